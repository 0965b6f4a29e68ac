"""The word lists in use, loaded off the GUI thread and shared by the tabs."""

from __future__ import annotations

import logging
from collections import deque

from PySide6.QtCore import QCoreApplication, QObject, QThreadPool, QTimer, Signal

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.lexicon import Lexicon, LexiconInfo, available, load, remove, rename
from qless_studio.ui.work.pool import unobtrusively

log = logging.getLogger(__name__)
POLL_MS = 15


class Lexicons(QObject):
    """Loads each list once, on the pool; a list is kept as long as the window."""

    ready = Signal(str, object)
    """name, Lexicon"""
    failed = Signal(str, str)
    """name, the line to show"""
    renamed = Signal(str, str)
    """old name, new name"""
    removed = Signal(str)
    """name"""
    lists_changed = Signal()
    """`lists` is another one: a list was imported, renamed or removed"""

    def __init__(self, pool: QThreadPool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = pool
        self._loaded: dict[str, Lexicon] = {}
        self._loading: set[str] = set()
        self._lists: list[LexiconInfo] | None = None
        self._inbox: deque[tuple[str, Lexicon | None, str]] = deque()
        self._timer = QTimer(self, interval=POLL_MS)
        self._timer.timeout.connect(self._collect)

    def get(self, name: str) -> Lexicon | None:
        """The list if it is here already."""
        return self._loaded.get(name)

    def request(self, name: str) -> None:
        """Load a list unless it is here or on its way; `ready` or `failed` follows."""
        if name in self._loaded or name in self._loading:
            return
        self._loading.add(name)
        self._pool.start(unobtrusively(lambda: self._inbox.append(_loaded(name))))
        self._timer.start()

    @property
    def lists(self) -> list[LexiconInfo]:
        """All lists there are, shipped ones first; looked up once, and again after `refresh`."""
        if self._lists is None:
            try:
                self._lists = available()
            except LexiconError as error:
                log.error("%s", error)
                self._lists = []
        return self._lists

    def refresh(self) -> None:
        """Look again which lists there are."""
        self._lists = None
        self.lists_changed.emit()

    def title(self, name: str) -> str:
        """What people call a list: `wide+gb` is Wide + British."""
        base, *suffixes = name.split("+")
        title = next((info.title for info in self.lists if info.name == base), base)
        return " + ".join([title, *(regions().get(suffix, suffix) for suffix in suffixes)])

    def rename(self, name: str, new: str) -> None:
        """Give an imported list another name; raises `LexiconError`."""
        rename(name, new)
        self._loaded.pop(name, None)
        self.refresh()
        self.renamed.emit(name, new)

    def remove(self, name: str) -> None:
        """Delete an imported list; raises `LexiconError`."""
        remove(name)
        self._loaded.pop(name, None)
        self.refresh()
        self.removed.emit(name)

    def _collect(self) -> None:
        while self._inbox:
            name, lexicon, message = self._inbox.popleft()
            self._loading.discard(name)
            if lexicon is None:
                self.failed.emit(name, message)
            else:
                self._loaded[name] = lexicon
                self.ready.emit(name, lexicon)
        if not self._loading:
            self._timer.stop()


def regions() -> dict[str, str]:
    """The regions whose spellings can be added to a shipped list: suffix of the name, word for people."""
    translate = QCoreApplication.translate
    return {
        "gb": translate("Lexicons", "British"),
        "ca": translate("Lexicons", "Canadian"),
        "au": translate("Lexicons", "Australian"),
    }


def _loaded(name: str) -> tuple[str, Lexicon | None, str]:
    """Runs on the pool; touches no QObject."""
    try:
        lexicon = load(name)
        _ = lexicon.trie  # built here, or the first search would
        return name, lexicon, ""
    except LexiconError as error:
        return name, None, str(error)
    except Exception as error:
        log.exception("the word list %s failed to load", name)
        return name, None, f"The word list {name} cannot be loaded: {error}"


def size_text(words: int) -> str:
    """The size of a word list in words: 1 word, 154,611 words."""
    if words == 1:
        return QCoreApplication.translate("Lexicons", "1 word")
    return QCoreApplication.translate("Lexicons", "%s words") % f"{words:,}"
