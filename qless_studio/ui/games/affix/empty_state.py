"""The example shown in place of the board before there is a puzzle."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from qless_studio.ui.theme import Appearance, nodes
from qless_studio.ui.widgets.basic.themed import Themed, painter_on

PREFIXES = (("CA–", 40, 40), ("WI–", 240, 40))
SUFFIXES = (("–LL", 40, 132), ("–RE", 240, 132))
"""Texts and centres of the nodes at 100 %."""
WIDTH, HEIGHT = 280, 168


class ExampleGraph(Themed, QWidget):
    """Two prefixes, two suffixes and the four words they form."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.wear(appearance)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(WIDTH), self.theme.px(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self.theme, painter_on(self)
        px = theme.px
        for _, x, y in PREFIXES:
            for _, to_x, to_y in SUFFIXES:
                nodes.paint_edge(painter, theme, QPointF(px(x), px(y)), QPointF(px(to_x), px(to_y)), nodes.PLACED)
        for kind, shown, (width, height) in ((nodes.ROUND, PREFIXES, (72, 44)), (nodes.SQUARE, SUFFIXES, (72, 48))):
            for text, x, y in shown:
                rect = QRectF(px(x) - px(width) / 2, px(y) - px(height) / 2, px(width), px(height))
                nodes.paint_node(painter, theme, rect, kind, text)
        for text, x, y in (("CALL", 40, 86), ("CARE", 104, 69), ("WILL", 176, 69), ("WIRE", 240, 86)):
            nodes.paint_chip(painter, theme, QPointF(px(x), px(y)), text)
        painter.end()
