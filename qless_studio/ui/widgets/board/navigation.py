"""Where an arrow key moves the cursor, computed from the rectangles of the cells."""

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
"""Weight of a pixel sideways against a pixel ahead, so that the cursor stays in its row or column if it can."""


def neighbour(rects: Sequence[QRect | None], start: int, direction: tuple[int, int]) -> int:
    """The next cell in a direction, or `start` if there is none; None stands for a disabled cell."""
    origin = rects[start]
    if origin is None:
        return start
    best, best_cost = start, float("inf")
    for i, rect in enumerate(rects):
        if rect is None or i == start:
            continue
        offset = rect.center() - origin.center()
        ahead = offset.x() * direction[0] + offset.y() * direction[1]
        aside = abs(offset.x() * direction[1]) + abs(offset.y() * direction[0])
        if ahead <= 0 or aside > 2 * ahead:
            continue
        if ahead + ACROSS * aside < best_cost:
            best, best_cost = i, ahead + ACROSS * aside
    return best


def furthest(rects: Sequence[QRect | None], start: int, direction: tuple[int, int]) -> int:
    """The cell that pressing the same arrow key repeatedly ends at."""
    seen = {start}
    while (after := neighbour(rects, start, direction)) not in seen:
        seen.add(after)
        start = after
    return start


def row_ends(rects: Sequence[QRect | None], start: int) -> tuple[int, int]:
    """The leftmost and rightmost cells of the row that contains `start`."""
    origin = rects[start]
    if origin is None:
        return start, start
    middle = origin.center().y()
    row = [(rect.left(), i) for i, rect in enumerate(rects) if rect and rect.top() <= middle <= rect.bottom()]
    return min(row)[1], max(row)[1]
