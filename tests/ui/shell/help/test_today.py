"""How far the puzzles of a day are, from the history and the open games."""

from __future__ import annotations

from datetime import date, datetime

import pytest

from qless_studio.engine.history import Entry, Kind, Result
from qless_studio.engine.play import SavedPlay
from qless_studio.ui.shell.help.today import OpenGame, Progress, daily_states, done_text, greeting

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
        (entry(result=Result.SOLVED, seconds=276.4), "Solved", "4:36, no hints"),
        (entry(result=Result.GIVEN_UP, hints=("state", "node")), "Given up", "2 hints"),
        (entry(result=Result.CLAIMED, seconds=61.0), "No solution, proven", "1:01, no hints"),
    ],
)
def test_what_was_reached_is_said(given, headline, detail):
    done = state([given])
    assert (done.progress, done.headline, done.detail, done.puzzle) == (Progress.DONE, headline, detail, "PUZZLE")
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
    assert done_text(daily_states(games, DAY, [], [])) == "no puzzle played yet"
    assert done_text(daily_states(games, DAY, [entry()], [])) == "1 of 2 puzzles done today"
    assert done_text(daily_states(games, DAY, [entry(), entry("affix")], [])) == "all puzzles of today are done"


@pytest.mark.parametrize(("hour", "text"), [(4, "evening"), (5, "morning"), (12, "afternoon"), (18, "evening")])
def test_the_greeting_follows_the_clock(hour, text):
    assert greeting(datetime(2026, 11, 20, hour)) == f"Good {text}"
