"""What the pages of a Q-Less tab share."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QAction

from qless_studio.ui.games.q_less.analysis import QLessAnalysis
from qless_studio.ui.games.q_less.rolls import Rolls
from qless_studio.ui.tab.session import Session


@dataclass(frozen=True)
class QLessParts:
    """Made with the tab, before any page."""

    analysis: QLessAnalysis
    """What is known of the grid and its letters."""
    rolls: Rolls
    clear: QAction
    hint: QAction
    letters: QAction
    """Goes to the field for letters."""

    @property
    def session(self) -> Session:
        return self.analysis.session
