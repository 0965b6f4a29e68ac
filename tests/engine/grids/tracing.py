"""What a path on a board is, for tests that check paths."""

from __future__ import annotations

from itertools import pairwise

from qless_studio.engine.grids import UNPLAYABLE


def is_path(tiles, near, cells):
    """Whether these cells can be traced: each touches the last, none twice, none unplayable, at least one."""
    return (
        len(cells) > 0
        and len(set(cells)) == len(cells)
        and all(0 <= cell < len(tiles) and tiles[cell] not in UNPLAYABLE for cell in cells)
        and all(after in near[before] for before, after in pairwise(cells))
    )
