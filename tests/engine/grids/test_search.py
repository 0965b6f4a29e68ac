"""The search for boards: better and better, repeatable, to the goal and no further, stopped at once."""

from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from qless_studio.engine.errors import OptionError
from qless_studio.engine.games.boggle import GAME
from qless_studio.engine.games.boggle.dealer import DealOptions
from qless_studio.engine.games.boggle.puzzle import Options, solve_all
from qless_studio.engine.games.word_streak import GAME as STREAK
from qless_studio.engine.games.word_streak.dealer import DealOptions as StreakOptions
from qless_studio.engine.games.word_streak.puzzle import Options as StreakSolving
from qless_studio.engine.games.word_streak.puzzle import solve_all as solve_streak
from qless_studio.engine.grids import neighbours_of, search
from qless_studio.engine.grids.dealing import COOLINGS, Cooled, search_seeds
from qless_studio.engine.grids.dice import DICE
from qless_studio.engine.grids.search import WORD_WEIGHT, BetterBoard, Goal
from qless_studio.engine.lexicon import load
from qless_studio.engine.pools import Pool
from qless_studio.engine.solving import Limit, Outcome, Run, Search
from tests.engine.grids.tracing import is_path


@pytest.fixture(scope="module")
def lexicon():
    return load("common5k")


def dealt(lexicon, *, nodes=400_000, game=GAME, kind=DealOptions, **options):
    run = Run(Limit(nodes=nodes, seconds=60))
    found = Search(lambda run: game.dealer.deal(lexicon, kind(**options), run), run)
    return list(found.results()), found


def test_boards_get_better_and_say_what_they_are_worth(lexicon):
    boards, run = dealt(lexicon, nodes=800_000, seed=3, search="high", threads=1)
    scores = [board.details["score"] for board in boards]
    assert scores == sorted(set(scores))
    assert len(scores) > 2
    assert (run.finished.outcome, run.finished.error) == (Outcome.LIMITED, None)
    assert [score for _, score in run.run.improvements] == scores
    for board in boards:
        found = solve_all(board.puzzle, lexicon, Options())
        assert (len(found), found.score) == (board.details["words"], board.details["score"])
    assert run.run.summary.score == scores[-1]


def test_a_board_that_meets_the_goal_is_at_no_distance_and_each_missing_word_counts():
    goal = Goal(min_score=100, max_score=120, min_words=10)
    assert [goal.distance(10, score) for score in (100, 120, 99, 121, 0)] == [0, 0, 1, 1, 100]
    assert [goal.distance(words, 110) for words in (11, 9, 7)] == [0, WORD_WEIGHT, 3 * WORD_WEIGHT]
    assert goal.distance(9, 90) == 10 + WORD_WEIGHT


@pytest.mark.parametrize(
    ("options", "spreads"),
    [({}, False), ({"seeds": 3}, False), ({"search": "high"}, False), ({"search": "high", "seeds": 3}, True),
     ({"min_words": 5, "seeds": 3}, True)],
)  # fmt: skip
def test_workers_share_a_search_from_several_seeds(options, spreads):
    assert DealOptions(**options).spreads() is spreads


def test_a_search_from_several_seeds_says_how_far_it_is(lexicon):
    def cooling(lexicon, number):
        return Cooled(BetterBoard(("a",), 1, number), number - 100, 7)

    run, seen = Run(), []
    with Pool(ThreadPoolExecutor(1), 1) as run.pool:
        for _ in search_seeds(cooling, 3, lexicon, run):
            seen.append(run.fraction)
    assert seen == pytest.approx([number / (3 * COOLINGS) for number in range(1, 3 * COOLINGS + 1)])
    assert run.nodes == 7 * len(seen)


def test_the_dice_are_kept_to(lexicon):
    boards, _ = dealt(lexicon, seed=3, search="high", dice="new", threads=1)
    tiles = list(boards[-1].puzzle.tiles)
    assert search.matched(tiles, DICE["new"].dice, Random(0)) is not None


