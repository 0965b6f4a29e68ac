"""What the pages of a Q-Less tab share."""

from __future__ import annotations

from dataclasses import dataclass

from qless_studio.ui.games.q_less.analysis import QLessAnalysis
from qless_studio.ui.games.q_less.commands import GridCommands
from qless_studio.ui.games.q_less.rolls import Rolls
from qless_studio.ui.tab.play_actions import PlayActions
from qless_studio.ui.tab.session import Session


@dataclass(frozen=True)
class QLessParts:
    """Made with the tab, before any page."""

    analysis: QLessAnalysis
    """What is known of the grid and its letters."""
    rolls: Rolls
    commands: GridCommands
    play_commands: PlayActions
    """The commands that all games have"""

    @property
    def session(self) -> Session:
        return self.analysis.session
