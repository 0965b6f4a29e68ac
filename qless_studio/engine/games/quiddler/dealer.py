"""Deals from the real deck: dealt until the conditions are met, par of a deal, and those opened last."""

from __future__ import annotations

import os
from array import array
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from datetime import date
from itertools import count, islice
from random import Random
from typing import Any

from qless_studio.engine import kernels
from qless_studio.engine.days import CHOICE, CHOSEN_SINCE, of_weekday, seeds_of
from qless_studio.engine.errors import OptionError
from qless_studio.engine.game import Daily, Dealt
from qless_studio.engine.games.quiddler.puzzle import (
    HAND,
    PLACES,
    Move,
    Position,
    Puzzle,
    Shift,
    Word,
    format_puzzle,
    parse,
    start,
)
from qless_studio.engine.games.quiddler.rules import DECKS, Deck, Options
from qless_studio.engine.games.quiddler.solver import laid_word, shifts, solve_table, standings, table_of
from qless_studio.engine.games.quiddler.table import Table, Worths, common_words, scored
from qless_studio.engine.lexicon import DEFAULT, Lexicon
from qless_studio.engine.options import check_options, option
from qless_studio.engine.recent import RecentFile
from qless_studio.engine.solving import PartRun, Run
from qless_studio.engine.texts import counted, plain, say

# Deal from the real deck with a seed, until a deal meets the conditions.

DAILY_PAR = 40
"""Par of the deal of a day is above it."""
PLAYED_PAR, PLAYED_DEALS = 20, 40
MOST_DEALS = 1_000
"""Deals looked at for one with a word; a list may have no word that any deal allows."""


@dataclass(frozen=True)
class DealOptions:
    """How cards are dealt, and the conditions that a deal must meet."""

    seed: int | None = option(None, "Seed", note="The same seed deals the same cards.", low=0)
    hand: int = option(0, "Hand size", note="3 to 10 for a single hand; 0 for eight piles of two.", low=0, high=HAND[1])
    playable: bool = option(False, "Has a word", note="At least one word can be played.")
    clear: bool = option(False, "Can be cleared", note="At least one game uses all cards.")
    unique: bool = option(False, "Unique best game", note="Only one set of words reaches the best score.")
    needs_move: bool = option(False, "Needs an empty pile", note="The best score needs a move to an empty pile.")
    needs_pair: bool = option(False, "Needs a two-letter card", note="The best score needs a two-letter card.")

    deck: str = option(
        "language",
        "Deck",
        note="Cards and points made for the language of the word list, or those of the published English deck.",
        choices=DECKS,
    )

    def __post_init__(self) -> None:
        check_options(self)
        if 0 < self.hand < HAND[0]:
            raise OptionError(
                counted(
                    self.hand,
                    "{} card; a hand has {} to {}",
                    "{} cards; a hand has {} to {}",
                    self.hand,
                    HAND[0],
                    HAND[1],
                ),
                say("option {}", "hand"),
            )
        if self.hand and self.filtered:
            raise OptionError(plain("cannot be combined with conditions"), say("option {}", "hand"))

    @property
    def rules(self) -> Options:
        """The rules by which deals are examined."""
        return Options(deck=self.deck)

    @property
    def filtered(self) -> bool:
        """Whether there is any condition."""
        return self.playable or self.clear or self.unique or self.needs_move or self.needs_pair


@dataclass(frozen=True)
class DealSummary:
    """What is published about a run of the dealer."""

    deals: int
    """Number of deals until one met the conditions."""


def deal(lexicon: Lexicon, options: DealOptions, run: Run) -> Iterator[Dealt[Puzzle]]:
    """One deal that meets every condition; details: `seed`, `deals` and, with a condition, `best`.

    The same seed and word list give the same deal on every machine: only `Random.random` is used.
    """
    seed = Random().randrange(2**32) if options.seed is None else options.seed
    random = Random(seed)
    run.checkpoint(1, summary=DealSummary(1))
    if not options.filtered:
        yield Dealt(dealt(random, options.rules.deck_in(lexicon.language), options.hand), {"seed": seed, "deals": 1})
        return
    number, puzzle, best = _first_suitable(lexicon, options, random, run)
    yield Dealt(puzzle, {"seed": seed, "deals": number, "best": best})


