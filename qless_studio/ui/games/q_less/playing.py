"""One roll being played: the time, the hints taken, how it ended; and the record of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from qless_studio.engine import old_record
from qless_studio.engine.errors import StudioError
from qless_studio.engine.games.q_less.puzzle import Puzzle
from qless_studio.engine.games.q_less.recent import RecentRoll, remember, remembered, with_latest
from qless_studio.engine.history import Entry, History, Result


class Play:
    """Follows the roll that is being played, and writes down how it ended. No Qt."""

    def __init__(self, folder: Path | None, report: Callable[[str], None]) -> None:
        """`folder` None: nothing is written or read. `report` gets a line when something cannot be written."""
        self._folder, self._report = folder, report
        self.recent: tuple[RecentRoll, ...] = () if folder is None else remembered(folder)
        """The rolls whose solutions were counted last."""
        self.unsolvable = False
        """Whether the roll is proven to have no solution with the list in use; whoever learns of it sets it."""
        self.timed = True
        """Whether the roll was played from its beginning, so that its time is known."""
        self._letters = self._lexicon = ""
        self._seen: set[str] = set()
        """All letters so far: those that come back, by Undo or as the same daily roll, were looked at before."""
        self._began = time.monotonic()
        self._hints: list[str] = []
        self._started = self._answered = self._over = self._rolled = False
        self._day = ""
        self._try(old_record.move)

    @property
    def seconds(self) -> float:
        """Seconds since the roll."""
        return time.monotonic() - self._began

    @property
    def over(self) -> bool:
        """Whether the roll was solved or given up."""
        return self._over

    def follow(self, puzzle: Puzzle, lexicon: str, *, rolled: bool = False, day: str = "") -> None:
        """The puzzle changed; other letters end the play before and begin a new one.

        `rolled`: whether the letters came from the dice; `day`: that of which they are the daily roll. `lexicon` is the
        list in use until `use_lexicon` is called.
        """
        letters = "".join(sorted(puzzle.letters))
        if letters == self._letters:
            self._started |= bool(puzzle.tiles)
            return
        self.leave()
        self._letters, self._lexicon = letters, lexicon
        self._began, self._hints = time.monotonic(), []
        self._started = self._answered = self._over = self.unsolvable = False
        self._rolled, self._day = rolled, day
        self.timed = not puzzle.tiles and letters not in self._seen
        self._seen.add(letters)

    def leave(self) -> None:
        """The player turns to other letters: a roll of the dice that was begun is given up, if it can be solved."""
        if not self._over and (self._started or self._hints or self._answered):
            self._write_unsolved()
        self._over = True

    def use_lexicon(self, name: str) -> None:
        """The roll is played with this list from now on."""
        self._lexicon = name

    def hint_taken(self, step: str) -> None:
        """The player took one step of a hint, which is noted."""
        self._hints.append(step)

    def solution_placed(self) -> None:
        """The program placed a solution: the roll no longer counts as solved by the player."""
        self._answered = True

    def finished(self, grid: tuple[str, ...]) -> bool:
        """Every die is placed correctly; returns whether this is news and the player's own work."""
        if self._over:
            return False
        won = not self._answered
        if won:
            self._write(Result.SOLVED, grid)
        else:
            self._write_unsolved()
        self._over = True
        return won

    def counted(self, letters: str, solutions: int, lexicon: str) -> None:
        """All solutions of a roll were counted: add it to the recent rolls."""
        # read again: another document may have added some
        before = self.recent if self._folder is None else remembered(self._folder)
        self.recent = with_latest(before, RecentRoll(letters, solutions, lexicon))
        self._try(lambda folder: remember(folder, self.recent))

    def _write_unsolved(self) -> None:
        """Letters that the player typed are an experiment: only solving them counts."""
        if self._rolled:
            self._write(Result.GIVEN_UP)

    def _write(self, result: Result, grid: tuple[str, ...] = ()) -> None:
        seconds = round(self.seconds, 1) if self.timed else None
        played = Entry(
            old_record.GAME,
            self._letters,
            result,
            seconds=seconds,
            hints=tuple(self._hints),
            found=grid,
            proven={"solvable": False} if self.unsolvable else {},
            lexicon=self._lexicon,
            day=self._day,
        )
        self._try(lambda folder: History(folder).add(played))

    def _try(self, write: Callable[[Path], object]) -> None:
        if self._folder is None:
            return
        try:
            write(self._folder)
        except StudioError as error:
            self._report(str(error))
