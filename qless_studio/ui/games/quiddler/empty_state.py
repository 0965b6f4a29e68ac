"""The empty state of the table: ways to deal, enter or paste cards."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QAction, QPaintEvent
from PySide6.QtWidgets import QWidget

from qless_studio.engine.games.quiddler.deck import ENGLISH_DECK
from qless_studio.engine.texts import say
from qless_studio.ui.games.quiddler.table_cells import card_tile
from qless_studio.ui.style.tiles import paint_tile
from qless_studio.ui.widgets.basic.themed import Painted, painter_on
from qless_studio.ui.widgets.feedback.empty_state import EmptyPanel, EmptyState


def _piles_texts() -> tuple[str, str, str]:
    """Heading, sentence, and what can be pasted."""
    sentence = say("Deal from the real deck, or enter the cards of a daily puzzle.")
    return say("Eight piles, one best score"), sentence, say("Paste 16 cards")


def _hand_texts() -> tuple[str, str, str]:
    sentence = say("Lay down words from 3 to 11 cards, and discard one to end the hand.")
    return say("A hand of cards, one best way"), sentence, say("Paste a hand")


def piles_promises() -> EmptyPanel:
    """What the panel will show of eight piles."""
    return EmptyPanel(
        say("What you will see here"),
        [
            ("check", say("The proven best score"), say("The whole deal is searched in milliseconds.")),
            ("bulb", say("What every word is worth"), say("The final score if you play it now.")),
            ("play", say("Games by score"), say("Choose one and watch it step by step.")),
        ],
    )


def hand_promises() -> EmptyPanel:
    """What the panel will show of a hand."""
    return EmptyPanel(
        say("What you will see here"),
        [
            ("check", say("The proven best score"), say("Every way to lay down the hand is examined.")),
            ("play", say("All ways by score"), say("The words, the cards left over, and the card to discard.")),
        ],
    )


class EmptyTable(EmptyState):
    """What is shown in place of the table before there are cards: of eight piles, or of a hand."""

    paste_clicked = Signal()

    def __init__(self, deal: QAction, edit: QAction, hand: bool = False) -> None:
        picture = _ExampleCards()
        heading, sentence, paste_text = _hand_texts() if hand else _piles_texts()
        super().__init__(heading, sentence, picture)
        self._picture = picture
        for action, text, icon, primary in (
            (deal, self.tr("Deal"), "die", True),
            (edit, self.tr("Enter cards"), "pencil", False),
        ):
            self.add_action(text, icon, action, primary=primary)
        paste = self.add_action(paste_text, "copy", hint=self.tr("from the clipboard"))
        paste.clicked.connect(self.paste_clicked)

    def set_compact(self, compact: bool) -> None:
        """Without the picture, for a low window."""
        self._picture.setVisible(not compact)


class _ExampleCards(Painted, QWidget):
    """The cards QU, I, E and T."""

    def __init__(self) -> None:
        super().__init__()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(4 * 72), self.theme.px(112))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, px = painter_on(self), self.theme.px
        for place, card in enumerate(("QU", "I", "E", "T")):
            rect = QRectF(px(4 + 72 * place), px(4 if place % 2 else 12), px(64), px(92))
            paint_tile(painter, self.theme, rect, card_tile(card, ENGLISH_DECK), ground="table")
        painter.end()
