"""A hand: played, ended with a discard, scored."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tests.ui.games.quiddler.player import DEAL

LEFT = Qt.MouseButton.LeftButton
HAND = "hand: Q I H E X Z"


@pytest.fixture
def player(player_again):
    return player_again


@pytest.fixture
def hand(player):
    player.enter(HAND)
    return player


def figures(player):
    return [(shown.figure, shown.label) for shown in player.table.scene.figures]


def test_a_hand_is_played_and_ends_with_a_discard(hand):
    hand.keys("hex")
    hand.press(Qt.Key.Key_Return)
    hand.wait()
    assert figures(hand) == [
        ("21", "so far"),
        ("5", "if stopped"),
        ("38", "best"),
        ("0", "lost"),
    ]
    hand.click_pile(5)
    assert hand.table.play.text() == "Discard"
    assert hand.said == ("Z", "Discard it and score 4", "or add cards for a word")
    QTest.mouseClick(hand.table.play, LEFT)
    assert hand.text == f"{HAND}; HEX 3 4 5; DISCARD 6"
    hand.wait()
    assert hand.tab.analyse.verdict_text() == "You scored 4; best 38, proven"
    assert hand.tab.analyse.panel.figures.text() == "4 points, 38 best of the deal"
    assert hand.said == ("4 points", "The game is over; your moves lost 34", "Proven best 38")
    assert "discarded" in hand.table.cells[hand.cell_of_place(5)].spoken
    hand.history(0)
    assert hand.text == f"{HAND}; HEX 3 4 5"


def test_the_best_end_is_said_to_be_the_best(hand):
    for word in ("hex", "qi"):
        hand.keys(word)
        hand.press(Qt.Key.Key_Return)
    hand.wait()
    assert hand.said[1] == "No word earns more: choose the card to discard"
    hand.keys("z")
    hand.press(Qt.Key.Key_Return)
    hand.wait()
    assert hand.tab.analyse.verdict_text() == "You scored 38; best 38, proven"
    assert hand.said[:2] == ("38 points", "The game is over with the best possible score")


def test_nothing_can_be_taken_from_a_hand_that_is_over(hand):
    hand.keys("h")
    hand.press(Qt.Key.Key_Return)
    text = hand.text
    for act in (lambda: hand.click_pile(0), lambda: hand.keys("q")):
        act()
        assert hand.tray() == []
        assert hand.said[1] == "The hand is over: Undo takes the discard back"
    assert hand.text == text
    assert not hand.tab.table_commands.end_hand.isEnabled()


def test_a_command_ends_the_hand_with_the_card_of_most_points_or_that_in_the_tray(hand):
    hand.tab.table_commands.end_hand.trigger()
    assert hand.text == f"{HAND}; DISCARD 1"
    hand.history(0)
    hand.keys("x")
    hand.tab.table_commands.end_hand.trigger()
    assert hand.text == f"{HAND}; DISCARD 5"


def test_one_card_is_kept_for_the_discard(player):
    player.enter("hand: H E X")
    player.keys("hex")
    assert player.said[:2] == ("HEX", "Keep one card to discard")
    player.press(Qt.Key.Key_Return)
    assert player.text == "hand: H E X"
    player.tab.session.change_options(discard="may")
    player.wait()
    player.press(Qt.Key.Key_Return)
    player.wait()
    assert player.tab.analyse.verdict_text() == "You scored 21; best 21, proven"


def test_the_empty_page_of_a_hand_speaks_of_a_hand(player):
    player.enter(DEAL)
    QTest.mouseClick(player.tab.analyse.kind.button("hand"), LEFT)
    tab, panel = player.tab, player.tab.analyse.panel
    assert tab.analyse.area.empty_hand.isVisible()
    assert not tab.analyse.area.empty.isVisible()
    assert not panel.recent.isVisible()
    texts = [label.text() for label in tab.findChildren(QLabel) if label.isVisible()]
    assert not any("pile" in text.lower() or "16" in text for text in texts)
    assert any("3 to 11 cards" in text for text in texts)
