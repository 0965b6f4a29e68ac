"""Solutions as thumbnails in columns; only the visible ones are painted."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QAccessible, QHelpEvent, QImage, QKeyEvent, QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QSizePolicy, QToolTip

from qless_studio.engine.games.q_less.puzzle import Solution
from qless_studio.ui.style import Theme
from qless_studio.ui.style.tiles import Tile, paint_tile
from qless_studio.ui.widgets.basic.access import Described, install_access, notify
from qless_studio.ui.widgets.basic.layout import ScrollAnchor
from qless_studio.ui.widgets.basic.list_row import ViewAccess
from qless_studio.ui.widgets.basic.themed import CENTRE, Measured, Painted, fill, painter_on, plate, put_text
from qless_studio.ui.widgets.results.result_model import SOLUTION, ResultModel
from qless_studio.ui.work.signals import listen

WIDTH, HEIGHT, GAP, CELL, CAPTION = 188, 116, 8, 16, 26
HEAD, INSET = 24, 6
"""Height of the title above the picture, and space on both sides of it."""
NARROWER = 96
"""How many pixels the thumbnails of a row may lack together before there is one less in a row."""
ROOM = 2
"""Space around the thumbnails, for the ring of the selected one."""
SPREAD = 4
"""How far the shadow of a tile extends beyond it."""
Index = QModelIndex | QPersistentModelIndex


def paint_grid(painter: QPainter, theme: Theme, rect: QRectF, grid: tuple[str, ...], cell: int) -> None:
    """Paint a solution in the middle of a rectangle, with cells of at most `cell` pixels.

    Its tiles are drawn as images: painting the tiles of twenty solutions took 20 ms, their images take one.
    """
    ratio = painter.device().devicePixelRatioF()
    rows, columns = len(grid), len(grid[0])
    size = int(min(cell, rect.width() // columns, rect.height() // rows))
    if size < 2:  # there is no room yet
        return
    x = round(rect.center().x() - size * columns / 2)
    y = round(rect.center().y() - size * rows / 2)
    for row, letters in enumerate(grid):
        for column, letter in enumerate(letters):
            if letter != ".":
                place = QPoint(x + column * size - SPREAD, y + row * size - SPREAD)
                painter.drawImage(place, _tile_image(theme, letter.upper(), size - 1, ratio))


@lru_cache(maxsize=256)
def _tile_image(theme: Theme, letter: str, size: int, ratio: float) -> QImage:
    """A tile with its shadow; not a pixmap, because it may outlive the application object."""
    whole = size + 2 * SPREAD
    image = QImage(QSize(whole, whole) * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_tile(painter, theme, QRectF(SPREAD, SPREAD, size, size), Tile(letter))
    painter.end()
    return image


def paint_card(
    painter: QPainter,
    theme: Theme,
    rect: QRectF,
    grid: tuple[str, ...],
    caption: str,
    *,
    title: str = "",
    chosen: bool = False,
    hovered: bool = False,
) -> None:
    """Paint a grid with the caption below it, and a title above it, on a card."""
    edge = theme.color("accent_text" if chosen else "edge" if theme.high_contrast else "line")
    plate(
        painter,
        rect,
        theme.px(8),
        theme.color("hover" if hovered and not chosen else "raised"),
        edge,
        2 if chosen else 1,
    )
    inset, foot, head = theme.px(INSET), theme.px(CAPTION), theme.px(HEAD if title else 6)
    room = rect.adjusted(inset, head, -inset, -foot)
    if title:
        colour = theme.color("accent_text" if chosen else "text")
        put_text(
            painter, QRectF(room.left(), theme.px(2), room.width(), head), title, theme.font(12, 600), colour, CENTRE
        )
    if grid:
        paint_grid(painter, theme, room, grid, theme.px(CELL))
    line = QRectF(room.left(), room.bottom() - 2, room.width(), foot)
    put_text(painter, line, caption, theme.font(12, 400), theme.color("text_dim"), CENTRE)


def caption_of(words: Iterable[str], shown: Callable[[str], str] = str.upper) -> str:
    """The words of a solution, longest first."""
    return "  ".join(map(shown, sorted(words, key=lambda word: -len(word))))


class Thumbnails(Measured, Described, Painted, QAbstractItemView):
    """A view of a `ResultModel` of solutions; arrow keys, Return and the mouse select."""

    solution_selected = Signal(object)
    """The selected solution; None: none."""
    solution_activated = Signal(object)
    """The solution on which Return was pressed, or that was double-clicked."""

    def __init__(self, model: ResultModel, name: str, shown: Callable[[str], str] = str.upper) -> None:
        """`shown` gives a word as people spell it."""
        super().__init__()
        self._shown = shown
        install_access()
        self._access: ViewAccess | None = None
        self._empty_text = ""
        self._silent = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(name)
        self.setModel(model)
        self._model = model
        self._place = ScrollAnchor(self, self._first_visible, lambda row: self.rect_of(row).top())
        model.rowsAboutToBeInserted.connect(self._place.hold)
        model.counts_changed.connect(self._place.keep)
        listen(self.measure, model.modelReset, model.layoutChanged, model.rowsInserted)
        self.selectionModel().selectionChanged.connect(self._on_selection_changed)
        self.doubleClicked.connect(lambda index: self.solution_activated.emit(index.data(SOLUTION)))
        self.measure()

    def choose(self, solution: Solution | None) -> None:
        """Select a solution without a signal; None selects nothing."""
        row = -1 if solution is None else self._model.row_of(solution)
        self._silent = True
        if row < 0:
            self.clearSelection()
            self.setCurrentIndex(QModelIndex())
        else:
            self.setCurrentIndex(self._model.index(row, 0))
        self._silent = False

    def describe(self) -> ViewAccess:
        self._access = ViewAccess(self)
        return self._access

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus():
            notify(self, QAccessible.Event.Focus, current.row())

    def set_empty_text(self, text: str) -> None:
        """What to say while there are no solutions."""
        self._empty_text = text
        self.viewport().update()

    # geometry

    @property
    def columns(self) -> int:
        """Thumbnails side by side."""
        px = self.theme.px
        return max(1, (self.viewport().width() - 2 * ROOM + px(GAP) + px(NARROWER)) // px(WIDTH + GAP))

    def rect_of(self, row: int) -> QRect:
        """Where the thumbnail of a row is, before scrolling."""
        px = self.theme.px
        columns, gap = self.columns, px(GAP)
        room = self.viewport().width() - 2 * ROOM
        width = min(px(WIDTH), (room - (columns - 1) * gap) // columns)
        column, line = row % columns, row // columns
        return QRect(ROOM + column * (width + gap), ROOM + line * (px(HEIGHT) + gap), width, px(HEIGHT))

    def _first_visible(self) -> int:
        first = self.verticalOffset() // self.theme.px(HEIGHT + GAP) * self.columns
        return first if first < self._model.rowCount() else -1

    def visualRect(self, index: Index) -> QRect:
        return self.rect_of(index.row()).translated(0, -self.verticalOffset()) if index.isValid() else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        at = point + QPoint(0, self.verticalOffset())
        pitch = self.theme.px(HEIGHT + GAP)
        first = max(0, (at.y() - ROOM) // pitch) * self.columns
        rows = self._model.rowCount()
        for row in range(first, min(rows, first + self.columns)):
            if self.rect_of(row).contains(at):
                return self._model.index(row, 0)
        return QModelIndex()

    def scrollTo(
        self, index: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        if not index.isValid():
            return
        rect, bar = self.rect_of(index.row()), self.verticalScrollBar()
        if rect.top() - ROOM < bar.value():
            bar.setValue(rect.top() - ROOM)
        elif rect.bottom() + ROOM > bar.value() + self.viewport().height():
            bar.setValue(rect.bottom() + ROOM - self.viewport().height())

    def horizontalOffset(self) -> int:
        return 0

    def verticalOffset(self) -> int:
        return self.verticalScrollBar().value()

    def isIndexHidden(self, index: Index) -> bool:
        return index.column() > 0

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        actions, rows = QAbstractItemView.CursorAction, self._model.rowCount()
        if not rows:
            return QModelIndex()
        if not self.currentIndex().isValid():
            return self._model.index(0, 0)
        page = max(1, self.viewport().height() // self.theme.px(HEIGHT + GAP)) * self.columns
        now = self.currentIndex().row()
        to = {
            actions.MoveLeft: now - 1, actions.MovePrevious: now - 1, actions.MoveRight: now + 1,
            actions.MoveNext: now + 1, actions.MoveUp: now - self.columns, actions.MoveDown: now + self.columns,
            actions.MovePageUp: now - page, actions.MovePageDown: now + page, actions.MoveHome: 0,
            actions.MoveEnd: rows - 1,
        }[action]  # fmt: skip
        if action in (actions.MoveUp, actions.MoveDown) and not 0 <= to < rows:
            to = now
        return self._model.index(max(0, min(rows - 1, to)), 0)

    def setSelection(self, rect: QRect, flags: QItemSelectionModel.SelectionFlag) -> None:
        index = self.indexAt(rect.center())
        chosen = QItemSelection(index, index) if index.isValid() else QItemSelection()
        self.selectionModel().select(chosen, flags)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        region = QRegion()
        for index in selection.indexes():
            region += QRegion(self.visualRect(index).adjusted(-ROOM, -ROOM, ROOM, ROOM))
        return region

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(2 * WIDTH + GAP) + 2 * ROOM, self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(WIDTH // 2), self.theme.px(HEIGHT // 2) + 2 * ROOM)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.measure()

    def measure(self) -> None:
        bar, px = self.verticalScrollBar(), self.theme.px
        lines = -(-self._model.rowCount() // self.columns)
        height = 2 * ROOM + lines * px(HEIGHT + GAP) - px(GAP)
        bar.setRange(0, max(0, height - self.viewport().height()))
        bar.setPageStep(self.viewport().height())
        bar.setSingleStep(px(HEIGHT + GAP) // 2)
        self.viewport().update()

    def updateGeometries(self) -> None:
        super().updateGeometries()
        self.measure()

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            index = self.indexAt(event.pos())  # a caption may be cut; the tool tip shows all of it
            caption = caption_of(index.data(SOLUTION).words, self._shown) if index.isValid() else ""
            QToolTip.showText(event.globalPos(), caption, self)
            return True
        return super().viewportEvent(event)

    # selecting

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.solution_activated.emit(self.currentIndex().data(SOLUTION))
        else:
            super().keyPressEvent(event)

    def _on_selection_changed(self) -> None:
        self.viewport().update()
        if not self._silent:
            chosen = self.selectionModel().selectedIndexes()
            self.solution_selected.emit(chosen[0].data(SOLUTION) if chosen else None)

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self.theme, painter_on(self.viewport())
        fill(painter, event.rect(), theme.color("panel"))
        model = self._model
        rows, pitch, top = model.rowCount(), theme.px(HEIGHT + GAP), self.verticalOffset()
        if not rows and self._empty_text:
            place = QRectF(ROOM, 0, self.viewport().width() - 2 * ROOM, theme.px(72))
            put_text(painter, place, self._empty_text, theme.font(14, 400), theme.color("text_dim"), CENTRE)
        first = max(0, top // pitch) * self.columns
        last = min(rows, ((top + self.viewport().height()) // pitch + 1) * self.columns)
        for row in range(first, last):
            self._paint_thumbnail(painter, QRectF(self.rect_of(row).translated(0, -top)), model.solution(row), row)
        if self.hasFocus() and not self.selectionModel().hasSelection():
            plate(painter, QRectF(self.viewport().rect()), theme.px(8), None, theme.color("accent_text"), 2)
        painter.end()

    def _paint_thumbnail(self, painter: QPainter, rect: QRectF, solution: Solution, row: int) -> None:
        theme = self.theme
        chosen = self.selectionModel().isSelected(self._model.index(row, 0))
        paint_card(painter, theme, rect, solution.grid, caption_of(solution.words, self._shown), chosen=chosen)
        if chosen and self.hasFocus():
            ring = rect.adjusted(-ROOM, -ROOM, ROOM, ROOM)
            plate(painter, ring, theme.px(8) + ROOM, None, theme.color("accent_text"), ROOM)
