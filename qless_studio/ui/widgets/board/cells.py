"""The cells of a board: their place, also in a grid, the cursor, and accessibility. See docs/decisions/026."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from qless_studio.ui.style import shapes
from qless_studio.ui.style.tiles import EMPTY, Tile
from qless_studio.ui.widgets.basic.access import Described, PartAccess, WholeAccess, install_access, notify

# A cell of a board: its place, its look and its spoken name.


class Cell(NamedTuple):
    """One place of a board; painting, hit testing, keyboard and accessibility use nothing else."""

    rect: QRect
    """The rectangle in the board's coordinates, on whole pixels."""
    spoken: str
    """The accessible name, complete without context: "A, row 1, column 2, 1 point"."""
    tile: Tile = Tile()
    """What `paint_cell` paints by default."""
    tip: str = ""
    """The tool tip, or empty."""
    enabled: bool = True
    """False: neither keyboard nor mouse can select it."""
    vacated: Tile = Tile(kind=EMPTY)
    """What stays of it while it is dragged."""
    corners: float | None = None
    """The radius of its corners; None: that of a tile."""

    @property
    def radius(self) -> float:
        """The radius in force."""
        size = min(self.rect.width(), self.rect.height())
        return shapes.tile_radius(size) if self.corners is None else self.corners


# Size and place of the tiles of a grid, never cut off, always centred.

STEP, LARGEST, SMALLEST_STEP = 8, 128, 32
"""Tile sizes are multiples of 8 from 32 to 128 pixels; a grid too large for 32 gets smaller tiles of any size."""


class Grid(NamedTuple):
    """The layout of a grid of square tiles in a frame. All lengths are in pixels."""

    rows: int
    columns: int
    tile: int
    gap: int
    padding: int
    frame: QRect
    """The tray, on multiples of 4 where it fits."""

    @property
    def radius(self) -> int:
        """The corner radius of the frame."""
        return 16 if self.tile >= 80 else 12

    def rect(self, row: int, column: int) -> QRect:
        """The rectangle of a tile."""
        pitch = self.tile + self.gap
        x, y = self.frame.left() + self.padding, self.frame.top() + self.padding
        return QRect(x + column * pitch, y + row * pitch, self.tile, self.tile)

    def rects(self) -> list[QRect]:
        """The rectangles of all tiles, row by row."""
        return [self.rect(row, column) for row in range(self.rows) for column in range(self.columns)]


def fit(rows: int, columns: int, space: QRect, margin: int = 16, largest: int = LARGEST) -> Grid:
    """The grid with the largest tiles that fits in `space` with a margin on every side."""
    inner = space.adjusted(margin, margin, -margin, -margin)
    for tile in _sizes(largest):
        size = of_tile(rows, columns, tile)
        if (size.width() <= inner.width() and size.height() <= inner.height()) or tile == 1:
            break
    frame = _centred(size.width(), size.height(), space)
    return Grid(rows, columns, tile, _gap(tile), _padding(tile), frame)


def of_tile(rows: int, columns: int, tile: int) -> QSize:
    """The size of a frame with tiles of that size."""
    gap, padding = _gap(tile), _padding(tile)
    return QSize(columns * tile + (columns - 1) * gap + 2 * padding, rows * tile + (rows - 1) * gap + 2 * padding)


def _sizes(largest: int) -> list[int]:
    stepped = list(range(largest // STEP * STEP, SMALLEST_STEP - 1, -STEP))
    return stepped + list(range(SMALLEST_STEP - 1, 0, -1))


def _gap(tile: int) -> int:
    return 8 if tile >= 48 else 4 if tile >= 24 else 2 if tile >= 10 else 1


def _padding(tile: int) -> int:
    return 16 if tile >= 80 else 8 if tile >= 24 else 4


def _centred(width: int, height: int, space: QRect) -> QRect:
    x = space.left() + (space.width() - width) // 2
    y = space.top() + (space.height() - height) // 2
    return QRect(
        _stepped(x, space.left(), space.right() + 1 - width),
        _stepped(y, space.top(), space.bottom() + 1 - height),
        width,
        height,
    )


def _stepped(at: int, low: int, high: int) -> int:
    """The multiple of 4 nearest to `at`, limited to `low` to `high`."""
    return max(low, min((at + 2) // 4 * 4, high))


# Which cell the cursor goes to.

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


# Accessibility of a painted board: every cell with its name, place and state. See docs/decisions/026.


class CellWidget(Described, QWidget):
    """A widget made of cells, one of which has the keyboard cursor; assistive technology sees it as a list of cells."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        install_access()
        self._cells: tuple[Cell, ...] = ()
        self._cursor = 0
        self._access: BoardAccess | None = None
        self.setAccessibleName(name)

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells as last laid out."""
        return self._cells

    @property
    def cursor_index(self) -> int:
        """The cell with the keyboard cursor; 0 if there are no cells."""
        return self._cursor

    def describe(self) -> BoardAccess:
        self._access = BoardAccess(self)
        return self._access


def report_changes(board: CellWidget, before: Sequence[Cell]) -> None:
    """Report the cells whose spoken names differ from those before."""
    if not QAccessible.isActive():
        return
    for index, (old, new) in enumerate(zip(before, board.cells, strict=False)):
        if old.spoken != new.spoken:
            notify(board, QAccessible.Event.NameChanged, index)


class CellAccess(PartAccess[CellWidget]):
    """One cell."""

    def exists(self, owner: CellWidget) -> bool:
        return self.index < len(owner.cells)

    def text(self, kind: QAccessible.Text) -> str:
        cell = self._cell()
        if cell is None:
            return ""
        return {QAccessible.Text.Name: cell.spoken, QAccessible.Text.Description: cell.tip}.get(kind, "")

    def rect(self) -> QRect:
        cell, board = self._cell(), self.owner
        if cell is None or board is None:
            return QRect()
        return QRect(board.mapToGlobal(cell.rect.topLeft()), cell.rect.size())

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        cell, board = self._cell(), self.owner
        if cell is None or board is None:
            state.invalid = True
            return state
        state.focusable = state.selectable = cell.enabled
        state.disabled = not (cell.enabled and board.isEnabled())
        state.focused = board.hasFocus() and board.cursor_index == self.index
        state.selected = cell.tile.selected or cell.tile.in_path
        state.invisible = not board.isVisible()
        return state

    def _cell(self) -> Cell | None:
        board = self.owner
        return board.cells[self.index] if board is not None and self.exists(board) else None


class BoardAccess(WholeAccess[CellWidget]):
    """The board: a list of its cells."""

    def make_part(self, owner: CellWidget, index: int) -> CellAccess:
        return CellAccess(owner, index)

    def count(self, owner: CellWidget) -> int:
        return len(owner.cells)

    def current(self, owner: CellWidget) -> int:
        return owner.cursor_index if owner.hasFocus() else -1
