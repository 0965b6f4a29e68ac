"""The word lists in use, with the player's changes: made off the GUI thread and shared by the tabs."""

from __future__ import annotations

import logging
from collections import deque
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.lexicon import (
    Band,
    Lexicon,
    LexiconInfo,
    available,
    is_installed,
    load_installed,
    remove,
    rename,
)
from qless_studio.engine.lexicon.imported import FILE, Changes, base_name, derived, load_changes, save_changes
from qless_studio.engine.lexicon.languages import ENGLISH, LANGUAGES, VARIANTS, Language
from qless_studio.engine.lexicon.shipped import LISTS
from qless_studio.engine.texts import counted, say
from qless_studio.ui.work import Task
from qless_studio.ui.work.pool import at_low_priority
from qless_studio.ui.work.signals import timer

log = logging.getLogger(__name__)
POLL_MS = 15


class Cut(NamedTuple):
    """What a tab works with: a list, and the minimum commonness of the words that count."""

    name: str
    commonness: Band
    changes: Changes | None = None
    """Changes to apply to the list; None: the player's own, as they are."""


class _Made(NamedTuple):
    """What a task of the pool made."""

    cut: Cut
    lexicon: Lexicon | None
    message: str = ""
    changes: Changes | None = None
    """Changes that were applied to the list; None for the list as loaded."""


