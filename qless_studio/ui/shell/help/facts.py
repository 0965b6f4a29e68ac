"""The cards in the lower row of the home page: what is due, the level, the word of the day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.player.lately import DAYS, Lately
from qless_studio.engine.player.wording import how_often, level_text
from qless_studio.engine.practice.session import SECONDS_A_CARD
from qless_studio.engine.texts import counted, decimal, figure
from qless_studio.ui.shell.help.standing import WordShown
from qless_studio.ui.shell.practice.texts import minutes
from qless_studio.ui.style.lengths import spaced
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.widgets.basic.buttons import Button, IconButton
from qless_studio.ui.widgets.basic.flow import filled
from qless_studio.ui.widgets.basic.labels import Elided, SectionHeader, show_text, text_label
from qless_studio.ui.widgets.basic.themed import Plated, SelfPainted

DOT = 4
HUNDRED = 100
WAITING = "…"


class FactCard(Plated, QWidget):
    """A header and what is below it, on a plate; hidden until there is something to show."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.waiting = False
        """Whether what it shows is not known yet."""
        self.header = SectionHeader(title)
        self.header.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.inner = spaced(QVBoxLayout(self), 4, 16, 10, 16, 10)
        self.inner.addWidget(self.header)
        self.hide()


class DueCard(FactCard):
    """The number of cards, about how long they take, and a button."""

    def __init__(self) -> None:
        super().__init__("")
        self.header.title.setText(self.tr("Practise"))
        self._number = text_label("", "title")
        self._cards, self._time = text_label("", "strong"), text_label("", "caption", wrap=True)
        self.button = Button(self.tr("Practise"), "target")
        texts = filled(spaced(QVBoxLayout(), 4), self._cards, self._time)
        row = filled(spaced(QHBoxLayout(), 12), self._number, (texts, 1), self.button)
        self.inner.addLayout(row, 1)

    def show_due(self, cards: int) -> None:
        """Show how many cards are due."""
        self._number.setText(figure(cards))
        self._cards.setText(counted(cards, "card due", "cards due"))
        self._time.setText(minutes(cards * SECONDS_A_CARD))
        self.setVisible(cards > 0)


class LevelCard(FactCard):
    """The level in the game played last, its change in a week, and its curve over a month."""

    wanted = Signal(str)
    """Key of the game whose progress is to be shown."""

    def __init__(self, views: Sequence[GameView]) -> None:
        super().__init__("")
        self._titles = {view.key: view.title for view in views}
        self._game = views[0].key
        self.value, self.change = text_label("", "title"), text_label("", "small", wrap=True)
        self.curve = LevelCurve()
        self.button = IconButton("next", self.tr("Progress"), act=lambda: self.wanted.emit(self._game))
        texts = filled(spaced(QVBoxLayout(), 2), self.value, self.change)
        row = filled(spaced(QHBoxLayout(), 12), (texts, 1), (self.curve, 2), self.button)
        self.inner.addLayout(row, 1)

    def wait(self) -> None:
        """Take the room that the level will need."""
        self.header.title.setText(self.tr("Level"))
        self.header.set_caption("")
        self.waiting = True
        self.value.setText(WAITING)
        self.change.hide()
        self.curve.hide()
        self.show()

    def show_level(self, lately: Lately, today: date) -> None:
        """Show the level, or how many rounds it still needs."""
        self.waiting = False
        level, change = lately.level, lately.change(today)
        self._game = lately.game
        self.header.title.setText(self.tr("Level, {}").format(self._titles[lately.game]))
        self.header.set_caption(self.tr("{} days").format(DAYS) if len(lately.days) > 1 else "")
        self.value.setText(figure(round(level.value)) if level.known else "–")
        if not level.known:
            self.change.setText(level_text(level))
        elif change is None:
            self.change.setText("")
        else:
            self.change.setText(self.tr("{} in a week").format(_signed(round(change))))
        self.change.setVisible(bool(self.change.text()))
        self.curve.show_days(lately.days, today)
        self.curve.setVisible(len(lately.days) > 1)
        self.show()


def _signed(change: int) -> str:
    return f"+{figure(change)}" if change > 0 else figure(change)


class LevelCurve(SelfPainted, QWidget):
    """A line without scales, the last point with a dot; the card around it says what it shows."""

    room, least = (120, 48), (60, 48)

    def __init__(self) -> None:
        super().__init__()
        self._days: list[tuple[int, float]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_days(self, days: Sequence[tuple[date, float]], today: date) -> None:
        self._days = [(DAYS - (today - day).days, value) for day, value in days]
        self.update()

    def paint_widget(self, painter: QPainter) -> None:
        if len(self._days) < 2:
            return
        theme = self.theme
        dot = theme.px(DOT)
        room = QRectF(self.rect()).adjusted(dot, dot, -dot, -dot - 2)
        values = [value for _, value in self._days]
        low, spread = min(values), max(max(values) - min(values), 40.0)
        points = [
            QPointF(room.x() + room.width() * day / DAYS, room.bottom() - room.height() * (value - low) / spread)
            for day, value in self._days
        ]
        line = QPainterPath(points[0])
        for point in points[1:]:
            line.lineTo(point)
        painter.setPen(QPen(theme.color("line"), 1))
        painter.drawLine(QPointF(0, self.height() - 1), QPointF(self.width(), self.height() - 1))
        painter.setPen(QPen(theme.color("accent_text"), 2))
        painter.drawPath(line)
        painter.setBrush(theme.color("accent_text"))
        painter.drawEllipse(points[-1], dot, dot)


class WordCard(FactCard):
    """A word worth learning, its meaning, and how often it would be found."""

    wanted = Signal(str)
    """Key of the game whose words worth learning are to be shown."""

    def __init__(self) -> None:
        super().__init__("")
        self._game = ""
        self.header.title.setText(self.tr("Word of the day"))
        self.header.set_caption(self.tr("one worth learning"))
        self.word, self.part = text_label("", "figure"), Elided("", "caption")
        self.meaning, self.chances = Elided("", "small"), text_label("", "caption", wrap=True)
        self.button = IconButton("next", self.tr("Words worth learning"), act=lambda: self.wanted.emit(self._game))
        head = filled(spaced(QHBoxLayout(), 8), self.word, (self.part, 1))
        texts = filled(spaced(QVBoxLayout(), 3), head, self.meaning, self.chances)
        row = filled(spaced(QHBoxLayout(), 12), (texts, 1), self.button)
        self.inner.addLayout(row, 1)

    def wait(self) -> None:
        """Take the room that the word will need."""
        self.waiting = True
        self.word.setText(WAITING)
        for label in (self.part, self.meaning, self.chances):
            label.setText("")
        self.meaning.show()
        self.show()

    def show_word(self, shown: WordShown, levels: bool) -> None:
        """Show the word; without `levels` nothing is said about the player."""
        self.waiting = False
        word = shown.word
        self._game = shown.game
        self.word.setText(shown.shown)
        self.part.setText(shown.part)
        show_text(self.meaning, shown.meaning)
        on_boards = self.tr("on {} of 100 boards").format(decimal(HUNDRED * word.rolled, 1))
        if levels and word.chance is not None:
            on_boards = self.tr("{}; you find it: {}").format(on_boards, how_often(word.chance))
        self.chances.setText(on_boards)
        self.show()
