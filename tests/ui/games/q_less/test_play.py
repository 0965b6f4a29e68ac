"""Rolls played with the answers covered: to the result and the review, claimed, paused, and after a restart."""

from __future__ import annotations

import re
from datetime import date, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from qless_studio.engine.games.q_less.dice import Roll
from qless_studio.engine.games.q_less.puzzle import Puzzle
from qless_studio.engine.games.q_less.review import Merit
from qless_studio.engine.history import Entry, History, Result
from qless_studio.engine.play import Stage
from qless_studio.ui.games.q_less.play_view import title_of
from qless_studio.ui.tab.mode import Mode
from tests.ui.games.q_less.conftest import WORDS

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def dice(monkeypatch):
    """`dice(letters)` decides what the next roll shows."""

    def dice(letters):
        monkeypatch.setattr("qless_studio.ui.games.q_less.rolls.roll", lambda seed: Roll(letters, seed))

    return dice


@pytest.fixture
def play_roll(qtbot, open_tab, dice, tmp_path):
    """`play_roll(letters)` opens a tab and rolls these letters in Play, as a user does."""

    def play_roll(letters, folder=tmp_path):
        tab = open_tab(folder=folder)
        dice(letters)
        qtbot.mouseClick(tab.switch.button(Mode.PLAY), LEFT)
        click(qtbot, tab, "New game")
        qtbot.waitUntil(lambda: tab.play.review is not None and tab.play.review.complete)
        return tab

    return play_roll


def click(qtbot, tab, text):
    """Click the visible button with that text."""
    (button,) = [one for one in tab.findChildren(QPushButton) if one.text() == text and one.isVisible()]
    qtbot.mouseClick(button, LEFT)


def lay(qtbot, tab, text, row=3, column=3, down=False):
    """Type a word on the grid."""
    at = tab.board.cells[row * tab.board.open_grid.columns + column].rect.center()
    qtbot.mouseClick(tab.board, LEFT, pos=at)
    if tab.board.down != down:
        qtbot.keyClick(tab.board, Qt.Key.Key_Space)
    qtbot.keyClicks(tab.board, text)


def entries(folder):
    return History(folder).read()[0]


def wait_for_entry(qtbot, folder):
    qtbot.waitUntil(lambda: entries(folder) != [])
    return entries(folder)[-1]


def spoken(tab):
    """All that is visible in the tab, is shown by a tool tip, or is read by a screen reader."""
    widgets = [one for one in (tab, *tab.findChildren(QWidget)) if one.isVisible()]
    texts = []
    for widget in widgets:
        texts += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        texts.append(widget.text() if hasattr(widget, "text") and callable(widget.text) else "")
        face = QAccessible.queryAccessibleInterface(widget)
        if face is not None:
            texts += [face.child(n).text(QAccessible.Text.Name) for n in range(face.childCount()) if face.child(n)]
    return " ".join(map(str, texts)).lower()


def test_a_roll_is_played_to_its_result_and_through_its_review(qtbot, play_roll, settle, tmp_path):
    tab = play_roll("ratcoat")
    play, view = tab.play, tab.play_view
    assert tab.covered
    assert not play.clock.running  # from the first die on
    lay(qtbot, tab, "coat")
    settle(tab)
    assert play.clock.running
    assert [(fact.text, fact.mark) for fact in view.words.facts] == [("COAT", "good")]
    lay(qtbot, tab, "c", row=4, column=4)
    qtbot.keyClick(tab.board, Qt.Key.Key_Backspace)  # no C is left, so this lifts nothing
    lay(qtbot, tab, "rat", row=1, column=5, down=True)
    settle(tab)
    assert play.stage is Stage.OVER
    entry = wait_for_entry(qtbot, tmp_path)
    assert (entry.puzzle, entry.result, entry.hints, entry.day) == ("aacortt", Result.SOLVED, (), "")
    assert entry.found == ("..r.", "..a.", "coat") or "coat" in "".join(entry.found)
    assert entry.proven["solvable"]
    assert entry.proven["placed"] == entry.proven["dice"] == 7
    assert {"rank", "fewest_words", "smallest_box"} <= set(entry.proven)
    assert entry.crc
    assert tab.play_panel.card.isVisible()
    cards = [card for card in view.review.cards if card.isVisible()]
    assert cards[0].shown.title.startswith("Yours")
    shown = {title for card in cards for title in card.shown.title.split(" · ")} - {"Yours"}
    assert shown == {merit.value for merit in Merit}
    other = cards[1]
    qtbot.mouseClick(other, LEFT)
    assert sorted(tab.board.preview.values()) == sorted("ratcoat")
    assert other.isChecked()
    qtbot.keyClick(tab.board, Qt.Key.Key_Escape)
    assert tab.board.preview is None
    assert cards[0].isChecked()
    assert tab.session.puzzle.rows == entry.found
