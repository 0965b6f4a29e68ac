"""The tray, the cards chosen for a word and what they score, and the player's hand in a hand game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from qless_studio.engine.games.quiddler.hand_game import End, Round
from qless_studio.engine.games.quiddler.puzzle import Position, Puzzle, Word, positions
from qless_studio.engine.games.quiddler.rules import UNKNOWN, Deck, Options, WordScore, word_score


def face_up(puzzle: Puzzle, position: Position) -> dict[int, str]:
    """The known cards on top of the piles, by place: first those with a card beneath, which is worth uncovering."""
    cards = puzzle.cards
    return {
        place: cards[held[0]]
        for place, held in sorted(enumerate(position.places), key=lambda pile: -len(pile[1]))
        if held and cards[held[0]] not in ("", UNKNOWN)
    }


@dataclass(frozen=True)
class Tray:
    """The places whose cards were taken, in the order of spelling; a card of which one letter is typed counts."""

    places: tuple[int, ...] = ()
    typed: str = ""
    """The letters typed, upper case; "" if cards were clicked last."""

    def toggled(self, place: int) -> Tray:
        """The tray with the card of a place at the end, or without it."""
        if place in self.places:
            return Tray(tuple(other for other in self.places if other != place))
        return Tray((*self.places, place))

    def inserted(self, place: int, index: int) -> Tray:
        """The tray with a place's card before the `index`-th of the other cards; at the end if there are fewer."""
        others = [other for other in self.places if other != place]
        return Tray((*others[:index], place, *others[index:]))

    def letters(self, cards: Mapping[int, str]) -> str:
        """What the cards spell, upper case."""
        return "".join(cards[place] for place in self.places)

    def with_letter(self, letter: str, cards: Mapping[int, str]) -> Tray | None:
        """The tray after typing a letter, cards staying where possible; None if no cards on top begin this way."""
        text = (self.typed or self.letters(cards)) + letter.upper()
        places = spell(text, cards, self.places)
        return None if places is None else Tray(places, text)

    def without_last(self) -> Tray:
        """The tray without the last card."""
        return Tray(self.places[:-1])

    def word(self, cards: Mapping[int, str]) -> Word:
        """The move that plays it."""
        return Word(self.letters(cards).lower(), self.places)


def spell(text: str, cards: Mapping[int, str], preferred: Sequence[int] = ()) -> tuple[int, ...] | None:
    """Places whose cards spell `text`; None if there are none. See docs/decisions/017.

    The last card may have one letter more than `text` if no cards spell it exactly. Places that begin like
    `preferred` are tried first, then those that come first in `cards`.
    """
    longer = None
    for places in _spellings(text, cards, tuple(preferred), ()):
        if len("".join(cards[place] for place in places)) == len(text):
            return places
        longer = longer or places
    return longer


def _spellings(
    rest: str, cards: Mapping[int, str], preferred: tuple[int, ...], taken: tuple[int, ...]
) -> Iterator[tuple[int, ...]]:
    if not rest:
        yield taken
        return
    first = preferred[len(taken)] if len(taken) < len(preferred) else -1
    tried = set()
    for place in sorted(cards, key=lambda place: place != first):
        card = cards[place]
        if place in taken or card in tried:  # equal cards spell the same
            continue
        tried.add(card)
        if rest.startswith(card):
            yield from _spellings(rest[len(card) :], cards, preferred, (*taken, place))
        elif card.startswith(rest):
            yield (*taken, place)


def score_of(tray: Tray, cards: Mapping[int, str], options: Options, deck: Deck, hand: bool) -> WordScore:
    """What the cards in the tray score as one word."""
    return word_score((cards[place] for place in tray.places), options, deck, hand=hand)


class MatchHand:
    """Cards keep their places while they are held, so that nothing moves when one is drawn or discarded."""

    def __init__(self) -> None:
        self.cards: tuple[str, ...] = ()
        self.words: tuple[Word, ...] = ()
        """Set aside, with the places of their cards."""
        self.tray = Tray()

    @property
    def puzzle(self) -> Puzzle:
        """What the table shows: the hand, and the words set aside as moves."""
        return Puzzle((), self.cards, self.words)

    @property
    def free(self) -> dict[int, str]:
        """The cards that are in no word, by place."""
        return face_up(self.puzzle, positions(self.puzzle)[-1])

    @property
    def letters(self) -> str:
        return self.tray.letters(self.free)

    def follow(self, held: Sequence[str]) -> None:
        """Hold these cards: new ones come last, and words that lost a card go back to the hand."""
        spare = Counter(self.cards) - Counter(held)
        aside = {place for word in self.words for place in word.piles}
        gone = set()
        for place in sorted(range(len(self.cards)), key=lambda place: place in aside):
            if spare[self.cards[place]]:
                spare[self.cards[place]] -= 1
                gone.add(place)
        kept = [place for place in range(len(self.cards)) if place not in gone]
        moved = {place: number for number, place in enumerate(kept)}
        self.words = tuple(
            Word(word.letters, tuple(moved[place] for place in word.piles))
            for word in self.words
            if not gone & set(word.piles)
        )
        self.cards = (*(self.cards[place] for place in kept), *(Counter(held) - Counter(self.cards)).elements())
        if gone or len(self.cards) > len(kept):
            self.tray = Tray()

    def set_aside(self) -> None:
        """Make the cards in the tray a word."""
        self.words = (*self.words, self.tray.word(self.free))
        self.tray = Tray()

    def take_back(self, count: int = 1) -> None:
        """Take the last words back to the hand."""
        self.words = self.words[: max(0, len(self.words) - count)]
        self.tray = Tray()

    def lay_down(self, words: Sequence[Sequence[str]]) -> None:
        """Show these words as laid down, whatever was set aside."""
        self.words, self.tray = (), Tray()
        for word in words:
            free, places = dict(self.free), []
            for card in word:
                place = next(place for place, other in free.items() if other == card)
                places.append(place)
                del free[place]
            self.words = (*self.words, Word("".join(word).lower(), tuple(places)))

    def saved(self) -> dict[str, Any]:
        """The cards in their order, and the places of those in each word; see `restore`."""
        return {"held": list(self.cards), "aside": [list(word.piles) for word in self.words]}

    def restore(self, held: Sequence[str], saved: Mapping[str, Any]) -> None:
        """Hold these cards, in the order and with the words that were saved, if they were saved of this hand."""
        cards = tuple(map(str, saved.get("held", ())))
        if sorted(cards) != sorted(held):
            self.follow(held)
            return
        self.cards = cards
        for places in saved.get("aside", ()):
            tray, free = Tray(tuple(map(int, places))), self.free
            if len(tray.places) < 2 or not free.keys() >= set(tray.places) or len({*tray.places}) < len(tray.places):
                raise ValueError(places)
            self.words = (*self.words, tray.word(free))

    @property
    def goes_out(self) -> bool:
        """Whether only the discard is not in a word."""
        return bool(self.words) and len(self.free) == 1

    def end(self, round: Round) -> End:
        """The move that discards the card in the tray; the words are laid down if that is possible now."""
        (place,) = self.tray.places
        discard, places = self.cards[place], self.words
        words = tuple(tuple(self.cards[place] for place in word.piles) for word in places)
        return End(discard, words if self.goes_out or round.last_turn else ())
