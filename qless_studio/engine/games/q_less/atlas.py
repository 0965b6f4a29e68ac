"""The table that a complete census gives: how many solutions all rolls have, and how likely they are.

See docs/decisions/083.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from qless_studio.engine.errors import SessionError
from qless_studio.engine.games.q_less.census import CHUNK
from qless_studio.engine.games.q_less.census_file import CensusPlan, read_counts
from qless_studio.engine.games.q_less.dice import DICE, Dice
from qless_studio.engine.games.q_less.rolls import Rolls
from qless_studio.engine.texts import figure, plain

HARDEST = 12
"""Rolls named in a table."""
MOST_KEPT = 5_000
"""Rolls from a state on up to which their ways are kept: what more follow from hardly comes up twice."""


def ways_of_rolls(dice: Dice = DICE) -> array[int]:
    """The number of the 6^12 falls of the dice that show each roll, in the order of `rolls.Rolls`.

    Dynamic programming over the letters, as there; the state is, for each set of dice, in how many ways it shows the
    letters so far. About a million states and a minute for the English dice.
    """
    faces = sorted(set("".join(dice)))
    last = [max(faces.index(letter) for letter in die) for die in dice]
    known: dict[tuple[int, tuple[tuple[int, int], ...]], array[int]] = {}

    def rest(level: int, state: dict[int, int]) -> array[int]:
        """The ways of all rolls that begin with the letters that led to the state."""
        spent = sum(1 << die for die in range(len(dice)) if last[die] < level)
        state = {used: ways for used, ways in state.items() if used & spent == spent}
        if not state or level == len(faces):
            return array("I", state.values())
        key = level, tuple(sorted(state.items()))
        if key not in known:
            copies = list(_copies(state, [(die, dice[die].count(faces[level])) for die in range(len(dice))]))
            found = array("I")
            for after in reversed(copies):  # more copies of a letter come first in the alphabet
                found.extend(rest(level + 1, after))
            if len(found) > MOST_KEPT:
                return found
            known[key] = found
        return known[key]

    return rest(0, {0: 1})


def _copies(state: dict[int, int], dice: list[tuple[int, int]]) -> Iterator[dict[int, int]]:
    """The state after no copy of a letter, after one, two ...; `dice`: each with the number of its faces with it."""
    able = [(1 << die, faces) for die, faces in dice if faces]
    number = 0
    while state:
        yield state
        number, after = number + 1, dict[int, int]()
        for used, ways in state.items():
            for bit, faces in able:
                if not used & bit:
                    after[used | bit] = after.get(used | bit, 0) + ways * faces
        state = {
            used: ways // number for used, ways in after.items()
        }  # each set was reached in every order of its dice


def table_of(plan: CensusPlan, path: Path, rolls: Rolls, ways: array[int]) -> dict[str, Any]:
    """The table of a complete census of all rolls as JSON values; raises `SessionError`."""
    rows = [[0, 0] for _ in range(plan.cap + 1)]
    hardest: list[tuple[int, int, str]] = []
    for chunk, counts in read_counts(path, plan):
        for number, count in enumerate(counts, start=chunk * CHUNK):
            rows[count][0] += 1
            rows[count][1] += ways[number]
            if count == 1:
                hardest.append((-ways[number], number, rolls[number]))
        hardest = sorted(hardest)[:HARDEST]
    counted = sum(number for number, _ in rows)
    if counted != len(rolls):
        raise SessionError(plain("is not complete: {} of {} rolls", figure(counted), figure(len(rolls))), str(path))
    return {
        "words": plan.words,
        "crc": f"{plan.checksum:08x}",
        "cap": plan.cap,
        "rolls": counted,
        "solvable": sum(number for number, _ in rows[1:]) / counted,
        "likely": sum(ways for _, ways in rows[1:]) / sum(ways),
        "hardest": [letters for _, _, letters in hardest],
        "counts": rows,
    }
