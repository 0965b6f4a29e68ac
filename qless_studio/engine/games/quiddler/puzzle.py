"""The puzzle of Quiddler: the deal and the moves made, and the positions after them. See docs/decisions/015."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.games.quiddler.deck import UNKNOWN, Deck
from qless_studio.engine.texts import plain, say

PLACES = 8
"""Maximum number of piles on a table."""
CARDS = 16
"""Number of card numbers: the upper card of pile i has number i, the lower one 8 + i."""
HAND = (3, 10)
"""Minimum and maximum number of cards that are dealt for a hand."""
HELD = HAND[1] + 1
"""Maximum number of cards of a hand in play: a turn begins by drawing a card."""


@dataclass(frozen=True)
class Word:
    """A move: a word from the upper cards of some piles."""

    letters: str
    """Lower case."""
    piles: tuple[int, ...]
    """The pile of each card in the order of spelling, from 0; in a hand the index of the card."""


@dataclass(frozen=True)
class Shift:
    """A move: the upper card of a pile of two to an empty pile."""

    source: int
    target: int


@dataclass(frozen=True)
class Discard:
    """A move: the last card of a turn with a hand, put away without loss; it ends the game."""

    card: int
    """The index of the card in the hand, from 0."""


Move = Word | Shift | Discard


@dataclass(frozen=True)
class Puzzle:
    """A deal, and the moves made; moves can be undone, so they belong to the puzzle."""

    piles: tuple[tuple[str, ...], ...] = ((),) * PLACES
    """Up to 8 piles of up to 2 cards, the upper one first; a lower card may be UNKNOWN. Empty for a hand."""
    hand: tuple[str, ...] | None = None
    """The cards of a hand: none yet, or 3 to 11; None at a table."""
    moves: tuple[Move, ...] = ()

    @property
    def cards(self) -> tuple[str, ...]:
        """The 16 cards by number, "" where there is none."""
        if self.hand is not None:
            return self.hand + ("",) * (CARDS - len(self.hand))
        piles = self.piles + ((),) * (PLACES - len(self.piles))
        return tuple(pile[level] if len(pile) > level else "" for level in (0, 1) for pile in piles)

    @property
    def known(self) -> tuple[str, ...]:
        """The cards that are known."""
        return tuple(card for card in self.cards if card not in ("", UNKNOWN))


@dataclass(frozen=True)
class Position:
    """The cards on each pile after some moves: card numbers by pile, the upper one first."""

    places: tuple[tuple[int, ...], ...]

    @property
    def cards(self) -> int:
        """The cards on the table as a set: bit n for card number n."""
        return sum(1 << number for place in self.places for number in place)

    @property
    def covered(self) -> int:
        """Bit i: the lower card of pile i is still covered by its upper card."""
        return sum(1 << place[0] for place in self.places if len(place) == 2)

    @property
    def face_up(self) -> tuple[int, ...]:
        """Numbers of the upper cards, by pile."""
        return tuple(place[0] for place in self.places if place)

    def place_of(self, number: int) -> int:
        """The pile of a card on the table."""
        return next(place for place, held in enumerate(self.places) if number in held)

    def without(self, numbers: Iterable[int]) -> Position:
        """The position after a word with these cards."""
        gone = set(numbers)
        return Position(tuple(tuple(number for number in place if number not in gone) for place in self.places))

    def shifted(self, move: Shift) -> Position:
        """The position after a move to an empty pile."""
        places = list(self.places)
        places[move.target] = places[move.source][:1]
        places[move.source] = places[move.source][1:]
        return Position(tuple(places))


def start(puzzle: Puzzle) -> Position:
    """The position of the deal."""
    if puzzle.hand is not None:
        return Position(tuple((number,) for number in range(len(puzzle.hand))))
    return Position(
        tuple(tuple(pile + level * PLACES for level in range(len(held))) for pile, held in enumerate(puzzle.piles))
    )


def positions(puzzle: Puzzle) -> tuple[Position, ...]:
    """The position of the deal and the one after each move; raises `PuzzleError` for a move that cannot be made."""
    found = [start(puzzle)]
    for number, move in enumerate(puzzle.moves, start=1):
        where = say("move {}", number)
        if number > 1 and isinstance(puzzle.moves[number - 2], Discard):
            raise PuzzleError(plain("the hand ended with the card discarded"), where)
        if isinstance(move, Shift):
            found.append(_after_shift(puzzle, found[-1], move, where))
        elif isinstance(move, Discard):
            found.append(_after_discard(puzzle, found[-1], move, where))
        else:
            found.append(_after_word(puzzle, found[-1], move, where))
    return tuple(found)


def played(puzzle: Puzzle, move: Move) -> Puzzle:
    """The puzzle after one more move; raises `PuzzleError` when it cannot be made."""
    after = Puzzle(puzzle.piles, puzzle.hand, (*puzzle.moves, move))
    positions(after)
    return after


def notes(puzzle: Puzzle, deck: Deck) -> tuple[str, ...]:
    """What is unusual about a puzzle but allowed: more copies of a card than the deck has."""
    copies = deck.copies
    counts = {card: puzzle.known.count(card) for card in copies}
    return tuple(
        say("{} × {}: the deck has only {}", count, card, copies[card])
        for card, count in counts.items()
        if count > copies[card]
    )


def _after_shift(puzzle: Puzzle, position: Position, move: Shift, where: str) -> Position:
    for place in (move.source, move.target):
        _check_place(position, place, where)
    if len(position.places[move.source]) != 2:
        raise PuzzleError(say("Only the top card of a pile of two can move to an empty pile"), where)
    if position.places[move.target]:
        raise PuzzleError(say("Only the top card of a pile of two can move to an empty pile"), where)
    return position.shifted(move)


def _after_discard(puzzle: Puzzle, position: Position, move: Discard, where: str) -> Position:
    if puzzle.hand is None:
        raise PuzzleError(plain("only a card of a hand can be discarded"), where)
    if not 0 <= move.card < len(position.places) or not position.places[move.card]:
        raise PuzzleError(say("is empty"), f"{where}, {say('card {}', move.card + 1)}")
    return position.without((move.card,))


def _after_word(puzzle: Puzzle, position: Position, move: Word, where: str) -> Position:
    cards, numbers = puzzle.cards, []
    for pile in move.piles:
        _check_place(position, pile, where)
        if not position.places[pile]:
            raise PuzzleError(say("is empty"), f"{where}, {say('pile {}', pile + 1)}")
        numbers.append(position.places[pile][0])
        if cards[numbers[-1]] == UNKNOWN:
            raise PuzzleError(say("unknown"), f"{where}, {say('pile {}', pile + 1)}")
    if len(set(numbers)) < max(2, len(numbers)):
        raise PuzzleError(say("A word needs at least {} cards", 2), where)
    spelled = "".join(cards[number] for number in numbers)
    if spelled.lower() != move.letters:
        raise PuzzleError(say("these cards spell {}, not {}", spelled, move.letters.upper()), where)
    return position.without(numbers)


def _check_place(position: Position, place: int, where: str) -> None:
    if not 0 <= place < len(position.places):
        raise PuzzleError(say("is empty"), f"{where}, {say('pile {}', place + 1)}")
