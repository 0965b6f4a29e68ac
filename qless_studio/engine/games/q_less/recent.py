"""The last rolls opened and their proven results, shown on an empty board."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.languages import is_letter
from qless_studio.engine.recent import RecentFile
from qless_studio.engine.resources import resource


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
