"""The tray: the cards chosen for a word, what typing does to them, and what they score."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from qless_studio.engine.games.quiddler.deck import UNKNOWN, Deck
from qless_studio.engine.games.quiddler.options import Options
from qless_studio.engine.games.quiddler.puzzle import Position, Puzzle, Word
from qless_studio.engine.games.quiddler.scoring import WordScore, word_score


def face_up(puzzle: Puzzle, position: Position) -> dict[int, str]:
    """The known cards on top of the piles, by place."""
    cards = puzzle.cards
    return {
        place: cards[held[0]]
        for place, held in enumerate(position.places)
        if held and cards[held[0]] not in ("", UNKNOWN)
    }


@dataclass(frozen=True)
class Tray:
    """The places whose cards were taken, in the order of spelling; a card of which one letter is typed counts."""

    places: tuple[int, ...] = ()
    typed: str = ""
    """The letters typed, upper case; "" if cards were clicked last."""

    def toggled(self, place: int) -> Tray:
        """With the card of a place at the end, or without it."""
        if place in self.places:
            return Tray(tuple(other for other in self.places if other != place))
        return Tray((*self.places, place))

    def inserted(self, place: int, index: int) -> Tray:
        """With the card of a place before the `index`-th of the other cards; at the end if there are fewer."""
        others = [other for other in self.places if other != place]
        return Tray((*others[:index], place, *others[index:]))

    def letters(self, cards: Mapping[int, str]) -> str:
        """What the cards spell, upper case."""
        return "".join(cards[place] for place in self.places)

    def with_letter(self, letter: str, cards: Mapping[int, str]) -> Tray | None:
        """After typing a letter; None if no cards on top begin this way. Cards in the tray stay where possible."""
        text = (self.typed or self.letters(cards)) + letter.upper()
        places = spell(text, cards, self.places)
        return None if places is None else Tray(places, text)

    def without_last(self) -> Tray:
        """Without the last card."""
        return Tray(self.places[:-1])

    def word(self, cards: Mapping[int, str]) -> Word:
        """The move that plays it."""
        return Word(self.letters(cards).lower(), self.places)


def spell(text: str, cards: Mapping[int, str], preferred: Sequence[int] = ()) -> tuple[int, ...] | None:
    """Places whose cards spell `text`; None if there are none. See docs/decisions/017.

    The last card may have one letter more than `text` if no cards spell it exactly. Places that begin like
    `preferred` are tried first.
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
    for place in sorted(cards, key=lambda place: (place != first, place)):
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
