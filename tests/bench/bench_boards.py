"""Boards scored one after the other, on one core: by counting, by finding every path, and by another program.

`QLESS_STUDIO_BOGGLER=FOLDER`: the folder `cpp` of a copy of github.com/danvk/hybrid-boggle, or several of different
branches; what is there is compiled with `boggler.cc`.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import median

from qless_studio.engine.games.boggle.puzzle import scoring_of
from qless_studio.engine.grids import BoardSolver, neighbours_of
from qless_studio.engine.grids.dice import DICE, LETTERS, roll
from qless_studio.engine.kernels.grid import Grid
from qless_studio.engine.lexicon import Lexicon, load
from tests.bench.table import Row

COLUMNS = ("counted", "otherwise")
TURNS = 7
DICE_OF = {4: DICE["new"].dice, 5: DICE["big_1979"].dice}
NUMBER = {4: 20_000, 5: 8_000, 8: 2_000, 10: 1_000}

Way = Callable[[], tuple[float, int]]
"""Scores the boards; gives the seconds it took and the sum of the scores."""


def rows() -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder:
        programs = list(_compiled(Path(folder)))
        for name in ("wide", "common10k"):
            lexicon = load(name)
            for side, number in NUMBER.items():
                random = Random(side)
                boards = [roll(DICE_OF.get(side, [LETTERS] * side * side), random) for _ in range(number)]
                scoring = scoring_of("standard", 3, side * side)
                solver = BoardSolver(lexicon, neighbours_of(side, side), scoring, ["qu"])
                codes = b"".join(map(solver.codes, boards))
                ways: dict[str, Way] = {"every path": partial(_timed, solver.kernel, codes)}
                if side in DICE_OF:
                    _write(Path(folder), lexicon, boards)
                    ways |= {what: partial(_called, program, Path(folder), number) for what, program in programs}
                counted = partial(_timed, solver.counts, codes)
                yield from _compared(f"{side}x{side} boards, {name}", number, counted, ways)


def _compared(what: str, number: int, counted: Way, ways: dict[str, Way]) -> Iterator[Row]:
    """Seconds a board, the best of all turns, and the ratio in each turn."""
    ours: list[float] = []
    theirs: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(TURNS):
        spent, expected = counted()
        ours.append(spent)
        for name, way in ways.items():
            spent, total = way()
            theirs[name].append(spent)
            assert total == expected, f"{name} comes to {total} points, not {expected}"
    for name, times in theirs.items():
        ratios = [other / own for other, own in zip(times, ours, strict=True)]
        note = f"{number / min(ours):,.0f} a second; in turns {min(ratios):.2f} at least, median {median(ratios):.2f}"
        yield Row(f"{what}; {name}", min(ours) / number, min(times) / number, note)


def _timed(kernel: Grid, codes: bytes) -> tuple[float, int]:
    start = time.thread_time()
    _, scores = kernel.many(codes)
    return time.thread_time() - start, sum(scores)


def _compiled(folder: Path) -> Iterator[tuple[str, Path]]:
    """The other program of each folder given, and the name of its copy."""
    for number, given in enumerate(filter(None, os.environ.get("QLESS_STUDIO_BOGGLER", "").split(os.pathsep))):
        source, program = Path(given), folder / f"boggler{number}"
        main = Path(__file__).with_name("boggler.cc")
        flags = ["-std=c++20", "-O3", "-march=native", "-w"]
        subprocess.run(["g++", *flags, "-I", source, main, source / "trie.cc", "-o", program], check=True)
        yield str(source.absolute().parent.name), program


def _write(folder: Path, lexicon: Lexicon, boards: Sequence[Sequence[str]]) -> None:
    """The files for the other program, which has a letter for Qu and no shortest word."""
    words = (word for word in lexicon.words if len(word) > 2)
    Path(folder, "words").write_text("\n".join(words) + "\n", "utf-8")
    Path(folder, "boards").write_text("".join("".join(tile[0] for tile in board) + "\n" for board in boards), "utf-8")


def _called(program: Path, folder: Path, number: int) -> tuple[float, int]:
    command = [program, folder / "words", folder / "boards"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    return number / float(said[-2]), int(said[-1])
