"""A month of days, painted: how many games, the puzzles of the day as dots, a star for a record."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

from PySide6.QtCore import QDate, QEvent, QLocale, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from qless_studio.engine.past import MonthShown
from qless_studio.engine.texts import counted
from qless_studio.ui.shell.places.history import texts
from qless_studio.ui.shell.places.history.views import paint_mark
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.style.shapes import outline, paint_ring
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.widgets.basic.access import Described, PartAccess, WholeAccess, install_access, notify
from qless_studio.ui.widgets.basic.themed import LEADING, TRAILING, SelfPainted, plate, put_text, text_width

DAYS, WEEKS = 7, 6
NAME, GAP, RADIUS, INSET = 24, 4, 6, 10
TALL, LOW, LEAST = 98, 44, 44
"""Heights of a cell: the greatest, the least with dots, the least at all; its least width is the last, too."""
DOT, PITCH, STAR = 10, 17, 14


def week_of(day: date) -> date:
    """The first day of the week of a day, as the user's locale begins its weeks."""
    return day - timedelta((day.isoweekday() - QLocale().firstDayOfWeek().value) % DAYS)


def days_of(first: date) -> list[date]:
    """The days of the month that begins on a day."""
    return [first + timedelta(number) for number in range(QDate(first.year, first.month, 1).daysInMonth())]


