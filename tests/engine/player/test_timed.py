"""Q-Less and Affix: how fast puzzles are solved, and what of the history counts."""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random

import pytest

from qless_studio.engine.games import affix, q_less, quiddler
from qless_studio.engine.history import Entry, Kind, Result
from qless_studio.engine.player.levels import (
    PRIOR,
    Attempt,
    Mistake,
    SolvingSkill,
    attempts,
    given_away,
    given_away_text,
    level_in,
    mistake,
    mistakes,
    puzzle_level,
    skill_after,
)
from qless_studio.engine.player.rounds import Known
from tests.engine.player.histories import START, lists


def roll_of(number: int, seconds: float, rank: int = 2_500, **fields) -> Entry:
    letters = "".join(chr(97 + (number * 7 + place * place) % 26) for place in range(12))
    entry = Entry("q-less", letters, Result.SOLVED, Kind.GAME, seconds, proven={"rank": rank, "solvable": True},
                  lexicon="common10k", when=START.replace(year=2027 + number // 300, month=1 + number // 28 % 12,
                  day=1 + number % 28).isoformat(), id=f"{number:04}")  # fmt: skip
    return replace(entry, **fields)


def test_the_average_player_solves_a_usual_puzzle_in_four_minutes():
    skill = SolvingSkill()
    assert skill.expected(2_500, 240) == pytest.approx(1)
    assert skill.chance(2_500, 240) == pytest.approx(1 - math.exp(-1))
    assert skill.expected(10_000, 240) == pytest.approx(0.5)
    assert skill.expected(2_500, 480) == pytest.approx(2)
    assert skill.level.value == 1500
    assert not skill.level.known


@pytest.mark.parametrize("rank", [0, 1, 40, 2_500, 90_000])
def test_the_level_of_a_puzzle_is_that_of_a_player_who_solves_every_second_one(rank):
    level = puzzle_level(rank)
    faster = (level - 1500) / 200 * math.log(2)
    skill = SolvingSkill(replace(PRIOR, shift=(faster * PRIOR.precision[0][0], PRIOR.shift[1])))
    assert skill.chance(rank, 300) == pytest.approx(0.5)
    assert puzzle_level(2 * max(rank, 1)) > level


def test_the_numbers_after_a_puzzle_are_the_most_likely_ones():
    """Against a search over a fine net of levels and slopes."""
    attempt = Attempt(6_000, 100.0, True)
    skill = SolvingSkill().after(attempt)
    faded = PRIOR.faded(0.5 ** (1 / 40), PRIOR)

    def posterior(level: float, slope: float) -> float:
        away = [level - faded.mean[0], slope - faded.mean[1]]
        prior = -0.5 * sum(away[i] * faded.precision[i][j] * away[j] for i in range(2) for j in range(2))
        eta = level + slope * attempt.ease + math.log(attempt.seconds / 240)
        return prior + attempt.solved * eta - math.exp(eta)

    net = [(level / 500, slope / 500) for level in range(-500, 501, 2) for slope in range(0, 501, 5)]
    best = max(net, key=lambda each: posterior(*each))
    assert skill.belief.mean == pytest.approx(best, abs=0.006)
    here = posterior(*skill.belief.mean)
    assert all(posterior(*each) <= here + 1e-12 for each in net)


def test_a_player_who_is_twice_as_fast_is_two_hundred_above():
    random, skill = Random(3), SolvingSkill()
    for _ in range(400):
        rank = 500 + int(9_000 * random.random())
        rate = 2 * SolvingSkill().expected(rank, 1.0)
        skill = skill.after(Attempt(rank, -math.log(1 - random.random()) / rate, True))
    assert abs(skill.level.value - 1700) < 2 * skill.level.deviation
    assert 40 < skill.level.deviation < 90


def test_what_is_given_up_lowers_the_level_the_longer_it_was_tried():
    short, long = (SolvingSkill().after(Attempt(2_500, seconds, False)).level.value for seconds in (60, 600))
    assert long < short < 1500 < SolvingSkill().after(Attempt(2_500, 30, True)).level.value


@pytest.mark.parametrize(
    "change",
    [
        {"hints": ("place",)},
        {"kind": Kind.EXERCISE},
        {"result": Result.CLAIMED},
        {"seconds": None},
        {"seconds": 4_000.0},
        {"result": Result.GIVEN_UP, "seconds": 5.0},
        {"proven": {"solvable": False}},
        {"proven": {"rank": "many"}},
        {"game": "affix"},
    ],
    ids=str,
)
def test_what_does_not_count(change):
    assert list(attempts([replace(roll_of(1, 100), **change)], "q-less")) == []


def test_letters_played_twice_count_once_in_whatever_order():
    one = roll_of(1, 100)
    again = replace(one, puzzle=one.puzzle[::-1], id="z")
    assert len(list(attempts([one, again], "q-less"))) == 1
    assert len(list(attempts([replace(one, hints=("x",)), again], "q-less"))) == 0


def test_levels_come_from_the_history():
    played = [roll_of(number, 120) for number in range(12)]
    level = level_in(q_less.GAME, played, Known(), lists())
    assert level == skill_after(attempts(played, "q-less")).level
    assert level.rounds == 12
    assert level.value > 1600
    assert level_in(q_less.GAME, played, Known(), lists(), "de").rounds == 0
    boards = [replace(roll_of(n, 300), game="affix", puzzle=f"an ell est a{chr(97 + n)}", proven={"words_needed": 900})
              for n in range(10)]  # fmt: skip
    assert level_in(affix.GAME, boards, Known(), lists()).known
    assert level_in(quiddler.GAME, boards, Known(), lists()) is None


# costs


def deal(score: int, best: int, par: int, **fields) -> Entry:
    proven = {"score": score, "best": best, "par": par}
    return replace(Entry("quiddler", "L/Q O/X", Result.FINISHED, proven=proven, lexicon="wide"), **fields)


def test_what_is_given_away_is_what_the_games_are_below_the_best_and_evened_by_half_of_what_par_gave_away():
    games = [deal(60, 80, 70), deal(80, 80, 70), deal(70, 90, 90)]
    figure = given_away([*games, deal(0, 80, 70, hints=("x",)), deal(0, 80, 70, result=Result.GIVEN_UP)], "quiddler")
    assert (figure.games, figure.mean, figure.evened) == (3, (20 + 0 + 20) / 3, pytest.approx((15 - 5 + 20) / 3))
    assert given_away([deal(0, 80, 70, kind=Kind.EXERCISE)], "quiddler") is None
    two = [deal(-17, 28, -61), deal(10, 44, -65)]
    assert [given_away_text(given_away(two[:number], "quiddler")) for number in (1, 2)] == [
        "45.0 points given away per game (from 1 game)", "39.5 points given away per game (from 2 games)"
    ]  # fmt: skip
    assert given_away([deal(90, 80, 70)], "quiddler").mean == 0  # words that are no longer in the list


def test_sizes_of_mistakes():
    assert [mistake(cost) for cost in (0, 2, 3, 6, 7, 14, 15, 60)] == [
        None, None, Mistake.SMALL, Mistake.SMALL, Mistake.MEDIUM, Mistake.MEDIUM, Mistake.LARGE, Mistake.LARGE
    ]  # fmt: skip
    assert mistakes([0, 1, 5, 8, 9, 20]) == {Mistake.SMALL: 1, Mistake.MEDIUM: 2, Mistake.LARGE: 1}
