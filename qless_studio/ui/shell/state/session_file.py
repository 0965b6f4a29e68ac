"""session.json: the open documents, so that the program starts where the last run ended."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from qless_studio.engine.folders import check_shape
from qless_studio.engine.texts import plain
from qless_studio.ui.shell.state.document_file import Content, content_of
from qless_studio.ui.shell.state.json_store import read_stored, write_stored
from qless_studio.ui.tab.session import Mode, mode_of

SCHEMA = 1
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


def load(path: Path) -> tuple[SavedSession, str]:
    """What was open, and one line for the user when the file was damaged ("" otherwise).

    A damaged file is renamed, never overwritten.
    """
    saved, message = read_stored(path, SCHEMA, _read)
    return saved or SavedSession(), message


def save(path: Path, session: SavedSession) -> None:
    """Write it whole or not at all; raises `SessionError`."""
    documents = [document.as_json() for document in session.documents]
    write_stored(path, {"schema": SCHEMA, "current": session.current, "documents": documents})


def _read(data: dict[str, Any]) -> SavedSession:
    """Raises `SessionError`, ValueError or TypeError for invalid data."""
    check_shape(data, _SHAPE)
    return SavedSession(tuple(map(_read_document, data["documents"])), data["current"])


def _read_document(data: dict[str, Any]) -> SavedDocument:
    content = content_of(data, plain("document"))
    stored = SavedDocument(content).as_json() | data
    check_shape(stored, _DOCUMENT)
    if not 1 <= stored["number"] < 1_000_000:
        raise ValueError(f"{stored['number']!r} is no number of a document")
    values = {name: stored[name] for name in _DOCUMENT}
    if stored["saved"] is not None:
        values["saved"] = content_of(stored["saved"], "saved")
    return SavedDocument(content, **values, mode=mode_of(stored["mode"]))
