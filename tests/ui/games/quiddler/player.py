"""What a player does at the table of Quiddler, and the words that count there."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from qless_studio.ui.games.quiddler.scene import Part, TableCell
from qless_studio.ui.tab.session import State
from qless_studio.ui.widgets.basic.buttons import IconButton
from qless_studio.ui.work import SolveJob

WORDS = [
    "qi",
    "jilt",
    "hex",
    "toolbooth",
    "tolbooth",
    "hoe",
    "oh",
    "ho",
    "lo",
    "the",
    "in",
    "quit",
    "quite",
    "tee",
    "eh",
]
DEAL = "L/Q O/X J/I O/T E/TH L/B T/O I/H"
"""With these words the best score is 108: JILT, QI, HEX, TOLBOOTH."""


class Player:
    """Does with a tab what a player does."""

    def __init__(self, qtbot, tab):
        self.qtbot, self.tab = qtbot, tab

    @property
    def table(self):
        """The table of the page in front."""
        return self.tab.page.board

    @property
    def text(self):
        return self.tab.session.text

    def enter(self, text):
        """Put a puzzle on the table and wait until all that is to be known of it is."""
        self.tab.session.edit_text(text)
        self.wait()

    def wait(self):
        self.qtbot.waitUntil(lambda: self.tab.session.state in (State.FINISHED, State.EMPTY))
        self.qtbot.waitUntil(lambda: all(job.over for job in self.jobs()))

    def jobs(self):
        return self.tab.session.findChildren(SolveJob)

    def keys(self, text):
        self.table.setFocus()
        QTest.keyClicks(self.table, text)

    def type(self, letters):
        """The same with letters beyond a to z."""
        self.table.setFocus()
        self.qtbot.type_letters(self.table, letters)

    def press(self, key):
        QTest.keyClick(self.table, key)

    def click(self, cell):
        """A real click in the middle of a cell of the table."""
        rect = self.table.cells[cell].rect
        QTest.mouseClick(self.table, Qt.MouseButton.LeftButton, pos=rect.center())

    def history(self, number):
        """Click undo (0) or redo (1)."""
        names = ("undo", "redo")
        buttons = [b for b in self.tab.findChildren(IconButton) if b.icon_name == names[number] and b.isVisible()]
        QTest.mouseClick(buttons[0], Qt.MouseButton.LeftButton)

    def cell_of_place(self, place):
        """The number of the cell with the pile of a place."""
        return self.table.parts.index(TableCell(Part.PILE, place))

    def cell_of_tray(self, place):
        """The number of the cell in the tray with the card of a place."""
        return self.table.parts.index(TableCell(Part.TRAY, place))

    def click_pile(self, place):
        self.click(self.cell_of_place(place))

    @property
    def said(self):
        """What stands in the tray: word, status, value."""
        text = self.table.scene.text
        return text.word, text.status, text.value

    def tray(self):
        """The cards in the tray."""
        scene = self.table.scene
        return [scene.puzzle.cards[scene.position.places[place][0]] for place in scene.tray.places]

    def drag(self, source, target):
        """Drag a cell with the mouse to a point of the table."""
        start = self.table.cells[source].rect.center()
        QTest.mousePress(self.table, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 6):
            QTest.mouseMove(self.table, start + (target - start) * step / 5)
        QTest.mouseRelease(self.table, Qt.MouseButton.LeftButton, pos=target)

    def in_tray(self, number):
        """The middle of the card in the tray with that number, from 0."""
        return self.table.cells[self.cell_of_tray(self.table.scene.tray.places[number])].rect.center()

    @property
    def tray_end(self):
        """A point in the tray behind its cards: its buttons stand there."""
        return self.table.play.geometry().center()
