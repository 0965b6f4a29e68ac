"""The commands that change the grid and the rack."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import Random

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from qless_studio.engine.games.q_less.puzzle import Puzzle
from qless_studio.ui.games.q_less.board import QLessBoard
from qless_studio.ui.tab.actions import command
from qless_studio.ui.tab.session import Session


class GridCommands(QObject):
    """Actions on the tiles of the grid, then on the order of the rack."""

    def __init__(self, session: Session, board: QLessBoard, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._board = session, board
        tr = self.tr
        self.clear = command(parent, "q_less_clear", tr("Clear grid"), board.clear_grid, "Ctrl+Shift+X", icon="trash")
        self.lift = command(parent, "q_less_lift", tr("Lift word at cursor"), board.lift_word, "Ctrl+Backspace")
        self.select = command(
            parent, "q_less_select", tr("Select word at cursor"), board.select_word_at_cursor, "Ctrl+Shift+W"
        )
        self.swap = command(
            parent, "q_less_turn", tr("Swap rows and columns"), self._swap, "Ctrl+Shift+T", icon="rotate"
        )
        self.centre = command(parent, "q_less_centre", tr("Centre grid"), board.centre_grid, "Ctrl+M")
        self.moves = tuple(
            command(parent, f"q_less_move_{name}", text, partial(board.move_grid, rows, columns))
            for name, text, rows, columns in (
                ("up", tr("Move grid up"), -1, 0),
                ("down", tr("Move grid down"), 1, 0),
                ("left", tr("Move grid left"), 0, -1),
                ("right", tr("Move grid right"), 0, 1),
            )
        )
        self.shuffle = command(parent, "q_less_shuffle", tr("Shuffle rack"), self._shuffle)
        self.sort = command(parent, "q_less_sort", tr("Sort rack"), self._sort)

    @property
    def actions(self) -> tuple[QAction, ...]:
        """All of them, in menu order."""
        return self.clear, self.select, self.lift, self.swap, self.centre, *self.moves, self.shuffle, self.sort

    def enable_for(self, puzzle: Puzzle) -> None:
        """Enable the commands that can do something."""
        for action in self.actions:
            action.setEnabled(bool(puzzle.tiles))
        for action in (self.shuffle, self.sort):
            action.setEnabled(bool(puzzle.letters))

    def _swap(self) -> None:
        swapped = {(column, row): letter for (row, column), letter in self._board.open_grid.tiles.items()}
        self._board.replace_tiles(swapped, self.swap.text())

    def _shuffle(self) -> None:
        letters = list(self._session.puzzle.letters)
        Random().shuffle(letters)
        self._order("".join(letters), self.tr("Shuffle rack"))

    def _sort(self) -> None:
        self._order("".join(sorted(self._session.puzzle.letters)), self.tr("Sort rack"))

    def _order(self, letters: str, undo_text: str) -> None:
        self._session.edit(replace(self._session.puzzle, letters=letters), undo_text)
