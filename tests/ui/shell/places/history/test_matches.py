"""Games against the computer in the History: who won, by how much, and how often at each strength."""

from __future__ import annotations

from datetime import date

from qless_studio.engine.history import Entry, Kind, Result
from qless_studio.engine.past import Played
from qless_studio.engine.play_statistics import MatchRecord, Streak
from qless_studio.ui.shell.places.history.texts import kind_text, points_text, rows_of


def against(mine, theirs, result=Result.FINISHED, **values):
    proven = {"points": mine, "opponent": theirs, "strength": "medium"}
    return Played(Entry("quiddler", "hand: A T", result, Kind.GAME, proven=proven, **values), date(2026, 11, 28))


def test_a_game_against_the_computer_says_who_won_and_its_points():
    games = [against(289, 250), against(1, 2), against(3, 3), against(9, 0, Result.GIVEN_UP)]
    assert [(kind_text(each), points_text(each.entry)) for each in games] == [
        ("You win, 289 : 250", "289"), ("Computer wins, 1 : 2", "1"), ("A draw, 3 : 3", "3"), ("Given up", "9"),
    ]  # fmt: skip
    assert kind_text(against(2, 1, day="2026-11-28")) == "You win, 2 : 1, daily puzzle"


def test_each_strength_has_its_record():
    records = (MatchRecord("medium", 3, 1, 2), MatchRecord("strong", lost=4))
    shown = rows_of([], Streak(0, 0, 0, 0), (), records)
    assert [(line.label, line.cells) for line in shown] == [
        ("Against Computer, Medium", ("3 : 2, 1 draw",)),
        ("Against Computer, Strong", ("0 : 4",)),
    ]
