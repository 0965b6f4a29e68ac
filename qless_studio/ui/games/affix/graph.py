"""A board drawn as a graph: where its nodes and the words on its edges go, on the screen and on paper."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QPainter

from qless_studio.engine.games.affix.boards import BoardGraph
from qless_studio.engine.games.affix.play import Edge, EdgeState
from qless_studio.ui.theme import Theme, nodes

SUFFIX, PREFIX = (96, 56), (80, 48)
"""Width and height of the nodes at 100 %."""
SIZES = tuple(percent / 100 for percent in range(100, 10, -5))
"""Nodes are as large as the room allows."""
CLEAR, LEAST_CLEAR = 28, 4
"""Pixels between two nodes for the lines between them to be seen, and what has to do where there is no room."""
READABLE = 0.6
"""Nodes smaller than this are worse than nodes close together."""
SPREAD = 1.5
"""A board is drawn at most so much wider and higher than its data says."""
ROOMY = 0.85
"""From this size of the nodes on there is room for a word on every edge."""
SHORT = 200
"""Up to this length in pixels the word stands in the middle of an edge."""
ALONG = (0.36, 0.42, 0.47, 0.3, 0.53, 0.6)
"""Where the word of a long edge may stand, from the prefix on."""
AROUND = (0.5, 0.42, 0.58, 0.34, 0.66)
"""The same for the part in sight of a short one."""
Box = tuple[float, float, float, float]
"""Left, top, right and bottom of a rectangle, or the two ends of a line: plain numbers, as thousands are compared."""
WRONG_STATES = frozenset(EdgeState) - {EdgeState.OPEN, EdgeState.VALID}


@dataclass(frozen=True)
class Places:
    """Where the nodes of a board are, in pixels."""

    suffixes: tuple[QRect, ...]
    nodes: tuple[QRect, ...]
    size: float
    """Of the nodes; 1 is as designed."""

    @cached_property
    def all(self) -> tuple[QRect, ...]:
        return self.suffixes + self.nodes

    def line(self, node: int, place: int) -> tuple[QPointF, QPointF]:
        """The edge from a prefix to a suffix, middle to middle."""
        return QRectF(self.nodes[node]).center(), QRectF(self.suffixes[place]).center()


def place(board: BoardGraph, area: QRect, scale: float = 1.0) -> Places:
    """The board whole within `area`, its nodes as large as they can be without touching; `scale` is the text's."""
    whole = area.adjusted(-1, -1, 1, 1)  # rounding to whole pixels may take one
    for clear, sizes in ((CLEAR, SIZES[: SIZES.index(READABLE) + 1]), (LEAST_CLEAR, SIZES)):
        for size in sizes:
            placed = _placed(board, area, size, scale)
            if all(whole.contains(rect) for rect in placed.all) and not _touching(placed.all, clear):
                return placed
    return placed


def _placed(board: BoardGraph, area: QRect, size: float, scale: float) -> Places:
    factor = size * scale
    (wide, high), (width, height) = (
        (2 * round(a * factor / 2), 2 * round(b * factor / 2)) for a, b in (SUFFIX, PREFIX)
    )
    points = [(spot.x, spot.y) for spot in (*board.suffixes, *board.nodes)]
    (left, right), (top, bottom) = ((min(axis), max(axis)) for axis in zip(*points, strict=True))
    by_x = _stretch(area.width() - wide, right - left, scale)
    by_y = _stretch(area.height() - high, bottom - top, scale)
    middle = QRectF(area).center()

    def rect(x: float, y: float, w: int, h: int) -> QRect:
        across, down = (x - (left + right) / 2) * by_x, (y - (top + bottom) / 2) * by_y
        return QRect(round(middle.x() + across - w / 2), round(middle.y() + down - h / 2), w, h)

    return Places(
        tuple(rect(spot.x, spot.y, wide, high) for spot in board.suffixes),
        tuple(rect(spot.x, spot.y, width, height) for spot in board.nodes),
        size,
    )


def _stretch(room: float, span: float, scale: float) -> float:
    return max(0.01, min(SPREAD * scale, room / span if span else 1.0))


def _touching(rects: Sequence[QRect], clear: int) -> bool:
    half = clear // 2
    grown = [rect.adjusted(-half, -half, half, half) for rect in rects]
    return any(one.intersects(other) for i, one in enumerate(grown) for other in grown[:i])


# words on edges


@dataclass(frozen=True)
class Chip:
    """A word on its edge."""

    middle: QPointF
    text: str
    wrong: bool


def chip_text(edge: Edge) -> str:
    """What stands on an edge: the word, with a cross behind it where it does not count."""
    return f"{edge.word.upper()} ×" if edge.state in WRONG_STATES else edge.word.upper()


