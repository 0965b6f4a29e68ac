"""What Home shows of the days: the last seven with their ticks, what is due, the word of the day, the week's games."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from datetime import date, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.texts import capitalised, clock_time, counted, decimal, figure, hours, say
from qless_studio.ui.shell.places.home.cards import Icon
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.style.in_force import sized, spaced
from qless_studio.ui.style.shapes import paint_ring
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.translation import date_text
from qless_studio.ui.widgets.basic.buttons import Button, IconButton, PressedByEnter
from qless_studio.ui.widgets.basic.labels import Elided, SectionHeader, separator, show_text, text_label
from qless_studio.ui.widgets.basic.layout import STRETCH, filled
from qless_studio.ui.widgets.basic.themed import CENTRE, Painted, Plated, SelfPainted, plate, put_text

if TYPE_CHECKING:  # imported when there is something to show: the first picture of Home does not wait for it
    from qless_studio.engine.player.study import Lately
    from qless_studio.ui.shell.places.home.reading import Week, WordShown

DAYS, TICK, PITCH, NAME, AROUND = 7, 24, 32, 24, 4
HUNDRED, LINES, LINE, BELOW = 100, 3, 24, 78
NO_LINE = "", "", "", ""
BAR, BARS = 20, 84
"""Width of a bar, and height of the bars with the names of the days, at 100 %."""


def day_letter(day: date) -> str:
    """The shortest name of a day of the week."""
    return QLocale().standaloneDayName(day.isoweekday(), QLocale.FormatType.NarrowFormat)


def day_name(day: date) -> str:
    """A day with its weekday."""
    return date_text(day, weekday=True)


class DayButton(PressedByEnter, SelfPainted, QAbstractButton):
    """A day of the week below its letter: a check if its puzzle is done, a ring if it is today."""

    room = least = (PITCH, NAME + TICK + AROUND)

    def __init__(self, today: bool) -> None:
        super().__init__()
        self.day, self._done, self._today = date.min, False, today
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if today else Qt.FocusPolicy.ClickFocus)  # others by arrow keys
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_day(self, day: date, done: bool) -> None:
        self.day, self._done = day, done
        shown = day_name(day)
        self.setAccessibleName(self.tr("{}, daily puzzle done").format(shown) if done else shown)
        self.setToolTip(self.tr("What you played on {}").format(shown))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()  # the strip goes to the next day; Qt would go to the next control of the page
        else:
            super().keyPressEvent(event)

    def paint_widget(self, painter: QPainter) -> None:
        theme, px = self.theme, self.theme.px
        letter = QRectF(0, 0, self.width(), px(NAME))
        put_text(painter, letter, day_letter(self.day), theme.font(12, 400), theme.color("text_dim"), CENTRE)
        cell = QRectF((self.width() - px(TICK)) / 2, px(NAME), px(TICK), px(TICK)).adjusted(1, 1, -1, -1)
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

    def __init__(self, show: Callable[[date], object]) -> None:
        """`show` shows a day."""
        super().__init__()
        self.buttons = [DayButton(today=place == DAYS - 1) for place in range(DAYS)]
        row = spaced(QHBoxLayout(self), 0)
        for button in self.buttons:
            row.addWidget(button)
            button.clicked.connect(lambda _=False, button=button: show(button.day))

    def show_days(self, done: Set[date], today: date) -> None:
        """Show on which days a puzzle was done."""
        days = [today - timedelta(back) for back in reversed(range(DAYS))]
        for button, day in zip(self.buttons, days, strict=True):
            button.show_day(day, day in done)
        count = sum(day in done for day in days)
        self.setAccessibleName(self.tr("Daily puzzles done on {} of the last {} days").format(count, DAYS))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ahead = -1 if self.mirrored else 1
        step = {Qt.Key.Key_Left: -ahead, Qt.Key.Key_Right: ahead}.get(Qt.Key(event.key()))
        focused = next((place for place, button in enumerate(self.buttons) if button.hasFocus()), None)
        if step is None or focused is None:
            super().keyPressEvent(event)
        else:
            self.buttons[min(max(focused + step, 0), DAYS - 1)].setFocus()


class FactCard(Plated, QWidget):
    """A title, a large number with what it counts, and a button; a line; more below."""

    def __init__(self, title: str, button: Button) -> None:
        super().__init__()
        self.number, self.unit = text_label("–", "display"), text_label("", "strong", wrap=True)
        self.note, self.button = text_label("", "caption", wrap=True), button
        self.header = SectionHeader(title)
        texts = filled(spaced(QVBoxLayout(), 2), STRETCH, self.unit, self.note, STRETCH)
        self.row = filled(spaced(QHBoxLayout(), 12), self.number, (texts, 1), button)
        below = sized(QWidget(), minimum_height=BELOW)  # in both cards, so that their lines are at one height
        self.below = spaced(QVBoxLayout(below), 8)
        filled(spaced(QVBoxLayout(self), 8, 20, 12, 20, 12), self.header, (self.row, 1), separator(), below)


class PracticeCard(FactCard):
    """The questions due, about how long they take; the word of the day."""

    def __init__(self) -> None:
        super().__init__("", Button("", "target"))
        self.header.title.setText(self.tr("Practice"))
        self.button.setText(self.tr("Practise"))
        self.game = ""
        """Key of the game of the word; "" while there is none."""
        self._chances = SectionHeader(self.tr("Word of the day"))
        self.word, self.part = text_label(" ", "figure"), Elided("", "caption")
        self.meaning = Elided("", "body")
        self.words = IconButton("next", self.tr("Words worth learning"))
        self.words.setEnabled(False)
        head = filled(spaced(QHBoxLayout(), 8), self.word, (self.part, 1))
        texts = filled(spaced(QVBoxLayout(), 2), head, self.meaning)
        filled(self.below, self._chances, filled(spaced(QHBoxLayout(), 12), (texts, 1), self.words))

    def show_due(self, questions: int, next_day: date | None) -> None:
        """Show how many questions are due, or when the next ones are."""
        from qless_studio.engine.practice.session import SECONDS_A_CARD, minutes

        self.number.setText(figure(questions))
        self.unit.setText(counted(questions, "question due", "questions due"))
        if questions:
            self.note.setText(minutes(questions * SECONDS_A_CARD))
        else:
            self.note.setText("" if next_day is None else self.tr("the next on {}").format(day_name(next_day)))

    def show_word(self, shown: WordShown | None) -> None:
        """Show the word of the day; None if there is none."""
        self.game = "" if shown is None else shown.game
        self.words.setEnabled(shown is not None)
        if shown is None:
            self.meaning.setText(self.tr("none today"))
            return
        self.word.setText(shown.shown)
        self.part.setText(shown.part)
        self.meaning.setText(shown.meaning)
        self._chances.set_caption(f"{decimal(HUNDRED * shown.word.rolled, 1)} {self.tr('of 100 boards')}")


class WeekCard(FactCard):
    """The games of the last seven days, the time they took, and the best of them in three lines."""

    def __init__(self, views: Sequence[GameView]) -> None:
        super().__init__("", Button("", "clock"))
        self.header.title.setText(self.tr("This week"))
        self.button.setText(self.tr("History"))
        self._titles = {view.key: view.title for view in views}
        self.bars = Bars()
        self.row.insertWidget(2, self.bars, 0, Qt.AlignmentFlag.AlignBottom)
        self.lines = [BestLine() for _ in range(LINES)]
        filled(self.below, filled(spaced(QVBoxLayout(), 0), *self.lines), STRETCH)

    def show_week(self, week: Week, today: date) -> None:
        """Show how much was played."""
        games = sum(week.games)
        self.number.setText(figure(games))
        self.unit.setText(counted(games, "game", "games"))
        self.note.setText(hours(week.seconds) if games else "")
        self.bars.show_days(week.games, today)

    def show_best(self, week: Week, lately: Lately | None, today: date) -> None:
        """Show a record, the level and who leads, as far as they are known."""
        lines = [self._record(week), self._level(lately, today), self._versus(week)]
        known = [line for line in lines if line is not None]
        for place, shown in enumerate(self.lines):
            shown.show_line(*(known[place] if place < len(known) else NO_LINE))
        if not known:
            self.lines[0].show_line("", "", self.tr("Nothing played yet"), "")

    def _record(self, week: Week) -> tuple[str, str, str, str] | None:
        if week.best is None:
            return None
        entry, record = week.best
        points = round(record.score or 0)
        value = clock_time(record.seconds) if record.score is None else counted(points, "{} point", "{} points")
        return "star", self._titles[entry.game], record.kind, value

    def _level(self, lately: Lately | None, today: date) -> tuple[str, str, str, str] | None:
        if lately is None or not lately.level.known:
            return None
        change = lately.change(today)
        signed = "" if change is None else f"{'+' if change > 0 else ''}{figure(round(change))}"
        note = self.tr("{} this week").format(signed) if signed else ""
        return "rise", f"{self.tr('Level')}, {self._titles[lately.game]}", note, figure(round(lately.level.value))

    def _versus(self, week: Week) -> tuple[str, str, str, str] | None:
        against = week.versus
        if against is None:
            return None
        strengths = {"easy": self.tr("Easy"), "medium": capitalised(say("medium")), "strong": self.tr("Strong")}
        name = against.name or self.tr("a friend")
        if against.strength:
            name = f"{self.tr('Computer')}, {strengths.get(against.strength, against.strength)}"
        lead = against.won - against.lost
        note = self.tr("you are ahead") if lead > 0 else self.tr("you are behind") if lead else ""
        score = f"{figure(against.won)} : {figure(against.lost)}"
        return "friends", capitalised(self.tr("against {}")).format(name), note, score


class BestLine(QWidget):
    """One line of the week; it keeps its place while there is nothing to show."""

    def __init__(self) -> None:
        super().__init__()
        self._icon, self.name, self.note, self.value = (
            Icon(""),
            Elided("", "strong"),
            Elided("", "caption"),
            text_label("", "strong"),
        )
        filled(spaced(QHBoxLayout(self), 8), self._icon, self.name, (self.note, 1), self.value)
        sized(self, minimum_height=LINE)

    def show_line(self, icon: str, name: str, note: str, value: str) -> None:
        """Show a line; empty texts for none."""
        self._icon.name = icon
        self._icon.setVisible(bool(icon))
        for label, text in ((self.name, name), (self.note, note), (self.value, value)):
            show_text(label, text)
        self._icon.update()


class Bars(SelfPainted, QWidget):
    """A bar for each of the last seven days, today in the accent; what they say is told as a description."""

    room = least = (DAYS * (BAR + 12), BARS)

    def __init__(self) -> None:
        super().__init__()
        self._days: list[tuple[date, int]] = []
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Games of the last seven days"))

    def show_days(self, games: Sequence[int], today: date) -> None:
        days = [today - timedelta(back) for back in reversed(range(len(games)))]
        self._days = list(zip(days, games, strict=True))
        self.setAccessibleDescription(
            "; ".join(say("{}: {}", day_name(day), figure(count)) for day, count in self._days)
        )
        self.update()

    def paint_widget(self, painter: QPainter) -> None:
        theme, px = self.theme, self.theme.px
        most = max([count for _, count in self._days], default=0)
        room = self.height() - px(NAME)
        for place, (day, count) in enumerate(self._days):
            last = place == len(self._days) - 1
            high = max(2.0, room * count / most if most else 0.0)
            left = place * px(BAR + 12) + px(6)
            rect = QRectF(left, room - high, px(BAR), high)
            plate(painter, self.visual(rect), min(3.0, high / 2), theme.color("accent" if last else "edge"))
            name = QRectF(left - px(6), room, px(BAR + 12), px(NAME))
            font, role = theme.font(12, 700 if last else 400), "text" if last else "text_dim"
            put_text(painter, self.visual(name), day_letter(day), font, theme.color(role), CENTRE)
