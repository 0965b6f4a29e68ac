"""The hand game against one opponent: eight rounds with hands of 3 to 10 cards, as states and moves.

A player draws the top card of the draw pile or of the discard pile, then discards one card. Who can put all other
cards into words goes out: lays them down and discards the last card; the other player has one more turn. Each card in
a word counts its points, each card left over costs them, the discard costs nothing; the longest word and the most
words bring a bonus each, unless both players have equally many letters or words. A round may score less than zero.
See docs/decisions/063.
"""

from __future__ import annotations

import re
import zlib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, TypeVar

from qless_studio.engine.days import shuffled
from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.games.quiddler.puzzle import HAND
from qless_studio.engine.games.quiddler.rules import ENGLISH_DECK, Deck, Options, deck_of, round_bonuses
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.languages import ENGLISH, LETTERS, language_of
from qless_studio.engine.texts import plain, say

ROUNDS = HAND[1] - HAND[0] + 1
PLAYERS = 2

T = TypeVar("T")

_CARDS = f"[{LETTERS.upper()}]{{1,2}}"
_WORD = rf"{_CARDS}(?:-{_CARDS})+"
_END = re.compile(rf"(?:LAY ({_WORD}(?: {_WORD})*) )?DISCARD ({_CARDS})")


@dataclass(frozen=True)
class Draw:
    """The first half of a turn."""

    open: bool
    """Whether the top card of the discard pile is taken, not that of the draw pile."""


@dataclass(frozen=True)
class End:
    """The second half of a turn: the card discarded, and the words laid down when going out or on a last turn."""

    discard: str
    words: tuple[tuple[str, ...], ...] = ()
    """The cards of each word in the order of spelling."""


@dataclass(frozen=True)
class NextRound:
    """Deal the next round once one is over."""


HandMove = Draw | End | NextRound


@dataclass(frozen=True)
class Laid:
    """What a player laid down at the end of a round, and what it scored."""

    words: tuple[tuple[str, ...], ...]
    left: tuple[str, ...]
    """Cards left over, without the discard."""
    longest: int = 0
    """The bonus for the longest word."""
    most: int = 0
    """The bonus for the most words."""
    deck: Deck = ENGLISH_DECK

    @property
    def points(self) -> int:
        """Points of the cards in words."""
        return sum(map(self.deck.worth, self.words))

    @property
    def score(self) -> int:
        """The score of the round: points and bonuses, minus the cards left over."""
        return self.points - self.deck.worth(self.left) + self.longest + self.most

    @property
    def letters(self) -> int:
        """Letters of the longest word; 0 without one."""
        return max((len("".join(word)) for word in self.words), default=0)


@dataclass(frozen=True)
class Round:
    """A round in play, or just over."""

    number: int
    """Number of the round, from 0."""
    pile: tuple[str, ...]
    """The draw pile, hidden from both players; the last card is the top."""
    discards: tuple[str, ...]
    """The discard pile; the last card is the top."""
    hands: tuple[tuple[str, ...], ...]
    turn: int
    """The player whose turn it is."""
    drawn: bool = False
    """Whether the player has drawn, and so holds one card more than at the start."""
    taken: tuple[tuple[str, ...], ...] = ((),) * PLAYERS
    """The cards that each player took from the discard pile and holds in the hand, which the other player knows; none
    after laying down."""
    laid: tuple[Laid | None, ...] = (None,) * PLAYERS
    """What each player laid down; the bonuses are added when the round is over."""
    shuffles: int = 0
    """How often the discard pile has become the draw pile."""
    deck: Deck = ENGLISH_DECK
    """The deck from which the round was dealt."""

    @property
    def size(self) -> int:
        """Cards of a hand at the start."""
        return HAND[0] + self.number

    @property
    def last_turn(self) -> bool:
        """Whether the other player went out, so that this turn is the last."""
        return any(laid is not None for laid in self.laid)

    @property
    def over(self) -> bool:
        """Whether both players have laid down their words."""
        return all(laid is not None for laid in self.laid)


