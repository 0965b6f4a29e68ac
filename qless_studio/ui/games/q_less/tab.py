"""The Q-Less tab."""

from __future__ import annotations

from qless_studio.ui.games.q_less.analyse_page import QLessAnalysePage
from qless_studio.ui.tab.shared_board import SharedBoardTab


class QLessTab(SharedBoardTab):
    analyse: QLessAnalysePage

    def make_analyse_page(self) -> QLessAnalysePage:
        return QLessAnalysePage(self)
