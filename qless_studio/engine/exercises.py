"""What a game gives the trainer: what was missed in finished games, and exercises for it. See docs/decisions/053."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run

P = TypeVar("P")


@dataclass(frozen=True)
class Played(Generic[P]):
    """A finished round or game, as its game reads it from the history."""

    puzzle: P
    options: Any
    found: tuple[str, ...] = ()
    """What was found or played, as the game wrote it."""
    solved: bool = False


@dataclass(frozen=True)
class Miss:
    """What a player missed in a finished game, and can learn."""

    kind: str
    """Of the game's own kinds, such as `word`."""
    key: str
    """What is to be learned: the same key missed twice is one thing."""
    cost: float
    """What it cost: points, for most games."""
    zipf: float | None = None
    """How common it is; None where that does not matter."""


@dataclass(frozen=True)
class Exercise:
    """One question, with all its right answers."""

    kind: str
    question: str
    """One line for people."""
    answers: tuple[str, ...]
    """Every right answer, in a stable order; proven by a search of everything."""
    needed: int = 1
    """How many of them the player has to give."""
    puzzle: str = ""
    """Text form of the puzzle on which it is answered; "" for none."""


@dataclass(frozen=True)
class Practice(Generic[P]):
    """What a game gives the trainer. See docs/decisions/053."""

    misses: Callable[[Played[P], Lexicon, Run], Iterator[Miss]]
    """What was missed in a finished game; nothing if its search is stopped before it is complete."""
    exercise: Callable[[Miss, tuple[Played[P], ...], int, Lexicon, Run], Exercise | None]
    """The exercise of this number, from 0, for a miss and the games in which it was missed, newest first.

    Deterministic. None if the miss cannot be asked with this list: a word of it is gone, say.
    """
    likelihood: Callable[[Miss, Lexicon], float] = lambda miss, lexicon: 1.0
    """How likely it is to come back in a new puzzle, 0 to 1."""
