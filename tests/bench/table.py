"""What a benchmark reports, and how it measures."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Row:
    """One measurement: seconds for the same work by our method and, where there is one, by the published one."""

    what: str
    ours: float
    theirs: float | None = None
    note: str = ""

    @property
    def ratio(self) -> float | None:
        return None if self.theirs is None else self.theirs / self.ours


def seconds(work: Callable[[Any], object], inputs: Iterable[Any]) -> list[float]:
    """Wall time of `work` on each input, sorted."""
    times = []
    for given in inputs:
        start = time.perf_counter()
        work(given)
        times.append(time.perf_counter() - start)
    return sorted(times)


def median(work: Callable[[Any], object], inputs: Iterable[Any]) -> float:
    """Median wall time of `work` over the inputs."""
    return statistics.median(seconds(work, inputs))
