"""Rows of lists: what a row shows, the delegate that paints rows of item views, and rows that are buttons."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QListView,
    QSizePolicy,
    QStyleOptionViewItem,
)

from qless_studio.ui.style.drawing import HOVER, SELECTED, marked_pieces
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.widgets.basic.access import PartAccess, WholeAccess
from qless_studio.ui.widgets.basic.buttons import PressedByEnter
from qless_studio.ui.widgets.basic.labels import key_cap_size, key_names, paint_key_cap
from qless_studio.ui.widgets.basic.themed import (
    CONTROL,
    LEADING,
    RADIUS,
    TRAILING,
    Index,
    ItemDelegate,
    SelfPainted,
    fill,
    plate,
    put_marked,
    put_text,
    text_width,
)

ICON, GAP = 20, 12
"""Size of an icon, and space between a text and what follows it, at 100 %."""


@dataclass(frozen=True)
class ListRow:
    """What a row shows: an icon, a text, and a note, a number or shortcuts at its end; below them a detail."""

    text: str
    marked: Collection[int] = ()
    """Positions of the letters of `text` that match a search; they are painted bold."""
    weight: int = 500
    """Font weight of the text."""
    selected_weight: int | None = None
    """Font weight while the row is selected; None for the same."""
    heading: bool = False
    """The title of a group of rows; only its text is painted."""
    enabled: bool = True
    """False: dimmed, and not highlighted when hovered or selected."""
    icon: str = ""
    icon_role: str = ""
    """Colour role of the icon; "" for the accent colour while selected, otherwise that of dim text."""
    note: str = ""
    """Small text at the end of the first line, before the shortcuts."""
    note_role: str = "text_dim"
    number: str = ""
    """Figures at the end of the first line."""
    shortcuts: Sequence[QKeySequence] = ()
    """Keys at the end of the first line, painted as caps."""
    detail: str = ""
    """Second line."""
    detail_role: str = "text_dim"
    detail_note: str = ""
    """Small text at the end of the second line."""


@dataclass(frozen=True)
class RowMetrics:
    """Sizes of the rows of one list, in pixels at 100 %."""

    height: int = 40
    detail_height: int = 52
    """Height of a row with a detail."""
    heading_height: int = 36
    heading_top: int = 8
    """Space above the text of a heading."""
    margins: tuple[int, int] = (8, 1)
    """Horizontal and vertical space around the background of a selected or hovered row."""
    focus_outline: int = 2
    """Width of the selected row's outline while the list has the focus."""
    icon: int = 20
    """Start of the icon, from the leading edge."""
    text: int = 20
    """Start of the text, from the leading edge."""
    end: int = 20
    """End of the row's content, from the trailing edge."""
    text_line: tuple[int, int] = (0, 34)
    """Top and height of the first line in a row with a detail."""
    detail_line: tuple[int, int] = (0, 71)
    """Top and height of the rectangle in which the second line is centred."""


