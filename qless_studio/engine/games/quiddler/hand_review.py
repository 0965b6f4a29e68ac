"""The rounds of a hand game reviewed: the best lay-down, and the draw and the discard that cost most.

What a draw or a discard is worth is the expected score one turn later, over all cards that the player had not seen; the
hidden cards are never looked at. The best lay-down is proven: every way to lay down the cards held is examined, and
each is scored as the round was, against the words that the opponent laid down in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import chain

from qless_studio.engine.games.quiddler.computer import LookAhead, View, view_of
from qless_studio.engine.games.quiddler.hand_game import (
    Draw,
    HandGame,
    HandMove,
    Laid,
    NextRound,
    Round,
    after,
)
from qless_studio.engine.games.quiddler.options import Options
from qless_studio.engine.games.quiddler.rack import Way
from qless_studio.engine.games.quiddler.scoring import round_bonuses
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.reasons import Reason
from qless_studio.engine.solving import Run

NOTICED = 0.5
"""A draw or a discard that costs less on average is not called a mistake."""


@dataclass(frozen=True)
class Choice:
    """A draw or a discard that was not the best."""

    made: str
    """The card taken or discarded; "" for one of the draw pile."""
    better: str
    """The best card to take or discard; "" for one of the draw pile."""
    cost: float
    """Mean cost of the choice, in points."""
    words: tuple[tuple[str, ...], ...] = ()
    """The cards of each word with which the player goes out after the better discard; none if they do not."""
    view: View | None = field(default=None, compare=False)
    """What the player knew."""


@dataclass(frozen=True)
class ReviewedRound:
    """A round of one player."""

    number: int
    """Number of the round, from 0."""
    held: tuple[str, ...]
    """The cards from which words were laid down, and one was discarded."""
    score: int
    """The score of the round."""
    best: int
    """The proven best score of these cards against the same words of the opponent. Who goes out first must lay down all
    cards but the discard."""
    words: tuple[tuple[str, ...], ...]
    """The cards of each word of a best way, in the order of spelling."""
    discard: str
    """The card to discard with it."""
    draw: Choice | None = None
    """The draw that cost most."""
    dropped: Choice | None = None
    """The discard that cost most, of those with which the round went on."""
    lost: int = 0
    """What the words alone gave away, without bonuses: that can be practised."""
    laid: tuple[tuple[str, ...], ...] = ()
    """The cards of each word that the player laid down."""
    put: str = ""
    """The card that the player discarded with them."""
    view: View | None = field(default=None, compare=False)
    """What the player knew when laying them down."""
    why: tuple[Reason, ...] = ()
    """Reasons for what was lost, if they were asked for (`hand_why.round_reasons`)."""

    @property
    def cost(self) -> int:
        """What the lay-down gave away; 0 also with words that are not in the word list."""
        return max(0, self.best - self.score)


def review_rounds(
    game: HandGame, moves: Iterable[HandMove], lexicon: Lexicon, options: Options, run: Run, *, first: int = 0
) -> Iterator[ReviewedRound]:
    """The rounds of player 0 in a game from its beginning, in order, leaving out those before `first`.

    Raises `PuzzleError` for a move that cannot be made.
    """
    draws: list[Choice] = []
    discards: list[Choice] = []
    held: tuple[LookAhead, Round] | None = None
    for move in moves:
        round = game.round
        if not isinstance(move, NextRound) and round.turn == 0 and round.number >= first:
            player = LookAhead(view_of(round), lexicon, options, run)
            if isinstance(move, Draw):
                draws += _drawn(player, move)
            elif move.words or round.last_turn:
                held = player, round
            else:
                discards += _discarded(player, move.discard)
        game = after(game, move)
        if game.round.over and held is not None:
            draw, dropped = max(draws, key=_cost, default=None), max(discards, key=_cost, default=None)
            yield replace(_laid_down(*held, *game.results[-1]), draw=draw, dropped=dropped)
            draws, discards, held = [], [], None


def _cost(choice: Choice) -> float:
    return choice.cost


def _drawn(player: LookAhead, move: Draw) -> Iterator[Choice]:
    """The draw, if it cost something."""
    top = player.view.top
    if not top:
        return
    taken, drawn = player.worth_of_top(), player.worth_of_pile()
    made, better = (top, "") if move.open else ("", top)
    cost = drawn - taken if move.open else taken - drawn
    if cost >= NOTICED:
        yield Choice(made, better, cost, view=player.view)


def _discarded(player: LookAhead, card: str) -> Iterator[Choice]:
    """The discard, if it cost something."""
    worths = player.worth_of_discards()
    better = max(worths, key=lambda other: worths[other])
    cost = worths[better] - worths[card]
    if cost >= NOTICED:
        out = player.ways_out(better)
        words = player.own.spelled(max(out, key=lambda way: (way.letters, way.number)).words) if out else ()
        yield Choice(card, better, cost, words, player.view)


def _laid_down(player: LookAhead, round: Round, mine: Laid, theirs: Laid) -> ReviewedRound:
    """The lay-down of a player beside the best one; of equal ones that with the fewest bonuses for the opponent, then
    with the longest word, then with the most words.
    """
    rack, deck = player.own, round.deck
    ways = [(kept, way) for kept, way in player.ways() if round.last_turn or way.points == rack.points(kept)]
    words_only = deck.worth(chain(*mine.words)) - deck.worth(mine.left)
    put = next((Counter(player.view.hand) - Counter([*chain(*mine.words), *mine.left])).elements())
    if not ways:  # words that are not in the word list
        return ReviewedRound(round.number, player.view.hand, mine.score, mine.score, mine.words, put)

    def plain(choice: tuple[int, Way]) -> int:
        return 2 * choice[1].points - rack.points(choice[0])

    def rated(choice: tuple[int, Way]) -> tuple[int, int, int, int]:
        """The score, minus the opponent's bonuses, letters of the longest word, number of words."""
        way = choice[1]
        longest = round_bonuses((way.letters, theirs.letters))
        most = round_bonuses((way.number, len(theirs.words)))
        return plain(choice) + longest[0] + most[0], -longest[1] - most[1], way.letters, way.number

    best = max(ways, key=rated)
    kept, way = best
    return ReviewedRound(
        round.number,
        player.view.hand,
        mine.score,
        rated(best)[0],
        rack.spelled(way.words),
        rack.names(rack.everything & ~kept)[0],
        lost=max(0, max(map(plain, ways)) - words_only),
        laid=mine.words,
        put=put,
        view=player.view,
    )
