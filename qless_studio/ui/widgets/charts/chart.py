"""The base classes of charts: title, read-out and menu, and values over time."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QMargins, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QContextMenuEvent,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAccessibleWidget, QMenu, QSizePolicy, QWidget

from qless_studio.engine.texts import figure, without_dots
from qless_studio.ui.style import Theme
from qless_studio.ui.style.studio_style import RINGED_TOO
from qless_studio.ui.widgets.basic.access import Described, announce, install_access
from qless_studio.ui.widgets.basic.dialogs import open_menu
from qless_studio.ui.widgets.basic.themed import (
    LEADING,
    MARGIN,
    TRAILING,
    Picture,
    SelfPainted,
    fill,
    put_text,
    text_width,
)

TITLE_HEIGHT = 24
"""Height of the line with the title and the caption."""
LABEL_HEIGHT = 24
"""Height of the line of labels at the bottom."""


class Chart(Described, SelfPainted, QWidget):
    """A title, a caption that is replaced by the read-out under the pointer, and the chart below them.

    With the keyboard focus, Left, Right, Home and End move the read-out, Escape ends it, and the Menu key opens the
    menu: copy as an image, copy the data, save. See docs/decisions/039.
    """

    room, least = (384, 132), (160, 108)

    said = Signal(str)
    """One line for the user: what was copied or saved."""
    failed = Signal(str)
    """One line for the user: why it could not be saved."""
    title_height = TITLE_HEIGHT
    """Height of the line with title and caption at 100 %; 0 for a chart that stands below a header of its own."""

    def __init__(self, title: str) -> None:
        super().__init__()
        install_access()
        self._access: QAccessibleWidget | None = None
        self.title = title
        self.caption = ""
        self._pointer: QPointF | None = None
        self._by_key = False
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty(RINGED_TOO, True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(title)

    def describe(self) -> QAccessibleWidget:
        self._access = QAccessibleWidget(self, QAccessible.Role.Chart)
        return self._access

    # what a chart defines

    def readout(self) -> str:
        """The text of the caption: about the place under the pointer, otherwise about the whole chart."""
        return self.caption

    def paint_body(self, painter: QPainter, theme: Theme, rect: QRectF) -> None:
        """Paint the chart inside `rect`."""

    def figures(self) -> tuple[Sequence[str], Sequence[Sequence[object]]]:
        """The column names and the rows of its data."""
        return (), ()

    def stops(self) -> list[float]:
        """Horizontal positions that the arrow keys move the read-out to."""
        return []

    # painting

    def body(self) -> QRectF:
        """The area below the title."""
        return QRectF(self.rect()).adjusted(0, self.theme.px(self.title_height), 0, 0)

    def paint_widget(self, painter: QPainter) -> None:
        theme = self.theme
        self._paint(painter, theme, self.readout())
        if self._by_key and self._pointer is not None:
            self.paint_stop(painter, theme, self._pointer.x())

    def paint_stop(self, painter: QPainter, theme: Theme, x: float) -> None:
        """Mark the read-out of the keyboard; a vertical line by default."""
        body = self.body()
        line = QRectF(round(x), body.y(), 1, body.height() - theme.px(LABEL_HEIGHT))
        fill(painter, line, theme.color("accent_text"))

    def _paint(self, painter: QPainter, theme: Theme, caption: str) -> None:
        if self.title_height:
            self._paint_title(painter, theme, caption)
        self.paint_body(painter, theme, self.body())

    def _paint_title(self, painter: QPainter, theme: Theme, caption: str) -> None:
        top = QRectF(0, 0, self.width(), theme.px(self.title_height))
        room = text_width(theme.font(12, 400), caption) + theme.px(8)
        title = self.visual(top.adjusted(0, 0, -room, 0))
        put_text(painter, title, self.title, theme.font(12, 600), theme.color("text_dim"), mirrored=self.mirrored)
        put_text(painter, top, caption, theme.font(12, 400), theme.color("text_dim"), TRAILING, self.mirrored)

    def picture(self) -> Picture:
        """The chart as it is, in the light theme on white."""

        def paint(painter: QPainter) -> None:
            painter.translate(MARGIN, MARGIN)
            self.portray(painter)

        return Picture(self.title, self.size().grownBy(QMargins(MARGIN, MARGIN, MARGIN, MARGIN)), paint)

    def portray(self, painter: QPainter) -> None:
        """Paint the chart for paper, without the pointer."""
        pointer, self._pointer = self._pointer, None
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint(painter, self.theme.on_paper(), self.caption)
        finally:
            self._pointer = pointer

    # pointer and keyboard

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point_at(event.position(), False)

    def leaveEvent(self, event: QEvent) -> None:
        if not self._by_key:
            self._point_at(None, False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._point_at(None, False)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._point_at(None, False)

    def _point_at(self, point: QPointF | None, by_key: bool) -> None:
        self._pointer, self._by_key = point, by_key
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, shift = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End):
            self._step(Qt.Key(key))
        elif key == Qt.Key.Key_Escape and self._pointer is not None:
            self._point_at(None, False)
        elif key == Qt.Key.Key_Menu or (key == Qt.Key.Key_F10 and shift):
            self._open_menu(self.mapToGlobal(self.body().topLeft().toPoint()))
        else:
            super().keyPressEvent(event)

    def _step(self, key: Qt.Key) -> None:
        """Move the read-out to the next stop to the left or right, or to the first or last."""
        stops = sorted(self.stops())
        if not stops:
            return
        at = self._pointer.x() if self._pointer is not None else None
        if key == Qt.Key.Key_Home or (at is None and key == Qt.Key.Key_Right):
            to = stops[0]
        elif key == Qt.Key.Key_End or at is None:
            to = stops[-1]
        elif key == Qt.Key.Key_Right:
            to = next((stop for stop in stops if stop > at + 0.5), stops[-1])
        else:
            to = next((stop for stop in reversed(stops) if stop < at - 0.5), stops[0])
        self._point_at(QPointF(to, self.body().center().y()), True)
        announce(self, self.readout())

    # copying and saving; what only they need is imported when they are used, as charts are in the first picture

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        keyboard = event.reason() == QContextMenuEvent.Reason.Keyboard
        self._open_menu(self.mapToGlobal(self.body().topLeft().toPoint()) if keyboard else event.globalPos())

    def _open_menu(self, at: QPoint) -> None:
        if self.findChild(QMenu) is None:  # the Menu key sends a key event and a context menu event on some platforms
            open_menu(self.menu(), at)

    def menu(self) -> QMenu:
        """A new menu with the chart's commands."""
        menu = QMenu(self)
        some = bool(self.figures()[1])
        for text, act in (
            (self.tr("Copy chart as image"), self.copy_picture),
            (self.tr("Copy data as CSV"), self.copy_figures),
            (self.tr("Save chart…"), self.save),
        ):
            action = menu.addAction(text)
            action.setEnabled(some)
            action.triggered.connect(act)
        return menu

    def copy_picture(self) -> None:
        """Put the chart on the clipboard as an image."""
        from qless_studio.ui.widgets.basic.picture_files import image_of

        QGuiApplication.clipboard().setImage(image_of(self.picture()))
        self.said.emit(self.tr("Copied to the clipboard"))

    def copy_figures(self) -> None:
        """Put its data on the clipboard as CSV."""
        QGuiApplication.clipboard().setText(self.as_csv())
        self.said.emit(self.tr("Copied to the clipboard"))

    def as_csv(self) -> str:
        """The data of the chart as CSV with a header line."""
        import csv

        text = io.StringIO(newline="")
        writer = csv.writer(text)
        names, rows = self.figures()
        writer.writerow(names)
        writer.writerows(rows)
        return text.getvalue()

    def save(self) -> None:
        """Ask for a file and write the chart or its data, depending on the suffix."""
        from qless_studio.ui.widgets.basic.save_file import ask_and_write, file_name

        kinds = (
            (".png", self.tr("PNG image")),
            (".svg", self.tr("SVG image")),
            (".pdf", self.tr("PDF document")),
            (".csv", self.tr("CSV table")),
        )
        name = file_name(self.title)
        ask_and_write(
            self, without_dots(self.tr("Save chart…")), name, kinds, self._content, self.said.emit, self.failed.emit
        )

    def _content(self, suffix: str) -> Callable[[], bytes]:
        from qless_studio.ui.widgets.basic.picture_files import content_of

        if suffix == ".csv":
            text = self.as_csv()
            return text.encode
        return content_of(self.picture(), suffix)


