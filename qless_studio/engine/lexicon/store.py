"""Where lexicons come from: the shipped tiers, the user's imported lists, any file."""

from __future__ import annotations

from pathlib import Path

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.lexicon.lexicon import Lexicon


def load(name: str) -> Lexicon:
    """The lexicon of that name, or of that file; raises `LexiconError`."""
    path = Path(name)
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise LexiconError(f"cannot be read: {error.strerror}", f"word list {name}") from None
    return Lexicon(path.stem, [word for word in text.lower().split() if word.isascii() and word.isalpha()])
