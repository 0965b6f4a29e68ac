"""The editor of a deal: two rows of places, filled by typing or from the deck beneath them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QResizeEvent

from qless_studio.engine.games.quiddler.puzzle import HAND, HELD, PLACES, Puzzle, notes
from qless_studio.engine.games.quiddler.rules import UNKNOWN, Deck
from qless_studio.ui.games.quiddler.layout import READABLE
from qless_studio.ui.games.quiddler.scene import card_tile
from qless_studio.ui.style import Theme, shapes
from qless_studio.ui.style.tiles import EMPTY, Tile
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.access import announce
from qless_studio.ui.widgets.basic.themed import put_text, text_width
from qless_studio.ui.widgets.board.board import BoardWidget
from qless_studio.ui.widgets.board.cells import Cell


@dataclass(frozen=True)
class EnteredCards:
    """A puzzle has no lower card without an upper one, and no hand of two cards; what is entered may."""

    cards: tuple[str, ...]
    """By place, "" for none: the upper row and then the lower one, or the cards of a hand."""
    hand: bool = False

    @classmethod
    def of(cls, puzzle: Puzzle) -> EnteredCards:
        """The cards of a deal."""
        return cls(puzzle.cards) if puzzle.hand is None else cls(puzzle.cards[:HELD], True)

    @property
    def puzzle(self) -> Puzzle:
        """The deal as far as these cards make one: a lower card alone is uncovered, a hand of too few is empty."""
        if self.hand:
            cards = tuple(filter(None, self.cards))
            return Puzzle((), cards if len(cards) >= HAND[0] else ())
        pairs = zip(self.cards[:PLACES], self.cards[PLACES:], strict=True)
        piles = (tuple(filter(None, pair)) for pair in pairs)
        return Puzzle(tuple(() if pile == (UNKNOWN,) else pile for pile in piles))

    @property
    def first_free(self) -> int:
        """The first place without a card; the number of places if there is none."""
        return next((place for place, card in enumerate(self.cards) if not card), len(self.cards))

    def next_free(self, place: int) -> int:
        """The next place without a card, from the start again after the end; `place` itself if there is none."""
        after = [*range(place + 1, len(self.cards)), *range(place)]
        return next((other for other in after if not self.cards[other]), place)

    def put(self, place: int, card: str) -> EnteredCards:
        """With a card, or "" for none, at a place."""
        return replace(self, cards=(*self.cards[:place], card, *self.cards[place + 1 :]))

    def first_change(self, before: EnteredCards) -> int | None:
        """The first place that another card lies at than before; None for another kind of game or no change."""
        if self.hand != before.hand:
            return None
        pairs = enumerate(zip(self.cards, before.cards, strict=True))
        return next((place for place, (card, other) in pairs if card != other), None)


class DealEditor(BoardWidget):
    """Places are numbered from the left, the upper row first; the deck to click from is below them.

    The next card goes to the marked place: the one chosen last, and then the one after it. A letter joins the one
    before it if both make a card of the deck; Space, Enter and the arrow keys move on without a letter. A card that is
    removed leaves its place empty, and no other card moves. See docs/decisions/017.
    """

    def __init__(self, session: Session, edit: Callable[[Puzzle], object]) -> None:
        """The deck follows the session's rules and list.

        `edit` gets the edited puzzle; its hand stays empty until there are enough cards for one.
        """
        self._session, self._edit = session, edit
        self._entered = EnteredCards.of(Puzzle())
        self._with_gaps: dict[EnteredCards, EnteredCards] = {}
        """What was entered with gaps, by the cards of the puzzle it made: undo and redo bring the gaps back."""
        self.place = 0
        """The place of the next card; the number of places if all of them have been filled in order."""
        self._typed_at = -1
        self.refusal = ""
        """Why the last key did nothing; "" if it did something."""
        super().__init__("")
        self.setAccessibleName(self.tr("Enter cards"))
        self.cursor_moved.connect(self._on_cursor_moved)
        self.cell_activated.connect(self._on_activated)
        self.text_typed.connect(self._on_typed)
        self.backspaced.connect(self._on_backspaced)
        self.deleted.connect(self._on_deleted)

    def show_puzzle(self, puzzle: Puzzle) -> None:
        """Show the deal of a puzzle, and go to its first change unless it was made here."""
        shown, before = EnteredCards.of(puzzle), self._entered
        if EnteredCards.of(before.puzzle) == shown:
            return
        self._entered = self._with_gaps.get(shown, shown)
        self._typed_at, self.refusal = -1, ""
        self.refresh()
        change = self._entered.first_change(before)
        if change is None:
            self.start()
        else:
            self._go_to(change)

    def show_deck(self) -> None:
        """Offer the cards of another deck."""
        self._typed_at = -1
        self.refresh()
        self.updateGeometry()

    @property
    def deck(self) -> Deck:
        """The deck that the cards are from."""
        deck: Deck = self._session.options.deck_in(self._session.language)
        return deck

    @property
    def _offered(self) -> tuple[str, ...]:
        """The cards to click, whatever kind of game it is."""
        return (*self.deck.copies, UNKNOWN)

    def start(self) -> None:
        """Begin with the first free place; with the first of all if every place has a card."""
        self._typed_at, self.refusal = -1, ""
        self._go_to(self._entered.first_free % self.places)

    # Places

    @property
    def places(self) -> int:
        """The number of places for cards."""
        return len(self._entered.cards)

    def card(self, place: int) -> str:
        """The card at a place; "" for none."""
        return self._entered.cards[place] if 0 <= place < self.places else ""

    def _go_to(self, place: int) -> None:
        """Make a place the one of the next card; with `places` there is none, and the cursor stays."""
        self.place = place
        if place < self.places:
            self.set_cursor(place)
        self.update()

    def _put(self, card: str) -> bool:
        """Put a card, or "" for none, at the marked place; False if it cannot lie there."""
        if self.place == self.places:
            return self._refuse(self.tr("Every place has a card: choose the one to replace"))
        if card == UNKNOWN and self._entered.hand:
            return self._refuse(self.tr("All cards of a hand are known"))
        if card == UNKNOWN and self.place < PLACES:
            return self._refuse(self.tr("Only a lower card may be unknown"))
        self.refusal = ""
        self._entered = entered = self._entered.put(self.place, card)
        made = EnteredCards.of(entered.puzzle)
        if made != entered and entered.puzzle.known:
            self._with_gaps[made] = entered
        self.refresh()
        self._edit(entered.puzzle)
        return True

    def _refuse(self, why: str) -> bool:
        self.refusal = why
        announce(self, why)
        self.update()
        return False

    # Mouse and keys

    def _on_cursor_moved(self, index: int) -> None:
        if index < self.places:
            self.place = index
        self.update()

    def _on_activated(self, index: int) -> None:
        self._typed_at = -1
        if index < self.places:
            self._go_to(index)
        else:
            if self.place == self.places:
                self.place = self._entered.first_free
            if self._put(self._offered[index - self.places]):
                self.place = self._entered.next_free(self.place)
                self.update()

    def _on_typed(self, text: str) -> None:
        copies = self.deck.copies
        for letter in self._session.language.as_tiles(text).upper():
            joined = self.card(self._typed_at) + letter if self._typed_at >= 0 else ""
            if joined in copies and len(joined) == 2:
                self._go_to(self._typed_at)
                self._type(joined)
                self._typed_at = -1
            elif letter in copies or letter == UNKNOWN:
                place, typed = self.place, self._type(letter)
                self._typed_at = place if typed else -1
            else:
                self._refuse(self.tr("There is no card {}").format(letter))

    def _type(self, card: str) -> bool:
        """Put a card at the marked place and go to the next one, after the last to one without a card."""
        if not self._put(card):
            return False
        after = self.place + 1
        self._go_to(after if after < self.places else self._entered.first_free)
        return True

    def _on_backspaced(self) -> None:
        if not self.card(self.place):
            self._go_to(max(0, self.place - 1))
        self._put("")

    def _on_deleted(self) -> None:
        if self.place < self.places:
            self._put("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        on = event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() != Qt.Key.Key_Shift and not event.text().isalpha():
            self._typed_at = -1
        if on and self.cursor_index < self.places:
            self._go_to(min(self.cursor_index + 1, self.places - 1))
        else:
            super().keyPressEvent(event)

    # The line above the deck

    @property
    def caption(self) -> str:
        """Why the last key did nothing, what is unusual about the cards, or how to enter them."""
        pair = next((card for card in sorted(self.deck.copies, key=lambda card: card != "TH") if len(card) == 2), "TH")
        long = self.tr(
            "Type the cards row by row ({a}, {b} makes {ab}; {a}, Space, {b} keeps them apart) or click them"
        )
        long = long.format(a=pair[0], b=pair[1], ab=pair)
        fits = text_width(self._caption_font(), long) <= self._caption_rect().width()
        short = self.tr("Type the cards row by row or click them")
        return self.refusal or self._notes or (long if fits else short)

    @property
    def _notes(self) -> str:
        """What is unusual about the cards."""
        return "; ".join(notes(self._entered.puzzle, self.deck))

    def _caption_role(self) -> str:
        return "warn" if self.refusal or self._notes else "text_dim"

    def _caption_font(self) -> QFont:
        return self.theme.font(12, 600)

    def _caption_rect(self) -> QRectF:
        first, px = self.cells[self.places].rect, self.theme.px
        return QRectF(first.left(), first.top() - px(26), self.width() - first.left(), px(20))

    # Cells

    def layout_cells(self) -> Sequence[Cell]:
        layout = self._layout
        return [*self._place_cells(layout), *self._deck_cells(layout)]

    @property
    def _layout(self) -> DealLayout:
        return DealLayout(self.size(), self.theme.scale, self._entered.hand, len(self._offered))

    def _place_cells(self, layout: DealLayout) -> list[Cell]:
        tiles = [card_tile(card, self.deck) if card else Tile(kind=EMPTY) for card in self._entered.cards]
        return [Cell(layout.place(place), self._spoken(place), tile) for place, tile in enumerate(tiles)]

    def _spoken(self, place: int) -> str:
        card = self.card(place)
        name = self.tr("unknown card") if card == UNKNOWN else card or self.tr("empty")
        if self._entered.hand:
            return f"{self.tr('card {}').format(place + 1)}, {name}"
        text = self.tr("upper card {}, {}") if place < PLACES else self.tr("lower card {}, {}")
        return text.format(place % PLACES + 1, name)

    def _deck_cells(self, layout: DealLayout) -> list[Cell]:
        made, known = [], [card for card in self._entered.cards if card not in ("", UNKNOWN)]
        deck = self.deck
        for number, card in enumerate(self._offered[:-1] if self._entered.hand else self._offered):
            rect = layout.deck_card(number)
            if card == UNKNOWN:
                made.append(Cell(rect, self.tr("unknown card"), Tile("?")))
                continue
            left = max(0, deck.copies[card] - known.count(card))
            spoken = self.tr("deck, {}, {} points, {} left").format(card, deck.points[card], left)
            made.append(Cell(rect, spoken, Tile(card, str(left)), tip=spoken))
        return made

    # Painting

    def paint_cell(self, painter: QPainter, theme: Theme, index: int, lift: float, pressed: float) -> None:
        super().paint_cell(painter, theme, index, lift, pressed)
        cell = self.cells[index]
        if index >= self.places and cell.tile.points == "0":
            shapes.fill(painter, QRectF(cell.rect), 8, theme.color("table", 0.6))

    def paint_background(self, painter: QPainter, theme: Theme) -> None:
        put_text(painter, self._caption_rect(), self.caption, self._caption_font(), theme.color(self._caption_role()))

    def paint_over(self, painter: QPainter, theme: Theme) -> None:
        """Mark the place of the next card, wherever the cursor is."""
        if self.place < self.places and not (self.hasFocus() and self.cursor_index == self.place):
            rect = QRectF(self.cells[self.place].rect).adjusted(-3, -3, 3, 3)
            shapes.outline(painter, rect, 12, theme.color("accent_text"), 2, (4, 3))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        return self._layout.smallest


# Where the places of a deal and the deck beneath them lie, on whole pixels.

COLUMNS = (16, 8)
"""Cards of the deck per row; the second where text is large for the width."""
MAX_SCALE = 1.4
CARD, DECK_CARD, GAP, TOP = (72, 104), (40, 56), 8, 8
"""Pixels at 100 %."""


@dataclass(frozen=True)
class DealLayout:
    """All cards have one scale, at which the longest row is not wider than the room and the deck not below it."""

    room: QSize
    text_scale: float
    hand: bool
    """Whether there is one row of places."""
    offered: int
    """Cards of the deck."""

    def place(self, number: int) -> QRect:
        """A place for a card, from 0."""
        row, column = divmod(number, self.columns)
        return self._rect(column, self.columns, TOP + row * (CARD[1] + GAP), CARD)

    def deck_card(self, number: int) -> QRect:
        """A card of the deck, from 0."""
        row, column = divmod(number, self._deck_columns)
        return self._rect(column, self._deck_columns, self._deck_top + row * (DECK_CARD[1] + GAP), DECK_CARD)

    @property
    def smallest(self) -> QSize:
        """Cards that are still readable at the width there is."""
        return QSize(320, round(self._height * min(self._width_scale, READABLE * self.text_scale)))

    @property
    def columns(self) -> int:
        """Places per row."""
        return HELD if self.hand else PLACES

    @cached_property
    def _deck_columns(self) -> int:
        wide, narrow = COLUMNS
        return wide if self.room.width() / self._row_width(wide) >= READABLE * self.text_scale else narrow

    def _row_width(self, deck_columns: int) -> int:
        """The width at 100 % of the longest row."""
        return max(self.columns * (CARD[0] + GAP), deck_columns * (DECK_CARD[0] + GAP)) + 8

    @cached_property
    def _width_scale(self) -> float:
        """The scale at which the longest row is as wide as there is room."""
        return max(0.2, min(self.room.width() / self._row_width(self._deck_columns), MAX_SCALE * self.text_scale))

    @cached_property
    def _deck_top(self) -> float:
        rows = 1 if self.hand else 2
        return TOP + rows * (CARD[1] + GAP) + 32 * max(1.0, self.text_scale / self._width_scale)

    @cached_property
    def _height(self) -> float:
        return self._deck_top + -(-self.offered // self._deck_columns) * (DECK_CARD[1] + GAP)

    def _rect(self, column: int, columns: int, top: float, size: tuple[int, int]) -> QRect:
        scale = max(0.2, min(self._width_scale, self.room.height() / self._height))
        whole = columns * size[0] + (columns - 1) * GAP
        left = (self.room.width() / scale - whole) / 2
        top += max(0, (self.room.height() / scale - self._height) / 3)
        return QRect(*(round(length * scale) for length in (left + column * (size[0] + GAP), top, *size)))
