"""Words that the program accepts and lists but never proposes: slurs and obscenities. See docs/decisions/107."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from qless_studio.engine.lexicon.languages import ENGLISH, Language
from qless_studio.engine.resources import resource

_all_proposed = False


def propose_all(wanted: bool) -> None:
    """Choose whether all words are proposed, in the whole process; at first they are not."""
    global _all_proposed
    _all_proposed = wanted


def withheld(language: Language) -> frozenset[str]:
    """The words of a language that are not proposed now, as they are played: `marked` or, if the player wants, none."""
    return frozenset() if _all_proposed else marked(language)


@cache
def marked(language: Language) -> frozenset[str]:
    """The slurs and obscenities of a language, as they are played.

    For what must be the same for everybody, such as a daily puzzle; see `withheld` for the rest.
    """
    lines = file_of(language.code).read_text("utf-8").splitlines()
    return frozenset(language.fold(line) for line in lines if not line.startswith("#"))


def file_of(code: str) -> Path:
    """The file with the marked words of a language, one a line after a line about its sources."""
    folder = "lexicons" if code == ENGLISH.code else f"languages/{code}"
    return resource(f"{folder}/withheld_{code}.txt")
