"""What a search found as a document, and what another word list would change in it."""

from __future__ import annotations

import csv
import dataclasses
import enum
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import FinishedRun, Outcome, Run, summary_fields

# What a search found as a document: JSON for programs, CSV for spreadsheets, plain text for people.
#
# See docs/decisions/035.


def fields_of(game: Game[Any, Any, Any], puzzle: Any, solution: Any, lexicon: Lexicon | None) -> dict[str, Any]:
    """The fields of a JSON line `solution`; with a list that has spellings also `spelling`, for each word all of them.

    Several spellings of one word have a slash between them: `Masse/Maße`.
    """
    fields = game.fields(puzzle, solution)
    if lexicon is not None and lexicon.spellings:
        fields["spelling"] = ["/".join(lexicon.spelt(word)) for word in game.words_of(puzzle, solution)]
    return fields


def text_of(game: Game[Any, Any, Any], puzzle: Any, solution: Any, lexicon: Lexicon | None) -> str:
    """A solution for people, with the spellings of words that are not spelt as they are played."""
    text = game.describe(puzzle, solution)
    spelt = lexicon.spelt_otherwise(game.words_of(puzzle, solution)) if lexicon is not None else ()
    return f"{text}  [{', '.join(spelt)}]" if spelt else text


@dataclass(frozen=True)
class Results:
    """Solutions as they are listed, and what a reader must know to judge them."""

    game: Game[Any, Any, Any]
    puzzle: Any
    options: Any
    lexicon: str
    """Name of the word list, and whether it was changed or restricted."""
    solutions: tuple[Any, ...]
    """Solutions in the order of the list; a filter may have left some out."""
    found: int
    """Number of solutions that the search yielded, including those left out."""
    keep: int
    """Maximum number of solutions kept."""
    run: Run | None
    """The run that found them; None before the search."""
    finished: FinishedRun | None
    """How the run ended; None while it goes on, or before it."""
    verdict: str
    """The one sentence on the search."""
    words: Lexicon | None = None
    """The word list itself, for the spellings of its words."""

    @property
    def whole(self) -> bool:
        """Whether the list has every solution that exists; with `keep` solutions it counts as truncated."""
        complete = self.finished is not None and self.finished.outcome is Outcome.COMPLETE
        return complete and len(self.solutions) == self.found < self.keep

    def header(self) -> dict[str, Any]:
        """The values that go before the solutions, by name; the summary as in the JSON line `finished`."""
        return {
            "game": self.game.key,
            "puzzle": self.game.format(self.puzzle),
            "options": dataclasses.asdict(self.options),
            "list": self.lexicon,
            "outcome": self.finished.outcome.value if self.finished else "running",
            "verdict": self.verdict,
            "seconds": round(self.run.seconds, 6) if self.run else 0.0,
            "summary": summary_fields(self.run.summary) if self.run else {},
            "listed": len(self.solutions),
            "all_listed": self.whole,
        }


def as_json(results: Results) -> str:
    """One object: the header, then `solutions`, each as in a JSON line `solution` and on a line of its own."""
    game, puzzle, words = results.game, results.puzzle, results.words
    fields = (fields_of(game, puzzle, solution, words) for solution in results.solutions)
    lines = (json.dumps(each, separators=(",", ":")) for each in fields)
    header = json.dumps(results.header(), indent=2)[: -len("\n}")]
    return f'{header},\n  "solutions": [\n' + ",\n".join(lines) + "\n  ]\n}\n"


def as_csv(results: Results) -> str:
    """A header and a row for each solution: the fields of the JSON line `solution`, nested ones flattened.

    A mapping becomes a column for each of its names (`prefixes.XY`); a list of texts or numbers is joined by spaces, a
    list of such lists by dots and spaces (`2.1 2.0`). So is a list of mappings, in a column for each of their names
    with `-` for those without one (`moves.word`: `jilt - hex`); anything deeper is JSON.
    """
    game, puzzle, words = results.game, results.puzzle, results.words
    columns: dict[str, None] = {}
    lines, widths = _Lines(), []
    writer = csv.writer(lines, lineterminator="")
    for solution in results.solutions:  # as text at once: 100,000 dicts would make the garbage collector pause
        row = _flat(fields_of(game, puzzle, solution, words))
        columns.update(dict.fromkeys(name for name, cell in row.items() if cell != "" or not _in_parts(name, columns)))
        writer.writerow([row.get(name, "") for name in columns])
        widths.append(len(columns))
    writer.writerow(columns)
    body = (line + "," * (len(columns) - width) for line, width in zip(lines, widths, strict=False))
    return "\r\n".join((lines[-1], *body, ""))


def as_text(results: Results, header: Iterable[str]) -> str:
    """The verdict, the lines of the header, an empty line, then every solution as text."""
    game, puzzle, words = results.game, results.puzzle, results.words
    solutions = [text_of(game, puzzle, solution, words) for solution in results.solutions]
    separator = "\n\n" if any("\n" in solution for solution in solutions) else "\n"
    return "\n".join((results.verdict, *header, "", separator.join(solutions))).rstrip("\n") + "\n"


