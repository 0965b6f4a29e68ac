"""How the table answers to words that are played, set aside or refused."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt

from qless_studio.engine.games.quiddler import parse
from qless_studio.ui.games.quiddler.scene import Part
from qless_studio.ui.style import theme_of
from tests.fixtures.qt import use_theme
from tests.ui.games.quiddler.player import DEAL
from tests.ui.playing import go_to_play


@pytest.fixture
def told(monkeypatch):
    """What the screen reader is asked to say."""
    told = []
    for module in ("games.quiddler.board", "tab.play_page"):
        monkeypatch.setattr(f"qless_studio.ui.{module}.announce", lambda widget, text: told.append(text))
    return told


@pytest.fixture
def playing(player, told):
    """A player in a game of solitaire."""
    go_to_play(player.qtbot, player.tab)
    player.tab.game_play.start_with(parse(DEAL), "Deal")
    told.clear()
    return player


def edge_of(table, card):
    """The colour at the left edge of a card, as the window shows it."""
    rect, _ = table.outline_of(card)
    return table.grab().toImage().pixelColor(rect.toRect().topLeft() + QPoint(1, round(rect.height() / 2)))


def cards_of(table, letters):
    cards, reacting = table.scene.puzzle.cards, table.reaction.items
    return [cards[card] for card in reacting] == letters.split()


def test_the_cards_of_a_word_turn_green_where_they_go_and_say_its_points(playing, told):
    playing.keys("jilt")
    playing.press(Qt.Key.Key_Return)
    reaction = playing.table.reaction
    assert cards_of(playing.table, "J I L T")
    assert (reaction.right, reaction.text) == (True, "+21")
    assert "JILT: 21 points" in told
    good = theme_of(playing.table).color("good")
    playing.qtbot.waitUntil(lambda: edge_of(playing.table, reaction.items[0]) == good)
    playing.history(0)
    assert reaction.items == ()  # what was taken back is not praised


def test_cards_that_are_no_word_shake_and_the_next_key_does_not_wait(playing, told):
    for place in (1, 2, 3):
        playing.click_pile(place)
    before = playing.text
    playing.press(Qt.Key.Key_Return)
    reaction = playing.table.reaction
    assert cards_of(playing.table, "O J O")
    assert (reaction.right, reaction.text) == (False, "")
    assert told[-1] == "OJO, Not in the list"
    assert playing.table.index_of(reaction.items[0]) == playing.cell_of_tray(1)
    assert playing.text == before
    playing.press(Qt.Key.Key_Backspace)
    assert playing.tray() == ["O", "J"]


def test_with_reduced_motion_refused_cards_are_red_at_rest(playing):
    use_theme(reduced_motion=True)
    playing.keys("oj")
    playing.press(Qt.Key.Key_Return)
    reaction = playing.table.reaction
    assert [reaction.shift(card) for card in reaction.items] == [0.0, 0.0]
    assert edge_of(playing.table, reaction.items[0]) == theme_of(playing.table).color("bad")


def test_par_is_told_once_when_a_word_passes_it(playing, told):
    play, note = playing.tab.game_play, playing.tab.play.panel.note
    playing.qtbot.waitUntil(lambda: playing.tab.game.solitaire.bar.isVisible())
    notes = []
    for word in ("jilt", "qi", "hoe", "lo"):  # as par plays: 20 points after all cards left
        playing.keys(word)
        playing.press(Qt.Key.Key_Return)
        notes.append(note.text())
    assert notes == ["", "", "", "Par reached"]
    assert told.count("Par reached") == 1
    assert play.playing


def test_words_set_aside_in_the_hand_game_are_answered_too(player, told):
    go_to_play(player.qtbot, player.tab)
    player.tab.game.match.begin_with(1)  # L O P
    reaction = player.table.reaction
    player.keys("pl")
    player.press(Qt.Key.Key_Return)
    assert cards_of(player.table, "P L")
    assert not reaction.right
    assert "PL" in told[-1]
    player.press(Qt.Key.Key_Escape)
    player.keys("lo")
    player.press(Qt.Key.Key_Return)
    assert cards_of(player.table, "L O")
    assert (reaction.right, reaction.text) == (True, "+5")
    assert told[-1] == "LO: 5 points"
    player.keys("1")
    assert reaction.items == (3,)  # the card drawn
    assert (reaction.right, reaction.text) == (True, "")
    player.keys("2")
    assert (reaction.items, reaction.right) == ((Part.DISCARDS,), False)
    assert "drawn" in player.said[1]
    assert player.table.play.text() == "Set aside"
