"""The painted board of letter tiles: typing, tracing, paths, multipliers and heat. See docs/decisions/013."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QMenu, QWidget

from qless_studio.engine.grids import BLOCKED, EMPTY, WILDCARD, Board, Neighbours, neighbours_of
from qless_studio.engine.grids.board import MAX_TILE
from qless_studio.ui.grids import edits
from qless_studio.ui.grids.edits import TileMark
from qless_studio.ui.grids.trace import Trace
from qless_studio.ui.tab.actions import command
from qless_studio.ui.theme import Appearance, Theme, paths, shapes
from qless_studio.ui.theme.motion import DRAW
from qless_studio.ui.theme.tiles import badge_rect, paint_tile
from qless_studio.ui.widgets.basic.themed import plate, put_text, text_width
from qless_studio.ui.widgets.basic.transition import Transition
from qless_studio.ui.widgets.board import grid
from qless_studio.ui.widgets.board.board import COMMAND_KEYS, BoardWidget
from qless_studio.ui.widgets.board.cell import Cell

READABLE_TILE, SMALLEST_TILE, READABLE_HEIGHT = 48, 24, 352
"""Pixels at 100 %: the least size of a tile on a usual board and on a large one, and where a board begins to be large.
"""
UPPER_LEFT = (-1, -1)
LOWER_CORNERS = ((-1, 1), (1, 1))


class GridBoard(BoardWidget):
    """Letters are typed where the cursor is, words are traced by dragging, or by clicking tile after tile.

    A letter typed with Shift joins the tile just typed without it: Q, then Shift+U, is one tile Qu. While the board is
    `locked`, it cannot be edited and letters are emitted instead.
    """

    board_edited = Signal(object, str)
    """The edited board, and the text for undo."""
    trace_changed = Signal(object)
    """The cells traced so far; fewer than two is no trace."""
    trace_ended = Signal(object)
    """The cells of a trace that the player released or confirmed."""
    letters_typed = Signal(str)
    """Typed while the board is locked; an empty text for Backspace."""
    confirmed = Signal()
    """Return while the board is locked and nothing is traced."""
    multiplier_moved = Signal(int, int)
    """A badge was dragged from one cell to another."""
    menu_requested = Signal(object, int)
    """The new menu (QMenu) of a cell, before it opens: a game may add to it."""
    fitted = Signal(int)
    """The width of the frame has changed."""

    def __init__(self, appearance: Appearance, name: str, parent: QWidget | None = None) -> None:
        self._board = edits.empty_board(4, 4)
        self._near = neighbours_of(4, 4)
        self._marks: tuple[TileMark, ...] = (TileMark(),) * 16
        self._path: tuple[int, ...] = ()
        self._trace = Trace()
        self._notice: tuple[str, str] = ("", "text")
        self._joinable = self._typed = self._after = -1
        self._on_badge = self._compact = self._swiped = self._shifted = False
        self._grid = grid.fit(4, 4, QRect(0, 0, 600, 600))
        self._own_edit: Board | None = None
        self.locked = False
        super().__init__(appearance, name, parent)
        self._drawing = Transition(self, appearance, DRAW)
        self.text_typed.connect(self._on_text_typed)
        self.backspaced.connect(self._on_backspaced)
        self.deleted.connect(self._on_deleted)
        self.cell_pressed.connect(self._on_pressed)
        self.cell_dragged_over.connect(self._on_dragged_over)
        self.cell_released.connect(self._on_released)
        self.cell_dropped.connect(self._on_dropped)
        self.background_pressed.connect(self.clear_trace)

    # contents

    @property
    def board(self) -> Board:
        return self._board

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
            self._joinable = self._typed = -1
        if (board.rows, board.columns) != (self._board.rows, self._board.columns):
            self.set_cursor(0)
        self._board, self._near = board, near
        self._marks = tuple(marks) or (TileMark(),) * len(board.tiles)
        self.refresh()

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

    def show_notice(self, text: str, role: str = "text") -> None:
        """Show a short text on the upper edge of the frame; "" for none."""
        if (text, role) != self._notice:
            self._notice = (text, role)
            self.update()

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
        frame = grid.of_tile(rows, columns, tile)
        return QSize(min(frame.width(), theme.px(200)), frame.height())

    # cells

    def layout_cells(self) -> Sequence[Cell]:
        board, before = self._board, self._grid.frame.width()
        margin, largest = 0 if self._compact else 16, self.theme.px(grid.LARGEST)
        self._grid = grid.fit(board.rows, board.columns, self.rect(), margin, largest)
        if before != self._grid.frame.width():
            self.fitted.emit(self._grid.frame.width())
        path = self.path
        return [
            Cell(
                rect,
                edits.spoken(board, cell, self._marks[cell], path),
                edits.tile_of(board.tiles[cell], self._marks[cell], cell in path),
                self._marks[cell].description,
            )
            for cell, rect in enumerate(self._grid.rects())
        ]

    def paint_background(self, painter: QPainter, theme: Theme) -> None:
        shapes.paint_tray(painter, theme, QRectF(self._grid.frame), self._grid.radius)

    def extent(self) -> QRectF:
        return QRectF(self._grid.frame)

    def paint_over(self, painter: QPainter, theme: Theme) -> None:
        path = self.path
        if path:
            rects = [QRectF(self.cells[cell].rect) for cell in path]
            progress = 1.0 if self._trace.shown else self._drawing.progress
            paths.paint_path(painter, theme, rects, progress, [self._occupied_corners(cell) for cell in path])
            for cell, rect in zip(path, rects, strict=True):
                if self._marks[cell].multiplier:  # over the path: a diagonal would cross its letters
                    shapes.paint_badge(painter, theme, badge_rect(theme, rect), self._marks[cell].multiplier)
        if self._notice[0] and not self.portrayed:
            self._paint_notice(painter, theme)

    def _occupied_corners(self, cell: int) -> tuple[tuple[int, int], ...]:
        """The corners of a tile that show something, which the path's number must avoid."""
        mark = self._marks[cell]
        badge = (UPPER_LEFT,) if mark.multiplier else ()
        return (
            *badge,
            *(corner for corner, text in zip(LOWER_CORNERS, (mark.count, mark.points), strict=True) if text),
        )

    def _paint_notice(self, painter: QPainter, theme: Theme) -> None:
        text, role = self._notice
        font, height = theme.font(14, 600), theme.px(32)
        width = min(text_width(font, text) + 2 * theme.px(16), self.width())
        frame = self._grid.frame
        x = max(0, min(round(frame.center().x() - width / 2), self.width() - width))
        chip = QRectF(x, max(0, frame.top() - height // 2), width, height)
        edge = theme.color(role if role in ("good", "bad") else "control_edge")
        background = f"{role}_bg" if role in ("good", "bad") else "raised"
        plate(painter, chip, height / 2, theme.color(background), edge)
        inside = chip.adjusted(theme.px(12), 0, -theme.px(12), 0)
        put_text(painter, inside, text, font, theme.color(role), Qt.AlignmentFlag.AlignHCenter)

    # dragging badges

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.cell_at(event.position())
        self._on_badge = (
            index >= 0
            and bool(self._marks[index].multiplier)
            and not self.locked
            and badge_rect(self.theme, QRectF(self.cells[index].rect)).contains(event.position())
        )
        super().mousePressEvent(event)

    def can_drag(self, index: int) -> bool:
        return self._on_badge

    def can_drop(self, source: int, target: int) -> bool:
        return edits.is_letters(self._board.tiles[target])

    def paint_vacated(self, painter: QPainter, theme: Theme, index: int) -> None:
        cell = self.cells[index]
        bare = edits.tile_of(self._board.tiles[index], TileMark(self._marks[index].points), index in self.path)
        paint_tile(painter, theme, QRectF(cell.rect), bare)

    def paint_dragged(self, painter: QPainter, theme: Theme, index: int) -> None:
        rect = badge_rect(theme, QRectF(self.cells[index].rect))
        shapes.paint_badge(painter, theme, rect, self._marks[index].multiplier)

    def _on_dropped(self, source: int, target: int) -> None:
        if target >= 0:
            self.multiplier_moved.emit(source, target)

    # tracing

    def _on_pressed(self, index: int, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier) -> None:
        self._joinable = self._typed = -1
        if button == Qt.MouseButton.LeftButton and not self._on_badge:
            self.trace(index)

    def trace(self, index: int) -> None:
        """Continue the trace at a cell; the last one again confirms the word."""
        if self._trace.shown and index == self._trace.cells[-1]:
            self.trace_ended.emit(self._trace.cells)
            return
        before = self._trace.shown
        self._trace.extend(index, self._board.tiles, self._near)
        if before or self._trace.shown:
            self._emit_trace()

    def _on_dragged_over(self, index: int) -> None:
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

    # typing

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, shift = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if self.locked and not self._trace.cells and key != Qt.Key.Key_Space:
                self.confirmed.emit()
            else:
                self.trace(self.cursor_index)
        elif key == Qt.Key.Key_Escape and self._trace.cells:
            self.clear_trace()
        elif shift and event.text().isalpha() and not event.modifiers() & COMMAND_KEYS and self._join(event.text()):
            return
        else:
            self._shifted = shift
            super().keyPressEvent(event)
            self._shifted = False

    def _join(self, letter: str) -> bool:
        """Add a letter to the tile just typed; whether there was such a tile."""
        cell = self._joinable
        if cell < 0 or self.cursor_index != self._after or self.locked or not letter.isascii():
            return False
        tile = self._board.tiles[cell] + letter.lower()
        if len(tile) > MAX_TILE:
            return False
        self._edit(cell, tile, self.tr("Type {}").format(tile.capitalize()))
        self._joinable, self._typed = cell, cell
        return True

    def _on_text_typed(self, text: str) -> None:
        if self.locked:
            self.letters_typed.emit("".join(letter for letter in text if letter.isascii() and letter.isalpha()))
            return
        for letter in text.lower():
            if (letter.isascii() and letter.isalpha()) or letter in (BLOCKED, WILDCARD, EMPTY):
                self._type(letter)

    def _type(self, tile: str) -> None:
        cell = self.cursor_index
        self._edit(cell, tile, self.tr("Type {}").format(tile.upper()))
        self.advance()
        self._typed, self._after = cell, self.cursor_index
        self._joinable = cell if tile.isalpha() and not self._shifted else -1

    def _on_backspaced(self) -> None:
        if self.locked:
            self.letters_typed.emit("")
            return
        cell = self.cursor_index
        if self._typed >= 0 and cell == self._after:
            cell = self._typed
        elif self._board.tiles[cell] == EMPTY:
            cell = max(0, cell - 1)
        self.set_cursor(cell)
        self._edit(cell, EMPTY, self.tr("Clear tile"))
        self._typed = self._joinable = -1

    def _on_deleted(self) -> None:
        self._edit(self.cursor_index, EMPTY, self.tr("Clear tile"))

    def _edit(self, cell: int, tile: str, undo_text: str) -> None:
        self.clear_trace()
        if not self.locked and self._board.tiles[cell] != tile:
            self._own_edit = edits.with_tile(self._board, cell, tile)
            self.board_edited.emit(self._own_edit, undo_text)

    # the menu of a cell

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        keyboard = event.reason() == QContextMenuEvent.Reason.Keyboard
        cell = self.cursor_index if keyboard else self.cell_at(QPointF(event.pos()))
        if cell < 0 or self.locked:
            return
        self.set_cursor(cell)
        menu = self.menu_of(cell)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.mapToGlobal(self.cells[cell].rect.center()) if keyboard else event.globalPos())

    def menu_of(self, cell: int) -> QMenu:
        """A new menu of what a cell can be set to."""
        menu = QMenu(self)
        current = self._board.tiles[cell]
        for tile, text, undo_text in (
            (BLOCKED, self.tr("Blocked tile (#)"), self.tr("Block tile")),
            (WILDCARD, self.tr("Any letter (*)"), self.tr("Place wildcard")),
            (EMPTY, self.tr("Clear (Delete)"), self.tr("Clear tile")),
        ):
            action = command(menu, "", text, partial(self._edit, cell, tile, undo_text))
            action.setEnabled(tile != current)
            menu.addAction(action)
        faces = menu.addMenu(self.tr("Several letters (hold Shift)"))
        for tile in edits.COMMON_FACES:
            undo_text = self.tr("Type {}").format(tile.capitalize())
            faces.addAction(command(menu, "", tile.capitalize(), partial(self._edit, cell, tile, undo_text)))
        self.menu_requested.emit(menu, cell)
        return menu

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._joinable = self._typed = -1
        super().focusOutEvent(event)
