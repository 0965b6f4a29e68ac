"""The best games of a deal, proven, then further games in descending order of score. See docs/decisions/016."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from qless_studio.engine.games.quiddler.puzzle import Discard, Position, Puzzle, Shift, Word, positions, start
from qless_studio.engine.games.quiddler.rules import UNKNOWN, Deck, Options, word_score
from qless_studio.engine.games.quiddler.table import Table, Worths, cards_of, scored
from qless_studio.engine.kernels import Status
from qless_studio.engine.kernels.quiddler_games import Games
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import say

NODES = 16
"""Nodes of the search for games between two checkpoints."""
LAID = 16
"""Games decoded between two checkpoints: many may end at one node, and each takes longer than a node."""


@dataclass(frozen=True)
class LaidWord:
    """A word of a game, with its cards, points and anagrams."""

    word: str
    """Lower case: the most common of its anagrams."""
    anagrams: tuple[str, ...]
    """All words that the same cards spell, including `word`."""
    piles: tuple[int, ...]
    """The pile of each card, in the order of spelling, from 0."""
    cards: tuple[str, ...]
    points: int
    bonus: int

    @property
    def score(self) -> int:
        """Points and bonus."""
        return self.points + self.bonus

    @property
    def move(self) -> Word:
        """The move that plays the word."""
        return Word(self.word, self.piles)


Step = LaidWord | Shift


@dataclass(frozen=True)
class FinishedGame:
    """A finished game, or a hand laid down."""

    score: int
    """Score of the whole game, including words played before and cards left."""
    moves: tuple[Step, ...]
    """The moves from the position of the puzzle on."""
    left: tuple[str, ...]
    discard: str | None = None
    """The card discarded in a hand, which is not among those left."""


@dataclass(frozen=True)
class Summary:
    """What is known about a puzzle."""

    best: int | None = None
    """The highest score of a finished game, including words played before."""
    proven: bool = False
    """Whether `best` is proven to be the optimum; known long before all games are listed."""
    all_cards_used: bool | None = None
    """Whether some game uses all cards; in a hand, whether one can go out. None: not known."""
    best_all_cards: int | None = None
    """The highest score among those games; None when there is none."""
    best_solutions: int | None = None
    """Number of sets of words that reach `best`, as multisets of card multisets; None until all are counted."""
    deal_best: int | None = None
    """After some moves: the highest score of the deal before them; None while not proven, and without moves."""
    over: bool = False
    """Whether moves were made and no more can score: `best` is the score of the player's game."""


@dataclass(frozen=True)
class Standing:
    """Position and score after the moves made, before anything is solved."""

    puzzle: Puzzle
    position: Position
    gained: int
    """Twice the points of the words played, their bonuses, and the points of the card discarded; a score is this
    minus the points of all cards."""
    deck: Deck
    discarded: bool = False
    """Whether the game of a hand ended with a discard."""

    @property
    def total(self) -> int:
        """The points of all known cards."""
        return sum(self.deck.points[card] for card in self.puzzle.known)

    @property
    def base(self) -> int:
        """The score so far with all known cards left; plus the value of the position, the final score."""
        return self.gained - self.total

    @property
    def if_stopped(self) -> float:
        """The mean score of a table if the game ended now: an unknown card costs the average of the unseen ones."""
        rest = self.deck.unseen(self.puzzle.known)
        unknown = sum(self.puzzle.cards[number] == UNKNOWN for held in self.position.places for number in held)
        return self.base - unknown * sum(self.deck.points[card] for card in rest) / len(rest)


def standings(puzzle: Puzzle, options: Options, deck: Deck) -> tuple[Standing, ...]:
    """The standing at the deal and after each move, with the points of a deck."""
    cards = puzzle.cards
    found = [Standing(puzzle, start(puzzle), 0, deck)]
    for move, position in zip(puzzle.moves, positions(puzzle)[1:], strict=True):
        gained = found[-1].gained
        if isinstance(move, Word):
            before = found[-1].position
            used = [cards[before.places[pile][0]] for pile in move.piles]
            score = word_score(used, options, deck, hand=puzzle.hand is not None)
            gained += score.points + score.total
        elif isinstance(move, Discard):
            gained += deck.points[cards[move.card]]
        found.append(Standing(puzzle, position, gained, deck, isinstance(move, Discard)))
    return tuple(found)


