"""An open document: a session, the file it belongs to, and what that file holds. See docs/decisions/030."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.errors import StudioError
from qless_studio.engine.lexicon import Band
from qless_studio.engine.options import read_options
from qless_studio.ui.shell.state.document_file import Checked, Content
from qless_studio.ui.shell.state.session_file import SavedDocument
from qless_studio.ui.tab.session import Session, SessionValue


class Document(QObject):
    """A session with its file, and whether saving would change that file; Undo can make it unmodified again."""

    renamed = Signal()
    """The document's name, file or `modified` has changed."""
    edited = Signal()
    """What is saved of the document has changed."""

    def __init__(self, index: int, number: int, session: Session, parent: QObject) -> None:
        """`index` of its game; `number`, from 1, distinguishes the untitled documents of a game."""
        super().__init__(parent)
        session.setParent(self)
        self.index, self.number, self.session = index, number, session
        self.path: Path | None = None
        self.saved: Content | None = None
        """Content of the file; None while the document has none"""
        self.digest = ""
        """Digest of the file as it was last read or written"""
        self._modified = False
        for signal in (session.puzzle_changed, session.options_changed, session.lexicon_changed):
            signal.connect(self._on_edited)
        for signal in (session.draft_changed, session.play_changed, session.mode_changed):
            signal.connect(self.edited)

    @property
    def name(self) -> str:
        """The name of its file, or one for a document that has none yet."""
        if self.path is not None:
            return self.path.stem
        return self.tr("Untitled") if self.number == 1 else self.tr("Untitled {}").format(self.number)

    @property
    def content(self) -> Content:
        session = self.session
        options = _texts(session.options)
        text = session.text if session.unread is None else session.unread[0]
        commonness = session.words.commonness.name.lower()
        return Content(session.game.key, "" if self.blank else text, options, session.words.wanted, commonness)

    @property
    def modified(self) -> bool:
        """Whether closing it would lose something; options of an empty board without a file are nothing to lose."""
        return not self.blank if self.saved is None else self.content != self.saved

    @property
    def untouched(self) -> bool:
        """Empty, without a file, and nothing to undo: what is opened may replace it."""
        return self.path is None and self.blank and self.session.undo_stack.count() == 0

    @property
    def blank(self) -> bool:
        """Whether there is no puzzle in it, not even one that cannot be read."""
        return self.session.puzzle == self.session.game.blank and self.session.unread is None

    def load(self, checked: Checked) -> None:
        """Hold this puzzle with its rules and words; there is nothing to undo."""
        session, content = self.session, checked.content
        session.load(
            SessionValue(
                checked.puzzle,
                checked.options,
                content.lexicon or session.words.name,
                Band[content.commonness.upper()],
                session.analysing,
            )
        )

    def belongs_to(self, path: Path, content: Content, digest: str) -> None:
        """Note that the document was read from this file, or written to it."""
        self.path, self.saved, self.digest = path, content, digest
        self._modified = self.modified
        self.renamed.emit()
        self.edited.emit()

    def to_saved(self, front: bool) -> SavedDocument:
        """What is to be in session.json."""
        path = "" if self.path is None else str(self.path)
        session = self.session
        return SavedDocument(
            self.content, path, self.saved, self.digest, self.number, front, session.draft, session.mode, session.play
        )

    def restore(self, saved: SavedDocument) -> str:
        """Become the saved document; returns what could not be read and why, "" when all could.

        A puzzle that cannot be read stays in `session.unread`; unreadable options are replaced by the defaults.
        """
        session, content, problems = self.session, saved.content, []
        self.number = saved.number
        options, puzzle, unread = session.options, session.game.blank, None
        try:
            options = read_options(session.game.options, content.options)
        except StudioError as error:
            problems.append(str(error))
        try:
            puzzle = session.game.parse(content.puzzle) if content.puzzle else puzzle
        except StudioError as error:
            unread = (content.puzzle, str(error))
            problems.append(str(error))
        lexicon, commonness = content.lexicon or session.words.name, Band[content.commonness.upper()]
        session.load(
            SessionValue(
                puzzle, options, lexicon, commonness, session.analysing, unread, saved.draft, saved.mode, saved.play
            )
        )
        if saved.path:
            self.path, self.saved, self.digest = Path(saved.path), saved.saved, saved.digest
        if self.saved is not None:  # a version with other options is no reason to save again
            defaults = _texts(session.game.options())
            known = {name: text for name, text in self.saved.options.items() if name in defaults}
            self.saved = dataclasses.replace(self.saved, options=defaults | known)
        self._modified = self.modified
        return "; ".join(problems)

    def is_kept_elsewhere(self) -> None:
        """Note that closing loses nothing: what the document holds now is in the history, for example."""
        self.saved, self._modified = self.content, False
        self.renamed.emit()

    def _on_edited(self) -> None:
        self.edited.emit()
        if self.modified != self._modified:
            self._modified = not self._modified
            self.renamed.emit()


def _texts(options: Any) -> dict[str, str]:
    """Options by name, each written as on the command line."""
    return {known.name: str(getattr(options, known.name)) for known in dataclasses.fields(options)}
