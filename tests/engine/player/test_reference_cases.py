"""The model on boards whose numbers were computed by an independent prototype, to four digits."""

from __future__ import annotations

import math

import pytest

from qless_studio.engine.games import boggle
from qless_studio.engine.grids import FoundWord
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.player.features import WEIGHTS, board_features, word_features
from qless_studio.engine.player.model import AVERAGE, ROUND, expected_entries, search_seconds
from qless_studio.engine.player.scale import board_level, features_of, level_for
from qless_studio.engine.solving import Run

FIRST, SECOND = "TSEA/RINO/GLDE/MUPC", "QuIET/ARSL/EDNO/MTGH"
WIDE = load("wide")


def found_on(text: str):
    game = boggle.GAME
    return features_of(game, game.parse(text), WIDE, game.options())


def near(*values: float):
    return pytest.approx(values, abs=5.1e-5)


@pytest.fixture(scope="module")
def boards():
    return {text: found_on(text) for text in (FIRST, SECOND)}


def test_the_list_is_that_of_the_cases():
    assert WIDE.crc == "3d3f87b4"


@pytest.mark.parametrize(
    ("text", "words", "points", "most", "entered", "search"),
    [(FIRST, 195, 285, 33.1379, 27.1418, 125.7164), (SECOND, 160, 279, 26.3819, 22.4359, 135.1282)],
)
def test_the_time_that_is_spent_searching(boards, text, words, points, most, entered, search):
    board = boards[text]
    assert (len(board.words), sum(board.points)) == (words, points)
    etas = list(board.base)
    assert sum(-math.expm1(-math.exp(eta)) for eta in etas) == pytest.approx(most, abs=5.1e-5)
    assert expected_entries(etas, ROUND) == pytest.approx(entered, abs=5.1e-5)
    assert search_seconds(ROUND, expected_entries(etas, ROUND)) == pytest.approx(search, abs=5.1e-5)


def test_what_an_average_player_can_expect(boards):
    three, one = (AVERAGE.forecast(boards[FIRST], seconds) for seconds in (180, 60))
    assert (three.expected, three.low, three.high) == near(30.5746, 9.6394, 56.6367)
    assert (one.expected, one.low, one.high) == near(12.6700, 2.8664, 25.4221)
    assert three.band == (10, 57)
    three, one = (AVERAGE.forecast(boards[SECOND], seconds) for seconds in (180, 60))
    assert (three.expected, three.low, three.high) == near(27.0052, 8.0722, 50.7513)
    assert one.expected == pytest.approx(11.3731, abs=5.1e-5)


def test_how_hard_the_boards_are(boards):
    assert [round(board_level(boards[text])) for text in (FIRST, SECOND)] == [1542, 1583]


@pytest.mark.parametrize(
    ("text", "word", "path", "paths", "features", "base", "three", "one"),
    [
        (FIRST, "one", (7, 6, 2), 2, (2.47, -1, 0, 0.6931, 0.2), 0.9804, 0.8647, 0.5177),
        (FIRST, "sin", (1, 5, 6), 1, (0.37, -1, 0, 0, 0.2), -0.8025, 0.2856, 0.1154),
        (FIRST, "line", (9, 5, 6, 2), 2, (1.49, 0, 0, 0.6931, 0.2), -0.1046, 0.4913, 0.2184),
        (FIRST, "node", (6, 7, 10, 11), 1, (-0.12, 0, 0, 0, 0.2), -1.5200, 0.1514, 0.0581),
        (FIRST, "denies", (10, 11, 6, 5, 2, 1), 1, (-0.27, 2, 1, 0, 0.2), -2.0325, 0.0936, 0.0352),
        (FIRST, "plugins", (14, 9, 13, 8, 5, 6, 1), 1, (-0.92, 3, 1, 0, 0.2), -2.8700, 0.0417, 0.0154),
        (FIRST, "ugliest", (13, 8, 9, 5, 2, 1, 0), 1, (-1.02, 3, 0, 0, 0), -3.1650, 0.0312, 0.0115),
        (SECOND, "quiet", (0, 1, 2, 3), 1, (0.65, 1, 0, 0, -0.8), -0.8925, 0.2780, 0.1153),
        (SECOND, "dearest", (9, 8, 4, 5, 2, 6, 3), 1, (-0.58, 3, 1, 0, 0.2), -2.6150, 0.0565, 0.0217),
        (SECOND, "holstered", (15, 11, 7, 6, 3, 2, 5, 8, 9), 1, (-1.98, 5, 1, 0, -0.0857), -4.2507, 0.0113, 0.0043),
    ],
)
def test_single_words(boards, text, word, path, paths, features, base, three, one):
    game = boggle.GAME
    solved = game.solve(game.parse(text), WIDE, game.options(), Run())
    found = next(each for each in solved if each.word == word)
    assert (found.path, found.paths) == (path, paths)
    x = word_features(found, 4, WIDE)
    assert x[1:] == near(*features)
    assert sum(weight * value for weight, value in zip(WEIGHTS, x, strict=True)) == pytest.approx(base, abs=5.1e-5)
    board = boards[text]
    place = board.words.index(word)
    assert (AVERAGE.chances(board, 180)[place], AVERAGE.chances(board, 60)[place]) == near(three, one)


