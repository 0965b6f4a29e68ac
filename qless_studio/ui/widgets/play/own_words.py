"""The player's own words or moves, newest first, and how many words are left to find."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QSizePolicy,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from qless_studio.engine.texts import say
from qless_studio.ui.style.drawing import HOVER, SELECTED
from qless_studio.ui.style.theme import clear_palette
from qless_studio.ui.widgets.basic.buttons import link_button
from qless_studio.ui.widgets.basic.labels import SectionHeader, separator
from qless_studio.ui.widgets.basic.layout import bare, filled
from qless_studio.ui.widgets.basic.themed import (
    TRAILING,
    Index,
    ItemDelegate,
    Measured,
    Painted,
    fill,
    painter_on,
    put_text,
    text_width,
)
from qless_studio.ui.widgets.charts.charts import LengthBars

ROW, COMPACT_ROW = 32, 28
ROWS, COMPACT_ROWS = 6, 4
"""Rows for which there is room from the start."""
COLUMN_GAP, INSET = 16, 4
TWO_COLUMNS = 300
"""Width from which there are two columns."""
NO_INDEX = QModelIndex()


class _WordsModel(QAbstractTableModel):
    """(text, note) pairs in columns that are filled downwards."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.words: tuple[tuple[str, str], ...] = ()
        self.columns, self.least_rows = 2, ROWS
        self.explain: Callable[[str], str] = lambda text: ""

    def show(self, words: tuple[tuple[str, str], ...], columns: int, least_rows: int) -> None:
        self.beginResetModel()
        self.words, self.columns, self.least_rows = words, columns, least_rows
        self.endResetModel()

    def word_at(self, index: Index) -> int:
        """The place of a word in the list; it may be out of range."""
        return index.column() * self.rowCount() + index.row()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else max(self.least_rows, -(-len(self.words) // self.columns))

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else self.columns

    def flags(self, index: Index) -> Qt.ItemFlag:
        return super().flags(index) if self.word_at(index) < len(self.words) else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        place = self.word_at(index)
        if not index.isValid():
            return None
        if place >= len(self.words):
            return self.tr("no word yet") if role == Qt.ItemDataRole.AccessibleTextRole else None
        text, note = self.words[place]
        if role == Qt.ItemDataRole.DisplayRole:
            return text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(filter(None, (text, note)))
        return self.explain(text) or None if role == Qt.ItemDataRole.ToolTipRole else None


class _WordDelegate(ItemDelegate):
    """Paints a word, its note at the end, and the line below."""

    def __init__(self, model: _WordsModel, view: QTableView) -> None:
        super().__init__(view)
        self._model = model

    def paint_item(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, mirrored: bool) -> None:
        place, theme = self._model.word_at(index), self.theme
        if place >= len(self._model.words):
            return
        gap = theme.px(COLUMN_GAP) if index.column() < self._model.columns - 1 else 0
        rect = QRectF(option.rect).adjusted(gap if mirrored else 0, 0, 0 if mirrored else -gap, 0)
        text, note = self._model.words[place]
        state = option.state.value
        self.paint_ruled(painter, rect, bool(state & SELECTED), bool(state & HOVER))
        line = rect.adjusted(theme.px(INSET), 0, -theme.px(INSET), 0)
        figures = theme.font(14, 600, tabular=True)
        put_text(painter, line, note, figures, theme.color("text"), TRAILING, mirrored)
        room = text_width(figures, note) + theme.px(8) if note else 0
        line.adjust(room if mirrored else 0, 0, 0 if mirrored else -room, 0)
        put_text(painter, line, text, theme.font(14, 500 if place else 600), theme.color("text"), mirrored=mirrored)


class _WordTable(Measured, Painted, QTableView):
    """The columns of words; the arrow keys move, Enter activates."""

    def __init__(self, name: str, act: Callable[[str], object]) -> None:
        """`act` gets the word that the player clicked or pressed Enter on."""
        super().__init__()
        self._words, self._act = _WordsModel(self), act
        self._compact = False
        self.setItemDelegate(_WordDelegate(self._words, self))
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.horizontalHeader().hide()
        self.verticalHeader().hide()
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setMinimumSectionSize(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setModel(self._words)
        self.clicked.connect(self._choose)
        self.setPalette(clear_palette(QPalette.ColorRole.Base, QPalette.ColorRole.Highlight))
        self.measure()

    @property
    def words(self) -> tuple[tuple[str, str], ...]:
        return self._words.words

    def show_words(self, words: tuple[tuple[str, str], ...]) -> None:
        self._show(words)
        self.scrollToTop()

    def explain_with(self, explain: Callable[[str], str]) -> None:
        self._words.explain = explain

    def select(self, place: int) -> None:
        """Select the word at a place of the list."""
        rows = self._words.rowCount()
        self.setCurrentIndex(self._words.index(place % rows, place // rows))

    def set_compact(self, compact: bool) -> None:
        self._compact = compact
        self.measure()
        self.updateGeometry()

    def _show(self, words: tuple[tuple[str, str], ...]) -> None:
        columns = 2 if self.width() >= self.theme.px(TWO_COLUMNS) else 1
        self._words.show(words, columns, COMPACT_ROWS if self._compact else ROWS)
        self._fit()

    def _fit(self) -> None:
        """Divide the width: two columns of one width, with the gap between them."""
        width, columns = self.viewport().width(), self._words.columns
        gap = self.theme.px(COLUMN_GAP) if columns == 2 else 0
        first = (width - gap) // columns + gap
        self.horizontalHeader().resizeSection(0, first)
        if columns == 2:
            self.horizontalHeader().resizeSection(1, width - first)

    def _row_height(self) -> int:
        return self.theme.px(COMPACT_ROW if self._compact else ROW)

    def measure(self) -> None:
        self.verticalHeader().setDefaultSectionSize(self._row_height())
        self.verticalScrollBar().setSingleStep(self._row_height())
        self._show(self.words)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(384), (COMPACT_ROWS if self._compact else ROWS) * self._row_height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(160), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if (2 if self.width() >= self.theme.px(TWO_COLUMNS) else 1) != self._words.columns:
            self._show(self.words)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self.viewport())
        fill(painter, event.rect(), self.theme.color("panel"))
        painter.end()
        super().paintEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _choose(self, index: QModelIndex) -> None:
        place = self._words.word_at(index)
        if place < len(self.words):
            self._act(self.words[place][0])


class OwnWords(QWidget):
    """A header and the words in two columns, in one where it is narrow; nothing moves when the first one comes."""

    def __init__(self, title: str = "", act: Callable[[str], object] = lambda word: None) -> None:
        """`title` is "Your words" unless given; `act` gets the word that the player clicked or pressed Enter on."""
        super().__init__()
        title = title or self.tr("Your words")
        self.table = _WordTable(title, act)
        column = bare(QVBoxLayout(self), 0)
        filled(column, SectionHeader(title, self.tr("newest first")), 8, separator("edge"), (self.table, 1))

    def show_words(self, words: Iterable[tuple[str, str]]) -> None:
        """Show (text, note) pairs, newest first; the note is what the word or move was worth."""
        shown = tuple(words)
        if shown != self.table.words:
            self.table.show_words(shown)

    def explain_with(self, explain: Callable[[str], str]) -> None:
        """Have `explain` give the tool tip of a word, "" for none."""
        self.table.explain_with(explain)

    def point_at(self, text: str) -> None:
        """Select the row of a word and bring it into view, until other words are shown."""
        self.table.select([word for word, _ in self.table.words].index(text))

    def set_compact(self, compact: bool) -> None:
        """Use lower and fewer rows."""
        self.table.set_compact(compact)


# How many words of each length are left to find, if the player wants to know.

HEIGHT, LOW = 100, 80


class _Bars(LengthBars):
    """The quiet chart: nothing here competes with the board."""

    room, least = (384, HEIGHT), (160, LOW)

    title_height = 0
    bar_role, number_role = "unlit_bar", "text_dim"


class Remains(QWidget):
    """A header with Show or Hide, and the chart once it is shown; until then it holds no number anywhere."""

    def __init__(self) -> None:
        super().__init__()
        self._counts: tuple[tuple[int, int], ...] = ()
        title = self.tr("What remains, by length")
        self.link = link_button("", act=lambda: self.set_shown(not self.shown))
        self.chart = _Bars(title)
        header = filled(QHBoxLayout(), (SectionHeader(title), 1), self.link)
        filled(bare(QVBoxLayout(self), 0), header, self.chart)
        self.set_shown(False)

    @property
    def shown(self) -> bool:
        """Whether the chart is shown."""
        return not self.chart.isHidden()

    def set_shown(self, shown: bool) -> None:
        """Show or hide the chart."""
        self.chart.setVisible(shown)
        self.chart.show_counts(self._counts if shown else ())
        self.link.setText(self.tr("Hide") if shown else self.tr("Show"))
        name = say("{}: {}", self.link.text(), self.tr("What remains, by length"))
        self.link.setAccessibleName(name)
        self.link.updateGeometry()

    def show_counts(self, counts: Iterable[tuple[int, int]]) -> None:
        """Set the (length, number of words left) pairs, in ascending order of length."""
        self._counts = tuple(counts)
        if self.shown:
            self.chart.show_counts(self._counts)
