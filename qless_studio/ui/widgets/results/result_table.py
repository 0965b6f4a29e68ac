"""The view of a list of solutions: one selected row, sorted by a click on a header."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QCursor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QSizePolicy, QTableView

from qless_studio.ui.style.theme import clear_palette
from qless_studio.ui.widgets.basic.layout import ScrollAnchor
from qless_studio.ui.widgets.basic.themed import (
    CENTRE,
    OVERHANG,
    Measured,
    Painted,
    fill,
    painter_on,
    plate,
    put_text,
    text_width,
)
from qless_studio.ui.widgets.results.result_delegate import (
    HEADER_HEIGHT,
    INSET,
    ResultDelegate,
    ResultHeader,
    fit_widths,
)
from qless_studio.ui.widgets.results.result_model import SOLUTION, Column, Kind, ResultModel

ROW, COMPACT_ROW = 32, 28
MIN_WIDTH = 40
"""Minimum width of any column."""
MIN_FREE_WIDTH = 84
"""Minimum width of a column that takes the remaining width."""


class ResultTable(Measured, Painted, QTableView):
    """A table over a `ResultModel`; it extends `OVERHANG` pixels beyond its texts on both sides.

    While solutions stream in, the selected solution stays selected, and a scrolled list keeps its visible rows in
    place. See docs/decisions/027.
    """

    solution_selected = Signal(object)
    """The solution selected with mouse or keyboard; None once there is none."""
    solution_hovered = Signal(object)
    """The solution under the pointer; None when the pointer leaves."""
    solution_activated = Signal(object)
    """Enter or a double click on a solution."""

    def __init__(self, model: ResultModel, name: str, compact: bool = False) -> None:
        """A model without a parent is the table's own."""
        super().__init__()
        if model.parent() is None:
            model.setParent(self)
        self._model = model
        self._compact, self._hovered, self._empty_text = compact, -1, ""
        self.chosen: Any = None
        """The selected solution, also while a filter hides it; None for none."""
        self._restoring = False
        self._anchor = ScrollAnchor(self, lambda: self.rowAt(0), lambda row: self.verticalHeader().sectionPosition(row))
        self._header = ResultHeader(model, self)
        self.setHorizontalHeader(self._header)
        self.setItemDelegate(ResultDelegate(model, self))
        self.setAccessibleName(name)
        self._set_up_view()
        self.setModel(model)
        self._header.setSortIndicator(model.sort_column, model.sort_order)
        self.setSortingEnabled(True)
        self._header.sortIndicatorChanged.connect(self._fit_columns)
        model.modelReset.connect(self._on_reset)
        model.rowsAboutToBeInserted.connect(self._anchor.hold)
        model.counts_changed.connect(self._on_counts_changed)
        self.selectionModel().selectionChanged.connect(self._on_selection_changed)
        self.doubleClicked.connect(lambda index: self.solution_activated.emit(index.data(SOLUTION)))
        roles = QPalette.ColorRole
        self.setPalette(clear_palette(roles.Highlight, roles.Base, roles.AlternateBase))  # rows are painted here
        self.measure()

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

    def model(self) -> ResultModel:
        """The model given to the constructor."""
        return self._model

    # selection, sorting and size

    def choose(self, solution: Any) -> None:
        """Select the row of a solution and scroll to it, without a signal; None clears the selection."""
        self.chosen = solution
        self._restore()

    def enter(self) -> None:
        """Give the table the focus, its selected row or else the first one selected."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if not self.selectionModel().selectedRows() and self._model.rowCount():
            self._select(0)

    def sort_by(self, key: str, order: Qt.SortOrder | None = None) -> None:
        """Sort by the column with this key, in its default order unless one is given; raises `KeyError`."""
        number = self._model.column_of(key)
        if order is None:
            descending = self._model.columns[number].descending_first
            order = Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
        self._header.setSortIndicator(number, order)

    def set_compact(self, compact: bool) -> None:
        """Use rows of 28 instead of 32 pixels."""
        self._compact = compact
        self.measure()

    @property
    def empty_text(self) -> str:
        """The text shown while there are no rows."""
        return self._empty_text

    def set_empty_text(self, text: str) -> None:
        """Set the text shown while there are no rows."""
        if text != self._empty_text:
            self._empty_text = text
            self.viewport().update()

    # changes of the model

    def _on_reset(self) -> None:
        self._set_hovered(-1)
        if self._model.total:
            self._restore()
        elif self.chosen is not None:
            self.chosen = None
            self.solution_selected.emit(None)

    def _on_counts_changed(self) -> None:
        if self._anchor.keep():
            self._follow_pointer()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self._follow_pointer()

    def _follow_pointer(self) -> None:
        """Highlight the row that has come under the pointer."""
        if self._hovered >= 0:
            self._set_hovered(self.rowAt(self.viewport().mapFromGlobal(QCursor.pos()).y()))

    def _restore(self) -> None:
        row = self._model.row_of(self.chosen)
        self._restoring = True
        if row >= 0:
            self._select(row)
            self.scrollTo(self._model.index(row, 0))
        else:
            self.setCurrentIndex(QModelIndex())
            self.clearSelection()
        self._restoring = False

    def _select(self, row: int) -> None:
        # Not selectRow: in a right-to-left layout it takes the column at the right edge of the viewport, and there is
        # none before the table is laid out. To reproduce, call it on a hidden mirrored table.
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.selectionModel().setCurrentIndex(self._model.index(row, 0), flags)

    def _on_selection_changed(self) -> None:
        self.viewport().update()
        rows = self.selectionModel().selectedRows()
        if self._restoring or not rows:
            return
        solution = rows[0].data(SOLUTION)
        if solution is not self.chosen:
            self.chosen = solution
            self.solution_selected.emit(solution)

    # sizes

    def measure(self) -> None:
        height = self.theme.px(COMPACT_ROW if self._compact else ROW)
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(height)
        self.verticalScrollBar().setSingleStep(height)
        self.setFont(self.theme.font(14, 500))
        self._fit_columns()

    def sizeHint(self) -> QSize:
        row = self.theme.px(COMPACT_ROW if self._compact else ROW)
        return QSize(self.theme.px(300), self.theme.px(HEADER_HEIGHT + 4) + 3 * row)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(160), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()

    def _fit_columns(self) -> None:
        room = self.viewport().width() - 2 * OVERHANG
        least = [max(self._header_width(each), self.theme.px(MIN_WIDTH)) for each in range(len(self._model.columns))]
        whole = [max(low, self._widest(column)) for column, low in zip(self._model.columns, least, strict=True)]
        shown = self._with_room(room, whole)
        columns = [self._model.columns[number] for number in shown]
        free = [place for place, column in enumerate(columns) if not column.width]
        headers, uncut = [least[number] for number in shown], [whole[number] for number in shown]
        headers = uncut if sum(uncut) <= room else headers
        widths = [max(self.theme.px(column.width), header) for column, header in zip(columns, headers, strict=True)]
        minimums = list(headers)
        for number in free:
            left = room - sum(self.theme.px(column.width) for column in columns)
            spare = room - sum(headers) + headers[number] * len(free)
            minimums[number] = max(headers[number], min(self.theme.px(MIN_FREE_WIDTH), spare // len(free)))
            widths[number] = max(minimums[number], left // len(free))
        if sum(widths) > room or (not free and widths):
            widths = fit_widths(room, widths, minimums)
        widths[0] += OVERHANG
        widths[-1] = self.viewport().width() - sum(widths[:-1])
        for number, width in zip(shown, widths, strict=True):
            self._header.resizeSection(number, max(1, width))

    def _with_room(self, room: int, whole: list[int]) -> list[int]:
        """The columns that are shown: as many of those that yield as have room beside the others, with these widths."""
        shown = list(range(len(whole)))
        order = [column.yields or int(column.kind is Kind.COMMONNESS) for column in self._model.columns]
        for number in sorted(shown, key=order.__getitem__):
            if order[number] and sum(whole[each] for each in shown) > room:
                shown.remove(number)
        for number in range(len(whole)):
            if self.isColumnHidden(number) == (number in shown):
                self.setColumnHidden(number, number not in shown)
        return shown

    def _widest(self, column: Column) -> int:
        """The width that the longest text of a column needs, where that is known."""
        if not column.widest:
            return 0
        return text_width(self.theme.font(14, 600, tabular=column.trailing), column.widest) + 2 * INSET

    def _header_width(self, number: int) -> int:
        """The width that a header section needs for its title and, if sorted, its arrow."""
        width = text_width(self.theme.font(12, 600), self._model.columns[number].title) + 2 * INSET
        return width + (self.theme.px(16) if self._header.sortIndicatorSection() == number else 0)

    # mouse and keyboard

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
        self.solution_hovered.emit(self._model.solution(row) if row >= 0 else None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        rows = self.selectionModel().selectedRows()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if rows:
                self.solution_activated.emit(rows[0].data(SOLUTION))
        elif event.key() == Qt.Key.Key_Down and not rows and self._model.rowCount():
            self._select(0)  # QAbstractItemView makes the first row current when it gets the focus, and would skip it
        else:
            super().keyPressEvent(event)

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self.viewport())
        fill(painter, event.rect(), self.theme.color("panel"))
        if self._model.rowCount():
            self._paint_row_backgrounds(painter)
        elif self._empty_text:
            place = QRectF(OVERHANG, 0, self.viewport().width() - 2 * OVERHANG, self.theme.px(72))
            put_text(painter, place, self._empty_text, self.theme.font(14, 400), self.theme.color("text_dim"), CENTRE)
        if self.hasFocus() and not self._shows_selected():
            ring = QRectF(self.viewport().rect())
            plate(painter, ring, self.theme.px(6), None, self.theme.color("accent_text"), 2)
        painter.end()
        super().paintEvent(event)

    def _shows_selected(self) -> bool:
        """Whether the selected row is scrolled into view: it shows where the keyboard is."""
        seen = self.viewport().rect()
        return any(seen.contains(self.visualRect(index).center()) for index in self.selectionModel().selectedRows())

    def _paint_row_backgrounds(self, painter: QPainter) -> None:
        """The separators, and the rounded backgrounds of the selected and the hovered row."""
        theme, width = self.theme, self.viewport().width()
        first = max(0, self.rowAt(0))
        last = self.rowAt(self.viewport().height() - 1)
        last = self._model.rowCount() - 1 if last < 0 else last
        rows = self.selectionModel().selectedRows()
        selected = rows[0].row() if rows else -1
        for row in range(first, last + 1):
            rect = QRectF(0, self.rowViewportPosition(row), width, self.rowHeight(row))
            if row == selected:
                self._paint_selected(painter, rect)
                continue
            if row == self._hovered:
                plate(painter, rect, theme.px(6), theme.color("hover"))
            elif row + 1 not in (selected, self._hovered):
                line = QRectF(OVERHANG, rect.bottom() - 1, width - 2 * OVERHANG, 1)
                fill(painter, line, theme.color("line"))

    def _paint_selected(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.theme
        plate(painter, rect, theme.px(6), theme.color("accent_bg"))
        inset = theme.px(6)
        x = rect.right() - 3 if self.mirrored else rect.left()
        bar = QRectF(x, rect.top() + inset, 3, rect.height() - 2 * inset)
        plate(painter, bar, 1.5, theme.color("accent_text"))
        if self.hasFocus():
            plate(painter, rect, theme.px(6), None, theme.color("accent_text"), 2)
