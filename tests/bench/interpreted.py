"""Seconds of the same work in this process, or, run as a program, with the kernels interpreted."""

from __future__ import annotations

import importlib.abc
import importlib.util
import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from random import Random
from types import ModuleType

PACKAGE = "qless_studio.engine.kernels"


class FromSource(importlib.abc.MetaPathFinder):
    """Finds each kernel's source, whether or not it was compiled too."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith(PACKAGE + ".") or not path:
            return None
        source = Path(path[0]) / f"{fullname.rpartition('.')[2]}.py"
        return importlib.util.spec_from_loader(fullname, SourceFileLoader(fullname, str(source)))


def measured() -> dict[str, float]:
    """Seconds by what was done, with the kernels as they are."""
    from tests.bench.table import median

    return {name: median(work, inputs) for name, (work, inputs) in _works().items()}


def _works() -> dict[str, tuple[Callable[..., object], Sequence[object]]]:
    from qless_studio.engine.games.affix import dealer
    from qless_studio.engine.games.affix.dealer import GenerateOptions
    from qless_studio.engine.games.boggle.puzzle import scoring_of
    from qless_studio.engine.games.q_less.dice import roll as roll_q_less
    from qless_studio.engine.games.q_less.difficulty import completion
    from qless_studio.engine.games.q_less.puzzle import Options, Puzzle
    from qless_studio.engine.games.quiddler.dealer import dealt
    from qless_studio.engine.games.quiddler.rules import ENGLISH_DECK
    from qless_studio.engine.games.word_streak.rules import load_rules
    from qless_studio.engine.grids import BoardSolver, neighbours_of
    from qless_studio.engine.grids.dice import LETTERS, roll
    from qless_studio.engine.kernels import trie
    from qless_studio.engine.lexicon import load
    from qless_studio.engine.solving import Run
    from tests.bench.bench_quiddler import prove

    wide, ten, random = load("wide"), load("common10k"), Random(8)
    text = "\n".join((*ten.words, "")).encode()
    four, eight = (
        BoardSolver(wide, neighbours_of(size, size), scoring_of("standard", 3, size * size), []) for size in (4, 8)
    )
    streak = BoardSolver(wide, neighbours_of(4, 4), load_rules("word_streak").scoring(), [])
    small, large = ([roll([LETTERS] * cells, random) for _ in range(count)] for cells, count in ((16, 20), (64, 3)))
    rolls = [Puzzle(roll_q_less(seed).letters) for seed in range(10)]
    deals = [dealt(random, ENGLISH_DECK) for _ in range(3)]
    narrow = GenerateOptions(prefix_min=2, prefix_max=12, suffix_min=2, suffix_max=4)
    return {
        "trie of 10,000 words": (lambda _: trie.build(text, ten.longest), range(3)),
        "Boggle 4x4": (four.all, small),
        "Boggle 8x8": (eight.all, large),
        "Word Streak 4x4": (streak.all, small),
        "Quiddler, best score proven, 154,611 words": (lambda deal: prove(deal, wide), deals),
        "Q-Less, first grid or proof, 10,000 words": (lambda p: completion(p, ten, Options(), Run()), rolls),
        "Affix, all puzzles, 5,000 words": (
            lambda five: list(dealer.generate(five, narrow, Run())),
            [load("common5k") for _ in "123"],
        ),
    }


def measured_interpreted() -> dict[str, float]:
    """`measured` in a process of its own, in which no kernel is compiled."""
    done = subprocess.run([sys.executable, "-m", __name__], capture_output=True, text=True, check=True, timeout=600)
    times: dict[str, float] = json.loads(done.stdout)
    return times


if __name__ == "__main__":
    sys.meta_path.insert(0, FromSource())
    from qless_studio.engine import kernels

    assert not kernels.compiled()
    print(json.dumps(measured()))
