"""Compiled kernels give back what they take: no search leaves Python with fewer references than before."""

from __future__ import annotations

import gc
import sys
from itertools import islice

import pytest

from qless_studio.engine.lexicon import load
from qless_studio.engine.registry import GAMES
from qless_studio.engine.solving import Run


def references() -> tuple[int, int]:
    """To True and False, which every kernel returns; fixed numbers from Python 3.12 on."""
    gc.collect()
    return sys.getrefcount(True), sys.getrefcount(False)


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_searches_lose_no_reference_to_true_and_false(game):
    """Lost ones end the process, thousands of searches later and anywhere."""
    words = load("common5k")

    def search() -> tuple[int, int]:
        for keep in (1, None):
            list(islice(game.solve(game.example, words, game.options(), Run(keep=keep)), 20))
        return references()

    search()  # what is kept for later is made
    before, after = search(), search()
    assert all(now >= then - 1 for then, now in zip(before, after, strict=True)), (before, after)