def daily(day: date, lexicon: Lexicon, run: Run) -> Dealt[Puzzle]:
    """A deal of which all cards can be used: with a high par on Mondays, one just above DAILY_PAR on Sundays."""
    wanted = DealOptions(seed=next(seeds_of(day, lexicon.language.own("quiddler"))), clear=True)
    if day < CHOSEN_SINCE:
        return next(deal(lexicon, wanted, run))
    deals = _deals_with_par(Random(wanted.seed), lexicon, wanted.rules, run)
    while True:
        worthy = sorted(islice((each for each in deals if each[0] > DAILY_PAR), CHOICE), key=lambda each: -each[0])
        first = worthy.index(of_weekday(day, worthy))
        for worth, puzzle in (*worthy[first:], *reversed(worthy[:first])):
            best = _suits(puzzle, lexicon, wanted, run)
            if best is not None:
                return Dealt(puzzle, {"seed": wanted.seed, "par": worth, "best": best})


def deal_to_play(lexicon: Lexicon, deck: str, seed: int, run: Run) -> Iterator[Dealt[Puzzle]]:
    """A deal of this deck that is fun to play: the first that has a word and PLAYED_PAR or more as par.

    Of PLAYED_DEALS deals that one with a word which has the highest par if none has so much, as with a short list; if
    none of them has a word, the first one after them that has, of MOST_DEALS in all.
    """
    wanted = DealOptions(playable=True, deck=deck)
    deals = islice(_deals_with_par(Random(seed), lexicon, wanted.rules, run), MOST_DEALS)
    best: tuple[bool, int] | None = None
    for number, (worth, puzzle) in enumerate(deals, start=1):
        if best is None or (True, worth) > best:
            rank = _suits(puzzle, lexicon, wanted, run) is not None, worth
            if best is None or rank > best:
                best, chosen = rank, puzzle
        if best >= (True, PLAYED_PAR) or (number >= PLAYED_DEALS and best[0]):
            break
    assert best is not None
    yield Dealt(chosen, {"seed": seed, "par": best[1]})


def _deals_with_par(random: Random, lexicon: Lexicon, rules: Options, run: Run) -> Iterator[tuple[int, Puzzle]]:
    """Yield (par, deal) without end; par takes about 5 ms each."""
    deck = rules.deck_in(lexicon.language)
    for number in count(1):
        puzzle = dealt(random, deck)
        run.checkpoint(1, summary=DealSummary(number))
        yield par(puzzle, lexicon, rules, run), puzzle


def _first_suitable(lexicon: Lexicon, options: DealOptions, random: Random, run: Run) -> tuple[int, Puzzle, int]:
    """(number, deal, best score) of the first deal that meets the conditions.

    Deals are examined on all cores (the kernel releases the GIL) and taken in the order in which they were dealt, so
    the result does not depend on the number of cores.
    """
    deck = options.rules.deck_in(lexicon.language)
    cores = (os.cpu_count() or 1) if kernels.compiled() else 1
    pending: deque[tuple[Puzzle, Future[int | None]]] = deque()
    with ThreadPoolExecutor(cores, "deal") as pool:
        number = 0
        while True:
            number += 1
            while len(pending) < cores:
                puzzle = dealt(random, deck)
                pending.append((puzzle, pool.submit(_suits, puzzle, lexicon, options, run)))
            puzzle, answer = pending.popleft()
            best = answer.result()
            if best is not None:
                for _, other in pending:
                    other.cancel()
                return number, puzzle, best
            run.checkpoint(1, summary=DealSummary(number + 1))


def dealt(random: Random, deck: Deck, hand: int = 0) -> Puzzle:
    """A hand of this many cards, or eight piles of two, drawn from a deck without replacement."""
    cards = deck.unseen(())
    for place in range(
        hand or 2 * PLACES
    ):  # Fisher-Yates, as far as needed; Random.shuffle may change in a later Python
        other = place + int(random.random() * (len(cards) - place))
        cards[place], cards[other] = cards[other], cards[place]
    if hand:
        return Puzzle((), tuple(cards[:hand]))
    return Puzzle(tuple((cards[pile], cards[PLACES + pile]) for pile in range(PLACES)))


