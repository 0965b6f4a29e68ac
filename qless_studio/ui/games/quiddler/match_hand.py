"""The player's hand in a hand game: its order, the words set aside, the cards in the tray."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from qless_studio.engine.games.quiddler.hand_game import End, Round
from qless_studio.engine.games.quiddler.puzzle import Puzzle, Word, positions
from qless_studio.ui.games.quiddler.tray import Tray, face_up


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
