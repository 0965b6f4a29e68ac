"""Quiddler's tab."""

from __future__ import annotations

import dataclasses

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QAction, QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QWidget

from qless_studio.engine.errors import StudioError
from qless_studio.engine.games.quiddler.advice import Estimate
from qless_studio.engine.games.quiddler.coach import Hint
from qless_studio.engine.games.quiddler.options import STANDARD_BONUS
from qless_studio.engine.games.quiddler.puzzle import Puzzle
from qless_studio.engine.games.quiddler.solver import Summary, has_unknown
from qless_studio.engine.solving import Run
from qless_studio.ui.games.quiddler.board import TableBoard, card_tile
from qless_studio.ui.games.quiddler.coach import Coach
from qless_studio.ui.games.quiddler.dealing import Dealing
from qless_studio.ui.games.quiddler.dialogs import RulesDialog
from qless_studio.ui.games.quiddler.panel import Panel
from qless_studio.ui.games.quiddler.playback import Playback
from qless_studio.ui.games.quiddler.playing import Playing
from qless_studio.ui.shell.commands import command
from qless_studio.ui.shell.game_view import GameTab
from qless_studio.ui.shell.session import Session, State
from qless_studio.ui.theme import Appearance
from qless_studio.ui.theme.tiles import paint_tile
from qless_studio.ui.widgets import verdict
from qless_studio.ui.widgets.buttons import Button, Cluster, IconButton
from qless_studio.ui.widgets.choices import Combo, Segments
from qless_studio.ui.widgets.empty_state import EmptyState
from qless_studio.ui.widgets.themed import Themed, painter_on

SOLITAIRE, HAND = "solitaire", "hand"
CUSTOM = "custom"


