"""What a player does in the Affix tab, and the words that count there."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt

from qless_studio.engine import kernels
from qless_studio.engine.games.affix.content import Spot, reading_order
from qless_studio.ui.tab.session import Mode, State
from tests.ui.seen import painted

PREFIXES = {"ca": "xyzw", "he": "xy", "wi": "xy", "the": "yz", "ti": "yz", "so": "yz", "ho": "zw", "te": "wx"}
PREFIXES |= {"we": "wxy", "sha": "xyz", "co": "yzw", "fa": "xyzw"}
SUFFIXES = {"x": "ll", "y": "re", "z": "me", "w": "st"}
WORDS = [prefix + SUFFIXES[place] for prefix, places in PREFIXES.items() for place in places]


class Window:
    """A tab and what a player does to it."""

    def __init__(self, qtbot, tab):
        self.qtbot, self.tab, self.session = qtbot, tab, tab.session

    @property
    def board(self):
        """That of the page in front."""
        return self.tab.page.board

    def solve(self, text):
        """Put a puzzle on the board and wait for all that is said about it."""
        self.session.edit_text(text)
        self.settle()

    def settle(self):
        """Wait until nothing is searched any more."""

        def still():
            assert self.session.state in (State.FINISHED, State.EMPTY)
            assert not self.tab.analysis.active
            assert not (self.tab.has_page(Mode.ANALYSE) and self.tab.analyse.puzzles.catalogue.active)

        self.qtbot.waitUntil(still)

    def list_puzzles(self):
        """Have all puzzles listed and rated; interpreted kernels list when asked, and rate what is in view."""
        if not kernels.compiled():
            self.tab.affix_commands.list_again.trigger()
            self.settle()
            catalogue = self.tab.analyse.puzzles.catalogue
            catalogue.rate(catalogue.model.solutions())
        self.settle()

    def press(self, key, modifier=Qt.KeyboardModifier.NoModifier):
        self.qtbot.keyClick(self.board, key, modifier)

    def type(self, text):
        self.qtbot.keyClicks(self.board, text)

    def go_to(self, name):
        """Click on a node: X for a suffix, XY for a prefix."""
        self.qtbot.mouseClick(self.board, Qt.MouseButton.LeftButton, pos=self.middle(name))

    def middle(self, name) -> QPoint:
        return self.cell(name).rect.center()

    def cell(self, name):
        board = self.board.content.board
        number = board.node(name)
        spot = Spot(True, number) if number is not None else Spot(False, "XYZWVU".index(name))
        return self.board.cells[reading_order(board).index(spot)]

    def words_on_board(self) -> dict[str, str]:
        """The words painted on the edges, with a sign if they do not count, and their colours."""
        seen = painted(self.board)
        return {each.text: each.colour for each in seen if "–" not in each.text and each.text.strip("() ×").isalpha()}

    def rows(self, table):
        model = table.model()
        return [
            tuple(model.index(row, c).data() for c in range(model.columnCount())) for row in range(model.rowCount())
        ]

    def choose(self, table, row):
        """Select a row with the mouse and press Enter."""
        rect = table.visualRect(table.model().index(row, 0))
        self.qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
        self.qtbot.keyClick(table, Qt.Key.Key_Return)
        self.settle()
