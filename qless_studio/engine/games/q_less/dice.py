"""The twelve dice, rolls from a seed, and the candidates for the roll of a day. See docs/decisions/020."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from random import Random

from qless_studio.engine.chance import below, shuffled
from qless_studio.engine.lexicon.languages import Language
from qless_studio.engine.lexicon.letter_sets import letter_sets

DICE = (
    "mmllby", "vfgkpp", "hhnnrr", "dfrllw", "rrdlgg", "xkbszn",
    "whhttp", "ccbtjd", "ccmtts", "oiinny", "aeiouu", "aaeeoo",
)  # fmt: skip
TILES = "a" * 13 + "e" * 18 + "i" * 12 + "o" * 11 + "u" * 6 + "n" * 8 + "r" * 9 + "t" * 9 + "d" * 6 + "s" * 6 + (
    "l" * 5 + "g" * 4 + "bbb" + "ccc" + "fff" + "hhh" + "mmm" + "ppp" + "vvv" + "www" + "yyy" + "jjkkqqxxzz"
)  # fmt: skip
"""The tiles from which a free game is drawn: 144, with about the letter frequencies of English."""


Dice = tuple[str, ...]
"""Twelve dice, each by its faces."""


def dice_for(language: Language) -> Dice:
    """The twelve dice for words of a language."""
    sets = letter_sets(language)
    return DICE if sets is None else sets.q_less


def tiles_for(language: Language) -> str:
    """The tiles from which a free game in a language is drawn."""
    sets = letter_sets(language)
    return TILES if sets is None else sets.bag(len(TILES))


@dataclass(frozen=True)
class Roll:
    """Twelve letters in the order of the dice, and the seed that produces them."""

    letters: str
    seed: int


def roll(seed: int, dice: Dice = DICE) -> Roll:
    """Throw all twelve dice."""
    random = Random(seed)
    return Roll("".join(die[below(random, 6)] for die in dice), seed)


def draw(seed: int, count: int, tiles: str = TILES) -> str:
    """`count` tiles of a free game, at most 40."""
    return "".join(shuffled(Random(seed), tiles)[:count])


def candidates_of(day: datetime.date, count: int, dice: Dice = DICE) -> list[Roll]:
    """The rolls from which the roll of a day is chosen; they depend only on the date and the dice."""
    random = Random(day.toordinal() * 2654435761 % 2**32)
    return [roll(random.getrandbits(32), dice) for _ in range(count)]


def dice_of(letters: str, known: Dice = DICE) -> tuple[str, ...] | None:
    """A die for each letter, preferably the one at its index; None when the twelve dice cannot show the letters.

    Bipartite matching by augmenting paths.
    """
    if len(letters) != len(known):
        return None
    shown: dict[int, int] = {n: n for n, letter in enumerate(letters) if letter in known[n]}

    def assign(letter: int, tried: set[int]) -> bool:
        for die in range(len(known)):
            if letters[letter] in known[die] and die not in tried:
                tried.add(die)
                if die not in shown or assign(shown[die], tried):
                    shown[die] = letter
                    return True
        return False

    for number in range(len(letters)):
        if number not in shown.values() and not assign(number, set()):
            return None
    die_of = {letter: die for die, letter in shown.items()}
    return tuple(known[die_of[number]] for number in range(len(letters)))
