"""Deal the rounds of Word Streak with their multipliers, or search for boards with more points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from qless_studio.engine.game import Dealer, Dealt
from qless_studio.engine.games.word_streak import rules
from qless_studio.engine.games.word_streak.puzzle import PLAIN, Puzzle, format_puzzle
from qless_studio.engine.games.word_streak.solver import summary_of
from qless_studio.engine.grids import Board, BoardSolver, neighbours_of
from qless_studio.engine.grids.dealing import SearchOptions, seed_of
from qless_studio.engine.grids.dice import roll, shuffled
from qless_studio.engine.grids.spread_search import Cooling, find_boards
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.languages import ENGLISH, Language
from qless_studio.engine.options import option
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import counted, plain

ROUNDS = {1: (), 2: ("DL", "DL", "DL", "DW"), 3: ("DL", "DL", "TL", "TL", "DW", "TW")}
"""The multipliers of each round on 16 tiles; a larger board has proportionally more."""
ROUND_SECONDS = 120


@dataclass(frozen=True)
class DealOptions(SearchOptions):
    """How a board with multipliers is rolled or searched for."""

    round: int = option(
        3,
        "Round",
        note="Which multipliers are dealt.",
        choices=[(1, "1: none"), (2, "2: doubles"), (3, "3: doubles and triples")],
    )
    rules: str = option(
        rules.DEFAULT, "Rules", note="Tile values, bonus and minimum word length.", choices=rules.choices
    )
    min_length: int | None = option(
        None, "Minimum length", note="Minimum word length. Default: as the rules prescribe.", low=1, high=32
    )


def multipliers(round: int, cells: int, random: Random) -> tuple[str, ...]:
    """The multipliers of a round, at most one per cell. See docs/decisions/012."""
    times = max(1, (cells + 8) // 16)
    kinds = [kind for kind in ROUNDS[round] for _ in range(times)][:cells]
    return tuple(shuffled([*kinds, *[PLAIN] * (cells - len(kinds))], random))


def rolled(options: DealOptions, seed: int, language: Language = ENGLISH) -> Puzzle:
    """The round rolled with the dice of `options` and a seed; raises `OptionError` as `options.shape` does."""
    rows, columns = options.shape
    random = Random(seed)
    kinds = multipliers(options.round, rows * columns, random)
    return Puzzle(Board(rows, columns, roll(options.pool(language), random)), kinds)


def deal(lexicon: Lexicon, options: DealOptions, run: Run) -> Iterator[Dealt[Puzzle]]:
    """One round; or each better board of a search with the same multipliers. Details: seed, words, score, best."""
    rows, columns = options.shape
    seed, dice = seed_of(options.seed), options.pool(lexicon.language)
    first = rolled(options, seed, lexicon.language)
    kinds = first.multipliers
    scoring = rules.load_rules(options.rules).scoring(options.min_length, lexicon.language)
    near = neighbours_of(rows, columns)
    faces = sorted({face for die in dice for face in die})

    def puzzle(tiles: tuple[str, ...]) -> Puzzle:
        return Puzzle(Board(rows, columns, tiles), kinds)

    def dealt(tiles: tuple[str, ...]) -> Dealt[Puzzle]:
        summary = summary_of(judge.all(tiles))
        run.publish(summary=summary)
        facts = {"seed": seed, "round": options.round, "words": summary.words, "score": summary.score}
        return Dealt(puzzle(tiles), facts | {"best": summary.best})

    judge = BoardSolver(lexicon, near, scoring, faces, first.letter_factors, first.word_factors)
    if not options.searching:
        yield dealt(first.board.tiles)
        return
    goal = options.goal(lexicon, scoring.min_length)
    cooling = Cooling(dice, near, scoring, goal, seed, first.letter_factors, first.word_factors)
    for better in find_boards(cooling, options, lexicon, run):
        yield dealt(better.tiles)


def describe(dealt: Dealt[Puzzle]) -> str:
    """The board, its words and points, and the seed."""
    known: Any = dealt.details
    words = counted(known["words"], "{} word", "{} words")
    points = counted(known["score"], "{} point", "{} points")
    facts = plain("{}, {} (seed {})", words, points, known["seed"])
    return f"{format_puzzle(dealt.puzzle)}  {facts}"


DEALER: Dealer[Puzzle, DealOptions] = Dealer(DealOptions, deal, describe, spreads=SearchOptions.spreads)
