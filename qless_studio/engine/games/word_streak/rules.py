"""Tables of rules: tile values, bonus and multiplier by length; shipped, or edited and saved by the user.

See docs/decisions/012.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from qless_studio.engine.errors import OptionError
from qless_studio.engine.folders import data_folder, resource, write_atomically
from qless_studio.engine.grids import Scoring
from qless_studio.engine.grids.board import MAX_TILE
from qless_studio.engine.grids.solver import LENGTHS
from qless_studio.engine.lexicon.languages import ENGLISH, LATIN, LETTERS, Language, letter_sets
from qless_studio.engine.texts import damaged, figure, plain, say

DEFAULT = "word_streak"
SCHEMA = 1
LARGEST_VALUE, LARGEST_BONUS, LARGEST_MULTIPLIER = 99, 100_000, 10
_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")


@dataclass(frozen=True)
class Rules:
    """How words score. Rules written to a file and read from it are equal."""

    title: str
    min_length: int
    values: Mapping[str, int] = field(hash=False)
    """By letter a-z, and by tile where a tile of several letters is not worth their sum."""
    bonus: tuple[int, ...]
    """By number of letters from 0, added at the end; after the last entry it continues by the last difference."""
    multiplier: tuple[tuple[int, float], ...] = ()
    """(number of letters from which the total is multiplied, by this factor, rounded down), ascending."""
    english: bool = False
    """Whether the values are made for English, so that other languages have values of their own instead."""

    def scoring(self, min_length: int | None = None, language: Language = ENGLISH) -> Scoring:
        """The scoring for a solver; `min_length` overrides the rules' own.

        Letters without a value take the value of the language.
        """
        bonus = list(self.bonus[:LENGTHS])
        step = bonus[-1] - bonus[-2] if len(bonus) > 1 else 0
        while len(bonus) < LENGTHS:
            bonus.append(max(bonus[-1] + step, 0))
        percent = [100] * LENGTHS
        for letters, times in self.multiplier:
            percent[letters:] = [round(100 * times)] * (LENGTHS - letters)
        minimum = self.min_length if min_length is None else min_length
        return Scoring(minimum, tuple(bonus), tuple(percent), self.values_in(language))

    def values_in(self, language: Language) -> Mapping[str, int]:
        """The values by letter and tile for boards in a language."""
        sets = letter_sets(language)
        if sets is None:
            return self.values
        return sets.values if self.english else {**sets.values, **self.values}


def rules_folder() -> Path:
    """The folder of the user's own tables; they override shipped tables of the same name."""
    return data_folder() / "rules"


def shipped_names() -> tuple[str, ...]:
    """The shipped tables, `word_streak` first."""
    shipped = (path.stem for path in resource("rules").glob("*.json"))
    return tuple(sorted(shipped, key=lambda name: (name != DEFAULT, name)))


def names() -> tuple[str, ...]:
    """All tables: the shipped ones, then the user's."""
    shipped = shipped_names()
    own = sorted(path.stem for path in rules_folder().glob("*.json") if _NAME.fullmatch(path.stem))
    return (*shipped, *(name for name in own if name not in shipped))


def choices() -> Iterator[tuple[str, str]]:
    """(name, title) of all tables; a damaged one too, so that choosing it shows what is wrong with it."""
    for name in names():
        try:
            yield name, load_rules(name).title
        except OptionError:
            yield name, say("{} (damaged)", name)


def load_rules(name: str) -> Rules:
    """The table of that name; raises `OptionError` that says which entry is wrong."""
    own, shipped = rules_folder() / f"{name}.json", resource("rules") / f"{name}.json"
    path = own if own.is_file() else shipped
    if not _NAME.fullmatch(name) or not path.is_file():
        raise OptionError(say("{!r} is not one of {}", name, ", ".join(names())), say("option {}", "rules"))
    try:
        data = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise OptionError(say("cannot be read: {}", error.strerror), say("rules {}", name)) from None
    except (ValueError, RecursionError) as error:
        raise OptionError(damaged("not valid JSON: {}", error), say("rules {}", name)) from None
    rules = check_rules(data, say("rules {}", name))
    return replace(rules, english=path == shipped)


