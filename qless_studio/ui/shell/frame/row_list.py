"""Lists of painted rows under headings: their model and their view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView

from qless_studio.ui.widgets.basic.list_row import ListDelegate, ListRow, RowMetrics
from qless_studio.ui.widgets.basic.themed import Painted


class WithText(Protocol):
    """What a model knows of every row."""

    @property
    def text(self) -> str: ...


class RowModel(QAbstractListModel):
    """Rows, some of them headings, which cannot be chosen. What a screen reader says of a row is `spoken`."""

    rows: Sequence[WithText] = ()

    def list_row(self, number: int) -> ListRow:
        """What a row shows."""
        raise NotImplementedError

    def is_heading(self, number: int) -> bool:
        """Whether a row is the title of a group."""
        return self.list_row(number).heading

    def is_enabled(self, number: int) -> bool:
        """Whether a row that is no heading can be used now."""
        return True

    def spoken(self, number: int) -> str:
        """A row in words."""
        raise NotImplementedError

    def index_of(self, number: int) -> QModelIndex:
        """The index of a row; an invalid one for -1."""
        return self.index(number) if number >= 0 else QModelIndex()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's own
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return self.rows[index.row()].text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.spoken(index.row())
        return None

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        if self.is_heading(index.row()):
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
        return flags | Qt.ItemFlag.ItemIsEnabled if self.is_enabled(index.row()) else flags


class RowList(Painted, QListView):
    """A view of a `RowModel`."""

    def __init__(self, model: RowModel, name: str, metrics: RowMetrics) -> None:
        """`name` is for screen readers; `metrics` of its rows."""
        super().__init__()
        self._rows = model
        self.setModel(model)
        self.setItemDelegate(ListDelegate(self, lambda index: model.list_row(index.row()), metrics))
        set_up_list(self, name)

    def choose(self, number: int) -> None:
        """Make a row the current one; -1 for none."""
        self.setCurrentIndex(self._rows.index_of(number))

    def content_height(self) -> int:
        """The height of all rows."""
        return sum(self.sizeHintForRow(number) for number in range(self._rows.rowCount()))


def set_up_list(view: QListView, name: str) -> None:
    """No frame and no background of its own, smooth scrolling."""
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.viewport().setAutoFillBackground(False)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setMouseTracking(True)
    view.setAccessibleName(name)
