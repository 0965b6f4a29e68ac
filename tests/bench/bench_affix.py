"""Affix: generating, counting and hints beside the published search."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice
from typing import Any

from qless_studio.engine.games.affix import dealer, pairs, solver
from qless_studio.engine.games.affix import solver as rating
from qless_studio.engine.games.affix import why as hints
from qless_studio.engine.games.affix.dealer import GenerateOptions
from qless_studio.engine.games.affix.position import BoardPosition
from qless_studio.engine.games.affix.puzzle import Options, Puzzle, find_board, parse_puzzle
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.solving import Limit, Run
from tests.bench.table import Row, median, seconds

CAP = 15.0
"""Seconds after which the published search is given up."""
NARROW: dict[str, Any] = {"prefix_min": 2, "prefix_max": 12, "suffix_min": 2, "suffix_max": 4}


class GivenUp(Exception):  # noqa: N818 - not an error
    """The cap is reached."""


class Published:
    """OKWDDM (Baillehache 2023) from its description: two hash tables of pairs, the centre prefix first.

    For each centre its suffixes t1..t4 with t2 > t1, t3 > t1, t4 > t2 by their index among the pairs of the centre,
    then the eight outer prefixes, each from the pairs of one of its suffixes and looked up with the others, with a flag
    on each pair in use. A quadruple is done at its first full board and is not tried again.
    """

    def __init__(self, lexicon: Lexicon, options: Options) -> None:
        self.by_prefix: defaultdict[str, list[str]] = defaultdict(list)
        self.by_suffix: defaultdict[str, list[str]] = defaultdict(list)
        for word in lexicon.words:
            if not pairs.is_excluded(word, lexicon, options.plural):
                for cut in pairs.cuts(word, options):
                    self.by_prefix[word[:cut]].append(word[cut:])
                    self.by_suffix[word[cut:]].append(word[:cut])
        self.pruned = {p for p, some in self.by_prefix.items() if len(some) < 2}
        self.rare = {s for s, some in self.by_suffix.items() if len(some) < 6}
        self.pairs = {(p, s) for p, some in self.by_prefix.items() for s in some}
        self.found: set[tuple[str, ...]] = set()
        self.used: set[tuple[str, str]] = set()
        self.outer = [node.joins for node in find_board("kansai").nodes[1:]]

    def search(self, cap: float, first: bool = False) -> int:
        """Quadruples found, all or the first; raises `GivenUp` after `cap` seconds."""
        self.deadline = time.perf_counter() + cap
        for prefix, suffixes in self.by_prefix.items():
            ends = [suffix for suffix in suffixes if suffix not in self.rare]
            for one, end in enumerate(ends):
                for two in range(one + 1, len(ends)):
                    for three in range(one + 1, len(ends)):
                        if three != two:
                            for four in range(two + 1, len(ends)):
                                if four != three:
                                    self._try(prefix, (end, ends[two], ends[three], ends[four]))
                                    if first and self.found:
                                        return 1
        return len(self.found)

    def _try(self, centre: str, quadruple: tuple[str, ...]) -> None:
        if time.perf_counter() > self.deadline:
            raise GivenUp
        if quadruple not in self.found:
            self.used = {(centre, suffix) for suffix in quadruple}
            if self._fill(quadruple, 0):
                self.found.add(quadruple)

    def _fill(self, quadruple: tuple[str, ...], node: int) -> bool:
        if node == len(self.outer):
            return True
        if time.perf_counter() > self.deadline:
            raise GivenUp
        ends = [quadruple[place] for place in self.outer[node]]
        for prefix in self.by_suffix[ends[0]]:
            words = [(prefix, end) for end in ends]
            if prefix in self.pruned or any(pair not in self.pairs or pair in self.used for pair in words):
                continue
            self.used.update(words)
            if self._fill(quadruple, node + 1):
                return True
            self.used.difference_update(words)
        return False


def published(lexicon: Lexicon, options: Options) -> tuple[float, str]:
    """Its seconds, building included, and whether it was given up."""
    start = time.perf_counter()
    search = Published(lexicon, options)
    try:
        search.search(CAP)
    except GivenUp:
        return time.perf_counter() - start, f"published given up after {CAP:g} s: the ratio is a lower bound"
    return time.perf_counter() - start, f"published: {len(search.found):,} quadruples, mirrored ones among them"


def generated(lexicon: Lexicon, options: GenerateOptions) -> tuple[float, float, str]:
    """Seconds to the first puzzle and to all of them, tables and exact counts included."""
    run, start, first = Run(Limit(seconds=60)), time.perf_counter(), 0.0
    for _ in dealer.generate(lexicon, options, run):
        first = first or time.perf_counter() - start
    summary = run.summary
    assert isinstance(summary, dealer.GenerateSummary)
    return first, time.perf_counter() - start, f"{summary.puzzles:,} puzzles, {int(summary.boards):,} boards"


def rows() -> Iterator[Row]:
    two, five, ten = load("common2k"), load("common5k"), load("common10k")
    for name, lexicon, lengths in (
        ("2,000 words, prefix 2+, suffix 2-4", two, NARROW),
        ("5,000 words, prefix 2+, suffix 2-4", five, NARROW),
        ("10,000 words, prefix 2+, suffix 2-4", ten, NARROW),
        ("10,000 words, prefix 1-3, suffix 2-6", ten, {}),
    ):
        first, every, what = generated(lexicon, GenerateOptions(**lengths))
        theirs, note = published(lexicon, Options(**lengths))
        yield Row(f"all puzzles, {name}", every, theirs, f"{what}; {note}")
        if first:
            yield Row(f"first puzzle, {name}", first)
    yield from _play(ten, GenerateOptions(**NARROW))


def _play(lexicon: Lexicon, options: GenerateOptions) -> Iterator[Row]:
    puzzles = [dealt.puzzle for dealt in islice(dealer.generate(lexicon, options, Run()), 0, 2000, 40)]
    rank = pairs.ranks(lexicon)
    positions = [solver.position_for(puzzle, lexicon, options) for puzzle in puzzles]

    def one_candidate(position: BoardPosition) -> None:
        next(iter(solver.candidates(position, len(position.board.nodes) - 1)))

    def first_fill(puzzle: Puzzle) -> None:
        next(solver.solve(puzzle, lexicon, options, Run()))

    yield Row("exact number of boards of a puzzle", median(lambda position: position.count(), positions))
    yield Row("hint check of one candidate, median", median(one_candidate, positions))
    yield Row("hint check of one candidate, worst", seconds(one_candidate, positions)[-1], note="target 2 ms")
    yield Row("difficulty of a puzzle", median(lambda position: rating.rate(position, rank), positions))
    yield Row("all steps of a hint", median(lambda position: hints.hints(position, rank, lambda: None), positions))
    yield Row("puzzle to commonest board, from the bare word list", median(first_fill, puzzles))
    partial = parse_puzzle("ke ? sh ve")
    yield Row(
        "all completions of `ke ? sh ve`", median(lambda p: list(solver.solve(p, lexicon, options, Run())), [partial])
    )
