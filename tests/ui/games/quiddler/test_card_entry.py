"""Entering the cards of a deal: where the next card goes, what stays, and why a key does nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from qless_studio.engine.games.quiddler.puzzle import Puzzle
from qless_studio.ui.games.quiddler.editor import EnteredCards
from tests.ui.games.quiddler.player import DEAL

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def player(player_again):
    return player_again


class Typist:
    """Someone at the editor of a deal."""

    def __init__(self, player):
        self.player, self.tab, self.editor = player, player.tab, player.tab.analyse.area.editor
        QTest.mouseClick(player.tab.analyse.edit_button, LEFT)

    @property
    def text(self):
        return self.player.text

    def choose(self, place):
        QTest.mouseClick(self.editor, LEFT, pos=self.editor.cells[place].rect.center())

    def pick(self, card):
        """Click a card in the deck."""
        deck = {cell.tile.text: cell for cell in self.editor.cells[self.editor.places :]}
        QTest.mouseClick(self.editor, LEFT, pos=deck[card].rect.center())

    def keys(self, text):
        QTest.keyClicks(self.editor, text)

    def press(self, key):
        QTest.keyClick(self.editor, key)

    def cards(self):
        return [self.editor.card(place) or "-" for place in range(self.editor.places)]


@pytest.fixture
def typist(player):
    player.enter(DEAL)
    return Typist(player)


def test_a_card_from_the_deck_goes_to_the_place_chosen_also_on_a_full_table(typist):
    typist.choose(1)
    typist.pick("A")
    assert typist.text == DEAL.replace("O/X", "A/X")
    typist.pick("S")  # the place stays marked while no other is free
    assert typist.text == DEAL.replace("O/X", "S/X")


def test_cards_from_the_deck_fill_the_free_places_in_order(player):
    typist = Typist(player)
    typist.keys("lo")
    typist.choose(8)
    for card in ("Q", "J", "E"):
        typist.pick(card)
    assert typist.cards() == ["L", "O", *"------", "Q", "J", "E", *"-----"]


def test_the_field_of_the_entry_stays_as_wide_as_before(make_player):
    player = make_player()
    field = player.tab.analyse.entry.field
    before = field.width()
    Typist(player).keys("loijtetltlqxabcd")
    player.qtbot.rest(player.tab)
    assert field.width() == before


def test_one_click_on_a_game_in_the_list_ends_the_entry_and_plays_it_back(player):
    player.enter(DEAL)
    Typist(player)
    panel = player.tab.analyse.panel
    QTest.mouseClick(panel.segments.button("games"), LEFT)
    table = panel.lists.tables["games"]
    player.qtbot.waitUntil(lambda: table.model().rowCount() > 0)
    QTest.mouseClick(table.viewport(), LEFT, pos=table.visualRect(table.model().index(0, 0)).center())
    assert player.tab.analyse.playing.previewing
    assert not player.tab.analyse.area.editor.isVisible()


def test_a_lower_card_stays_when_the_upper_one_is_removed(typist):
    typist.choose(1)
    typist.press(Qt.Key.Key_Delete)
    assert typist.cards()[1] == "-"
    assert typist.cards()[9] == "X"
    assert typist.text == DEAL.replace("O/X", "X")
    typist.keys("a")
    assert typist.text == DEAL.replace("O/X", "A/X")


def test_undo_and_redo_bring_gaps_back_and_the_place_that_changed(typist):
    undo = typist.tab.session.undo_stack
    typist.choose(1)
    typist.press(Qt.Key.Key_Delete)
    typist.choose(5)
    typist.keys("a")
    undo.undo()
    assert typist.editor.place == typist.editor.cursor_index == 5
    assert typist.cards()[9] == "X"
    undo.undo()
    assert typist.editor.place == 1
    assert typist.cards()[1] == "O"
    undo.redo()
    assert typist.cards()[1] == "-"
    assert typist.cards()[9] == "X"


def test_a_hand_keeps_its_cards_where_they_are(player):
    player.enter("hand: Q I H E X")
    typist = Typist(player)
    typist.choose(1)
    typist.press(Qt.Key.Key_Delete)
    assert typist.text == "hand: Q H E X"
    typist.keys("o")
    assert typist.text == "hand: Q O H E X"


def test_a_card_is_removed_from_a_hand_of_three_and_typed_again(player):
    player.enter("hand: Q I H")
    typist = Typist(player)
    typist.choose(0)
    typist.press(Qt.Key.Key_Delete)
    assert typist.text == "hand:"
    assert typist.cards()[:3] == ["-", "I", "H"]
    typist.keys("z")
    assert typist.text == "hand: Z I H"


def test_typing_past_the_last_place_replaces_nothing_and_says_so(player):
    typist = Typist(player)
    typist.keys("lojoeltiqxit" + "bboh")
    full = typist.text
    assert full == "L/Q O/X J/I O/T E/B L/B T/O I/H"
    typist.keys("s")
    assert typist.text == full
    assert typist.editor.refusal == "Every place has a card: choose the one to replace"
    typist.press(Qt.Key.Key_Backspace)
    assert typist.text.endswith("T/O I")
    assert typist.editor.refusal == ""


def test_a_letter_joins_only_the_one_typed_before_it(typist):
    typist.choose(4)
    typist.keys("t")
    typist.choose(0)
    typist.keys("h")
    assert typist.cards()[:5] == ["H", "O", "J", "O", "T"]
    typist.choose(2)
    typist.keys("t")
    typist.tab.session.undo_stack.undo()
    typist.keys("n")
    assert typist.cards()[2] == "N"


def test_a_refused_key_says_why(player):
    for deal, key, why in (
        (DEAL, "?", "Only a lower card may be unknown"),
        (DEAL, "5", "There is no card 5"),
        ("hand: Q I H E X", "?", "All cards of a hand are known"),
    ):
        player.enter(deal)
        typist = Typist(player)
        typist.choose(0)
        typist.keys(key)
        assert player.text == deal
        assert typist.editor.refusal == why
        typist.keys("a")
        assert typist.editor.refusal == "", why


def test_more_copies_than_the_deck_has_are_none_left(typist):
    for place in range(3):
        typist.choose(place)
        typist.pick("Z")
    deck = {cell.tile.text: cell for cell in typist.editor.cells[typist.editor.places :]}
    assert deck["Z"].tile.points == "0"


def test_what_is_entered_makes_a_puzzle_as_far_as_it_goes():
    cards = EnteredCards.of(Puzzle()).put(8, "X").put(9, "?").put(2, "A")
    assert cards.puzzle == Puzzle((("X",), (), ("A",), (), (), (), (), ()))
    assert (cards.first_free, cards.next_free(15), cards.next_free(7)) == (0, 0, 10)
    full = EnteredCards(("A",) * 16)
    assert (full.first_free, full.next_free(3), full.first_change(full)) == (16, 3, None)
