"""The Affix tab."""

from __future__ import annotations

from qless_studio.ui.games.affix.analyse_page import AffixAnalysePage
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.tab.shared_board import SharedBoardTab


class AffixTab(SharedBoardTab):
    analyse: AffixAnalysePage

    modes = (Mode.PLAY, Mode.BUILD, Mode.ANALYSE)

    def make_analyse_page(self) -> AffixAnalysePage:
        return AffixAnalysePage(self)
