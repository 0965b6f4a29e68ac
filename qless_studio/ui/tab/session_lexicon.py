"""The word list of one session: loaded when it is needed, and followed when it is changed, renamed or removed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.lexicon import DEFAULT, Band, Lexicon
from qless_studio.engine.lexicon.imported import Changes
from qless_studio.engine.lexicon.languages import Language
from qless_studio.ui.tab.lexicons import Lexicons


class SessionLexicon(QObject):
    """One list of `Lexicons`, as the player changed it, without words less common than `commonness`.

    While there is no such list, or it cannot be read, another one is in force; documents keep the name of the first.
    Between `keep` and `let_go` nothing changes the words.
    """

    substituted = Signal()
    """Another list replaces the one asked for, which is gone or cannot be read; see `take_note`."""

    def __init__(
        self,
        lexicons: Lexicons,
        *,
        changed: Callable[[Lexicon | None], object],
        arrived: Callable[[], object],
        replaced: Callable[[], object],
        failed: Callable[[str], object],
        parent: QObject,
    ) -> None:
        """`changed` gets the list in force whenever that is another list or version; None while it loads.

        After it, `arrived` is called if the list was loaded, or `replaced` if searches with the list as it was are out
        of date. `failed` gets the line to show when no list can be loaded.
        """
        super().__init__(parent)
        self._changed, self._arrived, self._replaced, self._failed = changed, arrived, replaced, failed
        self.wanted = DEFAULT
        """Name of the list asked for."""
        self.name = DEFAULT
        """Name of the list in force."""
        self.note = ""
        """Why another list than the one asked for is in force, for the user; "" if it is not."""
        self.commonness = Band.UNKNOWN
        """The least common words that count; `Band.UNKNOWN`: all do."""
        self.held = False
        """While True, `request` loads nothing."""
        self._keeps = False
        self._kept: Lexicon | None = None
        """The words between `keep` and `let_go`, once they are loaded."""
        self._changes: Changes | None = None
        """Changes that the words are loaded with; None: the player's own, as they are."""
        self._lexicons = lexicons
        lexicons.ready.connect(self._on_ready)
        lexicons.failed.connect(self._on_failed)
        lexicons.replaced.connect(self._on_replaced)
        lexicons.renamed.connect(self._on_renamed)
        lexicons.removed.connect(self._on_removed)
        lexicons.lists_changed.connect(self._on_lists_changed)

    @property
    def value(self) -> Lexicon | None:
        """The list in force; None while it loads."""
        if self._kept is not None:
            return self._kept
        return self._lexicons.get(self.name, self.commonness, self._changes)

    @property
    def language(self) -> Language:
        """The language of the list in force, known before it is loaded."""
        lexicon = self.value
        return self._lexicons.language(self.name) if lexicon is None else lexicon.language

    def shares_language(self, name: str) -> bool:
        """Whether another list is in the language of the current one."""
        return self._lexicons.language(name).code == self.language.code

    def take_note(self) -> str:
        """Why another list than the one asked for is in force, once, for the user; "" if there is nothing to say."""
        note, self.note = self.note, ""
        return note

    def tell(self) -> None:
        """Say that another list than the one asked for is in force, if it is."""
        if self.note:
            self.substituted.emit()

    def use(self, name: str, commonness: Band) -> None:
        """Work with that list from now on."""
        self.set(name, commonness)
        self._replaced()

    def set(self, name: str, commonness: Band) -> None:
        """Work with that list without calling `replaced`, for a caller that starts its own search."""
        self.wanted, self.commonness, self.note = name, commonness, ""
        if self._kept is not None or self._lexicons.has(name):
            self.name = name
        else:
            self.name = self.name if self._lexicons.has(self.name) else DEFAULT
            self.note = self.tr("The word list {} is not installed; {} is used instead.").format(
                self._lexicons.title(name), self._lexicons.title(self.name)
            )
        self.request()
        self._changed(self.value)

    def request(self) -> None:
        """Load the list if need be, unless the session is held."""
        if not self.held and self.value is None:
            self.load()

    def load(self) -> None:
        """Load the list; `arrived` or `failed` follows."""
        self._lexicons.request(self.name, self.commonness, self._changes)

    def keep(self, name: str, commonness: Band, lexicon: Lexicon | None, changes: Changes | None) -> None:
        """Work with that list, as it was when it was `lexicon`, or with these changes, or else as it is; till `let_go`.

        Words that are banned or added meanwhile change nothing, nor does the list's removal.
        """
        before = self.value
        self._keeps, self._kept = True, lexicon
        as_now = lexicon is not None or self._lexicons.gives(name, commonness, changes)
        self._changes = None if as_now else changes
        if (name, commonness) != (self.wanted, self.commonness):
            self.use(name, commonness)
        elif self.value is not before:
            self._changed(self.value)
            self._replaced()
        self.request()
        self._kept = self.value

    def let_go(self) -> None:
        """Follow the list again."""
        if not self._keeps:
            return
        before = self.value
        self._keeps, self._kept, self._changes = False, None, None
        if self.value is not before:
            self.use(self.wanted, self.commonness)
            self.tell()
        else:
            self._on_lists_changed()

    def _on_replaced(self, name: str, lexicon: Lexicon) -> None:
        if self._kept is None and name == self.name and lexicon is self.value:
            self._changed(lexicon)
            self._replaced()

    def _on_ready(self, name: str, lexicon: Lexicon) -> None:
        if name == self.name and lexicon is self.value and self._kept is None:
            self._kept = lexicon if self._keeps else None
            self._changed(lexicon)
            self._arrived()

    def _on_failed(self, name: str, message: str) -> None:
        if name != self.name or self._kept is not None:
            return
        if name == DEFAULT:
            self._failed(message)
            return
        self.name = DEFAULT
        self.note = self.tr("{}; {} is used instead.").format(message, self._lexicons.title(DEFAULT))
        self.request()
        self._changed(self.value)
        self._replaced()
        self.substituted.emit()

    def _on_renamed(self, name: str, new: str) -> None:
        if name != self.wanted:
            return
        if self._kept is not None:
            self.wanted = self.name = new
            self._changed(self._kept)
        else:
            self.use(new, self.commonness)

    def _on_removed(self, name: str) -> None:
        if name == self.wanted and self._kept is None:
            self.use(name, self.commonness)
            self.substituted.emit()

    def _on_lists_changed(self) -> None:
        """The list asked for may have come."""
        if not self._keeps and self.name != self.wanted and self._lexicons.has(self.wanted):
            self.use(self.wanted, self.commonness)
