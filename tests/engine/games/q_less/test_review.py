"""The solutions shown after a roll are the best of all, as brute force confirms; par is a median of the player's."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.games.q_less import solve
from qless_studio.engine.games.q_less.difficulty import most_compact, rank_of
from qless_studio.engine.games.q_less.puzzle import Options, Puzzle, parse
from qless_studio.engine.games.q_less.review import FEWEST_TIMES, Level, Merit, level_of, par, reviews, times
from qless_studio.engine.history import Entry, Kind, Result
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.solving import LimitReached, Run
from tests.engine.games.q_less import oracle
from tests.examples import examples

WORDS = ["cat", "car", "tar", "rat", "art", "oat", "coat", "taco", "arc", "star", "cast", "scar", "cost", "rots"]
LEXICON = Lexicon("small", WORDS, {word: 7 - n / 3 for n, word in enumerate(WORDS)})


def reviewed(puzzle, lexicon=LEXICON, options=None):
    return list(reviews(puzzle, lexicon, options or Options(), Run()))


def values(words, rows, columns, lexicon):
    """What each merit compares, of a grid."""
    rank = max((rank_of(lexicon, word) for word in words), default=0)
    return {
        Merit.FEWEST_WORDS: (len(words), rank),
        Merit.COMMONEST: rank,
        Merit.MOST_COMPACT: (rows * columns, rows + columns, rank),
    }


def values_of_all(letters, words, lexicon, options):
    """The same of every grid that brute force finds."""
    for grid in map(dict, oracle.grids(letters, set(words), options)):
        texts = ["".join(grid[cell] for cell in run) for run in oracle.runs(grid.keys())]
        used = [text for text in texts if text in lexicon and len(text) >= options.min_length]
        yield values(used, *oracle.size_of(grid), lexicon)


OPTIONS = [Options(), Options(repeats=False), Options(touching=True), Options(max_words=3), Options(box="3x4")]


@pytest.mark.long
@settings(max_examples=examples(25, 60))
@given(
    st.text("abc", min_size=5, max_size=5),
    st.lists(st.text("abc", min_size=3, max_size=4), max_size=20, unique=True),
    st.sampled_from(OPTIONS),
)
def test_each_pick_is_the_best_of_all_solutions(letters, words, options):
    lexicon = Lexicon("small", words, {word: 7 - n / 5 for n, word in enumerate(words)})
    either_way = [options, replace(options, box="4x3")] if options.box else [options]
    every = [found for each in either_way for found in values_of_all(letters, words, lexicon, each)]
    last = reviewed(Puzzle(letters), lexicon, options)[-1]
    assert last.solvable == bool(every)
    assert last.complete
    for merit, pick in last.picks.items():
        grid = pick.solution.grid
        assert values(pick.solution.words, len(grid), len(grid[0]), lexicon)[merit] == min(v[merit] for v in every)
    assert set(last.picks) == (set(Merit) if every else set())
    assert last.rank == (min(v[Merit.COMMONEST] for v in every) if every else None)


@pytest.mark.parametrize("letters", ["ratcoat", "catstro", "carstcoa"])
def test_the_picks_agree_with_the_list_of_all_solutions(letters):
    every = list(solve(Puzzle(letters), LEXICON, Options(), Run()))
    found = [values(one.words, len(one.grid), len(one.grid[0]), LEXICON) for one in every]
    for merit, pick in reviewed(Puzzle(letters))[-1].picks.items():
        grid = pick.solution.grid
        assert values(pick.solution.words, len(grid), len(grid[0]), LEXICON)[merit] == min(v[merit] for v in found)


def test_a_review_never_claims_more_than_it_knows():
    steps = reviewed(parse("carstcoa"))
    assert not any(pick.proven for pick in steps[0].picks.values())
    assert [sum(pick.proven for pick in step.picks.values()) for step in steps] == [0, 1, 2, 3]
    assert all(set(step.picks) == set(Merit) for step in steps)
    assert steps[0].facts() == {"solvable": True}
    assert set(steps[-1].facts()) == {"solvable", "rank", "fewest_words", "smallest_box"}


def test_a_review_depends_on_the_letters_alone():
    one = reviewed(parse("carstcoa"))
    assert reviewed(parse("aacocrts; cat")) == one


def test_a_claim_holds_only_if_no_solution_is_proven():
    (unsolvable,) = reviewed(parse("catzz"))
    assert unsolvable.facts() == {"solvable": False}
    assert unsolvable.result_of_claim is Result.CLAIMED
    assert [step.result_of_claim for step in reviewed(parse("carcoat"))] == [Result.GIVEN_UP] * 4


def test_what_a_published_roll_has_depends_on_the_list():
    letters = Puzzle("fgjlmmnnnoot")
    assert not reviewed(letters, load("common10k"))[-1].solvable
    assert "jolt" in reviewed(letters, load("wide"))[-1].picks[Merit.COMMONEST].solution.words


def test_of_a_free_game_one_grid_is_known_and_nothing_proven():
    steps = reviews(parse("tiles: catarcatarcatarcatarc"), load("common10k"), Options(), Run())
    review = next(steps)
    assert not review.complete
    assert len({pick.solution for pick in review.picks.values()}) == 1
    with pytest.raises(LimitReached):
        next(steps)


def test_the_smallest_box_obeys_the_box_allowed():
    options = Options(box="7x3")
    found = most_compact(parse("carstcoa"), LEXICON, options, Run())
    assert found is not None
    assert len(found.grid) <= 7
    assert len(found.grid[0]) <= 3


NUMBERS = count()


def solved(seconds, rank=100, **changes):
    """A roll that was solved, each time another one."""
    letters = "".join(chr(97 + int(digit)) for digit in str(next(NUMBERS)))
    return replace(Entry("q-less", "x" + letters, Result.SOLVED, seconds=seconds, proven={"rank": rank}), **changes)


def test_par_is_the_median_of_the_times_at_the_level():
    easy = [solved(seconds) for seconds in (60.0, 100.0, 300.0)]
    hard = [solved(seconds, rank=20_000) for seconds in (400.0, 500.0, 600.0, 700.0)]
    assert par(easy, Level.EASY) == 100.0
    assert par(easy + hard, Level.HARD) == 550.0
    assert par(easy + hard, Level.MEDIUM) is None
    assert par(easy + hard) == 400.0
    assert par(easy[: FEWEST_TIMES - 1], Level.EASY) is None


def test_only_solved_games_with_a_known_time_and_difficulty_count_for_par():
    others = [
        solved(1.0, game="affix"),
        solved(1.0, kind=Kind.EXERCISE),
        solved(1.0, result=Result.GIVEN_UP),
        solved(1.0, result=Result.CLAIMED),
        solved(1.0, proven={}),
        solved(1.0, proven={"rank": "1"}),
        solved(None),
    ]
    assert par(others * FEWEST_TIMES) is None
    assert times(others) == []
    assert par([*others, *(solved(9.0) for _ in range(FEWEST_TIMES))]) == 9.0


def test_only_the_first_game_with_some_letters_counts_for_par():
    first, second = solved(60.0, puzzle="abc"), solved(5.0, puzzle="cba")
    assert times([first, second, solved(7.0, puzzle="ab")]) == [60.0, 7.0]
    assert times([replace(first, result=Result.GIVEN_UP), second]) == []


def test_levels_follow_the_vocabulary():
    assert [level_of(rank) for rank in (1, 1_500, 1_501, 5_000, 5_001)] == [
        Level.EASY, Level.EASY, Level.MEDIUM, Level.MEDIUM, Level.HARD,
    ]  # fmt: skip
