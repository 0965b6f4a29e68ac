"""The Word Streak tab: matches of three rounds, and a page that plans a round against the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from qless_studio.ui.games.word_streak.commands import WordStreakCommands
from qless_studio.ui.games.word_streak.rules import WordStreakRules
from qless_studio.ui.grids.parts import BoardCommands
from qless_studio.ui.grids.tab import GridTab
from qless_studio.ui.tab.play_actions import PlayActions
from qless_studio.ui.tab.session import Session

if TYPE_CHECKING:  # each page is imported and built when it is first shown
    from qless_studio.ui.games.word_streak.analyse_page import WordStreakAnalysePage
    from qless_studio.ui.games.word_streak.play import WordStreakRound
    from qless_studio.ui.tab.play_page import PlayPage


class WordStreakTab(GridTab):
    owners = (PlayActions, BoardCommands, WordStreakCommands)
    rules: WordStreakRules
    analyse: WordStreakAnalysePage

    def __init__(self, session: Session) -> None:
        super().__init__(session, WordStreakRules(session), self.tr("Board"))
        session.lexicon_changed.connect(self.rules.read_table)
        self.own_actions = WordStreakCommands(self)

    def make_analyse_page(self) -> WordStreakAnalysePage:
        from qless_studio.ui.games.word_streak.analyse_page import WordStreakAnalysePage

        return WordStreakAnalysePage(self.parts, self.own_actions)

    def new_round(self, page: PlayPage) -> WordStreakRound:
        from qless_studio.ui.games.word_streak.play import WordStreakRound

        return WordStreakRound(page, self.parts)

    @property
    def round(self) -> WordStreakRound:
        return cast("WordStreakRound", super().round)

    @property
    def plan_page(self) -> WordStreakAnalysePage:
        """The page for analysing, built if this is its first time."""
        return self.analyse

    def new_game(self) -> None:
        """Begin a match; its further rounds follow from the card of a result."""
        self.round.play.deal(self.round.new_match)
