"""Quiddler, the hand game: how strong the computer is in 1,000 games a level, and how long its turns take."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator

from qless_studio.engine.games.quiddler.computer import Strength, computer_move
from qless_studio.engine.games.quiddler.hand_game import HandGame, NextRound, after, begin
from qless_studio.engine.games.quiddler.rules import Options
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.solving import Run
from tests.bench.table import Row

GAMES = 1000
COLUMNS = ("median turn", "worst turn")


def rows() -> Iterator[Row]:
    words = load("wide")
    _ = words.trie
    for better, worse in ((Strength.MEDIUM, Strength.EASY), (Strength.STRONG, Strength.MEDIUM)):
        times: list[float] = []
        scores = [_play(seed, better, worse, words, times) for seed in range(GAMES)]
        won = sum(mine > theirs for mine, theirs in scores)
        mine, theirs = (statistics.mean(each) for each in zip(*scores, strict=True))
        what = f"{better.value} against {worse.value}, {GAMES} games"
        yield Row(what, statistics.median(times), max(times), f"won {won}, on average {mine:.0f} to {theirs:.0f}")


def _play(seed: int, better: Strength, worse: Strength, words: Lexicon, times: list[float]) -> tuple[int, int]:
    """The scores of the two; `times` gets those of the better one. It begins with even seeds."""
    place = seed % 2
    players = (better, worse) if place == 0 else (worse, better)
    game = begin(seed)
    while not game.over:
        game = after(game, NextRound()) if game.round.over else _turn(game, players, words, times, place)
    return game.totals[place], game.totals[1 - place]


def _turn(
    game: HandGame, players: tuple[Strength, Strength], words: Lexicon, times: list[float], timed: int
) -> HandGame:
    begun = time.perf_counter()
    move = computer_move(game, players[game.round.turn], words, Options(), Run())
    if game.round.turn == timed:
        times.append(time.perf_counter() - begun)
    return after(game, move)
