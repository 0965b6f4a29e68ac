"""All that is open: the documents of every game, the one in front, their tabs, and what they share."""

from __future__ import annotations

import dataclasses
import logging
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal

from qless_studio.engine import kernels
from qless_studio.engine.lexicon import Band
from qless_studio.engine.lexicon.languages import ENGLISH
from qless_studio.engine.lexicon.shipped import list_like
from qless_studio.ui.shell.state.document import Document, SavedDocument, SavedSession
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.tab.lexicons import Lexicons
from qless_studio.ui.tab.session import Levels, Session
from qless_studio.ui.tab.tab import Tab
from qless_studio.ui.widgets.results.word_facts import minimum_band_text

log = logging.getLogger(__name__)


class Workspace(QObject):
    """What every controller of the window works with.

    Every game has at least one document; a game is known by the index of its view. Its documents are made, and the game
    is imported, when it is first asked for; a tab is built when its document first comes to the front. `show` is to be
    called before anything is asked of the document in front.
    """

    opened = Signal(object)
    """Document"""
    closed = Signal(object)
    """Document; it is deleted with the next turn of the event loop."""
    renamed = Signal(object)
    """Document: its name, its file or whether it is modified changed."""
    edited = Signal()
    """What is saved of the open documents changed."""
    tab_built = Signal(object, object)
    """Document, and its new Tab"""
    front_changed = Signal(object)
    """The Document that came to the front; its tab is built. Also emitted when it was in front already."""
    front_updated = Signal()
    """Another document came to the front, or the state, the word list or the rules of the document there changed."""
    lexicon_changed = Signal()
    """The session in front uses another word list, or its list was loaded."""
    puzzle_changed = Signal()
    """The puzzle of the document in front changed."""
    wished = Signal(object)
    """What the window is to do: a value of `tab.wishes` or `shell.wishes`."""
    message = Signal(str)
    """One line for the user"""
    offered = Signal(str, object, str)
    """One line for the user, the QAction that does something about it, the label of its button"""
    problem = Signal(str)
    """One line for the user about something that failed"""
    save_failed = Signal(str)
    """One line for the user about a document whose changes could not be saved"""
    succeeded = Signal()
    """What the user asked for was done; what failed before is no news any more."""

    def __init__(
        self,
        views: Sequence[GameView],
        pool: QThreadPool,
        *,
        records: Path | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`records`: the folder for the tabs' own records; None for none (tests, the self-test)."""
        super().__init__(parent)
        self.views, self.pool = tuple(views), pool
        self.lexicon = ""
        """The word list that new documents begin with; "" for the one that suits the game, in the language played."""
        self.play_in = ENGLISH.code
        """Code of the language that new documents and daily puzzles are in; `set_words` changes it."""
        self.lexicons = Lexicons(pool, self, records)
        self.levels = Levels(self)
        self.levels.games = lambda: {view.key: view.game for view in self.views}
        self._threads: int | None = None
        self.records = records
        """The folder of the history and of the tabs' own records; None for none."""
        self._saved: list[list[SavedDocument] | None] = [[] for _ in views]
        """Documents of the saved session by game, until the game is first asked for; then None."""
        self._documents: list[list[Document]] = [[] for _ in views]
        self._fronts: list[Document | None] = [None for _ in views]
        self._tabs: dict[Document, Tab] = {}
        self._unknown: tuple[SavedDocument, ...] = ()
        self._index = 0
        self._searching = False
        self.lexicons.renamed.connect(self._on_lexicon_renamed)
        self.lexicons.problem.connect(self.problem)
        self.lexicons.lists_changed.connect(self.front_updated)

    # saved and restored

    def restore(self, saved: SavedSession) -> None:
        """Take over what was open; called once, first of all.

        The documents of a game are made when it is first asked for; until then they stay as they were saved. Documents
        of games that this version lacks are kept.
        """
        keys = [view.key for view in self.views]
        self._saved = [[entry for entry in saved.documents if entry.content.game == key] for key in keys]
        self._unknown = tuple(entry for entry in saved.documents if entry.content.game not in keys)

    def saved(self) -> SavedSession:
        """What is to be in session.json."""
        entries: list[SavedDocument] = []
        for waiting, documents, front in zip(self._saved, self._documents, self._fronts, strict=True):
            entries += [document.to_saved(document is front) for document in documents] if waiting is None else waiting
        return SavedSession((*entries, *self._unknown), self.view.key)

    def open_all(self) -> None:
        """Make the documents of all games; this imports the games."""
        for index in range(len(self.views)):
            self._open_game(index)

    def _open_game(self, index: int) -> None:
        """Make the documents of a game, at least one, unless they are there."""
        waiting, self._saved[index] = self._saved[index], None
        if waiting is None:
            return
        made = [self._add(index, entry) for entry in waiting] or [self._add(index)]
        fronts = [document for document, entry in zip(made, waiting, strict=False) if entry.front]
        self._fronts[index] = fronts[-1] if fronts else made[0]
        for document in made:
            self.opened.emit(document)

    # what is open

    @property
    def documents(self) -> list[Document]:
        """The open documents made so far, by game, then in the order of the bar; all of them after `open_all`."""
        return [document for documents in self._documents for document in documents]

    @property
    def sessions(self) -> list[Session]:
        """The sessions of all open documents, in the order of `documents`."""
        return [document.session for document in self.documents]

    @property
    def tabs(self) -> list[Tab]:
        """The tabs that are built."""
        return list(self._tabs.values())

    def built(self) -> list[tuple[Document, Tab]]:
        """The documents whose tabs are built, and these."""
        return list(self._tabs.items())

    def of(self, index: int) -> Sequence[Document]:
        """The documents of one game, in the order of its bar."""
        self._open_game(index)
        return self._documents[index]

    def front(self, index: int) -> Document:
        """The document of that game that is shown when the game is."""
        self._open_game(index)
        front = self._fronts[index]
        assert front is not None
        return front

    def with_path(self, path: Path) -> Document | None:
        """The document of that file, if it is open; paths are absolute."""
        for index, waiting in enumerate(self._saved):
            if any(entry.path == str(path) for entry in waiting or ()):
                self._open_game(index)
        return next((document for document in self.documents if document.path == path), None)

    def has_tab(self, document: Document) -> bool:
        """Whether the tab of a document is built."""
        return document in self._tabs

    def tab_of(self, document: Document) -> Tab:
        """The tab of a document, built if need be."""
        if document not in self._tabs:
            view = self.views[document.index]
            tab = self._tabs[document] = view.parts.tab(document.session)
            document.session.updated.connect(self.front_updated)
            self.tab_built.emit(document, tab)
            if self._searching:  # once the tab is painted: a worker would slow that down
                QTimer.singleShot(0, document.session, document.session.release)
        return self._tabs[document]

    # the document in front

    @property
    def index(self) -> int:
        """Index of the game in front."""
        return self._index

    @property
    def view(self) -> GameView:
        return self.views[self._index]

    @property
    def document(self) -> Document:
        return self.front(self._index)

    @property
    def session(self) -> Session:
        return self.document.session

    @property
    def tab(self) -> Tab:
        return self.tab_of(self.document)

    @property
    def lexicon_title(self) -> str:
        """What people call the word list in force."""
        session = self.session
        title = self.lexicons.title(session.words.name)
        if session.words.commonness is Band.UNKNOWN:
            return title
        return f"{title} ({minimum_band_text(session.words.commonness)})"

    def show(self, document: Document) -> None:
        """Bring a document to the front, and its game."""
        self.tab_of(document)  # first: what follows its session meanwhile asks the tab in front, which exists
        self._index = document.index
        if self._fronts[document.index] is not document:
            self._fronts[document.index] = document
            self.edited.emit()
        self._give_way()
        self.front_changed.emit(document)
        self.front_updated.emit()
        self._tell_of_lexicon(document.session)

    def show_game(self, index: int) -> None:
        """Bring a game to the front, with the document of it that was in front last."""
        self.show(self.front(index))

    def show_other(self, index: int) -> None:
        """Bring a game to the front as `show_game` does, unless it is there."""
        if index != self._index:
            self.show_game(index)

    def beside(self, document: Document, step: int) -> Document:
        """The next document of its game for 1, the previous one for -1; after the last comes the first."""
        documents = self._documents[document.index]
        return documents[(documents.index(document) + step) % len(documents)]

    # opening and closing

    def open(self, index: int) -> Document:
        """A new empty document after the others of its game, with the rules and words chosen in the one in front."""
        before = self.front(index).session
        document = self._add(index)
        value = before.value._replace(puzzle=before.game.blank, unread=None, draft=None, play=None)
        document.session.load(value._replace(**before.chosen._asdict()))
        self.opened.emit(document)
        return document

    def close(self, document: Document) -> None:
        """Close it, saved or not; another one of its game takes its place, an empty one if it was the last."""
        documents = self._documents[document.index]
        if len(documents) == 1:
            self.open(document.index)
        if self.front(document.index) is document:
            place = documents.index(document)
            self._fronts[document.index] = documents[place + 1 if place + 1 < len(documents) else place - 1]
        documents.remove(document)
        document.session.close()
        self.closed.emit(document)
        tab = self._tabs.pop(document, None)
        if tab is not None:
            tab.deleteLater()
        if document.index == self._index:
            self.show_game(self._index)
        self.edited.emit()
        document.deleteLater()

    def _add(self, index: int, saved: SavedDocument | None = None) -> Document:
        documents = self._documents[index]
        taken = {document.number for document in documents if document.path is None}
        number = next(number for number in range(1, len(documents) + 2) if number not in taken)
        document = Document(index, number, self._new_session(self.views[index]), self)
        if saved is not None:
            problem = document.restore(saved)
            if problem:
                log.warning("document %s: %s", document.name, problem)
        documents.append(document)
        document.renamed.connect(lambda: self.renamed.emit(document))
        document.edited.connect(self.edited)
        session = document.session
        session.state_changed.connect(self.front_updated)
        session.wished.connect(self.wished)
        session.lexicon_changed.connect(lambda _: self._on_lexicon_changed(session))
        session.puzzle_changed.connect(lambda _: self._on_puzzle_changed(session))
        session.message.connect(self.message)
        session.problem.connect(self.problem)
        session.words.substituted.connect(lambda: self._tell_of_lexicon(session))
        return document

    def _new_session(self, view: GameView) -> Session:
        session = Session(view.game, self.lexicons, self.pool, self)
        session.folder, session.threads, session.levels = self.records, self._threads, self.levels
        session.hold()
        session.play_in = self.play_in
        session.use_lexicon(self._list_for(view))
        return session

    def _list_for(self, view: GameView) -> str:
        """The word list of a new document."""
        return self.lexicon if self.lexicons.has(self.lexicon) else list_like(view.parts.lexicon, self.play_in)

    def set_words(self, lexicon: str, play_in: str) -> None:
        """What new documents begin with from now on: the list, if not "", else the game's own in this language.

        Daily puzzles use this language, too. When it changes, documents that are empty and have no file follow.
        """
        before, self.lexicon, self.play_in = self.play_in, lexicon, play_in
        for session in self.sessions:
            session.play_in = play_in
        if before == play_in:
            return
        for document in self.documents:
            if document.untouched and document.session.language.code != play_in:
                document.session.use_lexicon(self._list_for(self.views[document.index]))
        for waiting in self._saved:
            for place, entry in enumerate(waiting or ()):
                if waiting is not None and not (entry.content.puzzle or entry.path or entry.draft):
                    waiting[place] = entry._replace(content=dataclasses.replace(entry.content, lexicon=""))

    def _is_front(self, session: Session) -> bool:
        front = self._fronts[self._index]
        return front is not None and session is front.session

    def _on_puzzle_changed(self, session: Session) -> None:
        if self._is_front(session):
            self.puzzle_changed.emit()

    def _on_lexicon_changed(self, session: Session) -> None:
        if self._is_front(session):
            self.lexicon_changed.emit()
            self.front_updated.emit()

    def _tell_of_lexicon(self, session: Session) -> None:
        """Say that another list is used than the one asked for, as soon as the session is in front."""
        note = session.words.take_note() if self._is_front(session) else ""
        if note:
            self.problem.emit(note)

    def _on_lexicon_renamed(self, name: str, new: str) -> None:
        """Have documents that are not made yet follow, as sessions do."""
        for waiting in self._saved:
            for place, entry in enumerate(waiting or ()):
                if waiting is not None and entry.content.lexicon == name:
                    content = dataclasses.replace(entry.content, lexicon=new)
                    waiting[place] = entry._replace(content=content)

    # searches

    def set_threads(self, threads: int | None) -> None:
        """How many threads a search may use from now on, as `Session.threads`."""
        self._threads = threads
        for session in self.sessions:
            session.threads = threads

    def start_searching(self) -> None:
        """Search from now on, in the tabs that are built: the window is painted."""
        self._searching = True
        for document in self._tabs:
            document.session.release()

    def _give_way(self) -> None:
        """Interpreted kernels search one at a time: searches of other tabs would delay the one in front."""
        if not self._searching or kernels.compiled():
            return
        for session in self.sessions:
            if session is not self.session:
                session.hold()
        self.session.release()