class ListDelegate(ItemDelegate):
    """Paints the rows of a list.

    `row_at` gives the row of a model index. What a screen reader says is up to the model (AccessibleTextRole).
    """

    def __init__(self, view: QAbstractItemView, row_at: Callable[[Index], ListRow], metrics: RowMetrics) -> None:
        super().__init__(view)
        self._row_at, self._metrics = row_at, metrics

    def row_height(self, row: ListRow) -> int:
        """The height of a row in pixels."""
        metrics = self._metrics
        if row.heading:
            return self.theme.px(metrics.heading_height)
        return self.theme.px(metrics.detail_height if row.detail else metrics.height)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self.row_height(self._row_at(index)))

    def paint_item(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, mirrored: bool) -> None:
        row, rect = self._row_at(index), QRectF(option.rect)
        if row.heading:
            self._paint_heading(painter, rect, row, mirrored)
        else:
            selected = row.enabled and bool(option.state.value & SELECTED)
            hovered = row.enabled and bool(option.state.value & HOVER)
            self.paint_background(painter, rect, selected, hovered)
            self._paint_row(painter, rect, row, selected, mirrored)

    def paint_background(self, painter: QPainter, rect: QRectF, selected: bool, hovered: bool) -> None:
        """Paint the background of a selected or hovered row."""
        horizontal, vertical = (self.theme.px(margin) for margin in self._metrics.margins)
        place = rect.adjusted(horizontal, vertical, -horizontal, -vertical)
        self.paint_plate(painter, place, selected, hovered, self._metrics.focus_outline if self._view.hasFocus() else 1)

    def _paint_heading(self, painter: QPainter, rect: QRectF, row: ListRow, mirrored: bool) -> None:
        theme, metrics = self.theme, self._metrics
        place = rect.adjusted(theme.px(metrics.end), theme.px(metrics.heading_top), -theme.px(metrics.end), 0)
        put_text(painter, place, row.text, theme.font(12, 600), theme.color("text_dim"), mirrored=mirrored)

    def _paint_row(self, painter: QPainter, rect: QRectF, row: ListRow, selected: bool, mirrored: bool) -> None:
        theme, metrics = self.theme, self._metrics
        if row.icon:
            role = row.icon_role or ("accent_text" if selected else "text_dim" if row.enabled else "edge")
            size = theme.px(ICON)
            paint_icon(painter, row.icon, _box(rect, theme.px(metrics.icon), size, size, mirrored), theme.color(role))
        start = theme.px(metrics.text)
        line = self._line(rect, metrics.text_line) if row.detail else rect
        end = self._paint_end(painter, line, row, mirrored)
        weight = row.weight if row.selected_weight is None or not selected else row.selected_weight
        place = _box(line, start, end - start, line.height(), mirrored)
        fonts = theme.font(14, weight), theme.font(14, 700)
        colour = theme.color("text" if row.enabled else "text_dim")
        put_marked(painter, place, marked_pieces(row.text, set(row.marked)), fonts, colour, mirrored)
        if row.detail:
            self._paint_detail(painter, self._line(rect, metrics.detail_line), row, mirrored)

    def _paint_detail(self, painter: QPainter, line: QRectF, row: ListRow, mirrored: bool) -> None:
        theme, start = self.theme, self.theme.px(self._metrics.text)
        end = line.width() - theme.px(self._metrics.end)
        if row.detail_note:
            font = theme.font(12, 500)
            width = text_width(font, row.detail_note)
            place = _box(line, end - width, width, line.height(), mirrored)
            put_text(painter, place, row.detail_note, font, theme.color("text"), TRAILING, mirrored)
            end -= width + theme.px(GAP)
        place = _box(line, start, end - start, line.height(), mirrored)
        put_text(painter, place, row.detail, theme.font(12, 400), theme.color(row.detail_role), LEADING, mirrored)

    def _paint_end(self, painter: QPainter, line: QRectF, row: ListRow, mirrored: bool) -> float:
        """Paint what is at the end of the first line; returns the distance from the row's start where the text ends."""
        theme = self.theme
        x = line.width() - theme.px(self._metrics.end)
        for number, keys in enumerate(reversed(row.shortcuts)):
            x -= theme.px(GAP) if number else 0
            names = key_names(keys)  # modifiers stay to the left of the key in mirrored rows too
            for key in names if mirrored else reversed(names):
                size = key_cap_size(theme, key)
                x -= size.width()
                paint_key_cap(painter, theme, _box(line, x, size.width(), size.height(), mirrored), key)
                x -= theme.px(4)
        for text, font, role in (
            (row.note, theme.font(12, 400), row.note_role),
            (row.number, theme.font(14, 400, tabular=True), "text_dim"),
        ):
            if text:
                x -= theme.px(8) if row.shortcuts else 0
                width = min(text_width(font, text), x / 2)
                x -= width
                place = _box(line, x, width, line.height(), mirrored)
                put_text(painter, place, text, font, theme.color(role), TRAILING, mirrored)
        return x - theme.px(GAP) if row.shortcuts or row.note or row.number else x

    def _line(self, rect: QRectF, line: tuple[int, int]) -> QRectF:
        top, height = line
        return QRectF(rect.x(), rect.y() + self.theme.px(top), rect.width(), self.theme.px(height))


def _box(line: QRectF, start: float, width: float, height: float, mirrored: bool) -> QRectF:
    """A box this far from the start of a line, vertically centred."""
    x = line.right() - start - width if mirrored else line.x() + start
    return QRectF(x, round(line.center().y() - height / 2), width, height)


