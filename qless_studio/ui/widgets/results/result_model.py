"""The model of a list of solutions: it sorts and filters itself, fast enough for 100,000 rows."""

from __future__ import annotations

import enum
import math
from bisect import bisect_right
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from qless_studio.engine.lexicon import Band
from qless_studio.engine.texts import figure
from qless_studio.ui.widgets.results.word_facts import band_word
from qless_studio.ui.work.signals import timer

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
SOLUTION = Qt.ItemDataRole.UserRole
"""The role for the solution of a row."""
VALUE = Qt.ItemDataRole.UserRole + 1
"""The role for the value of a cell, from which its text is made."""
PIECE = 2_000
"""Rows added or filtered at once, at 5 µs each at most; the rest follows from the event loop."""
FEW = 10
"""Up to this many rows are searched for one by one; for more, all rows are visited once."""


class Kind(enum.Enum):
    """How a column is painted, and in which order it is sorted first."""

    TEXT = "text"
    NUMBER = "number"
    """Trailing tabular figures, sorted in descending order first."""
    COMMONNESS = "commonness"
    """A Zipf value or None, painted as four bars."""
    METER = "meter"
    """A number with a bar before it that shows its `fraction`."""


class Column(NamedTuple):
    """A column of a list of solutions: what it shows of a solution, and how."""

    key: str
    title: str
    value: Callable[[Any], Any]
    text: Callable[[Any], str] | None = None
    """The text shown; the value by default, with thousands separators for numbers."""
    kind: Kind = Kind.TEXT
    align: Qt.AlignmentFlag | None = None
    """Leading or trailing; numbers are trailing by default."""
    sort_key: Callable[[Any], Any] | None = None
    """The sort key of a solution; its value by default. All keys of a column must be comparable."""
    width: int = 0
    """Width at 100 %; columns with width 0 share the remaining width."""
    brief: Callable[[Any], str] | None = None
    """A shorter text for a column that is too narrow for the other."""
    widest: str = ""
    """The longest text it shows: the column has room for it before others get more than their titles need."""
    yields: int = 0
    """Where a table has no room for all columns, those above 0 are hidden, the lowest first; bars of commonness too."""
    role: Callable[[Any], str] | None = None
    """The colour role of the text ("good", "bad", "text_dim"); "" for the default."""
    icon: Callable[[Any], str] | None = None
    """The name of an icon after the text, or at the leading edge of an empty cell; "" for none."""
    fraction: Callable[[Any], float] | None = None
    """Length of the bar of a METER column, 0 to 1."""
    spoken: Callable[[Any], str] | None = None
    """The accessible text, where the text shown would be unclear."""
    words: Callable[[Any], Iterable[str]] | None = None
    """The words of a solution that the player may look up, in lower case; set in one column of a list."""
    spoken_title: str = ""
    """The accessible name of the column if `title` is empty."""

    @property
    def trailing(self) -> bool:
        """Whether the text is aligned at the trailing edge."""
        if self.align is not None:
            return bool(self.align & (Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTrailing))
        return self.kind in (Kind.NUMBER, Kind.METER)

    @property
    def descending_first(self) -> bool:
        """Whether the first click on the header sorts in descending order."""
        return self.kind is not Kind.TEXT

    def shown(self, solution: Any) -> str:
        """The text of a cell."""
        if self.text is not None:
            return self.text(solution)
        value = self.value(solution)
        if value is None or self.kind is Kind.COMMONNESS:
            return ""
        if isinstance(value, (int, float)):
            return figure(value)
        return str(value)

    def says(self, solution: Any) -> str:
        """The text of a cell for screen readers."""
        if self.spoken is not None:
            return self.spoken(solution)
        if self.kind is Kind.COMMONNESS:
            return band_word(Band.of(self.value(solution)))
        return self.shown(solution)

    def key_of(self, solution: Any) -> Any:
        """The sort key of a solution."""
        if self.sort_key is not None:
            return self.sort_key(solution)
        value = self.value(solution)
        if value is None:
            return "" if self.kind is Kind.TEXT else -math.inf
        return value


