"""What the cards of the progress are called: what was missed in one game can be told apart."""

from __future__ import annotations

import pytest

from qless_studio.engine.exercises import Miss
from qless_studio.engine.games.quiddler.move_analysis import rated_moves
from qless_studio.engine.games.quiddler.solver import LaidWord
from qless_studio.engine.history import Entry, Result
from qless_studio.engine.lexicon import load
from qless_studio.engine.practice.cards import MissStore, cards_of
from qless_studio.engine.registry import GAMES
from qless_studio.engine.solving import Run
from qless_studio.ui.shell.places.history.standing import card_name

BY_KEY = {game.key: game for game in GAMES}
QUIDDLER = BY_KEY["quiddler"]
DEAL = "L/Q O/X J/I O/T E/TH L/B T/O I/H"


def entry(game, puzzle, found=(), when="2026-11-22T12:00:00+00:00"):
    return Entry(game, puzzle, Result.FINISHED, found=tuple(found), lexicon="common2k", when=when, id=when)


def test_two_mistakes_of_one_game_of_quiddler_have_names_of_their_own():
    lexicon, options = load("common2k"), QUIDDLER.options()
    moves = []
    for _ in range(2):
        rated = rated_moves(QUIDDLER.parse("; ".join((DEAL, *moves))), lexicon, options, Run())
        words = [each for each in rated if isinstance(each.move, LaidWord)]
        worst = max(words, key=lambda each: each.cost).move
        moves.append(" ".join([worst.word.upper(), *(str(pile + 1) for pile in worst.piles)]))
    cards = cards_of([entry("quiddler", DEAL, moves)], BY_KEY, MissStore(None), load, Run())
    names = [card_name(card) for card in cards]
    assert [name.partition(", game of 22")[0] for name in names[:2]] == ["Move 1", "Move 2"]
    assert len(set(names)) == len(cards)


@pytest.mark.parametrize(
    ("game", "puzzle", "misses", "names"),
    [
        (
            "word-streak",
            "UNPG/RIAE/EAYS/TSTO",
            [Miss("word", "pages", 9.0), Miss("first", "UNPG/RIAE", 9.0), Miss("path", "pays UNPG/RIAE", 3.0)],
            ["PAGES", "Which word first on UNPG…, game of", "Path of PAYS, game of"],
        ),
        ("q-less", "acdgost", [Miss("roll", "acdgost", 7.0), Miss("stuck", "acdgost; cat", 4.0)],
         ["ACDGOST", "Grid of ACDGOST, game of"]),
        (
            "affix",
            "at ell ear ow",
            [Miss("dead end", "at ell ear ow; XY=b | YZ", 2.0), Miss("hint", "at ell ear ow; XY=b | XW2", 2.0)],
            ["Dead end at –ELL –EAR, game of", "Hint at –AT –OW, game of"],
        ),
    ],
)  # fmt: skip
def test_other_games_name_what_was_missed(game, puzzle, misses, names):
    store, once = MissStore(None), entry(game, puzzle)
    store._known[once.id] = tuple(misses)
    found = [card_name(card) for card in cards_of([once], BY_KEY, store, load, Run())]
    assert [name.partition(" 22")[0] for name in found] == names


def test_what_was_missed_in_several_games_has_no_day():
    store, games = MissStore(None), [entry("quiddler", DEAL, when=f"2026-11-{day}T12:00:00+00:00") for day in (20, 22)]
    for each in games:
        store._known[each.id] = (Miss("greedy", "dearest word", 9.0),)
    (card,) = cards_of(games, BY_KEY, store, load, Run())
    assert card_name(card) == "The highest-scoring word"
