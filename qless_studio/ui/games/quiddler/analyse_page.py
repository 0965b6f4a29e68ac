"""The Quiddler tab: the table, the panel with what is known of the deal, and the commands."""

from __future__ import annotations

import dataclasses
from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtGui import QAction

from qless_studio.engine.games.quiddler.advice import Advice, Estimate
from qless_studio.engine.games.quiddler.options import STANDARD_BONUS, Options
from qless_studio.engine.games.quiddler.puzzle import Puzzle
from qless_studio.engine.games.quiddler.solver import FinishedGame, LaidWord, Summary, has_unknown
from qless_studio.engine.lexicon.languages import ENGLISH, LANGUAGES
from qless_studio.engine.play import Stage
from qless_studio.engine.solving import Outcome, Run
from qless_studio.engine.texts import decimal, duration, say
from qless_studio.ui.games.quiddler.board import TableBoard
from qless_studio.ui.games.quiddler.dealing import Dealing
from qless_studio.ui.games.quiddler.dialogs import RulesDialog
from qless_studio.ui.games.quiddler.editor import DealEditor
from qless_studio.ui.games.quiddler.empty_state import EmptyTable
from qless_studio.ui.games.quiddler.hint_steps import HintSteps
from qless_studio.ui.games.quiddler.move_analysis import MoveAnalysis
from qless_studio.ui.games.quiddler.panel import Panel
from qless_studio.ui.games.quiddler.playback_bar import PlaybackBar
from qless_studio.ui.games.quiddler.playing import Playing
from qless_studio.ui.tab.actions import command, separator
from qless_studio.ui.tab.mode import Mode
from qless_studio.ui.tab.session import State
from qless_studio.ui.tab.shared_board import SharedBoardPage, SharedBoardTab
from qless_studio.ui.tab.undo_buttons import UndoButtons
from qless_studio.ui.widgets.basic.action_button import ActionButton, ActionIconButton
from qless_studio.ui.widgets.basic.buttons import Cluster
from qless_studio.ui.widgets.basic.choices import Combo, Segments
from qless_studio.ui.widgets.basic.dialogs import open_dialog
from qless_studio.ui.widgets.feedback import verdict

if TYPE_CHECKING:  # imported when a game is first played
    from qless_studio.ui.games.quiddler.play import QuiddlerPlay
    from qless_studio.ui.tab.play_page import PlayPage

SOLITAIRE, HAND = "solitaire", "hand"
CUSTOM = "custom"


