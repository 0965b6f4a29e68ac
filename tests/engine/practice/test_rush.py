"""A rush: fresh questions of all games in rising difficulty, three misses or three minutes, and the best one."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qless_studio.engine.exercises import Exercise, Miss, Practice
from qless_studio.engine.history import Entry, History, Kind, Result
from qless_studio.engine.lexicon import load
from qless_studio.engine.play_statistics import statistics
from qless_studio.engine.player.rounds import InstalledLists, known_after
from qless_studio.engine.practice.rush import (
    DOWN,
    HIGHEST,
    LOWEST,
    UP,
    Question,
    Rule,
    Rung,
    Rush,
    best_rush,
    fresh_questions,
    ladder,
)
from qless_studio.engine.practice.schedule import replay
from qless_studio.engine.registry import GAMES
from qless_studio.engine.solving import Limit, Run, Stopped

BY_KEY = {game.key: game for game in GAMES}


@pytest.fixture(scope="module")
def questions():
    return list(islice(fresh_questions(BY_KEY, "en", load, 5, Run()), 40))


@pytest.mark.nightly
def test_fresh_questions_are_of_all_games_in_turn_and_repeatable(questions):
    asking = {game.key for game in GAMES if game.load_practice is not None}
    assert {question.game for question in questions[: len(asking)]} == asking
    again = list(islice(fresh_questions(BY_KEY, "en", load, 5, Run()), 10))
    assert [each.exercise.question for each in again] == [each.exercise.question for each in questions[:10]]
    other = list(islice(fresh_questions(BY_KEY, "en", load, 6, Run()), 10))
    assert [each.exercise.question for each in other] != [each.exercise.question for each in questions[:10]]


@pytest.mark.nightly
def test_every_question_can_be_answered_and_asks_for_no_board_played_before(questions):
    kinds = {(question.game, question.exercise.kind) for question in questions}
    assert len(kinds) >= 8
    for question in questions:
        exercise = question.exercise
        assert len(exercise.answers) >= exercise.needed >= 1
        assert not exercise.choices or set(exercise.answers) <= set(exercise.choices)
        assert "again" not in f"{exercise.question} {exercise.heading}"
        if exercise.puzzle:
            BY_KEY[question.game].parse(exercise.puzzle)
        if question.game in ("boggle", "word-streak") and not exercise.choices:
            assert question.ease is not None


def test_other_languages_have_questions_too_and_one_game_can_be_chosen():
    german = list(islice(fresh_questions({"boggle": BY_KEY["boggle"]}, "de", load, 1, Run()), 4))
    assert {question.game for question in german} == {"boggle"}
    assert all(question.lexicon.startswith("de-") for question in german)


def test_a_stopped_run_ends_the_search_for_questions():
    run = Run(Limit(nodes=1))
    with pytest.raises(Stopped):
        list(islice(fresh_questions(BY_KEY, "en", load, 1, run), 30))


@pytest.mark.long
def test_the_ladder_rises_and_has_each_question_once():
    games = {key: game for key, game in BY_KEY.items() if key != "affix"}  # whose puzzles take the longest to draw
    questions = list(islice(fresh_questions(games, "en", load, 5, Run()), 20))
    rungs = ladder([*questions, *questions], most=len(questions))
    assert len({rung.question.exercise.question for rung in rungs}) == len(rungs) <= len(questions)
    levels = [rung.level for rung in rungs]
    assert levels == sorted(levels)
    assert (levels[0], levels[-1]) == (LOWEST, HIGHEST)
    known = [rung.question.ease for rung in rungs if rung.question.ease is not None]
    assert known == sorted(known, reverse=True)
    assert [rung.level for rung in ladder(questions[:1])] == [LOWEST]
    assert ladder([]) == []


class Clock:
    def __init__(self) -> None:
        self.now = 50.0

    def __call__(self) -> float:
        return self.now


def rungs_of(count: int) -> list[Rung]:
    return [
        Rung(Question("boggle", Exercise("board", f"question {number}", ("a",)), "wide"), 1_000 + 10.0 * number)
        for number in range(count)
    ]


def test_right_answers_lead_up_and_misses_down_until_the_third():
    rush, levels = Rush(rungs_of(100), clock=Clock()), []
    for right in (True, True, False, True, False, True, False):
        levels.append(rush.current.level)
        wanted = levels[-1] + UP if right else max(1_000, levels[-1] - DOWN)
        rush.answer(right)
        if rush.current is not None:
            assert abs(rush.current.level - wanted) <= 15
    assert levels[0] == 1_000
    assert levels[2] > levels[1] > levels[0]
    assert levels[3] < levels[2]
    assert rush.current is None
    assert (rush.solved, rush.misses) == (4, 3)
    assert rush.highest == max(level for level, right in zip(levels, (1, 1, 0, 1, 0, 1, 0), strict=True) if right)
    failed = [rung.level for rung in rush.failed()]
    assert failed == sorted(failed, reverse=True)
    again = Rush(rush.failed())
    again.answer(True)
    again.answer(True)
    again.answer(True)
    assert again.current is None
    assert again.solved == 3


def test_time_ends_a_rush_and_a_late_answer_does_not_count():
    clock = Clock()
    rush = Rush(rungs_of(50), clock=clock)
    clock.now += 100
    rush.pause()
    clock.now += 1_000
    assert rush.seconds == 100
    rush.resume()
    clock.now += 79
    rush.answer(True)
    assert not rush.out_of_time
    clock.now += 2
    rush.answer(True)
    assert rush.current is None
    assert rush.solved == 1


def test_a_streak_has_no_clock_and_ends_with_the_first_miss():
    clock = Clock()
    streak = Rush(rungs_of(50), Rule.STREAK, clock)
    for _ in range(6):
        streak.answer(True)
        clock.now += 500
    assert streak.solved == 6
    streak.answer(False)
    assert streak.current is None


@given(st.lists(st.booleans(), max_size=60), st.integers(0, 40), st.sampled_from(Rule))
def test_no_question_is_asked_twice_and_the_counts_add_up(answers, size, rule):
    rush = Rush(rungs_of(size), rule, Clock())
    given_answers = 0
    for right in answers:
        if rush.current is None:
            break
        rush.answer(right)
        given_answers += 1
    asked = [each.rung.level for each in rush.answered]
    assert len(set(asked)) == len(asked) == given_answers == rush.solved + rush.misses
    assert rush.misses <= rule.misses
    if rush.current is not None:
        assert rush.current.level not in asked
    elif given_answers < size:
        assert rush.misses == rule.misses
    else:
        assert given_answers == size


def test_the_best_rush_is_in_the_history_and_changes_nothing_else(tmp_path):
    history = History(tmp_path)
    clock = Clock()
    for solved, rule in ((2, Rule.RUSH), (5, Rule.RUSH), (5, Rule.RUSH), (9, Rule.STREAK)):
        rush = Rush(rungs_of(40), rule, clock)
        for _ in range(solved):
            rush.answer(True)
        rush.stop()
        history.add(rush.entry())
    entries, damaged = history.read()
    assert damaged == 0
    assert best_rush(entries, Rule.RUSH) == entries[1]
    assert entries[1].proven["solved"] == 5
    assert best_rush(entries, Rule.STREAK).proven["solved"] == 9
    assert best_rush([], Rule.RUSH) is None
    of_boggle = replace(entries[0], proven={**entries[0].proven, "games": ["boggle"], "solved": 90})
    assert best_rush([*entries, of_boggle], Rule.RUSH) == entries[1]
    assert best_rush([*entries, of_boggle], Rule.RUSH, ("boggle",)) == of_boggle
    assert best_rush([replace(entries[0], proven={"rule": "rush", "solved": "many"})], Rule.RUSH) is None
    assert replay(entries) == {}
    assert known_after(entries, BY_KEY, InstalledLists()).profiles == {}
    assert all(statistics(entries, key).played == 0 for key in BY_KEY)
    assert all(entry.kind is Kind.EXERCISE for entry in entries)
    assert best_rush([Entry("boggle", "", Result.FINISHED, proven={"rule": "rush", "solved": 99})], Rule.RUSH) is None


@pytest.mark.nightly
def test_a_hundred_questions_of_all_games_are_found():
    rungs = ladder(fresh_questions(BY_KEY, "en", load, 11, Run()))
    assert len(rungs) == 100
    games = [rung.question.game for rung in rungs]
    assert all(games.count(key) >= 75 // len(BY_KEY) for key in BY_KEY)
    assert all(later.level > earlier.level for earlier, later in pairwise(rungs))


def test_what_cannot_be_asked_or_answered_is_passed_over():
    game, made = BY_KEY["boggle"], [None, Exercise("board", "none", ()), Exercise("board", "one", ("a",))]

    def exercise(miss, games, number, lexicon, run):
        return made[int(miss.cost)]

    practice = Practice(lambda *_: [Miss("word", "a", float(number)) for number in range(3)], exercise)
    odd = replace(game, load_practice=lambda: practice)
    asked = islice(fresh_questions({game.key: odd}, "en", load, 1, Run()), 3)
    assert [question.exercise.question for question in asked] == ["one"] * 3
