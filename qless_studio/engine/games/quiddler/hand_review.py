"""The rounds of a hand game reviewed: the best lay-down, and the draw and the discard that cost most.

What a draw or a discard is worth is the expected score one turn later, over all cards that the player had not seen; the
hidden cards are never looked at. The best lay-down is proven: every way to lay down the cards held is examined.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from qless_studio.engine.games.quiddler.computer import LookAhead, View, view_of
from qless_studio.engine.games.quiddler.hand_game import (
    Draw,
    End,
    HandGame,
    HandMove,
    NextRound,
    Round,
    after,
    laid_with,
)
from qless_studio.engine.games.quiddler.options import Options
from qless_studio.engine.games.quiddler.rack import Way
from qless_studio.engine.games.quiddler.scoring import round_bonuses
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run

NOTICED = 0.5
"""A draw or a discard that costs less on average is not called a mistake."""


@dataclass(frozen=True)
class Choice:
    """A draw or a discard that was not the best."""

    made: str
    """The card taken or discarded; "" for one of the draw pile."""
    better: str
    """The same for the best choice."""
    cost: float
    """What it cost on average, in points."""


@dataclass(frozen=True)
class ReviewedRound:
    """A round of one player."""

    number: int
    """From 0."""
    held: tuple[str, ...]
    """The cards from which words were laid down, and one was discarded."""
    score: int
    """Of what was laid down. Bonuses count if the opponent's words were known: on a last turn."""
    best: int
    """The proven best score of these cards, counted in the same way."""
    words: tuple[tuple[str, ...], ...]
    """The cards of each word of a best way, in the order of spelling."""
    discard: str
    """The card to discard with it."""
    draw: Choice | None = None
    """The draw that cost most."""
    dropped: Choice | None = None
    """The discard that cost most, of those with which the round went on."""

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
    lay_down: ReviewedRound | None = None
    for move in moves:
        round = game.round
        if not isinstance(move, NextRound) and round.turn == 0 and round.number >= first:
            player = LookAhead(view_of(round), lexicon, options, run)
            if isinstance(move, Draw):
                draws += _drawn(player, move)
            elif move.words or round.last_turn:
                lay_down = _laid_down(player, round, move)
            else:
                discards += _discarded(player, move.discard)
        game = after(game, move)
        if game.round.over and lay_down is not None:
            yield _with_choices(lay_down, draws, discards)
            draws, discards, lay_down = [], [], None


def _with_choices(lay_down: ReviewedRound, draws: list[Choice], discards: list[Choice]) -> ReviewedRound:
    draw = max(draws, key=_cost, default=None)
    dropped = max(discards, key=_cost, default=None)
    return ReviewedRound(
        lay_down.number, lay_down.held, lay_down.score, lay_down.best, lay_down.words, lay_down.discard, draw, dropped
    )


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
        yield Choice(made, better, cost)


def _discarded(player: LookAhead, card: str) -> Iterator[Choice]:
    """The discard, if it cost something."""
    worths = player.worth_of_discards()
    better = max(worths, key=lambda other: worths[other])
    cost = worths[better] - worths[card]
    if cost >= NOTICED:
        yield Choice(card, better, cost)


def _laid_down(player: LookAhead, round: Round, move: End) -> ReviewedRound:
    view = player.view
    rack = player.own
    best, kept, way = max(
        ((_score_of(way, rack.points(kept), view), kept, way) for kept, way in player.ways()),
        key=lambda found: found[0],
    )
    laid = laid_with(round, move)
    own = Way(laid.points, len(laid.words), laid.letters, ())
    mine = _score_of(own, laid.points + laid.deck.worth(laid.left), view)
    discard = rack.names(rack.everything & ~kept)[0]
    return ReviewedRound(round.number, view.hand, mine, best, rack.spelled(way.words), discard)


def _score_of(way: Way, points: int, view: View) -> int:
    """The score of a way to lay down cards of so many points, with the bonuses if the opponent's words are known."""
    score = 2 * way.points - points
    if view.opponent is None:
        return score
    longest = round_bonuses((way.letters, view.opponent.letters))[0]
    return score + longest + round_bonuses((way.number, len(view.opponent.words)))[0]
