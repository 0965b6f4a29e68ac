"""What Boggle adds to its solver: boards rolled or searched for, boards for books, and exercises."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from random import Random
from typing import Any

from qless_studio.engine.days import CHOSEN_SINCE, seeds_of
from qless_studio.engine.exercises import Played
from qless_studio.engine.game import Daily, Dealer, Dealt
from qless_studio.engine.games.boggle.puzzle import (
    DEGREES,
    SCORINGS,
    STANDARD,
    SUPER_BIG,
    Options,
    Summary,
    near_of,
    scoring_of,
    solve,
)
from qless_studio.engine.grids import (
    Board,
    BoardSolver,
    FoundWord,
    format_board,
    letters_of,
    neighbours_of,
    parse_board,
)
from qless_studio.engine.grids.dealing import Cooling, SearchOptions, find_boards, seed_of, seed_of_day
from qless_studio.engine.grids.dice import DICE, roll, usual_pool
from qless_studio.engine.grids.practice import BoardGame, practice_of
from qless_studio.engine.grids.why import Found, missed_word
from qless_studio.engine.lexicon import DEFAULT, Lexicon
from qless_studio.engine.lexicon.languages import ENGLISH, Language
from qless_studio.engine.options import option
from qless_studio.engine.paper.sheet import Drawing, Judged, Paper
from qless_studio.engine.player.model import ROUND
from qless_studio.engine.player.paper_boards import judged, paint_board
from qless_studio.engine.reasons import Reason
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import counted, phrase, plain

# Roll the dice, or search for boards with more words.

EARLIER_WORDS = 70


@dataclass(frozen=True)
class DealOptions(SearchOptions):
    """How a board is rolled or searched for."""

    min_length: int | None = option(
        None,
        "Minimum length",
        note="Minimum word length. Default: 3 on boards of up to 16 tiles, otherwise 4.",
        low=1,
        high=32,
    )
    neighbours: int = option(8, "Neighbours", note="Which tiles a word may continue on.", choices=DEGREES)
    torus: bool = option(
        False, "Wrap around edges", note="Words may leave the board on one side and continue on the opposite side."
    )
    scoring: str | None = option(
        None, "Scoring", note="Points by word length. Default: as the dice prescribe.", choices=SCORINGS
    )


def rolled(options: DealOptions, seed: int, language: Language = ENGLISH) -> Board:
    """The board rolled with the dice of `options` and a seed; raises `OptionError` as `options.shape` does."""
    return Board(*options.shape, roll(options.pool(language), Random(seed)))


def deal(lexicon: Lexicon, options: DealOptions, run: Run) -> Iterator[Dealt[Board]]:
    """One roll; or each better board of a search. The details are seed, scoring, words and score."""
    rows, columns = options.shape
    seed, dice = seed_of(options.seed), options.pool(lexicon.language)
    near = neighbours_of(rows, columns, options.neighbours, options.torus)
    known = options.dice_set(lexicon.language)
    named = options.scoring or (SUPER_BIG if known and known.super_big else STANDARD)
    scoring = scoring_of(named, options.min_length, rows * columns)
    faces = sorted({face for die in dice for face in die})

    def dealt(tiles: tuple[str, ...], words: int, score: int) -> Dealt[Board]:
        run.publish(summary=Summary(words, score))
        details = {"seed": seed, "scoring": named, "words": words, "score": score}
        return Dealt(Board(rows, columns, tiles), details)

    if not options.searching:
        tiles = rolled(options, seed, lexicon.language).tiles
        found = BoardSolver(lexicon, near, scoring, faces).all(tiles)
        yield dealt(tiles, len(found), found.score)
        return
    goal = options.goal(lexicon, scoring.min_length)
    for better in find_boards(Cooling(dice, near, scoring, goal, seed), options, lexicon, run):
        yield dealt(better.tiles, better.words, better.score)


def daily(day: date, lexicon: Lexicon, run: Run) -> Dealt[Board]:
    """The board of the day, see `seed_of_day`; of earlier days the first roll with at least EARLIER_WORDS words."""
    seeds, options = seeds_of(day, lexicon.language.own("boggle")), DealOptions()
    if day >= CHOSEN_SINCE:
        rows, columns = options.shape
        faces = sorted({face for die in options.pool(lexicon.language) for face in die})
        scoring = scoring_of(STANDARD, None, rows * columns)
        solver = BoardSolver(lexicon, neighbours_of(rows, columns), scoring, faces)
        seed = seed_of_day(day, seeds, lambda seed: rolled(options, seed, lexicon.language).tiles, solver, run)
        return next(deal(lexicon, DealOptions(seed=seed), run))
    for seed in seeds:
        found = next(deal(lexicon, DealOptions(seed=seed), run))
        if found.details["words"] >= EARLIER_WORDS:
            return found
        run.checkpoint(1)
    raise AssertionError("seeds have no end")


def describe(dealt: Dealt[Board]) -> str:
    """The board, its words and points, and the seed."""
    known: Any = dealt.details
    words = counted(known["words"], "{} word", "{} words")
    points = counted(known["score"], "{} point", "{} points")
    facts = plain("{}, {} (seed {})", words, points, known["seed"])
    return f"{format_board(dealt.puzzle)}  {facts}"


DEALER: Dealer[Board, DealOptions] = Dealer(DealOptions, deal, describe, spreads=SearchOptions.spreads)
DAILY = Daily(DEFAULT, daily)


# Boggle in puzzle books: rolls of the usual dice.

SIDE = 4


def draw(lexicon: Lexicon, seed: int, run: Run) -> Board:
    """The roll of a seed."""
    english = lexicon.language.code == ENGLISH.code
    dice = DICE["new"].dice if english else usual_pool(lexicon.language, SIDE * SIDE)
    return Board(SIDE, SIDE, roll(dice, Random(seed)))


def judge(board: Board, lexicon: Lexicon, run: Run) -> Judged | None:
    """Words, points and level of a board."""
    return judged(list(solve(board, lexicon, Options(), run)), board, format_board(board), lexicon, ROUND)


def paint(board: Board, lexicon: Lexicon, drawing: Drawing) -> None:
    """The tiles in their frame."""
    paint_board(board, drawing)


PAPER: Paper[Board] = Paper(phrase("4 × 4, usual dice"), draw, judge, paint)


# Exercises for words that were missed in Boggle.


def _missed(played: Played[Board], words: Sequence[FoundWord], word: str, lexicon: Lexicon) -> Iterator[Reason]:
    board, options = played.puzzle, played.options
    tiles = letters_of(board.tiles, options.q_is_qu)
    return missed_word(Found(board, near_of(board, options), words, played.found, lexicon, tiles), word)


PRACTICE = practice_of(
    BoardGame(solve, format_board, parse_board, near_of, lambda board, tiles: replace(board, tiles=tiles), _missed)
)
