"""A board drawn as a graph: the layout of its nodes and of the words on its edges, on screen and on paper.

See docs/decisions/023.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import inf

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QPainter

from qless_studio.engine.games.affix.content import WRONG_STATES, Edge, EdgeKey, role_of, unchecked
from qless_studio.engine.games.affix.puzzle import BoardGraph, PrefixNode, Puzzle, SuffixNode
from qless_studio.engine.texts import say
from qless_studio.ui.style import Theme, nodes, shapes
from qless_studio.ui.widgets.basic.themed import Picture

SUFFIX, PREFIX = (96, 56), (80, 48)
"""Width and height of suffix and prefix nodes at 100 %."""
SIZES = tuple(percent / 100 for percent in range(100, 10, -5))
"""Node sizes to try, the largest first, relative to the designed size."""
CLEARANCE, MIN_CLEARANCE = 28, 4
"""Pixels between two nodes so that the lines between them can be seen, and the minimum where space is short."""
APART = 12
"""Pixels between two nodes at the minimum size of a board."""
ROUNDING = 2
"""Pixels that may be lost between two nodes by rounding to whole ones."""
READABLE = 0.6
"""Below this node size, moving the nodes closer together is preferred to making them smaller."""
WIDE = 1.4
"""How much further than high a board is stretched at its minimum size: windows are wider than high."""
MAX_STRETCH = 1.5
"""A board is drawn at most this much wider and higher than its coordinates say."""
ROOMY = 0.85
"""From this node size on there is room for a word on every edge."""
HIDDEN = 200
"""From this measure of `_covered` on, a word is hidden by the nodes."""
SHORT = 200
"""Up to this visible length in pixels, a word goes to the middle of its edge."""
LONG_EDGE = (0.36, 0.42, 0.47, 0.3, 0.53, 0.6)
"""Candidate positions for the word of a long edge, as fractions of the edge from its prefix; preferred ones first."""
SHORT_EDGE = (0.5, 0.42, 0.58, 0.34, 0.66)
"""Candidate positions for the word of a short edge, as fractions of its visible part; preferred ones first."""
Box = tuple[float, float, float, float]
"""Left, top, right and bottom of a rectangle, or x and y of both ends of a line; plain numbers compare faster."""


@dataclass(frozen=True)
class GraphLayout:
    """The rectangles of a board's nodes, in pixels."""

    suffixes: tuple[QRect, ...]
    nodes: tuple[QRect, ...]
    size: float
    """Size of the nodes relative to the designed size."""

    @cached_property
    def all(self) -> tuple[QRect, ...]:
        return self.suffixes + self.nodes

    def line(self, prefix: int, suffix: int) -> tuple[QPointF, QPointF]:
        """The edge between two nodes, from centre to centre."""
        return QRectF(self.nodes[prefix]).center(), QRectF(self.suffixes[suffix]).center()


def lay_out(board: BoardGraph, area: QRect, scale: float = 1.0) -> GraphLayout:
    """The board within `area`, its nodes as large as possible without touching; `scale` is the text scale."""
    outer = area.adjusted(-1, -1, 1, 1)  # rounding to whole pixels may exceed the area by one
    for clearance, sizes in ((CLEARANCE, SIZES[: SIZES.index(READABLE) + 1]), (MIN_CLEARANCE, SIZES)):
        for size in sizes:
            layout = _layout_at(board, area, size, scale)
            if all(outer.contains(rect) for rect in layout.all) and not _touching(layout.all, round(clearance * scale)):
                return layout
    return layout


def minimum_size(board: BoardGraph) -> tuple[float, float]:
    """The width and height at 100 % at which the nodes have a readable size and are apart; wide rather than high."""
    sized: list[tuple[SuffixNode | PrefixNode, tuple[int, int]]] = [
        *((node, SUFFIX) for node in board.suffixes),
        *((node, PREFIX) for node in board.nodes),
    ]
    stretch = 0.0
    for number, (node, (width, height)) in enumerate(sized):
        for other, (other_width, other_height) in sized[:number]:
            across, down = WIDE * abs(node.x - other.x), abs(node.y - other.y)
            apart_x = ((width + other_width) / 2 * READABLE + APART + ROUNDING) / across if across else inf
            apart_y = ((height + other_height) / 2 * READABLE + APART + ROUNDING) / down if down else inf
            stretch = max(stretch, min(apart_x, apart_y))
    span_x = max(node.x for node, _ in sized) - min(node.x for node, _ in sized)
    span_y = max(node.y for node, _ in sized) - min(node.y for node, _ in sized)
    return WIDE * span_x * stretch + SUFFIX[0] * READABLE, span_y * stretch + SUFFIX[1] * READABLE


