"""The word lists there are as the rows of a list, and the names that regions give them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QModelIndex, QPersistentModelIndex, Qt

from qless_studio.engine.lexicon import Kind, LexiconInfo
from qless_studio.engine.lexicon.changes import Changes
from qless_studio.engine.lexicon.shipped import LISTS, REGIONS
from qless_studio.engine.texts import figure
from qless_studio.ui.tab.lexicons import size_text


@dataclass(frozen=True)
class Row:
    """A row: the head of a group, or a list."""

    text: str
    info: LexiconInfo | None = None
    """None for a head."""
    changes: Changes = field(default_factory=Changes)
    """Words that the player banned and added."""

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


class LexiconModel(QAbstractListModel):
    """Shipped lists, then imported ones; one of them is in use."""

    def __init__(self, parent: Any) -> None:
        super().__init__(parent)
        self.rows: list[Row] = []
        self.current = ""
        """Name of the list in use, without its regions."""

    def show_lists(self, lists: Sequence[LexiconInfo], current: str, changes: Callable[[str], Changes]) -> None:
        """`changes`: what the player changed in a list."""
        self.beginResetModel()
        self.current = current.partition("+")[0]
        self.rows = [Row(self.tr("Built-in"))]
        shown = [Row(info.title, info, changes(info.name)) for info in lists]
        self.rows += [row for row in shown if row.info.kind is Kind.SHIPPED]
        imported = [row for row in shown if row.info.kind is not Kind.SHIPPED]
        self.rows += [Row(self.tr("Imported")), *imported] if imported else []
        self.endResetModel()

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

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's own
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.spoken(index.row())
        if role == Qt.ItemDataRole.ToolTipRole and row.info is not None:
            return row.info.description
        return None

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        if self.rows[index.row()].info is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def spoken(self, number: int) -> str:
        """A row in words."""
        row = self.rows[number]
        if row.info is None:
            return row.text
        size = self.tr("damaged") if row.damaged else size_text(row.info.size)
        used = [self.tr("in use")] if self.is_current(number) else []
        changed = [row.changed] if row.changes else []
        return ", ".join([row.text, *used, size, *changed, row.info.description])


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
