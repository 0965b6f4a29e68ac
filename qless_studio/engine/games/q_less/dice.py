"""The twelve dice, rolls from a seed, and the candidates for the roll of a day. See docs/decisions/020."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from random import Random

from qless_studio.engine.chance import below, shuffled

DICE = (
    "mmllby", "vfgkpp", "hhnnrr", "dfrllw", "rrdlgg", "xkbszn",
    "whhttp", "ccbtjd", "ccmtts", "oiinny", "aeiouu", "aaeeoo",
)  # fmt: skip
TILES = "a" * 13 + "e" * 18 + "i" * 12 + "o" * 11 + "u" * 6 + "n" * 8 + "r" * 9 + "t" * 9 + "d" * 6 + "s" * 6 + (
    "l" * 5 + "g" * 4 + "bbb" + "ccc" + "fff" + "hhh" + "mmm" + "ppp" + "vvv" + "www" + "yyy" + "jjkkqqxxzz"
)  # fmt: skip
"""The tiles from which a free game is drawn: 144, with about the letter frequencies of English."""


@dataclass(frozen=True)
class Roll:
    """Twelve letters in the order of `DICE`, and the seed that produces them."""

    letters: str
    seed: int


def roll(seed: int) -> Roll:
    """Throw all twelve dice."""
    random = Random(seed)
    return Roll("".join(die[below(random, 6)] for die in DICE), seed)


def draw(seed: int, count: int) -> str:
    """`count` tiles of a free game, at most 40."""
    return "".join(shuffled(Random(seed), TILES)[:count])


def candidates_of(day: datetime.date, count: int) -> list[Roll]:
    """The rolls from which the roll of a day is chosen; they depend only on the date."""
    random = Random(day.toordinal() * 2654435761 % 2**32)
    return [roll(random.getrandbits(32)) for _ in range(count)]
