"""The list of solutions: a table model that sorts, filters and grows by itself, fast enough for 100,000 rows."""

from __future__ import annotations

import enum
import math
from bisect import bisect_right
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt, Signal

from qless_studio.engine.lexicon import Band
from qless_studio.engine.texts import figure
from qless_studio.ui.widgets.results.commonness import band_word

SOLUTION = Qt.ItemDataRole.UserRole
"""The role under which a row gives its solution."""
VALUE = Qt.ItemDataRole.UserRole + 1
"""The role under which a cell gives its value, before it became text."""
FEW = 10
"""Up to so many rows are looked up one by one rather than by walking through all."""


class Kind(enum.Enum):
    """How a column is sorted first and drawn."""

    TEXT = "text"
    NUMBER = "number"
    """Right-aligned tabular figures, the greatest first."""
    COMMONNESS = "commonness"
    """A Zipf value or None, drawn as four bars."""
    METER = "meter"
    """A number with a bar before it for its `fraction`."""


@dataclass(frozen=True)
class Column:
    """One column of a result list: what it shows of a solution, and how."""

    key: str
    title: str
    value: Callable[[Any], Any]
    text: Callable[[Any], str] | None = None
    """The text shown; the value itself by default, numbers with a comma at the thousands."""
    kind: Kind = Kind.TEXT
    align: Qt.AlignmentFlag | None = None
    """Leading or trailing; numbers are trailing by default."""
    sort_key: Callable[[Any], Any] | None = None
    """What to sort the solution by; its value by default. All keys of a column compare with each other."""
    width: int = 0
    """Width at 100 %; columns of width 0 share what is left."""
    role: Callable[[Any], str] | None = None
    """The theme role of the text ("good", "bad", "text_dim"), "" for the usual one."""
    icon: Callable[[Any], str] | None = None
    """The name of an icon after the text (before it in an empty cell), "" for none."""
    fraction: Callable[[Any], float] | None = None
    """0 to 1, for the bar of a METER."""
    spoken: Callable[[Any], str] | None = None
    """What a screen reader says where the text alone would be unclear."""
    words: Callable[[Any], Iterable[str]] | None = None
    """The words of a solution that one may want to look up, lower case; of one column in a list."""
    spoken_title: str = ""
    """What a screen reader calls the column where its head is empty."""

    @property
    def trailing(self) -> bool:
        if self.align is not None:
            return bool(self.align & (Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTrailing))
        return self.kind in (Kind.NUMBER, Kind.METER)

    @property
    def greatest_first(self) -> bool:
        """The order a first click on the head gives."""
        return self.kind is not Kind.TEXT

    def shown(self, solution: Any) -> str:
        if self.text is not None:
            return self.text(solution)
        value = self.value(solution)
        if value is None or self.kind is Kind.COMMONNESS:
            return ""
        if isinstance(value, (int, float)):
            return figure(value)
        return str(value)

    def says(self, solution: Any) -> str:
        if self.spoken is not None:
            return self.spoken(solution)
        if self.kind is Kind.COMMONNESS:
            return band_word(Band.of(self.value(solution)))
        return self.shown(solution)

    def key_of(self, solution: Any) -> Any:
        if self.sort_key is not None:
            return self.sort_key(solution)
        value = self.value(solution)
        if value is None:
            return "" if self.kind is Kind.TEXT else -math.inf
        return value


