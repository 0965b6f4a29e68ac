"""Where an arrow key leads on a board, from the places of its cells alone."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt

DIRECTIONS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
ACROSS = 3
"""A pixel aside counts as this many ahead, so that a row or a column is followed where there is one."""


def neighbour(rects: Sequence[QRect | None], start: int, direction: tuple[int, int]) -> int:
    """The cell that lies next in a direction, or `start` where none does; None stands for a cell out of reach."""
    origin = rects[start]
    if origin is None:
        return start
    best, best_cost = start, float("inf")
    for i, rect in enumerate(rects):
        if rect is None or i == start:
            continue
        way = rect.center() - origin.center()
        ahead = way.x() * direction[0] + way.y() * direction[1]
        aside = abs(way.x() * direction[1]) + abs(way.y() * direction[0])
        if ahead <= 0 or aside > 2 * ahead:
            continue
        if ahead + ACROSS * aside < best_cost:
            best, best_cost = i, ahead + ACROSS * aside
    return best


def furthest(rects: Sequence[QRect | None], start: int, direction: tuple[int, int]) -> int:
    """The last cell that the same arrow, pressed again and again, comes to."""
    seen = {start}
    while (after := neighbour(rects, start, direction)) not in seen:
        seen.add(after)
        start = after
    return start


def row_ends(rects: Sequence[QRect | None], start: int) -> tuple[int, int]:
    """The leftmost and the rightmost cell of the row that `start` is in."""
    origin = rects[start]
    if origin is None:
        return start, start
    middle = origin.center().y()
    row = [(rect.left(), i) for i, rect in enumerate(rects) if rect and rect.top() <= middle <= rect.bottom()]
    return min(row)[1], max(row)[1]
