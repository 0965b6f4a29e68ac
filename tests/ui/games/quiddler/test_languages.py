"""Quiddler in German: a deck with Ä, its points on every card, words as they are spelt, the hand game, another deck."""

from __future__ import annotations

import csv
import io
import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from shiboken6 import isValid

from qless_studio.engine.challenges.opening import read_share
from qless_studio.engine.games.quiddler import GAME, Options
from qless_studio.engine.games.quiddler.computer import Strength, computer_move
from qless_studio.engine.games.quiddler.rules import ENGLISH_DECK, deck_of
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.lexicon.languages import GERMAN
from qless_studio.engine.play import Stage
from qless_studio.engine.results import as_csv
from qless_studio.engine.solving import Run
from qless_studio.ui.games.quiddler.analyse_page import HAND
from qless_studio.ui.games.quiddler.parts import RulesDialog
from qless_studio.ui.style import accented
from qless_studio.ui.tab.session import Mode
from qless_studio.ui.widgets.basic.dialogs import open_dialog
from tests.fixtures.shared_texts import share_text
from tests.ui.games.quiddler.player import Player
from tests.ui.playing import go_to_play

DEAL = "M/A Ä/S U S E/Ö E/L"
WORDS = ["mäuse", "masse", "öl", "au", "see", "läse", "es"]
LEXICON = Lexicon(
    "german",
    WORDS,
    {word: 6.0 - number for number, word in enumerate(WORDS)},
    GERMAN,
    {"mäuse": ("Mäuse",), "masse": ("Masse", "Maße"), "öl": ("Öl",)},
)
DECK = deck_of(GERMAN)


@pytest.fixture
def make_german(qtbot, new_session):
    from tests.fixtures.windows import view_of

    def make(lexicon=LEXICON):
        view = view_of("quiddler")
        tab = accented(view.parts.tab(new_session(GAME, lexicon)), view.accent)
        qtbot.addWidget(tab)
        tab.resize(1280, 800)
        tab.show()
        tab.activateWindow()
        return Player(qtbot, tab)

    return make


@pytest.fixture
def player(make_german):
    return make_german()


def points_shown(player):
    """The points on the upper cards."""
    return [player.table.cells[player.cell_of_place(place)].tile.points for place in range(6)]


def test_a_word_with_umlaut_is_played_with_the_points_of_the_german_deck(player):
    player.enter(DEAL)
    assert points_shown(player) == [str(DECK.points[card]) for card in "MÄUSEE"]
    player.type("mäuse")
    word, status, value = player.said
    points = DECK.worth("MÄUSE") + 2
    assert (word, status.partition(",")[0]) == ("MÄUSE", "Valid word")
    assert value.startswith(f"{points} points")
    QTest.keyClick(player.table, Qt.Key.Key_Return)
    player.wait()
    (played,) = player.table.scene.words
    assert (played.text, played.score) == ("MÄUSE", points)
    best = player.tab.analysis.proven
    assert best is not None
    assert best.deal_best >= best.best
    assert player.tab.analysis.lost[0] == best.deal_best - best.best


def test_lists_export_and_share_texts_have_the_spelling(player):
    player.enter("M A S S E ER")
    words = player.tab.analyse.panel.lists
    shown = [words.models["words"].columns[0].shown(row) for row in words.solutions("words")]
    assert "MASSE +1" in shown
    for text, found in (("maße", True), ("masse", True), ("öl", False)):
        words.set_filter(text, LEXICON)
        assert ("MASSE +1" in [words.models["words"].columns[0].shown(r) for r in words.solutions("words")]) is found
    words.set_filter("")
    rows = list(csv.DictReader(io.StringIO(as_csv(player.tab.analyse.results()))))
    assert "Masse/Maße" in rows[0]["spelling"].split()
    shared = share_text(GAME, player.tab.session.puzzle, Options(deck="english"), "de-standard")
    assert read_share(shared, [GAME]).options == Options(deck="english")


