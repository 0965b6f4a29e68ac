"""The Quiddler tab."""

from __future__ import annotations

from qless_studio.ui.games.quiddler.analyse_page import QuiddlerAnalysePage
from qless_studio.ui.tab.shared_board import SharedBoardTab


class QuiddlerTab(SharedBoardTab):
    analyse: QuiddlerAnalysePage

    def make_analyse_page(self) -> QuiddlerAnalysePage:
        return QuiddlerAnalysePage(self)
