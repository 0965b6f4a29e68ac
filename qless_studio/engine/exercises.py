"""What a game gives the trainer: what was missed in finished games, and exercises for it. See docs/decisions/053."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import counted

P = TypeVar("P")


@dataclass(frozen=True)
class Played(Generic[P]):
    """A finished round or game, as its game reads it from the history."""

    puzzle: P
    options: Any
    found: tuple[str, ...] = ()
    """What was found or played, as the game wrote it."""
    solved: bool = False
    proven: Mapping[str, Any] = field(default_factory=dict)
    """What else the game wrote of it: JSON values by name, which older entries may lack."""


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
    choices: tuple[str, ...] = ()
    """What the player chooses from, as shown, two to four; () where the answer is typed or made on the board."""
    heading: str = ""
    """The question where the puzzle is in view; "" for the same."""
    options: Any = None
    """The options of the game with which the puzzle is answered; None for those by default."""
    single_try: bool = False
    """Whether the first answer counts: a choice or a move is right or wrong at once, a word may be tried again."""
    about: str = ""
    """What on the board it is about, in the game's own terms: a node, a word that was found; "" for the whole board."""
    fresh: bool = False
    """Whether the puzzle was made for the question; otherwise it is that of a game played, or a position of it."""
    solution: Any = None
    """What else the game's board shows by searching: for its hints, and when the question is over. The window does no
    search of its own: it would stall."""


def points_lost(miss: Miss) -> str:
    """What a miss cost in points, as a part of a sentence."""
    return counted(round(miss.cost), "it cost you {} point", "it cost you {} points")


@dataclass(frozen=True)
class Together:
    """How several misses of one puzzle are asked together: each has its key as its answer."""

    kind: str
    """Of the exercises, of one miss each, in whose place it comes."""
    question: Callable[[int], str]
    """What is asked of so many misses, the puzzle in view."""
    most: int = 6
    """How many are asked at once."""


@dataclass(frozen=True)
class Practice(Generic[P]):
    """What a game gives the trainer. See docs/decisions/053."""

    misses: Callable[[Played[P], Lexicon, Run], Iterator[Miss]]
    """What was missed in a finished game; nothing if its search is stopped before it is complete."""
    exercise: Callable[[Miss, tuple[Played[P], ...], int, Lexicon, Run], Exercise | None]
    """The exercise of this number, from 0, for a miss and the games in which it was missed, newest first.

    Deterministic. None if the miss cannot be asked with this list: a word of it is gone, say.
    """
    likelihood: Callable[[Miss, Lexicon, Path | None], float] = lambda miss, lexicon, folder: 1.0
    """How likely it is to come back in a new puzzle, 0 to 1; what takes long to simulate is kept in the folder.

    A word can be counted; of other misses this is an assumption, by default that all are alike. It only orders the new
    cards of one game.
    """
    together: Together | None = None
    """How misses of one puzzle are asked together; None if each is asked on its own."""
    cost: Callable[[Miss], str] = points_lost
    """What a miss cost then, as a part of a sentence; "" where there is nothing to say."""
    about: Callable[[Miss], str] = lambda miss: ""
    """What of a game a miss is about, as a name, so that two of one game can be told apart; "" for its key, a word."""
