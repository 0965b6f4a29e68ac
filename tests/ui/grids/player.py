"""What a player does with the tab of a board of letters, and what they see of its words."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

LEFT = Qt.MouseButton.LeftButton


def words(tab) -> list[str]:
    """The words in the list, as they are shown."""
    return [tab.analyse.words.model.index(row, 0).data() for row in range(tab.analyse.words.model.rowCount())]


def choose(tab, word: str) -> None:
    """Click on the row of a word."""
    table = tab.analyse.words.table
    row = table.model().index(words(tab).index(word), 0)
    table.scrollTo(row)
    QTest.mouseClick(table.viewport(), LEFT, pos=table.visualRect(row).center())


def choose_dice(tab, name: str) -> None:
    """Choose other dice, as the box of dice reports it."""
    tab.analyse.dice.set_value(name)
    tab.analyse.dice.value_changed.emit(name)


def drag(board, *cells: int) -> None:
    """Trace over these cells with the button down."""
    QTest.mousePress(board, LEFT, pos=board.cells[cells[0]].rect.center())
    for cell in cells[1:]:
        QTest.mouseMove(board, board.cells[cell].rect.center())
    QTest.mouseRelease(board, LEFT, pos=board.cells[cells[-1]].rect.center())


def notice(tab) -> tuple[str, str]:
    """What stands on the upper edge of the board, and in which role."""
    return tab.page.board.notice
