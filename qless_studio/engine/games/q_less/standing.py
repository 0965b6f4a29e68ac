"""How hard a roll is among all rolls. See docs/decisions/083."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from qless_studio.engine.games.q_less.dice import dice_of
from qless_studio.engine.games.q_less.puzzle import Options, Puzzle
from qless_studio.engine.games.q_less.solver import number_of_solutions
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.resources import resource


@dataclass(frozen=True)
class Table:
    """How many solutions the rolls have with one word list."""

    cap: int
    """Solutions are counted up to this number; the last row is for rolls with as many or more."""
    ways: tuple[int, ...]
    """The number of falls of the dice that show a roll with 0, 1, 2 ... solutions."""

    def standing(self, solutions: int) -> Standing:
        """The place of a roll with that many solutions: among the solvable ones if it is one, else among all."""
        solutions = min(solutions, self.cap)
        first = 1 if solutions else 0
        compared, fewer = sum(self.ways[first:]), sum(self.ways[first:solutions])
        more = compared - fewer - self.ways[solutions]
        return Standing(solutions, solutions == self.cap, more / compared, fewer / compared)


@dataclass(frozen=True)
class Standing:
    """The place of a roll among the solvable ones, each as likely as the dice show it; proven.

    A roll without a solution has its place among all rolls.
    """

    solutions: int
    capped: bool
    """Whether the roll may have more solutions than were counted; then `easier` and `harder` are only lower bounds."""
    easier: float
    """Part of the rolls that have more solutions, 0 to 1."""
    harder: float
    """Part of the rolls that have fewer."""


def standing(letters: str, lexicon: Lexicon, options: Options) -> Standing | None:
    """The place of a roll; None for letters that the dice cannot show, other rules and lists without a table."""
    table = _tables().get(lexicon.name)
    if table is None or options != Options() or dice_of(letters) is None or table[0] != lexicon.crc:
        return None
    known = table[1]
    return known.standing(number_of_solutions(Puzzle(letters), lexicon, options, known.cap))


@cache
def _tables() -> dict[str, tuple[str, Table]]:
    """For each list with a table its check sum and the table."""
    lists: dict[str, dict[str, Any]] = json.loads(resource("q_less/atlas.json").read_text("utf-8"))["lists"]
    return {name: (one["crc"], table_from(one)) for name, one in lists.items()}


def table_from(values: Mapping[str, Any]) -> Table:
    """A table from its JSON values."""
    return Table(values["cap"], tuple(ways for _, ways in values["counts"]))
