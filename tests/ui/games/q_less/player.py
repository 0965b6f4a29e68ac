"""Playing a roll in the tab as a user does."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from tests.ui.access.tree import all_texts
from tests.ui.playing import entries_in

LEFT = Qt.MouseButton.LeftButton


def click(qtbot, tab, text):
    """Click the visible button with that text, once it is laid out."""
    qtbot.waitUntil(lambda: button_of(tab, text).height() > 10)
    qtbot.mouseClick(button_of(tab, text), LEFT)


def button_of(tab, text):
    (button,) = [one for one in tab.findChildren(QPushButton) if one.text() == text and one.isVisible()]
    return button


def lay(qtbot, tab, text, row=3, column=3, down=False):
    """Type a word on the grid."""
    at = tab.page.board.cells[row * tab.page.board.open_grid.columns + column].rect.center()
    qtbot.mouseClick(tab.page.board, LEFT, pos=at)
    if tab.page.board.down != down:
        qtbot.keyClick(tab.page.board, Qt.Key.Key_Space)
    qtbot.keyClicks(tab.page.board, text)


def entries(folder):
    return entries_in(folder)


def wait_for_entry(qtbot, folder):
    qtbot.waitUntil(lambda: entries(folder) != [])
    return entries(folder)[-1]


def spoken(tab):
    """All that is visible in the tab, is shown by a tool tip, or is read by a screen reader, in one line."""
    return " ".join(all_texts(tab)).lower()


def solve(qtbot, tab, settle):
    """Lay COAT across and TAR down from its T: the dice of "coatar"."""
    lay(qtbot, tab, "coat")
    lay(qtbot, tab, "tar", row=3, column=6, down=True)
    settle(tab)


def visible_cards(tab):
    return [card for card in tab.play_view.review.cards if card.isVisible()]


def marks(tab):
    return [(fact.text, fact.mark) for fact in tab.play_view.words.facts]
