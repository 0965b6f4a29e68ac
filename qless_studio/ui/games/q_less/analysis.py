"""What the tab wants to know beside the main search, as work for jobs; no Qt."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from dataclasses import dataclass, replace

from qless_studio.engine.games.q_less.check import Checked, check
from qless_studio.engine.games.q_less.dealer import COMMON
from qless_studio.engine.games.q_less.diagnosis import Diagnosis, diagnose
from qless_studio.engine.games.q_less.dice import Roll
from qless_studio.engine.games.q_less.difficulty import Difficulty, completion, daily_roll, difficulty
from qless_studio.engine.games.q_less.hints import GridHint, hints
from qless_studio.engine.games.q_less.puzzle import MIN_LETTERS, Options, Puzzle, Solution
from qless_studio.engine.lexicon import Band, Lexicon, load
from qless_studio.engine.lexicon.shipped import LISTS
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import say


@dataclass(frozen=True)
class Position:
    """A grid as it lies, looked at."""

    puzzle: Puzzle
    checked: Checked
    bands: tuple[Band, ...]
    """How common each run of the grid is."""
    solvable: bool | None
    """Proven, from here; None for a free game and for letters too few."""


def look(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[Position]:
    """The live check, and whether the grid is still solvable: some 0.2 to 2 ms."""
    checked = check(puzzle.letters, puzzle.tiles, lexicon, options)
    solvable = None
    if not puzzle.free and len(puzzle.letters) >= MIN_LETTERS:
        solvable = completion(puzzle, lexicon, options, run) is not None
    yield Position(puzzle, checked, tuple(lexicon.band(line.text) for line in checked.lines), solvable)


def steps(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[tuple[GridHint, ...]]:
    """All hints for a position at once; the tab shows them one by one."""
    yield tuple(hints(puzzle, lexicon, options, run))


def examine(letters: str, lexicon: Lexicon, options: Options, run: Run) -> Iterator[Difficulty | Diagnosis]:
    """How hard the letters are; or why they have no solution, first without, then with the lists that have one."""
    any(lexicon.words_in(("",)))  # builds what the check of the first word would otherwise wait for, 80 ms
    puzzle = Puzzle(letters)
    found = difficulty(puzzle, lexicon, options, run)
    if found is not None:
        yield found
        return
    why = diagnose(puzzle, lexicon, options, (), run)
    yield why
    helping: list[str] = []
    for name, entry in LISTS.items():
        if name != lexicon.name and completion(puzzle, load(name), options, run) is not None:
            helping.append(say(entry.title))
            yield replace(why, lists=tuple(helping))


def roll_of_the_day(day: datetime.date, run: Run) -> Iterator[Roll]:
    """The roll that everybody gets on a day."""
    yield daily_roll(day, load(COMMON), run)[0]


def all_grids(letters: str, lexicon: Lexicon, options: Options, run: Run) -> Iterator[Solution]:
    """Every solution of the letters, whatever lies on the grid."""
    from qless_studio.engine.games.q_less import solve

    yield from solve(Puzzle(letters), lexicon, options, run)
