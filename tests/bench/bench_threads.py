"""Threads: batches of every game by one worker and by two, on the executors that `solve --batch` takes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from random import Random

from qless_studio.cli.solve import BatchTask, Line, solve_all
from qless_studio.engine.games.boggle.puzzle import scoring_of
from qless_studio.engine.games.q_less.dice import roll as roll_q_less
from qless_studio.engine.games.q_less.puzzle import Puzzle as QLessPuzzle
from qless_studio.engine.games.quiddler.dealer import dealt
from qless_studio.engine.games.quiddler.rules import ENGLISH_DECK
from qless_studio.engine.games.word_streak.dealer import multipliers
from qless_studio.engine.games.word_streak.puzzle import Puzzle as StreakPuzzle
from qless_studio.engine.grids import Board, BoardSolver, neighbours_of
from qless_studio.engine.grids.dice import DICE, LETTERS, roll
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.pools import Pool
from qless_studio.engine.registry import GAMES
from tests.bench.table import Row

COLUMNS = ("two", "one")
BOARDS = 20_000
ROUNDS = 3
"""The best of so many counts: another program's turn on the processor is none of ours."""


def rows() -> Iterator[Row]:
    yield _boards()
    for game, lexicon, puzzles in batches():
        lines = [Line(number, puzzle) for number, puzzle in enumerate(puzzles)]
        title, words = next(one.title for one in GAMES if one.key == game), load(lexicon)
        for kind, name in ((ThreadPoolExecutor, "threads"), (ProcessPoolExecutor, "processes")):
            one, two = (_batch(BatchTask(game), lines, words, kind, workers) for workers in (1, 2))
            note = f"{len(puzzles) / two:,.0f} a second by two"
            yield Row(f"{title}, batch of {len(puzzles):,}, {name}", two / len(puzzles), one / len(puzzles), note)


def batches() -> Iterator[tuple[str, str, list[str]]]:
    """Game, word list and puzzles as they stand in a file."""
    random, texts = Random(7), {game.key: game.format for game in GAMES}
    boards = [Board(4, 4, roll(DICE["new"].dice, random)) for _ in range(1000)]
    yield "boggle", "wide", [texts["boggle"](board) for board in boards]
    streaks = [StreakPuzzle(Board(4, 4, roll([LETTERS] * 16, random)), multipliers(3, 16, random)) for _ in boards]
    yield "word-streak", "wide", [texts["word-streak"](puzzle) for puzzle in streaks]
    yield "quiddler", "wide", [texts["quiddler"](dealt(random, ENGLISH_DECK)) for _ in range(100)]
    yield "q-less", "common10k", [texts["q-less"](QLessPuzzle(roll_q_less(seed).letters)) for seed in range(600)]
    yield "affix", "common10k", ["ke ? sh ve"] * 300


def _batch(
    task: BatchTask, lines: list[Line], lexicon: Lexicon, kind: Callable[[int], Executor], workers: int
) -> float:
    """Seconds of a batch, the workers' start and their word lists not counted."""
    with Pool(kind(workers), workers) as pool:
        for _ in solve_all(task, lines[: 4 * workers], lexicon, pool):
            pass
        return min(_timed(lambda: list(solve_all(task, lines, lexicon, pool))) for _ in range(ROUNDS))


def _boards() -> Row:
    """Words and scores of boards alone, in one call that leaves the interpreter to others."""
    lexicon, random, scoring = load("wide"), Random(2), scoring_of("standard", None, 16)
    solvers = [BoardSolver(lexicon, neighbours_of(4, 4), scoring, ["qu"]) for _ in range(2)]
    codes = b"".join(solvers[0].codes(roll(DICE["new"].dice, random)) for _ in range(BOARDS))
    one = min(_timed(lambda: solvers[0].counts.many(codes)) for _ in range(ROUNDS)) / BOARDS
    with ThreadPoolExecutor(2) as pool:
        work = lambda: list(pool.map(lambda solver: solver.counts.many(codes), solvers))  # noqa: E731
        two = min(_timed(work) for _ in range(ROUNDS)) / (2 * BOARDS)
    return Row(f"Boggle, {BOARDS:,} boards scored a call, threads", two, one, f"{1 / two:,.0f} a second by two")


def _timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start
