"""Difficulty of exercises, boards to order, and what is said in words."""

from __future__ import annotations

import math
from itertools import count, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qless_studio.engine.exercises import Exercise
from qless_studio.engine.games import boggle, q_less, word_streak
from qless_studio.engine.grids.practice import anagrams
from qless_studio.engine.lexicon import load
from qless_studio.engine.player.features import features_from, usual_features
from qless_studio.engine.player.levels import expectation, how_often, level_text, strengths
from qless_studio.engine.player.model import AVERAGE, Forecast
from qless_studio.engine.player.opponent import words_of_level
from qless_studio.engine.player.scale import TRIES, Level, Order, ease, features_of, ordered, rising
from tests.engine.player.histories import board_text

WIDE = load("wide")
BOARD = "TSEA/RINO/GLDE/MUPC"


def on_board(*answers: str, needed: int = 1) -> float | None:
    return ease(Exercise("board", "?", answers, needed, BOARD), boggle.GAME, WIDE)


def chance(eta: float) -> float:
    return 1 - math.exp(-math.exp(eta))


def test_a_word_on_a_board_is_as_easy_as_its_chance_in_twenty_seconds():
    game = boggle.GAME
    board = features_of(game, game.parse(BOARD), WIDE, game.options())
    place = board.words.index("line")
    assert on_board("line") == pytest.approx(board.base[place] + 0.8 * math.log(20 / 180))
    assert on_board("one") > on_board("line") > on_board("denies") > on_board("plugins")


def test_several_right_answers_are_easier_and_several_needed_ones_harder():
    words = ("one", "line", "node")
    one, line, node = (chance(on_board(word)) for word in words)
    any_of_them = 1 - (1 - one) * (1 - line) * (1 - node)
    assert chance(on_board(*words)) == pytest.approx(any_of_them)
    assert on_board(*words, needed=2) == pytest.approx(on_board("line"))
    assert on_board(*words, needed=3) == pytest.approx(on_board("node"))


def test_anagrams_are_judged_without_a_board():
    easy, hard = (ease(anagrams(word, WIDE), boggle.GAME, WIDE) for word in ("stop", "nastier"))
    assert easy > hard
    words = anagrams("stop", WIDE).answers
    etas = AVERAGE.etas(features_from(words, [1] * len(words), [usual_features(w, WIDE) for w in words]), 20, entered=0)
    assert easy == pytest.approx(min(etas))  # all of them are needed


@pytest.mark.parametrize(
    ("exercise", "game"),
    [
        (Exercise("first", "?", ("LINE",), 1, BOARD, ("LINE", "ONE")), word_streak.GAME),
        (Exercise("path", "?", ("1.1 2.2",), 1, BOARD), word_streak.GAME),
        (Exercise("finish", "?", ("cat",), 1, "cat"), q_less.GAME),
        (Exercise("board", "?", ("zebra",), 1, BOARD), boggle.GAME),
        (Exercise("board", "?", ("line",), 1, "damaged?"), boggle.GAME),
        (Exercise("board", "?", ("line",), 1, "*INE"), boggle.GAME),
    ],
    ids=lambda each: getattr(each, "kind", ""),
)
def test_what_the_model_cannot_know_has_no_ease(exercise, game):
    assert ease(exercise, game, WIDE) is None


@given(st.lists(st.one_of(st.none(), st.floats(-10, 3)), max_size=40))
def test_exercises_rise_and_none_is_lost(etas):
    order = rising(enumerate(etas))
    assert sorted(order) == list(range(len(etas)))
    known = [etas[place] for place in order if etas[place] is not None]
    assert known == sorted(known, reverse=True)
    assert not known or etas[order[0]] == max(known)
    unknown = [place for place in order if etas[place] is None]
    assert unknown == sorted(unknown)


