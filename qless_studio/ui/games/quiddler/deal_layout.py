"""Where the places of a deal and the deck beneath them lie, on whole pixels."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QRect, QSize

from qless_studio.engine.games.quiddler.puzzle import HELD, PLACES
from qless_studio.ui.games.quiddler.layout import READABLE

COLUMNS = (16, 8)
"""Cards of the deck per row; the second where text is large for the width."""
MAX_SCALE = 1.4
CARD, DECK_CARD, GAP, TOP = (72, 104), (40, 56), 8, 8
"""Pixels at 100 %."""


@dataclass(frozen=True)
class DealLayout:
    """All cards have one scale, at which the longest row is not wider than the room and the deck not below it."""

    room: QSize
    text_scale: float
    hand: bool
    """Whether there is one row of places."""
    offered: int
    """Cards of the deck."""

    def place(self, number: int) -> QRect:
        """A place for a card, from 0."""
        row, column = divmod(number, self.columns)
        return self._rect(column, self.columns, TOP + row * (CARD[1] + GAP), CARD)

    def deck_card(self, number: int) -> QRect:
        """A card of the deck, from 0."""
        row, column = divmod(number, self._deck_columns)
        return self._rect(column, self._deck_columns, self._deck_top + row * (DECK_CARD[1] + GAP), DECK_CARD)

    @property
    def smallest(self) -> QSize:
        """Cards that are still readable at the width there is."""
        return QSize(320, round(self._height * min(self._width_scale, READABLE * self.text_scale)))

    @property
    def columns(self) -> int:
        """Places per row."""
        return HELD if self.hand else PLACES

    @cached_property
    def _deck_columns(self) -> int:
        wide, narrow = COLUMNS
        return wide if self.room.width() / self._row_width(wide) >= READABLE * self.text_scale else narrow

    def _row_width(self, deck_columns: int) -> int:
        """The width at 100 % of the longest row."""
        return max(self.columns * (CARD[0] + GAP), deck_columns * (DECK_CARD[0] + GAP)) + 8

    @cached_property
    def _width_scale(self) -> float:
        """The scale at which the longest row is as wide as there is room."""
        return max(0.2, min(self.room.width() / self._row_width(self._deck_columns), MAX_SCALE * self.text_scale))

    @cached_property
    def _deck_top(self) -> float:
        rows = 1 if self.hand else 2
        return TOP + rows * (CARD[1] + GAP) + 32 * max(1.0, self.text_scale / self._width_scale)

    @cached_property
    def _height(self) -> float:
        return self._deck_top + -(-self.offered // self._deck_columns) * (DECK_CARD[1] + GAP)

    def _rect(self, column: int, columns: int, top: float, size: tuple[int, int]) -> QRect:
        scale = max(0.2, min(self._width_scale, self.room.height() / self._height))
        whole = columns * size[0] + (columns - 1) * GAP
        left = (self.room.width() / scale - whole) / 2
        top += max(0, (self.room.height() / scale - self._height) / 3)
        return QRect(*(round(length * scale) for length in (left + column * (size[0] + GAP), top, *size)))
