"""What a practice shows: the answers to be found, and the choices of a question as large buttons."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPalette, QPen, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QListView,
    QSizePolicy,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from qless_studio.engine.texts import counted
from qless_studio.ui.style import Theme
from qless_studio.ui.style.drawing import SELECTED
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.style.theme import clear_palette
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.layout import bare, filled
from qless_studio.ui.widgets.basic.themed import (
    TRAILING,
    Index,
    ItemDelegate,
    Painted,
    SelfPainted,
    fill,
    plate,
    put_text,
    text_width,
)

# The answers of an exercise: those found, and dashed places for those that are still open.

ROW, HEADER, DISC, PLACE, PITCH, WORD, LENGTH, INSET = 36, 28, 20, 20, 24, 32, 88, 4
COMPACT_ROW, COMPACT_COLUMNS = 28, 2
NO_INDEX = QModelIndex()


@dataclass(frozen=True)
class AnswerRow:
    """One answer in the list."""

    text: str
    """The answer; "" while it is open."""
    length: int
    """Number of letters of the answer; 0 if it is not shown."""
    cost: str = ""
    found: bool = False
    value: str = ""
    """Worth of the answer in the end, shown in the place of its length."""
    wrong: bool = False
    """Whether the row is a wrong answer of the player."""


class _Rows(QAbstractListModel):
    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.rows: tuple[AnswerRow, ...] = ()

    def show_rows(self, rows: tuple[AnswerRow, ...]) -> None:
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            letters = counted(row.length, "{} letter", "{} letters") if row.length else ""
            state = self.tr("found") if row.found else self.tr("not found") if row.text else self.tr("still open")
            state = self.tr("wrong") if row.wrong else state
            return ", ".join(filter(None, (row.text, letters, state, row.value, row.cost)))
        return None


class _RowDelegate(ItemDelegate):
    """Paints a disc, the word or its places, its length and what it cost."""

    def __init__(self, model: _Rows, view: QListView) -> None:
        super().__init__(view)
        self._rows = model
        self.compact = False

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        px, columns = self.theme.px, COMPACT_COLUMNS if self.compact else 1
        return QSize((self._view.viewport().width() - 1) // columns, px(COMPACT_ROW if self.compact else ROW))

    def paint_item(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, mirrored: bool) -> None:
        theme, row, rect = self.theme, self._rows.rows[index.row()], QRectF(option.rect)
        self.paint_ruled(painter, rect, bool(option.state.value & SELECTED and row.text), False)
        self._paint_disc(painter, theme, _mirrored(self._disc(theme, rect), rect, mirrored), row)
        left, end = rect.x() + theme.px(WORD), rect.right() - theme.px(2 * INSET)
        if not self.compact:
            end = self._paint_figures(painter, theme, row, rect, mirrored)
        word = QRectF(left, rect.y(), end - left, rect.height())
        if row.text:
            font = theme.font(14, 600 if row.found else 400)
            put_text(painter, _mirrored(word, rect, mirrored), row.text, font, theme.color("text"), mirrored=mirrored)
        else:
            self._paint_places(painter, theme, word, rect, row.length, mirrored)

    def _paint_figures(self, painter: QPainter, theme: Theme, row: AnswerRow, rect: QRectF, mirrored: bool) -> float:
        """Paint the length and what it cost; returns where they begin."""
        ends = columns_of(theme, rect)
        cost, length = (_mirrored(each, rect, mirrored) for each in ends)
        figures, dim = theme.font(14, 600, tabular=True), theme.font(14, 400, tabular=True)
        put_text(painter, cost, row.cost, figures, theme.color("text"), TRAILING, mirrored)
        if row.length or row.value:
            put_text(painter, length, row.value or str(row.length), dim, theme.color("text_dim"), TRAILING, mirrored)
        return ends[1].x()

    def _disc(self, theme: Theme, rect: QRectF) -> QRectF:
        size = theme.px(DISC)
        return QRectF(rect.x() + theme.px(INSET) - 2, round(rect.center().y() - size / 2), size, size)

    def _paint_disc(self, painter: QPainter, theme: Theme, disc: QRectF, row: AnswerRow) -> None:
        if row.found:
            plate(painter, disc, disc.width() / 2, theme.color("good"))
            paint_icon(painter, "check", disc.adjusted(3, 3, -3, -3), theme.color("panel"))
        elif row.wrong:
            plate(painter, disc, disc.width() / 2, theme.color("bad"))
            paint_icon(painter, "cross", disc.adjusted(3, 3, -3, -3), theme.color("panel"))
        else:
            plate(painter, disc, disc.width() / 2, None, theme.color("control_edge"), 1.5)

    def _paint_places(
        self, painter: QPainter, theme: Theme, word: QRectF, row: QRectF, length: int, mirrored: bool
    ) -> None:
        """Dashed places, one for each letter, smaller where they do not fit."""
        pitch = min(theme.px(PITCH), word.width() / max(1, length))
        size = round(pitch * PLACE / PITCH) - 0.5
        painter.setPen(QPen(theme.color("text_dim"), 1.5, Qt.PenStyle.CustomDashLine))
        pen = painter.pen()
        pen.setDashPattern([2.4, 1.6])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for number in range(length):
            place = QRectF(word.x() + number * pitch, word.center().y() - size / 2, size, size)
            painter.drawRoundedRect(_mirrored(place, row, mirrored), theme.px(4), theme.px(4))


def columns_of(theme: Theme, rect: QRectF) -> tuple[QRectF, QRectF]:
    """The places of what an answer cost, and of its length, in a row of a left-to-right layout."""
    end, middle = rect.right() - theme.px(INSET), rect.right() - theme.px(LENGTH)
    cost = QRectF(middle + theme.px(8), rect.y(), end - middle - theme.px(8), rect.height())
    return cost, QRectF(middle - theme.px(56), rect.y(), theme.px(56), rect.height())


def _mirrored(place: QRectF, row: QRectF, mirrored: bool) -> QRectF:
    """A place in a row of the layout's direction."""
    if not mirrored:
        return place
    return QRectF(row.left() + row.right() - place.right(), place.y(), place.width(), place.height())


