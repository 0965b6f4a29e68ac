"""Where new letters come from: the dice, a seed, the day, the bag; and what the letters at hand are called."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from random import Random

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QInputDialog, QWidget

from qless_studio.engine.games.q_less.dice import Roll, draw, roll
from qless_studio.ui.games.q_less import analysis
from qless_studio.ui.tab.background_searches import BackgroundSearches

TILES = 21
"""Tiles drawn for a free game: a hand for two to four players."""
SEEDS = 2**32


class Rolls(QObject):
    """`fallen` gets sorted letters, what was done in a few words, and whether they are tiles of a free game."""

    def __init__(
        self,
        tab: QWidget,
        searches: BackgroundSearches,
        fallen: Callable[[str, str, bool], None],
        say: Callable[[str], None],
    ) -> None:
        super().__init__(tab)
        self._tab, self._searches, self._fallen, self._say = tab, searches, fallen, say
        self._letters = self._name = ""
        self._daily = False

    def name_of(self, letters: str) -> str:
        """What roll the letters are: its number or its day; nothing for other letters."""
        return self._name if sorted(letters) == sorted(self._letters) else ""

    def is_daily(self, letters: str) -> bool:
        return self._daily and bool(self.name_of(letters))

    def roll(self, seed: int | None = None) -> None:
        """Roll the twelve dice; the same seed rolls the same letters."""
        number = Random().getrandbits(32) if seed is None else seed
        self._show(roll(number), self.tr("roll {}").format(number))

    def ask_seed(self) -> None:
        """Roll what somebody else has rolled."""
        text, taken = QInputDialog.getText(self._tab, self.tr("Roll from seed"), self.tr("Roll number:"))
        digits = text.strip()
        if taken and digits.isascii() and digits.isdecimal() and len(digits) < 11 and int(digits) < SEEDS:
            self.roll(int(digits))
        elif taken:
            self._say(self.tr("{} is not a roll number").format(text[:40]))

    def daily(self) -> None:
        """The roll that everybody has today; it takes a moment to choose."""
        today = datetime.date.today()

        def found(rolls: list[Roll]) -> None:
            self._show(rolls[-1], self.tr("daily roll of {}").format(today.isoformat()), daily=True)

        self._searches.start("daily", lambda run: analysis.roll_of_the_day(today, run), found)

    def draw(self) -> None:
        """Tiles from the bag for a free game."""
        self._letters = self._name = ""
        self._fallen("".join(sorted(draw(Random().getrandbits(32), TILES))), self.tr("Draw tiles"), True)

    def _show(self, rolled: Roll, name: str, daily: bool = False) -> None:
        self._letters, self._name, self._daily = rolled.letters, name, daily
        self._fallen("".join(sorted(rolled.letters)), self.tr("Roll"), False)
