"""A match is three rounds from one seed, the same everywhere; the match of a day holds all of its rounds."""

import json
from collections import Counter
from dataclasses import asdict, replace
from datetime import date

import pytest

from qless_studio.engine.games.word_streak import GAME
from qless_studio.engine.games.word_streak.dealer import (
    WORDS,
    DealOptions,
    Match,
    RoundScore,
    deal_match,
    match_of,
    read_match,
    round_of,
    rounds_of,
)
from qless_studio.engine.games.word_streak.puzzle import Options, format_puzzle, parse, solve_all
from qless_studio.engine.grids.review import Pace
from qless_studio.engine.history import Entry, Kind, Result
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


@pytest.mark.long
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


def running():
    match = Match(tuple(map(parse, ("AB/CD", "AB/CE; DL 0", "AB/CF; TW 1"))), Pace(2.5))
    return match.with_score(RoundScore(10, 3, 20, 50, 9)).next_round().with_score(RoundScore(5, 1, 15, 40, 7))


def test_the_score_of_a_match_is_the_sum_of_its_rounds():
    match = running()
    assert (match.number, match.over, format_puzzle(match.puzzle)) == (2, False, "AB/CE; DL 0")
    assert match.total == RoundScore(15, 4, 35, 90, 16)
    assert match.with_score(RoundScore(6, 2, 15, 40, 7)).total == RoundScore(16, 5, 35, 90, 16)
    last = match.next_round()
    assert not last.over
    assert last.with_score(RoundScore(1, 1, 1, 1, 1)).over
    assert Match(match.rounds).total == RoundScore()


def test_a_match_survives_being_saved():
    for match in (running(), running().next_round(), Match(running().rounds)):
        assert read_match(json.loads(json.dumps(match.as_json()))) == match


@pytest.mark.parametrize(
    "damage",
    [
        {"rounds": []},
        {"rounds": ["AB/CD", "AB/CD; XX 1", "AB"]},
        {"rounds": 5},
        {"rounds": [1, 2, 3]},
        {"number": 0},
        {"number": 4},
        {"number": "x"},
        {"scores": [{"points": 3}]},
        {"scores": [{"score": "many"}]},
        {"scores": []},
        {"pace": {}},
        {"pace": {"per_word": -1, "per_tile": 0}},
        {"pace": {"per_word": float("nan"), "per_tile": 0}},
        {"pace": None},
        {"pace": {"per_word": 10**400, "per_tile": 0}},
        {"number": float("inf")},
        {"number": 10**400},
    ],
)
def test_a_damaged_match_is_refused(damage):
    with pytest.raises(ValueError, match=r"\S"):
        read_match(running().as_json() | damage)
    with pytest.raises(ValueError, match="it is no object"):
        read_match([damage])


def played_match(name, points, boards=EXPECTED):
    """The entries that a match leaves, one for each round and one for all."""
    rounds = [
        Entry("word-streak", board, Result.FINISHED, Kind.ROUND, 120.0, found=("tea",), lexicon="wide",
              proven={"round": number, "score": score, "pace": [4.5, 0.25]}, id=f"{name}{number}")
        for number, (board, score) in enumerate(zip(boards, points, strict=True), start=1)
    ]  # fmt: skip
    scores = [asdict(RoundScore(score, 1)) for score in points]
    whole = Entry("word-streak", boards[0], Result.FINISHED, id=f"{name}3-match", proven={"rounds": scores})
    return [*rounds, whole]


def test_the_rounds_of_a_match_are_found_in_the_history_even_if_another_was_played_in_between():
    first, second = played_match("a", (10, 20, 30)), played_match("b", (11, 21, 31))
    history = [*second[:1], *first[:1], *first[1:], *second[1:]]
    for number in (1, 2, 3):
        match = match_of(f"a{number}", history)
        assert match.number == number
        assert [score.score for score in match.scores] == [10, 20, 30]
        assert list(map(format_puzzle, match.rounds)) == EXPECTED
        assert match.over
        shown = round_of(match, number, first)
        assert shown.id == f"a{number}"
        assert read_match(shown.proven["match"]) == match
    assert match_of("b2", history).total.score == 63


@pytest.mark.parametrize("without", range(4))
def test_rounds_without_the_rest_of_their_match_are_rounds_on_their_own(without):
    entries = played_match("a", (10, 20, 30))
    removed = entries.pop(without)
    assert all(match_of(entry.id, entries) is None for entry in (*entries, removed))


def test_rounds_with_other_points_than_those_of_the_match_are_not_taken_for_its_rounds():
    entries = played_match("a", (10, 20, 30))
    entries[1] = replace(entries[1], proven={**entries[1].proven, "score": 21})
    assert match_of("a3", entries) is None
    entries = played_match("a", (10, 20, 30), ["no; board"] * 3)
    assert match_of("a3", entries) is None


def test_a_round_reviewed_again_leaves_the_match_as_it_is():
    boards = tuple(map(parse, EXPECTED))
    match = Match(boards, Pace(), (RoundScore(1), RoundScore(2)), 1).with_score(RoundScore(1))
    assert match.scores == (RoundScore(1), RoundScore(2))
    assert match.next_round().number == 3
    assert read_match(match.as_json()) == match
