"""Choosing a board: a shipped one, or one from a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog

from qless_studio.engine.errors import StudioError
from qless_studio.engine.games.affix.boards import SHIPPED, BoardGraph, find_board
from qless_studio.engine.games.affix.puzzle import Puzzle, check_fits
from qless_studio.engine.texts import say
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.choices import Combo

OTHER = ""
"""The choice that asks for a file."""


class BoardCombo(Combo):
    """The boards that come with the program and the files opened since, by their titles."""

    board_chosen = Signal(str)
    """The name or the path of a board that is to be played on."""

    def __init__(self, appearance: Appearance) -> None:
        self._files: list[str] = []
        self._shown = SHIPPED[0]
        super().__init__(appearance)
        self.setAccessibleName(self.tr("Board"))
        self.value_changed.connect(self._on_chosen)

    def show_board(self, name: str) -> None:
        """Show that board as the one in use."""
        self._shown = name
        if name not in (*SHIPPED, *self._files):
            self._files.append(name)
        pairs = [(known, say(find_board(known).title)) for known in SHIPPED]
        pairs += [(path, Path(path).stem) for path in self._files]
        self.set_choices([*pairs, (OTHER, self.tr("Open board file…"))])
        self.set_value(name)

    def fitting(self, puzzle: Puzzle, current: str) -> str:
        """The board in use when the puzzle suits it, else the first known one that it suits."""
        for name in (current, *self._files, *SHIPPED):
            try:
                board = find_board(name)
                if puzzle.suffixes:
                    check_fits(puzzle, board)
            except StudioError:
                continue
            return name
        return current

    def ask_for_file(self) -> None:
        """Let the user choose a board file."""
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Open board file"), "", self.tr("Board files (*.json)"))
        if path:
            self.board_chosen.emit(path)

    def _on_chosen(self, name: str) -> None:
        if name == OTHER:
            self.set_value(self._shown)
            self.ask_for_file()
        else:
            self.board_chosen.emit(name)


def shape(puzzle: Puzzle, board: BoardGraph) -> Puzzle:
    """The puzzle with as many suffixes as the board has, and with the prefixes that have a node there."""
    count = len(board.suffixes)
    placed = tuple((name, prefix) for name, prefix in puzzle.placed if board.node(name) is not None)
    return Puzzle((*puzzle.suffixes, *[""] * count)[:count], placed)
