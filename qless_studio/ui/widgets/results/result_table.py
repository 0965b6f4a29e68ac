"""The list of solutions as the player sees it: quiet rows, one chosen, sorted by a click on a head."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QCursor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QSizePolicy,
    QTableView,
    QWidget,
)

from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.scrolling import ScrollPlace, SlimScrollBar
from qless_studio.ui.widgets.basic.themed import CENTRE, OVERHANG, Themed, painter_on, plate, put_text, text_width
from qless_studio.ui.widgets.results.result_delegate import HEAD, TableCell, TableHead, shared
from qless_studio.ui.widgets.results.result_model import SOLUTION, ResultModel

INSET, ROW, COMPACT_ROW = 4, 32, 28
LEAST = 40
"""The least width of any column."""
NARROWEST = 84
"""The least width of a column that takes what is left."""


class ResultTable(Themed, QTableView):
    """A table over a `ResultModel`. It reaches `OVERHANG` pixels beyond the texts on both sides."""

    solution_selected = Signal(object)
    """The solution in the chosen row, by mouse or keyboard; None once nothing is."""
    solution_hovered = Signal(object)
    """The solution under the pointer; None when it leaves."""
    solution_activated = Signal(object)
    """Enter or a double click on a solution."""
    row_hovered = Signal(int)
    """The row under the pointer, -1 for none."""

    def __init__(
        self,
        appearance: Appearance,
        model: ResultModel,
        name: str,
        compact: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._compact, self._hovered, self._empty_text = compact, -1, ""
        self._chosen: Any = None
        self._restoring = False
        self._place = ScrollPlace(self, lambda: self.rowAt(0), lambda row: self.verticalHeader().sectionPosition(row))
        self._head = TableHead(appearance, self)
        self.setHorizontalHeader(self._head)
        self.setVerticalScrollBar(SlimScrollBar(appearance, "panel", self))
        self.setItemDelegate(TableCell(self))
        self.setAccessibleName(name)
        self._set_up_view()
        self.setModel(model)
        self._head.setSortIndicator(model.sort_column, model.sort_order)
        self.setSortingEnabled(True)
        self._head.sortIndicatorChanged.connect(lambda *_: self._fit_columns())
        model.modelReset.connect(self._on_reset)
        model.rowsAboutToBeInserted.connect(self._place.hold)
        model.counts_changed.connect(self._keep_place)
        self.selectionModel().selectionChanged.connect(self._on_selection_changed)
        self.doubleClicked.connect(lambda index: self.solution_activated.emit(index.data(SOLUTION)))
        self.wear(appearance)

    def _set_up_view(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # What one does with it

    @property
    def chosen(self) -> Any:
        """The chosen solution, also while a filter hides it; None for none."""
        return self._chosen

    def choose(self, solution: Any) -> None:
        """Select the row of a solution and bring it into sight, without a signal; None selects nothing."""
        self._chosen = solution
        self._restore()

    def sort_by(self, key: str, order: Qt.SortOrder | None = None) -> None:
        """Sort by the column with this key, in its usual order unless another is given."""
        model: ResultModel = self.model()
        number = model.column_of(key)
        if order is None:
            greatest = model.columns[number].greatest_first
            order = Qt.SortOrder.DescendingOrder if greatest else Qt.SortOrder.AscendingOrder
        self._head.setSortIndicator(number, order)

    def set_compact(self, compact: bool) -> None:
        """Rows of 28 instead of 32 pixels."""
        self._compact = compact
        self.restyle()

    def set_empty_text(self, text: str) -> None:
        """What to say while there are no rows."""
        self._empty_text = text
        self.viewport().update()

    # Following the model

    def _on_reset(self) -> None:
        model: ResultModel = self.model()
        self._set_hovered(-1)
        if model.total:
            self._restore()
        elif self._chosen is not None:
            self._chosen = None
            self.solution_selected.emit(None)

    def _keep_place(self) -> None:
        if self._place.keep() and self._hovered >= 0:
            self._set_hovered(self.rowAt(self.viewport().mapFromGlobal(QCursor.pos()).y()))

    def _restore(self) -> None:
        row = self.model().row_of(self._chosen)
        self._restoring = True
        if row >= 0:
            self._select(row)
            self.scrollTo(self.model().index(row, 0))
        else:
            self.setCurrentIndex(QModelIndex())
            self.clearSelection()
        self._restoring = False

    def _select(self, row: int) -> None:
        # Not selectRow: from right to left it looks for a column beyond the edge of a table not yet laid out.
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.selectionModel().setCurrentIndex(self.model().index(row, 0), flags)

    def _on_selection_changed(self) -> None:
        self.viewport().update()
        rows = self.selectionModel().selectedRows()
        if self._restoring or not rows:
            return
        solution = rows[0].data(SOLUTION)
        if solution is not self._chosen:
            self._chosen = solution
            self.solution_selected.emit(solution)

    def is_chosen(self, row: int) -> bool:
        """Whether this is the chosen row."""
        return self.selectionModel().isRowSelected(row)

    # Sizes

    def restyle(self) -> None:
        height = self.theme.px(COMPACT_ROW if self._compact else ROW)
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(height)
        self.verticalScrollBar().setSingleStep(height)
        self.setFont(self.theme.font(14, 500))
        self.repalette()
        self._fit_columns()

    def repalette(self) -> None:
        palette = self.palette()
        clear = self.theme.color("panel", 0)  # the grounds of rows are painted here, not by the style
        for role in (palette.ColorRole.Highlight, palette.ColorRole.Base, palette.ColorRole.AlternateBase):
            palette.setColor(role, clear)
        self.setPalette(palette)

    def sizeHint(self) -> QSize:
        row = self.theme.px(COMPACT_ROW if self._compact else ROW)
        return QSize(self.theme.px(300), self.theme.px(HEAD + 4) + 3 * row)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(160), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()

    def _fit_columns(self) -> None:
        columns, room = self.model().columns, self.viewport().width() - 2 * OVERHANG
        free = [number for number, column in enumerate(columns) if not column.width]
        heads = [max(self._head_width(number), self.theme.px(LEAST)) for number in range(len(columns))]
        widths = [max(self.theme.px(column.width), head) for column, head in zip(columns, heads, strict=True)]
        least = list(heads)
        for number in free:
            left = room - sum(self.theme.px(column.width) for column in columns)
            spare = room - sum(heads) + heads[number] * len(free)
            least[number] = max(heads[number], min(self.theme.px(NARROWEST), spare // len(free)))
            widths[number] = max(least[number], left // len(free))
        if sum(widths) > room or (not free and widths):
            widths = shared(room, widths, least)
        widths[0] += OVERHANG
        widths[-1] = self.viewport().width() - sum(widths[:-1])
        for number, width in enumerate(widths):
            self._head.resizeSection(number, max(1, width))

    def _head_width(self, number: int) -> int:
        """The width that a head needs to be whole, with its chevron where it has one."""
        width = text_width(self.theme.font(12, 600), self.model().columns[number].title) + 2 * INSET
        return width + (self.theme.px(16) if self._head.sortIndicatorSection() == number else 0)

    def content_rect(self, number: int, rect: QRectF) -> QRectF:
        """Where the text of a cell or head of a column lies inside its rectangle."""
        before = INSET + (OVERHANG if number == 0 else 0)
        after = INSET + (OVERHANG if number == len(self.model().columns) - 1 else 0)
        if self.mirrored:
            before, after = after, before
        return rect.adjusted(before, 0, -after, 0)

    # Pointer and keys

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._set_hovered(self.rowAt(round(event.position().y())))

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._set_hovered(-1)
        return super().viewportEvent(event)

    def _set_hovered(self, row: int) -> None:
        if row == self._hovered:
            return
        self._hovered = row
        self.viewport().update()
        self.row_hovered.emit(row)
        self.solution_hovered.emit(self.model().solution(row) if row >= 0 else None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        rows = self.selectionModel().selectedRows()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if rows:
                self.solution_activated.emit(rows[0].data(SOLUTION))
        elif event.key() == Qt.Key.Key_Down and not rows and self.model().rowCount():
            self._select(0)  # Qt makes the first row current when the list gets the focus, and would skip it
        else:
            super().keyPressEvent(event)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self.viewport())
        painter.fillRect(event.rect(), self.theme.color("panel"))
        if self.model().rowCount():
            self._paint_grounds(painter)
        elif self._empty_text:
            place = QRectF(OVERHANG, 0, self.viewport().width() - 2 * OVERHANG, self.theme.px(72))
            put_text(painter, place, self._empty_text, self.theme.font(14, 400), self.theme.color("text_dim"), CENTRE)
        if self.hasFocus() and not self._shows_chosen():
            ring = QRectF(self.viewport().rect())
            plate(painter, ring, self.theme.px(6), None, self.theme.color("accent_text"), 2)
        painter.end()
        super().paintEvent(event)

    def _shows_chosen(self) -> bool:
        """Whether the chosen row is in sight: it shows where the keyboard is."""
        seen = self.viewport().rect()
        return any(seen.contains(self.visualRect(index).center()) for index in self.selectionModel().selectedRows())

    def _paint_grounds(self, painter: QPainter) -> None:
        """What lies under the texts: separators, and the rounded grounds of the chosen and the hovered row."""
        theme, width = self.theme, self.viewport().width()
        first = max(0, self.rowAt(0))
        last = self.rowAt(self.viewport().height() - 1)
        last = self.model().rowCount() - 1 if last < 0 else last
        rows = self.selectionModel().selectedRows()
        chosen = rows[0].row() if rows else -1
        for row in range(first, last + 1):
            rect = QRectF(0, self.rowViewportPosition(row), width, self.rowHeight(row))
            if row == chosen:
                self._paint_chosen(painter, rect)
                continue
            if row == self._hovered:
                plate(painter, rect, theme.px(6), theme.color("hover"))
            elif row + 1 not in (chosen, self._hovered):
                line = QRectF(OVERHANG, rect.bottom() - 1, width - 2 * OVERHANG, 1)
                painter.fillRect(line, theme.color("line"))

    def _paint_chosen(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.theme
        plate(painter, rect, theme.px(6), theme.color("accent_bg"))
        inset = theme.px(6)
        x = rect.right() - 3 if self.mirrored else rect.left()
        bar = QRectF(x, rect.top() + inset, 3, rect.height() - 2 * inset)
        plate(painter, bar, 1.5, theme.color("accent_text"))
        if self.hasFocus():
            plate(painter, rect, theme.px(6), None, theme.color("accent_text"), 2)
