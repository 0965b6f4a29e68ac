"""The combo that selects a board: a built-in one, or one from a file."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import Signal

from qless_studio.engine.errors import StudioError
from qless_studio.engine.games.affix.puzzle import SHIPPED, find_board
from qless_studio.engine.texts import say, without_dots
from qless_studio.ui.games.affix.analysis import AffixAnalysis
from qless_studio.ui.widgets.basic.choices import Combo
from qless_studio.ui.widgets.basic.save_file import ask_for_file

OPEN_FILE = ""
"""The value of the entry that asks for a file."""


class BoardCombo(Combo):
    """The built-in boards and the files opened so far, by title."""

    board_chosen = Signal(str)
    """The user chose the board of this name or path."""

    def __init__(self, analysis: AffixAnalysis) -> None:
        self._analysis = analysis
        self._shown = SHIPPED[0]
        super().__init__()
        self.setAccessibleName(self.tr("Board"))
        self.value_changed.connect(self._on_value_changed)
        self._chosen = analysis.session.chosen.options.board
        analysis.session.chosen_changed.connect(self._on_chosen_changed)
        self.show_board(self._shown)
        self.show_board_in_force()

    def show_board_in_force(self) -> None:
        """Show the board of the options that are chosen."""
        with suppress(StudioError):  # the analysis says so, and selects another
            self.show_board(self._analysis.session.chosen.options.board)

    def _on_chosen_changed(self) -> None:
        """Show a board that was chosen elsewhere; otherwise keep what was chosen here for the next game."""
        before, self._chosen = self._chosen, self._analysis.session.chosen.options.board
        if before != self._chosen:
            self.show_board_in_force()

    def show_board(self, name: str) -> None:
        """Show a board as the current one; a file is added to the list. Raises `StudioError` if it cannot be read."""
        self._analysis.know_board(name)
        self._shown = name
        entries = [(known, say(find_board(known).title)) for known in SHIPPED]
        entries += [(path, Path(path).stem) for path in self._analysis.board_files]
        self.set_choices([*entries, (OPEN_FILE, self.tr("Open board file…"))])
        self.set_value(name)

    def ask_for_file(self) -> None:
        """Let the user choose a board file."""
        ask_for_file(
            self, without_dots(self.tr("Open board file…")), [f"{self.tr('Board')} (*.json)"], self.board_chosen.emit
        )

    def _on_value_changed(self, name: str) -> None:
        if name == OPEN_FILE:
            self.set_value(self._shown)
            self.ask_for_file()
        else:
            self.board_chosen.emit(name)
