"""Nodes of a graph are told apart by shape, its edges by stroke."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from qless_studio.ui.style import Theme, nodes
from qless_studio.ui.style.tokens import MODES


def picture(theme, paint) -> QImage:
    image = QImage(160, 100, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(theme.color("table"))
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


@pytest.mark.parametrize("text", ["CA–", "–LL"])
def test_a_dash_stays_at_its_side_where_one_reads_from_right_to_left(qapp, text):
    theme, rect = Theme("light", "pink"), QRectF(32, 22, 96, 56)

    def paint(painter, direction):
        painter.setLayoutDirection(direction)
        nodes.paint_node(painter, theme, rect, "round", text)

    directions = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft
    usual, other = (picture(theme, lambda painter, way=way: paint(painter, way)) for way in directions)
    assert usual == other


@pytest.mark.parametrize("mode", MODES)
def test_shape_tells_nodes_apart(qapp, mode):
    theme = Theme(mode, "pink")
    rect = QRectF(32, 22, 96, 56)
    images = {kind: picture(theme, lambda p, k=kind: nodes.paint_node(p, theme, rect, k, "")) for kind in nodes.NODES}
    assert images["square"].pixelColor(80, 50).name() == theme.color("accent").name()
    assert images["round"].pixelColor(80, 50).name() == theme.color("tile").name()
    assert images["open"].pixelColor(80, 50).name() == theme.color("table").name()
    corner = 38, 28
    assert images["square"].pixelColor(*corner).name() == theme.color("accent").name()
    if not theme.high_contrast:  # where the tile is as black as the table
        assert images["round"].pixelColor(*corner).name() != theme.color("tile").name()


def test_stroke_tells_edges_apart(qapp):
    theme = Theme("light", "pink")
    inked = {}
    for kind in nodes.EDGES:
        image = picture(theme, lambda p, k=kind: nodes.paint_edge(p, theme, QPointF(10, 50), QPointF(150, 50), k))
        ground = theme.color("table").name()
        inked[kind] = sum(image.pixelColor(x, 50).name() != ground for x in range(160))
    assert inked["missing"] < inked["placed"] == inked["focused"]


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_chip_is_as_wide_as_its_word(qapp, scale):
    theme = Theme("light", "pink", scale)
    short, long = (nodes.chip_rect(theme, QPointF(80, 50), text) for text in ("WE", "WELLEST"))
    assert short.width() < long.width()
    assert short.height() == round(22 * scale)
    image = picture(theme, lambda p: nodes.paint_chip(p, theme, QPointF(80, 50), "WELL"))
    assert image.pixelColor(80, 42 if scale == 1 else 38).name() == theme.color("raised").name()