def test_a_seed_and_a_number_of_threads_give_the_same_boards(lexicon):
    for threads in (1, 2):
        first, again = (
            dealt(lexicon, nodes=100_000, seed=9, search="high", dice="letters", threads=threads)[0] for _ in range(2)
        )
        assert [board.puzzle for board in first] == [board.puzzle for board in again]
    other, _ = dealt(lexicon, nodes=100_000, seed=10, search="high", dice="letters", threads=1)
    assert other[-1].puzzle != first[-1].puzzle


def test_compiled_and_interpreted_take_the_same_way(lexicon, kernel, monkeypatch):
    module = kernel("grid")
    monkeypatch.setattr(module, "SLICE", 2_000)
    monkeypatch.setattr("qless_studio.engine.grids.solver.kernel", module)
    monkeypatch.setattr("qless_studio.engine.grids.solver.Counts", kernel("grid_counts").Counts)
    monkeypatch.setattr("qless_studio.engine.grids.search.kernel", module)
    monkeypatch.setattr("qless_studio.engine.grids.search.Annealer", kernel("annealer").Annealer)
    boards, _ = dealt(lexicon, nodes=20_000, seed=4, search="high", rows=3, columns=3, dice="letters", threads=1)
    assert GAME.format(boards[-1].puzzle) == "NOS/ETU/AGH"


def test_a_target_is_reached_and_ends_the_search(lexicon):
    boards, run = dealt(lexicon, nodes=20_000_000, seed=1, min_words=60, threads=1)
    assert (run.finished.outcome, run.finished.error) == (Outcome.COMPLETE, None)
    assert boards[-1].details["words"] >= 60
    boards, run = dealt(lexicon, nodes=20_000_000, seed=1, min_points=40, max_points=45, threads=1)
    assert (run.finished.outcome, run.finished.error) == (Outcome.COMPLETE, None)
    assert 40 <= boards[-1].details["score"] <= 45


@pytest.mark.parametrize(
    ("word", "options"),
    [
        ("question", {"dice": "classic"}),
        ("anything", {"dice": "big_2012"}),
        ("international", {"dice": "letters"}),
        ("queen", {"dice": "classic", "search": "high"}),
    ],
)
def test_a_word_that_is_asked_for_is_on_every_board(lexicon, word, options):
    boards, _ = dealt(lexicon, seed=2, contains=word.upper(), threads=1, **options)
    assert boards
    for board in boards:
        found = {found.word: found for found in solve_all(board.puzzle, lexicon, Options())}
        assert is_path(board.puzzle.tiles, neighbours_of(board.puzzle.rows, board.puzzle.columns), found[word].path)


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"contains": "zzzz"}, "ZZZZ is not in the word list"),
        ({"contains": "on"}, "ON is shorter than 3 letters"),
        ({"contains": "a b"}, "A B is not in the word list"),
        ({"search": "target"}, "a target search needs a number"),
        ({"min_points": 10, "max_points": 5}, "5 is less than the minimum points, 10"),
        ({"contains": "pizza", "dice": "classic"}, "PIZZA cannot be placed on this board with these dice"),
    ],
)
def test_what_cannot_be_is_told(lexicon, options, complaint):
    _, run = dealt(lexicon, nodes=50_000, seed=2, threads=1, **options)
    assert run.finished.outcome is Outcome.FAILED
    assert isinstance(run.finished.error, OptionError)
    assert complaint in str(run.finished.error)


def test_a_search_is_stopped_at_once_and_keeps_its_best(lexicon):
    run = Run()
    found = Search(lambda run: GAME.dealer.deal(lexicon, DealOptions(search="high", seed=5), run), run)
    boards = []
    for board in found.results():
        boards.append(board)
        if len(boards) == 3:
            run.cancel()
    assert (found.finished.outcome, found.finished.error) == (Outcome.CANCELLED, None)
    assert len(boards) >= 3


def test_word_streak_boards_are_searched_by_their_own_scores(lexicon):
    options = {"game": STREAK, "kind": StreakOptions}
    boards, _ = dealt(lexicon, seed=3, search="high", threads=1, **options)
    assert len({board.puzzle.multipliers for board in boards}) == 1
    for board in boards[-2:]:
        found = solve_streak(board.puzzle, lexicon, StreakSolving())
        assert (found.score, found.best) == (board.details["score"], board.details["best"])
    assert boards[-1].details["score"] > boards[0].details["score"]
