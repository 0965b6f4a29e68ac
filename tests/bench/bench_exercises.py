"""Exercises of every kind from random games, a thousand each, with their answers confirmed in a second way."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from itertools import count

from qless_studio.engine.lexicon import load
from tests.bench.table import Row
from tests.engine.practice.second_ways import SOURCES

COLUMNS = ("each", "")
MANY = 1_000
"""Exercises of each kind; a source that gives several kinds goes on until the rarest of them has so many."""


def rows() -> Iterator[Row]:
    for source, (name, kinds) in SOURCES.items():
        lexicon, start = load(name), time.perf_counter()
        made, wrong = Counter[str](), Counter[str]()
        for seed in count():
            if min(made[kind] for kind in kinds) >= MANY:
                break
            for asked in source(seed, lexicon):
                made[asked.exercise.kind] += 1
                wrong[asked.exercise.kind] += not asked.confirmed
        each = (time.perf_counter() - start) / made.total()
        for kind in kinds:
            yield Row(f"{kind}, {name}", each, None, f"{made[kind]:,} made, {wrong[kind]} not confirmed")
