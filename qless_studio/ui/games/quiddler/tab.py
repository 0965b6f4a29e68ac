"""The Quiddler tab: what both of its pages need, and its commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from qless_studio.engine.games.quiddler.rules import STANDARD_BONUS, Options
from qless_studio.engine.games.quiddler.solver import standings
from qless_studio.engine.lexicon.languages import ENGLISH, LANGUAGES
from qless_studio.engine.texts import say
from qless_studio.ui.games.quiddler.board import TableBoard
from qless_studio.ui.games.quiddler.lists import DealRecord
from qless_studio.ui.games.quiddler.parts import Dealing, QuiddlerParts, TableCommands
from qless_studio.ui.games.quiddler.turn import MoveAnalysis
from qless_studio.ui.tab.play_actions import PlayActions
from qless_studio.ui.tab.session import Mode, Session
from qless_studio.ui.tab.tab import Tab
from qless_studio.ui.work.signals import listen

if TYPE_CHECKING:  # each page is imported and built when it is first shown
    from qless_studio.ui.games.quiddler.analyse_page import QuiddlerAnalysePage
    from qless_studio.ui.games.quiddler.play import QuiddlerPlay
    from qless_studio.ui.tab.game_play import GamePlay
    from qless_studio.ui.tab.play_page import PlayPage


class QuiddlerTab(Tab):
    owners = (PlayActions, TableCommands)
    analyse: QuiddlerAnalysePage

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.dealing = Dealing(session, self)
        self.analysis = MoveAnalysis(session, self)
        self.record = DealRecord(session, self)
        self.table_commands = TableCommands(self)
        self.parts = QuiddlerParts(session, self.table_commands, self.analysis, self.dealing, self.record)
        self.table_commands.edit.toggled.connect(self._on_edit)
        self.dealing.ended.connect(session.updated)
        listen(self._follow, session.puzzle_changed, session.options_changed, session.lexicon_changed)
        self.covered_changed.connect(self._on_covered)
        self._on_covered()

    # the pages

    def make_analyse_page(self) -> QuiddlerAnalysePage:
        from qless_studio.ui.games.quiddler.analyse_page import QuiddlerAnalysePage

        return QuiddlerAnalysePage(self.parts)

    def make_board_to_play(self) -> TableBoard:
        return self.parts.new_table()

    def make_play(self, page: PlayPage) -> GamePlay:
        from qless_studio.ui.games.quiddler.play import QuiddlerPlay

        self._game = game = QuiddlerPlay(page, self.parts)
        game.kind_known.connect(self._follow)
        return game.play

    @property
    def game(self) -> QuiddlerPlay:
        """The game as it is played, on a page that may have to be built first."""
        self.play.game  # noqa: B018
        return self._game

    # what the window asks

    def new_game(self) -> None:
        self.table_commands.edit.setChecked(False)
        self.game.play.deal()

    def new_puzzle(self) -> None:
        self.table_commands.edit.setChecked(False)
        self.analyse.deal()

    def no_conditions(self) -> str:
        return self.explain_covered()

    def ask_for_conditions(self) -> None:
        self.dealing.ask()

    def no_opponent(self) -> str:
        return ""

    def choose_opponent(self) -> None:
        """The computer, in the hand game."""
        self.set_mode(Mode.PLAY)
        self.game.choose_hands()

    def no_hint(self) -> str:
        return self.table_commands.no_hint()

    def show_hint(self) -> None:
        if self.current_mode is Mode.PLAY:
            self.game.solitaire.hints.ask()
        else:
            self.analyse.hints.ask()

    def no_filter(self) -> str:
        return self.explain_covered()

    def filter_list(self) -> None:
        self.analyse.panel.filter.setFocus()

    def rule_summary(self) -> str:
        session = self.session
        options: Options = session.options
        parts = []
        seed = self.dealing.seed_of(session.puzzle)
        if seed is not None:
            parts.append(self.tr("Seed {}").format(seed))
        if session.puzzle.hand is None:
            bonus = {STANDARD_BONUS: self.tr("standard bonus"), "": self.tr("no bonus")}
            parts.append(bonus.get(options.bonus, self.tr("custom bonus")))
        parts.append(self.tr("words of {} cards or more").format(options.min_cards))
        if session.language.code != ENGLISH.code:
            deck = options.deck_in(session.language)
            parts.append(self.tr("{} deck").format(say(LANGUAGES[deck.language.code].title)))
        text = ", ".join(parts)
        return text[:1].upper() + text[1:]

    # following

    @property
    def _in_play(self) -> bool:
        """Whether the page in front is the one for playing, and has been built."""
        return self.current_mode is Mode.PLAY and self.has_page(Mode.PLAY)

    @property
    def _enters_to_play(self) -> bool:
        """Whether the cards of a game that is about to be played alone can be entered."""
        return self.begins_at_top and self._in_play and not self.game.wants_match

    def _on_covered(self) -> None:
        """While answers are covered nothing is analysed, and cards can only be played."""
        self.analysis.set_covered(self.covered)
        self.record.set_covered(self.covered)
        self._follow()

    def _follow(self) -> None:
        """Offer the commands that are possible now."""
        if self.current_mode is Mode.PLAY and not self._enters_to_play:
            self.table_commands.edit.setChecked(False)
        self.table_commands.follow()
        self.play_actions.follow()
        self.session.updated.emit()

    @property
    def in_match(self) -> bool:
        """Whether a hand game is in front."""
        return self._in_play and self.game.is_match

    @property
    def in_game(self) -> bool:
        """Whether a game that is going on is in front."""
        return self._in_play and self.game_play.playing

    @property
    def holds_cards(self) -> bool:
        """Whether cards are left, and none was discarded."""
        session = self.session
        last = standings(session.puzzle, session.options, session.options.deck_in(session.language))[-1]
        return bool(last.position.cards) and not last.discarded

    def _on_edit(self, on: bool) -> None:
        if on and self.current_mode is Mode.PLAY and not self._enters_to_play:
            self.set_mode(Mode.ANALYSE)
        self.record.set_entering(on)

    @property
    def table(self) -> TableBoard:
        """The table of the page in front."""
        return cast("TableBoard", self.page.board)

    def end_hand(self) -> None:
        """Discard the last card and end the hand on the page in front."""
        (self.game.at_table if self.current_mode is Mode.PLAY else self.analyse.playing).end_hand()