@dataclass(frozen=True)
class HandGame:
    """A game: what both players together know, and the draw pile. Player 0 begins the first round, then in turns."""

    seed: int
    round: Round
    results: tuple[tuple[Laid, ...], ...] = ()
    """What each player laid down in each round that is over."""
    deals: tuple[tuple[str, ...], ...] = ()
    """The shuffled cards of each round."""

    @property
    def totals(self) -> tuple[int, ...]:
        """The running score of each player."""
        return tuple(sum(round[player].score for round in self.results) for player in range(PLAYERS))

    @property
    def over(self) -> bool:
        """Whether all rounds were played."""
        return len(self.results) == ROUNDS

    @property
    def again(self) -> HandGame:
        """The first round of the same deals."""
        return begin(self.seed, self.round.deck, self.deals)

    @property
    def dealt(self) -> dict[str, Any]:
        """What `dealt_again` reads: the cards of each round too, for another version might deal others."""
        return {
            "seed": self.seed,
            "deck": self.round.deck.language.key,
            "deals": [" ".join(each) for each in self.deals],
        }


def dealt_again(facts: Mapping[str, Any]) -> HandGame:
    """The first round of a game that was saved; raises one of `UNREADABLE` if the facts are damaged."""
    deals = [cards.split() for cards in facts.get("deals", ())]  # without them from an earlier version
    return begin(int(facts["seed"]), deck_of(language_of(str(facts.get("deck", ENGLISH.code)))), deals)


def begin(seed: int, deck: Deck = ENGLISH_DECK, deals: Sequence[Sequence[str]] = ()) -> HandGame:
    """The first round, dealt; the same seed and deck deal the same eight rounds on every machine.

    `deals`: those of a game that was begun, which another version might deal from other cards. Raises `PuzzleError`
    if they cannot be played with this deck.
    """
    given = tuple(map(tuple, deals)) or tuple(
        tuple(shuffled(_random(seed, number), deck.unseen(()))) for number in range(ROUNDS)
    )
    fewest = [PLAYERS * (HAND[0] + number + 1) + 2 for number in range(ROUNDS)]
    enough = len(given) == ROUNDS and all(len(cards) >= least for cards, least in zip(given, fewest, strict=True))
    if not enough or not all(card in deck.points for cards in given for card in cards):
        raise PuzzleError(plain("the cards do not fit the deck"))
    return HandGame(seed, _dealt(given, 0, deck), deals=given)


def after(game: HandGame, move: HandMove) -> HandGame:
    """The game after a move; raises `PuzzleError` for one that cannot be made.

    Whether the words are in a word list is not asked: `check_words` does that.
    """
    round = game.round
    if isinstance(move, NextRound):
        if not round.over or game.over:
            raise PuzzleError(plain("the round is not over") if not round.over else plain("the game is over"))
        return replace(game, round=_dealt(game.deals, round.number + 1, round.deck))
    if round.over:
        raise PuzzleError(plain("the round is over"))
    if isinstance(move, Draw):
        return replace(game, round=_after_draw(round, move, game.seed))
    round = _after_end(round, move)
    if not round.over:
        return replace(game, round=round)
    laid = with_bonuses([laid for laid in round.laid if laid is not None])
    return replace(game, round=replace(round, laid=laid), results=(*game.results, laid))


def after_round(game: HandGame, moves: Sequence[HandMove], number: int) -> HandGame:
    """The game as it was when its round of this number, from 0, was over; `moves` are all moves made in the game."""
    then = begin(game.seed, game.round.deck, game.deals)
    for move in moves:
        if len(then.results) > number:
            break
        then = after(then, move)
    return then


def check_words(move: End, lexicon: Lexicon, options: Options) -> None:
    """Raise `PuzzleError` for a word that may not be laid down with this list and these rules."""
    for word in move.words:
        letters = "".join(word)
        if len(word) < options.min_cards:
            raise PuzzleError(say("A word needs at least {} cards", options.min_cards))
        if letters.lower() not in lexicon:
            raise PuzzleError(say("{} is not in the list", letters))


def laid_with(round: Round, move: End) -> Laid:
    """What a move of the player whose turn it is lays down, without bonuses; `PuzzleError` for a card not held."""
    hand = Counter(round.hands[round.turn])
    used = Counter([move.discard, *(card for word in move.words for card in word)])
    for card in used - hand:
        raise PuzzleError(say("{} is not in the hand", card))
    return Laid(move.words, tuple(sorted((hand - used).elements())), deck=round.deck)


