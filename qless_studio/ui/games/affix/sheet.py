"""The puzzle sheet: a board with room to write, for paper or as a picture."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QPainter

from qless_studio.engine.games.affix.content import unchecked
from qless_studio.engine.games.affix.puzzle import BoardGraph, Puzzle
from qless_studio.engine.texts import say
from qless_studio.ui.games.affix import graph
from qless_studio.ui.style import Theme, nodes, shapes
from qless_studio.ui.widgets.basic.picture import Picture

SHEET = QSize(960, 720)
"""Size of the sheet, in pixels of the design."""
AREA = QRect(40, 40, 880, 580)
"""Where the graph goes on it."""


def sheet(board: BoardGraph, puzzle: Puzzle, shown: Callable[[str], str] = str.upper) -> Picture:
    """The puzzle sheet as a picture; `puzzle` has as many suffixes as the board."""
    return Picture(say(board.title), SHEET, lambda painter: _paint_sheet(painter, board, puzzle, shown))


def _paint_sheet(painter: QPainter, board: BoardGraph, puzzle: Puzzle, shown: Callable[[str], str]) -> None:
    """The board with the prefixes placed, and the task beneath it."""
    theme = Theme(accent="pink").on_paper()
    layout = graph.lay_out(board, AREA)
    edges = unchecked(board, puzzle).edges
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    graph.paint_edges(painter, theme, board, layout, edges)
    placed = dict(puzzle.placed)
    for rect, suffix in zip(layout.suffixes, puzzle.suffixes, strict=True):
        _paint_node(painter, theme, QRectF(rect), nodes.SQUARE, f"–{suffix.upper()}" if suffix else "")
    for rect, node in zip(layout.nodes, board.nodes, strict=True):
        prefix = placed.get(node.name, "")
        _paint_node(painter, theme, QRectF(rect), nodes.ROUND, f"{prefix.upper()}–" if prefix else "")
    graph.paint_chips(painter, theme, graph.chips(theme, board, layout, edges, shown))
    below = QPointF(SHEET.width() / 2, SHEET.height() - 56)
    shapes.paint_text(painter, theme, say(board.title), below, "text", 18, 600)
    task = say("Write a prefix in each round node so that every line spells a word.")
    shapes.paint_text(painter, theme, task, below + QPointF(0, 28), "text_dim", 14, 400)


def _paint_node(painter: QPainter, theme: Theme, rect: QRectF, kind: str, text: str) -> None:
    """A node with its text, or with a dashed outline to write in."""
    if text:
        nodes.paint_node(painter, theme, rect, kind, text)
        return
    radius = nodes.node_radius(rect, kind)
    shapes.fill(painter, rect, radius, QColor("white"))
    shapes.paint_place(painter, theme, rect, radius)
