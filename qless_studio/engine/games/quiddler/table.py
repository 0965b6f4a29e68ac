"""One deal solved: the words its cards spell, the gain of every set of cards, the value of every position.

See docs/decisions/016.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, lru_cache

from qless_studio.engine.games.quiddler.puzzle import CARDS, Position
from qless_studio.engine.games.quiddler.rules import UNKNOWN, Deck, Options, bonus_table
from qless_studio.engine.kernels import Status
from qless_studio.engine.kernels.quiddler import CARDS_BITS, Spelling, Worth
from qless_studio.engine.kernels.quiddler_games import Games
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run

SLICE = 20_000
"""Branches of a walk between two checkpoints: under a millisecond compiled, about 50 ms interpreted."""
POSITIONS = 2_000
"""Positions evaluated between two checkpoints: under a millisecond compiled, about 50 ms interpreted."""


def scored(gain: int) -> int:
    """The score in a gain: twice the points of the cards, and the bonus."""
    return gain >> CARDS_BITS


def cards_of(gain: int) -> int:
    """The number of cards in a gain."""
    return gain & ((1 << CARDS_BITS) - 1)


class Table:
    """The plays of up to 16 known cards.

    `gain[cards]` and `code[cards]` are indexed by sets of card numbers; 0: the cards spell nothing. Sets with the same
    code consist of equal cards. The score of a game is the sum of `scored` gains minus the points of all cards.
    """

    def __init__(
        self, cards: Sequence[str], longest: int, lexicon: Lexicon, options: Options, deck: Deck, run: Run
    ) -> None:
        """Find all words of up to `longest` cards. `cards` by number, "" for none or an unknown one."""
        self.cards = tuple("" if card == UNKNOWN else card for card in cards)
        self._lexicon = lexicon
        self._points = deck.points
        codes = lexicon.alphabet.codes
        playable = {card for card in self.cards if lexicon.alphabet.spells(card.lower())}
        labels = [
            ([codes[letter] for letter in card.lower()], self._points[card], self.cards.count(card))
            for card in sorted(playable)
        ]
        trie = (lexicon.trie.mask, lexicon.trie.first, lexicon.trie.word)
        self._spelling = Spelling(trie, labels, bonus_table(options.bonus), options.min_cards, longest)
        while self._spelling.advance(SLICE) != Status.DONE:
            run.checkpoint()
        run.checkpoint()
        numbers = {card: number for number, card in enumerate(sorted(playable))}
        self.code, self.gain = self._spelling.gains(array("i", [numbers.get(card, -1) for card in self.cards]))
        self.twins = array(
            "i",
            [
                sum(1 << other for other in range(number + 1, CARDS) if card and self.cards[other] == card)
                for number, card in enumerate(self.cards)
            ],
        )

    @cached_property
    def _anagrams(self) -> dict[int, tuple[str, ...]]:
        words: dict[int, set[str]] = {}
        for code, word in self._spelling.found():
            words.setdefault(code, set()).add(self._lexicon.words[word])
        return {code: tuple(sorted(found, key=self._commonness)) for code, found in words.items()}

    def _commonness(self, word: str) -> tuple[float, str]:
        return -(self._lexicon.zipf(word) or 0.0), word

    def anagrams(self, cards: int) -> tuple[str, ...]:
        """The words that a set of cards spells, the most common first."""
        return self._anagrams.get(self.code[cards], ())

    def spelled(self, word: str, cards: int) -> tuple[int, ...]:
        """The numbers of a set of cards in the order in which they spell `word`."""
        numbers = [number for number in range(CARDS) if cards >> number & 1]
        order = self._order(word.upper(), numbers)
        assert order is not None, f"{word} from {numbers}"
        return tuple(order)

    def _order(self, rest: str, numbers: list[int]) -> list[int] | None:
        if not rest:
            return [] if not numbers else None
        for number in numbers:
            card = self.cards[number]
            if rest.startswith(card):
                order = self._order(rest[len(card) :], [other for other in numbers if other != number])
                if order is not None:
                    return [number, *order]
        return None

    def playable(self, face_up: int) -> Iterator[int]:
        """The sets of these cards that spell a word."""
        cards = face_up
        while cards:
            if self.gain[cards]:
                yield cards
            cards = (cards - 1) & face_up

    def points(self, cards: int) -> int:
        """Points of a set of cards."""
        return sum(self._points[card] for number, card in enumerate(self.cards) if cards >> number & 1)


class Worths:
    """The values of the positions of a table, computed on demand and cached."""

    def __init__(
        self, table: Table, places: int, *, clear: bool = False, moves: bool = True, gain: array[int] | None = None
    ) -> None:
        """`clear`: all cards must be used. `moves`: cards may be moved to empty piles. `gain` replaces that of the
        table: 0 for words that must not be played."""
        self._table = table
        self._places = places
        self._clear = clear
        self._worth = Worth(table.gain if gain is None else gain, table.twins, places if moves else 0, clear)

    def at(self, cards: int, covered: int, run: Run, improved: Callable[[int], None] | None = None) -> int | None:
        """The gain from a position on by perfect play; None when, with `clear`, there is no way.

        `improved` is called with each better gain found meanwhile.
        """
        kernel, seen, best = self._worth, self._worth.steps, 0
        kernel.seek(cards, covered)
        while kernel.advance(POSITIONS) != Status.DONE:
            if improved is not None and kernel.so_far() > best:
                best = kernel.so_far()
                improved(best)
            run.checkpoint(kernel.steps - seen)
            seen = kernel.steps
        run.publish(kernel.steps - seen)
        worth = kernel.worth(cards, covered)
        return worth if worth >= 0 else None

    def games(self, position: Position, run: Run) -> Games:
        """All games from a position, best first: a kernel to be advanced."""
        self.at(position.cards, position.covered, run)
        games = Games(
            self._table.gain, self._table.code, self._worth.memo(), self._table.twins, self._places, self._clear
        )
        games.start(position.cards, position.covered)
        return games


# The common words of a word list, as a list of their own: what par and the weaker computer players know.

COMMON = 4.0
"""Zipf value from which a word counts as common: once in 100,000 words of text, about 6,000 words."""


@lru_cache(maxsize=4)
def common_words(lexicon: Lexicon, floor: float = COMMON) -> Lexicon:
    """The words with at least this Zipf value; all of a list in which no word reaches it, as it says nothing of them.

    Takes 40 ms for 150,000 words the first time.
    """
    words = [word for word in lexicon.words if (lexicon.zipf(word) or 0.0) >= floor]
    return lexicon.with_words(lexicon.name, words) if words else lexicon
