"""The Progress page: results of a player in a game, strengths and weaknesses, and what to practise."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QMenu, QVBoxLayout, QWidget

from qless_studio.engine.practice.cards import Card
from qless_studio.engine.practice.progress import Progress
from qless_studio.engine.practice.strengths import Trait
from qless_studio.ui.shell.frame.game_overlay import GAP, PADDING, GameOverlay
from qless_studio.ui.shell.progress import texts
from qless_studio.ui.shell.progress.chart_card import ChartCard
from qless_studio.ui.shell.progress.reading import LevelReport
from qless_studio.ui.shell.progress.side import ProgressSide
from qless_studio.ui.shell.progress.strength_rows import StrengthColumn
from qless_studio.ui.style.lengths import spaced
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.dialogs import open_menu
from qless_studio.ui.widgets.basic.flow import STRETCH, filled
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.themed import OVERHANG
from qless_studio.ui.widgets.feedback.empty_state import EmptyState

TWO_COLUMNS = 720
"""Width (at 100 %) from which strengths stand beside weaknesses."""


class ProgressPage(GameOverlay):
    """What was learned in one game at a time; counts and records are on the Statistics page."""

    help_page = "progress"
    widest, highest = 1232, 752
    two_columns, narrow_side, side_first = 860, 280, False

    due_wanted = Signal(str)
    """Practise what is due of the game of this key."""
    cards_wanted = Signal(object, str)
    """Practise the cards with these ids; what they are about, for people."""
    export_wanted = Signal(str)
    """Key of the game."""
    forget_card_wanted = Signal(object)
    """The `Card` selected."""
    forget_practice_wanted = Signal(str)
    """Key of the game."""
    statistics_wanted = Signal(str)
    """Key of the game."""
    day_wanted = Signal(object)
    """The `date` of which what was played is to be shown."""
    hide_levels_wanted = Signal()
    study_wanted = Signal(str)
    """Key of the game."""
    play_wanted = Signal(str)
    """Key of the game."""
    past_wanted = Signal(object)
    """The `Entry` of a past game that is to be shown as it ended."""

    def __init__(self, views: Sequence[GameView], parent: QWidget) -> None:
        super().__init__(views, parent)
        self._progress: dict[str, Progress] = {}
        self._levels: dict[str, LevelReport] = {}
        self._today = date.today()
        self._make_content()
        self._make_buttons()
        self._lay_out()

    def title_text(self) -> str:
        return self.tr("Progress")

    # building

    def _make_content(self) -> None:
        tr = self.tr
        self.empty_state = EmptyState(
            tr("Nothing played yet"), tr("Play a game: your results appear here, and you can practise what you missed.")
        )
        self.play_button = self.empty_state.add_action(tr("Play"), "play", primary=True)
        self.play_button.clicked.connect(lambda: self.play_wanted.emit(self.game))
        self.waiting = text_label(tr("Working out your progress…"), "note")
        self.waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.chart = ChartCard()
        self.weak = StrengthColumn(tr("Weaknesses"), missed=True)
        self.strong = StrengthColumn(tr("Strengths"), missed=False)
        for column in (self.weak, self.strong):
            column.practise_wanted.connect(self._on_trait)
        self.side = ProgressSide()
        self.side.practise_wanted.connect(self._on_card)
        self.side.game_wanted.connect(self.past_wanted)
        self.side.day_wanted.connect(lambda: self.day_wanted.emit(self._today))
        self.side.level.hide_wanted.connect(self.hide_levels_wanted)

    def _make_buttons(self) -> None:
        tr = self.tr
        self.statistics_button = Button(tr("Statistics"), "clock", act=lambda: self.statistics_wanted.emit(self.game))
        self.study_button = Button(tr("Words worth learning"), "book", act=lambda: self.study_wanted.emit(self.game))
        self.export_button = Button(tr("Export due cards…"), "share", act=lambda: self.export_wanted.emit(self.game))
        self.export_button.setToolTip(tr("Write the due cards to a text file for Anki"))
        self.forget_button = Button(tr("Forget…"), "trash", act=self._open_forget_menu)

    def _lay_out(self) -> None:
        main, side = QVBoxLayout(), QVBoxLayout()
        self._rows_widget = QWidget()
        self._rows = spaced(QBoxLayout(QBoxLayout.Direction.LeftToRight, self._rows_widget), 16, 0, 8)
        filled(self._rows, (self.weak, 1), (self.strong, 1))
        filled(main, self.chart, self._rows_widget, STRETCH)
        side.addWidget(self.side, 1)
        buttons = (self.statistics_button, self.study_button, self.export_button, self.forget_button)
        self.lay_out(main, side, (self.empty_state, self.waiting), buttons)
        main.setContentsMargins(OVERHANG, 0, OVERHANG, 0)
        side.setContentsMargins(0, 0, 0, 0)  # its list hangs over, the other parts do not

    # content

    @property
    def progress(self) -> Progress | None:
        """Progress in the game that is shown; None while it is not known."""
        return self._progress.get(self.game)

    def show_progress(self, progress: Progress, today: date) -> None:
        """Show the progress in a game."""
        self._progress[progress.game], self._today = progress, today
        if progress.game == self.game:
            self.show_content()

    def show_level(self, report: LevelReport) -> None:
        """Show the level in a game, which is known later than the rest."""
        self._levels[report.game] = report
        if report.game == self.game:
            self.show_content()

    def forget_levels(self) -> None:
        """Show no levels, until they are known again."""
        self._levels = {}

    def show_content(self) -> None:
        progress = self.progress
        self.study_button.setVisible(self.views[self.game].game.scoring is not None)
        self.export_button.setEnabled(progress is not None and progress.due > 0)
        self.forget_button.setEnabled(progress is not None and bool(progress.cards or progress.recall))
        if progress is None or not progress.games:
            self.show_columns(self.waiting if progress is None else self.empty_state)
            return
        self.show_columns()
        report = self._levels.get(self.game)
        curve = () if report is None or report.curve is None else ((report.curve,),)
        self.chart.show_charts((*progress.charts, *curve), self._today)
        self.side.show_progress(progress)
        self.side.level.show_report(report)
        strengths = progress.strengths
        self._rows_widget.setVisible(strengths is not None)
        self.chart.set_tall(strengths is None)
        if strengths is not None:
            said = texts.strengths_caption(strengths), texts.strengths_note(strengths)
            self.weak.show_rows(strengths.weak, self._has_cards, *said)
            self.strong.show_rows(strengths.strong, self._has_cards, *said)

    def _has_cards(self, trait: Trait) -> bool:
        return self.progress is not None and bool(self.progress.with_trait(trait))

    # practising

    def _on_trait(self, trait: Trait) -> None:
        if self.progress is not None:
            self.cards_wanted.emit(self.progress.with_trait(trait), texts.trait_name(trait))

    def _on_card(self, card: Card | None) -> None:
        if card is None:
            self.due_wanted.emit(self.game)
        else:
            self.cards_wanted.emit((card.id,), texts.card_name(card))

    # forgetting

    @property
    def chosen(self) -> Card | None:
        """The card selected in the list."""
        chosen = self.side.cards.chosen
        return chosen if isinstance(chosen, Card) else None

    def _open_forget_menu(self) -> None:
        open_menu(self.forget_menu(), self.forget_button.mapToGlobal(QPoint(0, self.forget_button.height())))

    def forget_menu(self) -> QMenu:
        """A new menu with what can be forgotten."""
        menu = QMenu(self)
        chosen, title = self.chosen, self.views[self.game].title
        named = self.tr("Forget the selected card…") if chosen is None else self.tr("Forget {}…")
        one = menu.addAction(named.format("" if chosen is None else texts.card_name(chosen)), self._forget_chosen)
        one.setEnabled(chosen is not None)
        forget = partial(self.forget_practice_wanted.emit, self.game)
        menu.addAction(self.tr("Forget all practice of {}…").format(title), forget)
        return menu

    def _forget_chosen(self) -> None:
        if self.chosen is not None:
            self.forget_card_wanted.emit(self.chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and self.side.cards.hasFocus():
            self._forget_chosen()
        else:
            super().keyPressEvent(event)

    # looks

    def _arrange(self, width: int) -> None:
        super()._arrange(width)
        px, directions, side = self.theme.px, QBoxLayout.Direction, self._side_width(width)
        room = width - px(2 * PADDING) - (side + px(GAP) if side else 0)
        beside = room >= px(TWO_COLUMNS)
        self._rows.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
