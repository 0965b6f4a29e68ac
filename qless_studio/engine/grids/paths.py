"""The ways to trace one word over a board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from qless_studio.engine.grids.board import UNPLAYABLE, WILDCARD, Neighbours

MAX_PATHS = 200


def paths_of(word: str, tiles: Sequence[str], near: Neighbours, most: int = MAX_PATHS) -> list[tuple[int, ...]]:
    """The paths that spell `word` (lower case), in row-major order, the first `most` of them.

    Depth first over the cells from which the rest of the word can be spelled at all, were a cell allowed twice.
    """
    ends = _spelling(word, tiles, near)

    def walk(path: tuple[int, ...], place: int) -> Iterator[tuple[int, ...]]:
        if place == len(word):
            yield path
            return
        for cell in near[path[-1]] if path else range(len(tiles)):
            if cell in ends[place] and cell not in path:
                yield from walk((*path, cell), place + len(tiles[cell]))

    return list(islice(walk((), 0), most)) if word else []


def _spelling(word: str, tiles: Sequence[str], near: Neighbours) -> list[set[int]]:
    """By place in the word: the cells that may play from there on."""
    ends: list[set[int]] = [set() for _ in word]
    for place in reversed(range(len(word))):
        for cell, tile in enumerate(tiles):
            after = place + len(tile)
            fits = tile == WILDCARD or (tile not in UNPLAYABLE and word.startswith(tile, place))
            if fits and (after == len(word) or not ends[after].isdisjoint(near[cell])):
                ends[place].add(cell)
    return ends
