"""What is tried in the real window, with keys and with Windows' own file dialogs as Wine draws them."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from trials import EXAMPLE, PROGRAM, START_S, Failed, Place, kept, wait_for

TITLE = "Qless Studio"
DIALOGS = {"Save": "ctrl+shift+s", "Open": "ctrl+o"}
"""Titles of dialogs, and the keys that open them"""
ATTEMPTS = 6
"""A key is lost if the window is not active again when it comes: after a dialog, on a busy machine."""


@contextmanager
def shown(place: Place, command: tuple[object, ...], home: str) -> Iterator[subprocess.Popen[bytes]]:
    """A program with its window on the screen, with the keyboard; killed at the end."""
    settings = {"QLESS_STUDIO_HOME": f"Z:/srv/work/{home}"}
    process = place.shown.start(*command, settings=settings, folder="/srv/work")
    try:
        place.screen.wait_until(lambda: TITLE in titles(place), "the window", START_S)
        wait_for((place.work / home / "data" / "session.json").exists, "the saved session")
        place.screen.focus(TITLE)
        yield process
    except BaseException:
        place.screen.save(place.pictures / "failed.png")
        raise
    finally:
        process.kill()
        process.communicate()


def titles(place: Place) -> str:
    """The titles of all windows."""
    found = place.screen.do("search", "--onlyvisible", "--name", ".+").split()
    return "".join(place.screen.do("getwindowname", window) for window in found)


@contextmanager
def dialog(place: Place, title: str) -> Iterator[None]:
    """A dialog from its opening to its end."""
    for _ in range(ATTEMPTS):
        place.screen.focus(TITLE)
        place.screen.key(DIALOGS[title])
        with suppress(TimeoutError):
            place.screen.wait_until(lambda: title in titles(place), f"the dialog {title}", START_S / ATTEMPTS)
            break
    place.screen.focus(title)
    yield
    place.screen.wait_until(lambda: title not in titles(place), f"the end of the dialog {title}", START_S)
    place.screen.focus(TITLE)


def accept(place: Place, title: str, name: str, made: Callable[[], bool]) -> None:
    """Open a dialog, type the name of a file of the trial in it, and wait for what comes of it."""
    with dialog(place, title):
        place.screen.key("ctrl+a")
        place.screen.do("type", "--delay", 30, f"Z:\\srv\\work\\{name}")
        place.screen.key("Return")
    wait_for(made, f"{name} by the dialog {title}")


def file_dialogs(place: Place) -> str:
    """Save and open, each cancelled first and then accepted."""
    work, data = place.work, place.work / "home" / "data"
    (work / "one.qless").write_text(EXAMPLE, "utf-8")
    with shown(place, (place.python, *PROGRAM, "one.qless"), "home") as program:
        before = set(work.iterdir())
        for title in DIALOGS:
            with dialog(place, title):
                place.pictures.mkdir(parents=True, exist_ok=True)
                place.screen.save(place.pictures / f"{title.lower()}.png")
                place.screen.key("Escape")
        if set(work.iterdir()) != before or set(kept(data)) != {"one.qless"}:
            raise Failed(f"cancelled dialogs have left {set(work.iterdir()) - before}")
        accept(place, "Save", "two words.qless", (work / "two words.qless").exists)
        accept(place, "Open", "one.qless", lambda: set(kept(data)) == {"one.qless", "two words.qless"})
        if json.loads((work / "two words.qless").read_text("utf-8"))["puzzle"] != EXAMPLE:
            raise Failed("the saved document has another puzzle")
        place.screen.key("ctrl+q")
        if program.wait(START_S):
            raise Failed(f"left with status {program.returncode}")
    return "cancelled and accepted: save, open; left with Ctrl+Q"


def all_tabs(place: Place) -> str:
    """A picture of each tab; the self-test says whether they work."""
    (place.work / "one.qless").write_text(EXAMPLE, "utf-8")
    with shown(place, (place.python, *PROGRAM, "one.qless"), "home"):  # with a document Home does not come
        seen = set()
        for number in range(1, 6):
            place.screen.key(f"ctrl+{number}")
            place.screen.do("sleep", 2)
            place.screen.key("ctrl+r")
            place.screen.do("sleep", 6)
            place.screen.save(place.pictures / f"tab-{number}.png")
            seen.add(place.screen.pixels())
    if len(seen) != 5:
        raise Failed(f"{len(seen)} different tabs")
    said = place.shown.run(place.python, *PROGRAM, "--selftest", seconds=900)
    if said[0] or b"all tabs passed" not in said[1]:
        raise Failed(said[1].decode(errors="replace") + said[2].decode(errors="replace"))
    return f"5 pictures in {place.pictures}; the self-test passes on the screen"


TRIALS: dict[str, Callable[[Place], str]] = {"dialogs": file_dialogs, "tabs": all_tabs}