def test_the_english_deck_is_a_choice_of_rules_and_deals(player):
    player.enter(DEAL)
    dialog = RulesDialog(player.tab.session)
    player.qtbot.addWidget(dialog)
    dialog.form.inputs["deck"].widget.button("english").click()
    player.wait()
    assert player.tab.session.options.deck == "english"
    assert points_shown(player) == [str(ENGLISH_DECK.points[card]) for card in "MÄUSEE"]
    assert points_shown(player) != [str(DECK.points[card]) for card in "MÄUSEE"]
    assert "English deck" in player.tab.rule_summary()
    player.tab.analyse.dealing.ask()
    deal = player.tab.analyse.dealing.dialog
    deal.form.inputs["deck"].widget.button("language").click()
    deal.deal.click()
    player.qtbot.waitUntil(lambda: len(player.tab.session.puzzle.known) == 16)
    assert player.tab.session.options.deck == "language"
    assert set(player.tab.session.puzzle.known) <= set(DECK.copies)
    deal.reject()
    player.wait()


def test_rules_change_after_their_dialog_is_gone(player):
    dialog = RulesDialog(player.tab.session)
    open_dialog(dialog)
    dialog.accept()
    player.qtbot.waitUntil(lambda: not isValid(dialog))
    player.tab.session.change_options(min_cards=3)
    assert player.tab.session.options.min_cards == 3


def test_with_an_english_list_there_is_no_choice_of_decks(make_german):
    player = make_german(Lexicon("english", ["at"]))
    dialog = RulesDialog(player.tab.session)
    player.qtbot.addWidget(dialog)
    assert "deck" not in dialog.form.inputs
    assert " deck" not in player.tab.rule_summary()


def test_cards_are_entered_from_the_german_deck(player):
    editor = player.tab.analyse.area.editor
    player.tab.table_commands.edit.trigger()
    offered = [cell.tile.text for cell in editor.cells[editor.places :]]
    assert offered == [*DECK.copies, "?"]
    pair = next(card for card in DECK.copies if len(card) == 2)
    assert f"{pair[0]}, {pair[1]} makes {pair}" in editor.caption
    editor.setFocus()
    player.qtbot.type_letters(editor, "äö")
    player.qtbot.type_letters(editor, pair.lower())
    assert player.tab.session.puzzle.known == ("Ä", "Ö", pair)
    player.wait()


@pytest.mark.long
@pytest.mark.nightly
def test_a_hand_game_with_the_german_deck_goes_on_after_a_restart(make_german):
    lexicon = load("de-common2k")
    player = make_german(lexicon)
    go_to_play(player.qtbot, player.tab)
    player.tab.game.kinds.button(HAND).click()
    player.tab.game_play.deal()
    match = player.tab.game.match
    deck = match.game.round.deck
    assert deck == DECK
    assert set(match.game.round.pile) <= set(DECK.copies)
    turns = 0
    while not match.game.round.over and turns < 3:
        player.qtbot.waitUntil(lambda: match.game.round.over or match.game.round.turn == 0)
        if match.game.round.over:
            break
        match.draw(from_discards=False)
        move = computer_move(match.game, Strength.STRONG, lexicon, Options(), Run())
        for word in move.words:
            player.type("".join(word).lower())
            player.press(Qt.Key.Key_Return)
        player.type(move.discard.lower())
        player.press(Qt.Key.Key_Return)
        turns += 1
    assert player.tab.game_play.stage is Stage.RUNNING
    player.qtbot.waitUntil(lambda: match.game.round.over or match.game.round.turn == 0)
    saved = json.loads(json.dumps(player.tab.session.play))
    assert saved["facts"]["deck"] == "de"
    again = make_german(lexicon)
    again.tab.session.load(player.tab.session.value)
    again.tab.set_mode(Mode.PLAY)
    assert again.tab.game.match.game == match.game
