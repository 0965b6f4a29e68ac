"""Plays whole hand games, and makes positions of them, for the tests and the benchmark."""

from __future__ import annotations

from collections.abc import Iterator

from qless_studio.engine.games.quiddler import Options
from qless_studio.engine.games.quiddler.computer import Strength, computer_move
from qless_studio.engine.games.quiddler.hand_game import HandGame, HandMove, NextRound, after, begin
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run


def states(seed: int, strengths: tuple[Strength, Strength], words: Lexicon) -> Iterator[tuple[HandGame, HandMove]]:
    """Every state of a game between two computers, with the move made there."""
    game = begin(seed)
    while not game.over:
        move: HandMove = NextRound()
        if not game.round.over:
            move = computer_move(game, strengths[game.round.turn], words, Options(), Run())
        yield game, move
        game = after(game, move)


def totals(seed: int, strengths: tuple[Strength, Strength], words: Lexicon) -> tuple[int, int]:
    """The scores of a game; for odd seeds the second player begins."""
    order = strengths if seed % 2 == 0 else (strengths[1], strengths[0])
    for state, move in states(seed, order, words):
        game = after(state, move)
    first, second = game.totals
    return (first, second) if seed % 2 == 0 else (second, first)
