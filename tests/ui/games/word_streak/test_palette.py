"""Multipliers come from a palette: stamped on tiles with mouse or keys, dragged onto one, and undone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel

from qless_studio.engine.games.word_streak import GAME
from qless_studio.engine.lexicon import Lexicon
from qless_studio.ui.games.word_streak.tab import WordStreakTab
from qless_studio.ui.style import accented

LEFT = Qt.MouseButton.LeftButton
GRID = "CAT/SEX/PIG"


@pytest.fixture
def tab(shown, new_session, home):
    session = new_session(GAME, Lexicon("test", ["cat", "act", "at", "tax", "sex", "pig"]))
    tab = shown(accented(WordStreakTab(session), "violet"), 1280, 720)
    session.edit_text(GRID)
    return tab


def centre(tab, cell):
    return tab.page.board.cells[cell].rect.center()


def hint(tab):
    return tab.analyse.legend.hint


def test_a_chip_is_stamped_on_the_tiles_that_are_clicked(qtbot, tab):
    chip = tab.analyse.multipliers.chips["TL"]
    qtbot.mouseClick(chip, LEFT)
    assert chip.isChecked()
    assert hint(tab) == "Click the tiles for triple letter; Esc ends"
    for cell in (0, 4, 0):
        qtbot.mouseClick(tab.page.board, LEFT, pos=centre(tab, cell))
    assert tab.session.text == f"{GRID}; TL 4"
    assert hint(tab) == "Click the tiles for triple letter; Esc ends"
    assert tab.page.board.path == ()
    tab.session.undo()
    tab.session.undo()
    assert tab.session.text == f"{GRID}; TL 0"
    qtbot.mouseClick(chip, LEFT)
    assert hint(tab) == ""
    qtbot.mouseClick(tab.page.board, LEFT, pos=centre(tab, 8))
    assert tab.session.text == f"{GRID}; TL 0"


def test_no_chip_moves_when_it_is_clicked(qtbot, tab):
    chip = tab.analyse.multipliers.chips["TL"]
    place = chip.mapTo(tab, QPoint(0, 0))
    qtbot.mouseClick(chip, LEFT)
    qtbot.rest(tab)
    assert chip.mapTo(tab, QPoint(0, 0)) == place


def test_another_chip_takes_the_place_of_the_stamp(qtbot, tab):
    qtbot.mouseClick(tab.analyse.multipliers.chips["TL"], LEFT)
    qtbot.mouseClick(tab.analyse.multipliers.chips["DW"], LEFT)
    assert not tab.analyse.multipliers.chips["TL"].isChecked()
    qtbot.mouseClick(tab.page.board, LEFT, pos=centre(tab, 2))
    assert tab.session.text == f"{GRID}; DW 2"


def test_the_palette_works_by_keyboard(qtbot, tab):
    chip = tab.analyse.multipliers.chips["DW"]
    chip.setFocus()
    qtbot.keyClick(chip, Qt.Key.Key_Space)
    assert tab.page.board.hasFocus()
    qtbot.keyClick(tab.page.board, Qt.Key.Key_Space)
    qtbot.keyClick(tab.page.board, Qt.Key.Key_Right)
    qtbot.keyClick(tab.page.board, Qt.Key.Key_Return)
    assert tab.session.text == f"{GRID}; DW 0 1"
    qtbot.keyClick(tab.page.board, Qt.Key.Key_Escape)
    assert not chip.isChecked()
    qtbot.keyClick(tab.page.board, Qt.Key.Key_Space)
    qtbot.keyClick(tab.page.board, Qt.Key.Key_Right)
    qtbot.keyClick(tab.page.board, Qt.Key.Key_Space)
    assert tab.page.board.path == (1, 2)
    assert tab.session.text == f"{GRID}; DW 0 1"


def ringed(tab, cell):
    board = tab.page.board
    above = QPoint(centre(tab, cell).x(), board.cells[cell].rect.top() - 3)
    return board.grab().toImage().pixelColor(above) == board.theme.color("accent_text")


def test_a_chip_is_dragged_onto_a_tile(qtbot, tab):
    chip = tab.analyse.multipliers.chips["TW"]
    over = chip.mapFromGlobal(tab.page.board.mapToGlobal(centre(tab, 8)))
    qtbot.mousePress(chip, LEFT, pos=QPoint(10, 10))
    qtbot.mouseMove(chip, QPoint(10, -20))
    qtbot.mouseMove(chip, over)
    assert ringed(tab, 8)
    qtbot.mouseRelease(chip, LEFT, pos=over)
    assert tab.session.text == f"{GRID}; TW 8"
    assert not chip.isChecked()
    assert not ringed(tab, 8)


def test_a_chip_dropped_beside_the_board_changes_nothing(qtbot, tab):
    chip = tab.analyse.multipliers.chips["TW"]
    qtbot.mousePress(chip, LEFT, pos=QPoint(10, 10))
    qtbot.mouseMove(chip, QPoint(60, 10))
    qtbot.mouseRelease(chip, LEFT, pos=QPoint(60, 10))
    assert tab.session.text == GRID
    assert not chip.isChecked()


def test_a_round_takes_the_palette_away(qtbot, tab):
    chip = tab.analyse.multipliers.chips["TW"]
    qtbot.mouseClick(chip, LEFT)
    qtbot.mouseClick(tab.analyse.controls.main, LEFT)
    assert not chip.isChecked()
    assert not chip.isEnabled()
    qtbot.mouseClick(tab.analyse.controls.main, LEFT)
    assert chip.isEnabled()


def test_tool_tips_say_what_to_do_with_a_chip_and_its_current_keys(tab):
    tab.own_actions.what_if["DL"].setShortcut("Ctrl+Alt+9")
    tip = "Double letter: click it, then tiles; or drag it onto a tile (Ctrl+Alt+9)"
    assert tab.analyse.multipliers.chips["DL"].toolTip() == tip
    assert tab.analyse.multipliers.chips["DL"].accessibleName() == "double letter"


def test_the_next_deal_names_its_round(tab):
    assert [tab.analyse.rounds.button(number).text() for number in (1, 2, 3)] == ["1", "2", "3"]
    assert tab.analyse.rounds.button(2).accessibleName() == "Round 2"


def test_in_a_small_window_rules_legend_and_palette_are_there(qtbot, tab):
    tab.resize(900, 600)
    qtbot.rest(tab)
    for widget in (
        tab.analyse.legend,
        tab.analyse.rules_picker.combo,
        tab.analyse.edit_rules,
        *tab.analyse.multipliers.chips.values(),
    ):
        assert widget.isVisible()
        assert widget.width() >= widget.sizeHint().width()


def test_the_help_of_the_text_form_numbers_the_tiles(qtbot, tab):
    tab.resize(900, 1100)
    qtbot.rest(tab)
    labels = [label.text() for label in tab.analyse.entry.findChildren(QLabel) if label.isVisible()]
    assert any("the first tile is 0" in text for text in labels)
