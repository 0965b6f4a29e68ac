"""The days of the calendar, painted: a week, or the weeks of a month."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta

from PySide6.QtCore import QDate, QEvent, QLocale, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.style.shapes import outline, paint_ring
from qless_studio.ui.widgets.basic.access import Described, PartAccess, WholeAccess, install_access, notify
from qless_studio.ui.widgets.basic.themed import CENTRE, SelfPainted, fill, plate, put_text, text_width

DAYS = 7
CELL, PITCH, NAME, NOTE = 48, 56, 20, 20
"""Size of a cell, distance from one to the next, and heights of weekday and note."""
LEAST_PITCH = 40
WEEK_GAP = 4
"""Distance between the weeks of a month."""
RADIUS = 8


class DayState(enum.Enum):
    """What became of the puzzle of a day."""

    SOLVED = "solved"
    PLAYED = "played"
    """Played to the end, in a game that has no solution to find."""
    GIVEN_UP = "given_up"


@dataclass(frozen=True)
class DayShown:
    """What the calendar shows of a day on which something was played."""

    state: DayState
    note: str = ""
    """Text below the cell, such as the time taken or the points."""


def week_of(day: date) -> date:
    """The first day of the week of a day, as the user's locale begins its weeks."""
    return day - timedelta((day.isoweekday() - QLocale().firstDayOfWeek().value) % DAYS)


