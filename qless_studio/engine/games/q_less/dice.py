"""The twelve dice: rolls from a seed and of a day, all rolls numbered, and those opened last."""

from __future__ import annotations

import datetime
import json
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from qless_studio.engine.days import below, shuffled
from qless_studio.engine.folders import resource
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.languages import Language, is_letter, letter_sets
from qless_studio.engine.recent import RecentFile

# The twelve dice, rolls from a seed, and the candidates for the roll of a day. See docs/decisions/020.

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


# Every roll that twelve dice can show, numbered without listing them. See docs/decisions/020.


class Rolls:
    """Every different multiset of letters that the dice can show, numbered in alphabetical order.

    A roll is built letter by letter, deciding how often each is shown. The state is the family of sets of dice that can
    show the letters so far: one bit for each of the 4,096 sets. Equal states have equal continuations, so there are
    only 150,000 of them, found in about two seconds; then a roll is looked up in 10 us.
    """

    def __init__(self, dice: Dice = DICE) -> None:
        self._faces = faces = tuple(sorted(set("".join(dice))))
        sets = 1 << len(dice)
        self._dice = [[number for number, die in enumerate(dice) if letter in die] for letter in faces]
        self._without = [sum(1 << s for s in range(sets) if not s >> die & 1) for die in range(len(dice))]
        last = [max(faces.index(letter) for letter in die) for die in dice]
        spent = [sum(1 << die for die in range(len(dice)) if last[die] < n) for n in range(len(faces) + 1)]
        alive = [sum(1 << s for s in range(sets) if s & need == need) for need in spent]
        self._choices: list[tuple[tuple[int, int, int], ...]] = [()]
        """For each family its choices: copies of the letter, the family after them, number of rolls from there on."""
        self._root, self._count = self._number(0, 1, alive, {})

    def __len__(self) -> int:
        """Number of rolls: 15,800,439 for the English dice."""
        return self._count

    def __getitem__(self, number: int) -> str:
        """The sorted letters of a roll; raises `IndexError`."""
        if not 0 <= number < self._count:
            raise IndexError(number)
        family, letters = self._root, ""
        for letter in self._faces:
            for copies, after, count in self._choices[family]:
                if number < count:
                    letters += letter * copies
                    family = after
                    break
                number -= count
        return letters

    def _number(
        self, level: int, family: int, alive: list[int], known: dict[tuple[int, int], tuple[int, int]]
    ) -> tuple[int, int]:
        """(number of the family, number of rolls from it on), numbering all families after it; 0 rolls: a dead end."""
        family &= alive[level]
        if not family or level == len(self._faces):
            return 0, int(family > 0)
        key = (level, family)
        if key not in known:
            choices, copies = [], 0
            while family:
                after, count = self._number(level + 1, family, alive, known)
                if count:
                    choices.append((copies, after, count))
                family, copies = self._shown(level, family), copies + 1
            self._choices.append(tuple(reversed(choices)))  # more copies of a letter come first in the alphabet
            known[key] = len(self._choices) - 1, sum(count for _, _, count in choices)
        return known[key]

    def _shown(self, level: int, family: int) -> int:
        """The sets of dice that can show the letter of this level one more time."""
        found = 0
        for die in self._dice[level]:
            found |= (family & self._without[die]) << (1 << die)
        return found


@cache
def all_rolls(dice: Dice = DICE) -> Rolls:
    """The numbering, built once for each set of dice."""
    return Rolls(dice)


# The last rolls opened and their proven results, shown on an empty board.


@dataclass(frozen=True)
class RecentRoll:
    """A roll and its proven number of solutions."""

    letters: str
    solutions: int
    lexicon: str


def _roll(entry: dict[str, Any]) -> RecentRoll:
    letters = entry["letters"]
    if not (letters and all(map(is_letter, letters))):
        raise ValueError(letters)
    return RecentRoll(letters.lower(), entry["solutions"], entry["lexicon"])


ROLLS = RecentFile(
    "q_less_recent.json",
    {"letters": str, "solutions": int, "lexicon": str},
    _roll,
    lambda roll: sorted(roll.letters),
)


def solvable_rate(lexicon: Lexicon) -> float | None:
    """Part of the rolls that are solvable with the list, 0 to 1, as measured; None for other lists."""
    measured = _measured().get(lexicon.name)
    if measured is None or measured["words"] != len(lexicon):
        return None
    return measured["solvable"] / measured["rolls"]


@cache
def _measured() -> dict[str, dict[str, int]]:
    facts: dict[str, dict[str, int]] = json.loads(resource("q_less/solvable.json").read_text("utf-8"))["lists"]
    return facts
