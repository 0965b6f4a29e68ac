"""What every chart shares: title, read-out under pointer or keyboard, and a menu that gives it out."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QContextMenuEvent,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAccessibleWidget, QMenu, QSizePolicy, QWidget

from qless_studio.ui.theme import Appearance, Theme
from qless_studio.ui.widgets.basic.access import Described, install_access
from qless_studio.ui.widgets.basic.announce import announce
from qless_studio.ui.widgets.basic.focus_ring import RINGED_TOO
from qless_studio.ui.widgets.basic.themed import TRAILING, Themed, painter_on, put_text, text_width

HEAD = 24
"""Height of the line with the title and the read-out."""
FOOT = 24
"""Height of the line of labels at the bottom."""


class Chart(Described, Themed, QWidget):
    """A title, a caption that gives way to what is under the pointer, and a picture below them.

    With the keyboard on it, Left, Right, Home and End move the read-out, Escape ends it, and the Menu key opens the
    menu: copy the picture, copy the figures, save either.
    """

    said = Signal(str)
    """one line for the user: what was copied or saved, or why not"""

    def __init__(self, appearance: Appearance, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        install_access()
        self._access: QAccessibleWidget | None = None
        self.title = title
        self.caption = ""
        self._pointer: QPointF | None = None
        self._by_key = False
        self._paper: Theme | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty(RINGED_TOO, True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(title)
        self.wear(appearance)

    def describe(self) -> QAccessibleWidget:
        self._access = QAccessibleWidget(self, QAccessible.Role.Chart)
        return self._access

    # what a chart says

    def readout(self) -> str:
        """What the caption says: of the place under the pointer, else of the whole."""
        return self.caption

    def paint_body(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the picture inside `rect`."""

    def figures(self) -> tuple[Sequence[str], Sequence[Sequence[object]]]:
        """Names of the columns, and the rows, of what it shows."""
        return (), ()

    def stops(self) -> list[float]:
        """Where the arrow keys lead the read-out, as distances from the left."""
        return []

    @property
    def theme(self) -> Theme:
        return super().theme if self._paper is None else self._paper

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(384), self.theme.px(132))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(160), self.theme.px(108))

    # painting

    def body(self) -> QRectF:
        """The part below the title."""
        return QRectF(self.rect()).adjusted(0, self.theme.px(HEAD), 0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        self._paint(painter, self.readout())
        if self._by_key and self._pointer is not None:
            self.paint_stop(painter, self._pointer.x())
        painter.end()

    def paint_stop(self, painter: QPainter, x: float) -> None:
        """Show where the keyboard has the read-out: a line by itself."""
        body = self.body()
        line = QRectF(round(x), body.y(), 1, body.height() - self.theme.px(FOOT))
        painter.fillRect(line, self.theme.color("accent_text"))

    def _paint(self, painter: QPainter, words: str) -> None:
        theme = self.theme
        head = QRectF(0, 0, self.width(), theme.px(HEAD))
        room = text_width(theme.font(12, 400), words) + theme.px(8)
        title = self.visual(head.adjusted(0, 0, -room, 0))
        put_text(painter, title, self.title, theme.font(12, 600), theme.color("text_dim"), mirrored=self.mirrored)
        put_text(painter, head, words, theme.font(12, 400), theme.color("text_dim"), TRAILING, self.mirrored)
        self.paint_body(painter, self.body())

    def portray(self, painter: QPainter) -> None:
        """Paint the chart on paper, without the pointer."""
        pointer, self._pointer = self._pointer, None
        self._paper = self.appearance.theme.on_paper()
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint(painter, self.caption)
        finally:
            self._paper, self._pointer = None, pointer

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
        """To the next stop to the left or right, or to the first or last."""
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

    # giving it out

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        keyboard = event.reason() == QContextMenuEvent.Reason.Keyboard
        self._open_menu(self.mapToGlobal(self.body().topLeft().toPoint()) if keyboard else event.globalPos())

    def _open_menu(self, at: QPoint) -> None:
        if self.findChild(QMenu) is None:  # the Menu key may come as a key and as a wish for the menu
            self.menu().popup(at)

    def menu(self) -> QMenu:
        """A new menu of what can be done with the chart."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        some = bool(self.figures()[1])
        for text, act in (
            (self.tr("Copy the chart as a picture"), self.copy_picture),
            (self.tr("Copy the figures as CSV"), self.copy_figures),
            (self.tr("Save the chart…"), self.save),
        ):
            action = menu.addAction(text)
            action.setEnabled(some)
            action.triggered.connect(lambda _=False, act=act: act())
        return menu

    def copy_picture(self) -> None:
        """Put the chart on the clipboard as an image."""
        from qless_studio.ui.widgets.charts.pictures import image_of, portrait_of_chart

        QGuiApplication.clipboard().setImage(image_of(portrait_of_chart(self)))
        self.said.emit(self.tr("The chart is on the clipboard."))

    def copy_figures(self) -> None:
        """Put its figures on the clipboard as CSV."""
        QGuiApplication.clipboard().setText(self.as_csv())
        self.said.emit(self.tr("The figures are on the clipboard."))

    def as_csv(self) -> str:
        """Its figures as a table with a header."""
        text = io.StringIO(newline="")
        writer = csv.writer(text)
        names, rows = self.figures()
        writer.writerow(names)
        writer.writerows(rows)
        return text.getvalue()

    def save(self) -> None:
        """Ask for a file and write the chart or its figures into it, as its suffix says."""
        from qless_studio.ui.widgets.basic.save_file import ask_and_write, file_name

        kinds = (
            (".png", self.tr("Picture")),
            (".svg", self.tr("Drawing")),
            (".pdf", self.tr("PDF")),
            (".csv", self.tr("Figures")),
        )
        name = file_name(self.title)
        ask_and_write(self, self.tr("Save the chart"), name, kinds, self._content, self.said.emit)

    def _content(self, suffix: str) -> Callable[[], bytes]:
        from qless_studio.ui.widgets.charts.pictures import content_of, portrait_of_chart

        if suffix == ".csv":
            text = self.as_csv()
            return text.encode
        return content_of(portrait_of_chart(self), suffix)
