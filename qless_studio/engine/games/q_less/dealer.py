"""Rolls dealt: at random, of a day, with other numbers of tiles, and for books."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

from qless_studio.engine.days import day_of
from qless_studio.engine.errors import OptionError
from qless_studio.engine.game import Daily, Dealer, Dealt
from qless_studio.engine.games.q_less import dice
from qless_studio.engine.games.q_less.census import plan_of, take_census
from qless_studio.engine.games.q_less.dice import dice_for, roll
from qless_studio.engine.games.q_less.difficulty import completion, daily_roll, vocabulary_needed
from qless_studio.engine.games.q_less.puzzle import Options, Puzzle, format_puzzle
from qless_studio.engine.games.q_less.why import Roll, decided_by
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.lexicon.languages import ENGLISH, Language
from qless_studio.engine.lexicon.lexicon import marked
from qless_studio.engine.options import argument, check_options
from qless_studio.engine.paper.sheet import LINE, Drawing, Judged, Paper
from qless_studio.engine.player.levels import puzzle_level
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import decimal, figure, phrase, plain, say

# Deal rolls, daily rolls, draws of tiles, and the census. See docs/decisions/020.

COMMON = "common10k"
"""The list with which every daily roll is solvable in English."""


@dataclass(frozen=True)
class DealOptions:
    """How dice are rolled or tiles drawn, or rolls counted."""

    seed: int | None = argument(None, "Seed", "The same seed gives the same roll.", low=0)
    solvable: bool = argument(False, "Solvable", "Roll until the roll is solvable with the word list.")
    daily: str = argument("", "Daily puzzle", "The roll of a day, such as 2024-05-31 or today; the same for everyone.")
    tiles: int | None = argument(
        None, "Tiles", "Draw this many tiles for a free game instead of rolling dice.", low=3, high=40
    )
    census: bool = argument(
        False, "Census", "Count the solutions of every possible roll, or of a sample, and write them to a file."
    )
    sample: int | None = argument(None, "Sample", "Census: number of rolls in the sample, drawn with the seed.", low=1)
    cap: int = argument(1000, "Cap", "Census: maximum number of solutions counted per roll, 0 for all.", low=0)
    out: str = argument("", "File", "Census: results file; an existing one is resumed.")


def deal(lexicon: Lexicon, options: DealOptions, run: Run) -> Iterator[Dealt[Puzzle]]:
    """One roll, or one draw; raises `OptionError` for contradictory options."""
    check_options(options)
    if options.census:
        yield from _census(lexicon, options, run)
        return
    if options.daily:
        if options.seed is not None or options.tiles is not None or options.solvable:
            raise OptionError(plain("cannot be combined with seed, tiles or solvable"), say("option {}", "daily"))
        day = day_of(options.daily, date.today())
        of_day = daily(day, load(common_list(lexicon.language)), run)
        yield Dealt(of_day.puzzle, {"day": day.isoformat(), **of_day.details})
        return
    seed = Random().getrandbits(32) if options.seed is None else options.seed
    if options.tiles is not None:
        tiles = dice.tiles_for(lexicon.language)
        yield Dealt(Puzzle(dice.draw(seed, options.tiles, tiles), free=True), {"seed": seed})
        return
    known, wanted = dice.dice_for(lexicon.language), Options()
    rolled = dice.roll(seed, known)
    while options.solvable and completion(Puzzle(rolled.letters), lexicon, wanted, run) is None:
        rolled = dice.roll((rolled.seed + 1) % 2**32, known)
    yield Dealt(Puzzle(rolled.letters), {"seed": rolled.seed})


def common_list(language: Language) -> str:
    """The list of a language with which every daily roll is solvable."""
    return COMMON if language.code == ENGLISH.code else f"{language.code}-{COMMON}"


def daily(day: date, lexicon: Lexicon, run: Run) -> Dealt[Puzzle]:
    """The roll of the day, solvable with the list."""
    rolled, facts = daily_roll(day, lexicon, run)
    return Dealt(Puzzle(rolled.letters), {"seed": rolled.seed, **facts})


def _census(lexicon: Lexicon, options: DealOptions, run: Run) -> Iterator[Dealt[Puzzle]]:
    """The atlas once it is complete; until then it is the summary of the run."""
    name = "all" if options.sample is None else f"{options.sample}"
    out = Path(options.out or f"q-less-census-{lexicon.name}-{name}.jsonl")
    plan = plan_of(lexicon, options.sample, options.seed or 0, options.cap)
    for atlas in take_census(plan, lexicon, out, run):
        run.publish(summary=atlas)
    yield Dealt(Puzzle(), {"file": str(out), "census": asdict(atlas)})


def describe(dealt: Dealt[Puzzle]) -> str:
    """The letters with what is known of them, or the result of a census."""
    details: dict[str, Any] = dict(dealt.details)
    census = details.get("census")
    if census is None:
        facts = ", ".join(f"{name} {value}" for name, value in details.items())
        return f"{dealt.puzzle.letters.upper()}  ({facts})"
    table = [plain("{:>15} solutions: {}", name, figure(count)) for name, count in census["counts"]]
    rolls = figure(census["solvable"]), figure(census["rolls"])
    rate = plain("{} of {} rolls are solvable: {}", *rolls, f"{decimal(100 * census['share'], 2)}%")
    return "\n".join([rate, *table, plain("written to {}", details["file"])])


DEALER: Dealer[Puzzle, DealOptions] = Dealer(DealOptions, deal, describe, spreads=lambda options: options.census)
DAILY = Daily(COMMON, daily)


# Q-Less in puzzle books: rolls that have a solution.

DIE, GAP, IN_ROW = 56, 12, 6
CELL, ROWS, COLUMNS = 48, 8, 10
FEWER = "few words are enough"
TOLD = ("key word", "letter with few words", FEWER)
"""Reasons said under a solution. The others say what the line under the name or the hint does."""


def draw(lexicon: Lexicon, seed: int, run: Run) -> Puzzle:
    """The roll of a seed."""
    return Puzzle(roll(seed, dice_for(lexicon.language)).letters)


def judge(puzzle: Puzzle, lexicon: Lexicon, run: Run) -> Judged | None:
    """The vocabulary that a roll needs, and a grid of it; None if it cannot be solved, or with slurs only."""
    needed = vocabulary_needed(puzzle, lexicon, Options(), run)
    if needed is None or not marked(lexicon.language).isdisjoint(needed[1].words):
        return None
    rank, grid = needed
    longest = min(grid.words, key=lambda word: (-len(word), word))
    return Judged(
        puzzle_level(rank),
        say("Build one crossword from all twelve dice. The {} most common words are enough.", figure(rank)),
        say("One grid has {}.", lexicon.shown(longest)),
        (format_puzzle(puzzle), ", ".join(map(lexicon.shown, grid.words)), *_decided(puzzle, lexicon, run, grid.words)),
        {"grid": list(grid.grid), "words": list(grid.words), "rank": rank},
        "".join(sorted(puzzle.letters)),
        grid.grid,
    )


def _decided(puzzle: Puzzle, lexicon: Lexicon, run: Run, printed: Sequence[str]) -> Iterator[str]:
    """What decides a roll, in one sentence that names no slur; that words are enough only if fewer are than printed."""
    slurs = marked(lexicon.language)
    for reason in decided_by(Roll(puzzle, lexicon, Options(), run)):
        if reason.concept in TOLD and slurs.isdisjoint(reason.facts["words"]):
            if reason.concept != FEWER or len(reason.facts["words"]) < len(printed):
                yield reason.text
            return


def paint(puzzle: Puzzle, lexicon: Lexicon, drawing: Drawing) -> None:
    """The dice in two rows, and an empty grid."""
    left = (drawing.width - IN_ROW * (DIE + GAP) + GAP) / 2
    for place, letter in enumerate(puzzle.letters):
        row, column = divmod(place, IN_ROW)
        drawing.tile(left + column * (DIE + GAP), row * (DIE + GAP), DIE, letter.upper(), 26)
    top, side = 2 * (DIE + GAP) + 20, (drawing.width - CELL * COLUMNS) / 2
    rows = min(ROWS, int((drawing.height - top) // CELL))
    for row in range(1, rows):
        drawing.line(side, top + row * CELL, side + COLUMNS * CELL, top + row * CELL, 1, LINE)
    for column in range(1, COLUMNS):
        drawing.line(side + column * CELL, top, side + column * CELL, top + rows * CELL, 1, LINE)
    drawing.box(side, top, COLUMNS * CELL, rows * CELL, radius=4, fill=None)


PAPER: Paper[Puzzle] = Paper(phrase("rolls that can be solved"), draw, judge, paint)
