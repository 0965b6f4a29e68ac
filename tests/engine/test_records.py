"""Records of a player."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from random import Random

import pytest

from qless_studio.engine.days import local_day
from qless_studio.engine.history import Entry, Kind, Result
from qless_studio.engine.play_statistics import Record, Span, best_of, record_of, records_by_day

TODAY = date(2026, 5, 20)
LETTERS = "ABCDEFGHIJKLMNOPQRST"


def played(number: int, score: int, day: str = "2026-05-20", **changes: object) -> Entry:
    letter = LETTERS[number]
    entry = Entry(
        "boggle", "/".join([letter * 4] * 4), Result.FINISHED, Kind.ROUND, 180.0, proven={"score": score, "limit": 180},
        lexicon="wide", when=f"{day}T12:00:00+00:00", id=str(number),
    )  # fmt: skip
    return replace(entry, **changes)  # type: ignore[arg-type]


def solved(number: int, seconds: float, **changes: object) -> Entry:
    entry = Entry("affix", LETTERS[number], Result.SOLVED, seconds=seconds, when="2026-05-20T12:00:00+00:00")
    return replace(entry, id=str(number), **changes)  # type: ignore[arg-type]


def test_more_points_than_ever_are_a_record() -> None:
    earlier = [played(n, 10 + n, "2025-01-01") for n in range(3)]
    record = record_of(played(9, 13), earlier, TODAY)
    assert record is not None
    assert record.span is Span.EVER
    assert record.text == "Best so far: 13 points, previously 12"
    assert record_of(played(9, 12), earlier, TODAY) is None


def test_nothing_is_praised_after_two_games() -> None:
    assert record_of(played(9, 99), [played(n, 1, "2025-01-01") for n in range(2)], TODAY) is None


def test_the_best_of_the_month_and_of_the_day() -> None:
    old = [played(n, 50, "2025-01-01") for n in range(3)]
    month = [played(n, 20, "2026-05-02") for n in range(3, 8)]
    record = record_of(played(9, 30), old + month, TODAY)
    assert record is not None
    assert record.text == "Best of the month: 30 points, previously 20"
    today = [played(n, 10) for n in range(10, 12)]
    record = record_of(played(9, 15), old + month + today, TODAY)
    assert record is not None
    assert record.text == "Best of a day: 15 points, previously 10"


@pytest.mark.parametrize(
    "change",
    [{"lexicon": "common10k"}, {"proven": {"score": 9, "limit": 60}}, {"options": {"min_length": "4"}},
     {"game": "word-streak"}, {"puzzle": "AAA/BBB/CCC"}],
)  # fmt: skip
def test_only_games_of_the_same_rules_are_compared(change: dict[str, object]) -> None:
    earlier = [played(n, 9, **change) for n in range(3)]
    assert record_of(played(9, 30), earlier, TODAY) is None


def test_a_board_played_before_and_hints_are_no_record() -> None:
    earlier = [played(n, 10) for n in range(3)]
    assert record_of(played(2, 30, id="again"), earlier, TODAY) is None
    assert record_of(played(9, 30, hints=("length",)), earlier, TODAY) is None


def test_what_is_solved_is_measured_by_its_time() -> None:
    earlier = [solved(n, 100.0 + n) for n in range(3)] + [solved(4, 5.0, hints=("word",))]
    record = record_of(solved(9, 90.0), earlier, TODAY)
    assert record is not None
    assert record.text == "Best so far: 1:30, previously 1:40"
    assert record_of(solved(9, 90.0, result=Result.GIVEN_UP), earlier, TODAY) is None


def test_of_a_day_only_the_records_that_stood_at_its_end_are_told() -> None:
    earlier = [played(n, 10 + n, "2025-01-01") for n in range(3)]
    then = [played(3, 20), played(4, 15), played(5, 30), solved(6, 50.0)]
    later = [played(7, 90, "2026-05-21")]
    ((entry, record),) = records_by_day([*earlier, *then, *later])[TODAY]
    assert (entry.id, record.span, record.before) == ("5", Span.EVER, 20)
    assert date(2026, 5, 19) not in records_by_day([*earlier, *then, *later])


def test_in_one_pass_the_records_of_all_days_are_those_that_each_game_was() -> None:
    random = Random(4)
    days = sorted(f"2026-0{random.randint(3, 5)}-{random.randint(10, 16)}" for _ in range(120))
    boards = ["/".join([f"{LETTERS[n // 20] * 3}{LETTERS[n % 20]}"] * 4) for n in range(80)]
    history = [
        played(0, random.randint(1, 40), day, puzzle=random.choice(boards), id=str(n)) for n, day in enumerate(days)
    ]
    last: dict[date, tuple[Entry, Record]] = {}
    for place, entry in enumerate(history):
        record = record_of(entry, history[:place], local_day(entry.when))
        if record is not None:
            last[local_day(entry.when)] = entry, record
    assert len(last) > 5
    assert records_by_day(history) == {day: [each] for day, each in last.items()}


def test_the_best_games_of_each_kind_are_those_of_kinds_played_often() -> None:
    often, seldom = [played(n, 10 + n) for n in range(5)], [solved(n, 50.0 + n) for n in range(6, 8)]
    assert best_of(often[0].game, [*often, *seldom]) == [often[-1]]
