"""Lists of painted rows under headings: model and view, and which rows match a few typed letters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView

from qless_studio.ui.widgets.basic.list_row import ListDelegate, ListRow, RowMetrics
from qless_studio.ui.widgets.basic.themed import Painted

SCATTERED = 4
"""Rank of a match whose letters are scattered in order"""
SCATTERED_FROM = 3
"""Number of letters from which on they may be scattered over a text: fewer would match nearly everything"""


@dataclass(frozen=True)
class Match:
    """How well a text matches, and with which letters."""

    rank: int
    """0: the text starts with the letters; 1: one of its words does; 2: they are inside a word; 3: they are several
    words or initials; 4: they are scattered in order."""
    places: tuple[int, ...]
    """Positions of the matched letters in the text, ascending."""


def match(query: str, text: str) -> Match | None:
    """How `text` matches `query`, ignoring case; None if it does not. An empty query matches everything."""
    sought, whole = " ".join(query.lower().split()), text.lower()
    if len(whole) != len(text):  # the lower case of a letter can be two letters: positions would be wrong
        whole = text
    if not sought:
        return Match(0, ())
    run = _run(sought, whole)
    if run is not None:
        return run
    parts = [_run(part, whole) for part in sought.split()]
    if len(parts) > 1 and all(parts):
        return Match(3, tuple(sorted({place for part in parts if part for place in part.places})))
    letters = sought.replace(" ", "")
    initials = _in_words(letters, whole)
    if initials is not None:
        return Match(3, initials)
    scattered = _in_order(letters, whole)
    return Match(SCATTERED, scattered) if scattered and len(letters) >= SCATTERED_FROM else None


def _run(sought: str, whole: str) -> Match | None:
    """The letters in one piece: at the start of the text, else of a word, else anywhere."""
    at = next((place for place in _starts(whole) if whole.startswith(sought, place)), whole.find(sought))
    if at < 0:
        return None
    rank = 0 if at == 0 else 1 if at in _starts(whole) else 2
    return Match(rank, tuple(range(at, at + len(sought))))


def _starts(whole: str) -> list[int]:
    """Where words start."""
    return [place for place, letter in enumerate(whole) if letter.isalnum() and not whole[place - 1 : place].isalnum()]


def _in_words(letters: str, whole: str) -> tuple[int, ...] | None:
    """The letters as starts of several words in order, trying the longest starts first; None if they are not."""

    def from_word(number: int, rest: str) -> tuple[int, ...] | None:
        if not rest:
            return ()
        for next_number in range(number, len(starts)):
            start, common = starts[next_number], 0
            while common < len(rest) and whole[start + common : start + common + 1] == rest[common]:
                common += 1
            for length in range(common, 0, -1):
                after = from_word(next_number + 1, rest[length:])
                if after is not None:
                    return (*range(start, start + length), *after)
        return None

    starts = _starts(whole)
    return from_word(0, letters)


def _in_order(letters: str, whole: str) -> tuple[int, ...] | None:
    """The first places where the letters come in order."""
    found, place = [], -1
    for letter in letters:
        place = whole.find(letter, place + 1)
        if place < 0:
            return None
        found.append(place)
    return tuple(found)


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