WRITERS: Mapping[str, Callable[[Results], str]] = {"csv": as_csv, "json": as_json}
"""Writers of the formats that need only the results, by file extension."""


def _in_parts(name: str, columns: Iterable[str]) -> bool:
    """Whether the columns have the parts of what is empty here, such as `moves.word` of `moves`."""
    return any(column.startswith(f"{name}.") for column in columns)


class _Lines(list[str]):
    """The lines written by `csv`, to which this is a file."""

    write = list.append


def _flat(fields: Mapping[str, Any], prefix: str = "") -> dict[str, Any]:
    """The fields of one level."""
    flat: dict[str, Any] = {}
    for name, value in fields.items():
        if isinstance(value, Mapping):
            flat.update(_flat(value, f"{prefix}{name}."))
        elif isinstance(value, list | tuple) and value and all(isinstance(one, Mapping) for one in value):
            names = dict.fromkeys(key for one in value for key in one)
            flat.update(_flat({key: [one.get(key, "-") for one in value] for key in names}, f"{prefix}{name}."))
        else:
            flat[prefix + name] = _cell(value)
    return flat


def _cell(value: Any) -> Any:
    if isinstance(value, list | tuple):
        if all(_is_plain(one) for one in value):
            return " ".join(map(str, value))
        if all(_is_plain(one) or (isinstance(one, list | tuple) and all(map(_is_plain, one))) for one in value):
            return " ".join(str(one) if _is_plain(one) else ".".join(map(str, one)) for one in value)
        return json.dumps(value, separators=(",", ":"))
    if isinstance(value, bool):
        return "true" if value else "false"
    return value


def _is_plain(value: Any) -> bool:
    return isinstance(value, str | int | float) and not isinstance(value, bool)


# What another word list changes for one puzzle: the words of its solutions with one list and with the other.
#
# See docs/decisions/009.

KEEP = 10_000
"""Maximum number of solutions examined with each list; the game itself counts further ones."""


class Why(enum.Enum):
    """Why a word is only in solutions with one of the lists."""

    UNLISTED = "unlisted"
    """The word is not in the other list. Proven, however far either search got."""
    UNUSED = "unused"
    """The word is in the other list too, but in no solution examined with that list."""


@dataclass(frozen=True)
class Difference:
    """A word that is only in solutions with one of the lists."""

    word: str
    side: int
    """The list with which it is in solutions: 0 or 1."""
    why: Why
    points: int | None
    """Maximum points of the word in a solution; None where words have no points."""
    solutions: int
    """Number of examined solutions that contain it."""


@dataclass
class Tally:
    """The words of the solutions with one list, as they are found. One thread writes, any thread may call `copy`."""

    lexicon: Lexicon
    seen: int = 0
    """Number of solutions examined."""
    words: dict[str, tuple[int | None, int]] = field(default_factory=dict)
    """Maximum points and number of solutions by word."""

    def add(self, words: Mapping[str, int | None]) -> None:
        """Count the words of one more solution, as `Game.words_of` gives them."""
        for word, points in words.items():
            best, count = self.words.get(word, (None, 0))
            if best is None or (points is not None and points > best):
                best = points
            self.words[word] = best, count + 1
        self.seen += 1

    def copy(self) -> Tally:
        """A copy of the current state."""
        return Tally(self.lexicon, self.seen, dict(self.words))

    @property
    def cut(self) -> bool:
        """Whether there may be more solutions than were examined."""
        return self.seen >= KEEP


def tally(game: Game[Any, Any, Any], puzzle: Any, options: Any, into: Tally, run: Run) -> Iterator[Any]:
    """A solver for `Search` that adds the words of each solution to `into`, with its list, and yields nothing.

    The search goes on after `KEEP` solutions, so that the summary of the run is about the whole puzzle.
    """
    run.keep = KEEP
    for number, solution in enumerate(game.solve(puzzle, into.lexicon, options, run), start=1):
        if number <= KEEP:
            into.add(game.words_of(puzzle, solution))
        if number % 256 == 0:  # so that a solver without checkpoints of its own can be stopped
            run.checkpoint()
    yield from ()


def differences(tallies: Sequence[Tally], outcomes: Sequence[Outcome | None]) -> list[Difference]:
    """Words that are only in solutions with one of two lists: first those not in the other list, then by word.

    A word of both lists is included only if the search with the other list was complete (`Outcome.COMPLETE`); a game
    may still list fewer solutions than there are.
    """
    found = []
    for side, here in enumerate(tallies):
        there, ended = tallies[1 - side], outcomes[1 - side] is Outcome.COMPLETE
        for word, (points, count) in here.words.items():
            if word not in there.lexicon:
                found.append(Difference(word, side, Why.UNLISTED, points, count))
            elif ended and word not in there.words:
                found.append(Difference(word, side, Why.UNUSED, points, count))
    return sorted(found, key=lambda each: (each.why is Why.UNUSED, each.word, each.side))
