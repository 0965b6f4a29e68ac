"""The commands on the board of the page in front: hint, solution, tiles of the grid, order of the rack."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from qless_studio.engine.games.q_less.puzzle import Puzzle, alphabetical
from qless_studio.ui.games.q_less import moves
from qless_studio.ui.tab.actions import command
from qless_studio.ui.tab.session import Session

if TYPE_CHECKING:  # its page is imported when it is first shown
    from qless_studio.ui.games.q_less.board_aids import BoardAids


class GridCommands(QObject):
    """Each gets the board when it is triggered."""

    def __init__(self, session: Session, aids: Callable[[], BoardAids], tab: QWidget) -> None:
        super().__init__(tab)
        self._session, self._aids, self._tab, tr = session, aids, tab, self.tr
        self.hint = self._command("hint", tr("Hint"), lambda at: at.hints.ask(), "Ctrl+H", "bulb")
        self.place = self._command("place", tr("Place displayed solution"), _place, "Ctrl+Return", "check")
        self.back = self._command("back", tr("Back to grid"), lambda at: at.end_preview(), "Ctrl+Shift+Backspace")
        self.clear = self._command("clear", tr("Clear grid"), self._clear, "Ctrl+Shift+X", "trash")
        self.lift = self._command("lift", tr("Lift word at cursor"), self._lift_word, "Ctrl+Backspace")
        self.select = self._command("select", tr("Select word at cursor"), self._select_word, "Ctrl+Shift+W")
        self.swap = self._command("turn", tr("Swap rows and columns"), self._swap, "Ctrl+Shift+T", "rotate")
        self.centre = self._command("centre", tr("Centre grid"), _centre, "Ctrl+M")
        self.moves = tuple(
            self._command(f"move_{name}", text, partial(_move, rows, columns))
            for name, text, rows, columns in (
                ("up", tr("Move grid up"), -1, 0),
                ("down", tr("Move grid down"), 1, 0),
                ("left", tr("Move grid left"), 0, -1),
                ("right", tr("Move grid right"), 0, 1),
            )
        )
        self.shuffle = command(tab, "q_less_shuffle", tr("Shuffle rack"), self._shuffle)
        self.sort = command(tab, "q_less_sort", tr("Sort rack"), self._sort)
        self.hint.setToolTip(tr("Get help in steps: each tells a little more"))
        self.clear.setToolTip(tr("Return all tiles to the rack"))

    def _command(
        self, name: str, text: str, act: Callable[[BoardAids], object], shortcut: str = "", icon: str = ""
    ) -> QAction:
        return command(self._tab, f"q_less_{name}", text, partial(self._on_board, act), shortcut or None, icon=icon)

    def _on_board(self, act: Callable[[BoardAids], object]) -> None:
        act(self._aids())

    @property
    def on_grid(self) -> tuple[QAction, ...]:
        """Those on grid and rack, in menu order."""
        return self.clear, self.select, self.lift, self.swap, self.centre, *self.moves, self.shuffle, self.sort

    def enable_for(self, puzzle: Puzzle) -> None:
        """Enable the commands on grid and rack that can do something."""
        for action in self.on_grid:
            action.setEnabled(bool(puzzle.tiles))
        for action in (self.shuffle, self.sort):
            action.setEnabled(bool(puzzle.letters))

    def follow_solution(self, aids: BoardAids | None) -> None:
        """Enable what makes sense for the solution shown: placing one takes the same letters."""
        self.place.setEnabled(aids is not None and aids.placeable)
        self.back.setEnabled(aids is not None and aids.solution is not None)

    def _clear(self, aids: BoardAids) -> None:
        aids.board.replace_tiles({}, self.clear.text())

    def _lift_word(self, aids: BoardAids) -> None:
        """Return the word at the cursor to the rack; letters that another word needs stay."""
        board = aids.board
        if board.place in board.open_grid.tiles:
            move = moves.lift_word(board.open_grid, board.place, board.down)
            board.replace_tiles(move.tiles, move.text)
        else:
            board.refused.emit(self.tr("There is no word at the cursor"))

    def _select_word(self, aids: BoardAids) -> None:
        """Select the word at the cursor, to be moved or returned to the rack."""
        aids.board.setFocus()
        if not aids.board.select_word():
            aids.board.refused.emit(self.tr("There is no word at the cursor"))

    def _swap(self, aids: BoardAids) -> None:
        swapped = {(column, row): letter for (row, column), letter in aids.board.open_grid.tiles.items()}
        aids.board.replace_tiles(swapped, self.swap.text())

    def _shuffle(self) -> None:
        letters = list(self._session.puzzle.letters)
        Random().shuffle(letters)
        self._order("".join(letters), self.tr("Shuffle rack"))

    def _sort(self) -> None:
        self._order(alphabetical(self._session.puzzle.letters), self.tr("Sort rack"))

    def _order(self, letters: str, undo_text: str) -> None:
        self._session.edit(replace(self._session.puzzle, letters=letters), undo_text)


def _place(aids: BoardAids) -> None:
    if aids.solution is not None:
        aids.place_solution(aids.solution)


def _centre(aids: BoardAids) -> None:
    aids.board.show_at(aids.board.open_grid.centred())


def _move(rows: int, columns: int, aids: BoardAids) -> None:
    aids.board.move_grid(rows, columns)
