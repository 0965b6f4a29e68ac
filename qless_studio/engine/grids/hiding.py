"""A fresh board that hides a given word."""

from __future__ import annotations

import zlib
from random import Random

from qless_studio.engine.grids.board import Neighbours
from qless_studio.engine.grids.dice import bag_of, find_dice, pick, shuffled, usual_dice
from qless_studio.engine.grids.search import planted
from qless_studio.engine.lexicon.languages import Language


def hidden_in(word: str, near: Neighbours, language: Language, number: int) -> tuple[str, ...] | None:
    """Tiles of a board with the word on it, the same for the same number; None if it cannot be placed there.

    Rolled with the usual dice of the language for this many cells; with letters from its bag where there are none, or
    where they cannot spell the word. The other tiles are rolled too, so the word may be on the board more than once.
    """
    random = Random(zlib.crc32(f"{word} {number}".encode()))
    usual, bag = find_dice(usual_dice(language, len(near))), (bag_of(language),) * len(near)
    for dice in (usual.dice, bag) if usual else (bag,):
        fixed = planted(word, dice, near, random)
        if fixed is not None:
            used = {die for die, _ in fixed.values()}
            rest = iter(shuffled([die for number, die in enumerate(dice) if number not in used], random))
            return tuple(fixed[cell][1] if cell in fixed else pick(next(rest), random) for cell in range(len(near)))
    return None
