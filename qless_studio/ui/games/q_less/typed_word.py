"""The word being typed or laid, which is no mistake yet."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from qless_studio.engine.games.q_less.open_grid import OpenGrid, Place
from qless_studio.engine.games.q_less.puzzle import Line

TYPING_MS, LAYING_MS = 1500, 4000
"""Milliseconds without a key, or a die laid with the mouse, after which a word counts as complete."""


class TypedWord(QObject):
    """The word being typed. Ends after a pause without a letter, and when the player turns to something else."""

    ended = Signal()
    """The word is complete, or was left."""

    def __init__(self, grid: Callable[[], OpenGrid], parent: QObject) -> None:
        super().__init__(parent)
        self._grid = grid
        self._place: Place | None = None
        """The letter typed or laid last; None: no word is being typed."""
        self._directions: tuple[bool, ...] = ()
        """Whether the word goes down or across, as far as that is known."""
        self._timer = QTimer(self, singleShot=True, interval=TYPING_MS)
        self._timer.timeout.connect(self.end)

    def go_on(self, place: Place, directions: tuple[bool, ...], milliseconds: int = TYPING_MS) -> None:
        """A letter comes to this place; more may follow."""
        self._place, self._directions = place, directions
        self._timer.start(milliseconds)

    def end(self) -> None:
        """End the word: what is typed next starts a new one."""
        if self._place is not None:
            self._timer.stop()
            self._place = None
            self.ended.emit()

    def includes(self, line: Line) -> bool:
        """Whether a run of the grid is this word, with dice left to go on."""
        place, grid = self._place, self._grid()
        if place is None or place not in grid.tiles or line.down not in self._directions or not grid.puzzle.rack:
            return False
        return grid.tile_at(place) in line.tiles
