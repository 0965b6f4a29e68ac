"""What holds for the model whatever the board and the rounds: bounds, order, and exact sums against brute force."""

from __future__ import annotations

import itertools
import math
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.player.features import SLOPES, WordFeatures, features_from
from qless_studio.engine.player.model import (
    AVERAGE,
    FORM,
    PRIOR,
    SPREAD,
    Gaussian,
    Skill,
    chance,
    gamma_quantile,
    inverse,
)
from tests.examples import examples

ROUNDING = 1e-12
"""Of a mean that was divided by a precision and multiplied by it again; `sum` rounds otherwise from Python 3.12 on."""
words = st.builds(
    WordFeatures,
    st.just(1.0),
    st.floats(-3, 2.5),
    st.integers(-1, 8).map(float),
    st.sampled_from([0.0, 1.0]),
    st.integers(1, 8).map(math.log),
    st.floats(-0.8, 0.2),
)
rows = st.lists(st.tuples(words, st.integers(1, 11)), min_size=1, max_size=30)


def board_of(given_rows):
    names = [f"w{number}" for number in range(len(given_rows))]
    return features_from(names, [points for _, points in given_rows], [row for row, _ in given_rows])


def is_positive(skill: Skill) -> bool:
    """By Cholesky's decomposition, which fails for any other matrix."""
    size = len(SPREAD)
    lower = [[0.0] * size for _ in range(size)]
    for i, j in [(row, column) for row in range(size) for column in range(row + 1)]:
        rest = skill.belief.covariance[i][j] - sum(lower[i][k] * lower[j][k] for k in range(j))
        if i == j:
            if rest <= 0:
                return False
            lower[i][i] = math.sqrt(rest)
        else:
            lower[i][j] = rest / lower[j][j]
    return True


@settings(max_examples=examples(50, 100))
@given(rows, st.permutations(range(30)), st.floats(1, 3_600))
def test_the_order_of_the_words_changes_nothing(given_rows, order, seconds):
    order = [place for place in order if place < len(given_rows)]
    board, other = board_of(given_rows), board_of([given_rows[place] for place in order])
    found = [place % 3 == 0 for place in range(len(given_rows))]
    one = AVERAGE.after(board, seconds, found)
    two = AVERAGE.after(other, seconds, [found[place] for place in order])
    assert one.belief.mean == pytest.approx(two.belief.mean, abs=1e-9)
    assert one.forecast(board, 90).expected == pytest.approx(two.forecast(other, 90).expected, abs=1e-9)


@settings(max_examples=examples(50, 100))
@given(rows, st.floats(1, 3_600))
def test_more_time_never_lowers_a_chance_of_the_average_player(given_rows, seconds):
    board = board_of(given_rows)
    earlier, later = AVERAGE.chances(board, seconds), AVERAGE.chances(board, 1.5 * seconds)
    assert all(0 < p <= q < 1 for p, q in zip(earlier, later, strict=True))
    forecast = AVERAGE.forecast(board, seconds)
    assert 0 <= forecast.low <= forecast.expected <= sum(board.points)
    assert forecast.low <= forecast.high


@pytest.mark.long
@pytest.mark.nightly
def test_ten_thousand_random_rounds_leave_the_numbers_within_bounds():
    random, skill = Random(1), AVERAGE
    for number in range(10_000):
        kind, size = number % 7, 1 + int(12 * random.random())
        made = [
            (WordFeatures(1.0, 5 * random.random() - 3, 4 * random.random() - 1, float(random.random() < 0.3),
                          random.random(), random.random() - 0.8), 1 + int(5 * random.random()))
            for _ in range(size)
        ]  # fmt: skip
        found = [kind == 0 or (kind != 1 and random.random() < 0.4) for _ in made]
        seconds = (10, 60, 180, 3_600)[number % 4]
        skill = skill.after(board_of(made), seconds, found, days=(0, 0, 400)[number % 3])
        assert all(-6 < value < 6 for value in skill.belief.mean)
        assert skill.misses > 0
        if number % 50 == 0:
            assert is_positive(skill)
    assert is_positive(skill)


def test_a_round_without_any_word_lowers_the_level_and_no_number_leaves_its_bounds():
    made = board_of([(WordFeatures(1.0, 2.0, 0.0, 0.0, 0.0, 0.0), 1)] * 150)
    skill = AVERAGE.after(made, 180, [False] * 150)
    assert -1.5 - ROUNDING <= skill.belief.mean[0] < 0
    every = AVERAGE.after(made, 180, [True] * 150)
    assert 0 < every.belief.mean[0] <= 1.5 + ROUNDING