def _layout_at(board: BoardGraph, area: QRect, size: float, scale: float) -> GraphLayout:
    factor = size * scale
    suffix, prefix = ((2 * round(w * factor / 2), 2 * round(h * factor / 2)) for w, h in (SUFFIX, PREFIX))
    nodes: list[SuffixNode | PrefixNode] = [*board.suffixes, *board.nodes]
    left, right = min(node.x for node in nodes), max(node.x for node in nodes)
    top, bottom = min(node.y for node in nodes), max(node.y for node in nodes)
    stretch_x = _stretch(area.width() - suffix[0], right - left, scale)
    stretch_y = _stretch(area.height() - suffix[1], bottom - top, scale)
    centre = QRectF(area).center()

    def rect(node: SuffixNode | PrefixNode, node_size: tuple[int, int]) -> QRect:
        x = centre.x() + (node.x - (left + right) / 2) * stretch_x
        y = centre.y() + (node.y - (top + bottom) / 2) * stretch_y
        return QRect(round(x - node_size[0] / 2), round(y - node_size[1] / 2), *node_size)

    return GraphLayout(
        tuple(rect(node, suffix) for node in board.suffixes), tuple(rect(node, prefix) for node in board.nodes), size
    )


def _stretch(room: float, span: float, scale: float) -> float:
    return max(0.01, min(MAX_STRETCH * scale, room / span if span else 1.0))


def _touching(rects: Sequence[QRect], clearance: int) -> bool:
    half = clearance // 2
    grown = [rect.adjusted(-half, -half, half, half) for rect in rects]
    return any(one.intersects(other) for i, one in enumerate(grown) for other in grown[:i])


# Words on edges


@dataclass(frozen=True)
class Chip:
    """A word on its edge."""

    middle: QPointF
    text: str
    role: str
    """"bad" or "warn" for a word that does not count, or else ""."""


def chip_text(edge: Edge, shown: Callable[[str], str] = str.upper) -> str:
    """The word of an edge, with a cross if it does not count, in brackets if only larger lists have it.

    `shown` gives a word as people spell it.
    """
    return {"bad": "{} ×", "warn": "({})"}.get(role_of([edge]), "{}").format(shown(edge.word))


def chips(
    theme: Theme,
    board: BoardGraph,
    layout: GraphLayout,
    edges: Mapping[EdgeKey, Edge],
    shown: Callable[[str], str] = str.upper,
    focus: int | None = None,
) -> tuple[Chip, ...]:
    """The words of the edges, each placed where it covers the least of nodes, other words and other edges.

    Where the nodes are small, only wrong words and those at the prefix node `focus` are shown; and where nodes are so
    close that a word would be under one of them, it is left out unless it is wrong.
    """
    lines = {key: layout.line(*key) for key in board.edges}
    ends = {key: (start.x(), start.y(), end.x(), end.y()) for key, (start, end) in lines.items()}
    taken = [_sides(QRectF(rect)) for rect in layout.all]
    placed = []
    for key, edge in edges.items():
        wrong = edge.state in WRONG_STATES
        if not edge.word or not (layout.size >= ROOMY or wrong or key[0] == focus):
            continue
        text = chip_text(edge, shown)
        size = nodes.chip_rect(theme, QPointF(), text).size()
        others = [line for other, line in ends.items() if other != key]
        best, least = lines[key][0], float("inf")
        for centre in _candidates(layout, key, lines[key]):
            covered = _covered(_sides(_centred(centre, size)), taken, others)
            if covered < least:
                best, least = centre, covered
            if not covered:
                break
        box = _sides(_centred(best, size))
        if not wrong and _covered(box, [_sides(QRectF(rect)) for rect in layout.all], ()) > HIDDEN:
            continue
        taken.append(box)
        placed.append(Chip(best, text, role_of([edge])))
    return tuple(placed)


def _centred(centre: QPointF, size: QSizeF) -> QRectF:
    return QRectF(QPointF(centre.x() - size.width() / 2, centre.y() - size.height() / 2), size)


