"""The null game's tab: the least that a game needs in the window, as a template and for tests of the shell."""

from __future__ import annotations

from PySide6.QtCore import QRect

from qless_studio.engine.games.nullgame import GAME, Puzzle
from qless_studio.ui.tab.actions import command
from qless_studio.ui.tab.game_tab import GameTab
from qless_studio.ui.tab.game_view import GameView
from qless_studio.ui.theme.tiles import Tile
from qless_studio.ui.widgets.board.board import BoardWidget
from qless_studio.ui.widgets.board.cell import Cell
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable


class NullBoard(BoardWidget):
    def __init__(self, appearance):
        self.row = Puzzle()
        super().__init__(appearance, "Letters")

    def show_row(self, row):
        self.row = row
        self.refresh()

    def layout_cells(self):
        return [
            Cell(QRect(16 + 40 * place, 16, 32, 32), f"{letter.upper()}, letter {place + 1}", Tile(letter.upper()))
            for place, letter in enumerate(self.row.letters)
        ]


class NullTab(GameTab):
    def __init__(self, session, appearance):
        super().__init__(session, appearance, NullBoard(appearance), label="Letters")
        columns = [
            Column("word", "Word", lambda found: found.word.upper(), words=lambda found: (found.word,)),
            Column("start", "At", lambda f: f.start, kind=Kind.NUMBER),
        ]
        self.model = ResultModel(columns)
        self.table = ResultTable(appearance, self.model, "Words found")
        self.put("list", self.table)
        session.puzzle_changed.connect(self.board.show_row)
        session.run_started.connect(self.model.clear)
        session.solutions_found.connect(self.model.extend)
        self.reverse = command(self, "null_reverse", "Reverse the letters", self._on_reverse, "Ctrl+R")
        self.board.show_row(session.puzzle)

    def commands(self):
        return [self.reverse]

    def rule_summary(self):
        return f"Words of {self.session.options.min_length} letters or more"

    def _on_reverse(self):
        self.session.edit(Puzzle(self.session.puzzle.letters[::-1]), "Reverse")


VIEW = GameView(GAME, "blue", NullTab)
