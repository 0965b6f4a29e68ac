"""Days in a row on which the daily puzzle was played to a good end."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from qless_studio.engine.history import Entry, Kind, Result
from qless_studio.engine.streaks import Streak, daily_results, streak_of

TODAY = date(2026, 11, 20)
WON, LOST, CLAIMED = Result.SOLVED, Result.GIVEN_UP, Result.CLAIMED


def played(*results, until=TODAY):
    """Entries of the days up to one, the last result on that day; None: not played."""
    first = until - timedelta(days=len(results) - 1)
    return [
        Entry("q-less", "abc", result, day=(first + timedelta(days=number)).isoformat())
        for number, result in enumerate(results)
        if result is not None
    ]


@pytest.mark.parametrize(
    ("results", "streak"),
    [
        ([], Streak(0, 0, 0, 0)),
        ([WON], Streak(1, 1, 1, 1)),
        ([WON, WON, None], Streak(2, 2, 2, 2)),  # today's puzzle can still be played
        ([WON, WON, LOST], Streak(0, 2, 2, 3)),
        ([WON, WON, None, None], Streak(0, 2, 2, 2)),
        ([WON, WON, WON, LOST, WON, CLAIMED], Streak(2, 3, 5, 6)),
        ([WON, None, Result.FINISHED, WON], Streak(2, 2, 3, 3)),
    ],
)
def test_a_streak_is_kept_by_days_in_a_row(results, streak):
    assert streak_of(daily_results(played(*results), "q-less"), TODAY) == streak


def test_the_first_result_of_a_day_counts_and_other_games_do_not():
    entries = [*played(LOST), *played(WON), Entry("affix", "abc", WON, day="2026-11-19")]
    entries += [Entry("q-less", "abc", WON, Kind.EXERCISE, day="2026-11-19"), Entry("q-less", "abc", WON)]
    assert {day: entry.result for day, entry in daily_results(entries, "q-less").items()} == {TODAY: LOST}


def test_a_clock_that_ran_ahead_breaks_no_streak():
    ahead = played(WON, until=TODAY + timedelta(days=300))
    assert streak_of(daily_results([*played(WON, WON), *ahead], "q-less"), TODAY) == Streak(2, 2, 3, 3)
