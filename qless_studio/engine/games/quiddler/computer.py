"""The computer as a player of the hand game, at three strengths. See docs/decisions/063.

It never looks at hidden cards: all it is given is a `View`, which holds what a person in its place would know. It has
no random choices: the same view gives the same move.

- Easy knows common words only (Zipf 4.0 and above), draws from the pile, discards what is dearest to keep now, and goes
  out as soon as it can.
- Medium knows words down to Zipf 3.0, takes the open card when that helps at once, otherwise plays like Easy.
- Strong knows the whole list and reckons with what it has seen: it draws and discards by the expected score one turn
  later over all cards it has not seen, waits with going out while that promises more, and plays for the bonuses.

None plays words that are not proposed (`Lexicon.proposed`).
"""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from qless_studio.engine.games.quiddler.hand import Rack, Way
from qless_studio.engine.games.quiddler.hand_game import Draw, End, HandGame, Laid, Round
from qless_studio.engine.games.quiddler.puzzle import CARDS
from qless_studio.engine.games.quiddler.rules import ENGLISH_DECK, ROUND_BONUS, Deck, Options
from qless_studio.engine.games.quiddler.table import COMMON, common_words
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run

PATIENCE = 6
"""Strong waits with going out if a turn more promises at least this many points more than going out now."""


class Strength(enum.Enum):
    """How well the computer plays."""

    EASY = "easy"
    MEDIUM = "medium"
    STRONG = "strong"


FLOORS = {Strength.EASY: COMMON, Strength.MEDIUM: 3.0, Strength.STRONG: 0.0}
"""The Zipf value of the rarest words that each knows; 0: the whole list."""


@dataclass(frozen=True)
class View:
    """What a player may know when it is their turn."""

    hand: tuple[str, ...]
    """The player's own cards, sorted."""
    drawn: bool
    size: int
    """Cards of a hand at the start of the round."""
    top: str
    """The top of the discard pile; "" for none."""
    pile: int
    """Number of cards in the draw pile."""
    buried: tuple[str, ...]
    """The other cards of the discard pile, which were all seen, sorted."""
    taken: tuple[str, ...]
    """What the opponent took from the discard pile and still holds, sorted."""
    opponent: Laid | None
    """What the opponent laid down when going out; None: not yet."""
    deck: Deck = ENGLISH_DECK

    @property
    def unseen(self) -> Counter[str]:
        """How many of each card may be in the draw pile or in the opponent's hand."""
        laid = [] if self.opponent is None else [card for word in self.opponent.words for card in word]
        return Counter(self.deck.copies) - Counter([*self.hand, self.top, *self.buried, *self.taken, *laid])


def view_of(round: Round) -> View:
    """What the player whose turn it is may know."""
    me, other = round.turn, 1 - round.turn
    return View(
        hand=tuple(sorted(round.hands[me])),
        drawn=round.drawn,
        size=round.size,
        top=round.discards[-1] if round.discards else "",
        pile=len(round.pile),
        buried=tuple(sorted(round.discards[:-1])),
        taken=tuple(sorted(round.taken[other])),
        opponent=round.laid[other],
        deck=round.deck,
    )


def computer_move(game: HandGame, strength: Strength, lexicon: Lexicon, options: Options, run: Run) -> Draw | End:
    """The move of the computer, whose turn it is; under 200 ms."""
    return move(view_of(game.round), strength, lexicon, options, run)


def move(view: View, strength: Strength, lexicon: Lexicon, options: Options, run: Run) -> Draw | End:
    """The move of a player of that strength who knows only this."""
    lexicon = lexicon.proposed
    known = lexicon if strength is Strength.STRONG else common_words(lexicon, FLOORS[strength])
    player = (LookAhead if strength is Strength.STRONG else _Player)(view, known, options, run)
    if view.drawn:
        return player.end()
    return Draw(open=strength is not Strength.EASY and player.wants_top())


class _Player:
    """Looks at the cards it has now."""

    def __init__(self, view: View, lexicon: Lexicon, options: Options, run: Run) -> None:
        self.view, self._lexicon, self._options, self._run = view, lexicon, options, run

    def rack(self, *cards: str) -> Rack:
        """The hand, then these cards."""
        return self.rack_of((*self.view.hand, *cards))

    def rack_of(self, cards: Sequence[str]) -> Rack:
        """Any cards."""
        return Rack(cards, self._lexicon, self._options, self.view.deck, self._run)

    @cached_property
    def own(self) -> Rack:
        """The hand alone."""
        return self.rack()

    def wants_top(self) -> bool:
        """Whether the open card makes the hand better at once."""
        if not self.view.top:
            return False
        rack = self.rack(self.view.top)
        hand = rack.everything >> 1
        return max(rack.score(kept) for kept in _kept(rack.everything)) > rack.score(hand)

    def end(self) -> End:
        """Go out if that is possible; otherwise discard so that the rest is worth most now."""
        rack = self.own
        kept = max(_kept(rack.everything), key=lambda kept: (rack.score(kept), -rack.points(kept)))
        if self.view.opponent is None and not rack.goes_out(kept):
            return self._end(rack, kept, ())
        return self._end(rack, kept, rack.ways(kept)[0].words)

    def _end(self, rack: Rack, kept: int, words: tuple[int, ...]) -> End:
        return End(rack.names(rack.everything & ~kept)[0], rack.spelled(words))