class RowButton(SelfPainted, PressedByEnter, QAbstractButton):
    """A row of a panel that can be pressed, with a separator line below it; a subclass paints its content."""

    highlight_gap = 2
    """Pixels between the highlight and the bottom of the row, which ends with the separator."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self.set_pressable(True)

    def set_pressable(self, pressable: bool) -> None:
        """Set whether the row is highlighted, takes the focus and has a pointing hand cursor."""
        self.pressable = pressable
        """Whether pressing the row does anything."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if pressable else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if pressable else Qt.CursorShape.ArrowCursor)

    def paint_content(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the row, whose rectangle includes the separator."""
        raise NotImplementedError

    def paint_widget(self, painter: QPainter) -> None:
        theme, rect = self.theme, QRectF(self.rect())
        if self.pressable and (self.underMouse() or self.hasFocus()):
            plate(painter, rect.adjusted(0, 1, 0, -self.highlight_gap), theme.px(RADIUS), theme.color("hover"))
        self.paint_content(painter, rect)
        fill(painter, QRectF(0, rect.height() - 1, rect.width(), 1), theme.color("line"))


ROWS = RowMetrics(height=CONTROL, text=12, end=12)


class ComboDelegate(ListDelegate):
    """Paints the choices, as wide as their texts; the one in force is bold."""

    def __init__(
        self, view: QListView, combo: QComboBox, headings: Collection[int], impossible: Collection[int]
    ) -> None:
        """The rows that are no choices, and those that cannot be chosen, as they are when a row is painted."""
        super().__init__(view, self._row_of, ROWS)
        self._combo, self._headings, self._impossible = combo, headings, impossible

    def _row_of(self, index: Index) -> ListRow:
        if index.row() in self._headings:
            return ListRow(str(index.data()), heading=True)
        weight = 600 if index.row() == self._combo.currentIndex() else 500
        return ListRow(str(index.data()), weight=weight, enabled=index.row() not in self._impossible)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        height = super().sizeHint(option, index).height()
        return QSize(text_width(self.theme.font(14, 600), str(index.data())) + self.theme.px(36), height)

    def paint_background(self, painter: QPainter, rect: QRectF, selected: bool, hovered: bool) -> None:
        fill(painter, rect, self.theme.color("raised"))
        if selected or hovered:
            plate(painter, rect.adjusted(4, 1, -4, -1), self.theme.px(RADIUS - 2), self.theme.color("accent_bg"))


# Accessibility of a painted item view: a list with an item for each row of its model.


class RowAccess(PartAccess[QAbstractItemView]):
    """One row; its name is the accessible text of its first cell."""

    def exists(self, owner: QAbstractItemView) -> bool:
        return self.index < owner.model().rowCount()

    def text(self, kind: QAccessible.Text) -> str:
        index = self._model_index()
        if kind != QAccessible.Text.Name or not index.isValid():
            return ""
        return str(index.data(Qt.ItemDataRole.AccessibleTextRole))

    def rect(self) -> QRect:
        view, index = self.owner, self._model_index()
        if view is None or not index.isValid():
            return QRect()
        place = view.visualRect(index)
        return QRect(view.viewport().mapToGlobal(place.topLeft()), place.size())

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        view, index = self.owner, self._model_index()
        if view is None or not index.isValid():
            state.invalid = True
            return state
        state.focusable = state.selectable = True
        state.selected = view.selectionModel().isSelected(index)
        state.focused = view.hasFocus() and view.currentIndex() == index
        state.invisible = not view.isVisible()
        state.offscreen = not view.viewport().rect().intersects(view.visualRect(index))
        return state

    def _model_index(self) -> QModelIndex:
        view = self.owner
        return view.model().index(self.index, 0) if view is not None and self.exists(view) else QModelIndex()


class ViewAccess(WholeAccess[QAbstractItemView]):
    """The view: a list of its rows."""

    def make_part(self, owner: QAbstractItemView, index: int) -> RowAccess:
        return RowAccess(owner, index)

    def count(self, owner: QAbstractItemView) -> int:
        return owner.model().rowCount()

    def current(self, owner: QAbstractItemView) -> int:
        return owner.currentIndex().row() if owner.hasFocus() else -1
