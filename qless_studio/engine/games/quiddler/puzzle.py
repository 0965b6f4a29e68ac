"""The puzzle of Quiddler: the deal and the moves made, and the positions after them. See docs/decisions/015."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.games.quiddler.rules import UNKNOWN, Deck, deck_of, is_card, points_of
from qless_studio.engine.lexicon.languages import LANGUAGES, LETTERS, composed
from qless_studio.engine.texts import counted, plain, say

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

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """The 16 cards by number, "" where there is none."""
        if self.hand is not None:
            return self.hand + ("",) * (CARDS - len(self.hand))
        piles = self.piles + ((),) * (PLACES - len(self.piles))
        return tuple(pile[level] if len(pile) > level else "" for level in (0, 1) for pile in piles)

    @cached_property
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


# The text form of a Quiddler puzzle: piles, a pasted daily puzzle, or a hand; then the moves made.
#
# See docs/decisions/015.

_LETTER = f"[{LETTERS.upper()}]"
_CARD = re.compile(rf"({_LETTER}{{1,2}})([0-9]{{1,3}})?")
_SHIFT = re.compile(r"([0-9]{1,2})\s*>\s*([0-9]{1,2})", re.ASCII)
_DISCARD = re.compile(r"DISCARD\s+([0-9]{1,2})", re.ASCII)
_WORD = re.compile(rf"({_LETTER}{{1,32}})((?:\s+[0-9]{{1,2}})+)")


def parse(text: str) -> Puzzle:
    """`L/Q O/X - T/?`, two rows of cards, or `hand: QU IN E`; then `; WORD 3 1 2` and `; 2>1` for each move made.

    In two rows (two lines with equally many cards, or 16 cards in all) the upper cards come first; a card may be
    followed by its points (`L3`). A word names its piles in the order of spelling, from 1; `2>1` moves the upper card
    of pile 2 to the empty pile 1; `discard 6` puts the sixth card of a hand away and ends the game. Raises
    `PuzzleError`.
    """
    deal, *moves = composed(text).upper().split(";")
    if not deal.strip():
        raise PuzzleError(say("no cards given; enter piles such as L/Q O/X - T"))
    if deal.strip().startswith("HAND:"):
        puzzle = Puzzle((), _hand(deal.strip().removeprefix("HAND:")))
    else:
        puzzle = Puzzle(_piles(deal))
    made = tuple(parse_move(move.strip(), number) for number, move in enumerate(moves, start=1) if move.strip())
    puzzle = Puzzle(puzzle.piles, puzzle.hand, made)
    positions(puzzle)
    return puzzle


def read(text: str) -> Puzzle:
    """As `parse`, and two lines of letters without spaces, if each is eight cards: `LOJOELTI` over `QXITTHBOH`.

    Raises `PuzzleError`, also where a line can be eight cards in several ways.
    """
    lines = [line for line in map(str.strip, composed(text).upper().splitlines()) if line]
    if len(lines) != 2 or not all(map(str.isalpha, lines)):
        return parse(text)
    for language in LANGUAGES.values():
        readings = [list(_cuts(line, PLACES, deck_of(language))) for line in lines]
        if all(readings):
            break
    else:
        return parse(text)
    for number, ways in enumerate(readings, start=1):
        if len(ways) > 1:
            raise PuzzleError(say("eight cards in several ways; put spaces between the cards"), say("line {}", number))
    return parse("\n".join(" ".join(ways[0]) for ways in readings))


def _cuts(letters: str, count: int, deck: Deck) -> Iterator[tuple[str, ...]]:
    """Every way to cut letters into this many cards of a deck."""
    if not count:
        if not letters:
            yield ()
        return
    for length in (1, 2):
        card = letters[:length]
        if len(card) == length and card in deck.copies:
            for rest in _cuts(letters[length:], count - 1, deck):
                yield (card, *rest)


def format_puzzle(puzzle: Puzzle) -> str:
    """The text form: `parse(format_puzzle(p)) == p` for every puzzle whose moves are valid."""
    if puzzle.hand is not None:
        deal = " ".join(["hand:", *puzzle.hand])
    else:
        deal = " ".join("/".join(pile) or "-" for pile in puzzle.piles)
    return "; ".join([deal, *map(format_move, puzzle.moves)])


def format_move(move: Move) -> str:
    """A move in the text form."""
    if isinstance(move, Shift):
        return f"{move.source + 1}>{move.target + 1}"
    if isinstance(move, Discard):
        return f"DISCARD {move.card + 1}"
    return " ".join([move.letters.upper(), *(str(pile + 1) for pile in move.piles)])


def _hand(text: str) -> tuple[str, ...]:
    names = _names(text)
    if names and not HAND[0] <= len(names) <= HELD:
        count = len(names)
        wrong = counted(count, "{} card; a hand has {} to {}", "{} cards; a hand has {} to {}", count, HAND[0], HELD)
        raise PuzzleError(wrong, say("Hand"))
    return tuple(_card(name, say("card {}", place)) for place, name in enumerate(names, start=1))


def _piles(text: str) -> tuple[tuple[str, ...], ...]:
    lines = [names for names in map(_names, text.splitlines()) if names]
    names = [name for line in lines for name in line]
    if not names:
        raise PuzzleError(say("no cards given; enter piles such as L/Q O/X - T"))
    if not any("/" in name for name in names):
        if len(lines) == 2 and len(lines[0]) == len(lines[1]) <= PLACES:
            return _rows(*lines)
        if len(names) == CARDS:
            return _rows(names[:PLACES], names[PLACES:])
    if len(names) > PLACES:
        raise PuzzleError(
            say(
                "{} piles given; the maximum is {}, and a daily puzzle has {} cards in two rows",
                len(names),
                PLACES,
                CARDS,
            )
        )
    return tuple(_pile(name.split("/"), say("pile {}", place)) for place, name in enumerate(names, start=1))


def _rows(upper: list[str], lower: list[str]) -> tuple[tuple[str, ...], ...]:
    piles = []
    for place, pair in enumerate(zip(upper, lower, strict=True), start=1):
        held = [name for name in pair if name != "-"]
        if pair[0] == "-" and held:
            raise PuzzleError(say("is missing"), say("column {}", place))
        piles.append(_pile(held or ["-"], say("column {}", place)))
    return tuple(piles)


def _pile(names: list[str], where: str) -> tuple[str, ...]:
    if names == ["-"]:
        return ()
    if len(names) > 2:
        raise PuzzleError(say("{} cards; a pile has at most two", len(names)), where)
    if names[0] == UNKNOWN:
        raise PuzzleError(say("Only a lower card may be unknown"), where)
    return tuple(name if name == UNKNOWN else _card(name, where) for name in names)


def _card(name: str, where: str) -> str:
    match = _CARD.fullmatch(name)
    if match is None or not is_card(match[1]):
        raise PuzzleError(say("{!r} is not a card; cards are letters and pairs such as QU IN ER TH CL", name), where)
    points = points_of(match[1])
    if match[2] is not None and int(match[2]) not in points:
        raise PuzzleError(plain("{} has {} points, not {}", match[1], points[0], int(match[2])), where)
    return match[1]


def parse_move(text: str, number: int = 1) -> Move:
    """A move from its text form; raises `PuzzleError`, which names the `number` of the move."""
    if shift := _SHIFT.fullmatch(text):
        return Shift(int(shift[1]) - 1, int(shift[2]) - 1)
    if discard := _DISCARD.fullmatch(text):  # not the word: that would need at least two cards
        return Discard(int(discard[1]) - 1)
    if word := _WORD.fullmatch(text):
        return Word(word[1].lower(), tuple(int(pile) - 1 for pile in word[2].split()))
    raise PuzzleError(
        plain("{!r} is neither a word with its piles (HEX 8 5 2) nor a move (2>1, DISCARD 6)", text),
        say("move {}", number),
    )


def _names(text: str) -> list[str]:
    return text.replace(",", " ").split()