def with_bonuses(laid: Sequence[Laid]) -> tuple[Laid, ...]:
    """What the players laid down with the bonuses of the round; equal lengths or numbers bring none."""
    longest, most = round_bonuses([each.letters for each in laid]), round_bonuses([len(each.words) for each in laid])
    return tuple(replace(each, longest=longest[n], most=most[n]) for n, each in enumerate(laid))


def format_move(move: HandMove) -> str:
    """A move as text: DRAW, TAKE, DISCARD T, LAY H-E-X QU-A DISCARD T, NEXT."""
    if isinstance(move, NextRound):
        return "NEXT"
    if isinstance(move, Draw):
        return "TAKE" if move.open else "DRAW"
    words = " ".join("-".join(word) for word in move.words)
    return f"LAY {words} DISCARD {move.discard}" if words else f"DISCARD {move.discard}"


def parse_move(text: str) -> HandMove:
    """The move written by `format_move`; raises `PuzzleError`."""
    moves: dict[str, HandMove] = {"NEXT": NextRound(), "TAKE": Draw(open=True), "DRAW": Draw(open=False)}
    if text in moves:
        return moves[text]
    match = _END.fullmatch(text)
    if match is None:
        raise PuzzleError(plain("{!r} is not a move of the hand game", text))
    words = tuple(tuple(word.split("-")) for word in (match[1] or "").split())
    return End(match[2], words)


def _dealt(deals: Sequence[tuple[str, ...]], number: int, deck: Deck) -> Round:
    """A round dealt from its shuffled cards, with one card turned up."""
    cards = deals[number]
    size = HAND[0] + number
    hands = tuple(tuple(sorted(cards[player * size : (player + 1) * size])) for player in range(PLAYERS))
    rest = cards[PLAYERS * size :]
    return Round(number, tuple(rest[1:]), (rest[0],), hands, number % PLAYERS, deck=deck)


def _random(*numbers: int) -> Random:
    """A generator that gives the same sequence on every machine for the same numbers."""
    return Random(zlib.crc32(" ".join(map(str, ("hand", *numbers))).encode("ascii")))


def _after_draw(round: Round, move: Draw, seed: int) -> Round:
    if round.drawn:
        raise PuzzleError(say("You have drawn a card already"))
    pile, discards, taken = round.pile, round.discards, round.taken
    shuffles = round.shuffles
    if move.open:
        card, discards = discards[-1], discards[:-1]
        taken = _with(taken, round.turn, (*taken[round.turn], card))
    else:
        if not pile:  # what was discarded is dealt again, all but the top card
            shuffles += 1
            pile = tuple(shuffled(_random(seed, round.number, shuffles), discards[:-1]))
            discards = discards[-1:]
        card, pile = pile[-1], pile[:-1]
    hand = tuple(sorted((*round.hands[round.turn], card)))
    hands = _with(round.hands, round.turn, hand)
    return replace(round, pile=pile, discards=discards, hands=hands, drawn=True, taken=taken, shuffles=shuffles)


def _after_end(round: Round, move: End) -> Round:
    if not round.drawn:
        raise PuzzleError(say("draw a card first"))
    laid = laid_with(round, move)
    if any(len(word) < 2 for word in move.words):
        raise PuzzleError(plain("a word needs at least two cards"))
    if move.words and laid.left and not round.last_turn:
        raise PuzzleError(say("To go out, put all cards but one into words"))
    ends = bool(move.words) or round.last_turn
    kept = tuple(sorted((Counter(round.hands[round.turn]) - Counter([move.discard])).elements()))
    known = () if ends else tuple((Counter(round.taken[round.turn]) - Counter([move.discard])).elements())
    return replace(
        round,
        discards=(*round.discards, move.discard),
        hands=_with(round.hands, round.turn, kept),
        turn=(round.turn + 1) % PLAYERS,
        drawn=False,
        taken=_with(round.taken, round.turn, known),
        laid=_with(round.laid, round.turn, laid) if ends else round.laid,
    )


def _with(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The values with another one at a place."""
    return (*values[:place], value, *values[place + 1 :])
