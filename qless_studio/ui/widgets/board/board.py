"""A painted board: cells that the mouse, the keyboard and a screen reader all find in the same place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QInputMethodEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from qless_studio.ui.theme import Appearance, Theme, shapes
from qless_studio.ui.theme.tiles import EMPTY, Tile, paint_tile
from qless_studio.ui.widgets.basic.access import Described, install_access
from qless_studio.ui.widgets.basic.transition import Transition
from qless_studio.ui.widgets.board import board_access, navigation
from qless_studio.ui.widgets.board.cell import Cell
from qless_studio.ui.widgets.board.hover_animation import HoverAnimation

SWIPE = 0.38
"""While a finger or the mouse draws a word, a tile counts this near its middle: diagonals miss the other two."""
SPREAD = 14
"""How far the ring and the shadow of a cell reach beyond it."""
COMMAND_KEYS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class BoardWidget(Described, QWidget):
    """A widget over a list of cells. A game's board says what the cells are, and hears what is done to them.

    A subclass gives `layout_cells`; it may paint a ground beneath them, something else than tiles, and something
    above. It calls `refresh` when its puzzle is another one. It never changes a puzzle itself: it hears the signals
    and emits a new puzzle.

    Letter keys type letters, always: `text_typed`. The arrows move a cursor to the cell that lies there.
    """

    cursor_moved = Signal(int)
    """The keyboard's cell is another one, by key, by click or by `set_cursor`."""
    cell_pressed = Signal(int, object, object)
    """A mouse button (Qt.MouseButton) went down on a cell, with these modifiers (Qt.KeyboardModifier)."""
    cell_dragged_over = Signal(int)
    """With the left button held, the mouse came to another cell (well inside it, as for drawing a word)."""
    cell_released = Signal(int)
    """The left button went up over this cell, or elsewhere: -1. It follows every `cell_pressed` of that button."""
    cell_activated = Signal(int)
    """A cell was clicked, or Return or Space was pressed on it."""
    cell_dropped = Signal(int, int)
    """A cell that `can_drag` was let go over a cell that `can_drop`, or over none: -1."""
    ground_pressed = Signal()
    """The left button went down beside all cells."""
    text_typed = Signal(str)
    """A character was typed (as typed, not upper-cased), or several by an input method. Never a space."""
    backspaced = Signal()
    deleted = Signal()

    portrayed = False
    """Whether it is painted for a picture just now: marks of the keyboard stay away."""
    tab_moves = False
    """True: Tab and Shift+Tab go from cell to cell, and leave the board after the last one and before the first."""

    def __init__(self, appearance: Appearance, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        install_access()
        self._appearance = appearance
        self._cells: tuple[Cell, ...] = ()
        self._cursor = 0
        self._pressed = self._dragged_over = -1
        self._pressed_at = QPointF()
        self._held_at: QPointF | None = None
        self._lifts = HoverAnimation(self, appearance, self._update_cell)
        self._access: board_access.BoardAccess | None = None
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
        appearance.changed.connect(self.refresh)

    # what a game's board says

    def layout_cells(self) -> Sequence[Cell]:
        """The cells of the puzzle as it is, in reading order, laid out for the widget's size."""
        raise NotImplementedError

    def paint_ground(self, painter: QPainter, theme: Theme) -> None:
        """Paint what lies beneath the cells; nothing by itself."""

    def paint_cell(self, painter: QPainter, theme: Theme, index: int, lift: float, pressed: float) -> None:
        """Paint a cell: its tile by itself. `lift` and `pressed` go from 0 to 1 under the mouse."""
        cell = self._cells[index]
        paint_tile(painter, theme, QRectF(cell.rect), cell.tile, lift, pressed, self.ground_role(index))

    def paint_left(self, painter: QPainter, theme: Theme, index: int) -> None:
        """Paint the place that what is in the hand was taken from; a dashed one by itself."""
        paint_tile(painter, theme, QRectF(self._cells[index].rect), Tile(kind=EMPTY))

    def paint_held(self, painter: QPainter, theme: Theme, index: int) -> None:
        """Paint what is in the hand, as if it still lay in its cell; the whole cell by itself."""
        self.paint_cell(painter, theme, index, 1.0, 0.0)

    def paint_over(self, painter: QPainter, theme: Theme) -> None:
        """Paint what lies above the cells, such as a path; nothing by itself."""

    def paint_cursor(self, painter: QPainter, theme: Theme, cell: Cell) -> None:
        """Paint the ring around the keyboard's cell, or around the one that what is in the hand would go to."""
        size = min(cell.rect.width(), cell.rect.height())
        shapes.paint_ring(painter, theme, QRectF(cell.rect), shapes.tile_radius(size))

    def ground_role(self, index: int) -> str:
        """The colour role of what a cell lies on."""
        return "tray"

    def can_drag(self, index: int) -> bool:
        """Whether a cell can be taken up with the mouse; no by itself."""
        return False

    def can_drop(self, source: int, target: int) -> bool:
        """Whether the cell in the hand may be put on another; yes by itself."""
        return True

    # what a game's board asks for

    @property
    def appearance(self) -> Appearance:
        """What the board was given."""
        return self._appearance

    @property
    def theme(self) -> Theme:
        """The theme in force."""
        return self._appearance.theme

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells as last laid out."""
        return self._cells

    @property
    def cursor_index(self) -> int:
        """The keyboard's cell; 0 when there are none."""
        return self._cursor

    def refresh(self) -> None:
        """Lay the cells out anew, because the puzzle, the size or the theme is another one."""
        before, self._cells = self._cells, tuple(self.layout_cells())
        if len(self._cells) != len(before):
            self._release()
            self._lifts.clear()
        if self._cursor >= len(self._cells) or not self._cells[self._cursor].enabled:
            self._cursor = self._nearest_enabled(self._cursor)
        board_access.announce_changes(self, before, self._cells)
        self.update()

    def set_cursor(self, index: int) -> None:
        """Move the keyboard's cell; a number out of reach is ignored."""
        if not 0 <= index < len(self._cells) or not self._cells[index].enabled or index == self._cursor:
            return
        self._update_cell(self._cursor)
        self._cursor = index
        self._update_cell(index)
        self.cursor_moved.emit(index)
        if self.hasFocus():
            board_access.announce_focus(self)

    def advance(self, step: int = 1) -> bool:
        """Move the cursor on (or, with -1, back) in reading order; False at the end."""
        index = self._cursor + step
        while 0 <= index < len(self._cells):
            if self._cells[index].enabled:
                self.set_cursor(index)
                return True
            index += step
        return False

    def cell_at(self, point: QPoint | QPointF) -> int:
        """The number of the cell at a point of the widget, or -1; the upper one where two overlap."""
        at = point.toPoint() if isinstance(point, QPointF) else point
        found = (i for i in reversed(range(len(self._cells))) if self._cells[i].rect.contains(at))
        return next((i for i in found if self._cells[i].enabled), -1)

    def portray(self, painter: QPainter, theme: Theme) -> None:
        """Paint the board as it lies, in another theme, without the pointer, the keyboard and motion."""
        for motion in self.findChildren(Transition):
            motion.finish()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.portrayed = True
        try:
            self.paint_ground(painter, theme)
            for index in range(len(self._cells)):
                self.paint_cell(painter, theme, index, 0.0, 0.0)
            self.paint_over(painter, theme)
        finally:
            self.portrayed = False

    def extent(self) -> QRectF:
        """The part of the widget that a picture of the board must hold."""
        whole = QRect()
        for cell in self._cells:
            whole |= cell.rect
        return QRectF(whole)

    def describe(self) -> board_access.BoardAccess:
        self._access = board_access.BoardAccess(self)
        return self._access

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_ground(painter, theme)
        held = self._pressed if self._held_at is not None else -1
        for i, cell in enumerate(self._cells):
            if i == held:
                self.paint_left(painter, theme, i)
            elif cell.rect.adjusted(-SPREAD, -SPREAD, SPREAD, SPREAD).intersects(event.rect()):
                lift, pressed = self._lifts.at(i), float(i == self._pressed and held < 0)
                self.paint_cell(painter, theme, i, lift, pressed)
        self.paint_over(painter, theme)
        if held < 0 and self.hasFocus() and self._cells and self._cells[self._cursor].enabled:
            self.paint_cursor(painter, theme, self._cells[self._cursor])
        if held >= 0:
            target = self.cell_at(self._held_at)
            if target >= 0 and target != held and self.can_drop(held, target):
                self.paint_cursor(painter, theme, self._cells[target])
            painter.translate(self._held_at - self._pressed_at)
            self.paint_held(painter, theme, held)
        painter.end()

    def _update_cell(self, index: int) -> None:
        if 0 <= index < len(self._cells):
            self.update(self._cells[index].rect.adjusted(-SPREAD, -SPREAD, SPREAD, SPREAD))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        self._release()
        self._lifts.clear()

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.theme.px(120))  # with large text the letters are large too, and one scrolls to them

    # the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.cell_at(event.position())
        if index < 0:
            if event.button() == Qt.MouseButton.LeftButton:
                self.ground_pressed.emit()
            return
        self.set_cursor(index)
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = self._dragged_over = index
            self._pressed_at = event.position()
            self._update_cell(index)
        self.cell_pressed.emit(index, event.button(), event.modifiers())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        index = self.cell_at(event.position())
        if self._pressed < 0:
            self._lifts.lift(index)
        elif self._held_at is not None:
            self._held_at = event.position()
            self.update()
        elif self.can_drag(self._pressed):
            far = (event.position() - self._pressed_at).manhattanLength()
            if far >= QApplication.startDragDistance():
                self._held_at = event.position()
                self._lifts.lift(-1)
                self.update()
        elif index >= 0 and index != self._dragged_over and self._well_inside(index, event.position()):
            self._dragged_over = index
            self.cell_dragged_over.emit(index)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self._pressed < 0:
            return
        source, held, swiped = self._pressed, self._held_at is not None, self._dragged_over != self._pressed
        target = self.cell_at(event.position())
        self._release()
        self._lifts.lift(target)
        self.cell_released.emit(target)
        if held:
            if target < 0 or (target != source and self.can_drop(source, target)):
                self.cell_dropped.emit(source, target)
        elif target == source and not swiped:
            self.cell_activated.emit(source)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._lifts.lift(-1)

    def _well_inside(self, index: int, point: QPointF) -> bool:
        rect = QRectF(self._cells[index].rect)
        way = point - rect.center()
        return way.x() ** 2 + way.y() ** 2 <= (SWIPE * min(rect.width(), rect.height())) ** 2

    def _release(self) -> None:
        """Forget what the mouse holds."""
        self._pressed = self._dragged_over = -1
        self._held_at = None
        self.update()

    # the keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, control = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if not self._cells:
            super().keyPressEvent(event)
        elif key in navigation.DIRECTIONS:
            search = navigation.furthest if control else navigation.neighbour
            self.set_cursor(search(self._reachable(), self._cursor, navigation.DIRECTIONS[Qt.Key(key)]))
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._go_to_end(key == Qt.Key.Key_End, control)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and not control:
            self.cell_activated.emit(self._cursor)
        elif key == Qt.Key.Key_Backspace and not control:
            self.backspaced.emit()
        elif key == Qt.Key.Key_Delete and not control:
            self.deleted.emit()
        elif key == Qt.Key.Key_Escape and self._held_at is not None:
            self._release()
        elif _types(event):
            self.text_typed.emit(event.text())
        else:
            super().keyPressEvent(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        if event.commitString().strip():
            self.text_typed.emit(event.commitString().strip())
        event.accept()

    def inputMethodQuery(self, query: Qt.InputMethodQuery) -> object:
        if query == Qt.InputMethodQuery.ImCursorRectangle and self._cells:
            return self._cells[self._cursor].rect
        return super().inputMethodQuery(query)

    def focusNextPrevChild(self, forward: bool) -> bool:
        if self.tab_moves and self.advance(1 if forward else -1):
            return True
        return super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._update_cell(self._cursor)
        board_access.announce_focus(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._update_cell(self._cursor)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and _types(event):
            event.accept()  # or a shortcut of a bare letter somewhere would take the letter
            return True
        if event.type() == QEvent.Type.ToolTip:
            index = self.cell_at(event.pos())
            if index >= 0 and self._cells[index].tip:
                QToolTip.showText(event.globalPos(), self._cells[index].tip, self, self._cells[index].rect)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    def _go_to_end(self, last: bool, whole_board: bool) -> None:
        rects = self._reachable()
        if whole_board:
            reached = [i for i, rect in enumerate(rects) if rect is not None]
            self.set_cursor((reached or [0])[-1 if last else 0])
        else:
            self.set_cursor(navigation.row_ends(rects, self._cursor)[last])

    def _reachable(self) -> list[QRect | None]:
        return [cell.rect if cell.enabled else None for cell in self._cells]

    def _nearest_enabled(self, index: int) -> int:
        reached = [i for i, cell in enumerate(self._cells) if cell.enabled]
        return min(reached, key=lambda i: abs(i - index), default=0)


def _types(event: QKeyEvent) -> bool:
    """Whether a key press is a character and not a command."""
    text = event.text()
    return bool(text.strip()) and text.isprintable() and not event.modifiers() & COMMAND_KEYS
