"""What is in the place of the board on both pages: the table, the editor of its cards, or ways to get some."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QAction, QPainter
from PySide6.QtWidgets import QWidget

from qless_studio.engine.games.quiddler.puzzle import Puzzle
from qless_studio.engine.games.quiddler.rules import ENGLISH_DECK
from qless_studio.engine.texts import say
from qless_studio.ui.games.quiddler.board import TableBoard
from qless_studio.ui.games.quiddler.editor import DealEditor
from qless_studio.ui.games.quiddler.parts import QuiddlerParts
from qless_studio.ui.games.quiddler.scene import card_tile
from qless_studio.ui.style.tiles import paint_tile
from qless_studio.ui.tab.page import GamePage
from qless_studio.ui.tab.wishes import Paste
from qless_studio.ui.widgets.basic.themed import SelfPainted
from qless_studio.ui.widgets.feedback.empty_state import EmptyState
from qless_studio.ui.work.signals import Act, listen


def _piles_texts() -> tuple[str, str, str]:
    """Heading, sentence, and what can be pasted."""
    sentence = say("Deal from the real deck, or enter the cards of a daily puzzle.")
    return say("Eight piles, one best score"), sentence, say("Paste puzzle")


def _hand_texts() -> tuple[str, str, str]:
    sentence = say("Lay down words from 3 to 11 cards, and discard one to end the hand.")
    return say("A hand of cards, one best way"), sentence, say("Paste puzzle")


class EmptyTable(EmptyState):
    """What is shown in place of the table before there are cards: of eight piles, or of a hand."""

    def __init__(self, deal: QAction | None, edit: QAction, paste: Act, hand: bool = False) -> None:
        """`deal` None: in Play a game is started from the panel; `paste` opens what is on the clipboard."""
        picture = _ExampleCards()
        heading, sentence, paste_text = _hand_texts() if hand else _piles_texts()
        super().__init__(heading, sentence, picture)
        self._picture = picture
        if deal is not None:
            self.add_action(self.tr("New puzzle"), "die", deal, primary=True)
        self.add_action(self.tr("Enter cards"), "pencil", edit)
        self.add_action(paste_text, "copy", hint=self.tr("from the clipboard"), act=paste)

    def set_compact(self, compact: bool) -> None:
        """Without the picture, for a low window."""
        self._picture.setVisible(not compact)


class _ExampleCards(SelfPainted, QWidget):
    """The cards QU, I, E and T."""

    room = least = (4 * 72, 112)

    def paint_widget(self, painter: QPainter) -> None:
        px = self.theme.px
        for place, card in enumerate(("QU", "I", "E", "T")):
            rect = QRectF(px(4 + 72 * place), px(4 if place % 2 else 12), px(64), px(92))
            paint_tile(painter, self.theme, rect, card_tile(card, ENGLISH_DECK))


class TableArea(QObject):
    """Adds editor and empty states to the table of a page, and shows one of them all."""

    def __init__(self, parts: QuiddlerParts, table: TableBoard, places: GamePage, *, primary: bool) -> None:
        """`primary`: whether to deal is the first thing to do on this page."""
        super().__init__(places)
        self._session, self._edit, self._table, self._places = parts.session, parts.commands.edit, table, places
        self._for_hand = self._hidden = False
        self._width = 0
        self.editor = DealEditor(self._session, self._on_deal_edited)
        new = parts.commands.play_commands.new_game if primary else None
        paste = lambda: self._session.wished.emit(Paste())  # noqa: E731
        self.empty = EmptyTable(new, self._edit, paste)
        self.empty_hand = EmptyTable(new, self._edit, paste, hand=True)
        places.put("board", self.editor, self.empty, self.empty_hand)
        places.set_wide_board()
        table.width_changed.connect(self._on_width_changed)
        self._edit.toggled.connect(self._on_edit)
        listen(self.editor.show_deck, self._session.lexicon_changed, self._session.options_changed)
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
        self._on_width_changed(self._width)

    def _on_width_changed(self, width: int) -> None:
        """Below the table the entry is as wide as it; below the editor it has the whole width."""
        self._width = width
        below_table = self._session.puzzle.known and not self._edit.isChecked()
        self._places.set_board_width(width if below_table else 0)

    def _on_edit(self) -> None:
        self.editor.start()
        self.show(self._for_hand, self._hidden)
        if self._places.isVisible():
            self._places.focus_board()

    def _on_deal_edited(self, puzzle: Puzzle) -> None:
        self._session.edit_covered(puzzle, self.tr("Enter cards"))