class Month(Described, SelfPainted, QWidget):
    """A grid of days; the arrow keys and a click go from day to day, and to no day to come."""

    day_chosen = Signal(object)
    """The `datetime.date` that was gone to."""
    entered = Signal()
    """Enter was pressed on the day."""

    def __init__(self, views: Sequence[GameView]) -> None:
        super().__init__()
        install_access()
        self._access: DaysAccess | None = None
        self._views = views
        self._shown: MonthShown | None = None
        self._games: Sequence[str] = [view.key for view in views]
        self.today = self.cursor_day = date.today()
        self._hovered: date | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Days"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # content

    def show_month(self, shown: MonthShown, games: Sequence[str], today: date) -> None:
        """Show what was played in a month, with a dot for each of these games."""
        self._shown, self._games, self.today = shown, games, today
        self.update()

    def show_day(self, day: date) -> None:
        """Have the cursor on a day, in its month."""
        self.cursor_day = min(day, self.today)
        if self._shown is not None and self._shown.first != self.cursor_day.replace(day=1):
            self._shown = None
        self.update()

    def days(self) -> list[date]:
        """The days shown, in order."""
        return days_of(self.cursor_day.replace(day=1))

    def count(self, day: date) -> int:
        """How many games were played on a day."""
        return 0 if self._shown is None else self._shown.counts.get(day, 0)

    def done(self, day: date) -> Sequence[str]:
        """The games of which the puzzle of a day was done."""
        return () if self._shown is None else self._shown.done.get(day, ())

    def is_record(self, day: date) -> bool:
        """Whether a record was set on a day."""
        return self._shown is not None and day in self._shown.records

    def spoken(self, day: date) -> str:
        """A day as a sentence."""
        parts = [texts.day_text(day, self.today)]
        if day == self.today:
            parts.append(self.tr("today"))
        elif day > self.today:
            return ", ".join((*parts, self.tr("to come")))
        done, games = len(self.done(day)), self.count(day)
        parts.append(self.tr("{} of {} puzzles").format(done, len(self._games)))
        parts.append(counted(games, "{} game", "{} games"))
        if self.is_record(day):
            parts.append(self.tr("a record"))
        return ", ".join(parts)

    def go_to(self, day: date) -> None:
        """Move the cursor to a day up to today."""
        self.show_day(day)
        notify(self, QAccessible.Event.Focus, self.days().index(self.cursor_day))
        self.day_chosen.emit(self.cursor_day)

    def go_to_month(self, step: int) -> None:
        """Move the cursor to the next (1) or previous (-1) month."""
        to = QDate(self.cursor_day.year, self.cursor_day.month, self.cursor_day.day).addMonths(step)
        self.go_to(date(to.year(), to.month(), to.day()))

    # geometry

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()  # it takes the room there is

    def minimumSizeHint(self) -> QSize:
        px = self.theme.px
        return QSize(px(DAYS * LEAST), px(NAME) + WEEKS * px(LOW) + (WEEKS - 1) * px(GAP))

    def cell(self, day: date) -> QRectF:
        """The rectangle of a day that is shown."""
        gap, top = self.theme.px(GAP), self.theme.px(NAME)
        weeks, weekday = divmod((day - week_of(self.days()[0])).days, DAYS)
        width = (self.width() + gap) / DAYS
        height = min((self.height() - top + gap) / WEEKS, self.theme.px(TALL) + gap)
        left, right = round(weekday * width), round((weekday + 1) * width) - gap
        upper, lower = round(weeks * height), round((weeks + 1) * height) - gap
        return self.visual(QRectF(left, top + upper, right - left, lower - upper))

    def day_at(self, point: QPoint) -> date | None:
        """The day whose cell is at a point."""
        return next((day for day in self.days() if self.cell(day).contains(QPointF(point))), None)

    # mouse and keyboard

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            day = self.day_at(event.pos())
            QToolTip.showText(event.globalPos(), "" if day is None else self.spoken(day), self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        day = self.day_at(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and day is not None and day <= self.today:
            self.go_to(day)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self.day_at(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(None)

    def _hover(self, day: date | None) -> None:
        self._hovered = day if day is not None and day <= self.today else None
        self.setCursor(Qt.CursorShape.ArrowCursor if self._hovered is None else Qt.CursorShape.PointingHandCursor)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        notify(self, QAccessible.Event.Focus, self.days().index(self.cursor_day))
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, days = event.key(), self.days()
        ahead = -1 if self.mirrored else 1
        steps = {
            Qt.Key.Key_Left: -ahead, Qt.Key.Key_Right: ahead, Qt.Key.Key_Up: -DAYS, Qt.Key.Key_Down: DAYS,
        }  # fmt: skip
        if key in steps:
            self.go_to(self.cursor_day + timedelta(steps[Qt.Key(key)]))
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.go_to(days[0] if key == Qt.Key.Key_Home else days[-1])
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self.go_to_month(-1 if key == Qt.Key.Key_PageUp else 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    # painting

    def paint_widget(self, painter: QPainter) -> None:
        self._paint_weekdays(painter)
        for day in self.days():
            cell = self.cell(day)
            self._paint_cell(painter, day, cell)
            self._paint_content(painter, day, cell)
            if day == self.cursor_day and self.hasFocus():
                paint_ring(painter, self.theme, cell.adjusted(4, 4, -4, -4), self.theme.px(RADIUS) - 2)

    def _paint_weekdays(self, painter: QPainter) -> None:
        theme, locale, first = self.theme, QLocale(), week_of(self.days()[0])
        for number in range(DAYS):
            day = first + timedelta(number)
            place = self.cell(day)
            place = QRectF(place.x() + theme.px(INSET), 0, place.width() - theme.px(INSET), theme.px(NAME - 8))
            kinds = (QLocale.FormatType.ShortFormat, QLocale.FormatType.NarrowFormat)
            names = [locale.standaloneDayName(day.isoweekday(), kind) for kind in kinds]
            font = theme.font(12, 600)
            name = names[0] if text_width(font, names[0]) <= place.width() else names[1]
            put_text(painter, place, name, font, theme.color("text_dim"), LEADING, self.mirrored)

    def _paint_cell(self, painter: QPainter, day: date, cell: QRectF) -> None:
        theme, radius = self.theme, self.theme.px(RADIUS)
        chosen = day == self.cursor_day
        inside = "accent_bg" if chosen else "hover" if day == self._hovered else ""
        if inside:
            plate(painter, cell, radius, theme.color(inside))
        edge = "accent_text" if chosen else "line" if day > self.today else "edge"
        outline(painter, cell, radius, theme.color(edge), 2 if chosen else 1)

    def _paint_content(self, painter: QPainter, day: date, cell: QRectF) -> None:
        theme, px = self.theme, self.theme.px
        room = cell.adjusted(px(INSET), px(6), -px(INSET), -px(6))
        low = cell.height() < px(72)
        strong = day == self.today
        font = theme.font(14, 600 if strong else 500, tabular=True)
        line = QRectF(room.x(), room.y(), room.width(), px(20))
        put_text(painter, line, str(day.day), font, theme.color("text"), LEADING, self.mirrored)
        if strong and room.width() > px(80):
            put_text(painter, line, self.tr("today"), theme.font(12, 600), theme.color("accent_text"), TRAILING,
                     self.mirrored)  # fmt: skip
        if day > self.today:
            return
        star = self.is_record(day)
        if star:
            size = px(STAR)
            at = QRectF(room.right() - size, line.y() + 2 if low and not strong else room.bottom() - size, size, size)
            if low:
                at.moveTop(line.y() + 2)
            paint_icon(painter, "star", self._flipped(at, room), theme.color("accent_text"))
        self._paint_dots(painter, day, room, line.bottom() + (px(1) if low else px(8)))
        games = self.count(day)
        if games and not low:
            below = QRectF(room.x(), room.bottom() - px(16), room.width() - (px(STAR) if star else 0), px(16))
            text, small = counted(games, "{} game", "{} games"), theme.font(12, 400, tabular=True)
            text = text if text_width(small, text) <= below.width() else str(games)
            put_text(painter, self._flipped(below, room), text, small, theme.color("text_dim"), LEADING, self.mirrored)

    def _paint_dots(self, painter: QPainter, day: date, room: QRectF, top: float) -> None:
        theme, done = self.theme, self.done(day)
        count = max(1, len(self._games))
        pitch = min(self.theme.px(PITCH), room.width() / count)
        size = min(theme.px(DOT), pitch - 1)
        for number, view in enumerate(view for view in self._views if view.key in self._games):
            place = self._flipped(QRectF(room.x() + number * pitch, top, size, size), room)
            shape = "disc" if view.key in done else "ring"
            paint_mark(painter, place, shape, theme.with_accent(view.accent).color("accent"),
                       theme.color("control_edge"))  # fmt: skip

    def _flipped(self, rect: QRectF, room: QRectF) -> QRectF:
        """The rectangle in a right-to-left layout at the other side of the room around it."""
        if self.mirrored:
            rect.moveLeft(room.x() + room.right() - rect.right())
        return rect

    # accessibility

    def describe(self) -> DaysAccess:
        self._access = DaysAccess(self)
        return self._access


class DayAccess(PartAccess[Month]):
    """One day."""

    def exists(self, owner: Month) -> bool:
        return self.index < len(owner.days())

    def text(self, kind: QAccessible.Text) -> str:
        owner = self.owner
        if owner is None or not self.exists(owner) or kind != QAccessible.Text.Name:
            return ""
        return owner.spoken(owner.days()[self.index])

    def rect(self) -> QRect:
        owner = self.owner
        if owner is None or not self.exists(owner):
            return QRect()
        cell = owner.cell(owner.days()[self.index]).toRect()
        return QRect(owner.mapToGlobal(cell.topLeft()), cell.size())

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        owner = self.owner
        if owner is None or not self.exists(owner):
            state.invalid = True
            return state
        day = owner.days()[self.index]
        state.focusable = state.selectable = True
        state.focused = owner.hasFocus() and owner.cursor_day == day
        state.selected = owner.cursor_day == day
        state.invisible = not owner.isVisible()
        return state


class DaysAccess(WholeAccess[Month]):
    """The days: a list."""

    def make_part(self, owner: Month, index: int) -> DayAccess:
        return DayAccess(owner, index)

    def count(self, owner: Month) -> int:
        return len(owner.days())

    def current(self, owner: Month) -> int:
        return owner.days().index(owner.cursor_day) if owner.hasFocus() else -1
