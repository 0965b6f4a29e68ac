"""The installed word lists as the rows of a list, and the names that regions give them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt

from qless_studio.engine.lexicon import Kind, LexiconInfo
from qless_studio.engine.lexicon.imported import Changes
from qless_studio.engine.lexicon.languages import ENGLISH, LANGUAGES
from qless_studio.engine.lexicon.shipped import LISTS, REGIONS
from qless_studio.engine.texts import figure, say
from qless_studio.ui.shell.frame.row_list import SCATTERED, RowModel, match
from qless_studio.ui.tab.lexicons import size_text
from qless_studio.ui.widgets.basic.list_row import ListRow


@dataclass(frozen=True)
class LexiconRow:
    """A row: the title of a group, or a word list."""

    text: str
    info: LexiconInfo | None = None
    """Facts of the list; None for a title"""
    changes: Changes = field(default_factory=Changes)
    """Words that the player banned and added"""

    @property
    def damaged(self) -> bool:
        return self.info is not None and self.info.size is None

    @property
    def changed(self) -> str:
        """How many words are banned and added, such as −3 +2 words; "" for none."""
        banned, added = len(self.changes.banned), len(self.changes.added)
        parts = [f"−{figure(banned)}"] if banned else []
        parts += [f"+{figure(added)}"] if added else []
        if banned + added == 1:
            return QCoreApplication.translate("LexiconModel", "{} word").format(parts[0])
        return QCoreApplication.translate("LexiconModel", "{} words").format(" ".join(parts)) if parts else ""


class LexiconModel(RowModel):
    """English lists, imported ones, then those of other languages; one of them is in use."""

    rows: list[LexiconRow]

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.rows = []
        self._query = ""
        self._groups: dict[str, list[LexiconRow]] = {}
        self.current = ""
        """Name of the list in use, without its regions."""

    def show_lists(self, lists: Sequence[LexiconInfo], current: str, changes: Callable[[str], Changes]) -> None:
        """`changes`: what the player changed in a list."""
        self.current = current.partition("+")[0]
        groups: dict[str, list[LexiconRow]] = {self.tr("Built-in"): [], self.tr("Imported"): []}
        for info in lists:
            title = self._heading_of(info)
            groups.setdefault(title, []).append(LexiconRow(info.title, info, changes(info.name)))
        self._groups = groups
        self.show_matches(self._query)

    def show_matches(self, query: str) -> None:
        """Show the lists that the query finds by title, language or description; all of them for ""."""
        self._query = query
        self.beginResetModel()
        self.rows = []
        for title, rows in self._groups.items():
            found = [row for row in rows if _is_found(query, title, row)]
            self.rows += [LexiconRow(title), *found] if found else []
        self.endResetModel()

    @property
    def best(self) -> int:
        """The row of the list in use if it is found, otherwise the first list whose title fits best; -1 for none."""
        listed = [number for number, row in enumerate(self.rows) if row.info is not None]
        if any(self.is_current(number) for number in listed) and not self._query:
            return self.row_of(self.current)
        return min(listed, key=lambda number: _rank(self._query, self.rows[number].text), default=-1)

    def _heading_of(self, info: LexiconInfo) -> str:
        if info.kind is Kind.IMPORTED:
            return self.tr("Imported")
        if info.language == ENGLISH.code:
            return self.tr("Built-in")
        return say(LANGUAGES[info.language].title)

    def show_current(self, current: str) -> None:
        """Mark another list as the one in use."""
        self.current = current.partition("+")[0]
        self.dataChanged.emit(self.index(0), self.index(len(self.rows) - 1))

    def row_of(self, name: str) -> int:
        """Number of the row of a list, -1 when there is none."""
        found = (number for number, row in enumerate(self.rows) if row.info is not None and row.info.name == name)
        return next(found, -1)

    def is_current(self, number: int) -> bool:
        info = self.rows[number].info
        return info is not None and info.name == self.current

    def is_heading(self, number: int) -> bool:
        return self.rows[number].info is None

    def list_row(self, number: int) -> ListRow:
        row = self.rows[number]
        if row.info is None:
            return ListRow(row.text, heading=True)
        current, role = self.is_current(number), "warn" if row.damaged else "text_dim"
        return ListRow(
            row.text,
            weight=600 if current else 500,
            icon="warn" if row.damaged else "check" if current else "",
            icon_role="warn" if row.damaged else "accent_text",
            number=self.tr("damaged") if row.info.size is None else figure(row.info.size),
            detail=row.info.description,
            detail_role=role,
            detail_note=row.changed,
        )

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        info = self.rows[index.row()].info
        if role == Qt.ItemDataRole.ToolTipRole and info is not None:
            return info.description
        return super().data(index, role)

    def spoken(self, number: int) -> str:
        """A row in words."""
        row = self.rows[number]
        if row.info is None:
            return row.text
        size = self.tr("damaged") if row.info.size is None else size_text(row.info.size)
        used = [self.tr("in use")] if self.is_current(number) else []
        changed = [row.changed] if row.changes else []
        return ", ".join([row.text, *used, size, *changed, row.info.description])


def _rank(query: str, text: str) -> int:
    """How well a text matches, 0 best; letters that are scattered over it do not count."""
    found = match(query, text)
    return SCATTERED if found is None else found.rank


def _is_found(query: str, heading: str, row: LexiconRow) -> bool:
    described = row.info.description if row.info is not None else ""
    return any(_rank(query, text) < SCATTERED for text in (row.text, heading, described))


def has_regions(name: str) -> bool:
    """Whether regions' spellings can be added to the list."""
    entry = LISTS.get(name.partition("+")[0])
    return entry is not None and entry.regions != sum(REGIONS.values())


def regions_of(name: str) -> tuple[str, ...]:
    """The regions added in a name: gb and ca of `wide+gb+ca`."""
    return tuple(name.split("+")[1:])


def with_regions(name: str, regions: Sequence[str]) -> str:
    """The name of a list with these regions added, where that can be."""
    base = name.partition("+")[0]
    return "+".join([base, *(region for region in REGIONS if region in regions)]) if has_regions(base) else base
