"""Playing on the table with mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from qless_studio.ui.style import theme_of
from tests.ui.games.quiddler.player import DEAL


@pytest.fixture
def player(player_again):
    return player_again


def test_clicked_cards_stand_in_the_tray_and_go_back(player):
    player.enter(DEAL)
    player.click_pile(2)
    player.click_pile(7)
    assert player.tray() == ["J", "I"]
    player.click(player.cell_of_tray(2))
    assert player.tray() == ["I"]
    player.click_pile(7)
    assert player.tray() == []


def test_typing_picks_the_cards_and_enter_plays_the_word(player):
    player.enter(DEAL)
    player.keys("jilt")
    assert player.tray() == ["J", "I", "L", "T"]
    assert player.said == ("JILT", "Valid word, the best one here", "21 points; end value stays 108")
    assert player.tab.session.chosen_words == ("jilt",)
    player.press(Qt.Key.Key_Return)
    assert player.text.startswith(f"{DEAL}; JILT 3 8 ")
    player.wait()
    assert [word.text for word in player.table.scene.words] == ["JILT"]
    assert player.tab.analyse.verdict_text() == "Proven best 108"


def test_a_letter_that_no_card_has_is_said_so(player):
    player.enter(DEAL)
    player.keys("jz")
    assert player.tray() == ["J"]
    assert player.said[1] == "No top card fits Z here"
    player.keys("i")
    assert player.tray() == ["J", "I"]


def test_backspace_takes_a_letter_that_no_card_has_before_a_card(player):
    player.enter(DEAL)
    player.keys("jiltxz")
    assert player.tray() == ["J", "I", "L", "T"]
    assert player.said[1] == "No top card fits Z here"
    player.press(Qt.Key.Key_Backspace)
    assert (player.tray(), player.said[1]) == (["J", "I", "L", "T"], "No top card fits X here")
    player.press(Qt.Key.Key_Backspace)
    assert player.tray() == ["J", "I", "L", "T"]
    assert player.said[1].startswith("Valid word")
    player.press(Qt.Key.Key_Backspace)
    assert player.tray() == ["J", "I", "L"]


def test_a_two_letter_card_is_typed_letter_by_letter(player):
    player.enter("QU/A I T E")
    player.keys("q")
    assert player.tray() == ["QU"]
    player.keys("uit")
    assert player.tray() == ["QU", "I", "T"]
    player.press(Qt.Key.Key_Backspace)
    assert player.tray() == ["QU", "I"]


def test_escape_clears_and_what_is_no_word_cannot_be_played(player):
    player.enter(DEAL)
    player.keys("jt")
    assert player.said[1] == "Not in the list"
    assert not player.table.play.isEnabled()
    player.press(Qt.Key.Key_Return)
    assert player.text == DEAL
    player.press(Qt.Key.Key_Escape)
    assert player.tray() == []


def test_undo_and_redo_bring_moves_back(player):
    player.enter(DEAL)
    player.keys("jilt")
    QTest.mouseClick(player.table.play, Qt.MouseButton.LeftButton)
    after = player.text
    player.history(0)
    assert player.text == DEAL
    player.history(1)
    assert player.text == after


def test_a_card_is_dragged_to_an_empty_place(player):
    player.enter("L/Q - T")
    player.drag(player.cell_of_place(0), player.table.cells[player.cell_of_place(1)].rect.center())
    assert player.text == "L/Q - T; 1>2"


def test_cards_are_dragged_into_the_tray_within_it_and_out_of_it(player):
    player.enter(DEAL)
    player.drag(player.cell_of_place(0), player.tray_end)
    player.drag(player.cell_of_place(2), player.tray_end)
    assert player.tray() == ["L", "J"]
    player.drag(player.cell_of_place(7), player.in_tray(0) - QPoint(8, 0))  # before the first
    assert player.tray() == ["I", "L", "J"]
    player.drag(player.cell_of_tray(2), player.in_tray(0) - QPoint(8, 0))
    assert player.tray() == ["J", "I", "L"]
    player.drag(player.cell_of_tray(2), player.in_tray(1) + QPoint(8, 0))  # after the next
    assert player.tray() == ["I", "J", "L"]
    player.drag(player.cell_of_tray(0), QPoint(4, player.table.height() - 4))
    assert player.tray() == ["I", "J"]
    player.drag(player.cell_of_tray(7), player.table.cells[player.cell_of_place(7)].rect.center())
    assert player.tray() == ["J"]
    player.drag(player.cell_of_tray(2), player.table.cells[player.cell_of_place(3)].rect.center())
    assert player.tray() == ["J"]  # another pile takes no card
    assert player.text == DEAL


def test_a_card_is_dragged_from_the_tray_to_an_empty_place(player):
    player.enter("L/Q - T")
    player.click_pile(0)
    player.drag(player.cell_of_tray(0), player.table.cells[player.cell_of_place(1)].rect.center())
    assert player.text == "L/Q - T; 1>2"


def test_a_bar_shows_where_a_dragged_card_goes(player):
    player.enter(DEAL)
    player.click_pile(2)
    start, end = player.table.cells[player.cell_of_place(7)].rect.center(), player.tray_end
    QTest.mousePress(player.table, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 6):
        QTest.mouseMove(player.table, start + (end - start) * step / 5)
    image, card = player.table.grab().toImage(), player.table.cells[player.cell_of_tray(2)].rect
    colours = {image.pixelColor(x, card.center().y()).name() for x in range(card.right() + 1, card.right() + 12)}
    assert theme_of(player.tab).color("accent_text").name() in colours
    QTest.mouseRelease(player.table, Qt.MouseButton.LeftButton, pos=end)
    assert player.tray() == ["J", "I"]


def test_undo_moves_the_cursor_to_the_change(player):
    player.enter(DEAL)
    player.keys("lo")
    player.press(Qt.Key.Key_Return)
    player.wait()
    first = min(player.tab.session.puzzle.moves[-1].piles)
    player.table.set_cursor(player.cell_of_place(6))
    player.history(0)
    assert player.table.cursor_index == player.cell_of_place(first)
    player.enter("L/Q T - T")
    player.click_pile(0)
    player.click_pile(2)
    assert player.table.cursor_index == player.cell_of_place(2)
    player.history(0)
    assert player.table.cursor_index == player.cell_of_place(0)


def test_refused_keys_and_clicks_say_why(player):
    player.enter("L/Q T - T")
    player.keys("5")
    assert player.said[1] == "No top card fits 5 here"
    player.press(Qt.Key.Key_Escape)
    player.press(Qt.Key.Key_Backspace)
    assert player.said[1] == "The tray is empty"
    player.click_pile(2)
    assert player.said[1] == "A card must be in the tray before it can be moved there"
    player.click_pile(1)
    player.click_pile(2)
    assert player.said[1] == "Only the top card of a pile of two can move to an empty pile"
    assert player.text == "L/Q T - T"


def test_a_card_in_the_tray_goes_to_an_empty_place_by_choosing_it(player):
    player.enter("L/Q - T")
    player.click_pile(0)
    assert player.said[2] == "or choose an empty pile for it"
    player.click_pile(1)
    assert player.text == "L/Q - T; 1>2"


def test_a_worse_word_tells_its_cost(player):
    player.enter(DEAL)
    player.keys("lo")
    player.qtbot.waitUntil(lambda: "gives away" in player.said[1])
    assert "instead of 108" in player.said[2]


def test_equal_cards_of_other_piles_are_judged_by_themselves(player):
    player.enter("O/Z O H L")
    player.click_pile(1)
    player.click_pile(2)
    player.qtbot.waitUntil(lambda: player.said[2] != "9 points")
    assert player.said[0] == "OH"


def test_the_list_is_played_from(player):
    player.enter(DEAL)
    table = player.tab.analyse.panel.lists.tables["words"]
    first = table.model().solution(0)
    assert first.move.word == "jilt"
    at = table.visualRect(table.model().index(0, 0)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(at))
    assert player.tray() == ["J", "I", "L", "T"]
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert "JILT" in player.text