def test_what_a_round_teaches_and_what_half_a_year_forgets(boards):
    board = boards[FIRST]
    found = [(WIDE.zipf(word) or 0) >= 4.5 for word in board.words]
    assert (sum(found), sum(p for p, hit in zip(board.points, found, strict=True) if hit)) == (25, 27)
    skill = AVERAGE.after(board, 180, found)
    assert skill.belief.mean == near(-0.0241, 0.5213, 0.0512, 0.0064, -0.0271, 0)
    assert deviations(skill) == near(0.2965, 0.1323, 0.1818, 0.1847, 0.3858, 0.15)
    assert (skill.misses, skill.weight) == near(10.0333, 11)
    forecast = skill.forecast(board, 180)
    assert (forecast.expected, forecast.low, forecast.high) == near(30.1027, 19.6057, 41.6732)
    aged = skill.aged(180)
    assert aged.belief.mean == near(-0.0157, 0.4063, 0.0173, 0.0041, -0.0087, 0)
    assert deviations(aged) == near(0.3828, 0.1647, 0.2066, 0.1913, 0.3927, 0.15)


def deviations(skill):
    return tuple(math.sqrt(row[place]) for place, row in enumerate(skill.belief.covariance))


@pytest.fixture(scope="module")
def four():
    lexicon = Lexicon("three", ["cat", "cats", "taxi"], {"cat": 4.78, "cats": 4.27, "taxi": 4.30})
    words = [
        FoundWord("cat", 1, (0, 1, 2), 1),
        FoundWord("cats", 1, (0, 1, 2, 3), 2),
        FoundWord("taxi", 1, (2, 1, 5, 6), 1),
        FoundWord("zzz", 1, (0, 5, 8), 9),
    ]
    return board_features(words, 4, lexicon)


def test_four_words_without_a_solver(four):
    assert four.base == near(-0.0950, -0.3196, -1.2050, -2.7062)
    assert tuple(AVERAGE.chances(four, 60)) == near(0.3096, 0.2562, 0.1149, 0.0268)
    assert tuple(AVERAGE.chances(four, 180)) == near(0.5926, 0.5119, 0.2561, 0.0638)
    assert tuple(AVERAGE.chances(four, 600)) == near(0.9062, 0.8491, 0.5416, 0.1596)
    assert AVERAGE.expected(four, 60) == pytest.approx(0.7075, abs=5.1e-5)
    forecast = AVERAGE.forecast(four, 180)
    assert (forecast.expected, forecast.low, forecast.high) == near(1.4244, 0.2802, 2.9379)
    assert round(level_for([four], 1)) == 1329


def test_two_rounds_of_four_words(four):
    skill = AVERAGE.after(four, 180, four.marks(["cat", "taxi", "notthere"]))
    assert skill.belief.mean == near(0.1986, 0.0382, -0.0252, -0.0319, -0.0595, 0)
    assert skill.misses == pytest.approx(10.2494, abs=5.1e-5)
    skill = skill.after(four, 60, (True, True, True, False), days=30)
    assert skill.belief.mean == near(0.8338, 0.0677, -0.0291, 0.0051, 0.0171, -0.0469)
    assert deviations(skill)[0] == pytest.approx(0.5590, abs=5.1e-5)
    assert skill.misses == pytest.approx(16.3511, abs=5.1e-5)


def test_an_empty_board_expects_and_teaches_nothing():
    empty = board_features([], 4, WIDE)
    forecast = AVERAGE.forecast(empty, 180)
    assert (forecast.expected, forecast.low, forecast.high) == (0, 0, 0)
    assert AVERAGE.after(empty, 180, ()) is AVERAGE
    assert board_level(empty) is None