class LookAhead(_Player):
    """Looks one turn ahead, over all cards that it has not seen."""

    def worth_of_top(self) -> float:
        """The score after taking the open card and the best discard."""
        rack = self.rack(self.view.top)
        return max(rack.score(kept) for kept in _kept(rack.everything))

    def worth_of_pile(self) -> float:
        """The mean score after drawing from the pile and the best discard."""
        return self._expected((self.own.everything,))[0]

    def worth_of_discards(self) -> dict[str, float]:
        """For each card of the hand the mean score one turn later if it is discarded."""
        rack = self.own
        every = tuple(_kept(rack.everything))
        cards = (rack.names(rack.everything & ~kept)[0] for kept in every)
        return dict(zip(cards, self._expected(every), strict=True))

    def ways(self) -> Iterator[tuple[int, Way]]:
        """Each set of cards that is left by a discard, with its ways to lay down words that no other way beats."""
        rack = self.own
        return ((kept, way) for kept in _kept(rack.everything) for way in rack.ways(kept))

    def ways_out(self, discard: str) -> list[Way]:
        """The ways to go out that no other way beats, with this card of the hand discarded."""
        rack = self.own
        kept = rack.everything ^ (1 << rack.cards.index(discard))
        return [way for way in rack.ways(kept) if way.points == rack.points(kept)]

    def wants_top(self) -> bool:
        """Whether the open card is better than a card of the pile is on average."""
        if not self.view.top:
            return False
        return self.worth_of_top() >= self.worth_of_pile()

    def end(self) -> End:
        rack = self.own
        if self.view.opponent is not None:
            return self._last_turn(rack, self.view.opponent)
        every = tuple(_kept(rack.everything))
        expected = self._expected(every)
        out = [(kept, way) for kept in every for way in rack.ways(kept) if way.points == rack.points(kept)]
        if out:
            kept, way = max(out, key=_worth_out)
            if max(expected) < way.points + PATIENCE:
                return self._end(rack, kept, way.words)
        best = max(range(len(every)), key=lambda n: (expected[n], rack.score(every[n]), -rack.points(every[n])))
        return self._end(rack, every[best], ())

    def _expected(self, kept: tuple[int, ...]) -> list[float]:
        """For each of these sets of the hand, the mean score after one more card and the best discard."""
        sums, unseen = [0.0] * len(kept), self.view.unseen
        hand = len(self.view.hand)
        candidates = sorted(unseen)
        for first in range(0, len(candidates), CARDS - hand):
            chunk = candidates[first : first + CARDS - hand]
            rack = self.rack(*chunk)
            for number, card in enumerate(chunk, start=hand):
                for place, cards in enumerate(kept):
                    with_card = cards | 1 << number
                    sums[place] += unseen[card] * max(map(rack.score, _kept(with_card)))
        return [total / unseen.total() for total in sums]

    def _last_turn(self, rack: Rack, opponent: Laid) -> End:
        """The way that gains most on the opponent, whose words are known."""
        theirs = opponent.score

        def lead(choice: tuple[int, Way]) -> tuple[int, int]:
            """The lead on the opponent, and minus the points left over."""
            kept, way = choice
            over = rack.points(kept) - way.points
            bonus = _compared(way.letters, opponent.letters) + _compared(way.number, len(opponent.words))
            return way.points - over - theirs + ROUND_BONUS * bonus, -over

        kept, way = max(self.ways(), key=lead)
        return self._end(rack, kept, way.words)


def _worth_out(choice: tuple[int, Way]) -> int:
    """Points, and what the bonuses may be worth while the opponent's words are not known."""
    way = choice[1]
    return way.points + 2 * way.letters + 2 * way.number


def _compared(one: int, other: int) -> int:
    """Three-way comparison: 1, 0 or -1."""
    return (one > other) - (one < other)


def _kept(cards: int) -> Iterator[int]:
    """The sets that are left when one card of a set is discarded."""
    return (cards ^ card for card in _single(cards))


def _single(cards: int) -> Iterator[int]:
    """The cards of a set, each as a set."""
    while cards:
        yield cards & -cards
        cards &= cards - 1
