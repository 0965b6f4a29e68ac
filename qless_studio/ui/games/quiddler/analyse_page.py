"""The page on which a deal or a hand is analysed: the table, its entry, and the panel with what is known of it."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from qless_studio.engine.games.quiddler.move_analysis import Advice, Estimate
from qless_studio.engine.games.quiddler.puzzle import Puzzle
from qless_studio.engine.games.quiddler.rules import STANDARD_BONUS
from qless_studio.engine.games.quiddler.solver import FinishedGame, LaidWord, Summary
from qless_studio.engine.solving import Outcome
from qless_studio.engine.texts import capitalised, counted, decimal, duration, figure, more, say
from qless_studio.ui.games.quiddler.board import TableBoard
from qless_studio.ui.games.quiddler.panel import Panel, TableHints
from qless_studio.ui.games.quiddler.parts import QuiddlerParts
from qless_studio.ui.games.quiddler.playing import Playing
from qless_studio.ui.games.quiddler.table_area import TableArea
from qless_studio.ui.style import theme_of
from qless_studio.ui.tab.analyse_page import AnalysePage
from qless_studio.ui.tab.play_actions import UndoButtons
from qless_studio.ui.tab.session import State
from qless_studio.ui.tab.staged_play import focus_if_seen
from qless_studio.ui.widgets.basic.buttons import ActionButton, ActionIconButton, Button, IconButton, cluster
from qless_studio.ui.widgets.basic.fields import Combo, Segments
from qless_studio.ui.widgets.basic.labels import Elided
from qless_studio.ui.widgets.basic.layout import filled, inset
from qless_studio.ui.widgets.feedback import verdict
from qless_studio.ui.work.signals import listen


class PlaybackBar(QWidget):
    """Steps through the game; visible only while there is one."""

    def __init__(self, playing: Playing) -> None:
        super().__init__()
        self._playback = playback = playing.playback
        self.back = IconButton("back", self.tr("Previous move"), act=lambda: playback.step(-1))
        turn = lambda: playback.set_autoplay(not playback.autoplaying)  # noqa: E731
        self.auto = IconButton("play", self.tr("Play automatically"), act=turn)
        self.forward = IconButton("next", self.tr("Next move"), act=lambda: playback.step(1))
        self.text = Elided("", "strong")
        self.adopt = Button(self.tr("Try from here"), act=playback.adopt)
        self.leave = Button(self.tr("Back to my game"), act=playback.leave)
        row = inset(QHBoxLayout(self), 8, 0, 0, 0, theme_of(self).px(16))  # as the typed entry, which it replaces
        filled(row, cluster(self.back, self.auto, self.forward), (self.text, 1), self.adopt, self.leave)
        playing.playback_changed.connect(self._show_step)
        self._show_step()

    def _show_step(self) -> None:
        game, step, autoplaying = self._playback.game, self._playback.number, self._playback.autoplaying
        self.setVisible(game is not None)
        if game is None:
            return
        self.text.setText(counted(game.score, "Game with {} point", "Game with {} points", figure(game.score)))
        self.back.setEnabled(step > 0)
        self.forward.setEnabled(step < len(game.moves))
        self.adopt.setEnabled(step > 0)
        self.auto.set_icon("stop" if autoplaying else "play")
        self.auto.set_tip(self.tr("Stop") if autoplaying else self.tr("Play automatically"))


SOLITAIRE, HAND = "solitaire", "hand"
CUSTOM = "custom"


class QuiddlerAnalysePage(AnalysePage):
    """Lays out table and panel, and keeps controls and texts in step with the session."""

    board: TableBoard
    shows_scores = True

    def __init__(self, parts: QuiddlerParts) -> None:
        session, table = parts.session, parts.new_table()
        super().__init__(
            session,
            table,
            label=self.tr("Piles, upper/lower"),
            hint=self.tr("Piles such as L/Q; - for an empty pile, ? for an unknown lower card; or two rows of cards"),
            example="L/Q O/X J/I O/T E/TH L/B T/O I/H",
        )
        self.dealing, self._commands, self._analysis = parts.dealing, parts.commands, parts.analysis
        self.playing = Playing(session, table, parts.analysis, self)
        self.panel = Panel(parts, self.playing, self)
        self.hints = TableHints(session, self.playing, self.places, self.panel.ladder)
        self._other_game: Puzzle | None = None
        self._make_controls()
        self.area = TableArea(parts, table, self.places, primary=True)
        self.put("entry", PlaybackBar(self.playing))
        self._fill_panel()
        self._connect()
        self._show_bonus()
        self._show_puzzle()
        self.show_state(session.state)

    # Building

    def _make_controls(self) -> None:
        commands = self._commands
        kinds = [(SOLITAIRE, self.tr("Solitaire")), (HAND, self.tr("Hand"))]
        self.kind = Segments(kinds, self.tr("Game"), act=self._on_kind)
        self.deal_button = ActionButton(commands.play_commands.new_game, self.tr("New puzzle"), "")
        self.hint_button = ActionButton(commands.play_commands.hint)
        self.edit_button = ActionIconButton(commands.edit)
        self.bonus = Combo(
            [
                (STANDARD_BONUS, capitalised(self.tr("standard bonus"))),
                ("", capitalised(self.tr("no bonus"))),
                (CUSTOM, more(capitalised(self.tr("custom bonus")))),
            ],
            say("Length bonus"),
            act=self._on_bonus,
        )
        self.put("controls_left", self.kind, self.deal_button, self.edit_button, UndoButtons(self.session))
        self.put("controls_right", self.bonus, self.hint_button)

    def _fill_panel(self) -> None:
        panel = self.panel
        self.put("verdict", panel.warning)
        self.put("figures", panel.figures)
        self.put("chart", panel.chart)
        self.put("section", panel.ladder)
        self.put("filter", panel.segments, panel.filter)
        self.put("list", panel.lists, panel.recent)

    def _connect(self) -> None:
        playing, panel = self.playing, self.panel
        self._commands.edit.toggled.connect(self._on_edit_toggled)
        playing.playback_changed.connect(self._on_playback_changed)
        playing.tray_changed.connect(self._choose_word_in_tray)
        panel.lists.row_chosen.connect(self._on_row_chosen)
        panel.ladder.closed.connect(self.board.setFocus)
        self.hints.hints.changed.connect(self._on_hints_changed)
        listen(self.hints.close, self._analysis.forgotten, self.board.escaped)
        self.dealing.ended.connect(lambda: focus_if_seen(self.board))
        self.session.lexicon_changed.connect(self.panel.show_parts)

    # Texts

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
        text = self.tr("No first word is known yet")
        if summary.advice:
            first = summary.advice[0]
            mean = f"{decimal(first.mean, 1)} ± {decimal(first.error, 1)}".replace("-", "−")
            text = self.tr("Estimate: start with {}, final score {}").format(self.session.shown(first.move.word), mean)
        return (verdict.VerdictKind.NEUTRAL if finished else verdict.VerdictKind.RUNNING), text

    def listed(self) -> list[FinishedGame | Advice]:
        return self.panel.listed()

    def detail_of(self, state: State) -> str:
        """The time of the proof; games may have been listed since."""
        run = self.session.run
        if run is not None and run.proven_after is not None and state in (State.RUNNING, State.FINISHED):
            return duration(run.proven_after)
        return super().detail_of(state)

    # Keeping in step with the session

    def _on_puzzle_changed(self, puzzle: Puzzle) -> None:
        super()._on_puzzle_changed(puzzle)
        self._show_puzzle()

    def _on_options_changed(self, options: object) -> None:
        super()._on_options_changed(options)
        self._show_bonus()

    def _show_puzzle(self) -> None:
        hand = self.session.puzzle.hand is not None
        self.area.show(hand)
        self.panel.show_parts()
        self.kind.set_value(HAND if hand else SOLITAIRE)
        self.entry.set_label(self.tr("Hand") if hand else self.tr("Piles, upper/lower"))
        self.bonus.setVisible(not hand)

    def _show_bonus(self) -> None:
        bonus = self.session.options.bonus
        self.bonus.set_value(bonus if bonus in (STANDARD_BONUS, "") else CUSTOM)

    def _on_hints_changed(self) -> None:
        self.panel.set_hinting(bool(self.hints.hints.steps))

    def _on_playback_changed(self) -> None:
        self.entry.setVisible(not self.playing.previewing)

    def _on_edit_toggled(self, editing: bool) -> None:
        if editing:  # a game chosen in the list ends the editing, and stays
            self.playing.playback.leave()

    def _on_row_chosen(self, row: object) -> None:
        if row is not None:
            self._commands.edit.setChecked(False)

    def _choose_word_in_tray(self) -> None:
        choice = self.playing.turn.choice
        if choice is not None and isinstance(choice.move, LaidWord):
            self.session.choose_words((choice.move.word,))

    # Commands

    def deal(self) -> None:
        """Deal another puzzle of this kind."""
        self.dealing.deal(hand=self.kind.value == HAND)

    def _on_kind(self, kind: object) -> None:
        """Switch to the other kind of game, with the cards of the last time."""
        before, other = self.session.puzzle, self._other_game
        if other is None or (other.hand is None) != (kind == SOLITAIRE):
            other = Puzzle() if kind == SOLITAIRE else Puzzle((), ())
        self._other_game = before
        self.session.edit(other, self.tr("Solitaire") if kind == SOLITAIRE else self.tr("Hand"))

    def _on_bonus(self, bonus: object) -> None:
        if bonus == CUSTOM:
            self._commands.rules.trigger()
            self._show_bonus()
        else:
            self.session.change_options(bonus=bonus)
