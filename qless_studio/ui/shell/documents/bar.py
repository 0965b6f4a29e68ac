"""The slim bar of a game's documents: names, dots on modified ones, crosses to close, a plus for a new one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QTabBar, QWidget

from qless_studio.ui.shell.state.document import Document
from qless_studio.ui.style.buttons import CONTROL_HEIGHT
from qless_studio.ui.style.drawing import KIND
from qless_studio.ui.style.in_force import sized, spaced
from qless_studio.ui.widgets.basic.buttons import IconButton, TabBar
from qless_studio.ui.widgets.basic.layout import STRETCH, filled
from qless_studio.ui.widgets.basic.themed import RADIUS, Measured, SelfPainted, fill, plate, put_text, text_width

HEIGHT, TAB, GAP = 36, 28, 4
MAXIMUM, MINIMUM, COMPRESSED = 200, 100, 144
"""Widths of a tab at 100 %; COMPRESSED: to which tabs shrink before the bar scrolls"""
PADDING, CROSS, DOT = 12, 20, 6


class _Cross(IconButton):
    """Closes one document. Tab skips it, as there is a command for the keyboard."""

    def __init__(self, act: Callable[[], object]) -> None:
        super().__init__("cross", "", flat=True, act=lambda: act())
        self.setProperty(KIND, "close")
        self.setProperty(CONTROL_HEIGHT, CROSS)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)


class _Tabs(Measured, SelfPainted, TabBar):
    """One tab a document; the one in front is raised."""

    def __init__(self, title: str, close: Callable[[int], object]) -> None:
        """`close` is called with the index of a tab."""
        super().__init__()
        self._close = close
        self.modified: list[bool] = []
        self._hovered = -1
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setElideMode(Qt.TextElideMode.ElideMiddle)
        self.setUsesScrollButtons(True)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("{} documents").format(title))

    def measure(self) -> None:
        for index in range(self.count()):
            cross = self.tabButton(index, QTabBar.ButtonPosition.RightSide)
            cross.resize(cross.sizeHint())  # QTabBar places it by the size it has
        if self.count():
            # QTabBar caches the sizes of its tabs until one of them changes: after a change of the text size tabRect()
            # would stay as it was.
            self.setTabText(0, self.tabText(0))

    def tabSizeHint(self, index: int) -> QSize:
        theme = self.theme
        text = text_width(theme.font(12, 600), self.tabText(index).replace("&&", "&"))
        width = text + theme.px(GAP + PADDING + CROSS + 12 + DOT + 6)  # room for the dot, so that a tab keeps its width
        return QSize(max(theme.px(MINIMUM), min(theme.px(MAXIMUM), width)), theme.px(TAB))

    def minimumTabSizeHint(self, index: int) -> QSize:
        """Tabs shrink to this before arrows appear at the end of the bar."""
        wanted = self.tabSizeHint(index)
        return QSize(min(wanted.width(), self.theme.px(COMPRESSED)), wanted.height())

    def paint_widget(self, painter: QPainter) -> None:
        for index in range(self.count()):
            self._paint_tab(painter, index)

    def _paint_tab(self, painter: QPainter, index: int) -> None:
        theme, px, chosen = self.theme, self.theme.px, index == self.currentIndex()
        rect = QRectF(self.tabRect(index)).adjusted(px(GAP / 2), 0, -px(GAP / 2), 0)
        if chosen:
            width = 2 if self.hasFocus() else 1
            edge = theme.color("accent_text" if self.hasFocus() else "edge")
            plate(painter, rect, px(RADIUS), theme.color("raised"), edge, width)
        elif index == self._hovered:
            plate(painter, rect, px(RADIUS), theme.color("hover"))
        font = theme.font(12, 600 if chosen else 500)
        room = rect.width() - px(PADDING + CROSS + 12) - (px(DOT + 6) if self.modified[index] else 0)
        place = QRectF(rect.x() + px(PADDING), rect.y(), room, rect.height())
        text = QFontMetricsF(font).elidedText(
            self.tabText(index).replace("&&", "&"), Qt.TextElideMode.ElideMiddle, room
        )
        role = "text" if chosen else "text_dim"
        put_text(painter, self._within(rect, place), text, font, theme.color(role), mirrored=self.mirrored)
        if self.modified[index]:
            end = place.x() + min(room, text_width(font, text)) + px(6)
            dot = QRectF(end, round(rect.center().y() - px(DOT) / 2), px(DOT), px(DOT))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color(role))
            painter.drawEllipse(self._within(rect, dot))

    def _within(self, outer: QRectF, inner: QRectF) -> QRectF:
        """Where `inner`, placed from left to right, lies in the layout's direction."""
        if not self.mirrored:
            return inner
        return QRectF(outer.left() + outer.right() - inner.right(), inner.y(), inner.width(), inner.height())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self.tabAt(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(-1)

    def _hover(self, index: int) -> None:
        if index != self._hovered:
            self._hovered = index
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A middle click closes, as in browsers."""
        index = self.tabAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.MiddleButton and index >= 0:
            self._close(index)
        else:
            super().mouseReleaseEvent(event)


class DocumentBar(SelfPainted, QWidget):
    """Shows the documents of a game."""

    def __init__(
        self,
        title: str,
        show: Callable[[Document], object],
        close: Callable[[Document], object],
        new: Callable[[], object],
    ) -> None:
        """`title` of the game; `show` brings a document to the front."""
        super().__init__()
        self._documents: list[Document] = []
        self._close = close
        self.tabs = _Tabs(title, lambda index: close(self._documents[index]))
        self.new_button = IconButton("plus", self.tr("New document"), flat=True, act=lambda: new())
        filled(spaced(QHBoxLayout(self), GAP, 22, 0, 16, 1), self.tabs, self.new_button, STRETCH)
        sized(self, height=HEIGHT)
        self.tabs.currentChanged.connect(lambda index: show(self._documents[index]))

    def show_documents(self, documents: Sequence[Document], front: Document) -> None:
        """Show these documents, one of them chosen."""
        with QSignalBlocker(self.tabs):
            while self.tabs.count() > len(documents):
                self.tabs.removeTab(self.tabs.count() - 1)
            while self.tabs.count() < len(documents):
                self.tabs.setTabButton(self.tabs.addTab(""), QTabBar.ButtonPosition.RightSide, self._cross())
            self._documents = list(documents)
            self.tabs.modified = [document.modified for document in documents]
            for index, document in enumerate(documents):
                self._show(index, document)
            self.tabs.setCurrentIndex(self._documents.index(front))
        self.tabs.update()

    def _show(self, index: int, document: Document) -> None:
        name = document.name
        self.tabs.setTabText(index, name.replace("&", "&&"))
        self.tabs.setTabToolTip(index, name if document.path is None else str(document.path))
        spoken = self.tr("{}, unsaved").format(name) if document.modified else name
        self.tabs.setAccessibleTabName(index, spoken)
        cross = self.tabs.tabButton(index, QTabBar.ButtonPosition.RightSide)
        if isinstance(cross, _Cross):
            cross.set_tip(self.tr("Close {}").format(name))

    def _cross(self) -> _Cross:
        cross = _Cross(lambda: self._close(self._documents[self._place_of(cross)]))
        return cross

    def _place_of(self, cross: _Cross) -> int:
        side = QTabBar.ButtonPosition.RightSide
        return next(index for index in range(self.tabs.count()) if self.tabs.tabButton(index, side) is cross)

    def paint_widget(self, painter: QPainter) -> None:
        theme = self.theme
        fill(painter, self.rect(), theme.color("window"))
        edge = "edge" if not theme.dark or theme.high_contrast else "line"
        fill(painter, QRectF(0, self.height() - 1, self.width(), 1), theme.color(edge))
