"""One roll being played: its clock, the help taken, how it ended; and what is noted of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from qless_studio.engine.errors import StudioError
from qless_studio.engine.games.q_less.play_log import Played, Record, Result
from qless_studio.engine.games.q_less.puzzle import Puzzle
from qless_studio.engine.games.q_less.recent import RecentRoll, remember, remembered, with_latest


class Play:
    """Knows nothing of widgets; `say` gets a line when something cannot be written."""

    def __init__(self, folder: Path | None, say: Callable[[str], None]) -> None:
        """`folder` None: nothing is written or read."""
        self._folder, self._say = folder, say
        self.recent: tuple[RecentRoll, ...] = () if folder is None else remembered(folder)
        self.clocked = False
        self._letters = ""
        self._began = time.monotonic()
        self._hints = 0
        self._touched = self._given = self._over = self._unsolvable = self._daily = False

    @property
    def record(self) -> Record | None:
        return None if self._folder is None else Record(self._folder)

    @property
    def seconds(self) -> float:
        """Since the dice fell."""
        return time.monotonic() - self._began

    @property
    def over(self) -> bool:
        return self._over

    def follow(self, puzzle: Puzzle, lexicon: str, daily: bool = False) -> None:
        """The puzzle is another one; with other letters a new play begins, and the one before has ended."""
        letters = "".join(sorted(puzzle.letters))
        if letters == self._letters:
            self._touched |= bool(puzzle.tiles)
            return
        self.leave(lexicon)
        self._letters = letters
        self._began, self._hints = time.monotonic(), 0
        self._touched = self._given = self._over = self._unsolvable = False
        self._daily = daily

    def leave(self, lexicon: str) -> None:
        """The player turns to something else: what was begun is given up, unless it could not be solved."""
        if self._letters and not self._over and (self._touched or self._hints or self._given):
            self._note(Result.UNSOLVABLE if self._unsolvable else Result.GIVEN_UP, (), lexicon)
        self._over = True

    def restart_clock(self) -> None:
        self._began = time.monotonic()

    def hint_taken(self) -> None:
        self._hints += 1

    def solution_placed(self) -> None:
        """The answer was laid for the player: no solving counts from here on."""
        self._given = True

    def proven_unsolvable(self) -> None:
        self._unsolvable = True

    def finished(self, grid: tuple[str, ...], lexicon: str) -> bool:
        """Every die lies right; whether the player did it."""
        if self._over:
            return False
        won = not self._given
        self._note(Result.SOLVED if won else Result.GIVEN_UP, grid if won else (), lexicon)
        self._over = True
        return won

    def looked(self, letters: str, solutions: int, lexicon: str) -> None:
        """A roll's solutions have all been counted."""
        before = (
            self.recent if self._folder is None else remembered(self._folder)
        )  # another document may have added some
        self.recent = with_latest(before, RecentRoll(letters, solutions, lexicon))
        if self._folder is not None:
            self._try(lambda folder: remember(folder, self.recent))

    def _note(self, result: Result, grid: tuple[str, ...], lexicon: str) -> None:
        seconds = round(self.seconds, 1) if self.clocked else None
        played = Played(self._letters, result, seconds, self._hints, grid, lexicon, daily=self._daily)
        self._try(lambda folder: Record(folder).add(played))

    def _try(self, write: Callable[[Path], None]) -> None:
        if self._folder is None:
            return
        try:
            write(self._folder)
        except StudioError as error:
            self._say(str(error))
