"""The dice of Word Streak: chosen beside Deal and beside New match, for any list."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from qless_studio.engine.games.word_streak import GAME
from qless_studio.engine.grids.dice import find_dice
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.ui.games.word_streak.tab import WordStreakTab
from qless_studio.ui.grids.rules import FIT
from qless_studio.ui.style import accented
from tests.ui.access.tree import all_texts
from tests.ui.grids.player import LEFT, choose_dice
from tests.ui.playing import go_to_play


@pytest.fixture
def open_tab(new_session, shown, tmp_path, monkeypatch):
    def open_tab(lexicon=None):
        monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
        session = new_session(GAME, lexicon or load("common5k"))
        session.use_lexicon(session.lexicon.name)
        session.folder = tmp_path
        return shown(accented(WordStreakTab(session), "violet"), 1280, 720)

    return open_tab


def go_to(qtbot, box, title):
    """Choose with the arrow key."""
    box.setFocus()
    while box.currentText() != title:
        before = box.currentIndex()
        qtbot.keyClick(box, Qt.Key.Key_Down)
        assert box.currentIndex() > before


def faces_of(name):
    return {face for die in find_dice(name).dice for face in die}


def test_deal_rolls_the_dice_chosen_beside_it(qtbot, open_tab):
    tab = open_tab()
    assert tab.analyse.dice.toolTip() == "Dice: Classic 4 × 4"
    assert (
        tab.analyse.dice.mapTo(tab, tab.analyse.dice.rect().center()).y()
        == tab.analyse.rounds.mapTo(tab, tab.analyse.rounds.rect().center()).y()
    )
    go_to(qtbot, tab.analyse.dice, "Polish 4 × 4")
    assert tab.analyse.dice.toolTip() == "Dice: Polish 4 × 4"
    shown = set()
    for _ in range(4):
        tab.play_actions.new_game.trigger()
        shown |= set(tab.rules.board.tiles)
    assert shown <= faces_of("pl_4x4")
    assert shown & set("ąęłńóśźż")
    tab.session.undo_stack.undo()
    assert tab.rules.dice == "pl_4x4"


def test_a_board_of_another_size_has_other_dice(open_tab):
    tab = open_tab()
    tab.session.edit_text("CATSE/DOGSA/PIGST/HENSE/ABCDE")
    assert tab.analyse.dice.toolTip() == "Dice: Big 2012"
    choose_dice(tab, "letters")
    tab.board_commands.roll_seed(1)
    tab.session.edit_text("CATS/DOGS/PIGS/HENS")
    assert tab.analyse.dice.toolTip() == "Dice: Letter bag"


def test_dice_can_be_fitted_to_a_list_of_its_own(qtbot, open_tab):
    tab = open_tab(Lexicon("Mine", load("common2k").words))
    choose_dice(tab, FIT)
    dialog = QApplication.activeModalWidget()
    assert any("16 dice are fitted to the letters of Mine" in text for text in all_texts(dialog))
    qtbot.mouseClick(dialog.stop, LEFT)
    assert tab.analyse.dice.value == "classic"


@pytest.mark.nightly
def test_all_rounds_of_a_match_have_the_dice_chosen(qtbot, open_tab):
    tab = open_tab()
    go_to_play(qtbot, tab)
    played = tab.round
    qtbot.waitUntil(lambda: played.play.history.known)
    go_to(qtbot, played.dice, "German 5 × 5")
    tab.play_actions.new_game.trigger()
    qtbot.waitUntil(lambda: played.match is not None)
    assert {(each.board.rows, each.board.columns) for each in played.match.rounds} == {(5, 5)}
    assert {tile for each in played.match.rounds for tile in each.board.tiles} <= faces_of("de_5x5")
    assert played.dice.currentText() == "German 5 × 5"
