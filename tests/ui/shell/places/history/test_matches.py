"""Games against the computer in the statistics: who won, by how much, and how often at each strength."""

from __future__ import annotations

from qless_studio.ui.shell.statistics.entry_table import SCORED, EntryTable
from qless_studio.ui.shell.statistics.figures import matches

from qless_studio.engine.history import Entry, Kind, Result
from qless_studio.engine.play_statistics import MatchRecord


def against(mine, theirs, result=Result.FINISHED):
    proven = {"points": mine, "opponent": theirs, "strength": "medium"}
    return Entry("quiddler", "hand: A T", result, Kind.GAME, proven=proven)


def test_a_game_against_the_computer_says_who_won_and_its_points(qtbot):
    table = EntryTable(SCORED, {})
    qtbot.addWidget(table)
    table.show_entries([against(289, 250), against(1, 2), against(3, 3), against(9, 0, Result.GIVEN_UP)])
    model = table.model()
    rows = {(model.index(row, 1).data(), model.index(row, 2).data()) for row in range(model.rowCount())}
    assert rows == {("Won, 289 : 250", "289"), ("Lost, 1 : 2", "1"), ("Draw, 3 : 3", "3"), ("Given up", "9")}


def test_each_strength_has_its_record():
    records = (MatchRecord("medium", 3, 1, 2), MatchRecord("strong", lost=4))
    assert matches(records) == [
        ("against the computer, Medium", "3 : 2, 1 draw"),
        ("against the computer, Strong", "0 : 4"),
    ]
