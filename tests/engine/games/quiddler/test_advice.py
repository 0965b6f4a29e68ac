"""Estimates with unknown cards: over many deals they are as often too high as too low."""

from __future__ import annotations

import dataclasses
import math
from collections import Counter
from random import Random

import pytest

from qless_studio.engine.games.quiddler import GAME, Options, format_puzzle, parse
from qless_studio.engine.games.quiddler.puzzle import Puzzle
from qless_studio.engine.games.quiddler.rules import ENGLISH_DECK, UNKNOWN
from qless_studio.engine.lexicon import load
from qless_studio.engine.solving import Run, Search

SAMPLES = 60


def deal(seed):
    """Five piles, of whose seven cards one is unknown."""
    cards = ENGLISH_DECK.unseen(())
    Random(seed).shuffle(cards)
    return Puzzle(((cards[0], UNKNOWN), *((card,) for card in cards[1:4]), (cards[4], cards[5])))


def estimates(puzzle, lexicon):
    search = Search(lambda run: GAME.solve(puzzle, lexicon, Options(samples=SAMPLES), run), Run())
    search.perform()
    return search.run.summary.advice


def exact(puzzle, word, lexicon):
    """The mean over every card that the unknown one may be, of the best score after the word."""
    rest = Counter(ENGLISH_DECK.unseen(puzzle.known))
    total = 0
    for card, copies in rest.items():
        after = parse(f"{format_puzzle(puzzle)}; {word}".replace("?", card))
        (game, *_) = GAME.solve(after, lexicon, Options(games=1), Run(keep=1))
        total += copies * game.score
    return total / rest.total()


@pytest.mark.nightly
def test_the_means_of_many_deals_do_not_lean_one_way():
    lexicon, found = load("common2k"), []
    for seed in range(60):
        puzzle = deal(seed)
        best = next((advice for advice in estimates(puzzle, lexicon) if advice.error), None)
        if best is not None:
            word = f"{best.move.word} {' '.join(str(pile + 1) for pile in best.move.piles)}"
            found.append((best.mean - exact(puzzle, word, lexicon)) / best.error)
    assert len(found) > 30
    assert abs(sum(found) / len(found)) < 2.5 / math.sqrt(len(found))


def test_the_same_deal_has_the_same_estimates():
    lexicon = load("common2k")
    assert estimates(deal(1), lexicon) == estimates(parse(format_puzzle(deal(1))), lexicon)


def test_an_estimate_has_two_decimals_as_json():
    (first, *_) = estimates(deal(1), load("common2k"))
    fields = GAME.fields(deal(1), dataclasses.replace(first, mean=40.12345, error=1.98765))
    assert (fields["score"], fields["mean"], fields["error"], fields["samples"]) == (None, 40.12, 1.99, SAMPLES)
