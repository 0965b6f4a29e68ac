"""Reasons: one sentence why a move, a word or a verdict is what it is, and the facts that it rests on.

Each game yields its reasons in order of usefulness and computes each only when it is asked for: see
docs/decisions/115.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from qless_studio.engine.lexicon.languages import Language
from qless_studio.engine.lexicon.lexicon import withheld
from qless_studio.engine.texts import say

NAMED = 3
"""Most words or letters that a sentence names."""


@dataclass(frozen=True)
class Reason:
    """One sentence. Every figure and every word in it is among its facts, and every fact is proven."""

    concept: str
    """Name of the kind of reason; not shown."""
    facts: Mapping[str, Any] = field(hash=False)
    """JSON values by name."""
    text: str
    """The sentence, of at most 20 words."""
    more: str = ""
    """A second sentence; "" for none."""
    at: tuple[int, ...] = field(default=(), compare=False)
    """What a board may mark: numbers of cells, piles or nodes."""

    def fields(self) -> dict[str, Any]:
        """The JSON form."""
        return {"concept": self.concept, "facts": dict(self.facts), "text": self.text, "more": self.more}


def first_of(reasons: Iterator[Reason]) -> Reason | None:
    """The most useful reason; None for none."""
    return next(reasons, None)


def two_of(reasons: Iterator[Reason]) -> tuple[Reason, ...]:
    """The most useful reason and, unless it has a second sentence, the one after it."""
    first = next(reasons, None)
    if first is None:
        return ()
    second = None if first.more else next(reasons, None)
    return (first,) if second is None else (first, second)


def told(reasons: Sequence[Reason]) -> tuple[str, str]:
    """Both sentences of what `two_of` gives; "" for none."""
    if not reasons:
        return "", ""
    return reasons[0].text, reasons[0].more or (reasons[1].text if len(reasons) > 1 else "")


def sentence(reasons: Iterable[Reason], language: Language) -> str:
    """What the most useful reason says that names no word that is not proposed, see `withheld`; "" for none."""
    slurs = withheld(language)
    return next((each.text for each in reasons if slurs.isdisjoint(_named(each.facts.values()))), "")


def _named(facts: Iterable[Any]) -> Iterator[str]:
    for fact in facts:
        if isinstance(fact, str):
            yield fact.lower()
        elif isinstance(fact, list):
            yield from _named(fact)


def listed(names: Iterable[str]) -> str:
    """The names as in a sentence: H, Q and X."""
    *others, last = [*names] or [""]
    return say("{} and {}", ", ".join(others), last) if others else last


def either(names: Iterable[str]) -> str:
    """The names as a choice: J, V or X."""
    *others, last = names
    return say("{} or {}", ", ".join(others), last) if others else last


def capitals(letters: Iterable[str]) -> str:
    """The letters in capitals, as in a sentence."""
    return listed(letter.upper() for letter in letters)
