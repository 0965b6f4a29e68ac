"""Word Streak: hand counts, the three tables, the reference cases, text form, heat and dealing."""

import hashlib
from collections import Counter
from operator import itemgetter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.games.word_streak import GAME
from qless_studio.engine.games.word_streak.dealer import DealOptions
from qless_studio.engine.games.word_streak.puzzle import (
    KINDS,
    Options,
    Puzzle,
    format_puzzle,
    heat,
    near_of,
    parse,
    path_score,
    solve_all,
    with_multiplier,
)
from qless_studio.engine.games.word_streak.rules import load_rules
from qless_studio.engine.grids import Board
from qless_studio.engine.grids import solver as solver_module
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.options import read_options
from qless_studio.engine.solving import Outcome, Run, Search
from tests.cases import cases, lexicon_of
from tests.engine.grids.tracing import is_path


def solved(text, words, **options):
    puzzle = parse(text)
    search = Search(lambda run: GAME.solve(puzzle, Lexicon("test", words), Options(**options), run), Run())
    found = list(search.results())
    assert (search.finished.outcome, search.finished.error) == (Outcome.COMPLETE, None)
    assert search.run.summary.words == len(found)
    assert search.run.summary.score == sum(word.score for word in found)
    assert search.run.summary.best == max((word.score for word in found), default=0)
    return {word.word: word for word in found}


def score(text, word, **options):
    return solved(text, [word], **options)[word].score


def test_the_checked_examples():
    assert score("MEZCAL", "mezcal") == 28
    assert score("QuEEN", "queen") == 17
    assert score("QuEEN; TL 0; TW 2", "queen") == 105
    assert score("UNPG/RIAE/EAYS/TSTO; TL 8 10 14; TW 9", "pirayas") == 64


def test_the_bonus_is_added_after_multiplying():
    assert score("TESTS; DW 0; TW 4", "tests") == 5 * 6 + 3
    assert score("TEST; DL 0; TL 3", "test") == 2 + 1 + 1 + 3


def test_a_plain_q_is_10_and_a_wildcard_0():
    assert score("QI", "qi") == 11
    assert score("Q*; TL 1", "qi") == 10
    assert score("ZIn", "zin") == 10 + 1 + 2


def test_a_word_takes_its_best_path_and_of_equals_the_smallest():
    best = solved("TAC/#A#; DL 4", ["cat"])["cat"]
    assert (best.score, best.path, best.paths) == (4 + 2 + 1, (2, 4, 0), 2)
    equal = solved("TAC/#A#", ["cat"])["cat"]
    assert (equal.score, equal.path) == (6, (2, 1, 0))


def test_ruzzle():
    assert score("TESTS", "tests", rules="ruzzle") == 5 + 5
    assert score("TESTING", "testing", rules="ruzzle") == 1 + 1 + 1 + 1 + 1 + 1 + 3 + 15
    assert score("A" * 12, "a" * 12, rules="ruzzle") == 12 + 40
    assert score("QuIT", "quit", rules="ruzzle") == 12 + 2


def test_wordament_rounds_down():
    assert solved("AB", ["ab"], rules="wordament") == {}
    assert score("TEST", "test", rules="wordament") == 7
    assert score("TESTS", "tests", rules="wordament") == 13  # 9 x 1.5
    assert score("TESTER", "tester", rules="wordament") == 20
    assert score("TESTERS; DW 1", "testers", rules="wordament") == 48
    assert score("TESTTEST; DL 0", "testtest", rules="wordament") == 40
    assert score("EESTTEST", "eesttest", rules="wordament") == 32  # 13 x 2.5


def test_words_of_two_letters_count_unless_told():
    assert list(solved("AT", ["at", "a"])) == ["at"]
    assert solved("AT", ["at"], min_length=3) == {}


