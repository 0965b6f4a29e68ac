"""What happens to the tiles of the grid when several are moved or laid at once; no Qt."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import count

from qless_studio.ui.games.q_less.open_grid import Place


def moved(places: Collection[Place], rows: int, columns: int) -> frozenset[Place]:
    """The places so many rows down and columns to the right."""
    return frozenset((row + rows, column + columns) for row, column in places)


def with_moved(tiles: Mapping[Place, str], places: Collection[Place], rows: int, columns: int) -> dict[Place, str]:
    """The tiles after those at some places were moved; a tile that one of them covers is gone from the grid."""
    others = {place: letter for place, letter in tiles.items() if place not in places}
    return others | {(row + rows, column + columns): tiles[row, column] for row, column in places}


def free_steps(tiles: Mapping[Place, str], places: Collection[Place], rows: int, columns: int) -> int:
    """How many steps the tiles at some places must go in one direction until they cover no other tile; at least 1."""
    others = tiles.keys() - set(places)
    return next(n for n in count(1) if others.isdisjoint(moved(places, n * rows, n * columns)))


def with_laid(tiles: Mapping[Place, str], letters: Sequence[str], start: Place, down: bool) -> dict[Place, str]:
    """The tiles with letters laid one after the other from a place on, past those that are there."""
    laid, (row, column) = dict(tiles), start
    for letter in letters:
        while (row, column) in laid:
            row, column = (row + 1, column) if down else (row, column + 1)
        laid[row, column] = letter
    return laid


def with_slots_moved(slots: int, chosen: Collection[int], source: int, target: int) -> list[int]:
    """The order of the slots of a rack after the chosen ones were dragged, at `source`, to `target`."""
    others = [slot for slot in range(slots) if slot not in chosen]
    before = sum(slot < target or (slot == target and source < target) for slot in others)
    return [*others[:before], *sorted(chosen), *others[before:]]
