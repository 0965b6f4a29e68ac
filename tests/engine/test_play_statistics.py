"""Figures from the history, streaks of daily puzzles, and the move of an old record of Q-Less into the history."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.history import Entry, Kind, Result
from qless_studio.engine.play_statistics import (
    MatchRecord,
    Streak,
    daily_entries,
    days_done,
    match_records,
    rounds_of_matches,
    statistics,
    streaks,
)
from tests.examples import examples

OLD = {
    "letters": "aabcdlmnnptt", "result": "solved", "seconds": 61.5, "hints": 2, "grid": ["cat"], "lexicon": "wide",
    "when": "2024-05-31T18:00:00+00:00", "daily": True,
}  # fmt: skip


def test_a_roll_without_solution_counts_nowhere():
    won, lost = Result.SOLVED, Result.GIVEN_UP
    rolls = [
        Entry("q-less", "ab" if n else "ac", result, seconds=10.0 * (n + 1), hints=("word",) * (n % 2),
              proven={"solvable": False} if n == 4 else {})
        for n, result in enumerate([won, won, lost, won, lost, won])
    ]  # fmt: skip
    other = [Entry("boggle", "AB/CD", won), Entry("q-less", "ab", lost, Kind.EXERCISE)]
    found = statistics([*rolls, *other], "q-less")
    assert (found.played, found.solved, found.streak, found.longest_streak) == (5, 4, 2, 2)
    assert (found.best_seconds, found.average_seconds, found.without_hints) == (10.0, 32.5, 1)
    assert statistics([], "q-less").share == 0


def test_a_proven_claim_counts_as_solved_but_has_no_time():
    claim = Entry("q-less", "bcd", Result.CLAIMED, seconds=3.0, proven={"solvable": False})
    found = statistics([claim, Entry("q-less", "bcd", Result.GIVEN_UP, proven={"solvable": False})], "q-less")
    assert (found.played, found.solved, found.given_up, found.streak, found.best_seconds) == (1, 1, 0, 1, None)


def test_points_are_compared_with_par_and_best():
    def played(score, par, best, when):
        proven = {"score": score, "par": par, "best": best}
        return Entry(
            "boggle", "AB/CD", Result.FINISHED, Kind.ROUND, proven=proven, when=f"2026-11-{when}T12:00:00+00:00"
        )

    rounds = [
        played(10, 20, 100, "02"), played(30, 20, 50, "05"), played(5, None, True, "10"), played("x", 5, 5, "11"),
        Entry("boggle", "AB/CD", Result.GIVEN_UP, Kind.ROUND, when="2026-11-12T12:00:00+00:00"),
    ]  # fmt: skip
    found = statistics(rounds, "boggle")
    assert (found.played, found.finished, found.given_up, found.done) == (5, 4, 1, 4)
    assert (found.best_score, found.average_score, found.par_share, found.best_share) == (30, 15, 1.0, 0.35)


DAYS = st.integers(0, 30).map(lambda number: date(2026, 11, 1) + timedelta(number))
results = st.sampled_from([Result.SOLVED, Result.FINISHED, Result.CLAIMED, Result.GIVEN_UP])
dailies = st.lists(
    st.builds(
        lambda day, result, when: Entry("boggle", "AB", result, day=str(day), when=f"{when}T00:00:00+00:00", id="x"),
        DAYS, results, st.dates(),
    )
)  # fmt: skip


@given(dailies, DAYS)
def test_streaks_follow_from_the_days_of_the_puzzles_alone(entries, today):
    done = {date.fromisoformat(entry.day) for entry in entries if entry.result is not Result.GIVEN_UP}

    def run_through(day):
        """The number of days done around this one, by walking both ways."""
        if day not in done:
            return 0
        length = 1
        for step in (-1, 1):
            at = day + timedelta(step)
            while at in done:
                length, at = length + 1, at + timedelta(step)
        return length

    found = streaks(entries, ["boggle"], today)
    assert found.current == (run_through(today) or run_through(today - timedelta(1)))
    assert found.longest == max(map(run_through, done), default=0)
    assert (found.solved, found.played) == (len(done), len({entry.day for entry in entries}))
    assert streaks(reversed(entries), ["boggle"], today) == found, "the time of playing and the order do not matter"


def test_a_clock_set_back_or_ahead_breaks_no_streak():
    days = ["2026-11-18", "2026-11-19", "2026-11-20"]
    whens = ["2026-11-18T08:00:00+00:00", "1999-01-01T00:00:00+00:00", "2031-01-01T00:00:00+00:00"]
    entries = [Entry("affix", "x", Result.SOLVED, day=day, when=when) for day, when in zip(days, whens, strict=True)]
    for today in (19, 20, 21):
        assert streaks(entries, ["affix"], date(2026, 11, today)) == Streak(3, 3, 3, 3)
    assert streaks(entries, ["affix"], date(2026, 11, 22)).current == 0
    assert streaks([], ["affix"], date.min) == Streak(0, 0, 0, 0)
    ends = [Entry("affix", "x", Result.SOLVED, day=str(day)) for day in (date.min, date.max)]
    assert streaks(ends, ["affix"], date.max).longest == 1


def test_a_puzzle_played_after_its_day_is_done_but_makes_no_days_in_a_row():
    def done(day, **proven):
        return Entry("affix", "x", Result.SOLVED, day=f"2026-11-{day}", proven=proven, when="2026-11-20T12:00:00+00:00")

    entries = [done(17), done(18, later=True), done(19), done(20)]
    assert streaks(entries, ["affix"], date(2026, 11, 20)) == Streak(2, 2, 4, 4)
    assert days_done(entries, ["affix"]) == {date(2026, 11, day): day != 18 for day in (17, 18, 19, 20)}


def test_one_puzzle_of_a_day_is_enough_whichever_the_game():
    entries = [Entry(game, "x", Result.SOLVED, day=f"2026-11-{day}") for game, day in (("affix", 19), ("boggle", 20))]
    assert streaks(entries, ["affix", "boggle"], date(2026, 11, 20)) == Streak(2, 2, 2, 2)
    assert streaks(entries, ["affix"], date(2026, 11, 20)).longest == 1


def test_the_first_success_of_a_day_counts():
    lost, won, again = (
        Entry("affix", "x", result, seconds=seconds, day="2026-11-18")
        for result, seconds in ((Result.GIVEN_UP, 5.0), (Result.SOLVED, 60.0), (Result.SOLVED, 1.0))
    )
    assert daily_entries([lost, won, again], "affix") == {date(2026, 11, 18): won}
    assert daily_entries([lost], "affix") == {date(2026, 11, 18): lost}
    assert daily_entries([won], "boggle") == {}


@pytest.mark.long
@settings(max_examples=examples(50, 100))
@given(st.lists(st.builds(
    Entry, game=st.sampled_from(["boggle", "q-less"]), puzzle=st.sampled_from(["ab", "bc", "A/B"]), result=results,
    kind=st.sampled_from(Kind), seconds=st.none() | st.floats(0, 1e300), hints=st.sampled_from([(), ("x",)]),
    proven=st.dictionaries(
        st.sampled_from(["score", "par", "best", "solvable"]),
        st.none() | st.booleans() | st.integers() | st.floats() | st.just("x"),
    ),
    when=st.datetimes().map(lambda when: f"{when.isoformat(timespec='seconds')}+00:00"),
)))  # fmt: skip
def test_figures_hold_together_whatever_is_in_the_entries(entries):
    for game in ("boggle", "q-less"):
        found = statistics(entries, game)
        assert found.played == found.done + found.given_up
        assert found.streak <= found.longest_streak <= found.done
        assert found.without_hints <= found.done
        assert 0 <= found.share <= 1
        assert (found.best_seconds is None) == (found.average_seconds is None)


def test_of_a_match_the_rounds_count_and_the_match_is_what_was_played_that_day():
    rounds = [Entry("word-streak", "AB/CD", Result.FINISHED, Kind.ROUND, proven={"score": n}) for n in (5, 10, 15)]
    match = Entry("word-streak", "AB/CD", Result.FINISHED, day="2026-11-22", proven={"score": 30}, id="3-match")
    found = statistics([*rounds, match], "word-streak")
    assert (found.played, found.best_score, found.average_score) == (3, 15, 10)
    assert daily_entries([*rounds, match], "word-streak") == {date(2026, 11, 22): match}


def test_a_match_has_its_own_rounds_and_no_lone_one():
    def played(nth, score, name):
        return Entry(
            "word-streak", "AB/CD", Result.FINISHED, Kind.ROUND, proven={"round": nth, "score": score}, id=name
        )

    rounds, lone = [played(nth, 5 * nth, f"r{nth}") for nth in (1, 2, 3)], played(1, 5, "lone")
    scores = {"rounds": [{"score": 5 * nth} for nth in (1, 2, 3)]}
    match = Entry("word-streak", "AB/CD", Result.FINISHED, proven=scores, id="r3-match")
    assert rounds_of_matches([lone, *rounds, match]) == {"r3-match": tuple(rounds)}
    assert rounds_of_matches([*rounds, lone]) == {}


def test_games_against_the_computer_are_counted_by_strength():
    def against(strength, mine, theirs, result=Result.FINISHED):
        proven = {"kind": "hand", "points": mine, "opponent": theirs, "strength": strength}
        return Entry("quiddler", "hand: A T", result, Kind.GAME, proven=proven)

    entries = [
        against("medium", 289, 250),
        against("medium", 100, 250),
        against("medium", 80, 80),
        against("strong", 10, 20),
        against("strong", 300, 0, Result.GIVEN_UP),
        against("medium", 5, "?"),
        Entry("quiddler", "L O", Result.FINISHED, Kind.GAME, proven={"score": 3}),
    ]
    assert match_records(entries, "quiddler") == (MatchRecord("medium", 1, 1, 1), MatchRecord("strong", 0, 0, 1))
    assert match_records(entries, "boggle") == ()
