"""An exercise about a word that was found: what it can be extended to on the same board, and its reversal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from qless_studio.engine.exercises import Exercise
from qless_studio.engine.grids.solver import FoundWord
from qless_studio.engine.texts import counted, say

NEEDED = 8
"""Maximum number of words asked for at once."""


def is_extension(word: str, base: str) -> bool:
    """Whether a word is the other one with letters before or after it, or the other one spelled backwards."""
    return word != base and (base in word or word == base[::-1])


def base_of(word: str, found: Iterable[str]) -> str:
    """The longest of the words found that this word extends or reverses, the first in the alphabet; "" for none."""
    return min((base for base in found if is_extension(word, base)), key=lambda base: (-len(base), base), default="")


def extensions(kind: str, base: str, text: str, words: Iterable[FoundWord], options: Any) -> Exercise | None:
    """Find the words of a board that extend or reverse a word of it; None if there are none."""
    answers = tuple(sorted(each.word for each in words if is_extension(each.word, base)))
    if not answers:
        return None
    needed = min(NEEDED, len(answers))
    heading = counted(
        needed,
        "You found {1}: find {0} word that extends or reverses it",
        "You found {1}: find {0} words that extend or reverse it",
        needed,
        base.upper(),
    )
    asked = say("{}: {}", heading, text)
    return Exercise(kind, asked, answers, needed, text, heading=heading, options=options, about=base)
