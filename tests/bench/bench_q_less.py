"""Q-Less: ours, set-up included, beside the published method, on rolls of the dice."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator

from qless_studio.engine.games.q_less import solve, solver
from qless_studio.engine.games.q_less.dice import draw, roll
from qless_studio.engine.games.q_less.difficulty import completion, fewest_words, most_compact, vocabulary_needed
from qless_studio.engine.games.q_less.puzzle import Options, Puzzle, tiles_of
from qless_studio.engine.games.q_less.searches import diagnose
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.solving import Run, Search
from tests.bench.published_q_less import Capped, first_solution
from tests.bench.table import Row, median, seconds

ROLLS = 1000
CAP = 5.0
"""Seconds that the published method gets for a roll."""
COMPARED = 6
RICH = "bbeghiinrrst"
"""A roll with 120,282 solutions with the wide list."""


def rows() -> Iterator[Row]:
    puzzles = [Puzzle(roll(seed).letters) for seed in range(ROLLS)]
    for name in ("common10k", "wide"):
        lexicon = load(name)
        solver.spelled(puzzles[0].letters, lexicon, Options())  # builds the trie, once for every run of the program
        yield from first(name, lexicon, puzzles)
        yield from everything(name, lexicon, puzzles[: ROLLS if name == "common10k" else 60])
        yield from positions(name, lexicon, puzzles[:300])
    yield from studies(load("common10k"), puzzles[:100])
    yield from free(load("wide"))


def first(name: str, lexicon: Lexicon, puzzles: list[Puzzle]) -> Iterator[Row]:
    times = seconds(lambda puzzle: completion(puzzle, lexicon, Options(), Run()), puzzles)
    unfinished, theirs = 0, []
    for puzzle in puzzles[:COMPARED]:
        start = time.perf_counter()
        try:
            first_solution(puzzle.letters, lexicon.words, CAP)
        except Capped:
            unfinished += 1
        theirs.append(time.perf_counter() - start)
    note = f"regular expressions; {unfinished} given up after {CAP:g} s"
    ours = median(lambda puzzle: completion(puzzle, lexicon, Options(), Run()), puzzles[:COMPARED])
    yield Row(f"first grid or proof, {name}, median of {COMPARED}", ours, statistics.median(theirs), note)
    yield Row(f"first grid or proof, {name}, median of {len(times)}", statistics.median(times))
    yield Row(f"first grid or proof, {name}, 99 of 100", times[len(times) * 99 // 100])
    yield Row(f"first grid or proof, {name}, worst of {len(times)}", times[-1])


def everything(name: str, lexicon: Lexicon, puzzles: list[Puzzle]) -> Iterator[Row]:
    counts = []

    def count(puzzle: Puzzle) -> None:
        search = solver.search_of(puzzle, solver.spelled(puzzle.letters, lexicon, Options()), Options())
        search.count_only()
        for _ in solver.advance(search, Run()):
            pass
        counts.append(search.counts().solutions)

    times = seconds(count, puzzles)
    note = f"{statistics.median(counts):,.0f} grids in the median, {max(counts):,} at most"
    yield Row(f"all grids counted, {name}, median of {len(times)}", statistics.median(times), note=note)
    yield Row(f"all grids counted, {name}, worst", times[-1])
    if name == "wide":
        shown = median(run_of(lexicon, None), [Puzzle(RICH)])
        yield Row("all grids in bands, each one built, wide, 120,282 grids", shown)
        yield Row("all grids in bands, only counted, the same", median(run_of(lexicon, 1), [Puzzle(RICH)]))


def run_of(lexicon: Lexicon, keep: int | None) -> Callable[[Puzzle], None]:
    def work(puzzle: Puzzle) -> None:
        for _ in solve(puzzle, lexicon, Options(), Run(keep=keep)):
            pass

    return work


def positions(name: str, lexicon: Lexicon, puzzles: list[Puzzle]) -> Iterator[Row]:
    """The check after each tile: half of a grid, right, and with its first tile put elsewhere, mostly wrong."""
    given = []
    for puzzle in puzzles:
        found = completion(puzzle, lexicon, Options(), Run())
        if found is not None:
            tiles = tiles_of(found.grid)[:6]
            given.append(puzzle.with_tiles(tiles))
            given.append(puzzle.with_tiles([tiles[0]._replace(row=-2), *tiles[1:]]))
    times = seconds(lambda puzzle: completion(puzzle, lexicon, Options(), Run()), given)
    yield Row(f"still solvable from here, {name}, median of {len(times)}", statistics.median(times))
    yield Row(f"still solvable from here, {name}, worst", times[-1])


def studies(lexicon: Lexicon, puzzles: list[Puzzle]) -> Iterator[Row]:
    yield Row("vocabulary needed", median(lambda p: vocabulary_needed(p, lexicon, Options(), Run()), puzzles))
    yield Row("fewest words, proven", median(lambda p: fewest_words(p, lexicon, Options(), Run()), puzzles))
    yield Row("smallest box, proven", median(lambda p: most_compact(p, lexicon, Options(), Run()), puzzles))
    stuck = [puzzle for puzzle in puzzles if completion(puzzle, lexicon, Options(), Run()) is None]
    yield Row("why unsolvable, every rescue", median(lambda p: diagnose(p, lexicon, Options(), [], Run()), stuck))


def free(lexicon: Lexicon) -> Iterator[Row]:
    for tiles in (21, 40):
        puzzles = [Puzzle(draw(seed, tiles), free=True) for seed in range(40)]
        times = seconds(lambda p: Search(lambda run: solve(p, lexicon, Options(), run), Run()).perform(), puzzles)
        yield Row(f"free game, {tiles} tiles, median", statistics.median(times), note=f"worst {times[-1] * 1e3:.0f} ms")
