"""Par is the best that the common words allow at the player's own pace, and the pace is measured."""

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.games.word_streak.puzzle import Options, Puzzle, near_of, path_score, solve_all
from qless_studio.engine.games.word_streak.rules import load_rules
from qless_studio.engine.games.word_streak.why import ROUNDS, measured_pace
from qless_studio.engine.grids import Board, paths_of
from qless_studio.engine.grids.review import COMMON, FIRST_PACE, TICKS, Pace, par_plan
from qless_studio.engine.history import Entry, Kind, Result
from qless_studio.engine.lexicon import Lexicon

WORDS = ["at", "ate", "eat", "tea", "sat", "sea", "seat", "east", "qat", "tae", "ae", "es"]
ZIPF = {"at": 7.0, "ate": 4.0, "eat": 5.2, "tea": 5.0, "sat": 3.99, "sea": 5.1, "seat": 4.6, "east": 5.0, "qat": 1.0}


@st.composite
def boards(draw):
    rows, columns = draw(st.sampled_from([(2, 2), (2, 3), (1, 5)]))
    cells = rows * columns
    tiles = draw(st.lists(st.sampled_from("aetsq"), min_size=cells, max_size=cells))
    kinds = draw(st.lists(st.sampled_from(["", "", "DL", "TL", "DW", "TW"]), min_size=cells, max_size=cells))
    return Puzzle(Board(rows, columns, tuple(tiles)), tuple(kinds))


def dearest(puzzle, word, scoring):
    """(points, tiles) of a word, from all of its paths; None if it is not on the board."""
    paths = paths_of(word, puzzle.board.tiles, near_of(puzzle))
    return max(((path_score(puzzle, path, len(word), scoring), len(path)) for path in paths), default=None)


@settings(max_examples=60)
@given(boards(), st.floats(0, 20), st.sampled_from([Pace(), FIRST_PACE, Pace(0.75, 0.35), Pace(3.1)]))
def test_no_choice_of_common_words_scores_more_than_par(puzzle, seconds, pace):
    lexicon, scoring = Lexicon("test", WORDS, ZIPF), load_rules("word_streak").scoring()
    common = [word for word in WORDS if ZIPF.get(word, 0) >= COMMON]
    known = [found for word in common if (found := dearest(puzzle, word, scoring)) is not None]
    best = max(
        sum(points for points, _ in chosen)
        for count in range(len(known) + 1)
        for chosen in combinations(known, count)
        if sum(pace.ticks(tiles) for _, tiles in chosen) <= int(TICKS * seconds)
    )
    found = list(solve_all(puzzle, lexicon, Options()))
    plan = par_plan(found, lexicon.zipf, seconds, pace)
    assert plan.score == best
    assert {step.found.word for step in plan.steps} <= set(common)
    assert par_plan(found, lexicon.zipf, None, pace).score == sum(points for points, _ in known)


def entry(found, seconds=120.0, **changes):
    made = Entry("word-streak", "AB/CD", Result.FINISHED, Kind.ROUND, seconds, found=tuple(found))
    return replace(made, proven={"limit": 120}, **changes)


def test_the_words_played_take_the_time_played_at_the_pace_measured():
    rounds = [entry(["tea"] * 10 + ["seat"] * 10), entry(["at"] * 5, 60.0)]
    pace = measured_pace(rounds)
    spent = sum(pace.per_word + pace.per_tile * len(word) for round in rounds for word in round.found)
    assert spent == pytest.approx(180)
    assert pace.per_tile == Pace.per_tile


def test_before_there_are_enough_words_the_pace_is_a_fixed_one():
    assert measured_pace([]) == FIRST_PACE
    assert measured_pace([entry(["tea"] * 9)]) == FIRST_PACE
    assert measured_pace([entry(["tea"] * 10)]) != FIRST_PACE


@pytest.mark.parametrize(
    "other",
    [
        {"game": "boggle"},
        {"kind": Kind.GAME},
        {"kind": Kind.EXERCISE},
        {"result": Result.GIVEN_UP},
        {"seconds": None},
    ],
)
def test_only_rounds_played_against_the_clock_to_their_end_count(other):
    rounds = [entry(["tea"] * 20)]
    assert measured_pace([*rounds, replace(entry(["seat"] * 40), **other)]) == measured_pace(rounds)
    without_clock = replace(entry(["seat"] * 40), proven={})
    assert measured_pace([*rounds, without_clock]) == measured_pace(rounds)


def test_old_rounds_are_forgotten():
    slow, fast = entry(["tea"] * 2), entry(["tea"] * 40)
    assert measured_pace([slow] * 30 + [fast] * ROUNDS) == measured_pace([fast] * ROUNDS)


def test_who_is_faster_than_tracing_takes_needs_no_time_to_spot_words():
    assert measured_pace([entry(["seats"] * 100, 100.0)]).per_word == 0
