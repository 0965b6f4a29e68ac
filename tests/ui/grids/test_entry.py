"""The field below the board: what is typed or pasted there becomes a board as people mean it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QPalette

from qless_studio.ui.style import theme_of
from tests.fixtures.qt import use_theme


@pytest.fixture
def boggle_tab(anew):
    return anew()


@pytest.fixture
def field(tab):
    tab.analyse.entry.field.setFocus()
    return tab.analyse.entry.field


@pytest.mark.parametrize(
    "text", ["bwfvslindaenteht", "B W F V S L I N D A E N T E H T", "b,w,f,v,s,l,i,n,d,a,e,n,t,e,h,t"]
)
def test_sixteen_letters_typed_are_a_square(qtbot, tab, field, text):
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert tab.session.text == "BWFV/SLIN/DAEN/TEHT"
    assert field.text() == "BWFV/SLIN/DAEN/TEHT"


def test_lines_pasted_into_the_field_are_rows(qtbot, tab, field):
    QGuiApplication.clipboard().setText("ABCD\nEFGH\nIJKL\n")
    qtbot.keySequence(field, QKeySequence(QKeySequence.StandardKey.Paste))
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert tab.session.text == "ABCD/EFGH/IJKL"


def test_qu_typed_in_the_field_is_one_tile_where_the_letters_are_one_too_many(qtbot, tab, field):
    qtbot.keyClicks(field, "quatersdighloepno")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert tab.session.text == "QuATE/RSDI/GHLO/EPNO"


def test_a_pause_on_the_way_to_sixteen_letters_leaves_the_text_and_its_cursor(qtbot, tab, field):
    qtbot.keyClicks(field, "bwfvslind")
    qtbot.waitUntil(lambda: tab.session.text == "BWF/VSL/IND")
    assert field.text() == "bwfvslind"
    qtbot.keyClicks(field, "aenteht")
    assert field.text() == "bwfvslindaenteht"
    qtbot.waitUntil(lambda: tab.session.text == "BWFV/SLIN/DAEN/TEHT")
    tab.page.board.setFocus()
    assert field.text() == "BWFV/SLIN/DAEN/TEHT"


def test_the_example_in_the_empty_field_says_that_it_is_one(tab, field):
    use_theme("light")
    assert field.placeholderText() == "e.g. BWFV/SLIN/DAEN/TEHT"
    assert field.palette().color(QPalette.ColorRole.PlaceholderText) == theme_of(field).color("text_dim")
