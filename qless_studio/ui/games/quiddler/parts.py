"""What the pages of Quiddler's tab share."""

from __future__ import annotations

from dataclasses import dataclass

from qless_studio.ui.games.quiddler.board import TableBoard
from qless_studio.ui.games.quiddler.commands import TableCommands
from qless_studio.ui.games.quiddler.dealing import Dealing
from qless_studio.ui.games.quiddler.move_analysis import MoveAnalysis
from qless_studio.ui.games.quiddler.recent import DealRecord
from qless_studio.ui.tab.session import Session


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
