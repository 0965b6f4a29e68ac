"""A puzzle on paper or in a file, with or without its answer."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter

from qless_studio.engine.games.affix.boards import Board
from qless_studio.engine.games.affix.play import Edge, EdgeState
from qless_studio.engine.games.affix.puzzle import Puzzle
from qless_studio.engine.texts import say
from qless_studio.ui.games.affix import graph
from qless_studio.ui.theme import Theme, nodes, shapes
from qless_studio.ui.widgets.basic.picture import Picture

SHEET = QSize(960, 720)
"""The picture, in the pixels of the design."""
AREA = QRect(40, 40, 880, 580)


def sheet(board: Board, puzzle: Puzzle) -> Picture:
    """The puzzle as a sheet to be filled in by hand."""
    return Picture(say(board.title), SHEET, lambda painter: paint(painter, board, puzzle))


def paint(painter: QPainter, board: Board, puzzle: Puzzle) -> None:
    """The board with what is placed, and what to do under it, on a sheet of size SHEET."""
    theme = Theme(accent="pink").on_paper()
    places = graph.place(board, AREA)
    edges = dict(zip(board.edges, plain_edges(board, puzzle), strict=True))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    graph.paint_edges(painter, theme, board, places, edges)
    placed = dict(puzzle.placed)
    for rect, suffix in zip(places.suffixes, puzzle.suffixes, strict=True):
        _paint_node(painter, theme, QRectF(rect), nodes.SQUARE, f"–{suffix.upper()}" if suffix else "")
    for rect, node in zip(places.nodes, board.nodes, strict=True):
        prefix = placed.get(node.name, "")
        _paint_node(painter, theme, QRectF(rect), nodes.ROUND, f"{prefix.upper()}–" if prefix else "")
    graph.paint_chips(painter, theme, graph.chips(theme, board, places, edges))
    foot = QPointF(SHEET.width() / 2, SHEET.height() - 56)
    shapes.paint_text(painter, theme, say(board.title), foot, "text", 18, 600)
    task = QCoreApplication.translate(
        "AffixExport", "Write a prefix in each round node so that every line spells a word."
    )
    shapes.paint_text(painter, theme, task, foot + QPointF(0, 28), "text_dim", 14, 400)


def _paint_node(painter: QPainter, theme: Theme, rect: QRectF, kind: str, text: str) -> None:
    """A node with its text, or a dashed place to write into."""
    if text:
        nodes.paint_node(painter, theme, rect, kind, text)
        return
    radius = nodes.node_radius(rect, kind)
    shapes.fill(painter, rect, radius, Qt.GlobalColor.white)
    shapes.paint_place(painter, theme, rect, radius)


def plain_edges(board: Board, puzzle: Puzzle) -> list[Edge]:
    """Every edge with its word, none of them judged."""
    placed = dict(puzzle.placed)
    found = []
    for number, place in board.edges:
        prefix, suffix = placed.get(board.nodes[number].name, ""), puzzle.suffixes[place]
        word = prefix + suffix if prefix and suffix else ""
        found.append(Edge(board.nodes[number].name, board.suffixes[place].name, word, EdgeState.OPEN))
    return found
