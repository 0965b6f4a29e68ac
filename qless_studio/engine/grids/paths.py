"""The paths of one word on a board, and the tiles that they start at or lead through."""

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
            if _fits(word, place, tile) and (after == len(word) or not ends[after].isdisjoint(near[cell])):
                ends[place].add(cell)
    return ends


def starts_at(word: str, cell: int, tiles: Sequence[str], near: Neighbours) -> bool:
    """Whether any path of the word (lower case) starts at this cell."""
    return _fits(word, 0, tiles[cell]) and _ends_from(word, (cell,), len(tiles[cell]), tiles, near)


def leads_through(word: str, cell: int, tiles: Sequence[str], near: Neighbours) -> bool:
    """Whether any path of the word (lower case) leads through this cell.

    Looks from the cell outwards, so that the size of the board does not matter.
    """
    tile = tiles[cell]

    def reached(path: tuple[int, ...], place: int, after: int) -> bool:
        """Whether the path, which is at `place` of the word, can be continued back to its beginning and on to its end.

        `path` runs backwards from the cell; the letters behind the cell begin at `after`.
        """
        if place == 0:
            return _ends_from(word, (*path[1:], path[0]), after, tiles, near)
        return any(
            reached((*path, before), place - len(tiles[before]), after)
            for before in near[path[-1]]
            if before not in path and _fits(word, place - len(tiles[before]), tiles[before])
        )

    return any(
        _fits(word, place, tile) and reached((cell,), place, place + len(tile))
        for place in range(len(word) - len(tile) + 1)
    )


def _ends_from(word: str, path: tuple[int, ...], place: int, tiles: Sequence[str], near: Neighbours) -> bool:
    """Whether a path can be continued from its last cell with the letters from `place` on."""
    if place == len(word):
        return True
    return any(
        _ends_from(word, (*path, cell), place + len(tiles[cell]), tiles, near)
        for cell in near[path[-1]]
        if cell not in path and _fits(word, place, tiles[cell])
    )


def _fits(word: str, place: int, tile: str) -> bool:
    """Whether a tile can play the letters of the word from `place` on."""
    if place < 0 or tile in UNPLAYABLE:
        return False
    return place < len(word) if tile == WILDCARD else word.startswith(tile, place)
