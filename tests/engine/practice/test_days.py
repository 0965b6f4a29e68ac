"""Days are those of the calendar on the wall, wherever the player is and whatever the clocks are changed to."""

from __future__ import annotations

import os
import time
from collections import Counter
from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.history import Entry, Result
from qless_studio.engine.play_statistics import day_played
from qless_studio.engine.practice.schedule import exercise_entry, replay

pytestmark = pytest.mark.skipif(not hasattr(time, "tzset"), reason="a process keeps its time zone there")

ZONES = {
    "Kiritimati": "KIR-14",
    "Lord Howe": "STD-10:30DST-11,M10.1.0,M4.1.0",
    "Berlin": "CET-1CEST,M3.5.0,M10.5.0/3",
    "UTC": "UTC0",
    "New York": "EST5EDT,M3.2.0,M11.1.0",
    "Pago Pago": "PAG11",
}
"""As POSIX writes them, so that no table of zones has to be installed."""
TIMES = st.datetimes(datetime(2025, 1, 3), datetime(2027, 12, 28), timezones=st.just(UTC)).map(
    lambda moment: moment.replace(microsecond=0)
)
DAY = timedelta(days=1)


@pytest.fixture(scope="module")
def travel():
    """Call it with the name of a zone to go there."""
    before = os.environ.get("TZ")

    def go(zone):
        os.environ["TZ"] = zone
        time.tzset()

    yield lambda name: go(ZONES[name])
    if before is None:
        del os.environ["TZ"]
        time.tzset()
    else:
        go(before)


def wall(moment):
    """The day on the wall, as the C library tells it."""
    return date(*time.localtime(moment.timestamp())[:3])


def answer(moment, right=True):
    return exercise_entry("null", "card", "?", right, seconds=30.0, when=moment.isoformat())


@settings(max_examples=60)
@given(TIMES, st.sampled_from(sorted(ZONES)), st.booleans())
def test_a_card_rests_for_whole_days_wherever_it_was_answered(travel, moment, zone, right):
    travel(zone)
    day, memory = wall(moment), replay([answer(moment, right)])["card"]
    assert memory.first == memory.last == day
    travel("UTC")
    noon = datetime(2026, 6, 1, 12, tzinfo=UTC)
    rest = replay([answer(noon, right)])["card"].due - noon.date()
    assert memory.due - day == rest >= DAY
    assert right or rest == DAY


@settings(max_examples=60)
@given(st.lists(TIMES, min_size=1, max_size=12), st.lists(st.sampled_from(sorted(ZONES)), min_size=1, max_size=4))
def test_travelling_loses_no_game_and_counts_none_twice(travel, moments, zones):
    entries = [
        Entry("null", "abc", Result.FINISHED, when=moment.isoformat(), id=str(number))
        for number, moment in enumerate(sorted(moments))
    ]
    for zone in zones:
        travel(zone)
        assert Counter(map(day_played, entries)) == Counter(map(wall, moments))
        memory = replay(map(answer, moments))["card"]
        assert (memory.first, memory.last) == (wall(min(moments)), wall(max(moments)))
        assert memory.due > memory.last