def test_the_mean_and_the_luck_are_those_of_all_rounds_that_can_happen():
    """The sum over every subset of the words, each as likely as its words are."""
    board = board_of(
        [(WordFeatures(1.0, x / 2, y, 0.0, 0.0, 0.0), 1 + y) for x, y in itertools.product(range(3), range(3))]
    )
    chances = AVERAGE.chances(board, 180)
    mean = squares = 0.0
    for found in itertools.product((0, 1), repeat=len(chances)):
        p = math.prod(q if hit else 1 - q for q, hit in zip(chances, found, strict=True))
        points = sum(worth for worth, hit in zip(board.points, found, strict=True) if hit)
        mean, squares = mean + p * points, squares + p * points**2
    certain = Skill(Gaussian.independent((0.0,) * (SLOPES + 1), (1e-9,) * (SLOPES + 1)))
    forecast = certain.forecast(board, 180)
    assert forecast.expected == pytest.approx(mean)
    of_form = (FORM * certain.gradient(board, 180)[0]) ** 2
    assert forecast.variance - of_form == pytest.approx(squares - mean**2)


def test_the_band_of_a_gamma_distribution_holds_eight_of_ten():
    """Against sums of exponential times, whose distribution is a gamma distribution."""
    random, shape, scale = Random(5), 3, 4.0
    drawn = [sum(-math.log(1 - random.random()) for _ in range(shape)) * scale for _ in range(40_000)]
    low, high = (gamma_quantile(shape * scale, shape * scale**2, z) for z in (-1.2816, 1.2816))
    assert sum(x < low for x in drawn) / 40_000 == pytest.approx(0.1, abs=0.005)
    assert sum(x > high for x in drawn) / 40_000 == pytest.approx(0.1, abs=0.005)


def test_the_gradient_is_that_of_the_expected_points():
    board = board_of([(WordFeatures(1.0, x / 2 - 1, x % 4 - 1.0, x % 2, 0.3, 0.1), 1 + x % 3) for x in range(12)])
    seconds, step = 90.0, 1e-6
    etas = AVERAGE.etas(board, seconds)
    entered = 4.0
    gradient = AVERAGE._gradient(board, seconds, AVERAGE.etas(board, seconds, entered))
    for place in range(SLOPES):
        moved = [0.0] * (SLOPES + 1)
        moved[place] = step
        skill = Skill(Gaussian.around(moved, PRIOR.precision))
        change = sum(
            worth * (chance(after) - chance(before))
            for worth, after, before in zip(
                board.points, skill.etas(board, seconds, entered), AVERAGE.etas(board, seconds, entered), strict=True
            )
        )
        assert gradient[place] == pytest.approx(change / step, rel=1e-4)
    assert len(etas) == 12


@given(st.integers(0, 2**30))
def test_the_inverse_of_a_matrix_undoes_it(seed):
    random = Random(seed)
    root = [[random.random() - 0.5 for _ in range(4)] for _ in range(4)]
    matrix = tuple(tuple(sum(root[i][k] * root[j][k] for k in range(4)) + (i == j) for j in range(4)) for i in range(4))
    undone = inverse(matrix)
    for i, j in itertools.product(range(4), repeat=2):
        assert sum(matrix[i][k] * undone[k][j] for k in range(4)) == pytest.approx(float(i == j), abs=1e-9)


def test_a_clock_that_went_back_forgets_nothing():
    board = board_of([(WordFeatures(1.0, 0.0, 0.0, 0.0, 0.0, 0.0), 1)] * 20)
    skill = AVERAGE.after(board, 180, [True] * 20)
    assert skill.aged(-100) == skill.aged(0)


def test_another_game_begins_with_what_is_known_less_surely():
    board = board_of([(WordFeatures(1.0, 0.0, 0.0, 0.0, 0.0, 0.0), 1)] * 20)
    skill = AVERAGE.after(board, 180, [True] * 20)
    other = skill.in_another_game()
    assert other.belief.mean == pytest.approx(skill.belief.mean)
    assert other.belief.covariance[0][0] == pytest.approx(skill.belief.covariance[0][0] + 0.09)
    assert (other.misses, other.weight) == (10, 10)


def test_without_commonness_nothing_is_learned_about_its_slope():
    made = [WordFeatures(1.0, -1.0, float(x % 3), 0.0, 0.0, 0.0) for x in range(20)]
    board = features_from([f"w{x}" for x in range(20)], [1] * 20, made, graded=False)
    skill = AVERAGE.after(board, 180, [x % 2 == 0 for x in range(20)])
    assert skill.belief.mean[1] == 0
    assert skill.belief.covariance[1][1] == pytest.approx(0.25**2)
