"""Where lexicons come from: the shipped lists, the user's imported lists, any file."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.lexicon import shipped
from qless_studio.engine.lexicon.commonness import ENGLISH
from qless_studio.engine.lexicon.lexicon import Lexicon


class Kind(Enum):
    """Where a list comes from; the value is its name for people."""

    SHIPPED = "shipped"
    IMPORTED = "imported"


@dataclass(frozen=True)
class LexiconInfo:
    """What is known of a list without loading it."""

    name: str
    """What `load` takes."""
    title: str
    kind: Kind
    size: int | None
    """Number of words; None when that is not known."""
    description: str
    """One line, without a full stop."""


def available() -> list[LexiconInfo]:
    """All lists that `load` knows by name, the shipped ones first."""
    sizes = shipped.sources()["words"]
    return [
        LexiconInfo(entry.name, entry.title, Kind.SHIPPED, sizes[entry.name], entry.description)
        for entry in shipped.LISTS.values()
    ]


def load(name: str) -> Lexicon:
    """The shipped list of that name (`wide`, `wide+gb`), or the list in the file of that path; see `shipped.load`.

    Raises `LexiconError` when there is neither, or the file cannot be read.
    """
    if shipped.is_shipped(name):
        return shipped.load(name)
    path = Path(name)
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise LexiconError(f"cannot be read: {error.strerror}", f"word list {name}") from None
    return Lexicon(path.stem, [word for word in text.lower().split() if word.isascii() and word.isalpha()], ENGLISH)
