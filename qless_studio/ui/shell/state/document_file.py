"""A document as a file: JSON with a schema number, checked completely before it is used, written atomically."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from qless_studio.engine.errors import SessionError, StudioError
from qless_studio.engine.folders import read_regular, write_atomically
from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import Band
from qless_studio.engine.options import read_options
from qless_studio.engine.texts import damaged, plain, say

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


def check(content: Content, games: Mapping[str, Game[Any, Any, Any]], where: str) -> Checked:
    """Read puzzle and options with their game; raises `SessionError` that begins with `where`."""
    game = games.get(content.game)
    if game is None:
        raise SessionError(say("this version does not know the game {}", content.game), where)
    try:
        puzzle = game.parse(content.puzzle) if content.puzzle.strip() else game.blank
        return Checked(content, puzzle, read_options(game.options, content.options))
    except StudioError as error:
        raise SessionError(str(error), where) from None


def read(path: Path) -> tuple[str, str]:
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


def write(path: Path, content: Content, known: str | None = None) -> str:
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
