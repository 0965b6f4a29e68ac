"""A puzzle on paper or in a file, with or without its answer."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMarginsF, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from qless_studio.engine.errors import StudioError
from qless_studio.engine.games.affix.boards import Board
from qless_studio.engine.games.affix.play import Edge, EdgeState
from qless_studio.engine.games.affix.puzzle import Puzzle
from qless_studio.ui.games.affix import graph
from qless_studio.ui.theme import Theme, nodes, shapes

SHEET = QSize(960, 720)
"""The picture, in the pixels of the design."""
AREA = QRect(40, 40, 880, 580)
SHARP = 2
"""Pixels of a PNG for one of the design."""
FORMATS = (".pdf", ".png", ".svg")
DPI = 300


def save(path: Path, board: Board, puzzle: Puzzle) -> None:
    """Write the puzzle as the suffix of the path says: PDF, PNG or SVG; raises `StudioError`."""
    kind = path.suffix.lower()
    if kind not in FORMATS:
        raise StudioError(f"the name must end in one of {', '.join(FORMATS)}", path.name)
    if not path.parent.is_dir():
        raise StudioError("there is no such folder", str(path.parent))
    if not {".pdf": _save_pdf, ".png": _save_png, ".svg": _save_svg}[kind](path, board, puzzle):
        raise StudioError("cannot be written", str(path))


def _save_png(path: Path, board: Board, puzzle: Puzzle) -> bool:
    image = QImage(SHEET * SHARP, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(SHARP)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint(painter, board, puzzle)
    painter.end()
    return image.save(str(path))


def _save_pdf(path: Path, board: Board, puzzle: Puzzle) -> bool:
    writer = QPdfWriter(str(path))
    writer.setResolution(DPI)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageOrientation(QPageLayout.Orientation.Landscape)
    writer.setPageMargins(QMarginsF(12, 12, 12, 12), QPageLayout.Unit.Millimeter)
    writer.setTitle(board.title)
    return paint_page(writer, board, puzzle)


def _save_svg(path: Path, board: Board, puzzle: Puzzle) -> bool:
    from PySide6.QtSvg import QSvgGenerator

    picture = QSvgGenerator()
    picture.setFileName(str(path))
    picture.setSize(SHEET)
    picture.setViewBox(QRect(0, 0, SHEET.width(), SHEET.height()))
    picture.setTitle(board.title)
    painter = QPainter()
    if not painter.begin(picture):
        return False
    paint(painter, board, puzzle)
    return painter.end()


def paint_page(page: QPagedPaintDevice, board: Board, puzzle: Puzzle) -> bool:
    """Paint the puzzle as large as the page allows; False when the page cannot be painted on."""
    painter = QPainter()
    if not painter.begin(page):
        return False
    room = QSizeF(page.width(), page.height())
    factor = min(room.width() / SHEET.width(), room.height() / SHEET.height())
    painter.translate((room.width() - SHEET.width() * factor) / 2, 0)
    painter.scale(factor, factor)
    paint(painter, board, puzzle)
    return painter.end()


def paint(painter: QPainter, board: Board, puzzle: Puzzle) -> None:
    """The board with what is placed, and what to do under it, on a sheet of size SHEET."""
    theme = Theme("light", "pink")
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
    shapes.paint_text(painter, theme, board.title, foot, "text", 18, 600)
    task = QCoreApplication.translate(
        "AffixExport", "Write a prefix into each round node so that every line spells a word."
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