class QuiddlerAnalysePage(SharedBoardPage):
    """Lays out table and panel, and keeps controls and texts in step with the session."""

    shows_scores = True

    def __init__(self, tab: SharedBoardTab) -> None:
        session = tab.session
        table = TableBoard()
        super().__init__(
            tab,
            session,
            table,
            label=self.tr("Piles, upper/lower"),
            hint=self.tr("Piles such as L/Q; - for an empty pile, ? for an unknown lower card; or two rows of cards"),
            example="L/Q O/X J/I O/T E/TH L/B T/O I/H",
        )
        self.table = table
        self.analysis = MoveAnalysis(session, self)
        self.playing = Playing(session, table, self.analysis, self)
        self.panel = Panel(session, self.analysis, self.playing, self)
        self.hints = HintSteps(self.analysis, self.playing, self.panel, self)
        self.dealing = Dealing(session, self)
        self._other_game: Puzzle | None = None
        self._make_commands()
        self._make_controls()
        self._make_boards()
        self._fill_panel()
        self.panel.lists.row_chosen.connect(lambda row: self._edit.setChecked(False) if row is not None else None)
        self.panel.ladder.closed.connect(self.table.setFocus)
        self.table.escaped.connect(self.hints.close)
        self.playing.tray_changed.connect(self._choose_word_in_tray)
        self.dealing.ended.connect(self.rule_summary_changed)
        self.dealing.ended.connect(self.table.setFocus)
        session.options_changed.connect(lambda _: self._show_bonus())
        session.options_changed.connect(lambda _: self.editor.show_deck())
        session.lexicon_changed.connect(self._on_lexicon_changed)
        self._tab.covered_changed.connect(self._on_covered)
        self._show_bonus()
        self._on_covered()  # this shows the puzzle
        self.show_state(session.state)

    # Building

    def _make_commands(self) -> None:
        make, playing = partial(command, self), self.playing
        self._deal = make("quiddler_deal", self.tr("Deal"), self._on_deal, "Ctrl+R", icon="die")
        self._ask = make(
            "quiddler_deal_with", self.tr("Deal with conditions…"), self.dealing.ask, "Ctrl+Shift+R", icon="sliders"
        )
        self._edit = make("quiddler_edit", self.tr("Enter cards"), None, "Ctrl+E", icon="pencil", checked=False)
        self._edit.toggled.connect(self._on_edit)
        self._hint = make("quiddler_hint", self.tr("Hint"), self._on_hint, "Ctrl+H", icon="bulb")
        self._play = make("quiddler_play", self.tr("Play word in tray"), self.table.play_requested.emit, icon="play")
        self._clear = make("quiddler_clear", self.tr("Clear tray"), self.table.clear_requested.emit, icon="cross")
        self._end = make("quiddler_end_hand", self.tr("Discard and end hand"), playing.end_hand, icon="check")
        self._restart = make("quiddler_restart", self.tr("Restart deal"), self._on_restart, icon="rotate")
        self._beside = make("quiddler_beside", self.tr("Show lower cards beside upper cards"), checked=False)
        self._beside.toggled.connect(self.table.set_beside)
        self._clock = make("quiddler_clock", self.tr("Show clock while playing"), icon="clock", checked=True)
        self._set_rules = make("quiddler_rules", self.tr("Rules…"), self._on_rules, icon="sliders")
        self._tab.typing_follows(self._deal, self._clear, self._restart)
        for action, tip in (
            (self._deal, self.tr("Shuffle the deck and deal new cards")),
            (self._ask, self.tr("Choose the deck, a seed or what the deal must offer")),
            (self._edit, self.tr("Enter the cards that lie before you")),
            (self._hint, self.tr("Get help in steps: each tells a little more")),
        ):
            action.setToolTip(tip)

    @property
    def game_play(self) -> QuiddlerPlay:
        """The game played in this tab, with its own type."""
        return cast("QuiddlerPlay", self._tab.game_play)

    def make_play(self, page: PlayPage) -> QuiddlerPlay:
        from qless_studio.ui.games.quiddler.play import QuiddlerPlay

        page.letter_help.strip.stand_last()
        play = QuiddlerPlay(page, self.playing, self.table, self._clock)
        play.fill_page(self._deal, UndoButtons(self.session))
        play.kind_known.connect(self._show_puzzle)
        return play

    def commands(self) -> list[QAction]:
        deal = [self._deal, self._ask, self._edit, separator(self)]
        play = [self._hint, self._play, self._clear, self._end, self._restart, separator(self)]
        return [*deal, *play, self._beside, self._clock, self._set_rules]

    def _make_controls(self) -> None:
        self.kind = Segments([(SOLITAIRE, self.tr("Solitaire")), (HAND, self.tr("Hand"))], self.tr("Game mode"))
        self.kind.value_changed.connect(self._on_mode)
        self.deal_button = ActionButton(self._deal, self.tr("Deal"), "die")
        self.hint_button = ActionButton(self._hint, self.tr("Hint"), "bulb")
        self.conditions = ActionIconButton(self._ask)
        self.edit_button = ActionIconButton(self._edit)
        self.bonus = Combo(
            [
                (STANDARD_BONUS, self.tr("Standard bonus")),
                ("", self.tr("No bonus")),
                (CUSTOM, self.tr("Custom bonus…")),
            ],
            self.tr("Bonus for long words"),
        )
        self.bonus.value_changed.connect(self._on_bonus)
        cluster = Cluster(self.conditions, self.edit_button)
        self.put("controls_left", self.kind, self.deal_button, cluster, UndoButtons(self.session))
        self.put("controls_right", self.bonus, self.hint_button)

    def _make_boards(self) -> None:
        """What takes the place of the table, and of the typed entry."""
        self.editor = DealEditor(self.session)
        self.editor.deal_edited.connect(lambda puzzle: self.session.edit_covered(puzzle, self.tr("Enter card")))
        self.empty = EmptyTable(self._deal, self._edit)
        self.empty_hand = EmptyTable(self._deal, self._edit, hand=True)
        for empty in (self.empty, self.empty_hand):
            empty.paste_clicked.connect(self.paste_wanted)
        self.put("board", self.editor, self.empty, self.empty_hand)
        self.put("entry", PlaybackBar(self.playing))
        self.playing.playback_changed.connect(lambda: self.entry.setVisible(not self.playing.previewing))
        self.table.width_changed.connect(self._tab.set_board_width)
        self.places.set_wide_board()

    def _fill_panel(self) -> None:
        panel = self.panel
        self.put("verdict", panel.warning)
        self.put("figures", panel.figures, panel.note)
        self.put("chart", panel.chart, panel.promises, panel.hand_promises)
        self.put("section", panel.ladder)
        self.put("filter", panel.segments, panel.filter)
        self.put("list", panel.lists, panel.recent)

    # Texts

    def rule_summary(self) -> str:
        options: Options = self.session.options
        parts = []
        seed = self.dealing.seed_of(self.session.puzzle)
        if seed is not None:
            parts.append(self.tr("Seed {}").format(seed))
        if self.session.puzzle.hand is None:
            bonus = {STANDARD_BONUS: self.tr("standard bonus"), "": self.tr("no bonus")}
            parts.append(bonus.get(options.bonus, self.tr("custom bonus")))
        parts.append(self.tr("words of {} cards or more").format(options.min_cards))
        if self.session.language.code != ENGLISH.code:
            parts.append(self.tr("{} deck").format(say(LANGUAGES[self.playing.turn.deck.language.code].title)))
        text = ", ".join(parts)
        return text[:1].upper() + text[1:]

    def verdict_of(self, state: State) -> tuple[verdict.VerdictKind, str]:
        session = self.session
        summary = session.run.summary if session.run else None
        has_run = state in (State.RUNNING, State.FINISHED)
        if not session.puzzle.known:
            return verdict.VerdictKind.NEUTRAL, self.tr("Nothing to check yet")
        if isinstance(summary, Estimate) and session.error is None and has_run:
            return self._verdict_of_estimate(summary, state is State.FINISHED)
        if has_run and isinstance(summary, Summary) and summary.proven and summary.best is not None:
            return verdict.VerdictKind.GOOD, session.game.verdict(summary, Outcome.COMPLETE)
        return super().verdict_of(state)

    def _verdict_of_estimate(self, summary: Estimate, finished: bool) -> tuple[verdict.VerdictKind, str]:
        """While cards are unknown nothing is proven."""
        text = self.tr("Estimate: sampling the unknown cards…")
        if summary.advice:
            first = summary.advice[0]
            mean = f"{decimal(first.mean, 1)} ± {decimal(first.error, 1)}".replace("-", "−")
            text = self.tr("Estimate: start with {}, final score {}").format(self.session.shown(first.move.word), mean)
        elif finished:
            text = self.tr("Estimate: no first word found")
        return (verdict.VerdictKind.NEUTRAL if finished else verdict.VerdictKind.RUNNING), text

    def share_verdict(self) -> str:
        """As in any tab, but "" for an estimate: it names the first word to play, which is the answer."""
        summary = self.session.run.summary if self.session.run else None
        return "" if isinstance(summary, Estimate) else super().share_verdict()

    def listed(self) -> list[FinishedGame | Advice]:
        return self.panel.listed()

    def detail_of(self, state: State) -> str:
        """The time of the proof; games may have been listed since."""
        run = self.session.run
        if run is not None and run.proven_after is not None and state in (State.RUNNING, State.FINISHED):
            return duration(run.proven_after)
        return super().detail_of(state)

    # Keeping in step with the session

    def _on_progressed(self, run: Run) -> None:
        super()._on_progressed(run)
        if isinstance(run.summary, Summary):
            state = self.session.state
            self.verdict.bar.show_verdict(*self.verdict_of(state), self.detail_of(state))

    def _on_puzzle_changed(self, puzzle: Puzzle) -> None:
        super()._on_puzzle_changed(puzzle)
        self._show_puzzle()

    def _on_lexicon_changed(self, _: object) -> None:
        """The deck is that of the list's language."""
        self.editor.show_deck()
        self.panel.show_parts()
        self.rule_summary_changed.emit()

    def _show_puzzle(self) -> None:
        puzzle: Puzzle = self.session.puzzle
        self.editor.show_puzzle(puzzle)
        self._show_boards()
        self.panel.show_parts()
        match = self._tab.current_mode is Mode.PLAY and self._tab.has_page(Mode.PLAY) and self.game_play.is_match
        for action in (self._play, self._clear):
            action.setEnabled(bool(puzzle.known))
        self._restart.setEnabled(bool(puzzle.known) and not match)
        self._end.setEnabled(bool(self.playing.turn.cards) and puzzle.hand is not None and not match)
        self._hint.setEnabled(bool(puzzle.known) and puzzle.hand is None and not has_unknown(puzzle))
        self._show_mode()
        self.rule_summary_changed.emit()

    def _on_covered(self) -> None:
        """While answers are covered the analysis is silent, and cards can only be played."""
        playing = self._tab.current_mode is Mode.PLAY
        self.playing.set_covered(self._tab.covered)
        self.panel.recent.set_covered(self._tab.covered)
        for empty in (self.empty, self.empty_hand):
            empty.set_primary(not playing)  # where the panel has such a button
        self._ask.setEnabled(not playing)
        self._edit.setEnabled(not (playing and self._tab.has_page(Mode.PLAY) and self.game_play.playing))
        if playing and not self._enters_to_play:
            self._edit.setChecked(False)
        self._show_puzzle()

    @property
    def _enters_to_play(self) -> bool:
        """Whether the cards of a game that is about to be played alone can be entered."""
        return self._tab.begins_at_top and self._tab.has_page(Mode.PLAY) and not self.game_play.wants_match

    def _show_boards(self) -> None:
        """The editor of the deal, the empty state or the table."""
        editing, known = self._edit.isChecked(), bool(self.session.puzzle.known)
        hand = self.session.puzzle.hand is not None
        if self._tab.begins_at_top and self._tab.has_page(Mode.PLAY):
            hand = self.game_play.wants_match
        self.editor.setVisible(editing)
        self.empty.setVisible(not editing and not known and not hand)
        self.empty_hand.setVisible(not editing and not known and hand)
        paused = self._tab.stage is Stage.PAUSED
        self.table.setVisible(not editing and known and not paused)

    def _show_mode(self) -> None:
        hand = self.session.puzzle.hand is not None
        self.kind.set_value(HAND if hand else SOLITAIRE)
        self.entry.set_label(self.tr("Hand") if hand else self.tr("Piles, upper/lower"))
        self.bonus.setVisible(not hand)

    def _show_bonus(self) -> None:
        bonus = self.session.options.bonus
        self.bonus.set_value(bonus if bonus in (STANDARD_BONUS, "") else CUSTOM)
        self.rule_summary_changed.emit()

    def _choose_word_in_tray(self) -> None:
        choice = self.playing.turn.choice  # None while answers are covered
        if choice is not None and isinstance(choice.move, LaidWord):
            self.choose_words(choice.move.word)

    # Commands

    def _on_deal(self) -> None:
        self._edit.setChecked(False)
        if self._tab.current_mode is Mode.PLAY:
            self.game_play.deal()
            return
        self.dealing.deal(hand=self.kind.value == HAND)

    def _on_hint(self) -> None:
        if self._tab.current_mode is Mode.PLAY:
            self.game_play.solitaire.hints.ask()
        else:
            self.hints.ask()

    def _on_edit(self, on: bool) -> None:
        """Start or end entering cards; the moves made are kept until a card is changed."""
        if on and self._tab.current_mode is Mode.PLAY and not self._enters_to_play:
            self._tab.set_mode(Mode.ANALYSE)
        self.playing.playback.leave()
        self.panel.recent.set_entering(on)
        self._show_boards()
        self.editor.start()
        (self.editor if on else self.table).setFocus()

    def _on_mode(self, mode: object) -> None:
        """Switch to the other kind of game, with the cards it had when it was left."""
        before, other = self.session.puzzle, self._other_game
        if other is None or (other.hand is None) != (mode == SOLITAIRE):
            other = Puzzle() if mode == SOLITAIRE else Puzzle((), ())
        self._other_game = before
        self.session.edit(other, self.tr("Solitaire") if mode == SOLITAIRE else self.tr("Hand"))

    def _on_restart(self) -> None:
        puzzle = self.session.puzzle
        self.session.edit(Puzzle(puzzle.piles, puzzle.hand), self.tr("Restart deal"))

    def _on_bonus(self, bonus: object) -> None:
        if bonus == CUSTOM:
            self._on_rules()
        else:
            self.session.set_options(dataclasses.replace(self.session.options, bonus=bonus))

    def _on_rules(self) -> None:
        dialog = RulesDialog(self.session, self)
        dialog.destroyed.connect(lambda: self._show_bonus())
        open_dialog(dialog)
