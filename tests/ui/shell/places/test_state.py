"""How far the puzzles of a day are, from the history and the open games."""

from __future__ import annotations

from datetime import date

import pytest

from qless_studio.engine.history import Entry, Kind, Result
from qless_studio.engine.play import SavedPlay
from qless_studio.ui.shell.places.home.reading import OpenGame, Progress, daily_states, done_text, games_to_go_on

DAY = date(2026, 11, 20)


def entry(game="boggle", result=Result.FINISHED, day="2026-11-20", **values):
    return Entry(game, "PUZZLE", result, day=day, **values)


def state(entries=(), open_games=()):
    (found,) = daily_states(["boggle"], DAY, entries, open_games)
    return found


def held(day="2026-11-20", result=None, seconds=276.0):
    return OpenGame("boggle", "HELD", SavedPlay(day=day, result=result, seconds=seconds).as_json())


def test_what_was_not_begun_is_covered():
    assert state() == state([entry(day="2026-11-19"), entry("affix")], [held(day="")])
    assert (state().progress, state().puzzle) == (Progress.OPEN, "")


def test_a_game_in_progress_can_be_resumed():
    begun = state([], [held()])
    assert (begun.progress, begun.detail, begun.puzzle, begun.is_open) == (Progress.BEGUN, "4:36 played", "HELD", True)
    assert state([entry()], [held()]).progress is Progress.BEGUN


def test_a_game_against_the_clock_stays_covered():
    timed = SavedPlay(day="2026-11-20", limit=180.0).as_json()
    assert state([], [OpenGame("boggle", "HELD", timed)]).puzzle == ""


@pytest.mark.parametrize(
    ("given", "headline", "detail"),
    [
        (entry(seconds=180.0, proven={"score": 41, "par": 58}), "41 points", "par 58, 3:00"),
        (entry(result=Result.GIVEN_UP, seconds=57.0, proven={"score": 5}), "Given up", "5 points, 0:57"),
        (entry(result=Result.SOLVED, seconds=276.4), "Solved", "4:36, 0 hints"),
        (entry(result=Result.GIVEN_UP, hints=("state", "node")), "Given up", "2 hints"),
        (entry(result=Result.CLAIMED, seconds=61.0), "No solution exists", "1:01, 0 hints"),
    ],
)
def test_what_was_reached_is_said(given, headline, detail):
    done = state([given])
    progress = Progress.GIVEN_UP if given.result is Result.GIVEN_UP else Progress.DONE  # only what counts is ticked
    assert (done.progress, done.headline, done.detail, done.puzzle) == (progress, headline, detail, "PUZZLE")
    assert not done.is_open
    assert state([given], [held(result=Result.SOLVED)]).is_open


def test_the_first_result_of_a_day_counts_and_exercises_do_not():
    exercise = entry(kind=Kind.EXERCISE, proven={"score": 1})
    entries = [exercise, entry(proven={"score": 2}), entry(proven={"score": 3})]
    assert state(entries).headline == "2 points"


def test_each_language_has_its_own_puzzle():
    entries = [entry(lexicon="wide", proven={"score": 2}), entry(lexicon="pl-standard", proven={"score": 3})]
    open_games = [OpenGame("boggle", "HELD", SavedPlay(day="2026-11-20").as_json(), "wide")]
    (polish,) = daily_states(["boggle"], DAY, entries, open_games, lambda name: name.startswith("pl"))
    assert (polish.headline, polish.is_open) == ("3 points", False)


def test_a_damaged_game_is_left_out():
    assert state([], [OpenGame("boggle", "HELD", {"moves": 3})]).progress is Progress.OPEN


def test_the_sentence_counts_what_is_done():
    games = ["boggle", "affix"]
    assert done_text(daily_states(games, DAY, [], [])) == "0 of today's 2 puzzles are done."
    assert done_text(daily_states(games, DAY, [entry()], [])) == "1 of today's 2 puzzles is done."
    given_up = entry(result=Result.GIVEN_UP)
    assert done_text(daily_states(games, DAY, [given_up], [])) == "0 of today's 2 puzzles are done."
    assert done_text(daily_states(games, DAY, [given_up, entry()], [])) == "1 of today's 2 puzzles is done."
    assert done_text(daily_states(games, DAY, [entry(), entry("affix")], [])) == "2 of today's 2 puzzles are done."


def test_games_to_go_on_with_are_those_begun_last_first():
    def begun(id, **values):
        return OpenGame("boggle", "HELD", SavedPlay(seconds=61.0, facts={"id": id}, **values).as_json())

    games = games_to_go_on(
        [begun("1"), begun("3", limit=180.0, day="2026-11-20"), begun("2"), begun("4", result=Result.SOLVED)]
    )
    assert [game.id for game in games] == ["3", "2", "1"]
    assert (games[0].detail, games[0].puzzle) == ("Daily puzzle, 1:01 of 3:00 played", "")
    assert (games[1].detail, games[1].puzzle) == ("1:01 played", "HELD")
