"""The editor of a deal: two rows of places, filled by typing or from the deck beneath them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter

from qless_studio.engine.games.quiddler.deck import COPIES, POINTS, UNKNOWN
from qless_studio.engine.games.quiddler.puzzle import HAND, PLACES, Puzzle
from qless_studio.ui.games.quiddler.table_cells import card_tile
from qless_studio.ui.theme import Appearance, Theme, shapes
from qless_studio.ui.theme.tiles import EMPTY, Tile
from qless_studio.ui.widgets.basic.themed import put_text, text_width
from qless_studio.ui.widgets.board.board import BoardWidget
from qless_studio.ui.widgets.board.cell import Cell

DECK = (*COPIES, UNKNOWN)
COLUMNS = 16
"""Cards of the deck per row."""
MAX_SCALE = 1.4
CARD, DECK_CARD, GAP = (72, 104), (40, 56), 8


class DealEditor(BoardWidget):
    """Places are numbered from the left, the upper row first; the deck to click from is below them.

    A letter goes to the place at the cursor. The next one joins it if both make a card of the deck, and otherwise
    goes to the next place; Space, Enter and the arrow keys move on without a letter. See docs/decisions/017.
    """

    deal_edited = Signal(object)
    """The edited puzzle; its hand stays empty until there are enough cards for one."""

    def __init__(self, appearance: Appearance) -> None:
        self._puzzle = Puzzle()
        self._partial_hand: tuple[str, ...] = ()
        """Cards of a hand that has too few of them for a puzzle."""
        self._typed_at = -1
        super().__init__(appearance, "")
        self.setAccessibleName(self.tr("Deal"))
        self.cell_activated.connect(self._on_activated)
        self.text_typed.connect(self._on_typed)
        self.backspaced.connect(self._on_backspaced)
        self.deleted.connect(lambda: self.put("", stay=True))

    def show_puzzle(self, puzzle: Puzzle) -> None:
        """Show the deal of a puzzle."""
        if puzzle.hand or puzzle.hand is None:
            self._partial_hand = ()
        self._puzzle = Puzzle(puzzle.piles, puzzle.hand)
        self.refresh()

    # Places

    @property
    def places(self) -> int:
        """The number of places for cards."""
        return 2 * PLACES if self._puzzle.hand is None else HAND[1]

    def card(self, place: int) -> str:
        """The card at a place; "" for none."""
        if self._puzzle.hand is not None:
            hand = self._partial_hand or self._puzzle.hand
            return hand[place] if place < len(hand) else ""
        pile, level = place % PLACES, place // PLACES
        held = self._puzzle.piles[pile] if pile < len(self._puzzle.piles) else ()
        return held[level] if level < len(held) else ""

    def put(self, card: str, stay: bool = False) -> None:
        """Put a card, or "" for none, at the cursor, and move to the next place unless `stay`."""
        place = min(self.cursor_index, self.places - 1)
        if card == UNKNOWN and (self._puzzle.hand is not None or place < PLACES):
            return  # only a lower card may be unknown
        cards = [self.card(other) for other in range(self.places)]
        cards[place] = card
        if self._puzzle.hand is not None:
            self._edit_hand(tuple(filter(None, cards)))
        else:
            piles = [tuple(filter(None, (cards[pile], cards[PLACES + pile]))) for pile in range(PLACES)]
            self.deal_edited.emit(Puzzle(tuple(pile if pile != (UNKNOWN,) else () for pile in piles)))
        if not stay:
            self.set_cursor(min(place + 1, self.places - 1))

    def _edit_hand(self, cards: tuple[str, ...]) -> None:
        self._partial_hand = cards if len(cards) < HAND[0] else ()
        self.deal_edited.emit(Puzzle((), () if self._partial_hand else cards))
        self.refresh()

    def _on_activated(self, index: int) -> None:
        if index >= self.places:
            self._typed_at = -1
            self.set_cursor(self._first_free)
            self.put(DECK[index - self.places])

    @property
    def _first_free(self) -> int:
        """The place of the next card clicked in the deck."""
        return next((place for place in range(self.places) if not self.card(place)), self.places - 1)

    def _on_typed(self, text: str) -> None:
        for letter in text.upper():
            if self.cursor_index >= self.places:
                self.set_cursor(self._first_free)
            joined = self.card(self._typed_at) + letter if self._typed_at >= 0 else ""
            if joined in COPIES and len(joined) == 2:
                self.set_cursor(self._typed_at)
                self._typed_at = -1
                self.put(joined)
            elif letter in COPIES or letter == UNKNOWN:
                self._typed_at = self.cursor_index
                self.put(letter)

    def _on_backspaced(self) -> None:
        self._typed_at = -1
        if not self.card(min(self.cursor_index, self.places - 1)):
            self.set_cursor(max(0, min(self.cursor_index, self.places) - 1))
        self.put("", stay=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        on = event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() != Qt.Key.Key_Shift and not event.text().isalpha():
            self._typed_at = -1
        if on and self.cursor_index < self.places:
            self.set_cursor(min(self.cursor_index + 1, self.places - 1))
        else:
            super().keyPressEvent(event)

    # Cells

    def layout_cells(self) -> Sequence[Cell]:
        return [*self._place_cells(), *self._deck_cells()]

    @property
    def _deck_top(self) -> int:
        rows = 2 if self._puzzle.hand is None else 1
        return 8 + rows * (CARD[1] + GAP) + 32

    def _scale(self) -> float:
        width = max(self._columns() * (CARD[0] + GAP), COLUMNS * (DECK_CARD[0] + GAP)) + 8
        return max(0.2, min(self.width() / width, self.height() / self._height, MAX_SCALE))

    @property
    def _height(self) -> int:
        return self._deck_top + 2 * (DECK_CARD[1] + GAP)

    def _columns(self) -> int:
        return PLACES if self._puzzle.hand is None else HAND[1]

    def _row_rect(self, column: int, columns: int, top: float, size: tuple[int, int]) -> QRect:
        scale = self._scale()
        whole = columns * size[0] + (columns - 1) * GAP
        left = (self.width() / scale - whole) / 2
        top += max(0, (self.height() / scale - self._height) / 3)
        return QRect(
            round((left + column * (size[0] + GAP)) * scale), round(top * scale), round(size[0] * scale),
            round(size[1] * scale),
        )  # fmt: skip

    def _place_cells(self) -> list[Cell]:
        columns, made = self._columns(), []
        for place in range(self.places):
            row, column = divmod(place, columns)
            card = self.card(place)
            rect = self._row_rect(column, columns, 8 + row * (CARD[1] + GAP), CARD)
            made.append(Cell(rect, self._spoken(place), card_tile(card) if card else Tile(kind=EMPTY)))
        return made

    def _spoken(self, place: int) -> str:
        card = self.card(place)
        name = self.tr("unknown card") if card == UNKNOWN else card or self.tr("empty")
        if self._puzzle.hand is not None:
            return self.tr("card {}, {}").format(place + 1, name)
        text = self.tr("upper card {}, {}") if place < PLACES else self.tr("lower card {}, {}")
        return text.format(place % PLACES + 1, name)

    def _deck_cells(self) -> list[Cell]:
        made, known = [], self._puzzle.known
        deck = DECK if self._puzzle.hand is None else DECK[:-1]
        for number, card in enumerate(deck):
            row, column = divmod(number, COLUMNS)
            rect = self._row_rect(column, COLUMNS, self._deck_top + row * (DECK_CARD[1] + GAP), DECK_CARD)
            if card == UNKNOWN:
                made.append(Cell(rect, self.tr("deck, unknown lower card"), Tile("?")))
                continue
            left = COPIES[card] - known.count(card)
            spoken = self.tr("deck, {}, {} points, {} left").format(card, POINTS[card], left)
            made.append(Cell(rect, spoken, Tile(card, str(left)), tip=spoken))
        return made

    # Painting

    def background_role(self, index: int) -> str:
        return "table"

    def paint_cell(self, painter: QPainter, theme: Theme, index: int, lift: float, pressed: float) -> None:
        super().paint_cell(painter, theme, index, lift, pressed)
        cell = self.cells[index]
        if index >= self.places and cell.tile.points == "0":
            shapes.fill(painter, QRectF(cell.rect), 8, theme.color("table", 0.6))

    def paint_background(self, painter: QPainter, theme: Theme) -> None:
        first = self.cells[self.places].rect
        caption = QRectF(first.left(), first.top() - theme.px(26), self.width() - first.left(), theme.px(20))
        text = self.tr("Type the cards row by row (T, H makes TH; T, Space, H keeps them apart) or click them")
        font = theme.font(12, 600)
        if text_width(font, text) > caption.width():
            text = self.tr("Type the cards row by row or click them")
        put_text(painter, caption, text, font, theme.color("text_dim"))

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 180)
