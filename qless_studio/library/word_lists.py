"""Word lists by name, as the library gives them."""

from __future__ import annotations

from functools import lru_cache

from qless_studio.engine.lexicon import DEFAULT, Lexicon, available, load
from qless_studio.engine.lexicon.shipped import is_shipped
from qless_studio.library.tables import Table


def word_lists() -> Table:
    """Every list that `word_list` knows by name: shipped ones, then those the user has imported.

    `words` is their number, None for a damaged list. Raises `StudioError` if the folder of imported lists is
    unreadable.
    """
    return Table.of([info.fields for info in available()], "Word lists")


def word_list(name: str = DEFAULT) -> Lexicon:
    """The list with this name, or the one in the file of this path; raises `StudioError`.

    A list is a read-only set of words: `"quiz" in word_list()`.
    """
    return _shipped(name) if is_shipped(name) else load(name)


@lru_cache(maxsize=4)
def _shipped(name: str) -> Lexicon:
    """Loading takes 0.1 s; calls in a row use the same list."""
    return load(name)


def as_list(lexicon: str | Lexicon) -> Lexicon:
    """The list itself, or the one with this name; raises `StudioError`."""
    return word_list(lexicon) if isinstance(lexicon, str) else lexicon