class ResultModel(QAbstractTableModel):
    """Solutions in rows, in the order of arrival or sorted by a column, the same order every time.

    Equal keys are ordered by `tie` (smaller first, whichever way the column is sorted), then by arrival. Solutions
    are known by their number of arrival, so that sorting moves small integers only and makes nothing for the garbage
    collector to walk through.
    """

    counts_changed = Signal(int, int)
    """Rows shown, rows in all."""

    def __init__(
        self, columns: Iterable[Column], tie: Callable[[Any], Any] = lambda solution: 0, parent: Any = None
    ) -> None:
        super().__init__(parent)
        self.columns = tuple(columns)
        self.sort_column = -1
        self.sort_order = Qt.SortOrder.AscendingOrder
        self._tie = tie
        self._predicate: Callable[[Any], bool] | None = None
        self._forget()

    def _forget(self) -> None:
        self._solutions: list[Any] = []  # these three by number of arrival
        self._ties: list[Any] = []
        self._keys: list[Any] = []
        self._tied: list[int] = []  # numbers in the order of their ties, as far as that was needed yet
        self._all: list[int] = []  # numbers in the order of the rows
        self._shown = self._all  # the same list while nothing is filtered out

    # What the model holds

    @property
    def total(self) -> int:
        return len(self._all)

    @property
    def shown(self) -> int:
        return len(self._shown)

    def solution(self, row: int) -> Any:
        return self._solutions[self._shown[row]]

    def solutions(self) -> list[Any]:
        """The solutions shown, in their order."""
        return [self._solutions[number] for number in self._shown]

    def words_of(self, solution: Any) -> tuple[str, ...]:
        """The words of a solution that one may want to look up, each once."""
        found = (column.words(solution) for column in self.columns if column.words is not None)
        return tuple(dict.fromkeys(word for words in found for word in words if word))

    def row_of(self, solution: Any) -> int:
        """The row that shows `solution` (the same or an equal object), or -1."""
        try:
            return self._shown.index(self._solutions.index(solution))
        except ValueError:
            return -1

    def column_of(self, key: str) -> int:
        """The number of the column with this key; raises `KeyError`."""
        for number, column in enumerate(self.columns):
            if column.key == key:
                return number
        raise KeyError(key)

    # Changes

    def clear(self) -> None:
        if not self._all:
            self._solutions = []
            return
        self.beginResetModel()
        self._forget()
        self.endResetModel()
        self.counts_changed.emit(0, 0)

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
        """Show what was added to the list, keeping order and filter: at most one insertion and one change of layout."""
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
        """Show only what `predicate` lets through; None shows everything. Resets the model; a view keeps its place."""
        if predicate is None and self._predicate is None:
            return
        self._predicate = predicate
        self.beginResetModel()
        self._shown = self._passing(self._all)
        self.endResetModel()
        self.counts_changed.emit(self.shown, self.total)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Order by a column; -1 is the order of arrival."""
        if (column, order) == (self.sort_column, self.sort_order):
            return
        self.sort_column, self.sort_order = column, order
        self._keys = list(map(self._key(), self._solutions[: self.total]))
        if len(self._tied) < self.total:
            self._tied += range(len(self._tied), self.total)
            self._tied.sort(key=self._ties.__getitem__)
        self._all = self._ordered(self._tied.copy(), tied=True)
        self._lay_out(self._passing(self._all))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.columns) - 1)

    def reread(self) -> None:
        """Take all values anew, because what the columns read them from changed; the order follows."""
        self._keys = list(map(self._key(), self._solutions[: self.total]))
        self._all = self._ordered(list(range(self.total)))
        self._lay_out(self._passing(self._all))
        if self.shown:
            self.dataChanged.emit(self.index(0, 0), self.index(self.shown - 1, len(self.columns) - 1))

    def _lay_out(self, numbers: list[int]) -> None:
        """Show the same rows in another order; what Qt holds on to moves along."""
        self.layoutAboutToBeChanged.emit()
        held = self.persistentIndexList()  # only now: views take hold of their places when they hear the signal
        wanted = {self._shown[index.row()] for index in held}
        if len(wanted) <= FEW:
            rows = {number: numbers.index(number) for number in wanted}
        else:
            rows = {number: row for row, number in enumerate(numbers) if number in wanted}
        moved = [self.createIndex(rows[self._shown[index.row()]], index.column()) for index in held]
        self._shown = numbers
        self.changePersistentIndexList(held, moved)
        self.layoutChanged.emit()

    def _passing(self, numbers: list[int]) -> list[int]:
        passes, solutions = self._predicate, self._solutions
        return numbers if passes is None else [number for number in numbers if passes(solutions[number])]

    def _key(self) -> Callable[[Any], Any]:
        return (lambda solution: 0) if self.sort_column < 0 else self.columns[self.sort_column].key_of

    @property
    def _falling(self) -> bool:
        return self.sort_order == Qt.SortOrder.DescendingOrder

    def _ordered(self, numbers: list[int], tied: bool = False) -> list[int]:
        """`numbers`, which rise or (`tied`) are in the order of their ties, in the order of the rows."""
        if self.sort_column < 0:
            return sorted(numbers)
        if not tied:
            numbers.sort(key=self._ties.__getitem__)
        numbers.sort(key=self._keys.__getitem__, reverse=self._falling)  # stable: equal keys keep the order of ties
        return numbers

    def _merged(self, old: list[int], new: list[int]) -> tuple[list[int], list[int]]:
        """Both ordered lists as one, and before which row of `old` each of `new` comes. O(m log n) comparisons."""
        if self.sort_column < 0:
            return old + new, [len(old)] * len(new)
        keys, ties = self._keys, self._ties
        places, last, low, high = [], object(), 0, 0
        for number in new:
            if keys[number] != last:
                last = keys[number]
                low = self._end_of_keys(old, last, high, or_equal=False)
                high = self._end_of_keys(old, last, low, or_equal=True)
            low = self._after_tie(old, ties[number], low, high)
            places.append(low)
        merged, done = [], 0
        for place, number in zip(places, new, strict=True):
            if place > done:
                merged += old[done:place]
                done = place
            merged.append(number)
        merged += old[done:]
        return merged, places

    def _after_tie(self, numbers: list[int], tie: Any, low: int, high: int) -> int:
        """The first place from `low` on whose tie is greater; `bisect` in strides, as it is seldom far away."""
        ties, stride = self._ties, 16
        while low + stride < high and not tie < ties[numbers[low + stride]]:
            low += stride
            stride *= 2
        return bisect_right(numbers, tie, low, min(low + stride, high), key=ties.__getitem__)

    def _end_of_keys(self, numbers: list[int], key: Any, low: int, or_equal: bool) -> int:
        """The first place from `low` on whose key comes after `key` (and, unless `or_equal`, is not the same)."""
        keys, falling, high = self._keys, self._falling, len(numbers)
        while low < high:
            middle = (low + high) // 2
            there = keys[numbers[middle]]
            if or_equal if there == key else (there > key) == falling:
                low = middle + 1
            else:
                high = middle
        return low

    # What Qt asks

    def rowCount(self, parent: QModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._shown)

    def columnCount(self, parent: QModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
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
        """The first cell speaks for the whole row, which is what is selected; the others for themselves."""
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
            return (Qt.SortOrder.DescendingOrder if column.greatest_first else Qt.SortOrder.AscendingOrder).value
        if role == Qt.ItemDataRole.AccessibleTextRole:
            title = column.title or column.spoken_title
            if section != self.sort_column:
                return title
            return (self.tr("{}, sorted descending") if self._falling else self.tr("{}, sorted ascending")).format(
                title
            )
        return None


def _alignment(column: Column) -> int:
    side = Qt.AlignmentFlag.AlignTrailing if column.trailing else Qt.AlignmentFlag.AlignLeading
    return int(side | Qt.AlignmentFlag.AlignVCenter)
