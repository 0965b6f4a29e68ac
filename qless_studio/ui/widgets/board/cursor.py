"""Which cell the cursor goes to."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt

from qless_studio.ui.widgets.board.cell import Cell

DIRECTIONS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
KEYS = {*DIRECTIONS, Qt.Key.Key_Home, Qt.Key.Key_End}
"""The keys that move the cursor."""
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


def cell_after(cells: Sequence[Cell], start: int, key: int, far: bool) -> int:
    """The cell that one of `KEYS` moves the cursor to from `start`; `far`: Ctrl is held, too."""
    rects = [cell.rect if cell.enabled else None for cell in cells]
    if key in DIRECTIONS:
        return (furthest if far else neighbour)(rects, start, DIRECTIONS[Qt.Key(key)])
    ends = [i for i, rect in enumerate(rects) if rect is not None] or [0] if far else row_ends(rects, start)
    return ends[-1 if key == Qt.Key.Key_End else 0]


def nearest(cells: Sequence[Cell], start: int) -> int:
    """The cell nearest to `start` in reading order that the cursor can be on; 0 if there is none."""
    return min((i for i, cell in enumerate(cells) if cell.enabled), key=lambda i: abs(i - start), default=0)