@pytest.mark.long
def test_the_share_answered_in_a_rush_falls_for_every_strength():
    """Fifths of 100 exercises, answered by opponents of three levels in 20 seconds."""
    game = boggle.GAME
    asked = []
    for seed in range(10):
        text = board_text(seed, load("common10k"))
        board = features_of(game, game.parse(text), WIDE, game.options())
        words = [word for word in board.words if (WIDE.zipf(word) or 0) > 2][:: max(1, len(board.words) // 12)][:10]
        asked += [((board, word), ease(Exercise("board", "?", (word,), 1, text), game, WIDE)) for word in words]
    order = rising(asked)
    for level in (1_200, 1_500, 1_900):
        shares = []
        for fifth in range(5):
            part = order[fifth * len(order) // 5 : (fifth + 1) * len(order) // 5]
            hits = sum(
                word in {found.word for found in words_of_level(board, level, 20, 100 * number + seed)}
                for number, (board, word) in enumerate(part)
                for seed in range(15)
            )
            shares.append(hits / 15 / len(part))
        assert shares[0] > shares[-1]
        assert all(later <= earlier + 0.03 for earlier, later in pairwise(shares))


# boards to order


@pytest.mark.parametrize(
    ("order", "board", "distance"),
    [
        (Order.ANY, None, 0), (Order.ANY, 9_000, 0), (Order.NEAR, 1_600, 0), (Order.NEAR, 1_400, 0),
        (Order.NEAR, 1_630, 30), (Order.NEAR, 1_350, 50), (Order.HARDER, 1_600, 0), (Order.HARDER, 1_800, 0),
        (Order.HARDER, 1_500, 100), (Order.HARDER, 1_850, 50), (Order.NEAR, None, math.inf),
    ],
)  # fmt: skip
def test_how_far_a_board_is_from_what_is_ordered(order, board, distance):
    assert order.distance(board, 1_500) == distance


def test_the_first_board_that_suits_or_the_nearest_is_given():
    levels = {0: 1_000, 1: None, 2: 1_380, 3: 1_450, 4: 1_500}
    assert ordered(levels, levels.get, Order.NEAR, 1_500) == 3
    assert ordered(levels, levels.get, Order.HARDER, 1_500) == 4
    assert ordered(levels, levels.get, Order.ANY, 1_500) == 0
    assert ordered((), levels.get, Order.NEAR, 1_500) is None
    tried = []
    assert ordered(count(), lambda number: tried.append(number) or 0.0, Order.NEAR, 1_500) == 0
    assert len(tried) == TRIES


# words


@pytest.mark.parametrize(
    ("chance", "said"),
    [(0.0, "seldom"), (0.049, "seldom"), (0.05, "about 1 of 10"), (0.304, "about 3 of 10"), (0.8, "about 8 of 10"),
     (0.801, "usually"), (1.0, "usually")],
)  # fmt: skip
def test_chances_are_told_in_tenths(chance, said):
    assert how_often(chance) == said


def test_expectations_and_levels_promise_no_more_than_is_known():
    told = expectation(Forecast(22.4, 14.6, 30.2, 60.0))
    assert told == "22 points expected; 8 of 10 games end between 15 and 30"
    assert level_text(Level(1_543.0, 57.0, 12)) == "about 1,543, give or take 60"
    assert level_text(Level(1_543.0, 2.0, 400)) == "about 1,543, give or take 10"
    assert level_text(Level(1_543.0, 57.0, 4)) == "not known yet: 4 of 10 games"


def test_strengths_are_told_only_where_the_evidence_is_enough():
    assert strengths(AVERAGE) == []
    game = boggle.GAME
    skill = AVERAGE
    for seed in range(12):
        text = board_text(seed, WIDE)
        board = features_of(game, game.parse(text), WIDE, game.options())
        skill = skill.after(board, 180, [len(word) >= 5 and (WIDE.zipf(word) or 0) > 3 for word in board.words])
    assert "long words: stronger than usual for you" in strengths(skill)
