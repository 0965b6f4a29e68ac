"""Two parts of a page with an edge between them that can be dragged."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSplitter, QSplitterHandle

from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.themed import Themed, painter_on


class _Handle(Themed, QSplitterHandle):
    """The edge between board and panel: one pixel to see, five to grab."""

    def __init__(self, appearance: Appearance, splitter: QSplitter) -> None:
        super().__init__(splitter.orientation(), splitter)
        self.wear(appearance)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.fillRect(self.contentsRect(), self.theme.color("edge"))
        painter.end()


class Splitter(QSplitter):
    """Side by side, or one above the other, with an edge between that can be dragged."""

    def __init__(self, appearance: Appearance) -> None:
        self._appearance = appearance
        super().__init__(Qt.Orientation.Horizontal)
        self.setHandleWidth(1)
        self.setChildrenCollapsible(False)

    def createHandle(self) -> QSplitterHandle:
        return _Handle(self._appearance, self)
