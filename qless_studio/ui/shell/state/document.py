"""An open document, the file it belongs to, and session.json with all that are open. See docs/decisions/030."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.errors import SessionError, StudioError
from qless_studio.engine.folders import check_shape, read_regular, write_atomically
from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import Band
from qless_studio.engine.options import read_options
from qless_studio.engine.texts import damaged, plain, say
from qless_studio.ui.shell.state.settings import read_stored, write_stored
from qless_studio.ui.tab.session import Mode, Session, SessionValue, mode_of
from qless_studio.ui.work.signals import listen

# An open document: a session, the file it belongs to, and what that file holds. See docs/decisions/030.


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
        listen(self._on_edited, session.puzzle_changed, session.options_changed, session.lexicon_changed)
        listen(self.edited, session.draft_changed, session.play_changed, session.mode_changed)

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


# A document as a file: JSON with a schema number, checked completely before it is used, written atomically.

SCHEMA = 1
SUFFIX = ".qless"
ALL_WORDS = Band.UNKNOWN.name.lower()
LARGEST = 64 * 1024
"""Bytes of the largest file that can be a puzzle"""


@dataclass(frozen=True)
class Content:
    """Everything that Save writes."""

    game: str
    """Key of the game"""
    puzzle: str
    """The puzzle's text form"""
    options: Mapping[str, str] = field(default_factory=dict)
    """Options by name, each written as on the command line"""
    lexicon: str = ""
    """Name of the word list"""
    commonness: str = ALL_WORDS
    """Band of the least common words that count, in lower case"""

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "puzzle": self.puzzle,
            "options": dict(self.options),
            "lexicon": self.lexicon,
            "commonness": self.commonness,
        }


class Checked(NamedTuple):
    """A content as its game reads it: everything in it is valid."""

    content: Content
    puzzle: Any
    options: Any


class ChangedOnDiskError(SessionError):
    """Raised when another program changed the file since it was read or written."""


def to_text(content: Content) -> str:
    """The text of a document's file."""
    return json.dumps({"schema": SCHEMA, **content.as_json()}, indent=1, ensure_ascii=False) + "\n"


def is_document(text: str) -> bool:
    """Whether a text looks like a document; else it may be the text form of a puzzle."""
    return text.lstrip().startswith("{")


def from_text(text: str, where: str) -> Content:
    """The content in a document's text; raises `SessionError` that begins with `where`."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        if isinstance(error, json.JSONDecodeError):
            raise SessionError(damaged("invalid JSON in line {}", error.lineno), where) from None
        raise SessionError(damaged("not valid JSON"), where) from None
    if not isinstance(data, dict) or "schema" not in data or "game" not in data:
        raise SessionError(damaged("not a Qless Studio document"), where)
    schema = data["schema"]
    if isinstance(schema, bool) or not isinstance(schema, int) or schema < 1:
        raise SessionError(damaged("{!r:.40} is not a schema number", schema), where)
    if schema > SCHEMA:
        raise SessionError(say("was made by another version of Qless Studio; this one cannot read it"), where)
    return content_of(data, where)


def content_of(data: Mapping[str, Any], where: str) -> Content:
    """The content in a JSON object; raises `SessionError`."""
    for name in ("game", "puzzle", "lexicon"):
        if not _is_text(data.get(name)):
            wrong = damaged("not text") if name in data else say("is missing")
            raise SessionError(wrong, f"{where}, {name}")
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise SessionError(damaged("not a JSON object"), plain("{}, options", where))
    for name, value in options.items():
        if not (_is_text(name) and _is_text(value)):
            raise SessionError(damaged("not text"), plain("{}, option {!r:.40}", where, name))
    commonness = data.get("commonness", ALL_WORDS)
    if not isinstance(commonness, str) or commonness.upper() not in Band.__members__:
        raise SessionError(damaged("{!r:.40} is not a commonness band", commonness), plain("{}, commonness", where))
    return Content(data["game"], data["puzzle"], dict(options), data["lexicon"], commonness)


def _is_text(value: object) -> bool:
    """Whether a value is a text that can be shown and written: JSON can contain lone surrogates."""
    return isinstance(value, str) and not any("\ud800" <= letter <= "\udfff" for letter in value)


def check_content(content: Content, games: Mapping[str, Game[Any, Any, Any]], where: str) -> Checked:
    """Read puzzle and options with their game; raises `SessionError` that begins with `where`."""
    game = games.get(content.game)
    if game is None:
        raise SessionError(say("this version does not know the game {}", content.game), where)
    try:
        puzzle = game.parse(content.puzzle) if content.puzzle.strip() else game.blank
        return Checked(content, puzzle, read_options(game.options, content.options))
    except StudioError as error:
        raise SessionError(str(error), where) from None


def read_document(path: Path) -> tuple[str, str]:
    """The text in a file small enough to be a puzzle, and its digest; raises `SessionError`."""
    where = say("file {}", path.name)
    try:
        content = read_regular(path, LARGEST + 1)
    except (FileNotFoundError, ValueError):  # with a NUL in its name it cannot exist
        raise SessionError(say("not found in {}", path.parent), where) from None
    except OSError as error:
        raise SessionError(say("cannot be read: {}", error.strerror), where) from None
    if len(content) > LARGEST:
        raise SessionError(say("is too large"), where)
    try:
        return content.decode("utf-8-sig"), digest(content)
    except UnicodeDecodeError:
        raise SessionError(say("the file is not text"), where) from None


def write_document(path: Path, content: Content, known: str | None = None) -> str:
    """Write a document atomically; returns its digest.

    Raises `SessionError`, and `ChangedOnDiskError` if the digest of the existing file is not `known`; with None any
    file is replaced.
    """
    where, new = say("file {}", path.name), to_text(content).encode("utf-8")
    try:
        if known is not None and path.exists() and digest(read_regular(path, LARGEST + 1)) not in (known, digest(new)):
            raise ChangedOnDiskError(say("was changed by another program"), where)
        write_atomically(path, new)
    except OSError as error:
        raise SessionError(say("cannot be written: {}", error.strerror), where) from None
    return digest(new)


def digest(content: bytes) -> str:
    """A fingerprint of a file's content."""
    import hashlib  # loads OpenSSL, which only files need

    return hashlib.sha256(content).hexdigest()


