"""The welcome: today's puzzles with how far they are, and an example of each game."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QDate, QEvent, QLocale, QRect, QTimer, Signal, SignalInstance
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.ui.shell.frame.overlay import RADIUS as ROUND
from qless_studio.ui.shell.frame.overlay import Overlay
from qless_studio.ui.shell.help.day_card import DayCard, GameButton
from qless_studio.ui.shell.help.due_row import DueRow
from qless_studio.ui.shell.help.pages import Pages
from qless_studio.ui.shell.help.pictures import Pictures
from qless_studio.ui.shell.help.today import DailyState, Progress, done_text, greeting
from qless_studio.ui.style import accented, reduces_motion
from qless_studio.ui.style.bars import SCROLL
from qless_studio.ui.style.lengths import spaced
from qless_studio.ui.style.motion import SLIDE
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.labels import KeyCap, SectionHeader, text_label
from qless_studio.ui.widgets.basic.scrolling import Background, ScrollColumn

WIDTH, MARGIN, PADDING, GAP = 1160, 24, 24, 12
LOW = 360
"""In a window lower than this (at 100 %) only what is needed to play is shown, so that the first button is in view."""
MINIMUM_ON_TOP, MINIMUM_BESIDE = 196, 340
"""The widths that a game needs with its picture above the text, and beside it."""


class Welcome(Overlay):
    """The puzzles of the day and the examples; Escape or Close changes nothing."""

    day_opened = Signal(int)
    """Index of the game whose puzzle of the day is to be played or reviewed; the welcome is closed before."""
    tried = Signal(int)
    """Index of the game whose example is to be analysed; likewise."""
    practice_wanted = Signal()
    """What is due is to be practised; likewise."""

    def __init__(self, parent: QWidget, views: Sequence[GameView], pages: Pages, pictures: Pictures) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Welcome"))
        self.cards = [DayCard(view, pages[view.key], pictures) for view in views]
        self.examples = [accented(GameButton(view.title), view.accent) for view in views]
        for number, (card, example) in enumerate(zip(self.cards, self.examples, strict=True)):
            example.setAccessibleName(self.tr("Example of {}").format(views[number].title))
            card.button.clicked.connect(lambda _=False, number=number: self._leave_to(self.day_opened, number))
            example.clicked.connect(lambda _=False, number=number: self._leave_to(self.tried, number))
        self.due = DueRow()
        self.due.button.clicked.connect(self._on_practise)
        self.skip = Button(self.tr("Close"))
        self.skip.clicked.connect(self.close_overlay)
        self._columns = 0
        self._lay_out()
        self._arrange(self.theme.px(WIDTH))  # now: widgets added to a visible card are hidden for a moment
        self._drawing = QTimer(self, interval=0)
        self._drawing.timeout.connect(self._draw_next)

    def _lay_out(self) -> None:
        ground = Background("raised")
        self.heading = text_label("", "title", wrap=True)
        self.sentence = text_label("", "note", wrap=True)
        self._body = spaced(QVBoxLayout(ground), 8, PADDING, PADDING - ROUND, PADDING, 8)
        self._grid, self._example_grid = spaced(QGridLayout(), GAP), spaced(QGridLayout(), GAP)
        self._body.addWidget(self.heading)
        self._body.addWidget(self.sentence)
        self._body.addSpacing(8)
        self._body.addWidget(SectionHeader(self.tr("Today")))
        self._body.addLayout(self._grid)
        self._body.addWidget(self.due)
        self._body.addSpacing(8)
        self._body.addWidget(SectionHeader(self.tr("An example of each game, fully analysed")))
        self._body.addLayout(self._example_grid)
        self._body.addStretch(1)
        self._foot = spaced(QHBoxLayout(), 8, PADDING, 12, PADDING)
        again = self.tr("You can open this again from the Help menu. Press F1 for help on each game.")
        self._again = text_label(again, "caption", wrap=True)
        self._foot.addWidget(self._again, 1)
        self._foot.addStretch(0)  # takes the room while that text is hidden
        self._foot.addWidget(KeyCap(self.tr("Esc")))
        self._foot.addWidget(self.skip)
        column = spaced(QVBoxLayout(self.card), 0, 1, ROUND, 1, PADDING)
        column.addWidget(ScrollColumn(ground), 1)
        column.addLayout(self._foot)

    def open_card(self) -> None:
        """Open it, the focus on the first puzzle; the pictures are drawn afterwards, one at a time."""
        self.open(self.cards[0].button)
        QTimer.singleShot(0 if reduces_motion() else SLIDE, self, self._draw)

    def show_states(self, states: Sequence[DailyState], now: datetime, newcomer: bool) -> None:
        """Show how far the puzzles of the day are; a `newcomer`, who has played nothing yet, is welcomed."""
        for card, state in zip(self.cards, states, strict=True):
            card.show_state(state)
        if newcomer:
            self.heading.setText(self.tr("Welcome to Qless Studio"))
            self.sentence.setText(self.tr("Play today's puzzles, the same for everybody, or look at an example."))
        else:
            day = QLocale().toString(QDate(now.year, now.month, now.day), QLocale.FormatType.LongFormat)
            self.heading.setText(greeting(now))
            self.sentence.setText(self.tr("{}: {}.").format(day, done_text(states)))
        if self.isVisible():
            self._focus_next()
            self._place_card()
            self._drawing.start()

    def show_due(self, cards: int) -> None:
        """Show how many cards are due; nothing where there are none."""
        self.due.show_due(cards)
        if self.isVisible():
            self._place_card()

    def _on_practise(self) -> None:
        self.close_overlay()
        self.practice_wanted.emit()

    def _focus_next(self) -> None:
        """The focus goes from the first puzzle to the one begun, or else to the first that is not done."""
        if not self.cards[0].button.hasFocus():
            return
        for progress in (Progress.BEGUN, Progress.OPEN):
            for card in self.cards:
                if card.progress is progress:
                    card.button.setFocus()
                    return

    def close_overlay(self) -> None:
        self._drawing.stop()
        super().close_overlay()

    def _leave_to(self, signal: SignalInstance, number: int) -> None:
        self.close_overlay()
        signal.emit(number)

    def _draw(self) -> None:
        for card in self.cards:
            card.picture.stale = True
        self._drawing.start()

    def _draw_next(self) -> None:
        """Draw one picture: each takes some milliseconds, the first of a game its import as well."""
        waiting = [card.picture for card in self.cards if card.picture.stale]
        if waiting and self.isVisible():
            waiting[0].draw()
        else:
            self._drawing.stop()

    # looks

    def card_rect(self) -> QRect:
        px = self.theme.px
        low = self.height() < px(LOW)
        for widget in (self.sentence, self._again, *(card.detail for card in self.cards)):
            widget.setVisible(not low)
        margin = px(MARGIN) if self.height() > px(700) else 8
        width = min(px(WIDTH), self.width() - 2 * margin)
        inner = width - 2 - SCROLL
        self._arrange(inner - 2 * px(PADDING))
        foot = max(self._foot.heightForWidth(width), self._foot.sizeHint().height())
        wanted = px(ROUND) + self._body.heightForWidth(inner) + foot + px(PADDING)
        height = min(wanted, self.height() - 2 * margin)
        return QRect((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def _arrange(self, room: int) -> None:
        """All side by side if they fit, else in two columns or one, with the pictures beside the texts."""
        px, count = self.theme.px, len(self.cards)
        on_top = count * px(MINIMUM_ON_TOP) + (count - 1) * px(GAP) <= room
        columns = count if on_top else 2 if 2 * px(MINIMUM_BESIDE) + px(GAP) <= room else 1
        for card in self.cards:
            card.set_on_top(on_top)
        if columns == self._columns:
            return
        self._columns = columns
        for grid, widgets in ((self._grid, self.cards), (self._example_grid, self.examples)):
            for number, widget in enumerate(widgets):
                grid.addWidget(widget, number // columns, number % columns)
            for column in range(count):
                grid.setColumnStretch(column, 1 if column < columns else 0)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.PaletteChange) and self.isVisible():
            self._draw()
