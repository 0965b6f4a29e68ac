"""What is in the place of the board on both pages: the table, the editor of its cards, or ways to get some."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.games.quiddler.puzzle import Puzzle
from qless_studio.ui.games.quiddler.board import TableBoard
from qless_studio.ui.games.quiddler.editor import DealEditor
from qless_studio.ui.games.quiddler.empty_state import EmptyTable
from qless_studio.ui.games.quiddler.parts import QuiddlerParts
from qless_studio.ui.tab.page import GamePage


class TableArea(QObject):
    """Adds editor and empty states to the table of a page, and shows one of them all."""

    paste_clicked = Signal()

    def __init__(self, parts: QuiddlerParts, table: TableBoard, places: GamePage, *, primary: bool) -> None:
        """`primary`: whether to deal is the first thing to do on this page."""
        super().__init__(places)
        self._session, self._edit, self._table, self._places = parts.session, parts.commands.edit, table, places
        self._for_hand = self._hidden = False
        self.editor = DealEditor(self._session)
        self.editor.deal_edited.connect(self._on_deal_edited)
        self.empty = EmptyTable(parts.commands.deal, self._edit)
        self.empty_hand = EmptyTable(parts.commands.deal, self._edit, hand=True)
        for empty in (self.empty, self.empty_hand):
            empty.set_primary(primary)
            empty.paste_clicked.connect(self.paste_clicked)
        places.put("board", self.editor, self.empty, self.empty_hand)
        places.set_wide_board()
        table.width_changed.connect(places.set_board_width)
        self._edit.toggled.connect(self._on_edit)
        self._session.lexicon_changed.connect(self._on_deck_changed)
        self._session.options_changed.connect(self._on_deck_changed)
        if self._edit.isChecked():
            self.editor.start()

    def show(self, for_hand: bool, hidden: bool = False) -> None:
        """Show what there is; without cards what is `for_hand`, or for piles; `hidden`: something is in the place of
        the table."""
        self._for_hand, self._hidden = for_hand, hidden
        puzzle: Puzzle = self._session.puzzle
        editing, known = self._edit.isChecked(), bool(puzzle.known)
        self.editor.show_puzzle(puzzle)
        self.editor.setVisible(editing)
        self.empty.setVisible(not editing and not known and not for_hand)
        self.empty_hand.setVisible(not editing and not known and for_hand)
        self._table.setVisible(not editing and known and not hidden)

    def _on_edit(self, _: bool) -> None:
        self.editor.start()
        self.show(self._for_hand, self._hidden)
        if self._places.isVisible():
            self._places.focus_board()

    def _on_deck_changed(self, _: object) -> None:
        self.editor.show_deck()

    def _on_deal_edited(self, puzzle: Puzzle) -> None:
        self._session.edit_covered(puzzle, self.tr("Enter card"))
