"""The searches that run beside the main one, as generators, and what is found."""

from __future__ import annotations

import enum
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from qless_studio.engine.games.q_less.check import Checked, check
from qless_studio.engine.games.q_less.diagnosis import Diagnosis, diagnose
from qless_studio.engine.games.q_less.difficulty import Difficulty, completion, difficulty
from qless_studio.engine.games.q_less.hints import GridHint, hints
from qless_studio.engine.games.q_less.puzzle import MIN_LETTERS, Options, Puzzle, Solution, Summary
from qless_studio.engine.lexicon import Band, Lexicon, load
from qless_studio.engine.lexicon.shipped import LISTS
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import counted, figure

Assessment = Difficulty | Diagnosis
"""How hard some letters are, or why they have no solution."""
KEEP = 10_000
"""Solutions kept for the list; the rest are counted."""


class Scope(enum.Enum):
    """Which solutions are meant."""

    GRID = "grid"
    """Solutions that leave the tiles on the grid where they are."""
    ALL = "all"
    """All solutions of the letters, whatever is on the grid."""


@dataclass
class SolutionList:
    """The solutions of one search as far as they are kept, and how many there are."""

    run: Run | None = None
    """The search; None before there is one."""
    kept: list[Solution] = field(default_factory=list)
    """Grows while the search runs."""
    complete: bool = False
    """Whether the search covered its whole space, so that the count is final."""

    @property
    def count(self) -> int:
        """Solutions found so far, those not kept included."""
        summary = None if self.run is None else self.run.summary
        return summary.solutions if isinstance(summary, Summary) else 0

    @property
    def full(self) -> bool:
        """Whether the search keeps no more solutions."""
        keep = None if self.run is None else self.run.keep
        return keep is not None and len(self.kept) >= keep

    @property
    def count_text(self) -> str:
        """The count, with a plus while there may be more: dots would look like text that is cut. A dash: no search."""
        if self.run is None:
            return "–"
        return figure(self.count) if self.complete or not self.count else f"{figure(self.count)}+"

    def amount(self, started: bool) -> str:
        """The count as text. With tiles on the grid a grid may finish it in several places, and so may its mirror
        image: these are ways, of which there may be more than there are solutions.
        """
        if started:
            return counted(self.count, "{} way", "{} ways")
        return counted(self.count, "{} solution", "{} solutions")


@dataclass(frozen=True)
class LiveCheck:
    """What is known of the tiles on the grid."""

    puzzle: Puzzle
    checked: Checked
    bands: tuple[Band, ...]
    """How common each run of the grid is."""
    solvable: bool | None
    """Whether the puzzle is proven solvable from here; None if not asked for, for a free game or too few letters."""

    @property
    def valid_words(self) -> int:
        """Runs of the grid that are allowed."""
        return sum(line.valid for line in self.checked.lines)


def live_check(
    puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run, solvability: bool = True
) -> Iterator[LiveCheck]:
    """The check after each edit and, unless that is not wanted, whether the grid is still solvable: 0.2 to 2 ms."""
    checked = check(puzzle.letters, puzzle.tiles, lexicon, options)
    solvable = None
    if solvability and not puzzle.free and len(puzzle.letters) >= MIN_LETTERS:
        solvable = completion(puzzle, lexicon, options, run) is not None
    yield LiveCheck(puzzle, checked, tuple(lexicon.band(line.text) for line in checked.lines), solvable)


def all_hints(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[tuple[GridHint, ...]]:
    """All hints for a puzzle at once; the tab shows them one by one."""
    yield tuple(hints(puzzle, lexicon, options, run))


def assess(letters: str, lexicon: Lexicon, options: Options, run: Run) -> Iterator[Assessment]:
    """How hard the letters are; or why they have no solution, first without, then with the lists that have one."""
    puzzle = Puzzle(letters)
    found = difficulty(puzzle, lexicon, options, run)
    if found is not None:
        yield found
        return
    diagnosis = diagnose(puzzle, lexicon, options, (), run)
    yield diagnosis
    helpful: list[str] = []
    for name, entry in LISTS.items():
        if (
            entry.language == lexicon.language.code
            and name != lexicon.name
            and completion(puzzle, load(name), options, run) is not None
        ):
            helpful.append(entry.full_title)
            yield replace(diagnosis, lists=tuple(helpful))


def all_solutions(letters: str, lexicon: Lexicon, options: Options, run: Run) -> Iterator[Solution]:
    """Every solution of the letters, whatever is on the grid."""
    from qless_studio.engine.games.q_less import solve

    yield from solve(Puzzle(letters), lexicon, options, run)
