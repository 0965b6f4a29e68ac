"""Dice for a list that has none of its own, where dice are chosen."""

from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from qless_studio.engine.games.boggle import GAME
from qless_studio.engine.grids import dice_fitting
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.ui.games.boggle.list_dice import FIT
from qless_studio.ui.games.boggle.tab import BoggleTab
from qless_studio.ui.grids import dice_dialog
from tests.ui.grids.player import choose_dice

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def own_list(tmp_path, monkeypatch):
    """A list that is not shipped, and a fraction of the effort."""
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    aims = {side: dataclasses.replace(aim, steps=20, rolls=50) for side, aim in dice_fitting.AIMS.items()}
    monkeypatch.setattr(dice_fitting, "AIMS", aims)
    monkeypatch.setattr(dice_dialog, "AIMS", aims)
    return Lexicon("Mine", load("common2k").words)


@pytest.fixture
def open_tab(qtbot, new_session, appearance):
    def open_tab(lexicon):
        session = new_session(GAME, lexicon)
        session._lexicon.name = lexicon.name
        tab = BoggleTab(session, appearance)
        qtbot.addWidget(tab)
        tab.resize(1280, 720)
        with qtbot.waitActive(tab):
            tab.show()
            tab.activateWindow()
        return tab

    return open_tab


def offered(tab):
    return list(tab.dice._values)


def test_a_list_of_its_own_can_have_dice_and_has_them_from_then_on(qtbot, open_tab, own_list):
    tab = open_tab(own_list)
    assert offered(tab)[-2:] == [FIT, "letters"]
    choose_dice(tab, FIT)
    assert tab.dice.value != FIT
    dialog = QApplication.activeModalWidget()
    assert "16 dice" in dialog.findChildren(type(dialog.note))[0].text()
    qtbot.waitUntil(lambda: str(tab.dice.value).startswith("list_"))
    name = tab.rules.dice
    assert tab.dice.currentText() == "Mine 4 × 4"
    assert FIT not in offered(tab)
    tab.board_commands.roll_seed(7)
    assert tab.rules.board == tab.rules.rolled(7)
    assert (name, "Mine 4 × 4") in tab.rules.own_dice.titles()
    again = open_tab(own_list)
    assert name in offered(again)


def test_stop_keeps_no_dice(qtbot, open_tab, own_list, monkeypatch):
    slow = {side: dataclasses.replace(aim, steps=100_000) for side, aim in dice_fitting.AIMS.items()}
    monkeypatch.setattr(dice_fitting, "AIMS", slow)
    tab = open_tab(own_list)
    choose_dice(tab, FIT)
    dialog = QApplication.activeModalWidget()
    qtbot.waitUntil(lambda: "words on average" in dialog.note.text())
    qtbot.mouseClick(dialog.stop, LEFT)
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
    assert FIT in offered(tab)
    assert not tab.rules.own_dice.titles()


def test_a_shipped_list_has_the_dice_of_its_language(open_tab, tmp_path, monkeypatch):
    tab = open_tab(load("common2k"))
    assert FIT not in offered(tab)