class Lexicons(QObject):
    """Loads each list once, on the pool, and keeps it. See docs/decisions/008.

    A tab gets a list with the player's changes in it, and only words as common as it asks for.
    """

    ready = Signal(str, object)
    """name, Lexicon"""
    failed = Signal(str, str)
    """name, the line to show"""
    replaced = Signal(str, object)
    """name, Lexicon: replaces the one in use, because the player changed words of the list"""
    renamed = Signal(str, str)
    """old name, new name"""
    removed = Signal(str)
    """name"""
    lists_changed = Signal()
    """`lists` has changed: a list was imported, renamed or removed"""
    words_changed = Signal(str)
    """name of a list without regions: the player banned or added words"""
    problem = Signal(str)
    """one line for the user: what failed"""

    def __init__(self, pool: QThreadPool, parent: QObject | None = None, folder: Path | None = None) -> None:
        """`folder`: where the player's changes are stored; None: nowhere (tests, the self-test)."""
        super().__init__(parent)
        self._pool = pool
        self._path: Path | None = None
        self._lists_as_loaded: dict[str, Lexicon] = {}
        self._cuts: dict[Cut, Lexicon] = {}
        self._loading: set[str] = set()
        self._requested: set[Cut] = set()
        self._lists: list[LexiconInfo] | None = None
        self._changes: dict[str, Changes] = {}
        self._inbox: deque[_Made] = deque()
        self._timer = timer(self, POLL_MS, self._collect, repeats=True)
        self._writer = QThreadPool(self)
        self._writer.setMaxThreadCount(1)  # keeps writes in order
        if folder is not None:
            self._read_changes(folder / FILE)

    # lists for the tabs

    def get(self, name: str, commonness: Band = Band.UNKNOWN, changes: Changes | None = None) -> Lexicon | None:
        """The list without the words less common than `commonness`; None unless it has been made.

        `changes` take the place of those that the player has made in it by now.
        """
        return self._cuts.get(Cut(name, commonness, changes))

    def gives(self, name: str, commonness: Band, changes: Changes | None) -> bool:
        """Whether `get` without changes gives the list with these: it is not being made again with others."""
        cut = Cut(name, commonness)
        return changes in (None, self.changes(name)) and not (cut in self._cuts and cut in self._requested)

    def request(self, name: str, commonness: Band = Band.UNKNOWN, changes: Changes | None = None) -> None:
        """Make a list unless it exists or is being made; `ready` or `failed` follows."""
        cut = Cut(name, commonness, changes)
        if cut in self._cuts or cut in self._requested:
            return
        self._requested.add(cut)
        if name in self._lists_as_loaded:
            self._make(cut)
        elif name not in self._loading:
            self._loading.add(name)
            self._pool.start(at_low_priority(lambda: self._inbox.append(_loaded(name)), search=False))
        self._timer.start()

    def _make(self, cut: Cut) -> None:
        """Make a cut of a loaded list, with the current changes."""
        lexicon, changes = self._lists_as_loaded[cut.name], self._changes_of(cut)
        if not changes and cut.commonness is Band.UNKNOWN:
            self._inbox.append(_Made(cut, lexicon, changes=changes))
        else:
            self._pool.start(at_low_priority(lambda: self._inbox.append(_cut(cut, lexicon, changes)), search=False))
        self._timer.start()

    def _changes_of(self, cut: Cut) -> Changes:
        return self.changes(cut.name) if cut.changes is None else cut.changes

    def _collect(self) -> None:
        while self._inbox:
            made = self._inbox.popleft()
            if made.changes is None:
                self._on_loaded(made)
            elif made.changes == self._changes_of(made.cut):  # otherwise one with the latest changes follows
                self._on_made(made.cut, made.lexicon)
        if not (self._loading or self._requested):
            self._timer.stop()

    def _on_loaded(self, made: _Made) -> None:
        name = made.cut.name
        self._loading.discard(name)
        waiting = [cut for cut in self._requested if cut.name == name]
        if made.lexicon is None:
            self._requested.difference_update(waiting)
            self.failed.emit(name, made.message)
            return
        self._lists_as_loaded[name] = made.lexicon
        for cut in waiting:
            self._make(cut)

    def _on_made(self, cut: Cut, lexicon: Lexicon | None) -> None:
        self._requested.discard(cut)
        if lexicon is None or cut.name not in self._lists_as_loaded:  # it has been removed
            return
        signal = self.replaced if cut in self._cuts else self.ready
        self._cuts[cut] = lexicon
        signal.emit(cut.name, lexicon)

    def _forget(self, name: str) -> None:
        """Drop a list that no longer exists, and its cuts."""
        self._lists_as_loaded.pop(name, None)
        self._cuts = {cut: lexicon for cut, lexicon in self._cuts.items() if cut.name != name}

    # words that the player banned or added

    def changes(self, name: str) -> Changes:
        """The player's changes to a list; a list shares them with its regional spellings."""
        return self._changes.get(base_name(name), Changes())

    def listed(self, name: str, word: str) -> bool | None:
        """Whether a list has a word apart from the player's changes; None while it is not loaded."""
        lexicon = self._lists_as_loaded.get(name)
        return None if lexicon is None else word in lexicon

    def change(self, name: str, changes: Changes) -> None:
        """Replace the changes to a list; `replaced` follows for every cut of it in use."""
        base = base_name(name)
        if changes == self.changes(base):
            return
        self._set_changes(base, changes)
        for cut in [*self._cuts, *self._requested]:
            if cut.changes is None and base_name(cut.name) == base and cut.name in self._lists_as_loaded:
                self._requested.add(cut)
                self._make(cut)
        self.words_changed.emit(base)

    def _set_changes(self, base: str, changes: Changes) -> None:
        self._changes = {name: each for name, each in self._changes.items() if name != base}
        if changes:
            self._changes[base] = changes
        if self._path is not None:
            path, stored = self._path, self._changes
            Task(lambda: save_changes(path, stored), self._writer, self, failed=self._on_write_failed).start()

    def _on_write_failed(self, error: Exception) -> None:
        self.problem.emit(str(error))

    def _read_changes(self, path: Path) -> None:
        self._changes, problem = load_changes(path)
        if problem:  # once the window has connected to the signal
            QTimer.singleShot(0, self, lambda: self.problem.emit(problem))
        if not (problem and path.exists()):  # a file that cannot be read is not overwritten
            self._path = path

    # the lists that exist

    @property
    def lists(self) -> list[LexiconInfo]:
        """All lists, shipped ones first; looked up once, and again after `refresh`."""
        if self._lists is None:
            try:
                self._lists = available()
            except LexiconError as error:
                log.error("%s", error)
                self._lists = []
        return self._lists

    def of_same_language(self, name: str) -> list[LexiconInfo]:
        """The readable lists in the language of a list."""
        code = self.language(name).code
        return [info for info in self.lists if info.language == code and info.size is not None]

    def language(self, name: str) -> Language:
        """The language of a list; English for one that is not known."""
        base, _, suffix = name.partition("+")
        if base in LISTS:  # a window that opens looks up no lists
            code = LISTS[base].language
        else:
            code = next((info.language for info in self.lists if info.name == base), ENGLISH.code)
        return VARIANTS.get(f"{code}+{suffix}", LANGUAGES[code])

    def has(self, name: str) -> bool:
        """Whether a shipped or imported list has this name."""
        return is_installed(name)

    def refresh(self) -> None:
        """Look up the lists again."""
        self._lists = None
        self.lists_changed.emit()

    def title(self, name: str) -> str:
        """The name of a list for people: `wide+gb` is Wide + British."""
        base, *suffixes = name.split("+")
        title = LISTS[base].full_title if base in LISTS else base  # a window that opens looks up no lists
        return " + ".join([title, *(regions().get(suffix, suffix) for suffix in suffixes)])

    def rename(self, name: str, new: str) -> None:
        """Give an imported list another name; raises `LexiconError`."""
        rename(name, new)
        self._forget(name)
        changes = self.changes(name)
        if changes:
            self._set_changes(name, Changes())
            self._set_changes(new, changes)
        self.refresh()
        self.renamed.emit(name, new)

    def remove(self, name: str) -> None:
        """Delete an imported list; raises `LexiconError`."""
        remove(name)
        self._forget(name)
        if self.changes(name):
            self._set_changes(name, Changes())
        self.refresh()
        self.removed.emit(name)


def regions() -> dict[str, str]:
    """The regions whose spellings can be added to a shipped list: name by suffix."""
    return {"gb": say("British"), "ca": say("Canadian"), "au": say("Australian")}


def _loaded(name: str) -> _Made:
    """Runs on the pool; touches no QObject."""
    cut = Cut(name, Band.UNKNOWN)
    try:
        lexicon = load_installed(name)
        _ = lexicon.trie  # built now, otherwise by the first search
        _ = "" in lexicon.spellings, lexicon.zipf("")  # read now, otherwise by the first word shown
        return _Made(cut, lexicon)
    except LexiconError as error:
        return _Made(cut, None, str(error))
    except Exception as error:
        log.exception("the word list %s failed to load", name)
        return _Made(cut, None, say("The word list {} cannot be loaded: {}", name, error))


def _cut(cut: Cut, lexicon: Lexicon, changes: Changes) -> _Made:
    """Runs on the pool; touches no QObject."""
    cut_out = derived(lexicon, changes, cut.commonness)
    _ = cut_out.trie
    return _Made(cut, cut_out, changes=changes)


def size_text(words: int) -> str:
    """The size of a word list: 1 word, 154,611 words."""
    return counted(words, "{} word", "{} words")
