"""What a game provides for practice: misses of finished games, and exercises for them.

See docs/decisions/053 and 056.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
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
    """What was found or played, in the game's own form."""
    solved: bool = False
    proven: Mapping[str, Any] = field(default_factory=dict)
    """What else the game recorded: JSON values by name, which older entries may lack."""


@dataclass(frozen=True)
class Miss:
    """Something that a player missed in a finished game and can learn."""

    kind: str
    """One of the game's own kinds, such as `word`."""
    key: str
    """What to learn; misses with the same key are the same thing to learn."""
    cost: float
    """Cost of the miss, in most games in points."""
    zipf: float | None = None
    """How common the word is; None if that does not matter."""


@dataclass(frozen=True)
class Exercise:
    """One question, with all its right answers."""

    kind: str
    question: str
    """One line of text."""
    answers: tuple[str, ...]
    """Every right answer, in a stable order; proven by an exhaustive search."""
    needed: int = 1
    """Number of answers that the player has to give."""
    puzzle: str = ""
    """Text form of the puzzle on which it is answered; "" for none."""
    choices: tuple[str, ...] = ()
    """Two to four choices, as shown; () if the answer is typed or made on the board."""
    heading: str = ""
    """The question for when the puzzle is visible; "" for the same."""
    options: Any = None
    """The options that apply; None for the default ones."""
    single_try: bool = False
    """Whether only the first answer counts, as for a choice or a move; a word may be tried again."""
    about: str = ""
    """The part of the board in question, in the game's own form: a node, a found word; "" for the whole board."""
    also: tuple[str, ...] = ()
    """Further answers that count, where several misses are asked together: what else was missed in the game."""
    fresh: bool = False
    """Whether the puzzle was made for the question; otherwise it comes from a game played."""
    solution: Any = None
    """Search results that the game's board shows in hints and after the question. Part of the exercise, since a search
    by the window would make it stall."""


def points_lost(miss: Miss) -> str:
    """What a miss cost in points, as a phrase."""
    return counted(round(miss.cost), "it cost you {} point", "it cost you {} points")


@dataclass(frozen=True)
class Together:
    """How several misses of one puzzle are asked together: each has its key as its answer."""

    kind: str
    """The kind of the exercises for a single miss that it replaces."""
    question: Callable[[int], str]
    """The question for a number of misses; the puzzle is visible."""
    most: int = 6
    """Maximum number of misses in one question."""
    every: int = 1
    """The exercises of these numbers are of that kind: 1 for all, 4 for 0, 4, 8 and so on."""
    miss: str = "word"
    """The kind of the misses that it joins."""
    others: Callable[[Played[Any], Lexicon, Run], Iterable[str]] = lambda played, lexicon, run: ()
    """Everything else that was missed in a game: it counts as an answer, too."""


@dataclass(frozen=True)
class Practice(Generic[P]):
    """What a game provides for practice. See docs/decisions/053."""

    misses: Callable[[Played[P], Lexicon, Run], Iterator[Miss]]
    """The misses of a finished game; none if its search is stopped."""
    exercise: Callable[[Miss, tuple[Played[P], ...], int, Lexicon, Run], Exercise | None]
    """The exercise of this number, from 0, for a miss and the games in which it was missed, newest first.

    Deterministic. None if the list does not allow it, for example because a word is gone.
    """
    unplayed: Callable[[Played[P], Lexicon, Run], Iterator[Miss]] | None = None
    """What can be asked about an unplayed puzzle, as misses; None: all that was missed when nothing was found."""
    likelihood: Callable[[Miss, Lexicon, Path | None], float] = lambda miss, lexicon, folder: 1.0
    """The probability that a miss occurs in a new puzzle, 0 to 1; slow simulations are cached in the folder.

    A word can be counted; for other misses this is an assumption, by default that all are alike. It only orders the new
    cards of one game.
    """
    together: Together | None = None
    """Joins misses of one puzzle into one question; None if each is asked on its own."""
    cost: Callable[[Miss], str] = points_lost
    """What a miss cost, as a phrase; "" if that is not known."""
    why: Callable[[Exercise, Played[P], str, Lexicon, Run], str] = lambda exercise, played, answer, lexicon, run: ""
    """One sentence about an answer to an exercise that is over: why it is wrong, or why what was missed in the game was
    worth finding; "" where no reason helps. See docs/decisions/115."""
    about: Callable[[Miss], str] = lambda miss: ""
    """Which part of the game the miss concerns, to distinguish misses of one game; "" for its key, a word."""
