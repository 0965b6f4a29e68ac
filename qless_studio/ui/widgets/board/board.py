"""A painted board of cells: mouse, keyboard and screen readers use one list of cells; and a board as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QHelpEvent,
    QHideEvent,
    QInputMethodEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from qless_studio.engine.lexicon.languages import composed
from qless_studio.ui.style import Theme, shapes
from qless_studio.ui.style.tiles import Tile, paint_tile
from qless_studio.ui.widgets.basic.access import notify
from qless_studio.ui.widgets.basic.themed import MARGIN, Painted, Picture, Transition, plate
from qless_studio.ui.widgets.board.cells import KEYS, Cell, CellWidget, cell_after, nearest, report_changes
from qless_studio.ui.widgets.board.reaction import HoverAnimation, Press, Reaction

SPREAD = 14
"""How far the ring and the shadow of a cell extend beyond it, in pixels."""
COMMAND_KEYS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class BoardWidget(Painted, CellWidget):
    """A widget over a list of cells. A game's board defines the cells and handles the signals.

    A subclass implements `layout_cells`, and may paint a background, cells other than tiles, and something above them.
    It calls `refresh` when its puzzle changed. It never changes a puzzle itself: it handles a signal by emitting a new
    puzzle. Letter keys always type: `text_typed`. The arrow keys move a cursor from cell to cell; Tab leaves the board.
    """

    cursor_moved = Signal(int)
    """The cursor is on another cell, by key, by click or by `set_cursor`."""
    cell_pressed = Signal(int, object, object)
    """A mouse button (Qt.MouseButton) was pressed on a cell, with these modifiers (Qt.KeyboardModifier)."""
    cell_dragged_over = Signal(int)
    """With the left button held, the mouse entered another cell (near its centre, as for tracing a word)."""
    cell_released = Signal(int)
    """The left button was released over this cell, or elsewhere: -1. It follows every left `cell_pressed`."""
    cell_activated = Signal(int)
    """A cell was clicked, or Return or Space was pressed on it."""
    cell_dropped = Signal(int, int)
    """Cells were dragged from this cell to one for which `can_drop` holds, or to none: -1."""
    background_pressed = Signal()
    """The left button was pressed outside all cells."""
    text_typed = Signal(str)
    """A character was typed (as typed, not upper-cased), or several by an input method. Never a space.

    A letter with an accent is one character."""
    backspaced = Signal()
    """Backspace was pressed."""
    deleted = Signal()
    """Delete was pressed."""

    portrayed = False
    """Whether a picture is being painted: keyboard marks are left out then."""
    surroundings = QRectF()
    """What is painted around the cells, such as a tray; `layout_cells` sets it. A picture contains it."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.press = Press()
        self._hover = HoverAnimation(self, self._update_cell)
        self.reaction = Reaction(self, self.outline_of)
        """Shows for a moment that what was entered is right, or refused."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)

    # what a game's board defines

    def layout_cells(self) -> Sequence[Cell]:
        """The cells of the current puzzle in reading order, laid out for the widget's size. See docs/decisions/026."""
        raise NotImplementedError

    def paint_background(self, painter: QPainter, theme: Theme) -> None:
        """Paint what is beneath the cells; nothing by default."""

    def paint_cell(self, painter: QPainter, theme: Theme, index: int, lift: float, pressed: float) -> None:
        """Paint a cell; its tile by default. `lift` and `pressed` go from 0 to 1 under the mouse."""
        cell = self._cells[index]
        paint_tile(painter, theme, QRectF(cell.rect), cell.tile, lift, pressed)

    def paint_covered(self, painter: QPainter, theme: Theme) -> None:
        """Paint the board with blank tiles in place of those that have letters, for a picture of an unseen puzzle."""
        self.paint_background(painter, theme)
        for number, cell in enumerate(self._cells):
            if cell.corners is not None:
                place = QRectF(cell.rect)
                plate(painter, place, cell.radius, theme.color("tile"), theme.color("tile_edge"), 2)
            elif cell.tile.text:
                paint_tile(painter, theme, QRectF(cell.rect), Tile())
            else:
                self.paint_cell(painter, theme, number, 0, 0)

    def paint_dragged(self, painter: QPainter, theme: Theme, index: int) -> None:
        """Paint the dragged item as if it were still in its cell; the whole cell by default."""
        self.paint_cell(painter, theme, index, 1.0, 0.0)

    def paint_over(self, painter: QPainter, theme: Theme) -> None:
        """Paint what is above the cells, such as a path; nothing by default."""

    def paint_cursor(self, painter: QPainter, theme: Theme, cell: Cell) -> None:
        """Paint the ring around the cell with the cursor, or around the cell under the dragged item."""
        shapes.paint_ring(painter, theme, QRectF(cell.rect), cell.radius)

    def item_at(self, index: int) -> Any:
        """What a cell shows, to find it again when the cells are laid out again; the cell's number by default."""
        return index

    def index_of(self, item: Any) -> int:
        """The cell that shows an item, or -1."""
        return next((index for index in range(len(self._cells)) if self.item_at(index) == item), -1)

    def outline_of(self, item: Any) -> tuple[QRectF, float] | None:
        """Where an item is, and the radius of its corners; None if it is not visible."""
        index = self.index_of(item)
        return (QRectF(self._cells[index].rect), self._cells[index].radius) if index >= 0 else None

    def held(self) -> object:
        """What a press of the mouse is about: it ends when this is no longer equal. By default all that lies here."""
        return [(self.item_at(number), cell.tile.text) for number, cell in enumerate(self._cells)]

    def cells_to_drag(self, index: int, at: QPointF) -> Sequence[int]:
        """What the mouse drags from a point of a cell: this cell, also together with others; nothing by default."""
        return ()

    def can_drop(self, source: int, target: int) -> bool:
        """Whether the dragged cell may be dropped on another; yes by default."""
        return True

    # what a game's board uses

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:  # also for another text size
            self.refresh()

    def refresh(self) -> None:
        """Lay the cells out again after a change of the puzzle, the size or the theme."""
        before, self._cells = self._cells, tuple(self.layout_cells())
        if len(self._cells) != len(before):
            self._hover.clear()
        if self.press.cell >= 0 and self.held() != self.press.held:
            self.end_press()
        if self._cursor >= len(self._cells) or not self._cells[self._cursor].enabled:
            self._cursor = nearest(self._cells, self._cursor)
        report_changes(self, before)
        self.update()

    def set_cursor(self, index: int) -> None:
        """Move the cursor; ignored for an invalid or disabled cell."""
        if not 0 <= index < len(self._cells) or not self._cells[index].enabled or index == self._cursor:
            return
        self._update_cell(self._cursor)
        self._cursor = index
        self._update_cell(index)
        self.cursor_moved.emit(index)
        if self.hasFocus():
            notify(self, QAccessible.Event.Focus, index)

    def cell_at(self, point: QPoint | QPointF) -> int:
        """The index of the enabled cell at a point of the widget, or -1; the upper one where two overlap."""
        at = point.toPoint() if isinstance(point, QPointF) else point
        found = (i for i in reversed(range(len(self._cells))) if self._cells[i].rect.contains(at))
        return next((i for i in found if self._cells[i].enabled), -1)

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_background(painter, theme)
        press, dragged = self.press, self.press.dragged
        for i, cell in enumerate(self._cells):
            if i in dragged:
                paint_tile(painter, theme, QRectF(cell.rect), cell.vacated)
            elif cell.rect.adjusted(-SPREAD, -SPREAD, SPREAD, SPREAD).intersects(event.rect()):
                shift = self.reaction.shift(self.item_at(i))
                painter.translate(shift, 0)
                self.paint_cell(painter, theme, i, self._hover.at(i), float(i == press.cell and not dragged))
                painter.translate(-shift, 0)
        self.paint_over(painter, theme)
        self.reaction.paint(painter, theme)
        if press.to is not None:
            target = self.cell_at(press.to)
            if target >= 0 and target != press.cell and self.can_drop(press.cell, target):
                self.paint_cursor(painter, theme, self._cells[target])
            painter.translate(press.to - press.at)
            for i in dragged:
                self.paint_dragged(painter, theme, i)
        elif self.hasFocus() and self._cells and self._cells[self._cursor].enabled:
            self.paint_cursor(painter, theme, self._cells[self._cursor])
        painter.end()

    def _update_cell(self, index: int) -> None:
        if 0 <= index < len(self._cells):
            self.update(self._cells[index].rect.adjusted(-SPREAD, -SPREAD, SPREAD, SPREAD))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        self.end_press()
        self._hover.clear()

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.theme.px(120))

    # the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.cell_at(event.position())
        if index < 0:
            if event.button() == Qt.MouseButton.LeftButton:
                self.background_pressed.emit()
            return
        self.set_cursor(index)
        if event.button() == Qt.MouseButton.LeftButton:
            self.press = Press(index, event.position(), over=index, held=self.held())
            self._update_cell(index)
        self.cell_pressed.emit(index, event.button(), event.modifiers())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        press, at, index = self.press, event.position(), self.cell_at(event.position())
        if press.cell < 0:
            self._hover.lift(index)
            return
        if press.to is None:
            press.cells = self.cells_to_drag(press.cell, press.at)
        if press.drag(at):
            self._hover.lift(-1)
            self.update()
        elif press.trace(at, index, self._cells):
            self.cell_dragged_over.emit(index)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        press, target = self.press, self.cell_at(event.position())
        if event.button() != Qt.MouseButton.LeftButton or press.cell < 0:
            return
        self.press = Press()
        self.update()
        self._hover.lift(target)
        self.cell_released.emit(target)
        if press.to is not None:
            if target < 0 or (target != press.cell and self.can_drop(press.cell, target)):
                self.cell_dropped.emit(press.cell, target)
        elif target == press.cell == press.over:
            self.cell_activated.emit(target)

    def leaveEvent(self, event: QEvent) -> None:
        self._hover.lift(-1)

    def end_press(self) -> None:
        """End a press or drag of the mouse: nothing is dropped, and nothing that was traced is entered."""
        self.press = Press()
        self.update()

    # the keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, control = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if not self._cells:
            super().keyPressEvent(event)
        elif key in KEYS:
            self.set_cursor(cell_after(self._cells, self._cursor, key, control))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and not control:
            self.cell_activated.emit(self._cursor)
        elif key == Qt.Key.Key_Backspace and not control:
            self.backspaced.emit()
        elif key == Qt.Key.Key_Delete and not control:
            self.deleted.emit()
        elif key == Qt.Key.Key_Escape and self.press.to is not None:
            self.end_press()
        elif _types(event):
            self.text_typed.emit(composed(event.text()))
        else:
            super().keyPressEvent(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        if event.commitString().strip():
            self.text_typed.emit(composed(event.commitString().strip()))
        event.accept()

    def inputMethodQuery(self, query: Qt.InputMethodQuery) -> object:
        if query == Qt.InputMethodQuery.ImCursorRectangle and self._cells:
            return self._cells[self._cursor].rect
        return super().inputMethodQuery(query)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._cells:
            notify(self, QAccessible.Event.Focus, self._cursor)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _types(event):
            event.accept()  # otherwise a shortcut without modifiers would take the letter
            return True
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            index = self.cell_at(event.pos())
            if index >= 0 and self._cells[index].tip:
                QToolTip.showText(event.globalPos(), self._cells[index].tip, self, self._cells[index].rect)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)