class DayCells(Described, SelfPainted, QWidget):
    """A grid of days with a keyboard cursor; days to come cannot be chosen."""

    day_chosen = Signal(object)
    """The `datetime.date` that the player clicked or pressed Enter on."""
    page_changed = Signal()
    """The cursor has gone to another week or month."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        install_access()
        self._access: DaysAccess | None = None
        self._days: dict[date, DayShown] = {}
        self._today = self.cursor_day = date(2000, 1, 1)
        self.whole_month = self._compact = False
        """Whether the month of the cursor is shown, and not only its week."""
        self._hovered: date | None = None
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    # content

    def show_days(self, days: Mapping[date, DayShown], today: date) -> None:
        """Show what was played on which day; a new `today` takes the cursor."""
        if today != self._today:
            self._today = self.cursor_day = today
        self._days = dict(days)
        self._changed()

    def show_whole_month(self, whole: bool) -> None:
        self.whole_month = whole
        self._changed()

    def set_compact(self, compact: bool) -> None:
        """Use lower cells."""
        self._compact = compact
        self._changed()

    def days(self) -> list[date]:
        """The days shown, in order."""
        if not self.whole_month:
            first, count = week_of(self.cursor_day), DAYS
        else:
            first = self.cursor_day.replace(day=1)
            count = QDate(first.year, first.month, 1).daysInMonth()
        return [first + timedelta(number) for number in range(count)]

    def spoken(self, day: date) -> str:
        """The accessible name of a day."""
        shown = self._days.get(day)
        parts = [QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)]
        if day == self._today:
            parts.append(self.tr("today"))
        if shown is not None:
            parts += [self._state_word(shown.state), shown.note]
        elif day < self._today:
            parts.append(self.tr("not played"))
        elif day > self._today:
            parts.append(self.tr("to come"))
        return ", ".join(filter(None, parts))

    def _state_word(self, state: DayState) -> str:
        return {
            DayState.SOLVED: self.tr("solved"),
            DayState.PLAYED: self.tr("played"),
            DayState.GIVEN_UP: self.tr("given up"),
        }[state]

    def _note(self, day: date) -> str:
        shown = self._days.get(day)
        if shown is None:
            return self.tr("today") if day == self._today else ""
        return shown.note or (self._state_word(shown.state) if shown.state is DayState.GIVEN_UP else "")

    def go_to(self, day: date) -> None:
        """Move the cursor to a day up to today."""
        before = self.days()
        self.cursor_day = min(day, self._today)
        self._changed()
        notify(self, QAccessible.Event.Focus, self.days().index(self.cursor_day))
        if self.days() != before:
            self.page_changed.emit()

    def go_to_month(self, step: int) -> None:
        """Move the cursor to the next (1) or previous (-1) month."""
        to = QDate(self.cursor_day.year, self.cursor_day.month, self.cursor_day.day).addMonths(step)
        self.go_to(date(to.year(), to.month(), to.day()))

    @property
    def at_last_month(self) -> bool:
        """Whether the next month has not begun."""
        return (self.cursor_day.year, self.cursor_day.month) == (self._today.year, self._today.month)

    def _changed(self) -> None:
        self.updateGeometry()
        self.update()

    # geometry

    def _cell_height(self) -> int:
        return self.theme.px(CELL - 8 if self._compact else CELL)

    def _weeks(self) -> int:
        days = self.days()
        return (week_of(days[-1]) - week_of(days[0])).days // DAYS + 1

    def _week_height(self) -> int:
        return self._cell_height() + self.theme.px(NOTE + WEEK_GAP)

    def sizeHint(self) -> QSize:
        height = self.theme.px(NAME) + self._weeks() * self._week_height() - self.theme.px(WEEK_GAP)
        return QSize(self.theme.px(DAYS * PITCH - PITCH + CELL), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(DAYS * LEAST_PITCH), self.sizeHint().height())

    def _pitch(self) -> float:
        gap = self.theme.px(PITCH - CELL)
        return min(self.theme.px(PITCH), (self.width() + gap) / DAYS)

    def cell(self, day: date) -> QRectF:
        """The rectangle of the cell of a day that is shown."""
        weeks, weekday = divmod((day - week_of(self.days()[0])).days, DAYS)
        width = self._pitch() - self.theme.px(PITCH - CELL)
        top = self.theme.px(NAME) + weeks * self._week_height()
        return self.visual(QRectF(round(weekday * self._pitch()), top, round(width), self._cell_height()))

    def day_at(self, point: QPoint) -> date | None:
        """The day whose cell or note is at a point."""
        note = self.theme.px(NOTE)
        cells = ((day, self.cell(day).adjusted(0, 0, 0, note)) for day in self.days())
        return next((day for day, cell in cells if cell.contains(QPointF(point))), None)

    # mouse and keyboard

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            day = self.day_at(event.pos())
            QToolTip.showText(event.globalPos(), "" if day is None else self.spoken(day), self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        day = self.day_at(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and day is not None and day <= self._today:
            self.go_to(day)
            self.day_chosen.emit(day)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self.day_at(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(None)

    def _hover(self, day: date | None) -> None:
        self._hovered = day if day is not None and day <= self._today else None
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
            self.day_chosen.emit(self.cursor_day)
        else:
            super().keyPressEvent(event)

    # painting

    def paint_widget(self, painter: QPainter) -> None:
        self._paint_weekdays(painter)
        for day in self.days():
            cell = self.cell(day)
            self._paint_cell(painter, day, cell)
            self._paint_note(painter, day, cell)
            if day == self.cursor_day and self.hasFocus():
                inner = self.theme.px(RADIUS) - 4
                paint_ring(painter, self.theme, cell.adjusted(4, 4, -4, -4), inner)

    def _paint_weekdays(self, painter: QPainter) -> None:
        theme, locale, first = self.theme, QLocale(), week_of(self.days()[0])
        for number in range(DAYS):
            day = first + timedelta(number)
            today = week_of(day) == week_of(self._today) == first and day == self._today
            place = self.cell(day)
            place = QRectF(place.center().x() - self._pitch() / 2, 0, self._pitch(), theme.px(16))
            kinds = (QLocale.FormatType.ShortFormat, QLocale.FormatType.NarrowFormat)
            names = [locale.standaloneDayName(day.isoweekday(), kind) for kind in kinds]
            font = theme.font(12, 600 if today else 400)
            name = names[0] if text_width(font, names[0]) <= place.width() else names[1]
            put_text(painter, place, name, font, theme.color("text" if today else "text_dim"), CENTRE)

    def _paint_cell(self, painter: QPainter, day: date, cell: QRectF) -> None:
        theme, radius = self.theme, self.theme.px(RADIUS)
        shown = self._days.get(day)
        done = shown is not None and shown.state is not DayState.GIVEN_UP
        if shown is not None:
            edge = theme.color("good" if done else "edge") if theme.high_contrast else None
            plate(painter, cell, radius, theme.color("good_bg" if done else "hover"), edge)
        elif day == self._hovered:
            plate(painter, cell, radius, theme.color("hover"))
        if day == self._today:
            outline(painter, cell, radius, theme.color("accent_text"), 2)
        elif day > self._today:
            outline(painter, cell, radius, theme.color("line"), 1)
        elif day == self._hovered:
            outline(painter, cell, radius, theme.color("control_edge"), 1)
        strong = shown is not None or day == self._today
        font = theme.font(14, 600 if strong else 400, tabular=True)
        upper = QRectF(cell.x(), cell.y(), cell.width(), cell.height() * (0.58 if shown else 1))
        put_text(painter, upper, str(day.day), font, theme.color("text" if strong else "text_dim"), CENTRE)
        if shown is not None:
            self._paint_mark(painter, cell, done)

    def _paint_mark(self, painter: QPainter, cell: QRectF, done: bool) -> None:
        """A check, or a dash for a puzzle given up."""
        theme, middle = self.theme, QPointF(round(cell.center().x()), round(cell.y() + cell.height() * 0.73))
        if done:
            half = theme.px(16) / 2
            place = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
            paint_icon(painter, "check", place, theme.color("good"), stroke=2.2)
        else:
            width = theme.px(12)
            fill(painter, QRectF(middle.x() - width / 2, middle.y() - 1, width, 2), theme.color("text"))

    def _paint_note(self, painter: QPainter, day: date, cell: QRectF) -> None:
        """What stands below the cell, where there is room for it; the tool tip has it in any case."""
        theme, note, font = self.theme, self._note(day), self.theme.font(12, 400, tabular=True)
        if note and text_width(font, note) <= self._pitch() - 2:
            place = QRectF(
                cell.center().x() - self._pitch() / 2, cell.bottom() + theme.px(4), self._pitch(), theme.px(16)
            )
            put_text(painter, place, note, font, theme.color("text_dim"), CENTRE)

    # accessibility

    def describe(self) -> DaysAccess:
        self._access = DaysAccess(self)
        return self._access


class DayAccess(PartAccess[DayCells]):
    """One day."""

    def exists(self, owner: DayCells) -> bool:
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
        state.invisible = not owner.isVisible()
        return state


class DaysAccess(WholeAccess[DayCells]):
    """The days: a list."""

    def make_part(self, owner: DayCells, index: int) -> DayAccess:
        return DayAccess(owner, index)

    def count(self, owner: DayCells) -> int:
        return len(owner.days())

    def current(self, owner: DayCells) -> int:
        return owner.days().index(owner.cursor_day) if owner.hasFocus() else -1
