"""Deals of piles and of hands, with conditions and without."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.games.quiddler.player import DEAL

LEFT = Qt.MouseButton.LeftButton


def click(widget):
    QTest.mouseClick(widget, LEFT)


def deal_again(player, press):
    """Press what deals, and wait for other cards."""
    before = player.text
    press()
    player.qtbot.waitUntil(lambda: player.text != before)
    return player.tab.session.puzzle


@pytest.fixture
def hand(player):
    player.enter("hand: Q I H E X")
    return player


def test_a_hand_dealt_with_the_dialog_stays_a_hand_of_its_size(hand):
    hand.tab.analyse.dealing.ask()
    dialog = hand.tab.analyse.dealing.dialog
    assert deal_again(hand, lambda: click(dialog.deal)).hand is not None
    assert len(hand.tab.session.puzzle.hand) == 5
    dialog.form.inputs["hand"].widget.setValue(7)
    assert len(deal_again(hand, lambda: click(dialog.deal)).hand) == 7
    click(dialog.close_button)
    assert len(deal_again(hand, lambda: click(hand.tab.analyse.deal_button)).hand) == 7


def test_the_dialog_of_a_hand_says_why_it_has_no_conditions(hand):
    hand.tab.analyse.dealing.ask()
    dialog = hand.tab.analyse.dealing.dialog
    assert "clear" not in dialog.form.inputs
    assert (dialog.form.inputs["hand"].widget.minimum(), dialog.form.inputs["hand"].widget.maximum()) == (3, 10)
    click(dialog.close_button)


def test_conditions_of_the_piles_and_the_size_of_the_hand_are_kept_apart(player):
    player.enter(DEAL)
    player.tab.analyse.dealing.ask()
    dialog = player.tab.analyse.dealing.dialog
    assert "hand" not in dialog.form.inputs
    dialog.form.inputs["needs_move"].widget.setChecked(True)
    deal_again(player, lambda: click(dialog.deal))
    click(dialog.close_button)
    click(player.tab.analyse.kind.button("hand"))
    assert len(deal_again(player, lambda: click(player.tab.analyse.deal_button)).hand) == 10
    click(player.tab.analyse.kind.button("solitaire"))
    player.tab.analyse.dealing.ask()
    assert player.tab.analyse.dealing.dialog.form.options.needs_move
    click(player.tab.analyse.dealing.dialog.close_button)