def _types(event: QKeyEvent) -> bool:
    """Whether a key press types a character rather than a command."""
    text = event.text()
    return bool(text.strip()) and text.isprintable() and not event.modifiers() & COMMAND_KEYS


# A board as a picture: without pointer and keyboard marks, and nothing moves. See docs/decisions/034.


def picture_of(board: BoardWidget, title: str, heading: tuple[str, ...] = ()) -> Picture:
    """The board as it is, in the light theme on white."""
    part = area_of(board).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN).toAlignedRect()

    def paint(painter: QPainter) -> None:
        painter.translate(-part.topLeft())
        portray(board, painter, board.theme.on_paper())

    return Picture(title, part.size(), paint, heading)


def miniature(board: BoardWidget, height: int) -> QPixmap:
    """The board as it is, scaled down to a height in pixels."""
    part, ratio = area_of(board), board.devicePixelRatioF()
    scale = height / part.height()
    pixmap = QPixmap(round(part.width() * scale * ratio), round(height * ratio))
    pixmap.fill(Qt.GlobalColor.transparent)
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    painter.scale(scale, scale)
    painter.translate(-part.topLeft())
    portray(board, painter, board.theme)
    painter.end()
    return pixmap


def area_of(board: BoardWidget) -> QRectF:
    """The part of the widget that a picture contains."""
    whole = QRect()
    for cell in board.cells:
        whole |= cell.rect
    return board.surroundings | QRectF(whole)


def portray(board: BoardWidget, painter: QPainter, theme: Theme) -> None:
    """Paint the board in a given theme; animations are finished."""
    for motion in board.findChildren(Transition):
        motion.finish()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    board.portrayed = True
    try:
        board.paint_background(painter, theme)
        for index in range(len(board.cells)):
            board.paint_cell(painter, theme, index, 0.0, 0.0)
        board.paint_over(painter, theme)
    finally:
        board.portrayed = False
