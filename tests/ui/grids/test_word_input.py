"""Words typed and traced while a game is played: field and board show the same."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest

from qless_studio.ui.grids.word_input import WordField, WordInput
from qless_studio.ui.tab.session import Mode
from tests.ui.grids.player import drag


@pytest.fixture
def boggle_tab(anew):
    return anew()


@pytest.fixture
def playing(solved):
    """The tab with HEAD/ENIL, its field and its input, and the words that were entered."""
    tab = solved("HEAD/ENIL")
    tab.set_mode(Mode.PLAY)
    tab.activateWindow()
    field = WordField(lambda: tab.session.language, tab)
    field.setGeometry(100, 600, 400, 32)
    field.show()
    words = WordInput(tab.rules, tab.page.board, field, tab)
    entered = []
    words.entered.connect(lambda word, path: entered.append((word, path)))
    return tab, field, words, entered


def test_typing_lights_the_path_and_shows_length_and_points(playing):
    tab, field, _, entered = playing
    field.setFocus()
    QTest.keyClicks(field, "hea")
    assert (field.text(), field.note, tab.page.board.path) == ("HEA", "3 letters, 1 point", (0, 1, 2))
    QTest.keyClicks(field, "x")
    assert (field.text(), field.note, tab.page.board.path) == ("HEAX", "", ())
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    QTest.keyClicks(field, "1d")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert entered == [("head", (0, 1, 2, 3))]
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert (field.text(), tab.page.board.path) == ("", ())


def test_letters_typed_on_the_board_go_to_the_field(playing):
    tab, field, _, entered = playing
    tab.page.board.setFocus()
    QTest.keyClicks(tab.page.board, "line")
    QTest.keyClick(tab.page.board, Qt.Key.Key_Backspace)
    assert (field.text(), tab.page.board.path) == ("LIN", (7, 6, 5))
    QTest.keyClick(tab.page.board, Qt.Key.Key_Return)
    assert entered == [("lin", (7, 6, 5))]


def test_a_trace_is_shown_in_the_field_without_telling_whether_it_is_a_word(playing):
    tab, field, _, entered = playing
    drag(tab.page.board, 0, 1)
    assert (field.text(), field.note) == ("HE", "2 letters")
    drag(tab.page.board, 3, 2, 1)
    assert (field.text(), field.note) == ("DAE", "3 letters, 1 point")
    assert entered == [("he", (0, 1)), ("dae", (3, 2, 1))]
    assert tab.page.board.notice[0] == ""


def test_the_reason_for_a_refused_word_stays_until_it_is_read_or_one_types_on(qtbot, playing):
    _, field, words, _ = playing
    field.setFocus()
    QTest.keyClicks(field, "dae")
    words.refuse("not in the list")
    assert (field.text(), field.note) == ("", "not in the list")
    QTest.keyClicks(field, "l")
    assert field.note == "1 letter"
    words.refuse("already found")
    (waiting,) = (each for each in field.findChildren(QTimer) if each.isActive())
    waiting.setInterval(20)
    qtbot.waitUntil(lambda: field.note == "")