# session.json: the open documents, so that the program starts where the last run ended.

_SHAPE = {"documents": [dict], "current": str}
_DOCUMENT = {
    "path": str,
    "saved": dict | None,
    "digest": str,
    "number": int,
    "front": bool,
    "draft": str | None,
    "play": dict | None,
}


class SavedDocument(NamedTuple):
    """One open document."""

    content: Content
    path: str = ""
    """Path of the document's file, "" for none"""
    saved: Content | None = None
    """Content of that file"""
    digest: str = ""
    number: int = 1
    """Distinguishes untitled documents of a game"""
    front: bool = True
    """Whether the document is shown when its game is"""
    draft: str | None = None
    """What was being typed as its text"""
    mode: Mode = Mode.ANALYSE
    play: Mapping[str, Any] | None = None
    """The game being played in it, as `engine.play.SavedPlay.as_json`; None if there is none"""

    def as_json(self) -> dict[str, Any]:
        return {
            **self.content.as_json(),
            "path": self.path,
            "saved": None if self.saved is None else self.saved.as_json(),
            "digest": self.digest,
            "number": self.number,
            "front": self.front,
            "draft": self.draft,
            "mode": self.mode.value,
            "play": None if self.play is None else dict(self.play),
        }


class SavedSession(NamedTuple):
    """All open documents, in the order of their bars."""

    documents: tuple[SavedDocument, ...] = ()
    current: str = ""
    """Key of the game in front"""


def load_session(path: Path) -> tuple[SavedSession, str]:
    """What was open, and one line for the user when the file was damaged ("" otherwise).

    A damaged file is renamed, never overwritten.
    """
    saved, message = read_stored(path, SCHEMA, _saved_session)
    return saved or SavedSession(), message


def save_session(path: Path, session: SavedSession) -> None:
    """Write it whole or not at all; raises `SessionError`."""
    documents = [document.as_json() for document in session.documents]
    write_stored(path, {"schema": SCHEMA, "current": session.current, "documents": documents})


def _saved_session(data: dict[str, Any]) -> SavedSession:
    """Raises `SessionError`, ValueError or TypeError for invalid data."""
    check_shape(data, _SHAPE)
    return SavedSession(tuple(map(_saved_document, data["documents"])), data["current"])


def _saved_document(data: dict[str, Any]) -> SavedDocument:
    content = content_of(data, plain("document"))
    stored = SavedDocument(content).as_json() | data
    check_shape(stored, _DOCUMENT)
    if not 1 <= stored["number"] < 1_000_000:
        raise ValueError(f"{stored['number']!r} is no number of a document")
    values = {name: stored[name] for name in _DOCUMENT}
    if stored["saved"] is not None:
        values["saved"] = content_of(stored["saved"], "saved")
    return SavedDocument(content, **values, mode=mode_of(stored["mode"]))
