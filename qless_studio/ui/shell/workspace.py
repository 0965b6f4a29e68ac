"""The open documents of all games: one or more a game, one of them in front."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from qless_studio.ui.shell.documents.document import Document
from qless_studio.ui.shell.state.session_file import SavedDocument, SavedSession
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.tab.session import Session

log = logging.getLogger(__name__)


class Workspace(QObject):
    """Every game has at least one document. Views are known by their number."""

    opened = Signal(object)
    """Document"""
    closed = Signal(object)
    """Document; it is gone with the next turn of the event loop"""
    renamed = Signal(object)
    """Document: its name, file or modified mark is another"""
    edited = Signal()
    """what is kept of some document is another"""

    def __init__(
        self, views: Sequence[GameView], make_session: Callable[[GameView], Session], parent: QObject | None = None
    ) -> None:
        """`make_session` gives a session of that view with an empty board and the list that new tabs begin with."""
        super().__init__(parent)
        self._views, self._make_session = tuple(views), make_session
        self._documents: list[list[Document]] = [[] for _ in views]
        self._front: list[Document] = []
        self._unknown: tuple[SavedDocument, ...] = ()

    def restore(self, kept: SavedSession) -> None:
        """Open what was open; at the beginning. Documents of games that this version lacks are kept for another."""
        keys = [view.game.key for view in self._views]
        fronts: dict[int, Document] = {}
        for entry in kept.documents:
            if entry.content.game in keys:
                document = self._add(keys.index(entry.content.game), entry)
                if entry.front:
                    fronts[document.index] = document
        self._unknown = tuple(entry for entry in kept.documents if entry.content.game not in keys)
        for index, documents in enumerate(self._documents):
            if not documents:
                self._add(index)
            self._front.append(fronts.get(index, documents[0]))

    def kept(self, current: int) -> SavedSession:
        """As session.json has it; `current` is the number of the view in front."""
        entries = (document.kept(document is self.front(document.index)) for document in self.documents)
        return SavedSession((*entries, *self._unknown), self._views[current].game.key)

    @property
    def documents(self) -> list[Document]:
        """In the order of the games, then of the bars."""
        return [document for documents in self._documents for document in documents]

    def of(self, index: int) -> Sequence[Document]:
        """Those of one game, in the order of its bar."""
        return self._documents[index]

    def front(self, index: int) -> Document:
        """The one of that game that shows."""
        return self._front[index]

    def with_path(self, path: Path) -> Document | None:
        """The document of that file, if it is open; paths are absolute."""
        return next((document for document in self.documents if document.path == path), None)

    def open(self, index: int) -> Document:
        """A new empty document behind the others of its game, with the rules and the words of the one in front."""
        document, before = self._add(index), self.front(index).session
        document.session.set_options(before.options)
        document.session.use_lexicon(before.lexicon_name)
        document.session.use_commonness(before.commonness)
        document.session.set_analysing(before.analysing)
        return document

    def bring(self, document: Document) -> None:
        """Have it show when its game does."""
        if self._front[document.index] is not document:
            self._front[document.index] = document
            self.edited.emit()

    def beside(self, document: Document, step: int) -> Document:
        """The next document of its game for 1, the previous one for -1, and round again."""
        documents = self._documents[document.index]
        return documents[(documents.index(document) + step) % len(documents)]

    def close(self, document: Document) -> None:
        """Close it, saved or not; another one of its game comes to the front, an empty one if it was the last."""
        documents = self._documents[document.index]
        if len(documents) == 1:
            self.open(document.index)
        if self.front(document.index) is document:
            place = documents.index(document)
            self._front[document.index] = documents[place + 1 if place + 1 < len(documents) else place - 1]
        documents.remove(document)
        document.session.close()
        self.closed.emit(document)
        self.edited.emit()
        document.deleteLater()

    def _add(self, index: int, kept: SavedDocument | None = None) -> Document:
        documents = self._documents[index]
        taken = {document.number for document in documents if document.path is None}
        number = next(number for number in range(1, len(documents) + 2) if number not in taken)
        document = Document(index, number, self._make_session(self._views[index]), self)
        if kept is not None:
            problem = document.restore(kept)
            if problem:
                log.warning("document %s: %s", document.name, problem)
        documents.append(document)
        document.renamed.connect(lambda: self.renamed.emit(document))
        document.edited.connect(self.edited)
        self.opened.emit(document)
        return document
