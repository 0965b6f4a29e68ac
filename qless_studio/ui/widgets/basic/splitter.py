"""A splitter with a slim painted handle."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSplitter, QSplitterHandle

from qless_studio.ui.widgets.basic.themed import Painted, fill, painter_on


class _Handle(Painted, QSplitterHandle):
    """The handle between board and panel: one visible pixel in a grab area of five."""

    def __init__(self, splitter: QSplitter) -> None:
        super().__init__(splitter.orientation(), splitter)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        fill(painter, self.contentsRect(), self.theme.color("edge"))
        painter.end()


class Splitter(QSplitter):
    """Two parts side by side, or one above the other, with a handle between them."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setHandleWidth(1)
        self.setChildrenCollapsible(False)

    def createHandle(self) -> QSplitterHandle:
        return _Handle(self)
