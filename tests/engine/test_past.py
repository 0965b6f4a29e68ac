"""The history as a list of games: rows, filters, months, and what was learned from games that are forgotten."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from types import SimpleNamespace

from qless_studio.engine.exercises import Miss
from qless_studio.engine.games import nullgame
from qless_studio.engine.history import Entry, Kind, Result
from qless_studio.engine.past import Filters, day_of, games_shown, month_of, past_of, rows_of, weeks_ago
from qless_studio.engine.practice.cards import learned_from
from qless_studio.engine.practice.schedule import exercise_entry

GAMES = {"null": nullgame.GAME, "second": nullgame.GAME}
NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)


def played(name: str, days: int, game: str = "null", score: int = 1, **proven: object) -> Entry:
    when = (NOON - timedelta(days=days)).isoformat()
    return Entry(
        game, f"P{name}", Result.FINISHED, Kind.ROUND, 60.0, proven={"score": score, **proven}, when=when, id=name
    )


ROUNDS = [played(f"m{nth}", 1, score=nth, round=nth) for nth in (1, 2)]
MATCH = replace(
    ROUNDS[1], kind=Kind.GAME, seconds=120.0, id="m2-match", proven={"rounds": [{"score": 1}, {"score": 2}]}
)
DAILY = replace(played("daily", 0, "second"), day="2026-11-18", proven={"later": True})
PAST = past_of([played("old", 40), *ROUNDS, MATCH, DAILY], GAMES)


def test_a_match_is_one_game_and_its_rounds_are_in_it():
    assert [each.entry.id for each in PAST.games] == ["old", "m2-match", "daily"]
    assert [each.id for each in PAST.games[1].rounds] == ["m1", "m2"]
    shown = games_shown(PAST, GAMES, Filters(), date(2026, 11, 20))
    assert (shown.games, shown.seconds) == (3, 240.0)
    assert shown.figures["null"].played == 3  # of the match its rounds


def test_rows_begin_with_the_last_game_below_its_day():
    rows = rows_of(PAST.games)
    names = [row.played.entry.id if row.played else row.day.isoformat() for row in rows]
    assert names == ["2026-11-20", "daily", "2026-11-19", "m2-match", "m1", "m2", "2026-10-11", "old"]
    assert [row.order for row in rows] == sorted((row.order for row in rows), reverse=True)
    assert [(row.match, row.nth) for row in rows if row.nth] == [("m2-match", 1), ("m2-match", 2)]


def test_filters_leave_a_game_and_some_weeks():
    shown = games_shown(PAST, GAMES, Filters("null", weeks_ago(1, date(2026, 11, 20))), date(2026, 11, 20))
    assert shown.games == 1
    assert list(shown.figures) == ["null"]
    assert Filters().everything
    assert not Filters("null").everything
    assert not Filters(since=date(2026, 11, 1)).fits("null", None)


def test_the_weeks_begin_with_a_monday():
    assert weeks_ago(1, date(2026, 11, 28)) == date(2026, 11, 23)
    assert weeks_ago(12, date(2026, 11, 28)) == date(2026, 9, 7)
    assert weeks_ago(0, date(2026, 11, 28)) is None


def test_a_month_has_the_puzzles_that_were_done_on_their_days_and_games_when_they_were_played():
    month = month_of(PAST, GAMES, Filters(), date(2026, 11, 1), date(2026, 11, 20))
    assert {day: count for day, count in month.counts.items() if count} == {
        date(2026, 11, 19): 1,
        date(2026, 11, 20): 1,
    }
    assert [day for day, done in month.done.items() if done] == [date(2026, 11, 18)]
    assert (month.streak.current, month.streak.solved) == (0, 1)  # it was played later


def test_a_day_says_where_one_can_go():
    day = day_of(PAST, GAMES, Filters(), date(2026, 11, 19))
    assert [each.entry.id for each in day.games] == ["m2-match"]
    assert (day.played, day.seconds, day.before, day.after) == (1, 120.0, date(2026, 10, 11), date(2026, 11, 20))
    assert list(day_of(PAST, GAMES, Filters(), date(2026, 11, 18)).daily) == ["second"]


def test_what_was_learned_from_games_is_what_no_other_game_taught():
    entries = [played("a", 3), played("b", 2), played("c", 1, "second")]
    missed = {"a": ("tea", "eat"), "b": ("eat",)}
    store = SimpleNamespace(known=lambda entry: [Miss("word", key, 1.0) for key in missed.get(entry.id, ())])
    answers = {key: exercise_entry("null", f"null:word:{key}", "?", True) for key in ("tea", "eat", "ate")}
    learned = learned_from({"a"}, entries, store)
    assert [key for key, answer in answers.items() if learned(answer)] == ["tea"]
    learned = learned_from({"a", "b"}, entries, store)
    assert all(map(learned, answers.values()))
    assert not learned(exercise_entry("second", "second:word:tea", "?", True))
    assert not learned(entries[0])
