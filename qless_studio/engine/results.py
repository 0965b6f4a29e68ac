"""What a search found as a document: JSON for programs, CSV for spreadsheets, plain text for people."""

from __future__ import annotations

import csv
import dataclasses
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from qless_studio.engine.game import Game
from qless_studio.engine.solving import Outcome, summary_fields


@dataclass(frozen=True)
class Results:
    """Solutions as they are listed, and what a reader must know to judge them."""

    game: Game[Any, Any, Any]
    puzzle: Any
    options: Any
    lexicon: str
    """Name of the word list, with what the player changed in it or left out."""
    solutions: tuple[Any, ...]
    """In the order of the list; a filter may have left some out."""
    found: int
    """Solutions that the search gave, those left out included."""
    keep: int
    """How many of them are kept at most."""
    outcome: Outcome | None
    """None while the search goes on, or before it."""
    summary: object | None
    seconds: float
    verdict: str
    """The one sentence on the search."""

    @property
    def whole(self) -> bool:
        """Whether every solution there is stands in the list; one of `keep` counts as cut short."""
        return self.outcome is Outcome.COMPLETE and len(self.solutions) == self.found < self.keep

    def head(self) -> dict[str, Any]:
        """The values that go before the solutions, by name; the summary is that of the JSON line `finished`."""
        return {
            "game": self.game.key,
            "puzzle": self.game.format(self.puzzle),
            "options": dataclasses.asdict(self.options),
            "list": self.lexicon,
            "outcome": "running" if self.outcome is None else self.outcome.value,
            "verdict": self.verdict,
            "seconds": round(self.seconds, 6),
            "summary": summary_fields(self.summary),
            "listed": len(self.solutions),
            "all_listed": self.whole,
        }


def as_json(results: Results) -> str:
    """One object: the head, then `solutions`, each as in a JSON line `solution` and on a line of its own."""
    fields, puzzle = results.game.fields, results.puzzle
    lines = (json.dumps(fields(puzzle, solution), separators=(",", ":")) for solution in results.solutions)
    head = json.dumps(results.head(), indent=2)[: -len("\n}")]
    return f'{head},\n  "solutions": [\n' + ",\n".join(lines) + "\n  ]\n}\n"


def as_csv(results: Results) -> str:
    """A header and a row for each solution: the fields of the JSON line `solution`, nested ones flattened.

    A mapping becomes a column for each of its names (`prefixes.XY`); a list of texts or numbers is joined by spaces, a
    list of such lists by points and spaces (`2.1 2.0`); anything deeper is JSON.
    """
    fields, puzzle = results.game.fields, results.puzzle
    columns: dict[str, None] = {}
    lines, widths = _Lines(), []
    writer = csv.writer(lines, lineterminator="")
    for solution in results.solutions:  # lines at once: 100,000 rows kept as mappings would stall the collector
        row = _flat(fields(puzzle, solution))
        columns.update(dict.fromkeys(row))
        writer.writerow([row.get(name, "") for name in columns])
        widths.append(len(columns))
    writer.writerow(columns)
    body = (line + "," * (len(columns) - width) for line, width in zip(lines, widths, strict=False))
    return "\r\n".join((lines[-1], *body, ""))


def as_text(results: Results, head: Iterable[str]) -> str:
    """The verdict, further lines on what was searched, an empty line, then every solution in words."""
    words, puzzle = results.game.describe, results.puzzle
    solutions = [words(puzzle, solution) for solution in results.solutions]
    apart = "\n\n" if any("\n" in solution for solution in solutions) else "\n"
    return "\n".join((results.verdict, *head, "", apart.join(solutions))).rstrip("\n") + "\n"


WRITERS: Mapping[str, Callable[[Results], str]] = {"csv": as_csv, "json": as_json}
"""The kinds of documents that need nothing but the results, by suffix."""


class _Lines(list[str]):
    """What `csv` takes for a file: the lines written to it."""

    write = list.append


def _flat(fields: Mapping[str, Any], prefix: str = "") -> dict[str, Any]:
    """The fields of one level."""
    flat: dict[str, Any] = {}
    for name, value in fields.items():
        if isinstance(value, Mapping):
            flat.update(_flat(value, f"{prefix}{name}."))
        else:
            flat[prefix + name] = _cell(value)
    return flat


def _cell(value: Any) -> Any:
    if isinstance(value, list | tuple):
        if all(_is_plain(one) for one in value):
            return " ".join(map(str, value))
        if all(isinstance(one, list | tuple) and all(map(_is_plain, one)) for one in value):
            return " ".join(".".join(map(str, one)) for one in value)
        return json.dumps(value, separators=(",", ":"))
    if isinstance(value, bool):
        return "true" if value else "false"
    return value


def _is_plain(value: Any) -> bool:
    return isinstance(value, str | int | float) and not isinstance(value, bool)
