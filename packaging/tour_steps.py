"""The program, step by step: what is in front, what a step does to it, and back to where steps begin."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from screen import Screen
from tour_program import EndedError, Program, Start

Look = dict[str, Any]
KNOWN = re.compile(
    r"\.config/(QtProject\.conf|qless-studio/(settings\.json|window\.ini))$|"
    r"\.local/share/qless-studio/(session\.(json|lock)|start\.lock|history\.(jsonl|lock))$|"
    r"\.local/share/qless-studio/(misses|word-of-the-day)\.json$|"
    r"\.local/share/qless-studio/(\w+_recent\.json|rules/.*)$|"
    r"\.local/share/qless-studio/(likelihood/[\w-]+\.z|lexicons/.*)$|"
    r"\.local/state/qless-studio/log/qless-studio\.log$"
)
"""What the program keeps."""
DEATHS = 30
"""So often the program is started again; then the walk ends."""


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


class Steps:
    """One profile, in which the program is started, and again when it has died."""

    def __init__(self, folder: Path, screen: Screen, start: Start, named: Callable[[Path], str] = str) -> None:
        """`start` as of `Program`; `named`: what the program calls a file of the folder."""
        self._folder, self._start_program, self.named = folder, start, named
        self.screen = screen
        self.findings = Findings()
        self.stage: Stage | None = None
        self.label = "the first start"
        """The steps that led to where it is."""
        self.letters = False
        """Whether letters reach the board, or its field, when nothing is open."""
        self._deaths = 0
        self._start()

    # the program

    def _start(self) -> None:
        self._program = Program(self._folder, self._start_program)
        self._games: list[str] = self._program.ask("games")["games"]
        self.at_rest = self._program.ask("look")

    def fault(self, text: str) -> None:
        where = f"{self.stage}: " if self.stage else ""
        self.findings.fault(f"{where}{self.label}: {text}")

    @contextmanager
    def step(self, label: str) -> Iterator[None]:
        """Something that may kill the program, or have it complain."""
        self.label = label
        try:
            yield
        except EndedError as ended:
            self.fault(f"the program {ended}\n{_indented(self._program.complaints())}")
            self._deaths += 1
            if self._deaths > DEATHS:
                raise
            self._program.close()
            self._start()
            self.leave()
            if self.stage is not None:
                self.begin()
        else:
            said = self._program.complaints()
            if said:
                self.fault(f"it wrote\n{_indented(said)}")

    @property
    def has_puzzle(self) -> bool:
        """Whether there is a puzzle on the board in this stage."""
        return self.stage is not None and self.stage.puzzle

    @property
    def plays(self) -> bool:
        """Whether the game is played in this stage."""
        return self.stage is not None and self.stage.mode == "play"

    def ask(self, what: str, **arguments: Any) -> Look:
        return self._program.ask(what, **arguments)

    def look(self) -> Look:
        return self.ask("look")

    def press(self, *keys: str) -> Look:
        self.findings.done["keys pressed"] += len(keys)
        self.screen.key(*keys)
        return self.look()

    def until(self, holds: Callable[[Look], bool], seconds: float) -> Look:
        """What is seen when it holds, or after so long."""
        end = time.monotonic() + seconds
        look = self.look()
        while not holds(look) and time.monotonic() < end:
            look = self.look()
        return look

    @property
    def accessible(self) -> bool:
        """Whether the program listens to screen readers."""
        return bool(self.ask("games")["accessible"])

    # back and forth

    @property
    def _game_key(self) -> str:
        """Goes to the game in front."""
        return f"ctrl+{self._games.index(self.stage.game) + 1 if self.stage else 1}"

    def begin(self) -> None:
        stage = self.stage
        assert stage is not None
        self.ask("begin", game=stage.game, mode=stage.mode, puzzle=stage.puzzle)
        self._settle()

    def _settle(self) -> None:
        """Wait until that is in front which was begun with."""
        stage = self.stage
        if stage is None:
            self.at_rest = self.look()
            return
        goes = stage.mode == "play" and stage.puzzle
        self.at_rest = self.until(
            lambda look: look["state"][1] == stage.mode and (look["state"][3] == "running") == goes, 5
        )

    def restore(self) -> None:
        """Back to where commands begin."""
        look = self.look()
        if look["shown"]:
            look = self.leave(look)
        if look["state"] == self.at_rest["state"]:
            if _focused(look) != _focused(self.at_rest):  # where the last step left it
                self.ask("focus")
            return
        if look["busy"]:  # what comes late would come in the midst of what is next
            look = self.until(lambda now: not now["busy"], 5)
        (game, mode, _, _, tabs), at_rest = look["state"], self.at_rest["state"]
        puzzle = self.stage is not None and self.stage.puzzle
        if [game, mode, tabs] == [at_rest[0], at_rest[1], at_rest[4]] and (puzzle or mode == "analyse"):
            self.ask("again" if puzzle else "look")
            self._settle()
            if self.at_rest["blank"] == puzzle:
                self.begin()
        else:
            self.begin()

    def leave(self, seen: Look | None = None) -> Look:
        """Escape until nothing lies over the games; `seen`: what is in front, if it has just been looked at."""
        look = seen or self.look()
        for _ in range(3 * max(1, len(look["shown"]))):
            if not look["shown"]:
                return look
            open_now = len(look["shown"])
            if look["shown"][-1]["kind"] == "page":  # left as one goes to a game
                self.screen.key(self._game_key)
            else:
                self.screen.key("Escape")
            look = self.until(lambda now: len(now["shown"]) < open_now, 1)  # noqa: B023
        if look["shown"]:
            self.fault(f"{[(each['kind'], each['name']) for each in look['shown']]} cannot be left by Escape")
            look = self.ask("close")
            if look["shown"] and self.stage is not None:
                self.begin()
        return look

    # the keyboard

    def check_focus(self, look: Look, before: Look | None) -> None:
        """It is on something seen, in front; and where letters reached the board before something opened, they do."""
        if not _is_in_front(look):  # a machine with other work may not be done with it
            look = self.until(_is_in_front, 10)
        focus = look["focus"]
        if focus is None:
            self.fault("nothing has the focus")
        elif not _is_in_front(look):
            self.fault(f"the focus is on {focus['class']} “{focus['name']}”, which is not in front")
        if before is None or not self.letters or look["state"] != before["state"]:
            return
        if self.at_rest["state"][1] != look["state"][1]:  # in this mode letters were not tried
            return
        if focus is None or _focused(look) != _focused(before):
            if not self.letter_arrives():
                where = "nothing" if focus is None else f"{focus['class']} “{focus['name']}”"
                self.fault(f"letters reach neither the board nor a field; the focus is on {where}")
            self.restore()

    def letter_arrives(self) -> bool:
        """Whether a letter of the puzzle, typed, changes anything that is written in the window."""
        before = self.ask("typed")
        letters = re.findall("[A-Za-z]", before["state"][2]) or ["e"]
        self.findings.done["letters typed"] += 1
        for letter in dict.fromkeys((letters[0].lower(), letters[-1].lower())):
            self.press(letter)
            after = self.ask("typed")
            if after["typed"] != before["typed"]:
                if after["state"] == before["state"]:
                    self.press("BackSpace")
                return True
        return False

    # the end

    def quit(self) -> None:
        self.stage = None
        self.label = "leaving"
        self.screen.key("ctrl+q")
        status = self._program.end()
        said = self._program.complaints()
        self._program.close()
        if status:
            self.fault(f"it ended with status {status}")
        if said:
            self.fault(f"it wrote\n{_indented(said)}")
        for path in [] if self._deaths else sorted(self._left_behind()):
            self.fault(f"left behind: {path.relative_to(self._folder)}")

    def _left_behind(self) -> Iterator[Path]:
        for name in ("scratch", "run", "here"):
            yield from (self._folder / name).rglob("*")
        for path in (self._folder / "home").rglob("*"):
            if path.is_file() and not KNOWN.match(str(path.relative_to(self._folder / "home"))):
                yield path


def _focused(look: Look) -> int | None:
    """What has the focus."""
    return look["focus"]["id"] if look["focus"] else None


def _is_in_front(look: Look) -> bool:
    """Whether what has the focus is seen, and nothing lies over it but a popup, which gets the keys without it."""
    focus = look["focus"]
    is_popup = bool(look["shown"]) and look["shown"][-1]["kind"] in ("menu", "popover")
    return focus is not None and focus["seen"] and (focus["in_front"] or is_popup)


def _indented(text: str) -> str:
    return "\n".join(f"    {line}" for line in text.splitlines()[:12])