class _Header(SelfPainted, QWidget):
    """The names of the columns."""

    room = (160, HEADER)

    def __init__(self) -> None:
        super().__init__()
        self.with_cost = self.with_length = self.with_value = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paint_widget(self, painter: QPainter) -> None:
        theme, rect = self.theme, QRectF(self.rect())
        font, dim = theme.font(12, 600), theme.color("text_dim")
        cost, length = columns_of(theme, rect)
        title = self.tr("Cost") if self.with_value else self.tr("It cost you")
        cost.setLeft(min(cost.left(), cost.right() - text_width(font, title)))
        word = self.tr("Word") if self.with_length else self.tr("Answer")
        put_text(painter, self.visual(rect.adjusted(theme.px(INSET), 0, 0, 0)), word, font, dim,
                 mirrored=self.mirrored)  # fmt: skip
        if self.with_length:
            put_text(painter, self.visual(length), self.tr("Length"), font, dim, TRAILING, self.mirrored)
        if self.with_value:
            put_text(painter, self.visual(length), self.tr("End value"), font, dim, TRAILING, self.mirrored)
        if self.with_cost:
            put_text(painter, self.visual(cost), title, font, theme.color("text"), TRAILING, self.mirrored)
        fill(painter, QRectF(0, rect.bottom() - 1, rect.width(), 1), theme.color("edge"))


class _List(Painted, QListView):
    """A list as high as its rows."""

    def __init__(self, model: _Rows) -> None:
        super().__init__()
        self.setModel(model)
        self._rows, self._delegate = model, _RowDelegate(model, self)
        self.setItemDelegate(self._delegate)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setPalette(clear_palette(QPalette.ColorRole.Base))

    def set_compact(self, compact: bool) -> None:
        """Use lower rows in two columns."""
        self._delegate.compact = compact
        self.setFlow(QListView.Flow.LeftToRight if compact else QListView.Flow.TopToBottom)
        self.setWrapping(compact)
        self.scheduleDelayedItemsLayout()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        compact, count = self._delegate.compact, len(self._rows.rows)
        rows = -(-count // COMPACT_COLUMNS) if compact else count
        return QSize(self.theme.px(200), self.theme.px(COMPACT_ROW if compact else ROW) * max(1, rows))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(200), self.sizeHint().height())


