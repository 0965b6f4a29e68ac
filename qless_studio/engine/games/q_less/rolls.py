"""Every roll that twelve dice can show, numbered without listing them. See docs/decisions/020."""

from __future__ import annotations

from functools import cache

from qless_studio.engine.games.q_less.dice import DICE, Dice


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
