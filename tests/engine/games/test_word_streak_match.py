"""A match is three rounds from one seed, the same everywhere; the match of a day holds all of its rounds."""

from collections import Counter
from datetime import date

import pytest

from qless_studio.engine.games.word_streak import GAME
from qless_studio.engine.games.word_streak.dealer import DealOptions
from qless_studio.engine.games.word_streak.match import WORDS, deal_match, rounds_of
from qless_studio.engine.games.word_streak.puzzle import Options, format_puzzle
from qless_studio.engine.games.word_streak.solver import solve_all
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.solving import Run, Stopped

EXPECTED = [
    "RAEE/BSLR/LESE/DIJC",
    "SERA/VBLE/GIIS/GUWT; DL 3 13 15; DW 2",
    "ENAI/HRET/GFIL/ONBN; DL 1 13; TL 2 4; DW 8; TW 5",
]
"""The match of seed 5."""
KINDS = [{}, {"DL": 3, "DW": 1}, {"DL": 2, "TL": 2, "DW": 1, "TW": 1}]


def kinds(puzzles):
    return [Counter(kind for kind in puzzle.multipliers if kind) for puzzle in puzzles]


def texts(match):
    return [format_puzzle(dealt.puzzle) for dealt in match]


def test_a_match_has_three_rounds_with_their_multipliers_and_enough_words():
    lexicon = load("wide")
    for seed in range(3):
        puzzles = [dealt.puzzle for dealt in deal_match(lexicon, DealOptions(), seed, Run())]
        assert kinds(puzzles) == KINDS
        assert len({puzzle.board for puzzle in puzzles}) == 3
        assert all(len(solve_all(puzzle, lexicon, Options())) >= WORDS for puzzle in puzzles)


def test_a_seed_gives_the_same_match_everywhere():
    first, again, other = (texts(deal_match(load("wide"), DealOptions(), seed, Run())) for seed in (5, 5, 6))
    assert first == again == EXPECTED
    assert not set(first) & set(other)


def test_with_a_short_list_each_round_has_the_most_words_of_its_rolls():
    lexicon = Lexicon("test", ["tea", "eat", "ate", "sea"])
    match = deal_match(lexicon, DealOptions(), 1, Run())
    assert kinds(dealt.puzzle for dealt in match) == KINDS
    assert all(dealt.details["words"] > 0 for dealt in match)


def test_a_match_has_the_size_and_the_rules_asked_for():
    options = DealOptions(dice="letters", rows=5, columns=5, rules="wordament")
    match = deal_match(load("common20k"), options, 1, Run())
    assert all((dealt.puzzle.board.rows, dealt.puzzle.board.columns) == (5, 5) for dealt in match)
    wanted = Options(rules="wordament")
    assert all(dealt.details["words"] == len(solve_all(dealt.puzzle, load("common20k"), wanted)) for dealt in match)


def test_a_match_can_be_stopped():
    run = Run()
    run.cancel()
    with pytest.raises(Stopped):
        deal_match(Lexicon("test", ["tea"]), DealOptions(), 1, run)


def test_the_match_of_a_day_begins_with_its_first_round():
    day, lexicon = date(2026, 11, 22), load(GAME.daily.lexicon)
    dealt = GAME.daily.deal(day, lexicon, Run())
    rounds = rounds_of(dealt)
    assert kinds(rounds) == KINDS
    assert dealt.puzzle == rounds[0]
    assert rounds == rounds_of(GAME.daily.deal(day, lexicon, Run()))
    assert not set(rounds) & set(rounds_of(GAME.daily.deal(date(2026, 11, 23), lexicon, Run())))