@pytest.mark.parametrize("case", cases("word_streak"), ids=itemgetter("id"))
def test_reference_cases(case, monkeypatch, kernel):
    monkeypatch.setattr(solver_module, "kernel", kernel("grid"))
    puzzle = parse(case["puzzle"])
    options = read_options(Options, {key: str(value) for key, value in case["options"].items()})
    found = solve_all(puzzle, lexicon_of(case), options)
    scoring = load_rules(options.rules).scoring()
    for word in found:
        assert is_path(puzzle.board.tiles, near_of(puzzle), word.path)
        assert path_score(puzzle, word.path, len(word.word), scoring) == word.score
    text = "\n".join(word.word for word in found)
    known = {
        "words": len(found),
        "score": found.score,
        "best": found.best,
        "best_words": [word.word for word in found if word.score == found.best],
        "words_sha256": hashlib.sha256(text.encode()).hexdigest(),
    }
    assert {key: known[key] for key in case["expect"]} == case["expect"]


@st.composite
def puzzles(draw):
    rows, columns = draw(st.integers(1, 4)), draw(st.integers(1, 4))
    count = rows * columns
    tiles = draw(st.lists(st.sampled_from(["a", "q", "qu", "the", "#", "*"]), min_size=count, max_size=count))
    kinds = draw(st.lists(st.sampled_from(["", *KINDS]), min_size=count, max_size=count))
    return Puzzle(Board(rows, columns, tuple(tiles)), tuple(kinds))


@given(puzzles())
def test_every_puzzle_survives_its_text_form(puzzle):
    assert parse(format_puzzle(puzzle)) == puzzle


def test_multipliers_are_read_in_any_writing():
    expected = parse("AB/CD; DL 0 3; TW 1")
    for text in ("ab/cd;tw 1;dl 3,0", "AB/CD ; DL 0; DL 3 ;TW 1;", "AB\nCD; dl 0 3\n; tw 1"):
        assert parse(text) == expected


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("AB/CD; XL 1", "multipliers: 'XL' is not one of DL, TL, DW, TW"),
        ("AB/CD; DL 4", "multiplier DL: '4' is not a whole number from 0 to 3"),
        ("AB/CD; DL -1", "multiplier DL: '-1' is not a whole number"),
        ("AB/CD; DL x", "multiplier DL: 'x' is not a whole number"),
        ("AB/CD; DL", "multiplier DL: is empty"),
        ("AB/CD; DL 2 2", "row 2, column 1: tile 2 already has DL"),
        ("AB/CD; DL 1; TW 1", "row 1, column 2: tile 1 already has DL"),
        ("; DL 1", "the board is empty"),
    ],
)
def test_a_bad_multiplier_is_told_where(text, complaint):
    with pytest.raises(PuzzleError) as caught:
        parse(text)
    assert complaint in str(caught.value)


def test_a_multiplier_is_set_and_taken_away():
    puzzle = with_multiplier(parse("AB/CD"), 2, "TW")
    assert format_puzzle(puzzle) == "AB/CD; TW 2"
    assert format_puzzle(with_multiplier(puzzle, 2, "")) == "AB/CD"


def test_heat_is_what_passes_through_each_tile():
    found = solved("CAT", ["cat", "at"]).values()
    assert heat(found, 3) == ([6, 8, 8], [1, 2, 2])


def dealt(**options):
    run = Run()
    search = Search(lambda run: GAME.dealer.deal(Lexicon("test", ["tea"]), DealOptions(**options), run), run)
    (only,) = search.results()
    return only


@pytest.mark.parametrize(
    ("number", "kinds"),
    [(1, {}), (2, {"DL": 3, "DW": 1}), (3, {"DL": 2, "TL": 2, "DW": 1, "TW": 1})],
)
def test_rounds_have_their_multipliers(number, kinds):
    for seed in range(5):
        board = dealt(round=number, seed=seed)
        assert Counter(kind for kind in board.puzzle.multipliers if kind) == kinds
        assert board.details["round"] == number


def test_a_seed_deals_the_same_round_everywhere():
    assert format_puzzle(dealt(round=3, seed=1).puzzle) == "KFHE/EAYS/ODYT/GHMT; DL 0 7; TL 12 15; DW 10; TW 11"
