"""What opens: it is left by Escape and by Return, its buttons are pressed, files are written and read."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from tour_steps import Look, Steps

Opener = Callable[[], Look]
WORDS = "zebra\nquagga\nokapi\ncafé\nwell-known\ngiraffe\nibex\n"
GAME = (
    '{"game":"boggle","puzzle":"AUUT/WIIY/OIAM/EZVI","result":"finished","kind":"round","seconds":180.0,"found":["via"],'
    '"lexicon":"wide","when":"2026-09-24T22:27:43+00:00","id":"boggle of the tour"}\n'
)
"""A history to import."""
PATIENCE = 40
"""So often a button is looked for."""
TRIES = 4
"""So often a path is typed."""
DEEP = 3
"""What opens from what has opened, so many times."""
ROOT = Path(__file__).parent.parent
OWN = {".png": ROOT / "docs/images/boggle-light.png", ".json": ROOT / "resources/boards/mini7.json"}
"""Files to open of kinds of which none was written."""
MOST_BUTTONS = 60
"""Of one dialog: the rest are rows of a list, all alike."""


class Visits:
    """What opens in one walk; `searched` says of all walks what had its buttons pressed."""

    def __init__(self, steps: Steps, folder: Path, searched: set[tuple[str, str]], brief: bool) -> None:
        """`folder` gets the files that are written; with `brief` what opens once more is only left by Escape.

        `searched`: kind and name; once is enough.
        """
        self._steps, self._folder, self._searched, self._brief = steps, folder, searched, brief
        self._visited: set[tuple[str, str]] = set()
        self._files = folder / "files"
        self._files.mkdir(parents=True)
        (self._files / "words.txt").write_text(WORDS, "utf-8")
        (self._files / "history.jsonl").write_text(GAME, "utf-8")
        self._written = 0

    # what opens

    def visit(self, opener: Opener, depth: int = 0, seen: Look | None = None) -> None:
        """Something has opened: leave it by Escape, open it again and leave it by Return, press its buttons.

        `seen`: how it looks, if it has just been looked at.
        """
        look = seen or self._steps.look()
        top = look["shown"][-1] if look["shown"] else None
        if top is None:
            return
        kind, name = top["kind"], top["name"]
        self._steps.findings.opened[kind] += 1
        self._steps.findings.met.setdefault(kind, set()).add(name)
        label, again = self._steps.label, (kind, name) in self._visited
        self._visited.add((kind, name))
        if not look["active"]:
            self._steps.fault(f"{kind} “{name}” does not get the keyboard")
        if kind == "file dialog" and not (self._brief and name in self._steps.findings.accepted):
            self._file_dialog(top, opener)
            return
        self._steps.label = f"{label} > {kind} “{name}” > Escape"
        self._steps.check_focus(look, None)
        self._escape_and_check()
        if not (again and self._brief):
            self._steps.label = f"{label} > {kind} “{name}” > Return"
            if self._opens_again(opener, top):
                self._leave_by_return(opener, top, depth)
            self._steps.label = label
            if (kind, name) not in self._searched and kind != "print dialog":
                self._searched.add((kind, name))
                self._buttons_of(opener, top, depth)
        self._steps.label = label

    def _leave_by_return(self, opener: Opener, top: Mapping[str, Any], depth: int) -> None:
        if top["kind"] == "menu":
            self._steps.screen.key("Down")
        before = self._home()
        look = self._steps.press("Return")
        self._steps.findings.done["left by Return"] += not look["shown"]
        if top["kind"] == "print dialog":
            self._expect_print(before)
        elif self._is_new(look, top) and depth < DEEP:
            self.visit(lambda: (opener(), self._steps.press("Return"))[1], depth + 1)
        self._steps.leave()

    def _opens_again(self, opener: Opener, top: Mapping[str, Any]) -> bool:
        """It may take its time on a machine with other work."""

        def is_open(look: Look) -> bool:
            shown = look["shown"]
            return bool(shown) and (shown[-1]["kind"], shown[-1]["class"]) == (top["kind"], top["class"])

        def is_in_front(look: Look) -> bool:  # or a click would reach what lies over it
            return is_open(look) and look["shown"][-1]["title"] in self._steps.screen.front()

        look = opener()
        return is_open(look if is_in_front(look) else self._steps.until(is_in_front, 2))

    def _is_new(self, look: Look, top: Mapping[str, Any]) -> bool:
        shown = look["shown"]
        return bool(shown) and (shown[-1]["kind"], shown[-1]["name"]) != (top["kind"], top["name"])

    def _escape_and_check(self) -> None:
        before = self._steps.at_rest
        look = self._steps.leave()
        self._steps.findings.done["left by Escape"] += 1
        self._steps.check_focus(look, before)

    # files

    def _file_dialog(self, top: Mapping[str, Any], opener: Opener) -> None:
        label, title = self._steps.label, top["name"]
        self._steps.label = f"{label} > file dialog “{title}” > Escape"
        self._escape_and_check()
        self._steps.findings.cancelled.add(title)
        suffixes = [each for filter_ in top["filters"] for each in re.findall(r"\*(\.\w+)", filter_)]
        chosen = dict.fromkeys(suffixes) if top["saves"] else [""]
        first = title not in self._steps.findings.accepted
        for suffix in list(chosen) if first else list(chosen)[:1]:
            path = self._new_path(suffix) if top["saves"] else self._sample(suffixes)
            if path is None:
                continue
            self._steps.label = f"{label} > file dialog “{title}” > {path.name}"
            if not self._opens_again(opener, top):
                self._steps.fault("it does not open again")
                return
            depth = len(self._steps.look()["shown"])
            look = self._leave_with(path)
            if _has_file_dialog(look):
                self._steps.fault("it cannot be left by Return")
            self._steps.findings.accepted.add(title)
            if top["saves"]:
                self._expect(path)
            elif look["shown"] and len(look["shown"]) >= depth:
                self.visit(self._steps.look)
            self._steps.leave()
            self._steps.restore()
        self._steps.label = label

    def _leave_with(self, path: Path) -> Look:
        """Type the path, and Return; once more if keys were lost to a busy dialog or a list of completions."""

        name = self._steps.named(path)

        def is_typed(look: Look) -> bool:
            return any(name in each.get("suggested", ()) for each in look["shown"])

        look = self._steps.look()
        for _ in range(TRIES):
            if not is_typed(look):
                self._steps.screen.key("ctrl+a")
                self._steps.screen.do("type", "--delay", 1, name)
                self._steps.until(is_typed, 3)
            self._steps.screen.key("Return")
            look = self._steps.until(lambda now: not _has_file_dialog(now), 3)
            if not _has_file_dialog(look):
                break
        return look

    def _new_path(self, suffix: str) -> Path:
        self._written += 1
        return self._files / f"{self._written}{suffix}"

    def _sample(self, suffixes: list[str]) -> Path | None:
        """A file to open: the last one written of a kind, or one of the project's own."""
        for suffix in suffixes:
            found = sorted(self._files.glob(f"*{suffix}"), key=lambda path: path.stat().st_mtime)
            if found:
                return found[-1]
        return next((OWN[suffix] for suffix in suffixes if suffix in OWN), None)

    def _expect(self, path: Path) -> None:
        """A file is written, and is what its name says."""
        end = time.monotonic() + 10
        while not path.exists() and time.monotonic() < end:
            self._steps.look()
        if not path.exists():
            self._steps.fault(f"{path.name} is not written")
        elif not _is_sound(path):
            self._steps.fault(f"{path.name} is not what its name says: {path.read_bytes()[:40]!r}")
        else:
            self._steps.findings.done[f"files written, {path.suffix}"] += 1

    def _home(self) -> set[Path]:
        return set((self._folder / "home").rglob("*.pdf")) | set((self._folder / "here").rglob("*.pdf"))

    def _expect_print(self, before: set[Path]) -> None:
        """Qt prints to a file where there is no printer."""
        self._steps.until(lambda _: bool(self._home() - before), 5)
        made = self._home() - before
        if not any(_is_sound(path) for path in made):
            self._steps.fault("nothing is printed")
        for path in made:
            path.unlink()
            self._steps.findings.done["files printed, .pdf"] += 1

    # buttons

    def _buttons_of(self, opener: Opener, top: Mapping[str, Any], depth: int) -> None:
        """Press each button of what opens, by mouse."""
        label = self._steps.label
        if not self._opens_again(opener, top):
            return
        buttons = self._steps.ask("buttons")["buttons"]
        is_open = True
        for number in range(min(MOST_BUTTONS, len(buttons))):
            if not is_open:
                self._steps.restore()
                if not self._opens_again(opener, top):
                    return
            now = self._steps.ask("buttons")["buttons"]
            if number >= len(now):
                break
            button = now[number]
            self._steps.label = f"{label} > {top['kind']} “{top['name']}” > button “{button['name']}”"
            look = self.click(button)
            if self._is_new(look, top) and depth < DEEP:
                self.visit(lambda: self._click_in(opener, button), depth + 1)  # noqa: B023
            look = self._steps.look()
            is_open = bool(look["shown"]) and not self._is_new(look, top)
        self._steps.label = label
        self._steps.leave()

    def click(self, button: Mapping[str, Any]) -> Look:
        self._steps.findings.done["buttons clicked"] += 1
        self._steps.screen.click(button["x"], button["y"])
        return self._steps.look()

    def _click_in(self, opener: Opener, wanted: Mapping[str, Any]) -> Look:
        """Press that button once more: some come late, and move the others."""
        self._steps.restore()
        look = opener()
        for _ in range(PATIENCE):
            found = [each for each in self._steps.ask("buttons")["buttons"] if each["name"] == wanted["name"]]
            if found:
                return self.click(found[0])
        return look


def _has_file_dialog(look: Look) -> bool:
    return any(each["kind"] == "file dialog" for each in look["shown"])


def _is_sound(path: Path) -> bool:
    content = path.read_bytes()
    if path.suffix in (".json", ".qless"):
        try:
            json.loads(content)
        except ValueError:
            return False
        return True
    marks = {".png": b"\x89PNG\r\n", ".pdf": b"%PDF-", ".svg": b"<?xml"}
    return bool(content) and content.startswith(marks.get(path.suffix, b""))
