"""Lists of painted rows under headings, and what Search offers in one, in which order. See docs/decisions/109."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView

from qless_studio.engine.texts import say
from qless_studio.ui.widgets.basic.buttons import plain_text
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


# What Search offers, and in which order. See docs/decisions/109.

BY_WORDS, BY_TIP, LAST = 4, 5, 6
"""Ranks of a match by other words, by the explanation, and of letters scattered over the text; smaller ones as in
`match`."""
WORD_START = 1
"""Up to this rank the letters start a text or one of its words."""
FEW = 4
"""Maximum number of rows of each source but commands"""
TELLING = 3
"""Number of letters from which on explanations are searched: fewer are in nearly all of them."""


@dataclass(frozen=True)
class Offer:
    """Something that can be chosen in Search."""

    text: str
    act: Callable[[], object]
    icon: str = ""
    name: str = ""
    """Stable; "" for what is no command"""
    words: tuple[str, ...] = ()
    """Other words by which it is found"""
    tip: str = ""
    keys: tuple[QKeySequence, ...] = ()
    checked: bool | None = None
    """Whether the command is checked; None: it cannot be checked."""
    enabled: bool = True
    reason: str = ""
    """Why the command cannot run now, if that is known"""
    source: str = ""
    """Kind of the offer if it is no command, such as "Help"."""
    weight: int = 0
    """Added to the rank of a match: what is less likely to be meant comes later."""

    def hit(self, query: str) -> Match | None:
        """How well the offer matches: by its text, else by another word for it, else by its explanation."""
        named = match(query, self.text)
        if named is not None and named.rank < SCATTERED:
            return named
        if query.strip().casefold() in map(str.casefold, self.words):  # as good as a word of the text
            return Match(WORD_START, ())
        if any(_starts_word(query, word) for word in self.words):
            return Match(BY_WORDS, ())
        if len(query.strip()) >= TELLING and self._is_told(query.split()):
            return Match(BY_TIP, ())
        return None if named is None else Match(LAST, named.places)

    def _is_told(self, parts: Sequence[str]) -> bool:
        """Whether each part starts a word of what is said of it."""
        texts = (self.text, *self.words, self.tip)
        return all(any(_starts_word(part, text) for text in texts) for part in parts)


@dataclass(frozen=True)
class Row:
    """A row of the list: the title of a group, or an offer."""

    text: str
    offer: Offer | None = None
    """None for a title"""
    places: tuple[int, ...] = ()
    """Positions of the matched letters"""


class Finder(Protocol):
    """What the card of Search asks."""

    def rows(self, query: str) -> list[Row]:
        """What to show for the text typed."""

    def run(self, offer: Offer) -> None:
        """Do what was chosen."""

    def forget(self) -> None:
        """Drop the commands when the card is closed."""


def offer_of(action: QAction) -> Offer:
    """A command, as it is now."""
    declared = getattr(action, "declared", None)
    words = say(declared.words) if declared is not None and declared.words else ""
    return Offer(
        plain_text(action),
        action.trigger,
        action.property("icon_name") or "",
        action.objectName(),
        tuple(word.strip() for word in words.split(";") if word.strip()),
        action.toolTip() if action.toolTip() != plain_text(action) else "",
        tuple(action.shortcuts()),
        action.isChecked() if action.isCheckable() else None,
        action.isEnabled(),
        getattr(action, "reason", ""),
    )


def first_rows(
    first: Sequence[str], own: tuple[str, Sequence[Offer]], others: tuple[str, Sequence[Offer]]
) -> list[Row]:
    """All commands before a letter is typed.

    Those named `first` come first, then a game's `own`, then all `others`, each with the title of the group; what
    cannot run now comes last.
    """
    every = {offer.name or offer.text: offer for offer in (*own[1], *others[1])}
    rows = [
        Row(every[name].text, every[name]) for name in dict.fromkeys(first) if name in every and every[name].enabled
    ]
    shown = {row.offer for row in rows}
    for title, offers in (own, others):
        left = [Row(offer.text, offer) for offer in offers if offer.enabled and offer not in shown]
        rows += [Row(title), *left] if left else []
    return rows + [Row(offer.text, offer) for offer in (*own[1], *others[1]) if not offer.enabled]


def matching_rows(
    query: str, commands: Iterable[Offer], sources: Iterable[Iterable[Offer]], scattered: bool = True
) -> list[Row]:
    """What matches, the best matches first, equal ones in the order given.

    Of each of the `sources` beside the commands only the best are shown. Letters `scattered` over a text count, if at
    all, only if they are in one piece in no other. What cannot run now comes last, and only if its name matches.
    """
    found = [(hit, offer) for offer in commands if (hit := offer.hit(query)) is not None]
    for source in sources:
        hits = [(hit, offer) for offer in source if (hit := offer.hit(query)) is not None]
        found += sorted(hits, key=_rank)[:FEW]
    found.sort(key=_rank)
    all_scattered = scattered and all(hit.rank == LAST for hit, _ in found)
    limits = (True, LAST), (False, BY_WORDS)
    return [
        Row(offer.text, offer, hit.places)
        for enabled, limit in limits
        for hit, offer in found
        if offer.enabled is enabled and (hit.rank < limit or all_scattered)
    ]


def _rank(pair: tuple[Match, Offer]) -> int:
    return pair[0].rank + pair[1].weight


def _starts_word(query: str, text: str) -> bool:
    hit = match(query, text)
    return hit is not None and hit.rank <= WORD_START