def _sides(rect: QRectF) -> Box:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _candidates(layout: GraphLayout, key: EdgeKey, line: tuple[QPointF, QPointF]) -> Iterator[QPointF]:
    """Points of an edge at which its word may be centred, preferred ones first."""
    start, end = line
    edge = end - start
    length = max(1.0, (edge.x() ** 2 + edge.y() ** 2) ** 0.5)
    leaves, enters = _hidden(layout.nodes[key[0]], edge), 1 - _hidden(layout.suffixes[key[1]], edge)
    visible = max(0.0, enters - leaves)
    if visible * length < SHORT:
        yield from (start + edge * (leaves + visible * fraction) for fraction in SHORT_EDGE)
    else:
        yield from (start + edge * fraction for fraction in LONG_EDGE)


def _hidden(rect: QRect, edge: QPointF) -> float:
    """The fraction of an edge that is hidden by the node it starts from."""
    across = abs(edge.x()) / (rect.width() / 2)
    down = abs(edge.y()) / (rect.height() / 2)
    return min(0.5, 1 / max(across, down, 1e-9))


def _covered(box: Box, taken: Sequence[Box], lines: Sequence[Box]) -> float:
    """How much a word would cover, in weighted pixels; crossing an edge counts less than covering a word."""
    left, top, right, bottom = box
    total = 0.0
    for x0, y0, x1, y1 in taken:
        across, down = min(right, x1) - max(left, x0), min(bottom, y1) - max(top, y0)
        if across > 0 and down > 0:
            total += across * down * 4
    return total + sum(200 for line in lines if _crosses(box, line))


def _crosses(box: Box, line: Box) -> bool:
    """Whether a line segment intersects a rectangle, by clipping it (Liang and Barsky 1984)."""
    left, top, right, bottom = box
    x0, y0, x1, y1 = line
    if max(x0, x1) < left or min(x0, x1) > right or max(y0, y1) < top or min(y0, y1) > bottom:
        return False
    first, last = 0.0, 1.0
    for origin, delta, low, high in ((x0, x1 - x0, left, right), (y0, y1 - y0, top, bottom)):
        if delta:
            enter, leave = sorted(((low - origin) / delta, (high - origin) / delta))
            first, last = max(first, enter), min(last, leave)
    return first <= last


# Painting


def paint_edges(
    painter: QPainter,
    theme: Theme,
    board: BoardGraph,
    layout: GraphLayout,
    edges: Mapping[EdgeKey, Edge],
    focused: frozenset[EdgeKey] = frozenset(),
) -> None:
    """Paint all edges: open ones first, those of the focused node and wrong ones on top."""
    kinds = {}
    for key in board.edges:
        edge = edges.get(key)
        kind = nodes.PLACED if edge is not None and edge.word else nodes.MISSING
        if key in focused:
            kind = nodes.FOCUSED
        if edge is not None and edge.state in WRONG_STATES and edge.word:
            kind = nodes.WRONG if role_of([edge]) == "bad" else nodes.UNLISTED
        kinds[key] = kind
    for kind in (nodes.MISSING, nodes.PLACED, nodes.FOCUSED, nodes.UNLISTED, nodes.WRONG):
        for key in (key for key in board.edges if kinds[key] == kind):
            nodes.paint_edge(painter, theme, *layout.line(*key), kind)


def paint_chips(painter: QPainter, theme: Theme, placed: Sequence[Chip]) -> None:
    for chip in placed:
        nodes.paint_chip(painter, theme, chip.middle, chip.text, chip.role or "text")


# The puzzle sheet: a board with room to write, for paper or as a picture.

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
    layout = lay_out(board, AREA)
    edges = unchecked(board, puzzle).edges
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_edges(painter, theme, board, layout, edges)
    placed = dict(puzzle.placed)
    for rect, suffix in zip(layout.suffixes, puzzle.suffixes, strict=True):
        _paint_node(painter, theme, QRectF(rect), nodes.SQUARE, f"–{suffix.upper()}" if suffix else "")
    for rect, node in zip(layout.nodes, board.nodes, strict=True):
        prefix = placed.get(node.name, "")
        _paint_node(painter, theme, QRectF(rect), nodes.ROUND, f"{prefix.upper()}–" if prefix else "")
    paint_chips(painter, theme, chips(theme, board, layout, edges, shown))
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
