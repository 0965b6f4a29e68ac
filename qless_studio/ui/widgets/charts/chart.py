"""The base class of charts: title, read-out at pointer or keyboard, and a menu for copying and saving."""

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
    QResizeEvent,
)
from PySide6.QtWidgets import QAccessibleWidget, QMenu, QSizePolicy, QWidget

from qless_studio.engine.texts import without_dots
from qless_studio.ui.style import Theme
from qless_studio.ui.style.focus import RINGED_TOO
from qless_studio.ui.widgets.basic.access import Described, install_access
from qless_studio.ui.widgets.basic.announce import announce
from qless_studio.ui.widgets.basic.dialogs import open_menu
from qless_studio.ui.widgets.basic.picture import MARGIN, Picture
from qless_studio.ui.widgets.basic.themed import TRAILING, SelfPainted, fill, put_text, text_width

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

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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