# The base of charts of values over time.


def axis_marks(low: float, high: float) -> list[int]:
    """Three evenly spaced round whole numbers from at most `low`, not above `high` if the range is 2 or more."""
    span = max(1.0, (high - low) / 2)
    power = 10 ** (len(str(int(span))) - 1)
    steps = [int(factor * power) for factor in (1, 2, 2.5, 3, 5) if factor * power % 1 == 0]
    step = max(step for step in steps if step <= span)
    start = int(low // step) * step
    return [start, start + step, start + 2 * step]


class Plot(Chart):
    """A value over time, with three horizontal grid lines and their numbers at the trailing end."""

    def __init__(self, title: str) -> None:
        self._points: Sequence[tuple[float, float]] = ()
        self._until = 1.0
        self._marks = [0, 1, 2]
        super().__init__(title)

    def mark_text(self, mark: int) -> str:
        """The number at a grid line."""
        return figure(mark)

    def stops(self) -> list[float]:
        plot = self._visual_plot(self.body())
        return [self._x(plot, seconds) for seconds, _ in self._points]

    def _plot_rect(self, rect: QRectF) -> QRectF:
        theme = self.theme
        font = theme.font(12, 400, tabular=True)
        end = max(text_width(font, self.mark_text(mark)) for mark in self._marks) + theme.px(8)
        return QRectF(0, rect.y() + theme.px(4), rect.width() - end, rect.height() - theme.px(4 + LABEL_HEIGHT))

    def _x(self, plot: QRectF, seconds: float) -> float:
        share = min(1.0, seconds / self._until) if self._until > 0 else 1.0
        return plot.right() - share * plot.width() if self.mirrored else plot.left() + share * plot.width()

    def _y(self, plot: QRectF, value: float) -> float:
        low = self._marks[0]
        high = max(self._marks[-1], max((total for _, total in self._points), default=0))
        return plot.bottom() - (value - low) / max(1, high - low) * plot.height()

    def _visual_plot(self, rect: QRectF) -> QRectF:
        return self.visual(self._plot_rect(rect))

    def _under_pointer(self) -> float | None:
        """The time under the pointer; None if it is outside the plot."""
        plot = self._visual_plot(self.body())
        if self._pointer is None or not plot.adjusted(-1, 0, 1, 1).contains(self._pointer):
            return None
        share = (self._pointer.x() - plot.left()) / max(1.0, plot.width())
        share = min(1.0, max(0.0, 1 - share if self.mirrored else share))
        if self._by_key:  # the exact time of a stop, not that of the pixel it is rounded to
            return min((seconds for seconds, _ in self._points), key=lambda at: abs(at - self._until * share))
        return self._until * share

    def _paint_axes(
        self, painter: QPainter, theme: Theme, plot: QRectF, times: Sequence[tuple[float, str, bool]]
    ) -> None:
        """The grid lines with their numbers, and (seconds, label, bold) labels below, unless they would overlap."""
        font = theme.font(12, 400, tabular=True)
        for mark in self._marks:
            y = round(self._y(plot, mark))
            fill(
                painter,
                QRectF(plot.left(), y, plot.width(), 1),
                theme.color("line" if mark > self._marks[0] else "edge"),
            )
            place = QRectF(0, y - theme.px(8), self.width(), theme.px(16))
            put_text(painter, place, self.mark_text(mark), font, theme.color("text_dim"), TRAILING, self.mirrored)
        taken: list[tuple[float, float]] = []
        for seconds, label, bold in times:
            label_font = theme.font(12, 600 if bold else 400, tabular=not bold)
            width = text_width(label_font, label)
            left = min(max(self._x(plot, seconds) - width / 2, plot.left()), plot.right() - width)
            if any(left < end + theme.px(6) and start < left + width + theme.px(6) for start, end in taken):
                continue
            taken.append((left, left + width))
            place = QRectF(left, plot.bottom() + theme.px(2), width + 1, theme.px(20))
            put_text(painter, place, label, label_font, theme.color("text" if bold else "text_dim"), LEADING)

    def _reached(self) -> tuple[float, float] | None:
        """The last point up to the pointer, of a step function."""
        at = self._under_pointer()
        return next((point for point in reversed(self._points) if at is not None and point[0] <= at), None)

    def _steps_line(self, plot: QRectF, steps: Sequence[tuple[float, float]]) -> QPainterPath:
        """The line of a step function that has steps: each value holds until the next one."""
        line = QPainterPath(QPointF(self._x(plot, steps[0][0]), self._y(plot, steps[0][1])))
        for at, value in steps[1:]:
            line.lineTo(self._x(plot, at), line.currentPosition().y())
            line.lineTo(self._x(plot, at), self._y(plot, value))
        line.lineTo(self._x(plot, self._until), line.currentPosition().y())
        return line

    def _paint_steps(self, painter: QPainter, theme: Theme, plot: QRectF) -> None:
        """Paint the points as a step function."""
        if self._points:
            line = self._steps_line(plot, self._points)
            self._paint_curve(painter, theme, plot, line, area_below(line, plot.bottom()))
            self._paint_dot(painter, theme, line.currentPosition())

    def _paint_dot(self, painter: QPainter, theme: Theme, centre: QPointF, role: str = "accent_text") -> None:
        painter.setPen(QPen(theme.color("panel"), 2))
        painter.setBrush(theme.color(role))
        painter.drawEllipse(centre, theme.px(4) + 1, theme.px(4) + 1)

    def _paint_curve(
        self, painter: QPainter, theme: Theme, plot: QRectF, line: QPainterPath, area: QPainterPath
    ) -> None:
        painter.fillPath(area, theme.color("accent", 0.3 if theme.dark else 0.12))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(
            QPen(
                theme.color("accent_text"), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin
            )
        )
        painter.drawPath(line)


def area_below(line: QPainterPath, bottom: float) -> QPainterPath:
    """The area between a line and the axis below it."""
    area = QPainterPath(line)
    area.lineTo(line.currentPosition().x(), bottom)
    area.lineTo(line.elementAt(0).x, bottom)
    area.closeSubpath()
    return area