class AnswerList(QWidget):
    """Each answer has its row from the start; one that is found drops into it."""

    chosen = Signal(int)
    """The row that the player selected, once all answers are shown."""

    def __init__(self) -> None:
        super().__init__()
        self._model = _Rows(self)
        self.header, self.view = _Header(), _List(self._model)
        self.view.setAccessibleName(self.tr("Answers"))
        self.view.selectionModel().currentChanged.connect(self._on_current_changed)
        filled(bare(QVBoxLayout(self), 0), self.header, self.view)

    @property
    def rows(self) -> tuple[AnswerRow, ...]:
        """What is shown."""
        return self._model.rows

    def show_rows(self, rows: Sequence[AnswerRow]) -> None:
        """Show these rows."""
        self._model.show_rows(tuple(rows))
        self.header.with_cost = any(row.cost for row in rows)
        self.header.with_value = any(row.value for row in rows)
        self.header.with_length = any(row.length for row in rows)
        complete = all(row.text for row in rows)
        self.view.setFocusPolicy(Qt.FocusPolicy.StrongFocus if complete else Qt.FocusPolicy.NoFocus)
        self.view.updateGeometry()
        self.header.update()

    def set_compact(self, compact: bool) -> None:
        """Leave out the figures, for a panel below the board."""
        self.header.setVisible(not compact)
        self.view.set_compact(compact)

    def select(self, row: int) -> None:
        """Select a row without a signal."""
        silent = self.view.selectionModel().blockSignals(True)
        self.view.setCurrentIndex(self._model.index(row))
        self.view.selectionModel().blockSignals(silent)
        self.view.viewport().update()

    def _on_current_changed(self, now: QModelIndex, before: QModelIndex) -> None:
        if now.isValid() and all(row.text for row in self.rows):
            self.chosen.emit(now.row())


# The choices of a question as large buttons.

HEIGHT, LOW = 48, 36
"""Height of a button, and where there is little room."""
POINTING = {QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.FocusIn, QEvent.Type.FocusOut}
"""Events of a button after which another choice may be pointed at."""


class ChoiceButtons(QWidget):
    """The answers to choose from. After the choice right ones have a check, and a wrong one chosen has a cross."""

    chosen = Signal(str)
    """The choice, as it was given to `show_choices`."""
    pointed = Signal(str)
    """The choice whose button has the mouse or, without one, the keyboard; "" for none."""

    def __init__(self, page: QWidget) -> None:
        """The keys work wherever the focus is in `page`."""
        super().__init__()
        self._page = page
        self._choices: tuple[str, ...] = ()
        self.buttons: list[Button] = []
        self._keys: list[QShortcut] = []
        self._height, self._columns = HEIGHT, 1
        self._grid = bare(QGridLayout(self), 8)

    def show_choices(self, choices: Sequence[tuple[str, str]]) -> None:
        """Offer these (choice, text) pairs, in this order; none hides all."""
        before, keys = self.buttons, self._keys
        self._choices = tuple(choice for choice, _ in choices)
        self.buttons, self._keys = [], []  # first: as one is hidden, the focus goes to the next
        for button in before:
            button.hide()
        for old in (*before, *keys):
            old.deleteLater()
        for number, (_, text) in enumerate(choices):
            button = Button(f"{number + 1}   {text}", height=self._height, act=self._on_clicked)
            button.setAccessibleName(self.tr("{}: {}").format(number + 1, text))
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.installEventFilter(self)
            key = QShortcut(QKeySequence(str(number + 1)), self._page)
            key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            key.activated.connect(button.click)
            self.buttons.append(button)
            self._keys.append(key)
        self._arrange()

    def fit_into(self, height: int, columns: int) -> None:
        """Have buttons of a height (at 100 %), in this number of columns."""
        if (height, columns) != (self._height, self._columns):
            self._height, self._columns = height, columns
            self._arrange()

    def _arrange(self) -> None:
        for place, button in enumerate(self.buttons):
            button.set_height(self._height)
            self._grid.addWidget(button, place // self._columns, place % self._columns)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in POINTING and watched in self.buttons:
            under = [button for button in self.buttons if button.underMouse() and event.type() != QEvent.Type.Leave]
            pointed = next((button for button in (*under, *self.buttons) if button in under or button.hasFocus()), None)
            self.pointed.emit("" if pointed is None else self._choices[self.buttons.index(pointed)])
        return super().eventFilter(watched, event)

    def mark(self, right: Collection[str], wrong: Collection[str] = ()) -> None:
        """Show which were right and which wrong one was chosen; no more can be chosen."""
        for choice, button in zip(self._choices, self.buttons, strict=True):
            button.set_icon("check" if choice in right else "cross" if choice in wrong else "")
            button.set_primary(choice in right)
            button.setEnabled(choice in right or choice in wrong)
            said = self.tr("right") if choice in right else self.tr("wrong") if choice in wrong else ""
            button.setAccessibleDescription(said)
            button.clicked.disconnect()
        for key in self._keys:
            key.setEnabled(False)

    def _on_clicked(self) -> None:
        pairs = zip(self._choices, self.buttons, strict=True)
        self.chosen.emit(next(choice for choice, button in pairs if button is self.sender()))
