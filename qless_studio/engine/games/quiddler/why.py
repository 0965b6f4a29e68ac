"""Why a move of a table cost points, and what to look at first. See docs/decisions/115.

"In a best game" is said of the one that is shown; "every best game" and "even with best play" only where all of them
were compared. That a card is in no word any more ignores which card lies on which: none is exact, some never claimed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from qless_studio.engine.games.quiddler.move_analysis import Analysis, RatedMove, advanced
from qless_studio.engine.games.quiddler.puzzle import CARDS, Move, Position, Shift, Word
from qless_studio.engine.games.quiddler.rules import Options, word_score
from qless_studio.engine.games.quiddler.solver import LaidWord, Standing, Step, shifts
from qless_studio.engine.games.quiddler.table import scored
from qless_studio.engine.reasons import NAMED, Reason, listed
from qless_studio.engine.texts import counted, figure, say

AHEAD = 8
"""Points by which a word must be ahead of all others to be worth keeping, and of a card worth uncovering."""
SCARCE = 5
"""Words up to which a card is called hard to place."""
LONG = 5
"""Length bonus from which a long word is worth looking for."""
MOST_POSITIONS = 4_000
"""Positions examined for what all best games have in common; beyond that nothing is said."""


class _TooMany(Exception):  # noqa: N818 - not an error
    """The best games of a position are too many to compare."""


class Deal:
    """What the reasons of one deal share: its analysis, and the words of its cards."""

    def __init__(self, analysis: Analysis, options: Options) -> None:
        self.analysis, self.options = analysis, options
        self.table, self.cards, self.shown = analysis.table, analysis.table.cards, analysis.lexicon.named
        self._fates: dict[tuple[int, int], tuple[int, int]] = {}

    @cached_property
    def sets(self) -> list[int]:
        """Every set of cards of the deal that spells a word, wherever the cards lie; 15 ms."""
        return list(self.table.playable(self.analysis.standings[0].position.cards))

    def spelling(self, cards: int, card: int = 0) -> list[int]:
        """The sets of some cards that spell a word, wherever they lie, with one card among them."""
        return [used for used in self.sets if not used & ~cards and used & card == card]

    def words(self, cards: int, card: int) -> int:
        """Number of words that some cards spell with one among them, wherever they lie."""
        return len({word for used in self.spelling(cards, card) for word in self.table.anagrams(used)})

    def score(self, used: int) -> int:
        """Points and bonus of a set of cards that spells a word."""
        return scored(self.table.gain[used]) - self.table.points(used)

    def names(self, cards: int) -> list[str]:
        """The cards of a set, by number."""
        return [self.cards[number] for number in _numbers(cards)]

    def points(self, number: int) -> int:
        """The points of one card."""
        return self.table.points(1 << number)

    def gain(self, standing: Standing, position: Position) -> int:
        """What a position is worth by perfect play."""
        return self.analysis.worth(standing, position) - standing.base

    def forget(self) -> None:
        """Begin to count positions: what is said must not depend on what was asked before."""
        self._fates.clear()

    def fates(self, standing: Standing, position: Position) -> tuple[int, int]:
        """The cards left over in every best game from a position, and in some; raises `_TooMany`."""
        key = position.cards, position.covered
        if key in self._fates:
            return self._fates[key]
        if len(self._fates) >= MOST_POSITIONS:
            raise _TooMany
        target = self.gain(standing, position)
        always, ever = position.cards, 0 if target else position.cards
        for after, gain in self._following(position) if target else ():
            if gain + self.gain(standing, after) == target:
                theirs = self.fates(standing, after)
                always, ever = always & theirs[0], ever | theirs[1]
        self._fates[key] = always, ever
        return always, ever

    def _following(self, position: Position) -> Iterator[tuple[Position, int]]:
        for used in self.table.playable(_bits(position.face_up)):
            yield position.without(_numbers(used)), scored(self.table.gain[used])
        for shift in shifts(position):
            yield position.shifted(shift), 0

    def least(self, standing: Standing) -> int:
        """What any word costs at least."""
        best = self.analysis.worth(standing)
        return min((best - worth for _, worth in self.analysis.plays(standing)), default=0)


def reasons(deal: Deal, standing: Standing, move: Move | None, better: RatedMove, cost: int) -> Iterator[Reason]:
    """Why a move, or ending the game (None), cost points; `better` is the best move shown beside it."""
    deal.forget()
    if cost <= 0:
        return
    if move is None:
        yield from _ended(deal, standing, cost)
    elif isinstance(move, Shift) and isinstance(better.move, Shift):
        yield from _other_card(deal, standing, move, better.move, cost)
    elif isinstance(move, Word) and isinstance(better.move, Shift):
        yield from _card_first(deal, standing, better.move, move.letters, cost)
    elif isinstance(move, Word) and isinstance(better.move, LaidWord):
        yield from _Played(deal, standing, move, better.move, cost).reasons()


def _ended(deal: Deal, standing: Standing, cost: int) -> Iterator[Reason]:
    line = _words(deal.analysis.best_line(standing))
    if not line:
        return
    points, bonus = sum(step.points for step in line), sum(step.bonus for step in line)
    shown = [deal.shown(step.word) for step in line]
    text = counted(
        len(line),
        "{} was still there and would have scored {}.",
        "{} were still there and would have scored {}.",
        listed(shown), figure(cost),
    )  # fmt: skip
    if len(line) > NAMED:
        text = say("{} more words were still there, {} first, and would have scored {}.",
                   len(line), shown[0], figure(cost))  # fmt: skip
    more = say("A card laid down counts and is no longer subtracted: {} points, twice.", points)
    if bonus:
        more = say("A card laid down counts and is no longer subtracted: {} points, twice, and {} for length.",
                   points, bonus)  # fmt: skip
    facts = {"words": [step.word for step in line], "points": points, "bonus": bonus, "cost": cost}
    yield Reason("still there", facts, text, more)


def _other_card(deal: Deal, standing: Standing, move: Shift, better: Shift, cost: int) -> Iterator[Reason]:
    place = standing.position.places
    moved = deal.cards[place[move.source][0]]
    above, below = (deal.cards[number] for number in place[better.source])
    if above != moved:
        text = say("Move the {} instead of the {}: it uncovers the {}.", above, moved, below)
        facts = {"moved": moved, "instead": above, "uncovers": below, "cost": cost}
        yield Reason("other card to move", facts, text, at=(better.source,))


def _card_first(deal: Deal, standing: Standing, shift: Shift, played: str, cost: int) -> Iterator[Reason]:
    held = standing.position.places[shift.source]
    above, below = (deal.cards[number] for number in held)
    least = deal.least(standing)
    text = say("Move the {} first: it uncovers the {}.", above, below)
    facts: dict[str, Any] = {"played": played, "moved": above, "uncovers": below, "least": least, "cost": cost}
    more = counted(least, "Any word now costs at least {} point.", "Any word now costs at least {} points.")
    taken = _taking(standing, deal.analysis.best_line(standing, shift), 1 << held[1])
    if taken is not None:
        text = say("Move the {} first: it uncovers the {} for {}.", above, below, deal.shown(taken[0].word))
        facts["for"] = taken[0].word
    yield Reason("move a card first", facts, text, more if least else "", at=(shift.source,))


@dataclass
class _Played:
    """A word that cost points, and the better one shown beside it."""

    deal: Deal
    standing: Standing
    move: Word
    better: LaidWord
    cost: int

    def __post_init__(self) -> None:
        position, analysis = self.standing.position, self.deal.analysis
        self.used = _bits(position.places[pile][0] for pile in self.move.piles)
        self.theirs = _bits(position.places[pile][0] for pile in self.better.piles)
        self.rest = position.cards & ~self.used
        self.played, self.best = self.deal.shown(self.move.letters), self.deal.shown(self.better.word)
        names = self.deal.names(self.used)
        self.score = word_score(names, self.deal.options, self.standing.deck, hand=False).total
        self.line = analysis.best_line(self.standing, self.better)
        self.later = _words(self.line[1:])
        self.uncovered = _bits(
            held[1]
            for held in position.places
            if len(held) == 2 and self.theirs >> held[0] & 1 and not self.used >> held[0] & 1
        )
        """The cards that the better word uncovers and the word played does not."""
        self.left, self.lost = 0, 0
        """The cards left over in every best game after the word played; those of them that are used in every best
        game after the better one."""

    def reasons(self) -> Iterator[Reason]:
        """All reasons, in order."""
        if self.theirs == self.used:
            return
        position = self.standing.position
        try:
            self.left, _ = self.deal.fates(self.standing, position.without(_numbers(self.used)))
            then = position.without(_numbers(self.theirs))
            _, ever = self.deal.fates(self.standing, then)
            self.lost = self.left & (self.theirs | then.cards & ~ever)
        except _TooMany:
            self.left = 0
        for concept in (
            self._stranded, self._longer, self._uncovers, self._keeps, self._breaks_up, self._frees, self._greedy,
            self._left_over, self._worth_more,
        ):  # fmt: skip
            yield from concept()

    def _reason(self, concept: str, text: str, second: str = "", at: Iterable[int] = (), **facts: Any) -> Reason:
        common = {"played": self.move.letters, "better": self.better.word, "cost": self.cost}
        return Reason(concept, common | facts, text, second, tuple(at))

    def _stranded(self) -> Iterator[Reason]:
        """A card that nothing can take any more."""
        deal = self.deal
        for number in sorted(_numbers(self.lost), key=lambda number: (-deal.points(number), number)):
            card, name, points = 1 << number, deal.cards[number], deal.points(number)
            taker = next((step for step in _words(self.line) if name in step.cards), None)
            if 4 * points < self.cost or taker is None or deal.spelling(self.rest, card):
                continue
            spent = _numbers(self.used & ~self.theirs)
            needed = sorted({deal.cards[n] for n in spent if deal.spelling(self.rest | 1 << n, card)})
            facts = {"card": name, "points": points, "taker": taker.word, "needed": needed}
            at = [self.standing.position.place_of(number)]
            word = deal.shown(taker.word)
            if deal.words(self.standing.position.cards, card) == 1:
                text = say("Only {} takes the {}, and {} breaks it up.", word, name, self.played)
                yield self._reason("only word", text, _twice(name, points), at, words=1, **facts)
            elif len(needed) == 1:
                text = say("{} takes the {} that the {} needed: no word takes it any more.",
                           self.played, needed[0], name)  # fmt: skip
                yield self._reason("stranded", text, say("A best game plays it in {}.", word), at, **facts)
            else:
                text = say("After {} no word takes the {} any more; a best game plays it in {}.",
                           self.played, name, word)  # fmt: skip
                yield self._reason("stranded", text, _twice(name, points), at, **facts)
            return

    def _longer(self) -> Iterator[Reason]:
        added, more = self.deal.names(self.theirs & ~self.used), self.better.score - self.score
        if not self.used & ~self.theirs and more > 0:
            text = say("With the {} as well, {} scores {} more than {}.",
                       listed(added), self.best, figure(more), self.played)  # fmt: skip
            yield self._reason("longer word", text, added=added, more=more)

    def _uncovers(self) -> Iterator[Reason]:
        taken = _taking(self.standing, self.line, self.uncovered & self.left)
        if taken is not None and self.later and taken[0] is self.later[0]:
            number = min(_numbers(taken[1]), key=self.standing.position.place_of)
            below, step = self.deal.cards[number], taken[0]
            text = say("{} uncovers the {} for {}; after {} it is left over, even with best play.",
                       self.best, below, self.deal.shown(step.word), self.played)  # fmt: skip
            at = [self.standing.position.place_of(number)]
            yield self._reason("uncovers", text, at=at, uncovers=below, **{"for": step.word})

    def _missing(self, step: LaidWord) -> list[str]:
        """The cards of a later word that the word played has spent."""
        return sorted((Counter(step.cards) - Counter(self.deal.names(self.rest))).elements())

    def _keeps(self) -> Iterator[Reason]:
        """The better word keeps cards for a word that scores much later in a best game."""
        big = max(self.later, key=lambda step: step.score, default=None)
        if big is None or big.score <= self.score or not self._missing(big):
            return
        most = max(map(self.deal.score, self.deal.spelling(self.rest)), default=0)
        if big.score - most >= max(AHEAD, self.cost / 3):
            word = self.deal.shown(big.word)
            text = say("{} keeps {} for {}; after {} no word in your cards scores more than {}.",
                       self.best, word, big.score, self.played, most)  # fmt: skip
            if not most:
                text = say("{} keeps {} for {}; after {} no word is left in your cards.",
                           self.best, word, big.score, self.played)  # fmt: skip
            yield self._reason("keeps a big word", text, keeps=big.word, score=big.score, most=most)

    def _breaks_up(self) -> Iterator[Reason]:
        for step in sorted(self.later, key=lambda step: -step.score):
            missing = self._missing(step)
            if 1 <= len(missing) <= NAMED and step.score >= max(AHEAD, self.cost / 2):
                word, spent = self.deal.shown(step.word), listed(sorted(set(missing)))
                text = say("{} spends the {} of {}, which scores {} in a best game.",
                           self.played, spent, word, step.score)  # fmt: skip
                yield self._reason("breaks up", text, keeps=step.word, score=step.score, missing=missing)
                return

    def _frees(self) -> Iterator[Reason]:
        taken = _taking(self.standing, self.line, self.uncovered, above=self.score)
        if taken is not None:
            step, numbers = taken
            below = sorted(set(self.deal.names(numbers)))
            text = say("{} uncovers the {} for {}, which scores {} in a best game.",
                       self.best, listed(below), self.deal.shown(step.word), step.score)  # fmt: skip
            at = map(self.standing.position.place_of, _numbers(numbers))
            yield self._reason("frees a card", text, at=at, uncovers=below, score=step.score, **{"for": step.word})

    def _greedy(self) -> Iterator[Reason]:
        now = self.score - self.better.score
        if now > 0:
            text = say("{} scores {} more than {} now, but the rest then scores {} less.",
                       self.played, figure(now), self.best, figure(self.cost + now))  # fmt: skip
            over = self.deal.names(self.lost)
            more = ""
            if 1 <= len(over) <= NAMED:
                more = counted(len(over), "The {} is then left over.", "The {} are then left over.", listed(over))
            yield self._reason("greedy", text, more, now=now, later=self.cost + now)

    def _left_over(self) -> Iterator[Reason]:
        points = {self.deal.cards[number]: self.deal.points(number) for number in _numbers(self.lost)}
        over = sorted(points, key=lambda card: (-points[card], card))[:NAMED]
        total = sum(points[card] for card in over)
        if over and 4 * total >= self.cost:
            text = counted(
                len(over),
                "After {} the {} is left over, even with best play; after {} it is used.",
                "After {} the {} are left over, even with best play; after {} they are used.",
                self.played, listed(over), self.best,
            )  # fmt: skip
            more = say("A card left over counts twice: its points are not won, and they are subtracted.")
            yield self._reason("left over", text, more, cards=over, points=total)

    def _worth_more(self) -> Iterator[Reason]:
        now = self.better.score - self.score
        later = self.cost - now
        if now <= 0:
            return
        text = say("{} scores {} more than {}, and the rest then scores as much.", self.best, figure(now), self.played)
        if later < 0:
            text = say("{} scores {} more than {} now, and only {} less later.",
                       self.best, figure(now), self.played, figure(-later))  # fmt: skip
        elif later:
            text = say("{} scores {} more than {} now, and {} more later.",
                       self.best, figure(now), self.played, figure(later))  # fmt: skip
        yield self._reason("worth more now", text, now=now, later=later)


def advice(deal: Deal, standing: Standing) -> Iterator[Reason]:
    """What to look at first, without the word: the first step of a hint."""
    deal.forget()
    best = deal.analysis.best_move(standing)
    if best is None:
        return
    cards, position = deal.cards, standing.position
    if isinstance(best.move, Shift):
        least = deal.least(standing)
        if least:
            text = counted(
                least, "No word yet: each one now costs at least {} point.",
                "No word yet: each one now costs at least {} points.",
            )  # fmt: skip
            yield Reason("no word yet", {"least": least}, text)
        return
    used = _bits(position.places[pile][0] for pile in best.move.piles)
    few = {number: deal.words(position.cards, 1 << number) for number in _numbers(position.cards)}
    words, card, number = min((few[number], cards[number], number) for number in _numbers(used))
    if words <= SCARCE and words == min(filter(None, few.values())):
        text = counted(
            words, "Begin with the {}: only {} word in your cards takes it.",
            "Begin with the {}: only {} words in your cards take it.", card, words,
        )  # fmt: skip
        yield Reason("scarce card", {"card": card, "words": words}, text, at=(position.place_of(number),))
    if best.move.bonus >= LONG:
        playable = deal.table.playable(_bits(position.face_up))
        if len(best.move.word) == max(len(deal.table.anagrams(used)[0]) for used in playable):
            text = say("Look for a long word: its length alone scores {}.", best.move.bonus)
            yield Reason("long word", {"bonus": best.move.bonus}, text)
    try:
        _, ever = deal.fates(standing, position)
    except _TooMany:
        return
    under = [held for held in position.places if len(held) == 2 and used >> held[0] & 1 and not ever >> held[1] & 1]
    above, below = max(under, key=lambda held: (deal.points(held[1]), held), default=(0, 0))
    if above != below and deal.points(below) >= AHEAD:
        text = say("Uncover the {} under the {}: every best game uses it.", cards[below], cards[above])
        facts = {"card": cards[below], "above": cards[above], "points": deal.points(below)}
        yield Reason("uncover", facts, text, at=(position.place_of(above),))


def _taking(standing: Standing, line: Iterable[Step], cards: int, above: int = -1) -> tuple[LaidWord, int] | None:
    """The first word after the first step of a game that plays some of these cards and scores more; and which ones."""
    first = True
    for step in line:
        if isinstance(step, LaidWord) and not first:
            taken = _bits(standing.position.places[pile][0] for pile in step.piles) & cards
            if taken and step.score > above:
                return step, taken
        first = False
        standing = advanced(standing, step)
    return None


def _twice(card: str, points: int) -> str:
    return say("Left over, the {} counts twice: its {} points are not won, and they are subtracted.", card, points)


def _words(line: Iterable[Step]) -> list[LaidWord]:
    return [step for step in line if isinstance(step, LaidWord)]


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def _numbers(cards: int) -> Iterator[int]:
    return (number for number in range(CARDS) if cards >> number & 1)
