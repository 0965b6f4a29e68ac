"""The score sheet of several players, typed into a dialog."""

from __future__ import annotations

import pytest

from tests.ui.grids.player import LEFT
from tests.ui.playing import go_to_play


@pytest.fixture
def sheet(qtbot, solved):
    tab = solved("HEAD/ENIL")
    tab.played.add("head", 1, 0)
    yield tab, tab.boggle_commands.score_sheet()
    for dialog in tab.findChildren(type(tab.boggle_commands.score_sheet())):
        dialog.reject()


def test_the_sheet_judges_each_list_as_it_is_typed(qtbot, sheet):
    _, dialog = sheet
    first, second = dialog.columns
    assert first.list == ("You", "head")
    assert second.text.hasFocus()
    qtbot.keyClicks(second.text, "line, HEAD; he xyz cat")
    assert (first.points.text(), second.points.text()) == ("0 points", "1 point")
    assert second.winner.isVisible()
    assert not first.winner.isVisible()
    assert second.judged.text().splitlines() == [
        "Counts: LINE 1",
        "Found by several players: HEAD",
        "Too short: HE",
        "Not in the list: XYZ",
        "Not on the board: CAT",
    ]
    qtbot.keyClicks(first.text, " headline")
    assert first.points.text() == "11 points"
    assert first.winner.isVisible()


def test_up_to_six_players_and_the_lists_stay_with_the_board(qtbot, sheet):
    tab, dialog = sheet
    for _ in range(4):
        qtbot.mouseClick(dialog.add, LEFT)
    assert len(dialog.columns) == 6
    assert not dialog.add.isEnabled()
    dialog.columns[5].name.setFocus()
    qtbot.keyClicks(dialog.columns[5].name, "Ann")
    qtbot.keyClicks(dialog.columns[5].text, "line")
    qtbot.mouseClick(dialog.close_button, LEFT)
    again = tab.boggle_commands.score_sheet()
    assert again.lists[5] == ("Ann", "line")
    assert again.columns[5].winner.isVisible()


def test_there_is_no_sheet_while_the_words_are_covered(qtbot, solved):
    tab = solved("HEAD/ENIL")
    assert tab.boggle_commands.score_sheet.isEnabled()
    go_to_play(qtbot, tab)
    tab.play_actions.this.trigger()
    qtbot.waitUntil(lambda: tab.analysis.complete)
    assert not tab.boggle_commands.score_sheet.isEnabled()
    tab.play_actions.give_up.trigger()
    assert tab.boggle_commands.score_sheet.isEnabled()
