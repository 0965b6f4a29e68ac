"""Word lists by name, as the library gives them."""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path

from qless_studio.engine.errors import StudioError
from qless_studio.engine.lexicon import DEFAULT, Lexicon, available, load
from qless_studio.engine.lexicon.columns import LAYOUTS, ColumnLayout
from qless_studio.engine.lexicon.importing import ImportOptions
from qless_studio.engine.lexicon.languages import ENGLISH, language_of
from qless_studio.engine.lexicon.shipped import is_shipped
from qless_studio.engine.texts import plain
from qless_studio.library.checks import check_type
from qless_studio.library.tables import Table


def word_lists() -> Table:
    """Every list that `word_list` knows by name: shipped ones, then those the user has imported.

    `words` is their number, None for a damaged list. Raises `StudioError` if the folder of imported lists is
    unreadable.
    """
    return Table.of([info.fields for info in available()], "Word lists")


def word_list(
    name: str | os.PathLike[str] = DEFAULT,
    *,
    language: str = ENGLISH.code,
    encoding: str = "",
    layout: str = "",
    affix: str | os.PathLike[str] = "",
) -> Lexicon:
    """The list with this name, or the one in the file of this path; raises `StudioError`. A path is always a file.

    A list is a read-only set of words: `"quiz" in word_list()`. The rest is about files: the `language` of the words
    (`"pl"`), the `encoding` (any that Python knows), the `layout` of lines (`"lines"`, `"words"` or `"columns"`), and
    the affix file of a Hunspell dictionary. What is not given is found out.
    """
    check_type("word list", name, str, os.PathLike)
    name = name if isinstance(name, str) else os.path.abspath(name)
    if is_shipped(name):
        return _shipped(name)
    if layout not in ("", *LAYOUTS):
        raise StudioError(plain("unknown layout {!r}; available: {}", layout, ", ".join(LAYOUTS)), "layout")
    options = ImportOptions(
        language=language_of(language).code,
        layout=LAYOUTS.get(layout, ColumnLayout.AUTOMATIC),
        encoding=encoding,
        affix=Path(affix) if affix else None,
    )
    return load(name, options)


@lru_cache(maxsize=4)
def _shipped(name: str) -> Lexicon:
    """Loading takes 0.1 s; calls in a row use the same list."""
    return load(name)


def as_list(lexicon: str | Path | Lexicon) -> Lexicon:
    """The list itself, or what `word_list` gives; raises `StudioError`."""
    check_type("lexicon", lexicon, str, Path, Lexicon)
    return lexicon if isinstance(lexicon, Lexicon) else word_list(lexicon)
