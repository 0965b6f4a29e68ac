"""The list of the editor of shortcuts: every command with its keys, filtered by name or by keys.

See docs/decisions/037.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from qless_studio.ui.shell.frame.row_list import Match, RowModel, match
from qless_studio.ui.shell.shortcuts.catalogue import Entry, Section
from qless_studio.ui.shell.shortcuts.shortcuts import Shortcuts, to_native, to_portable
from qless_studio.ui.widgets.basic.list_row import ListRow

GOOD_RANK = 3
"""Matches up to this rank count: among so many commands scattered letters would match too often."""


@dataclass(frozen=True)
class ShortcutRow:
    """A row of the list: the title of a section, or a command."""

    text: str
    entry: Entry | None = None
    """None for a title"""
    places: tuple[int, ...] = ()


class ShortcutModel(RowModel):
    """Follows the shortcuts; an empty search shows everything."""

    rows: list[ShortcutRow]

    def __init__(self, shortcuts: Shortcuts, parent: QObject) -> None:
        super().__init__(parent)
        self._shortcuts = shortcuts
        self._sections: list[Section] = []
        self._query = ""
        self._keys = QKeySequence()
        self.rows = []
        shortcuts.changed.connect(self._on_changed)

    @property
    def entries(self) -> list[Entry]:
        """All commands, in the order of the list."""
        return [entry for section in self._sections for entry in section.entries]

    def set_sections(self, sections: Sequence[Section]) -> None:
        self._sections = list(sections)
        self._refill()

    def search_name(self, query: str) -> None:
        """Show the commands whose names match these letters."""
        self._query, self._keys = query, QKeySequence()
        self._refill()

    def search_keys(self, keys: QKeySequence) -> None:
        """Show the commands that have these keys; all for none."""
        self._query, self._keys = "", keys
        self._refill()

    def row_of(self, name: str) -> int:
        """The row of a command, -1 when it is not shown."""
        return next((n for n, row in enumerate(self.rows) if row.entry is not None and row.entry.name == name), -1)

    def meeting(self, entry: Entry, keys: QKeySequence) -> list[Entry]:
        """The other commands that have these keys and can be active together with `entry`, in any game or place."""
        return [other for other in self.entries if other.meets(entry) and self._has(other, keys) and other != entry]

    def _has(self, entry: Entry, keys: QKeySequence) -> bool:
        return keys in self._shortcuts.keys(entry.name)

    def _refill(self) -> None:
        self.beginResetModel()
        self.rows = []
        for section in self._sections:
            found = [(hit, entry) for entry in section.entries if (hit := self._hit(section, entry)) is not None]
            if found:
                self.rows.append(ShortcutRow(section.title))
            for hit, entry in sorted(found, key=lambda pair: pair[0].rank):
                self.rows.append(ShortcutRow(entry.text, entry, hit.places))
        self.endResetModel()

    def _hit(self, section: Section, entry: Entry) -> Match | None:
        if not self._keys.isEmpty():
            return Match(0, ()) if self._keys in self._shortcuts.keys(entry.name) else None
        hit = match(self._query, entry.text)
        if hit is not None and hit.rank <= GOOD_RANK:
            return hit
        whole = match(self._query, section.title)  # the whole section is meant
        return Match(GOOD_RANK, ()) if whole is not None and whole.rank < GOOD_RANK else None

    def _on_changed(self) -> None:
        if not self._keys.isEmpty():
            self._refill()
        elif self.rows:
            self.dataChanged.emit(self.index(0), self.index(len(self.rows) - 1))

    # what the list asks

    def list_row(self, number: int) -> ListRow:
        row = self.rows[number]
        if row.entry is None:
            return ListRow(row.text, heading=True)
        keys, note = self._shortcuts.keys(row.entry.name), self._note(row.entry)
        role = "bad" if self._rivals(row.entry) else "text_dim"
        icon = row.entry.command.icon
        return ListRow(row.text, row.places, weight=400, icon=icon, shortcuts=keys, note=note, note_role=role)

    def spoken(self, number: int) -> str:
        """A row in words: the command, its keys, the note on them."""
        row = self.rows[number]
        if row.entry is None:
            return row.text
        keys = to_native(self._shortcuts.keys(row.entry.name)) or self.tr("no shortcut")
        return ", ".join(part for part in (row.text, keys, self._note(row.entry)) if part)

    def _note(self, entry: Entry) -> str:
        rivals = self._rivals(entry)
        if rivals:
            return self.tr("also {}").format(rivals[0].text)
        return self.tr("changed") if self._shortcuts.is_changed(entry.name) else ""

    def _rivals(self, entry: Entry) -> list[Entry]:
        """Commands with the same keys, which do not work then; possible only with settings of another version."""
        return [rival for keys in self._shortcuts.keys(entry.name) for rival in self.meeting(entry, keys)]

    def is_default(self, entry: Entry) -> bool:
        """Whether a command has the keys it was made with."""
        return to_portable(self._shortcuts.keys(entry.name)) == to_portable(self._shortcuts.default(entry.name))
