"""The paths of one word on a board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from qless_studio.engine.grids.board import UNPLAYABLE, WILDCARD, Neighbours

MAX_PATHS = 200


def paths_of(word: str, tiles: Sequence[str], near: Neighbours, limit: int = MAX_PATHS) -> list[tuple[int, ...]]:
    """The first `limit` paths that spell `word` (lower case), in row-major order.

    Depth first, only through cells from which the rest of the word could be spelled if cells could be used twice.
    """
    ends = _spelling(word, tiles, near)

    def walk(path: tuple[int, ...], place: int) -> Iterator[tuple[int, ...]]:
        if place == len(word):
            yield path
            return
        for cell in near[path[-1]] if path else range(len(tiles)):
            if cell in ends[place] and cell not in path:
                yield from walk((*path, cell), place + len(tiles[cell]))

    return list(islice(walk((), 0), limit)) if word else []


def _spelling(word: str, tiles: Sequence[str], near: Neighbours) -> list[set[int]]:
    """For each index in the word, the cells from which it could be spelled from there on."""
    ends: list[set[int]] = [set() for _ in word]
    for place in reversed(range(len(word))):
        for cell, tile in enumerate(tiles):
            after = place + len(tile)
            fits = tile == WILDCARD or (tile not in UNPLAYABLE and word.startswith(tile, place))
            if fits and (after == len(word) or not ends[after].isdisjoint(near[cell])):
                ends[place].add(cell)
    return ends
