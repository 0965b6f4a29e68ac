"""The band of the home page that leads back to games that are not over, and the days played lately."""

from __future__ import annotations

from collections.abc import Sequence, Set
from datetime import date, timedelta

from PySide6.QtCore import QLocale, QRectF, QSize, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from qless_studio.engine.texts import counted, figure
from qless_studio.ui.shell.help.day_card import PictureLabel
from qless_studio.ui.shell.help.pictures import Pictures
from qless_studio.ui.shell.help.today import GoOn
from qless_studio.ui.style import accented
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.style.lengths import spaced
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.widgets.basic.buttons import Button, link_button
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.themed import CENTRE, Painted, painter_on, plate, put_text

ROOM, RADIUS = QSize(212, 80), 8
DAYS, CELL, PITCH, NAME = 7, 24, 32, 24


class GoOnBand(Painted, QWidget):
    """The game begun last that is not over; a link shows the next one. Hidden where there is none."""

    wanted = Signal(object)
    """The `GoOn` that was clicked."""

    def __init__(self, views: Sequence[GameView], pictures: Pictures) -> None:
        super().__init__()
        self._views = {view.key: view for view in views}
        self._games: list[GoOn] = []
        self.picture = PictureLabel(views[0], pictures)
        self.picture.set_room(ROOM, False)
        self._title, self._detail = text_label("", "figure", wrap=True), text_label("", "note", wrap=True)
        self.more = link_button("")
        self.button = Button(self.tr("Go on"), "play", primary=True, height=40)
        self.more.clicked.connect(lambda: self.show_games([*self._games[1:], self._games[0]]))
        self.button.clicked.connect(lambda: self.wanted.emit(self._games[0]))
        texts = spaced(QVBoxLayout(), 4, 12, 12, 8, 12)
        texts.addStretch(1)
        texts.addWidget(self._title)
        texts.addWidget(self._detail)
        texts.addStretch(1)
        row = spaced(QHBoxLayout(self), 8, 1, 1, 16, 1)
        row.addWidget(self.picture)
        row.addLayout(texts, 1)
        row.addWidget(self.more)
        row.addWidget(self.button)
        self.hide()

    def show_games(self, games: Sequence[GoOn]) -> None:
        """Show the first of these games, and how many there are besides."""
        self._games = list(games)
        self.setVisible(bool(games))
        if not games:
            self.picture.stale = False
            return
        first, others = games[0], len(games) - 1
        view = self._views[first.game]
        accented(self, view.accent)
        self._title.setText(self.tr("Go on: {}").format(view.title))
        self._detail.setText(first.detail)
        self.more.setText(counted(others, "{} more open", "{} more open", figure(others)))
        self.more.setToolTip(self.tr("Show the next of the games that are not over"))
        self.more.setVisible(others > 0)
        self.button.setAccessibleDescription(f"{self._title.text()}. {first.detail}")
        self.picture.show_puzzle(first.puzzle, view)
        self.picture.pale = True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = painter_on(self), self.theme
        plate(painter, QRectF(self.rect()), theme.px(RADIUS), theme.color("panel"), theme.color("edge"))
        painter.end()


class WeekStrip(Painted, QLabel):
    """The last seven days, today ringed: a check where a puzzle of the day is done. A QLabel, for screen readers."""

    def __init__(self) -> None:
        super().__init__()
        self._days: list[tuple[date, bool]] = []

    def show_days(self, done: Set[date], today: date) -> None:
        """Show on which days a puzzle was done."""
        days = [today - timedelta(back) for back in reversed(range(DAYS))]
        self._days = [(day, day in done) for day in days]
        count = sum(done for _, done in self._days)
        self.setText(self.tr("Puzzles of the day done on {} of the last {} days").format(count, DAYS))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(DAYS * PITCH - PITCH + CELL), self.theme.px(NAME + CELL))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self.theme, painter_on(self)
        px, font = theme.px, theme.font(12, 400)
        for place, (day, done) in enumerate(self._days):
            name = QLocale().standaloneDayName(day.isoweekday(), QLocale.FormatType.NarrowFormat)
            column = self.visual(QRectF(px(place * PITCH), 0, px(CELL), px(NAME)))
            put_text(painter, column, name, font, theme.color("text_dim"), CENTRE)
            cell = self.visual(QRectF(px(place * PITCH), px(NAME), px(CELL), px(CELL)))
            today = place == DAYS - 1
            edge = theme.color("accent_text") if today else None if done else theme.color("line")
            plate(painter, cell.adjusted(1, 1, -1, -1), px(6), theme.color("good_bg") if done else None, edge, 2)
            if done:
                paint_icon(painter, "check", cell.adjusted(px(5), px(5), -px(5), -px(5)), theme.color("good"))
        painter.end()
