"""Dice, tiles and cards fitted to the words of a language; English has the published ones of each game.

See docs/decisions/078.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from qless_studio.engine.lexicon.languages import ENGLISH, Language
from qless_studio.engine.resources import resource


class LetterSets(NamedTuple):
    """The letters of games in one language."""

    shares: Mapping[str, float]
    """How often each letter occurs in usual words, in percent; the most frequent first."""
    dice: Mapping[int, tuple[str, ...]]
    """By the side of a square board: a die for each cell, as in the text form of boards."""
    q_less: tuple[str, ...]
    """The twelve dice of Q-Less."""
    copies: Mapping[str, int]
    """The deck of Quiddler: how many there are of each card, in capitals."""
    points: Mapping[str, int]
    """Points by card of the deck."""

    def bag(self, count: int) -> str:
        """Choose this many letters by their shares, each at least once, in alphabetical order: largest remainders."""
        total = sum(self.shares.values())
        wanted = {letter: count * share / total for letter, share in self.shares.items()}
        copies = {letter: max(1, math.floor(number)) for letter, number in wanted.items()}
        while sum(copies.values()) < count:
            copies[max(copies, key=lambda letter: wanted[letter] - copies[letter])] += 1
        while sum(copies.values()) > count:
            several = [letter for letter in copies if copies[letter] > 1]
            copies[min(several, key=lambda letter: wanted[letter] - copies[letter])] -= 1
        return "".join(letter * copies[letter] for letter in sorted(copies))

    @property
    def values(self) -> dict[str, int]:
        """A value from 1 to 10 for every letter, for games that count the tiles of a word; 10 where no card has it."""
        highest = max(self.points.values())
        points = {letter: self.points.get(letter.upper(), highest) for letter in self.shares}
        return {letter: max(1, round(10 * each / highest)) for letter, each in points.items()}


@cache
def letter_sets(language: Language) -> LetterSets | None:
    """Dice, tiles and cards of a language; None for English."""
    if language.code == ENGLISH.code:
        return None
    name = f"letters+{language.variant}.json" if language.variant else "letters.json"
    known = json.loads(resource(f"languages/{language.code}/{name}").read_text("utf-8"))
    deck = known["quiddler"]
    return LetterSets(
        shares=known["letter_share"],
        dice={4: tuple(known["4x4"]["dice"]), 5: tuple(known["5x5"]["dice"])},
        q_less=tuple(known["q_less"]["dice"]),
        copies={card.upper(): copies for card, copies in sorted(deck["copies"].items(), key=_in_deck)},
        points={card.upper(): points for card, points in deck["points"].items()},
    )


def _in_deck(item: tuple[str, int]) -> tuple[int, str]:
    """Single letters first, in alphabetical order."""
    return len(item[0]), item[0]
