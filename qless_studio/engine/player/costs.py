"""Mistakes with an exact cost, in Quiddler: what a player gives away, apart from how hard the deals were."""

from __future__ import annotations

import enum
import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from qless_studio.engine.history import Entry, Kind, Result
from qless_studio.engine.play_statistics import number
from qless_studio.engine.texts import phrase

MOVE = "position"
"""Kind of the misses that are one move each."""
PAR_PART = 0.5
"""Part of what par gave away on the same deal that is taken off, which evens out hard deals."""


class Mistake(enum.Enum):
    """How large a mistake is; the value is its name for people."""

    SMALL = phrase("small")
    MEDIUM = phrase("medium")
    LARGE = phrase("large")


FLOORS = {Mistake.LARGE: 15.0, Mistake.MEDIUM: 7.0, Mistake.SMALL: 3.0}
"""Points from which a move is such a mistake; up to 2 it is none."""


@dataclass(frozen=True)
class GivenAway:
    """What a player gives away in a game."""

    games: int
    mean: float
    """Points given away in a game."""
    evened: float
    """The mean less half of what par gave away on the same deals: hard deals are evened out."""


def mistake(cost: float) -> Mistake | None:
    """The size of a mistake that cost this many points; None if it was none."""
    return next((size for size, floor in FLOORS.items() if cost >= floor), None)


def mistakes(costs: Iterable[float]) -> Counter[Mistake]:
    """How many mistakes of each size there are among the costs of moves."""
    return Counter(size for cost in costs if (size := mistake(cost)) is not None)


def given_away(entries: Iterable[Entry], game: str) -> GivenAway | None:
    """What the games of a history gave away; None without any that counts.

    Those that count were played to their end without hints, and have a proven best score and par.
    """
    figures = [figure for entry in entries if entry.game == game and (figure := _figures(entry)) is not None]
    if not figures:
        return None
    own, par = (math.fsum(each) / len(figures) for each in zip(*figures, strict=True))
    return GivenAway(len(figures), own, own - PAR_PART * par)


def _figures(entry: Entry) -> tuple[float, float] | None:
    """What the player and what par gave away; 0 where words that are not in the word list brought more."""
    score, best, par = (number(entry, name) for name in ("score", "best", "par"))
    if score is None or best is None or par is None or entry.hints or entry.kind is Kind.EXERCISE:
        return None
    if entry.result is Result.GIVEN_UP:
        return None
    return max(0.0, best - score), best - par
