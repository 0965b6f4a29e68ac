"""The combo that selects a board: a built-in one, or one from a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal

from qless_studio.engine.errors import StudioError
from qless_studio.engine.games.affix.boards import SHIPPED, find_board
from qless_studio.engine.games.affix.puzzle import Puzzle, check_fits
from qless_studio.engine.texts import say
from qless_studio.ui.widgets.basic.choices import Combo
from qless_studio.ui.widgets.basic.file_dialog import ask_for_file

OPEN_FILE = ""
"""The value of the entry that asks for a file."""


class BoardCombo(Combo):
    """The built-in boards and the files opened so far, by title."""

    board_chosen = Signal(str)
    """The user chose the board of this name or path."""

    def __init__(self) -> None:
        self._files: list[str] = []
        self._shown = SHIPPED[0]
        super().__init__()
        self.setAccessibleName(self.tr("Board"))
        self.value_changed.connect(self._on_value_changed)

    def show_board(self, name: str) -> None:
        """Show a board as the current one; a file is added to the list."""
        self._shown = name
        if name not in (*SHIPPED, *self._files):
            self._files.append(name)
        entries = [(known, say(find_board(known).title)) for known in SHIPPED]
        entries += [(path, Path(path).stem) for path in self._files]
        self.set_choices([*entries, (OPEN_FILE, self.tr("Open board file…"))])
        self.set_value(name)

    def board_for(self, puzzle: Puzzle, current: str) -> str:
        """The name of the current board if the puzzle fits it, otherwise of the first board here that it fits."""
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
        ask_for_file(self, self.tr("Open board file"), [self.tr("Board files (*.json)")], self.board_chosen.emit)

    def _on_value_changed(self, name: str) -> None:
        if name == OPEN_FILE:
            self.set_value(self._shown)
            self.ask_for_file()
        else:
            self.board_chosen.emit(name)