def save_rules(name: str, rules: Rules) -> Path:
    """Write a table to the user's folder, completely or not at all; raises `OptionError` if it is not valid."""
    if not _NAME.fullmatch(name):
        raise OptionError(say("a name may have up to 40 lowercase letters, digits, - and _"), say("rules {}", name))
    data = {
        "schema": SCHEMA,
        "title": rules.title,
        "min_length": rules.min_length,
        "values": dict(rules.values),
        "bonus": list(rules.bonus),
        "multiplier": {str(letters): times for letters, times in rules.multiplier},
    }
    check_rules(data, say("rules {}", name))
    path = rules_folder() / f"{name}.json"
    try:
        write_atomically(path, (json.dumps(data, indent=2, ensure_ascii=False) + "\n").encode())
    except OSError as error:
        raise OptionError(say("cannot be written: {}", error.strerror), str(path)) from None
    return path


def check_rules(data: Any, where: str) -> Rules:
    """Rules from the content of a JSON file; raises `OptionError` for the first invalid entry."""
    if not isinstance(data, dict):
        raise OptionError(damaged("not a set of rules"), where)
    unknown = set(data) - {"schema", "title", "min_length", "values", "bonus", "multiplier"}
    if unknown:
        raise OptionError(damaged("unknown entry {!r}", min(unknown)), where)
    if data.get("schema") != SCHEMA:
        raise OptionError(damaged("schema {!r}; this version reads {}", data.get("schema"), SCHEMA), where)
    title = data.get("title")
    if not isinstance(title, str) or not title.strip():
        raise OptionError(say("is empty"), plain("{}, title", where))
    min_length = _whole(data.get("min_length"), 1, 32, plain("{}, min_length", where))
    return Rules(title, min_length, _values(data, where), _bonus(data, where), _multiplier(data, where))


def _whole(value: Any, low: int, high: int, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise OptionError(say("{!r} is not a whole number from {} to {}", value, low, figure(high)), where)
    return value


def _values(data: dict[str, Any], where: str) -> dict[str, int]:
    values = data.get("values")
    if not isinstance(values, dict):
        raise OptionError(damaged("not a table of tile values"), plain("{}, values", where))
    for tile, value in values.items():
        if not (1 <= len(tile) <= MAX_TILE and set(tile) <= set(LETTERS)):
            raise OptionError(
                damaged("{!r} is not a tile of one to three lowercase letters", tile), plain("{}, values", where)
            )
        _whole(value, 0, LARGEST_VALUE, plain("{}, values {}", where, tile.upper()))
    missing = sorted(set(LATIN) - set(values))
    if missing:
        raise OptionError(damaged("no value for {}", ", ".join(missing).upper()), plain("{}, values", where))
    return dict(values)


def _bonus(data: dict[str, Any], where: str) -> tuple[int, ...]:
    bonus = data.get("bonus")
    if not isinstance(bonus, list) or not 1 <= len(bonus) <= LENGTHS:
        raise OptionError(damaged("not a list of 1 to {} numbers", LENGTHS), plain("{}, bonus", where))
    for letters, value in enumerate(bonus):
        _whole(value, 0, LARGEST_BONUS, plain("{}, bonus {}", where, letters))
    return tuple(bonus)


def _multiplier(data: dict[str, Any], where: str) -> tuple[tuple[int, float], ...]:
    where = plain("{}, multiplier", where)
    table = data.get("multiplier", {})
    if not isinstance(table, dict):
        raise OptionError(damaged("not a table of word lengths"), where)
    found = []
    for letters, times in table.items():
        if not re.fullmatch("[0-9]{1,2}", letters) or not 1 <= int(letters) < LENGTHS:
            raise OptionError(say("{!r} is not a whole number from {} to {}", letters, 1, LENGTHS - 1), where)
        if isinstance(times, bool) or not isinstance(times, int | float) or not 0 <= times <= LARGEST_MULTIPLIER:
            raise OptionError(
                say("{!r} is not a number from {} to {}", times, 0, LARGEST_MULTIPLIER), f"{where} {letters}"
            )
        if abs(100 * times - round(100 * times)) > 1e-9:
            raise OptionError(say("{!r} has more than two decimal places", times), f"{where} {letters}")
        found.append((int(letters), times))
    return tuple(sorted(found))
