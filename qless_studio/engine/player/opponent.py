"""The computer as an opponent of a level, and the player's own earlier rounds as one, on boards of letters."""

from __future__ import annotations

import enum
import math
from collections.abc import Container, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from statistics import NormalDist, fmean
from typing import Any

from qless_studio.engine.errors import StudioError
from qless_studio.engine.game import Game
from qless_studio.engine.history import Entry, Kind
from qless_studio.engine.play_statistics import number
from qless_studio.engine.player.features import BoardFeatures
from qless_studio.engine.player.model import ENTRY, FORM, POWER, ROUND
from qless_studio.engine.player.rounds import any_way_up, is_complete
from qless_studio.engine.player.scale import speed_of_level

LAST = 10
"""Rounds of which the player's usual score is the mean."""


class Strength(enum.Enum):
    """Opponents without a level of their own; the value is the level."""

    EASY = 1_300
    MEDIUM = 1_500
    STRONG = 1_800


@dataclass(frozen=True)
class FoundAt:
    """A word that an opponent enters."""

    seconds: float
    """Seconds from the start of the round until the word is entered."""
    word: str
    points: int


def words_of_level(
    board: BoardFeatures, level: float, seconds: float, seed: int, unknown: Container[str] = ()
) -> tuple[FoundAt, ...]:
    """The words that an opponent of a level enters in a round of this many seconds, in order.

    The same seed and board give the same round, on every machine. Each word comes to mind after an exponential time of
    search; entering it takes two seconds, in which nothing is searched. The opponent knows what an average player of
    this level knows, no more, and none of the words `unknown`.
    """
    random = Random(seed)
    form = FORM * NormalDist().inv_cdf(_part(random))
    faster = speed_of_level(level) + form
    searched = (ROUND * (-math.log(_part(random)) / math.exp(base + faster)) ** (1 / POWER) for base in board.base)
    found = zip(searched, board.words, board.points, strict=True)
    order = sorted(each for each in found if each[1] not in unknown)
    entered = (
        FoundAt(search + ENTRY * number, word, points) for number, (search, word, points) in enumerate(order, start=1)
    )
    return tuple(found for found in entered if found.seconds <= seconds)


def _part(random: Random) -> float:
    """A random number between 0 and 1, neither included; `Random.random` is the same in all versions of Python."""
    return max(random.random(), 2.0**-53)


# oneself


@dataclass(frozen=True)
class OwnRound:
    """An earlier round of the player on the same board."""

    entry: Entry
    words: tuple[FoundAt, ...]
    """With the times at which they were found; spread evenly over the round where the times are not known."""


def own_round(
    entries: Iterable[Entry], game: Game[Any, Any, Any], puzzle: Any, board: BoardFeatures
) -> OwnRound | None:
    """The player's last complete round on a board, whichever way up it was; None without one."""
    name, points = _shown(game, puzzle), dict(zip(board.words, board.points, strict=True))
    rounds = [entry for entry in entries if entry.game == game.key and entry.kind is Kind.ROUND and is_complete(entry)]
    for entry in reversed(rounds):
        with suppress(StudioError):  # a damaged puzzle
            if _shown(game, game.parse(entry.puzzle)) == name:
                found = zip(_times(entry), entry.found, strict=True)
                return OwnRound(entry, tuple(FoundAt(at, word, points[word]) for at, word in found if word in points))
    return None


def _shown(game: Game[Any, Any, Any], puzzle: Any) -> object:
    return None if game.board is None else any_way_up(game.board(puzzle))


def _times(entry: Entry) -> Sequence[float]:
    times, count = entry.proven.get("times"), len(entry.found)
    if isinstance(times, list) and len(times) == count and all(isinstance(at, int | float) for at in times):
        return [float(at) for at in times]
    return [(place + 1) * (entry.seconds or 0.0) / (count + 1) for place in range(count)]


def usual_score(entries: Iterable[Entry], game: str) -> float | None:
    """The mean score of the player's last complete rounds of a game; None without any."""
    rounds = [entry for entry in entries if entry.game == game and entry.kind is Kind.ROUND and is_complete(entry)]
    scores = [score for entry in rounds[-LAST:] if (score := number(entry, "score")) is not None]
    return fmean(scores) if scores else None