class ResultModel(QAbstractTableModel):
    """Solutions as rows, in the order of arrival or sorted by a column, reproducibly. See docs/decisions/027.

    Equal keys are ordered by `tie` (ascending, whichever way the column is sorted), then by arrival. Solutions are
    identified by their arrival number: sorting moves small integers only and makes no objects for the garbage collector
    to visit.
    """

    counts_changed = Signal(int, int)
    """Number of rows shown, and number of solutions."""

    def __init__(
        self, columns: Iterable[Column], tie: Callable[[Any], Any] = lambda solution: 0, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.columns = tuple(columns)
        self.sort_column = -1
        self.sort_order = Qt.SortOrder.AscendingOrder
        self._tie = tie
        self._predicate: Callable[[Any], bool] | None = None
        self._pieces = timer(self, 0, self._on_piece, repeats=True)
        self._clear_lists()

    def _clear_lists(self) -> None:
        self._pieces.stop()
        self._waiting: list[int] = []  # arrival numbers that the filter has not been asked about yet, in order
        self._solutions: list[Any] = []  # this list and the next two are indexed by arrival number
        self._ties: list[Any] = []
        self._keys: list[Any] = []
        self._by_tie: list[int] = []  # arrival numbers ordered by tie, as far as they were needed so far
        self._all: list[int] = []  # arrival numbers in the order of the rows
        self._shown = self._passing(self._all)  # the same list while there is no filter

    # content

    @property
    def total(self) -> int:
        """Number of solutions."""
        return len(self._all)

    @property
    def shown(self) -> int:
        """Number of rows, after filtering."""
        return len(self._shown)

    def solution(self, row: int) -> Any:
        """The solution in a row."""
        return self._solutions[self._shown[row]]

    def solutions(self) -> list[Any]:
        """The solutions shown, in the order of the rows."""
        return [self._solutions[number] for number in self._shown]

    def words_of(self, solution: Any) -> tuple[str, ...]:
        """The distinct words of a solution that the player may look up."""
        found = (column.words(solution) for column in self.columns if column.words is not None)
        return tuple(dict.fromkeys(word for words in found for word in words if word))

    def row_of(self, solution: Any) -> int:
        """The row that shows `solution` or an equal object, or -1."""
        try:
            return self._shown.index(self._solutions.index(solution))
        except ValueError:
            return -1

    def column_of(self, key: str) -> int:
        """The index of the column with this key; raises `KeyError`."""
        for number, column in enumerate(self.columns):
            if column.key == key:
                return number
        raise KeyError(key)

    # changes

    def clear(self) -> None:
        """Remove all solutions."""
        if not self._all:
            self._solutions = []
            return
        self.beginResetModel()
        self._clear_lists()
        self.endResetModel()
        self.counts_changed.emit(0, 0)

    def show(self, solutions: Iterable[Any]) -> None:
        """Show these solutions and no others."""
        self.clear()
        self.extend(solutions)

    def refer_to(self, solutions: list[Any]) -> None:
        """Show a list held elsewhere in place of the model's own, until `clear`.

        The list may only grow; its owner calls `show_added` whenever it has.
        """
        self.clear()
        self._solutions = solutions
        self.show_added()

    def extend(self, batch: Iterable[Any]) -> None:
        """Add solutions to the model's own list."""
        self._solutions += batch
        self.show_added()

    def show_added(self) -> None:
        """Show what was added to the list, in order and filtered, with at most one insertion and one layout change."""
        self._filter_rest()
        first = self.total
        batch = self._solutions[first:]
        if not batch:
            return
        self._ties += map(self._tie, batch)
        self._keys += map(self._key(), batch)
        new = self._ordered(list(range(first, first + len(batch))))
        filtered = self._shown is not self._all
        if filtered:
            self._all = self._merged(self._all, new)[0]
            new = self._passing(new)
        if new:
            self._insert(new)
        if not filtered:
            self._all = self._shown
        self.counts_changed.emit(self.shown, self.total)

    def _insert(self, new: list[int]) -> None:
        old = self._shown
        merged, places = self._merged(old, new)
        at_end = places[0] == len(old)
        self.beginInsertRows(QModelIndex(), len(old), len(old) + len(new) - 1)
        self._shown = merged if at_end else old + new
        self.endInsertRows()
        if not at_end:
            self._lay_out(merged)

    def set_filter(self, predicate: Callable[[Any], bool] | None) -> None:
        """Show only solutions for which `predicate` is true, or all for None; resets the model.

        In a long list the first rows are filtered at once and the rest in pieces from the event loop.
        """
        if predicate is None and self._predicate is None:
            return
        self._predicate = predicate
        self._pieces.stop()
        self._waiting = []
        self.beginResetModel()
        if predicate is None:
            self._shown = self._all
        else:
            self._shown, self._waiting = self._passing(self._all[:PIECE]), self._all[PIECE:]
        self.endResetModel()
        self.counts_changed.emit(self.shown, self.total)
        if self._waiting:
            self._pieces.start()

    def _on_piece(self) -> None:
        """Filter some of the rows that wait for it."""
        piece, self._waiting = self._waiting[:PIECE], self._waiting[PIECE:]
        if not self._waiting:
            self._pieces.stop()
        passing = self._passing(piece)
        if passing:
            self.beginInsertRows(QModelIndex(), self.shown, self.shown + len(passing) - 1)
            self._shown = self._shown + passing
            self.endInsertRows()
        self.counts_changed.emit(self.shown, self.total)

    def _filter_rest(self) -> None:
        """Filter all rows that wait for it, as the order or the number of rows is about to change."""
        while self._waiting:
            self._on_piece()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; -1 restores the order of arrival."""
        if (column, order) == (self.sort_column, self.sort_order):
            return
        self._filter_rest()
        self.sort_column, self.sort_order = column, order
        self._keys = list(map(self._key(), self._solutions[: self.total]))
        if len(self._by_tie) < self.total:
            self._by_tie += range(len(self._by_tie), self.total)
            self._by_tie.sort(key=self._ties.__getitem__)
        self._all = self._ordered(self._by_tie.copy(), by_tie=True)
        self._lay_out(self._passing(self._all))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.columns) - 1)

    def reread(self) -> None:
        """Read all values again and sort, after a change of what the columns read."""
        self._filter_rest()
        self._keys = list(map(self._key(), self._solutions[: self.total]))
        self._all = self._ordered(list(range(self.total)))
        self._lay_out(self._passing(self._all))
        if self.shown:
            self.dataChanged.emit(self.index(0, 0), self.index(self.shown - 1, len(self.columns) - 1))

    def _lay_out(self, numbers: list[int]) -> None:
        """Show the same rows in another order, and update the persistent indexes."""
        self.layoutAboutToBeChanged.emit()
        persistent = self.persistentIndexList()  # after the signal, because views make theirs when they receive it
        wanted = {self._shown[index.row()] for index in persistent}
        if len(wanted) <= FEW:
            rows = {number: numbers.index(number) for number in wanted}
        else:
            rows = {number: row for row, number in enumerate(numbers) if number in wanted}
        moved = [self.createIndex(rows[self._shown[index.row()]], index.column()) for index in persistent]
        self._shown = numbers
        self.changePersistentIndexList(persistent, moved)
        self.layoutChanged.emit()

    def _passing(self, numbers: list[int]) -> list[int]:
        passes, solutions = self._predicate, self._solutions
        return numbers if passes is None else [number for number in numbers if passes(solutions[number])]

    def _key(self) -> Callable[[Any], Any]:
        return (lambda solution: 0) if self.sort_column < 0 else self.columns[self.sort_column].key_of

    @property
    def _descending(self) -> bool:
        return self.sort_order == Qt.SortOrder.DescendingOrder

    def _ordered(self, numbers: list[int], by_tie: bool = False) -> list[int]:
        """Arrival numbers in the order of the rows; given in ascending order or (`by_tie`) ordered by tie."""
        if self.sort_column < 0:
            return sorted(numbers)
        if not by_tie:
            numbers.sort(key=self._ties.__getitem__)
        numbers.sort(key=self._keys.__getitem__, reverse=self._descending)  # stable: equal keys keep their order
        return numbers

    def _merged(self, old: list[int], new: list[int]) -> tuple[list[int], list[int]]:
        """Merge two ordered lists; also returns the row of `old` that each of `new` is inserted before.

        Takes O(m log n) comparisons for m new ones among n old ones.
        """
        if self.sort_column < 0:
            return old + new, [len(old)] * len(new)
        keys, ties = self._keys, self._ties
        places: list[int] = []
        last: Any = object()  # differs from every key
        low = high = 0
        for number in new:
            if keys[number] != last:
                last = keys[number]
                low = self._end_of_keys(old, last, high, or_equal=False)
                high = self._end_of_keys(old, last, low, or_equal=True)
            low = self._after_tie(old, ties[number], low, high)
            places.append(low)
        merged: list[int] = []
        done = 0
        for place, number in zip(places, new, strict=True):
            if place > done:
                merged += old[done:place]
                done = place
            merged.append(number)
        merged += old[done:]
        return merged, places

    def _after_tie(self, numbers: list[int], tie: Any, low: int, high: int) -> int:
        """The first place from `low` on with a greater tie; searched in growing strides, as it is usually near."""
        ties, stride = self._ties, 16
        while low + stride < high and not tie < ties[numbers[low + stride]]:
            low += stride
            stride *= 2
        return bisect_right(numbers, tie, low, min(low + stride, high), key=ties.__getitem__)

    def _end_of_keys(self, numbers: list[int], key: Any, low: int, or_equal: bool) -> int:
        """The first place from `low` on whose key sorts after `key`, or (unless `or_equal`) is equal to it."""
        keys, descending, high = self._keys, self._descending, len(numbers)
        while low < high:
            middle = (low + high) // 2
            there = keys[numbers[middle]]
            if or_equal if there == key else (there > key) == descending:
                low = middle + 1
            else:
                high = middle
        return low

    # what Qt asks for

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._shown):
            return None
        solution, column = self.solution(index.row()), self.columns[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.shown(solution)
        if role == SOLUTION:
            return solution
        if role == VALUE:
            return column.value(solution)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(solution, index.column())
        if role == Qt.ItemDataRole.ToolTipRole and column.kind is Kind.COMMONNESS:
            return column.says(solution)
        return None

    def _spoken(self, solution: Any, number: int) -> str:
        """The first cell has the text of the whole row, which is what is selected; the others have their own."""
        columns = self.columns[number:] if number == 0 else self.columns[number : number + 1]
        parts = [f"{column.title} {column.says(solution)}" for column in columns]
        if number == 0:
            parts[0] = self.columns[0].says(solution)
        return ", ".join(parts)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        column = self.columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.title
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        if role == Qt.ItemDataRole.InitialSortOrderRole:
            return (Qt.SortOrder.DescendingOrder if column.descending_first else Qt.SortOrder.AscendingOrder).value
        if role == Qt.ItemDataRole.AccessibleTextRole:
            title = column.title or column.spoken_title
            if section != self.sort_column:
                return title
            return (self.tr("{}, sorted descending") if self._descending else self.tr("{}, sorted ascending")).format(
                title
            )
        return None


def _alignment(column: Column) -> int:
    side = Qt.AlignmentFlag.AlignTrailing if column.trailing else Qt.AlignmentFlag.AlignLeading
    return int(side | Qt.AlignmentFlag.AlignVCenter)
