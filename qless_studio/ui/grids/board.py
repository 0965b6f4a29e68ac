"""The painted board of letter tiles: typing, tracing, paths, multipliers and heat. See docs/decisions/013."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QMenu

from qless_studio.engine.grids import BLOCKED, EMPTY, UNPLAYABLE, WILDCARD, Board, Neighbours, neighbours_of
from qless_studio.engine.grids.board import format_board
from qless_studio.engine.texts import capitalised, say
from qless_studio.ui.grids import edits
from qless_studio.ui.grids.edits import TileMark
from qless_studio.ui.grids.typed_board import TypedBoard
from qless_studio.ui.style import Theme, shapes
from qless_studio.ui.style.in_force import DRAW
from qless_studio.ui.style.tiles import badge_rect, paint_tile
from qless_studio.ui.tab.commands import menu_entry
from qless_studio.ui.widgets.basic.dialogs import open_menu
from qless_studio.ui.widgets.basic.themed import Transition
from qless_studio.ui.widgets.board.cells import LARGEST, Cell, fit, of_tile


class Trace:
    """The cells traced so far. State only: the board feeds it and paints it."""

    def __init__(self) -> None:
        self.cells: tuple[int, ...] = ()

    @property
    def shown(self) -> bool:
        """Whether the trace is drawn: one tile alone is where the cursor was placed, not yet a trace."""
        return len(self.cells) > 1

    def clear(self) -> None:
        self.cells = ()

    def extend(self, cell: int, tiles: Sequence[str], near: Neighbours) -> None:
        """Continue to a tile that touches the last one, or go back to one already traced; elsewhere start again."""
        if tiles[cell] in UNPLAYABLE:
            self.cells = ()
        elif cell in self.cells:
            self.cells = self.cells[: self.cells.index(cell) + 1]
        elif self.cells and cell in near[self.cells[-1]]:
            self.cells = (*self.cells, cell)
        else:
            self.cells = (cell,)

    def drag(self, cell: int, tiles: Sequence[str], near: Neighbours) -> None:
        """Extend the trace with the button held; ignores a tile that does not touch the last one."""
        if tiles[cell] not in UNPLAYABLE and (cell in self.cells or (self.cells and cell in near[self.cells[-1]])):
            self.extend(cell, tiles, near)


READABLE_TILE, SMALLEST_TILE, READABLE_HEIGHT = 48, 24, 352
"""Pixels at 100 %: the minimum size of a tile on a usual board and on a large one, and the height of a large board."""
UPPER_LEFT = (-1, -1)
LOWER_LEFT = (-1, 1)
LOWER_CORNERS = (LOWER_LEFT, (1, 1))


class Stamp(NamedTuple):
    """What is put on tiles."""

    put: Callable[[int], object]
    """Gets the cell that was chosen."""
    end: Callable[[], object]
    """Escape was pressed."""


class GridBoard(TypedBoard):
    """Letters are typed where the cursor is, words are traced by dragging, or by clicking tile after tile.

    While there is a `stamp`, clicks and Space put it on tiles instead of tracing; Escape ends that.
    """

    trace_changed = Signal(object)
    """The cells traced so far; fewer than two is no trace."""
    trace_ended = Signal(object)
    """The cells of a trace that the player released or confirmed."""
    confirmed = Signal()
    """Return while the board is locked and nothing is traced."""
    multiplier_moved = Signal(int, int)
    """A badge was dragged from one cell to another."""
    menu_requested = Signal(object, int)
    """The new menu (QMenu) of a cell, before it opens: a game may add to it."""
    tile_chosen = Signal(int)
    """A tile was clicked, or Space or Return pressed on it, on its own: not as part of a word being traced."""
    fitted = Signal(int)
    """The width of the frame has changed."""

    def __init__(self, name: str) -> None:
        self._near = neighbours_of(4, 4)
        self._marks: tuple[TileMark, ...] = (TileMark(),) * 16
        self._path: tuple[int, ...] = ()
        self._trace = Trace()
        self.stamp: Stamp | None = None
        self.take_back: Callable[[], bool] = lambda: False
        """Drops the letters typed while the board is locked, and says whether there were any; asked at Escape."""
        self.traces: Callable[[], bool] = lambda: True
        """Whether words can be traced; otherwise each click chooses one tile."""
        self._changed = -1
        self._target = -1
        self._compact = self._swiped = False
        self._grid = fit(4, 4, QRect(0, 0, 600, 600))
        super().__init__(name)
        self.reaction.within = True
        self._drawing = Transition(self, DRAW)
        self.cell_pressed.connect(self._on_pressed)
        self.cell_dragged_over.connect(self._on_dragged_over)
        self.cell_released.connect(self._on_released)
        self.cell_dropped.connect(self._on_dropped)
        self.cell_activated.connect(self._choose)
        self.background_pressed.connect(self.clear_trace)

    # contents

    @property
    def path(self) -> tuple[int, ...]:
        """The cells drawn as a path: the player's trace, or the path to show if there is none."""
        return self._trace.cells if self._trace.shown else self._path

    def show_board(self, board: Board, near: Neighbours, marks: Sequence[TileMark] = ()) -> None:
        """Show a board; path and trace remain only if the tiles are the same."""
        if board != self._board:
            self._path = ()
            self._trace.clear()
        if board != self._own_edit:
            self._forget_typing()
        if (board.rows, board.columns) != (self._board.rows, self._board.columns):
            self.set_cursor(0)
        marks = tuple(marks) or (TileMark(),) * len(board.tiles)
        before = list(zip(self._board.tiles, (mark.multiplier for mark in self._marks), strict=True))
        now = list(zip(board.tiles, (mark.multiplier for mark in marks), strict=True))
        if now != before and len(now) == len(before):
            self._changed = next(cell for cell in range(len(now)) if now[cell] != before[cell])
        self._board, self._near, self._marks = board, near, marks
        self.refresh()

    def go_to_change(self) -> None:
        """Put the cursor on the first cell that the last change of tiles or multipliers has changed."""
        self.set_cursor(self._changed)

    def show_path(self, cells: Sequence[int], animated: bool = True) -> None:
        """Draw a path over the tiles and end the trace; no cells: no path."""
        self._trace.clear()
        if tuple(cells) == self._path:
            self.refresh()
            return
        self._path = tuple(cells)
        if animated and cells:
            self._drawing.run()
        else:
            self._drawing.finish()
        self.refresh()

    def clear_trace(self) -> None:
        if self._trace.cells:
            self._trace.clear()
            self._emit_trace()

    def set_compact(self, compact: bool) -> None:
        """Use all the room, without a margin, for a narrow window."""
        self._compact = compact
        self.refresh()

    def sizeHint(self) -> QSize:
        """As high as tiles with readable letters need; a board of many rows makes do with smaller ones."""
        rows, columns, theme = self._board.rows, self._board.columns, self.theme
        tile = theme.px(max(SMALLEST_TILE, min(READABLE_TILE, READABLE_HEIGHT // rows)))
        frame = of_tile(rows, columns, tile)
        return QSize(min(frame.width(), theme.px(200)), frame.height())

    # cells

    def held(self) -> object:
        return self._board, [mark.multiplier for mark in self._marks]

    def end_press(self) -> None:
        super().end_press()
        if self._swiped:
            self._swiped = False
            self.clear_trace()

    def layout_cells(self) -> Sequence[Cell]:
        board, before = self._board, self._grid.frame.width()
        margin, largest = 0 if self._compact else 16, self.theme.px(LARGEST)
        self._grid = fit(board.rows, board.columns, self.contentsRect(), margin, largest)
        self.surroundings = QRectF(self._grid.frame)
        if before != self._grid.frame.width():
            self.fitted.emit(self._grid.frame.width())
        path, rects = self.path, self._grid.rects()
        steps = [QRectF(rects[cell]) for cell in path]
        aside = {cell for place, cell in enumerate(path) if LOWER_LEFT in shapes.entered_corners(steps, place)}
        return [
            Cell(
                rect,
                edits.spoken(board, cell, self._marks[cell], path),
                edits.tile_of(board.tiles[cell], self._marks[cell], cell in path, cell in aside),
                self._marks[cell].description,
                vacated=edits.tile_of(board.tiles[cell], TileMark(self._marks[cell].points), cell in path),
            )
            for cell, rect in enumerate(rects)
        ]

    def paint_background(self, painter: QPainter, theme: Theme) -> None:
        shapes.paint_tray(painter, theme, QRectF(self._grid.frame), self._grid.radius)

    def paint_blank(self, painter: QPainter, theme: Theme, room: QRect) -> None:
        """Paint the same frame with blank tiles into `room`, which has the size of the board."""
        board, margin = self._board, 0 if self._compact else 16
        fitted = fit(board.rows, board.columns, room, margin, theme.px(LARGEST))
        shapes.paint_tray(painter, theme, QRectF(fitted.frame), fitted.radius)
        for rect, tile in zip(fitted.rects(), board.tiles, strict=True):
            paint_tile(painter, theme, QRectF(rect), edits.blank(tile))

    def paint_over(self, painter: QPainter, theme: Theme) -> None:
        path = self.path
        if path:
            rects = [QRectF(self.cells[cell].rect) for cell in path]
            progress = 1.0 if self._trace.shown else self._drawing.progress
            shapes.paint_path(painter, theme, rects, progress, [self._occupied_corners(cell) for cell in path])
            for cell, rect in zip(path, rects, strict=True):
                if self._marks[cell].multiplier:  # over the path: a diagonal would cross its letters
                    shapes.paint_badge(painter, theme, badge_rect(theme, rect), self._marks[cell].multiplier)
        if 0 <= self._target < len(self.cells):
            self.paint_cursor(painter, theme, self.cells[self._target])
        if self.notice[0] and not self.portrayed:
            self.paint_notice(painter, theme, self._grid.frame)

    def _occupied_corners(self, cell: int) -> tuple[tuple[int, int], ...]:
        """The corners of a tile that show something, which the path's number must avoid."""
        mark = self._marks[cell]
        badge = (UPPER_LEFT,) if mark.multiplier else ()
        return (
            *badge,
            *(corner for corner, text in zip(LOWER_CORNERS, (mark.tally, mark.points), strict=True) if text),
        )

    # dragging badges

    def cells_to_drag(self, index: int, at: QPointF) -> Sequence[int]:
        """The badge alone can be dragged."""
        badge = badge_rect(self.theme, QRectF(self.cells[index].rect))
        fixed = self.locked() or self.stamp or not self._marks[index].multiplier
        return () if fixed or not badge.contains(at) else (index,)

    def can_drop(self, source: int, target: int) -> bool:
        return edits.is_letters(self._board.tiles[target])

    def paint_dragged(self, painter: QPainter, theme: Theme, index: int) -> None:
        rect = badge_rect(theme, QRectF(self.cells[index].rect))
        shapes.paint_badge(painter, theme, rect, self._marks[index].multiplier)

    def _on_dropped(self, source: int, target: int) -> None:
        if target >= 0:
            self.multiplier_moved.emit(source, target)

    def mark_target(self, cell: int) -> None:
        """Ring a cell that something is dragged over; -1 for none."""
        if cell != self._target:
            self._target = cell
            self.update()

    # tracing

    def _on_pressed(self, index: int, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier) -> None:
        self._forget_typing()
        if button != Qt.MouseButton.LeftButton:
            return
        if self.stamp:
            self.stamp.put(index)
        elif not self.cells_to_drag(index, self.press.at):
            self.trace(index)

    def trace(self, index: int) -> None:
        """Continue the trace at a cell; the last one again confirms the word."""
        if not self.traces():
            self._trace.cells = (index,)
            return
        if self._trace.shown and index == self._trace.cells[-1]:
            self.trace_ended.emit(self._trace.cells)
            return
        before = self._trace.shown
        self._trace.extend(index, self._board.tiles, self._near)
        if before or self._trace.shown:
            self._emit_trace()

    def _choose(self, index: int) -> None:
        if self._trace.cells == (index,) and not self.stamp:
            self.tile_chosen.emit(index)

    def _on_dragged_over(self, index: int) -> None:
        if self.stamp or not self.traces():
            return
        self._trace.drag(index, self._board.tiles, self._near)
        self._swiped = True
        self._emit_trace()

    def _on_released(self, index: int) -> None:
        if self._swiped and self._trace.shown:
            self.trace_ended.emit(self._trace.cells)
        self._swiped = False

    def _emit_trace(self) -> None:
        self.refresh()
        self.trace_changed.emit(self._trace.cells if self._trace.shown else ())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if self.stamp:
                self.stamp.put(self.cursor_index)
            elif self.locked() and not self._trace.cells and key != Qt.Key.Key_Space:
                self.confirmed.emit()
            else:
                self.trace(self.cursor_index)
                self._choose(self.cursor_index)
        elif key == Qt.Key.Key_Escape and self.stamp:
            self.stamp.end()
        elif key == Qt.Key.Key_Escape and self._trace.cells:
            self.clear_trace()
        elif not (key == Qt.Key.Key_Escape and self.take_back()):
            super().keyPressEvent(event)

    def _edit(self, cell: int, tile: str, undo_text: str) -> None:
        self.clear_trace()
        super()._edit(cell, tile, undo_text)

    # the menu of a cell

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        keyboard = event.reason() == QContextMenuEvent.Reason.Keyboard
        cell = self.cursor_index if keyboard else self.cell_at(QPointF(event.pos()))
        if cell < 0 or self.locked():
            return
        self.set_cursor(cell)
        at = self.mapToGlobal(self.cells[cell].rect.center()) if keyboard else event.globalPos()
        open_menu(self.menu_of(cell), at)

    def menu_of(self, cell: int) -> QMenu:
        """A new menu of what a cell can be set to."""
        menu = QMenu(self)
        current = self._board.tiles[cell]
        for tile, text, undo_text in (
            (BLOCKED, f"{capitalised(say('blocked'))} (#)", self.tr("Type {}").format("#")),
            (WILDCARD, f"{capitalised(say('any letter'))} (*)", self.tr("Type {}").format("*")),
            (EMPTY, self.tr("Open cell (? or Delete)"), self.tr("Clear tile")),
        ):
            action = menu_entry(menu, text, partial(self._edit, cell, tile, undo_text))
            action.setEnabled(tile != current)
            menu.addAction(action)
        faces = menu.addMenu(self.tr("Several letters (hold Shift)"))
        for tile in edits.common_faces(self.language()):
            undo_text = self.tr("Type {}").format(tile.capitalize())
            faces.addAction(menu_entry(menu, tile.capitalize(), partial(self._edit, cell, tile, undo_text)))
        self.menu_requested.emit(menu, cell)
        return menu


# Bare boards of tiles as pictures: one that shows a puzzle and a path, and those read from a picture as text.


def board_text(letters: Sequence[str], rows: int, columns: int) -> str:
    """The board of these letters (upper case, "" for a blank tile) as text."""
    return format_board(Board(rows, columns, tuple(each.lower() or BLOCKED for each in letters)))


def faces(dice: Sequence[Sequence[str]]) -> tuple[tuple[str, ...], ...]:
    """Dice as pictures show them: upper case, "" for a blank face."""
    return tuple(tuple("" if face == BLOCKED else face.upper() for face in die) for die in dice)


TILE, GAP, PADDING = 64, 8, 8
"""Pixels at 100 %."""


def grid_picture(board: Board, near: Neighbours, marks: Sequence[TileMark], path: Sequence[int]) -> GridBoard:
    """The board with these marks on its tiles and this path."""
    picture = GridBoard("")
    picture.set_compact(True)
    tile = picture.theme.px(TILE) // GAP * GAP  # a board makes its tiles a multiple of GAP wide
    picture.resize(*(count * (tile + GAP) - GAP + 2 * PADDING for count in (board.columns, board.rows)))
    picture.show_board(board, near, marks)
    picture.show_path(path, animated=False)
    return picture
