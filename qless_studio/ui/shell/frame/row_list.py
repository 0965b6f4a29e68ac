"""Lists of painted rows under headings: the model, the view and the highlight that all of them share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyle

from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.scrolling import SlimScrollBar
from qless_studio.ui.widgets.basic.themed import Themed, plate

RADIUS, MARGIN = 6, 8
"""Of the highlight of a row, at 100 %."""


class ListRow(Protocol):
    """What every row has."""

    @property
    def text(self) -> str: ...


class RowModel(QAbstractListModel):
    """Rows, some of them headings, which cannot be chosen. What a screen reader says of a row is `spoken`."""

    rows: Sequence[ListRow] = ()

    def is_heading(self, number: int) -> bool:
        raise NotImplementedError

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


class RowList(Themed, QListView):
    """A view of a `RowModel`; a subclass sets the delegate that paints it."""

    def __init__(self, appearance: Appearance, model: RowModel, background: str, name: str) -> None:
        """`background`: the colour role of what it lies on; `name` for screen readers."""
        super().__init__()
        self._rows = model
        self.setModel(model)
        set_up_list(self, appearance, background, name)
        self.wear(appearance)

    def restyle(self) -> None:
        self.scheduleDelayedItemsLayout()

    def choose(self, number: int) -> None:
        """Make a row the current one; -1 for none."""
        self.setCurrentIndex(self._rows.index_of(number))

    def content_height(self) -> int:
        """The height of all rows."""
        return sum(self.sizeHintForRow(number) for number in range(self._rows.rowCount()))


def set_up_list(view: QListView, appearance: Appearance, background: str, name: str) -> None:
    """No frame and no background of its own, a slim scroll bar, smooth scrolling."""
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setStyleSheet("QListView { background: transparent; border: none; }")
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBar(SlimScrollBar(appearance, background, view))
    view.setMouseTracking(True)
    view.setAccessibleName(name)


class HighlightView(Protocol):
    """What `paint_highlight` must know of a view."""

    appearance: Appearance

    def hasFocus(self) -> bool: ...


def paint_highlight(
    painter: QPainter,
    view: HighlightView,
    rect: QRectF,
    state: QStyle.StateFlag,
    *,
    gap: int = 0,
    focused_edge: int = 2,
    enabled: bool = True,
) -> bool:
    """Mark the chosen row, or the one under the pointer; whether it is the chosen one.

    `gap`: pixels left free above and below; `focused_edge`: width of the edge while the view has the focus.
    """
    theme = view.appearance.theme
    plot = rect.adjusted(theme.px(MARGIN), theme.px(gap), -theme.px(MARGIN), -theme.px(gap))
    if enabled and state & QStyle.StateFlag.State_Selected:
        focused = view.hasFocus()
        edge = theme.color("accent_text") if theme.high_contrast or focused else None
        plate(painter, plot, theme.px(RADIUS), theme.color("accent_bg"), edge, focused_edge if focused else 1)
        return True
    if enabled and state & QStyle.StateFlag.State_MouseOver:
        plate(painter, plot, theme.px(RADIUS), theme.color("hover"))
    return False
