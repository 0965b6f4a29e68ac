"""session.json: the open documents, so that the program starts where the last run ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from qless_studio.engine.texts import phrase, say
from qless_studio.ui.shell.state.document_file import Content, content_of
from qless_studio.ui.shell.state.json_store import migrated, read_stored, write_stored
from qless_studio.ui.tab.mode import Mode, mode_of

SCHEMA = 1
MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""By schema number: migrates to the next one"""


@dataclass(frozen=True)
class SavedDocument:
    """One open document."""

    content: Content
    path: str = ""
    """Its file, "" for none"""
    saved: Content | None = None
    """What that file contains"""
    digest: str = ""
    number: int = 1
    """Distinguishes untitled documents of a game"""
    front: bool = True
    """Whether it is shown when its game is"""
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


@dataclass(frozen=True)
class SavedSession:
    """All open documents, in the order of their bars."""

    documents: tuple[SavedDocument, ...] = ()
    current: str = ""
    """Key of the game in front"""


def load(path: Path, settings_path: Path | None = None) -> tuple[SavedSession, str]:
    """What was open, and one line for the user when the file was damaged ("" otherwise).

    A damaged file is renamed, never overwritten. If there is no file yet, settings of schema 1 say what was open.
    """
    saved, message = read_stored(path, _read)
    if saved is None and not message and settings_path is not None:
        saved, _ = read_stored(settings_path, _from_settings, keep=True)
    return saved or SavedSession(), message


def save(path: Path, session: SavedSession) -> None:
    """Write it whole or not at all; raises `SessionError`."""
    documents = [document.as_json() for document in session.documents]
    write_stored(
        path, {"schema": SCHEMA, "current": session.current, "documents": documents}, phrase("session file {}")
    )


def _read(data: Any) -> SavedSession:
    """Raises `SessionError`, ValueError or TypeError for invalid data."""
    data = migrated(data, SCHEMA, MIGRATIONS)
    if not isinstance(data.get("documents"), list) or not isinstance(data.get("current"), str):
        raise TypeError("it holds no documents")
    return SavedSession(tuple(map(_read_document, data["documents"])), data["current"])


def _read_document(data: Any) -> SavedDocument:
    if not isinstance(data, dict):
        raise TypeError("a document is no object")
    path, saved, digest = data.get("path", ""), data.get("saved"), data.get("digest", "")
    number, front = data.get("number", 1), data.get("front", True)
    if not isinstance(path, str) or not isinstance(digest, str) or not isinstance(front, bool):
        raise TypeError("a document's file is not named")
    draft = data.get("draft")
    if not (draft is None or isinstance(draft, str)):
        raise TypeError("a draft is no text")
    play = data.get("play")
    if not (play is None or isinstance(play, dict)):
        raise TypeError("a game in progress is no object")
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number < 1_000_000:
        raise ValueError(f"{number!r} is no number of a document")
    if saved is not None and not isinstance(saved, dict):
        raise TypeError("what was saved is no object")
    content = content_of(data, say("document"))
    held = None if saved is None else content_of(saved, say("saved version"))
    return SavedDocument(content, path, held, digest, number, front, draft, mode_of(data.get("mode")), play)


def _from_settings(data: Any) -> SavedSession:
    """What settings of schema 1 say of the tabs; one puzzle a game."""
    if not isinstance(data, dict) or data.get("schema") != 1 or not isinstance(data.get("tabs", {}), dict):
        return SavedSession()
    documents = []
    for game, tab in data.get("tabs", {}).items():
        if isinstance(tab, dict):
            options = tab.get("options")
            texts = {str(name): str(text) for name, text in options.items()} if isinstance(options, dict) else {}
            content = Content(str(game), str(tab.get("text") or ""), texts, str(tab.get("lexicon") or ""))
            documents.append(SavedDocument(content))
    return SavedSession(tuple(documents), str(data.get("current") or ""))
