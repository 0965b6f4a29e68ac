"""One walk through the program: every command, every button, whatever opens, left by Escape and by Return."""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from screen import Screen
from tour_program import EndedError, Program

Look = dict[str, Any]
Opener = Callable[[], Look]
WORDS = "zebra\nquagga\nokapi\ncafé\nwell-known\ngiraffe\nibex\n"
KNOWN = re.compile(
    r"\.config/(QtProject\.conf|qless-studio/(settings\.json|window\.ini))$|"
    r"\.local/share/qless-studio/(session\.json|history\.(jsonl|lock)|misses\.json|\w+_recent\.json|rules/.*)$|"
    r"\.local/share/qless-studio/(likelihood/[\w-]+\.z|lexicons/.*)$|"
    r"\.local/state/qless-studio/log/qless-studio\.log$"
)
"""What the program keeps."""
DEATHS = 30
"""So often the program is started again; then the walk ends."""
PATIENCE = 40
"""So often a button is looked for."""
DEEP = 3
"""What opens from what has opened, so many times."""
MOST_BUTTONS = 60
"""Of one dialog: the rest are rows of a list, all alike."""


@dataclass
class Findings:
    """What all walks met, and what is wrong."""

    opened: Counter[str] = field(default_factory=Counter)
    """How many times things of each kind were opened."""
    met: dict[str, set[str]] = field(default_factory=dict)
    """By kind, the names of what was opened."""
    done: Counter[str] = field(default_factory=Counter)
    """How much was done of each thing, such as commands triggered."""
    faults: list[str] = field(default_factory=list)
    triggered: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)
    """Commands that were not available when it was their turn."""
    cancelled: set[str] = field(default_factory=set)
    """Titles of file dialogs."""
    accepted: set[str] = field(default_factory=set)

    def fault(self, text: str) -> None:
        """Something is wrong; said at once, for a walk takes minutes."""
        self.faults.append(text)
        print(f"FAULT {text}", flush=True)

    def add(self, other: Findings) -> None:
        self.opened += other.opened
        self.done += other.done
        self.faults += other.faults
        for kind, names in other.met.items():
            self.met.setdefault(kind, set()).update(names)
        for name in ("triggered", "refused", "cancelled", "accepted"):
            getattr(self, name).update(getattr(other, name))


@dataclass(frozen=True)
class Stage:
    """What is in front while commands are run."""

    game: str
    mode: str
    puzzle: bool

    def __str__(self) -> str:
        return f"{self.game}, {self.mode}, {'with' if self.puzzle else 'without'} a puzzle"


