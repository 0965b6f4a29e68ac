"""What the pages of Quiddler's tab share."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QAction

from qless_studio.ui.games.quiddler.board import TableBoard
from qless_studio.ui.games.quiddler.dealing import Dealing
from qless_studio.ui.games.quiddler.move_analysis import MoveAnalysis
from qless_studio.ui.games.quiddler.recent import DealRecord
from qless_studio.ui.tab.session import Session


@dataclass(frozen=True)
class TableCommands:
    """Commands of the tab that its pages show as buttons, or follow."""

    deal: QAction
    conditions: QAction
    edit: QAction
    """Checked while cards are entered."""
    hint: QAction
    beside: QAction
    """Checked while lower cards are shown beside upper ones."""
    clock: QAction
    """Checked while the clock of a game is shown."""
    rules: QAction


@dataclass(frozen=True)
class QuiddlerParts:
    """Made with the tab, before any page."""

    session: Session
    commands: TableCommands
    analysis: MoveAnalysis
    dealing: Dealing
    record: DealRecord

    def new_table(self) -> TableBoard:
        """A table that shows its cards as the commands say."""
        table, beside = TableBoard(), self.commands.beside
        table.set_beside(beside.isChecked())
        beside.toggled.connect(table.set_beside)
        return table
