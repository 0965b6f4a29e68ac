"""Chances, expectations and levels in words that promise no more than the model knows."""

from __future__ import annotations

from collections import Counter

from qless_studio.engine.player.costs import GivenAway, Mistake
from qless_studio.engine.player.model import SPREAD, Forecast, Skill
from qless_studio.engine.player.orders import NEAR
from qless_studio.engine.player.scale import ROUNDS_FOR_LEVEL, Level
from qless_studio.engine.texts import counted, decimal, figure, phrase, plain, say

SELDOM, USUALLY = 0.05, 0.8
"""Chances below and above these are not given in numbers: they are too high for words a player happens not to know."""
SURE = 2.0
"""A strength is mentioned if it is at least this many times its standard deviation."""
STRENGTHS = (1, phrase("rare words")), (2, phrase("long words")), (3, phrase("longer forms of words"))
"""(index in the belief, what it is about)"""
RARE = 1
"""A high slope of commonness means few rare words."""


def how_often(chance: float) -> str:
    """Number of rounds in ten like this in which a word is found."""
    if chance < SELDOM:
        return say("seldom")
    return say("usually") if chance > USUALLY else say("about {} of 10", max(1, round(10 * chance)))


def found_text(chance: float) -> str:
    """Part of a sentence: in how many rounds like this the player finds a word."""
    return say("you find it in games like this: {}", how_often(chance))


def expectation(forecast: Forecast) -> str:
    """The expected points and their band."""
    low, high = map(figure, forecast.band)
    return plain("{} points expected; 8 of 10 games end between {} and {}", figure(round(forecast.expected)), low, high)


def level_text(level: Level) -> str:
    """A level with its error in tens, or how many rounds it still needs."""
    if not level.known:
        return say("not known yet: {} of {} games", level.rounds, ROUNDS_FOR_LEVEL)
    error = max(10, 10 * round(level.deviation / 10))
    return say("about {}, give or take {}", figure(round(level.value)), figure(error))


def landed_text(told: str, puzzle: float | None, player: float | None) -> str:
    """How hard a board or puzzle was for the player, by the levels of both, and what else is said about the result.

    Nothing is said about one near the player's own level, nor that it was easy where nothing else is said: that would
    be a comment on a bad result.
    """
    if puzzle is None or player is None or abs(puzzle - player) <= NEAR or (puzzle < player and not told):
        return told
    ease = say("Easier than usual for you") if puzzle < player else say("Harder than usual for you")
    return "\n".join(filter(None, (ease, told)))


def given_away_text(costs: GivenAway) -> str:
    """What mistakes cost in games whose moves have a proven cost."""
    mean = decimal(costs.mean, 1)
    return counted(
        costs.games, "{} points given away per game (from {} game)", "{} points given away per game (from {} games)",
        mean, figure(costs.games),
    )  # fmt: skip


def mistakes_text(games: int, sizes: Counter[Mistake]) -> str:
    """How many mistakes of each size there were in this many games."""
    counts = (figure(sizes[size]) for size in Mistake)
    told = say("{} small, {} medium, {} large", *counts)
    return counted(games, "Mistakes in {} game: {}", "Mistakes in {} games: {}", figure(games), told)


def strengths(skill: Skill) -> list[str]:
    """What is stronger or weaker than usual, where the evidence is enough: a sentence each."""
    told = []
    for place, kind in STRENGTHS:
        value, deviation = skill.belief.mean[place], skill.belief.covariance[place][place] ** 0.5
        if deviation < SPREAD[place] / 2 and abs(value) >= SURE * deviation:
            strong, name = (value > 0) != (place == RARE), say(kind)
            told.append(
                say("{}: stronger than usual for you", name) if strong else say("{}: weaker than usual for you", name)
            )
    return told
