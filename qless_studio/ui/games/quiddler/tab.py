"""The Quiddler tab: what both of its pages need, and its commands."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtGui import QAction

from qless_studio.engine.games.quiddler.options import STANDARD_BONUS, Options
from qless_studio.engine.games.quiddler.puzzle import Puzzle
from qless_studio.engine.games.quiddler.solver import has_unknown, standings
from qless_studio.engine.lexicon.languages import ENGLISH, LANGUAGES
from qless_studio.engine.texts import say
from qless_studio.ui.games.quiddler.board import TableBoard
from qless_studio.ui.games.quiddler.dealing import Dealing, RulesDialog
from qless_studio.ui.games.quiddler.move_analysis import MoveAnalysis
from qless_studio.ui.games.quiddler.parts import QuiddlerParts, TableCommands
from qless_studio.ui.games.quiddler.recent import DealRecord
from qless_studio.ui.tab.actions import command, separator
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.tab.session import Session
from qless_studio.ui.tab.tab import Tab
from qless_studio.ui.widgets.basic.dialogs import open_dialog

if TYPE_CHECKING:  # each page is imported and built when it is first shown
    from qless_studio.ui.games.quiddler.analyse_page import QuiddlerAnalysePage
    from qless_studio.ui.games.quiddler.play import QuiddlerPlay
    from qless_studio.ui.tab.game_play import GamePlay
    from qless_studio.ui.tab.play_page import PlayPage


class QuiddlerTab(Tab):
    analyse: QuiddlerAnalysePage

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.dealing = Dealing(session, self)
        self.analysis = MoveAnalysis(session, self)
        self.record = DealRecord(session, self)
        self.table_commands = self._make_commands()
        self.parts = QuiddlerParts(session, self.table_commands, self.analysis, self.dealing, self.record)
        self.typing_follows(self.table_commands.deal, self._clear, self._restart)
        self.dealing.ended.connect(self.rule_summary_changed)
        for changed in (session.puzzle_changed, session.options_changed, session.lexicon_changed):
            changed.connect(self._follow)
        self.covered_changed.connect(self._on_covered)
        self._on_covered()

    def _make_commands(self) -> TableCommands:
        make = partial(command, self)
        deal = make("quiddler_deal", self.tr("Deal"), self._on_deal, "Ctrl+R", icon="die")
        conditions = make(
            "quiddler_deal_with", self.tr("Deal with conditions…"), self.dealing.ask, "Ctrl+Shift+R", icon="sliders"
        )
        edit = make("quiddler_edit", self.tr("Enter cards"), None, "Ctrl+E", icon="pencil", checked=False)
        edit.toggled.connect(self._on_edit)
        hint = make("quiddler_hint", self.tr("Hint"), self._on_hint, "Ctrl+H", icon="bulb")
        self._play = make("quiddler_play", self.tr("Play word in tray"), self._on_play, icon="play")
        self._clear = make("quiddler_clear", self.tr("Clear tray"), self._on_clear, icon="cross")
        self._end = make("quiddler_end_hand", self.tr("Discard and end hand"), self._on_end_hand, icon="check")
        self._restart = make("quiddler_restart", self.tr("Restart deal"), self._on_restart, icon="rotate")
        beside = make("quiddler_beside", self.tr("Show lower cards beside upper cards"), checked=False)
        clock = make("quiddler_clock", self.tr("Show clock while playing"), icon="clock", checked=True)
        rules = make("quiddler_rules", self.tr("Rules…"), self._on_rules, icon="sliders")
        self._hands = make("quiddler_hands", self.tr("Hand game against the computer"), self._on_hands, icon="play")
        self._hands.setToolTip(self.tr("Eight rounds, with hands of 3 to 10 cards"))
        for action, tip in (
            (deal, self.tr("Shuffle the deck and deal new cards")),
            (conditions, self.tr("Choose the deck, a seed or what the deal must offer")),
            (edit, self.tr("Enter the cards in front of you")),
            (hint, self.tr("Get help in steps: each tells a little more")),
        ):
            action.setToolTip(tip)
        return TableCommands(deal, conditions, edit, hint, beside, clock, rules)

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
        game.area.paste_clicked.connect(self.paste_wanted)
        game.match.help_wanted.connect(self.help_wanted)
        return game.play

    @property
    def game(self) -> QuiddlerPlay:
        """The game as it is played, on a page that may have to be built first."""
        self.play.game  # noqa: B018
        return self._game

    # what the window asks

    def commands(self) -> list[QAction]:
        own = self.table_commands
        deal = [own.deal, own.conditions, own.edit, self._hands, separator(self)]
        play = [own.hint, self._play, self._clear, self._end, self._restart, separator(self)]
        return [*deal, *play, own.beside, own.clock, own.rules]

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

    def _follow(self, _: object = None) -> None:
        """Offer the commands that are possible now."""
        session, own = self.session, self.table_commands
        puzzle: Puzzle = session.puzzle
        playing, known, hand = self.current_mode is Mode.PLAY, bool(puzzle.known), puzzle.hand is not None
        match = self._in_play and self.game.is_match
        own.conditions.setEnabled(not playing)
        own.edit.setEnabled(not (self._in_play and self.game_play.playing))
        if playing and not self._enters_to_play:
            own.edit.setChecked(False)
        for action in (self._play, self._clear):
            action.setEnabled(known)
        self._restart.setEnabled(known and not match)
        self._end.setEnabled(hand and not match and self._holds_cards)
        own.hint.setEnabled(known and not hand and not has_unknown(puzzle))
        self.rule_summary_changed.emit()

    @property
    def _holds_cards(self) -> bool:
        """Whether cards are left, and none was discarded."""
        session = self.session
        last = standings(session.puzzle, session.options, session.options.deck_in(session.language))[-1]
        return bool(last.position.cards) and not last.discarded

    # commands

    def _on_deal(self) -> None:
        self.table_commands.edit.setChecked(False)
        if self.current_mode is Mode.PLAY:
            self.game.play.deal()
        else:
            self.analyse.deal()

    def _on_hands(self) -> None:
        self.set_mode(Mode.PLAY)
        self.game.choose_hands()

    def _on_edit(self, on: bool) -> None:
        if on and self.current_mode is Mode.PLAY and not self._enters_to_play:
            self.set_mode(Mode.ANALYSE)
        self.record.set_entering(on)

    def _on_hint(self) -> None:
        if self.current_mode is Mode.PLAY:
            self.game.solitaire.hints.ask()
        else:
            self.analyse.hints.ask()

    def _on_play(self) -> None:
        self._table.play_requested.emit()

    def _on_clear(self) -> None:
        self._table.clear_requested.emit()

    @property
    def _table(self) -> TableBoard:
        return cast(TableBoard, self.page.board)

    def _on_end_hand(self) -> None:
        (self.game.at_table if self.current_mode is Mode.PLAY else self.analyse.playing).end_hand()

    def _on_restart(self) -> None:
        puzzle: Puzzle = self.session.puzzle
        self.session.edit(Puzzle(puzzle.piles, puzzle.hand), self.tr("Restart deal"))

    def _on_rules(self) -> None:
        open_dialog(RulesDialog(self.session, self))
