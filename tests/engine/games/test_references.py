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
    gc.collect(0)  # while nothing is collected by itself, all that is new is in the youngest generation
    return sys.getrefcount(True), sys.getrefcount(False)


@pytest.fixture
def no_collection():
    """No garbage is collected but where a test asks for it."""
    enabled = gc.isenabled()
    gc.disable()
    yield
    if enabled:
        gc.enable()


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
@pytest.mark.usefixtures("no_collection")
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