def table_of(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Table:
    """The table of a deal; a word takes at most one card from a pile."""
    deck = options.deck_in(lexicon.language)
    return Table(puzzle.cards, max(1, len(start(puzzle).places)), lexicon, options, deck, run)


def solve_table(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[FinishedGame]:
    """The games of a table without unknown cards, in descending order of score; see `games.quiddler.solve`."""
    run.publish(summary=Summary())
    made = standings(puzzle, options, options.deck_in(lexicon.language))
    standing = made[-1]
    position = standing.position
    table = table_of(puzzle, lexicon, options, run)
    places = len(position.places)
    improve(run, standing.base + _greedy(table, position))
    worths, clearing = Worths(table, places), Worths(table, places, clear=True)

    def improved(gain: int) -> None:
        if standing.base + scored(gain) > run.improvements[-1][1]:
            improve(run, standing.base + scored(gain))

    worth = worths.at(position.cards, position.covered, run, improved)
    assert worth is not None
    improved(worth)
    summary = Summary(standing.base + scored(worth), True, over=bool(puzzle.moves) and not worth)
    if puzzle.moves:
        deal = made[0]
        before = worths.at(deal.position.cards, deal.position.covered, run)
        assert before is not None
        summary = replace(summary, deal_best=deal.base + scored(before))
    run.proven()
    run.checkpoint(summary=summary)
    if cards_of(worth) == position.cards.bit_count():
        best_all = summary.best
    else:
        clear = clearing.at(position.cards, position.covered, run)
        best_all = None if clear is None else standing.base + scored(clear)
    summary = replace(summary, all_cards_used=best_all is not None, best_all_cards=best_all)
    run.checkpoint(summary=summary)
    games = worths.games(position, run)
    wanted = options.games if run.keep is None else min(options.games, run.keep)
    listed = count = 0
    for node, gain in _falling(games, run):
        if gain < scored(worth):
            run.publish(summary=replace(summary, best_solutions=count))
            if listed == wanted or options.goal == "all_cards":
                break
        else:
            count += 1
        if listed < wanted and options.goal == "best":
            listed += 1
            yield _game(games.path(node), standing, table, standing.base + gain)
    run.publish(summary=replace(summary, best_solutions=count))
    if options.goal == "all_cards":
        games = clearing.games(position, run)
        for node, gain in islice(_falling(games, run), wanted):
            yield _game(games.path(node), standing, table, standing.base + gain)


def improve(run: Run, score: int) -> None:
    """Record a better score, in the summary too, so that a stopped run has the best one known."""
    run.publish(summary=Summary(score))
    run.improved(score)


def _falling(games: Games, run: Run) -> Iterator[tuple[int, int]]:
    """The last node and the gain of each game, in descending order of gain."""
    status = Status.MORE
    while status != Status.DONE:
        made = games.steps
        status = games.advance(NODES)
        for number, ended in enumerate(games.take(), start=1):
            yield ended
            if number % LAID == 0:
                run.checkpoint()
        run.checkpoint(games.steps - made)


def _greedy(table: Table, position: Position) -> int:
    """The gain of always playing the word with the highest gain: a first lower bound."""
    gained, cards, covered, places = 0, position.cards, position.covered, len(position.places)
    while True:
        while covered and places > cards.bit_count() - covered.bit_count():
            covered &= covered - 1
        best = max(table.playable(cards & ~(covered << 8)), key=lambda used: table.gain[used], default=0)
        if not best:
            return scored(gained)
        gained += table.gain[best]
        cards, covered = cards & ~best, covered & ~best


def _game(path: list[tuple[int, int]], standing: Standing, table: Table, score: int) -> FinishedGame:
    """The game along a path of sets of cards; a move to an empty pile comes just before the word that needs it."""
    position, moves = standing.position, list[Step]()
    for used, _ in path:
        if not used:
            continue
        for place, held in enumerate(position.places):
            if len(held) == 2 and used >> held[1] & 1:
                shift = Shift(place, position.places.index(()))
                moves.append(shift)
                position = position.shifted(shift)
        laid = laid_word(table, position, used)
        moves.append(laid)
        position = position.without(number for number in range(16) if used >> number & 1)
    left = tuple(table.cards[number] for place in position.places for number in place)
    return FinishedGame(score, tuple(moves), left)


def laid_word(table: Table, position: Position, used: int, word: str | None = None) -> LaidWord:
    """The word spelled by a set of upper cards, by default the most common one."""
    anagrams = table.anagrams(used)
    word = word or anagrams[0]
    numbers = table.spelled(word, used)
    points = table.points(used)
    return LaidWord(
        word,
        anagrams,
        tuple(position.place_of(number) for number in numbers),
        tuple(table.cards[number] for number in numbers),
        points,
        scored(table.gain[used]) - 2 * points,
    )


def shifts(position: Position) -> Iterator[Shift]:
    """Every move to an empty pile; all empty piles are equal."""
    if () in position.places:
        target = position.places.index(())
        for place, held in enumerate(position.places):
            if len(held) == 2:
                yield Shift(place, target)


def step_fields(step: Step) -> dict[str, Any]:
    """A move as JSON; piles count from 0."""
    if isinstance(step, Shift):
        return {"from": step.source, "to": step.target}
    return {
        "word": step.word,
        "anagrams": list(step.anagrams),
        "piles": list(step.piles),
        "cards": list(step.cards),
        "points": step.points,
        "bonus": step.bonus,
    }


def describe_step(step: Step) -> str:
    """A move for people; piles count from 1."""
    if isinstance(step, Shift):
        return say("({} to {})", step.source + 1, step.target + 1)
    cards = "-".join(step.cards) if any(len(card) > 1 for card in step.cards) else ""
    bonus = f"+{step.bonus}" if step.bonus else ""
    return f"{step.word.upper()} {step.points}{bonus}" + (f" [{cards}]" if cards else "")


def has_unknown(puzzle: Puzzle) -> bool:
    """Whether a card still on the table is unknown."""
    cards = positions(puzzle)[-1].cards
    return any(card == UNKNOWN and cards >> number & 1 for number, card in enumerate(puzzle.cards))
