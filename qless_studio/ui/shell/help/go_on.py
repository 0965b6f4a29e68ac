"""The band of the home page that leads back to games that are not over, and the days played lately."""

from __future__ import annotations

from collections.abc import Sequence, Set
from datetime import date, timedelta

from PySide6.QtCore import QDate, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.engine.texts import counted, figure
from qless_studio.ui.shell.help.day_card import PictureLabel
from qless_studio.ui.shell.help.pictures import Pictures
from qless_studio.ui.shell.help.today import GoOn
from qless_studio.ui.style import accented
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.style.lengths import spaced
from qless_studio.ui.style.shapes import paint_ring
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.widgets.basic.buttons import Button, PressedByEnter, link_button
from qless_studio.ui.widgets.basic.flow import STRETCH, filled
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.themed import CENTRE, Painted, Plated, SelfPainted, plate, put_text

ROOM = QSize(212, 80)
DAYS, CELL, PITCH, NAME, AROUND = 7, 24, 32, 24, 4


class GoOnBand(Plated, QWidget):
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
        self.more = link_button("", act=lambda: self.show_games([*self._games[1:], self._games[0]]))
        self.button = Button(self.tr("Go on"), "play", primary=True, height=40)
        self.button.clicked.connect(lambda: self.wanted.emit(self._games[0]))
        texts = filled(spaced(QVBoxLayout(), 4, 12, 12, 8, 12), STRETCH, self._title, self._detail, STRETCH)
        filled(spaced(QHBoxLayout(self), 8, 1, 1, 16, 1), self.picture, (texts, 1), self.more, self.button)
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


class DayButton(PressedByEnter, SelfPainted, QAbstractButton):
    """A day of the week below its letter: a check if its puzzle is done, a ring if it is today."""

    room = least = (PITCH, NAME + CELL + AROUND)

    def __init__(self, today: bool) -> None:
        super().__init__()
        self.day, self._done, self._today = date.min, False, today
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if today else Qt.FocusPolicy.ClickFocus)  # others by arrow keys
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_day(self, day: date, done: bool) -> None:
        self.day, self._done = day, done
        shown = QLocale().toString(QDate(day.year, day.month, day.day), self.tr("dddd d MMMM"))
        said = self.tr("{}, daily puzzle done") if done else self.tr("{}, no daily puzzle done")
        self.setAccessibleName(said.format(shown))
        self.setToolTip(self.tr("What you played on {}").format(shown))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()  # the strip goes to the next day; Qt would go to the next control of the page
        else:
            super().keyPressEvent(event)

    def paint_widget(self, painter: QPainter) -> None:
        theme, px = self.theme, self.theme.px
        name = QLocale().standaloneDayName(self.day.isoweekday(), QLocale.FormatType.NarrowFormat)
        letter = QRectF(0, 0, self.width(), px(NAME))
        put_text(painter, letter, name, theme.font(12, 400), theme.color("text_dim"), CENTRE)
        cell = QRectF((self.width() - px(CELL)) / 2, px(NAME), px(CELL), px(CELL)).adjusted(1, 1, -1, -1)
        inside = theme.color("good_bg") if self._done else theme.color("hover") if self.underMouse() else None
        plate(painter, cell, px(6), inside, self._edge(), 2)
        if self._done:
            paint_icon(painter, "check", cell.adjusted(px(4), px(4), -px(4), -px(4)), theme.color("good"))
        if self.hasFocus():  # around the letter too: today has a ring around its cell
            paint_ring(painter, theme, QRectF(self.rect()).adjusted(5, 5, -5, -5), px(6))

    def _edge(self) -> QColor | None:
        theme = self.theme
        if self._today:
            return theme.color("accent_text")
        if self.underMouse():
            return theme.color("control_edge")
        if self._done:
            return theme.color("good") if theme.high_contrast else None
        return theme.color("edge")


class WeekStrip(Painted, QWidget):
    """The last seven days: a check where a puzzle of the day is done. Arrow keys go from one to the next."""

    day_wanted = Signal(object)
    """The `date` that was clicked."""

    def __init__(self) -> None:
        super().__init__()
        self.buttons = [DayButton(today=place == DAYS - 1) for place in range(DAYS)]
        row = spaced(QHBoxLayout(self), 0)
        for button in self.buttons:
            row.addWidget(button)
            button.clicked.connect(lambda _=False, button=button: self.day_wanted.emit(button.day))

    def show_days(self, done: Set[date], today: date) -> None:
        """Show on which days a puzzle was done."""
        days = [today - timedelta(back) for back in reversed(range(DAYS))]
        for button, day in zip(self.buttons, days, strict=True):
            button.show_day(day, day in done)
        count = sum(day in done for day in days)
        self.setAccessibleName(self.tr("Puzzles of the day done on {} of the last {} days").format(count, DAYS))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ahead = -1 if self.mirrored else 1
        step = {Qt.Key.Key_Left: -ahead, Qt.Key.Key_Right: ahead}.get(Qt.Key(event.key()))
        focused = next((place for place, button in enumerate(self.buttons) if button.hasFocus()), None)
        if step is None or focused is None:
            super().keyPressEvent(event)
        else:
            self.buttons[min(max(focused + step, 0), DAYS - 1)].setFocus()
