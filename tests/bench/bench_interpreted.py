"""Kernels: the same work compiled and interpreted, which gives the same answers."""

from __future__ import annotations

from collections.abc import Iterator

from tests.bench.interpreted import measured, measured_interpreted
from tests.bench.table import Row

COLUMNS = ("compiled", "interpreted")


def rows() -> Iterator[Row]:
    slow = measured_interpreted()
    for what, seconds in measured().items():
        yield Row(what, seconds, slow[what])