def chips(
    theme: Theme, board: BoardGraph, places: Places, edges: Mapping[tuple[int, int], Edge], focus: int | None = None
) -> tuple[Chip, ...]:
    """The words of the edges, each where it covers least: nodes, other words, other edges, in this order.

    Where the nodes are small only the words at the prefix node `focus` are shown, and those that are wrong.
    """
    lines = {key: places.line(*key) for key in board.edges}
    ends = {key: (start.x(), start.y(), end.x(), end.y()) for key, (start, end) in lines.items()}
    taken = [_sides(QRectF(rect)) for rect in places.all]
    found = []
    for key, edge in edges.items():
        wrong = edge.state in WRONG_STATES
        if not edge.word or not (places.size >= ROOMY or wrong or key[0] == focus):
            continue
        text = chip_text(edge)
        size = nodes.chip_rect(theme, QPointF(), text).size()
        others = [line for other, line in ends.items() if other != key]
        best, least = lines[key][0], float("inf")
        for at in _spots(places, key, lines[key]):
            covered = _covered(_sides(_around(at, size)), taken, others)
            if covered < least:
                best, least = at, covered
            if not covered:
                break
        taken.append(_sides(_around(best, size)))
        found.append(Chip(best, text, wrong))
    return tuple(found)


def _around(middle: QPointF, size: QSizeF) -> QRectF:
    return QRectF(QPointF(middle.x() - size.width() / 2, middle.y() - size.height() / 2), size)


def _sides(rect: QRectF) -> Box:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _spots(places: Places, key: tuple[int, int], line: tuple[QPointF, QPointF]) -> Iterator[QPointF]:
    """Points of an edge where its word may stand, the best first."""
    start, end = line
    way = end - start
    length = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
    leaves, enters = _hidden(places.nodes[key[0]], way), 1 - _hidden(places.suffixes[key[1]], way)
    seen = max(0.0, enters - leaves)
    if seen * length < SHORT:
        yield from (start + way * (leaves + seen * share) for share in AROUND)
    else:
        yield from (start + way * share for share in ALONG)


def _hidden(rect: QRect, way: QPointF) -> float:
    """Which part of a way from the middle of a node on lies within the node."""
    across = abs(way.x()) / (rect.width() / 2)
    down = abs(way.y()) / (rect.height() / 2)
    return min(0.5, 1 / max(across, down, 1e-9))


def _covered(spot: Box, taken: Sequence[Box], lines: Sequence[Box]) -> float:
    """How much a word would cover there; a crossing edge counts less than a word's area."""
    left, top, right, bottom = spot
    total = 0.0
    for x0, y0, x1, y1 in taken:
        across, down = min(right, x1) - max(left, x0), min(bottom, y1) - max(top, y0)
        if across > 0 and down > 0:
            total += across * down * 4
    return total + sum(200 for line in lines if _crosses(spot, line))


def _crosses(box: Box, line: Box) -> bool:
    """Whether a straight line meets a rectangle, by clipping it (Liang and Barsky 1984)."""
    left, top, right, bottom = box
    x0, y0, x1, y1 = line
    if max(x0, x1) < left or min(x0, x1) > right or max(y0, y1) < top or min(y0, y1) > bottom:
        return False
    first, last = 0.0, 1.0
    for origin, way, low, high in ((x0, x1 - x0, left, right), (y0, y1 - y0, top, bottom)):
        if way:
            enter, leave = sorted(((low - origin) / way, (high - origin) / way))
            first, last = max(first, enter), min(last, leave)
    return first <= last


# painting


def paint_edges(
    painter: QPainter,
    theme: Theme,
    board: BoardGraph,
    places: Places,
    edges: Mapping[tuple[int, int], Edge],
    focused: frozenset[tuple[int, int]] = frozenset(),
) -> None:
    """All edges: open ones first, those at the focused node and wrong ones last."""
    kinds = {}
    for key in board.edges:
        edge = edges.get(key)
        kind = nodes.PLACED if edge is not None and edge.word else nodes.MISSING
        if key in focused:
            kind = nodes.FOCUSED
        if edge is not None and edge.state in WRONG_STATES and edge.word:
            kind = nodes.WRONG
        kinds[key] = kind
    for kind in (nodes.MISSING, nodes.PLACED, nodes.FOCUSED, nodes.WRONG):
        for key, own in kinds.items():
            if own == kind:
                nodes.paint_edge(painter, theme, *places.line(*key), kind)


def paint_chips(painter: QPainter, theme: Theme, found: Sequence[Chip]) -> None:
    for chip in found:
        nodes.paint_chip(painter, theme, chip.middle, chip.text, "bad" if chip.wrong else "text")
