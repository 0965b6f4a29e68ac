"""The choice of dice: those of other languages, and new dice fitted to a list that has none."""

from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from qless_studio.engine.grids import dice_fitting
from qless_studio.engine.grids.dice import find_dice
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.lexicon.languages import LANGUAGES
from qless_studio.ui.grids import dialogs as dice_dialog
from qless_studio.ui.grids.rules import FIT
from tests.ui.grids.player import choose_dice
from tests.ui.playing import go_to_play

LEFT = Qt.MouseButton.LeftButton
OFFER = "Dice for this list…"


@pytest.fixture
def own_list(tmp_path, monkeypatch):
    """A list that is not shipped; its dice are fitted in a fraction of the usual steps."""
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    aims = {side: dataclasses.replace(aim, steps=20, rolls=50) for side, aim in dice_fitting.AIMS.items()}
    monkeypatch.setattr(dice_fitting, "AIMS", aims)
    monkeypatch.setattr(dice_dialog, "AIMS", aims)
    return Lexicon("Mine", load("common2k").words)


def titles(tab):
    """All rows of the box, including headings."""
    return [tab.analyse.dice.itemText(row) for row in range(tab.analyse.dice.count())]


def test_dice_fitted_to_a_list_are_offered_from_then_on(qtbot, open_boggle, own_list):
    tab = open_boggle(own_list)
    assert titles(tab)[:3] == ["Classic 4 × 4", "New 4 × 4", "Letter bag"]
    assert titles(tab)[-1] == OFFER
    choose_dice(tab, FIT)
    assert tab.analyse.dice.value != FIT
    dialog = QApplication.activeModalWidget()
    assert "16 dice" in dialog.findChildren(type(dialog.note))[0].text()
    qtbot.waitUntil(lambda: str(tab.analyse.dice.value).startswith("list_"))
    assert tab.analyse.dice.currentText() == "Mine 4 × 4"
    assert OFFER not in titles(tab)
    tab.board_commands.roll_seed(7)
    assert tab.rules.board == tab.rules.rolled(7)
    again = open_boggle(own_list)
    assert "Mine 4 × 4" in titles(again)


def test_stopping_the_fit_adds_no_dice(qtbot, open_boggle, own_list, monkeypatch):
    slow = {side: dataclasses.replace(aim, steps=100_000) for side, aim in dice_fitting.AIMS.items()}
    monkeypatch.setattr(dice_fitting, "AIMS", slow)
    tab = open_boggle(own_list)
    choose_dice(tab, FIT)
    dialog = QApplication.activeModalWidget()
    qtbot.waitUntil(lambda: "words on average" in dialog.note.text())
    qtbot.mouseClick(dialog.stop, LEFT)
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
    assert OFFER in titles(tab)
    assert "Other lists" not in titles(tab)


def test_no_dice_are_fitted_to_a_shipped_list(open_boggle, tmp_path, monkeypatch):
    tab = open_boggle(load("common2k"))
    assert OFFER not in titles(tab)


def test_dice_of_other_languages_and_lists_are_offered_under_headings(qtbot, open_boggle, own_list):
    mine = open_boggle(own_list)
    choose_dice(mine, FIT)
    qtbot.waitUntil(lambda: str(mine.analyse.dice.value).startswith("list_"))
    assert titles(mine)[:4] == ["Classic 4 × 4", "New 4 × 4", "Mine 4 × 4", "Letter bag"]
    assert titles(mine)[4:6] == ["Other languages", "German 4 × 4"]
    spanish = open_boggle(Lexicon("canto", ["canto", "niño"], None, LANGUAGES["es"]))
    assert titles(spanish)[:3] == ["Spanish 4 × 4", "Letter bag", "Other languages"]
    assert titles(spanish)[-4:] == ["Other lists", "Mine 4 × 4", "New dice", "Dice for this list…"]
    assert "Classic 4 × 4" in titles(spanish)
    spanish.analyse.dice.setFocus()
    for expected in titles(spanish)[1:-2]:
        if not expected.startswith("Other"):  # headings are skipped
            qtbot.keyClick(spanish.analyse.dice, Qt.Key.Key_Down)
            assert spanish.analyse.dice.currentText() == expected
            assert spanish.rules.dice == spanish.analyse.dice.value
    assert spanish.rules.dice == mine.rules.dice


def test_a_round_can_be_played_with_the_dice_of_any_language(qtbot, open_boggle):
    tab = open_boggle(load("common2k"))
    go_to_play(qtbot, tab)
    box = tab.round.dice
    rows = [box.itemText(row) for row in range(box.count())]
    assert rows[:2] == ["Classic 4 × 4", "New 4 × 4"]
    assert rows.index("Other languages") < rows.index("Polish 5 × 5")
    box.setFocus()
    while box.currentText() != "Polish 4 × 4":
        before = box.currentIndex()
        qtbot.keyClick(box, Qt.Key.Key_Down)
        assert box.currentIndex() > before
    tab.round.roll(3)
    assert tab.rules.dice == "pl_4x4"
    assert set(tab.rules.board.tiles) <= {face for die in find_dice("pl_4x4").dice for face in die}