class Walk:
    """Through some games, in one profile."""

    def __init__(
        self, python: str, folder: Path, screen: Screen, environment: Mapping[str, str], searched: set[tuple[str, str]]
    ) -> None:
        """`searched`: kind and name of what had its buttons pressed, in any walk; once is enough."""
        self._python, self._folder, self._screen = python, folder, screen
        self._environment, self._searched = environment, searched
        self.findings = self._findings = Findings()
        self._files = folder / "files"
        self._files.mkdir(parents=True)
        (self._files / "words.txt").write_text(WORDS, "utf-8")
        self._written = self._deaths = 0
        self._stage: Stage | None = None
        self._letters = False
        self._label = "the first start"
        self._start()

    # the program

    def _start(self) -> None:
        self._program = Program(self._python, self._folder, self._screen, self._environment)
        self._games = self._program.ask("games")["games"]
        self._at_rest = self._program.ask("look")

    def _fault(self, text: str) -> None:
        where = f"{self._stage}: " if self._stage else ""
        self._findings.fault(f"{where}{self._label}: {text}")

    @contextmanager
    def _step(self, label: str) -> Iterator[None]:
        """Something that may kill the program, or have it complain."""
        self._label = label
        try:
            yield
        except EndedError as ended:
            self._fault(f"the program {ended}\n{_indented(self._program.complaints())}")
            self._deaths += 1
            if self._deaths > DEATHS:
                raise
            self._program.close()
            self._start()
            self._leave()
            if self._stage is not None:
                self._begin()
        else:
            said = self._program.complaints()
            if said:
                self._fault(f"it wrote\n{_indented(said)}")

    def _ask(self, what: str, **arguments: Any) -> Look:
        return self._program.ask(what, **arguments)

    def _look(self) -> Look:
        return self._ask("look")

    def _press(self, *keys: str) -> Look:
        self._findings.done["keys pressed"] += len(keys)
        self._screen.key(*keys)
        return self._look()

    def _until(self, holds: Callable[[Look], bool], seconds: float) -> Look:
        """What is seen when it holds, or after so long."""
        end = time.monotonic() + seconds
        look = self._look()
        while not holds(look) and time.monotonic() < end:
            look = self._look()
        return look

    # the whole

    @property
    def games(self) -> list[str]:
        """The keys of all games."""
        return self._games

    @property
    def accessible(self) -> bool:
        """Whether the program listens to screen readers."""
        return bool(self._ask("games")["accessible"])

    def through(self, game: str, change: bool = False, short: bool = False, quick: bool = False) -> None:
        """One game in every mode, with and without a puzzle.

        With `change` in other colours and another size of text from the middle on; `short`: a game that is played;
        `quick`: the commands alone, with a puzzle.
        """
        with self._step("the first start"):
            self._visit(self._look)
        self._stage = Stage(game, "analyse", False)
        self._begin()
        for mode in self._ask("modes")["modes"]:
            for puzzle in (True, False):
                if puzzle if quick else not short or (mode == "play" and puzzle):
                    self._through(Stage(game, mode, puzzle), change, quick)
        self.quit()

    def _through(self, stage: Stage, change: bool, quick: bool) -> None:
        self._stage = stage
        self._begin()
        self._commands(change)
        if quick:
            return
        self._buttons_of_page()
        if stage.puzzle:
            self._by_keyboard()

    @property
    def _game_key(self) -> str:
        """Goes to the game in front."""
        return f"ctrl+{self._games.index(self._stage.game) + 1 if self._stage else 1}"

    def _begin(self) -> None:
        stage = self._stage
        assert stage is not None
        self._ask("begin", game=stage.game, mode=stage.mode, puzzle=stage.puzzle)
        goes = stage.mode == "play" and stage.puzzle
        self._at_rest = self._until(
            lambda look: look["state"][1] == stage.mode and (look["state"][3] == "running") == goes, 5
        )

    def _restore(self) -> None:
        """Back to where commands begin."""
        look = self._look()
        if look["shown"]:
            look = self._leave()
        if look["state"] == self._at_rest["state"]:
            return
        if look["busy"]:  # what comes late would come in the midst of what is next
            look = self._until(lambda now: not now["busy"], 5)
        (game, mode, _, playing, tabs), at_rest = look["state"], self._at_rest["state"]
        if [game, mode, playing, tabs, "analyse"] == [at_rest[0], at_rest[1], at_rest[3], at_rest[4], mode]:
            self._at_rest = self._ask("again") if self._stage and self._stage.puzzle else self._ask("look")
            if self._at_rest["blank"] != (self._stage is None or not self._stage.puzzle):
                self._begin()
        else:
            self._begin()

    def _commands(self, change: bool) -> None:
        """All that the palette lists."""
        self._until(lambda look: not (look["busy"] or look["searching"]), 10)
        self._screen.key("ctrl+k")
        self._until(lambda look: bool(look["shown"]), 2)
        commands = self._ask("commands")["commands"]
        self._leave()
        with self._step("a letter"):
            self._letters = self._letter_arrives()
            self._restore()
        middle = commands[len(commands) // 2]
        for command in commands:
            if change and command is middle:
                with self._step("theme and text size"):
                    self._press("ctrl+plus")
                    self._press("ctrl+plus")
                    self._toggle_theme()
            if not command["leaves"]:
                self._command(command)
        if change:
            with self._step("theme and text size"):
                self._press("ctrl+0")
                self._toggle_theme()

    def _toggle_theme(self) -> None:
        themes = [button for button in self._ask("buttons")["buttons"] if "light and dark" in button["name"]]
        for button in themes:
            self._screen.click(button["x"], button["y"])
            self._look()
            self._findings.done["changes of theme and text size"] += 1

    def _command(self, command: Mapping[str, Any]) -> None:
        name, text = command["name"], command["text"]
        label = name or text

        def trigger() -> Look:
            self._restore()
            return self._ask("trigger", name=name, text=text)

        with self._step(f"command {label}"):
            look = trigger()
            if not look["ran"]:
                self._findings.refused.add(label)
                return
            self._findings.done["commands triggered"] += 1
            self._findings.triggered.add(label)
            if look["shown"]:
                self._visit(trigger)
            else:
                self._check_focus(look, None)
                if look["toggled"]:
                    self._ask("trigger", name=name, text=text)
            self._restore()

    # what opens

    def _visit(self, opener: Opener, depth: int = 0) -> None:
        """Something has opened: leave it by Escape, open it again and leave it by Return, press its buttons."""
        look = self._look()
        top = look["shown"][-1] if look["shown"] else None
        if top is None:
            return
        kind, name = top["kind"], top["name"]
        self._findings.opened[kind] += 1
        self._findings.met.setdefault(kind, set()).add(name)
        label = self._label
        if not look["active"]:
            self._fault(f"{kind} “{name}” does not get the keyboard")
        if kind == "file dialog":
            self._file_dialog(top, opener)
            return
        self._label = f"{label} > {kind} “{name}” > Escape"
        self._check_focus(look, None)
        self._escape_and_check()
        self._label = f"{label} > {kind} “{name}” > Return"
        if self._opens_again(opener, top):
            if kind == "menu":
                self._screen.key("Down")
            before = self._home()
            look = self._press("Return")
            self._findings.done["left by Return"] += not look["shown"]
            if kind == "print dialog":
                self._expect_print(before)
            elif self._is_new(look, top) and depth < DEEP:
                self._visit(lambda: (opener(), self._press("Return"))[1], depth + 1)
            self._leave()
        first = (kind, name)
        if first not in self._searched and kind != "print dialog":
            self._searched.add(first)
            self._label = label
            self._buttons_of(opener, top, depth)
        self._label = label

    def _opens_again(self, opener: Opener, top: Mapping[str, Any]) -> bool:
        """It may take its time on a machine with other work."""

        def is_open(look: Look) -> bool:
            shown = look["shown"]
            return bool(shown) and (shown[-1]["kind"], shown[-1]["class"]) == (top["kind"], top["class"])

        return is_open(opener()) or is_open(self._until(is_open, 2))

    def _is_new(self, look: Look, top: Mapping[str, Any]) -> bool:
        shown = look["shown"]
        return bool(shown) and (shown[-1]["kind"], shown[-1]["name"]) != (top["kind"], top["name"])

    def _leave(self) -> Look:
        """Escape until nothing lies over the games."""
        look = self._look()
        for _ in range(3 * max(1, len(look["shown"]))):
            if not look["shown"]:
                return look
            open_now = len(look["shown"])
            if look["shown"][-1]["kind"] == "page":  # left as one goes to a game
                self._screen.key(self._game_key)
            else:
                self._screen.key("Escape")
            look = self._until(lambda now: len(now["shown"]) < open_now, 0.3)  # noqa: B023
        if look["shown"]:
            self._fault(f"{[(each['kind'], each['name']) for each in look['shown']]} cannot be left by Escape")
            look = self._ask("close")
            if look["shown"] and self._stage is not None:
                self._begin()
        return look

    def _escape_and_check(self) -> None:
        before = self._at_rest
        look = self._leave()
        self._findings.done["left by Escape"] += 1
        self._check_focus(look, before)

    def _check_focus(self, look: Look, before: Look | None) -> None:
        """It is on something seen, in front; and where letters reached the board before something opened, they do."""
        focus = look["focus"]
        if focus is None:
            self._fault("nothing has the focus")
        elif not (focus["seen"] and (focus["in_front"] or _is_popup(look))):
            self._fault(f"the focus is on {focus['class']} “{focus['name']}”, which is not in front")
        if before is None or not self._letters or look["state"] != before["state"]:
            return
        if focus is None or before["focus"] is None or focus["id"] != before["focus"]["id"]:
            if not self._letter_arrives():
                where = "nothing" if focus is None else f"{focus['class']} “{focus['name']}”"
                self._fault(f"letters reach neither the board nor a field; the focus is on {where}")
            self._restore()

    def _letter_arrives(self) -> bool:
        """Whether a letter of the puzzle, typed, changes anything that is written in the window."""
        before = self._ask("typed")
        letters = re.findall("[A-Za-z]", before["state"][2]) or ["e"]
        self._findings.done["letters typed"] += 1
        for letter in dict.fromkeys((letters[0].lower(), letters[-1].lower())):
            self._press(letter)
            after = self._ask("typed")
            if after["typed"] != before["typed"]:
                if after["state"] == before["state"]:
                    self._press("BackSpace")
                return True
        return False

    # files

    def _file_dialog(self, top: Mapping[str, Any], opener: Opener) -> None:
        label, title = self._label, top["name"]
        self._label = f"{label} > file dialog “{title}” > Escape"
        self._escape_and_check()
        self._findings.cancelled.add(title)
        suffixes = [each for filter_ in top["filters"] for each in re.findall(r"\*(\.\w+)", filter_)]
        chosen = dict.fromkeys(suffixes) if top["saves"] else [""]
        first = title not in self._findings.accepted
        for suffix in list(chosen) if first else list(chosen)[:1]:
            path = self._new_path(suffix) if top["saves"] else self._sample(suffixes)
            if path is None:
                continue
            self._label = f"{label} > file dialog “{title}” > {path.name}"
            if not self._opens_again(opener, top):
                self._fault("it does not open again")
                return
            self._type_path(path)
            depth = len(self._look()["shown"])
            for _ in range(3):  # a list of completions takes the first
                self._screen.key("Return")
                look = self._until(lambda now: not _has_file_dialog(now), 1)
                if not _has_file_dialog(look):
                    break
            else:
                self._fault("it cannot be left by Return")
            self._findings.accepted.add(title)
            if top["saves"]:
                self._expect(path)
            elif look["shown"] and len(look["shown"]) >= depth:
                self._visit(self._look)
            self._leave()
            self._restore()
        self._label = label

    def _type_path(self, path: Path) -> None:
        """Once more if keys were lost while the dialog was still busy with itself."""

        def is_typed(look: Look) -> bool:
            return any(str(path) in each.get("suggested", ()) for each in look["shown"])

        for _ in range(2):
            self._screen.do("type", "--delay", 1, str(path))
            if is_typed(self._until(is_typed, 1)):
                return
            self._screen.key("ctrl+a")

    def _new_path(self, suffix: str) -> Path:
        self._written += 1
        return self._files / f"{self._written}{suffix}"

    def _sample(self, suffixes: list[str]) -> Path | None:
        """A file to open: the last one written of a kind."""
        for suffix in suffixes:
            found = sorted(self._files.glob(f"*{suffix}"), key=lambda path: path.stat().st_mtime)
            if found:
                return found[-1]
        return None

    def _expect(self, path: Path) -> None:
        """A file is written, and is what its name says."""
        end = time.monotonic() + 10
        while not path.exists() and time.monotonic() < end:
            self._look()
        if not path.exists():
            self._fault(f"{path.name} is not written")
        elif not _is_sound(path):
            self._fault(f"{path.name} is not what its name says: {path.read_bytes()[:40]!r}")
        else:
            self._findings.done[f"files written, {path.suffix}"] += 1

    def _home(self) -> set[Path]:
        return set((self._folder / "home").rglob("*.pdf")) | set((self._folder / "here").rglob("*.pdf"))

    def _expect_print(self, before: set[Path]) -> None:
        """Qt prints to a file where there is no printer."""
        self._until(lambda _: bool(self._home() - before), 5)
        made = self._home() - before
        if not any(_is_sound(path) for path in made):
            self._fault("nothing is printed")
        for path in made:
            path.unlink()
            self._findings.done["files printed, .pdf"] += 1

    # buttons

    def _buttons_of(self, opener: Opener, top: Mapping[str, Any], depth: int) -> None:
        """Press each button of what opens, by mouse."""
        label = self._label
        if not self._opens_again(opener, top):
            return
        buttons = self._ask("buttons")["buttons"]
        is_open = True
        for number in range(min(MOST_BUTTONS, len(buttons))):
            if not is_open:
                self._restore()
                if not self._opens_again(opener, top):
                    return
            now = self._ask("buttons")["buttons"]
            if number >= len(now):
                break
            button = now[number]
            self._label = f"{label} > {top['kind']} “{top['name']}” > button “{button['name']}”"
            look = self._click(button)
            if self._is_new(look, top) and depth < DEEP:
                self._visit(lambda: self._click_in(opener, button), depth + 1)  # noqa: B023
            look = self._look()
            is_open = bool(look["shown"]) and not self._is_new(look, top)
        self._label = label
        self._leave()

    def _click(self, button: Mapping[str, Any]) -> Look:
        self._findings.done["buttons clicked"] += 1
        self._screen.click(button["x"], button["y"])
        return self._look()

    def _click_in(self, opener: Opener, wanted: Mapping[str, Any]) -> Look:
        """Press that button once more: some come late, and move the others."""
        self._restore()
        look = opener()
        for _ in range(PATIENCE):
            found = [each for each in self._ask("buttons")["buttons"] if each["name"] == wanted["name"]]
            if found:
                return self._click(found[0])
        return look

    def _buttons_of_page(self) -> None:
        """Press each button of the window by mouse: those that open something are left by Escape."""
        self._restore()
        seen = set()
        for number in range(MOST_BUTTONS):
            buttons = self._ask("buttons")["buttons"]
            if number >= len(buttons):
                break
            button = buttons[number]
            key = (button["name"], button["class"])
            if key in seen:
                continue
            seen.add(key)

            def click(number: int = number, name: str = button["name"]) -> Look:
                self._restore()
                found = [each for each in self._ask("buttons")["buttons"] if each["name"] == name]
                return self._click(found[0]) if found else self._look()

            with self._step(f"button “{button['name']}”"):
                look = click()
                if look["shown"]:
                    typing, played = self._letters, self._stage is not None and self._stage.mode == "play"
                    self._letters = typing and (played or not button["page"])
                    self._visit(click)
                    self._letters = typing
                else:
                    self._check_focus(look, None)
                self._restore()

    def _by_keyboard(self) -> None:
        """Tab through the window, and Space wherever it stops; what opens is left by Escape."""
        with self._step("the keyboard"):
            self._restore()
            first = self._look()["focus"]
            name = ""
            for number in range(MOST_BUTTONS):
                self._label = f"Tab, {number + 1} times, after “{name}”"
                look = self._press("Tab")
                focus = look["focus"]
                if focus is None or not focus["seen"]:
                    self._fault("nothing has the focus")
                    break
                name = focus["name"]
                if first is not None and focus["id"] == first["id"]:
                    break
                self._findings.done["places in the order of Tab"] += 1
                if not focus["opens"]:
                    continue
                self._label += f" > Space on “{focus['name']}”"
                look = self._press("space")
                if look["shown"]:
                    top = look["shown"][-1]
                    self._findings.opened[top["kind"]] += 1
                    look = self._leave()
                    self._check_focus(look, None)
            self._restore()

    # the end

    def quit(self) -> None:
        self._stage = None
        self._label = "leaving"
        self._screen.key("ctrl+q")
        status = self._program.end()
        said = self._program.complaints()
        self._program.close()
        if status:
            self._fault(f"it ended with status {status}")
        if said:
            self._fault(f"it wrote\n{_indented(said)}")
        for path in [] if self._deaths else sorted(self._left_behind()):
            self._fault(f"left behind: {path.relative_to(self._folder)}")

    def _left_behind(self) -> Iterator[Path]:
        for name in ("scratch", "run", "here"):
            yield from (self._folder / name).rglob("*")
        for path in (self._folder / "home").rglob("*"):
            if path.is_file() and not KNOWN.match(str(path.relative_to(self._folder / "home"))):
                yield path


def _is_popup(look: Look) -> bool:
    """A popup gets the keys without the focus."""
    return bool(look["shown"]) and look["shown"][-1]["kind"] in ("menu", "popover")


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


def _indented(text: str) -> str:
    return "\n".join(f"    {line}" for line in text.splitlines()[:12])