class QuiddlerTab(GameTab):
    """Table, tray and words on one side; verdict, chart and lists on the other."""

    def __init__(self, session: Session, appearance: Appearance) -> None:
        table = TableBoard(appearance)
        super().__init__(
            session,
            appearance,
            table,
            label=self.tr("Piles, upper/lower"),
            hint=self.tr("Piles such as L/Q, an empty one is -, an unknown lower card is ?; or two rows of cards"),
            example="L/Q O/X J/I O/T E/TH L/B T/O I/H",
        )
        self.table = table
        self.coach = Coach(session, self)
        self.playing = Playing(session, table, self.coach, self)
        self.panel = Panel(session, appearance, self.playing, self)
        self.dealing = Dealing(session, appearance, self)
        self._other: Puzzle | None = None
        self._make_commands()
        self._make_controls()
        self._make_empty()
        self._fill_panel()
        self.coach.advised.connect(self.panel.show_choices)
        self.coach.hinted.connect(self._on_hinted)
        self.panel.ladder.show_clicked.connect(self._on_more)
        self.panel.ladder.closed.connect(self._hint.trigger)
        self.dealing.dealt.connect(self.rule_summary_changed)
        session.options_changed.connect(lambda _: self._show_bonus())
        self._hints: list[Hint] = []
        self._show_bonus()
        self._show_mode()
        self._on_puzzle_changed(session.puzzle)

    # building

    def _make_commands(self) -> None:
        self._deal = command(self, "quiddler_deal", self.tr("Deal"), self._on_deal, "Ctrl+R", icon="die")
        self._ask = command(
            self,
            "quiddler_deal_with",
            self.tr("Deal with conditions…"),
            self.dealing.ask,
            "Ctrl+Shift+R",
            icon="sliders",
        )
        self._hint = command(
            self, "quiddler_hint", self.tr("Hint"), self._on_hint, "Ctrl+H", icon="bulb", checked=False
        )
        self._play = command(self, "quiddler_play", self.tr("Play the word in the tray"), self.playing.play)
        self._clear = command(self, "quiddler_clear", self.tr("Clear the tray"), self.playing.clear)
        self._restart = command(self, "quiddler_restart", self.tr("Begin this deal again"), self._on_restart)
        self._beside = command(self, "quiddler_beside", self.tr("Lower cards beside the upper ones"), checked=False)
        self._beside.toggled.connect(self.table.set_beside)
        self._show_rules = command(self, "quiddler_rules", self.tr("Rules…"), self._on_rules)

    def commands(self) -> list[QAction]:
        return [
            self._deal,
            self._ask,
            self._hint,
            self._play,
            self._clear,
            self._restart,
            self._beside,
            self._show_rules,
        ]

    def _make_controls(self) -> None:
        appearance, stack = self.appearance, self.session.undo_stack
        self.mode = Segments(appearance, [(SOLITAIRE, self.tr("Solitaire")), (HAND, self.tr("Hand"))], self.tr("Game"))
        self.mode.value_changed.connect(self._on_mode)
        self.deal_button = Button(appearance, self.tr("Deal"), "die")
        self.deal_button.setToolTip(self.tr("Deal (Ctrl+R)"))
        self.deal_button.clicked.connect(self._deal.trigger)
        conditions = IconButton(appearance, "sliders", self.tr("Deal with conditions (Ctrl+Shift+R)"))
        conditions.clicked.connect(self._ask.trigger)
        self.undo_button = IconButton(appearance, "undo", self.tr("Undo (Ctrl+Z)"))
        self.redo_button = IconButton(appearance, "redo", self.tr("Redo (Ctrl+Shift+Z)"))
        for button, act, changed, can in (
            (self.undo_button, stack.undo, stack.canUndoChanged, stack.canUndo()),
            (self.redo_button, stack.redo, stack.canRedoChanged, stack.canRedo()),
        ):
            button.clicked.connect(act)
            button.setEnabled(can)
            changed.connect(button.setEnabled)
        self.bonus = Combo(
            appearance,
            [
                (STANDARD_BONUS, self.tr("Standard bonus")),
                ("", self.tr("No bonus")),
                (CUSTOM, self.tr("Custom bonus…")),
            ],
            self.tr("Bonus for long words"),
        )
        self.bonus.value_changed.connect(self._on_bonus)
        self.hint_button = Button(appearance, self.tr("Hint"), "bulb")
        self.hint_button.setCheckable(True)
        self.hint_button.setToolTip(self.tr("Hints, step by step (Ctrl+H)"))
        self.hint_button.clicked.connect(self._hint.trigger)
        self._hint.toggled.connect(self.hint_button.setChecked)
        self.put(
            "controls_left",
            self.mode,
            self.deal_button,
            Cluster(appearance, conditions, self.undo_button, self.redo_button),
        )
        self.put("controls_right", self.bonus, self.hint_button)
        self.put("under_board", Playback(appearance, self.playing))

    def _make_empty(self) -> None:
        self.empty = EmptyState(
            self.appearance,
            self.tr("Eight piles, one best score"),
            self.tr("Deal from the real deck, or enter the cards of a daily puzzle."),
            _Fan(self.appearance),
        )
        deal = self.empty.add_action(self.tr("Deal"), "die", "Ctrl+R", primary=True)
        deal.clicked.connect(self._deal.trigger)
        type_ = self.empty.add_action(self.tr("Type the cards"), "pencil", hint=self.tr("L/Q O/X J/I …"))
        type_.clicked.connect(lambda: self.entry.field.setFocus())
        paste = self.empty.add_action(self.tr("Paste"), "copy", hint=self.tr("16 cards in two rows"))
        paste.clicked.connect(self._on_paste)
        self.put("board", self.empty)

    def _fill_panel(self) -> None:
        panel = self.panel
        self.put("figures", panel.figures)
        self.put("chart", panel.chart)
        self.put("section", panel.ladder, panel.promises)
        self.put("filter", panel.segments, panel.filter)
        self.put("list", panel.lists)

    # what the shell asks

    def rule_summary(self) -> str:
        options, parts = self.session.options, []
        seed = self.dealing.seed_of(self.session.puzzle)
        if seed is not None:
            parts.append(self.tr("Seed %s") % seed)
        if self.session.puzzle.hand is None:
            bonus = {STANDARD_BONUS: self.tr("standard bonus"), "": self.tr("no bonus")}
            parts.append(bonus.get(options.bonus, self.tr("custom bonus")))
        parts.append(self.tr("words of %s cards or more") % options.min_cards)
        text = ", ".join(parts)
        return text[:1].upper() + text[1:]

    def verdict_of(self, state: State) -> tuple[verdict.State, str]:
        session = self.session
        summary = session.run.summary if session.run else None
        if not session.puzzle.known:
            return verdict.State.NEUTRAL, self.tr("Nothing to check yet")
        if isinstance(summary, Estimate) and session.error is None and state in (State.RUNNING, State.FINISHED):
            quiet = state is State.FINISHED
            text = (
                session.game.verdict(summary, session.outcome) if summary.advice else self.tr("Estimate: drawing cards")
            )
            return (verdict.State.NEUTRAL if quiet else verdict.State.RUNNING), text
        if state is State.RUNNING and isinstance(summary, Summary) and summary.proven:
            return verdict.State.GOOD, self.tr("Proven best %s") % summary.best
        return super().verdict_of(state)

    def _on_progressed(self, run: Run) -> None:
        super()._on_progressed(run)
        if isinstance(run.summary, Summary):
            self.verdict.bar.show_verdict(*self.verdict_of(self.session.state))

    # keeping in step

    def _on_puzzle_changed(self, puzzle: Puzzle) -> None:
        super()._on_puzzle_changed(puzzle)
        self.table.setVisible(bool(puzzle.known))
        self.empty.setVisible(not puzzle.known)
        self.panel.show_parts()
        for action in (self._hint, self._play, self._clear, self._restart):
            action.setEnabled(bool(puzzle.known))
        can_hint = bool(puzzle.known) and puzzle.hand is None and not has_unknown(puzzle)
        self._hint.setEnabled(can_hint)
        self.hint_button.setEnabled(can_hint)
        self._show_mode()
        self.rule_summary_changed.emit()

    def _show_mode(self) -> None:
        self.mode.set_value(SOLITAIRE if self.session.puzzle.hand is None else HAND)
        self.bonus.setVisible(self.session.puzzle.hand is None)

    def _show_bonus(self) -> None:
        bonus = self.session.options.bonus
        self.bonus.set_value(bonus if bonus in (STANDARD_BONUS, "") else CUSTOM)
        self.rule_summary_changed.emit()

    # commands

    def _on_deal(self) -> None:
        self.dealing.deal(hand=self.mode.value == HAND)

    def _on_mode(self, mode: object) -> None:
        """The other kind of game, with the cards it had when it was left."""
        before, other = self.session.puzzle, self._other
        if other is None or (other.hand is None) != (mode == SOLITAIRE):
            other = Puzzle() if mode == SOLITAIRE else Puzzle((), ())
        self._other = before
        self.session.edit(other, self.tr("Solitaire") if mode == SOLITAIRE else self.tr("Hand"))

    def _on_restart(self) -> None:
        puzzle = self.session.puzzle
        self.session.edit(Puzzle(puzzle.piles, puzzle.hand), self.tr("Begin again"))

    def _on_bonus(self, bonus: object) -> None:
        if bonus == CUSTOM:
            self._on_rules()
        else:
            self.session.set_options(dataclasses.replace(self.session.options, bonus=bonus))

    def _on_rules(self) -> None:
        dialog = RulesDialog(self.appearance, self.session, self)
        dialog.destroyed.connect(lambda: self._show_bonus())
        dialog.open()

    def _on_paste(self) -> None:
        try:
            puzzle = self.session.game.parse(QGuiApplication.clipboard().text())
        except StudioError as error:
            self.session.message.emit(self.tr("The clipboard holds no cards: %s") % error)
            return
        self.session.edit(puzzle, self.tr("Paste the cards"))

    # hints

    def _on_hint(self) -> None:
        if self._hint.isChecked():
            self.coach.ask_hints()
        else:
            self.coach.end_hints()
            self.panel.hide_hints()
            self.playing.set_hinted(())

    def _on_hinted(self, found: list[Hint]) -> None:
        self._hints = found
        self.playing.set_hinted(())
        self.panel.show_hints(found)

    def _on_more(self) -> None:
        """One step more of the ladder."""
        shown = self.panel.ladder.shown + 1
        self.panel.show_hints(self._hints, shown)
        self.playing.set_hinted(self._hints[shown - 1].piles)


class _Fan(Themed, QWidget):
    """Four cards, for the empty table."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.wear(appearance)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(4 * 72 + 8), self.theme.px(120))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, px = painter_on(self), self.theme.px
        for place, card in enumerate(("QU", "I", "E", "T")):
            rect = QRectF(px(4 + 72 * place), px(8 if place % 2 else 16), px(64), px(92))
            paint_tile(painter, self.theme, rect, card_tile(card), ground="table")
        painter.end()