def _suits(puzzle: Puzzle, lexicon: Lexicon, wanted: DealOptions, run: Run) -> int | None:
    """The best score of a deal that meets the conditions, else None; cheap conditions are tested first."""
    table = table_of(puzzle, lexicon, wanted.rules, run)
    position = start(puzzle)

    def best_of(worths: Worths) -> int | None:
        worth = worths.at(position.cards, position.covered, run)
        return None if worth is None else scored(worth) - table.points(position.cards)

    best = best_of(Worths(table, PLACES))
    assert best is not None
    if wanted.playable and best == -table.points(position.cards):
        return None
    if wanted.needs_move and best_of(Worths(table, PLACES, moves=False)) == best:
        return None
    if wanted.needs_pair and best_of(Worths(table, PLACES, gain=_single_letters(table))) == best:
        return None
    if wanted.clear and best_of(Worths(table, PLACES, clear=True)) is None:
        return None
    if wanted.unique and not _unique(puzzle, lexicon, wanted.rules, run):
        return None
    return best


def _single_letters(table: Table) -> array[int]:
    """The gains of words without two-letter cards."""
    pairs = sum(1 << number for number, card in enumerate(table.cards) if len(card) == 2)
    return array("i", [0 if cards & pairs else gain for cards, gain in enumerate(table.gain)])


def _unique(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> bool:
    """Whether only one set of words reaches the best score."""
    scores = [game.score for game in solve_table(puzzle, lexicon, replace(options, games=2), PartRun(run))]
    run.checkpoint()
    return len(scores) < 2 or scores[0] > scores[1]


DAILY = Daily(DEFAULT, daily)


# Par of a deal: the score of a player who always takes the dearest common word. See docs/decisions/063.


def par(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> int:
    """The score of `par_game`."""
    deck = options.deck_in(lexicon.language)
    return standings(par_game(puzzle, lexicon, options, run), options, deck)[-1].base


def par_game(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Puzzle:
    """The deal of a table without unknown cards, played by a greedy player of common words (`common_words`).

    At each step they play the word with the most points, bonus included: of equal ones the one with more cards, then
    the more common one. Without a common word to play they move the leftmost card that can be moved to an empty pile;
    without such a card either, the game is over.
    """
    common = common_words(lexicon)
    deal = Puzzle(puzzle.piles)
    table = table_of(deal, common, options, run)
    moves: list[Move] = []
    position = start(deal)
    while (move := _greedy_move(table, position, common)) is not None:
        moves.append(move)
        if isinstance(move, Shift):
            position = position.shifted(move)
        else:
            position = position.without([position.places[pile][0] for pile in move.piles])
    return Puzzle(puzzle.piles, None, tuple(moves))


def _greedy_move(table: Table, position: Position, common: Lexicon) -> Word | Shift | None:
    playable = list(table.playable(sum(1 << number for number in position.face_up)))
    if playable:

        def order(used: int) -> tuple[int, float, str, int]:
            word = table.anagrams(used)[0]
            return -table.gain[used], -(common.zipf(word) or 0.0), word, used

        return laid_word(table, position, min(playable, key=order)).move
    return next(shifts(position), None)


# The last deals opened and their proven best scores, shown at an empty table. See docs/decisions/017.


@dataclass(frozen=True)
class RecentDeal:
    """A deal and its proven best score."""

    text: str
    """The deal as text, without moves."""
    best: int
    lexicon: str
    """The name of the word list."""

    @property
    def puzzle(self) -> Puzzle:
        """The deal as a puzzle."""
        return parse(self.text)


def recent_deal(puzzle: Puzzle, best: int, lexicon: str) -> RecentDeal | None:
    """The entry for a solved deal; None for a game in progress, a hand or an incomplete deal."""
    whole = puzzle.hand is None and not puzzle.moves and len(puzzle.known) == len(puzzle.cards) == 16
    return RecentDeal(format_puzzle(puzzle), best, lexicon) if whole else None


def _deal(entry: dict[str, Any]) -> RecentDeal:
    return RecentDeal(format_puzzle(parse(entry["text"])), entry["best"], entry["lexicon"])


DEALS = RecentFile("quiddler_recent.json", {"text": str, "best": int, "lexicon": str}, _deal, lambda deal: deal.text)
