"""Qless Studio: letter puzzles solved exactly, as a desktop program and as a library without Qt.

    >>> import qless_studio
    >>> board = qless_studio.puzzle("boggle", "BWFV/SLIN/DAEN/TEHT")
    >>> qless_studio.solve(board).verdict
    'Complete: 214 words, 389 points'

Importing it takes a millisecond: everything in `__all__` is loaded when first used; for type checkers it
is declared in __init__.pyi. See docs/library and docs/decisions/090.
"""

from importlib import import_module
from typing import Any

__version__ = "0.1.0"
APPLICATION_ID = "org.qless_studio.QlessStudio"
"""How desktops know the program: the name of its .desktop file, its icon and its description"""

_MODULES = {
    "engine.errors": ("StudioError",),
    "engine.lexicon": ("Lexicon",),
    "engine.reasons": ("Reason",),
    "library.player": ("Chances", "chances", "history"),
    "library.puzzles": ("Puzzle", "daily", "deal", "games", "puzzle"),
    "library.searches": ("Proof", "Solution", "Solutions", "best", "prove", "scores", "solve"),
    "library.tables": ("DataSet", "Table", "data_sets", "proven_boards", "word_list", "word_lists"),
    "library.why": ("why",),
}
_HOME = {name: module for module, names in _MODULES.items() for name in names}

__all__ = [  # frozen: tests/library/test_names.py
    "Chances",
    "DataSet",
    "Lexicon",
    "Proof",
    "Puzzle",
    "Reason",
    "Solution",
    "Solutions",
    "StudioError",
    "Table",
    "__version__",
    "best",
    "chances",
    "daily",
    "data_sets",
    "deal",
    "games",
    "history",
    "prove",
    "proven_boards",
    "puzzle",
    "scores",
    "solve",
    "why",
    "word_list",
    "word_lists",
]


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
