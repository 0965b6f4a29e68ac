"""The cards of a deal being entered: one for each place, with empty places anywhere among them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from qless_studio.engine.games.quiddler.deck import UNKNOWN
from qless_studio.engine.games.quiddler.puzzle import HAND, HELD, PLACES, Puzzle


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
