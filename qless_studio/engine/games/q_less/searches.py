"""The searches that run beside the main one: hints, why a roll has no solution, and what else is found."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations

from qless_studio.engine.games.q_less.dice import Dice, dice_for, dice_of
from qless_studio.engine.games.q_less.difficulty import (
    Difficulty,
    Standing,
    completion,
    difficulty,
    standing,
    vocabulary_needed,
)
from qless_studio.engine.games.q_less.puzzle import (
    MIN_LETTERS,
    Checked,
    LineState,
    Options,
    Puzzle,
    Solution,
    Summary,
    Tile,
    check,
    proposing,
    tiles_of,
)
from qless_studio.engine.games.q_less.solver import spelled
from qless_studio.engine.games.q_less.why import Roll, dead_end, first_letter, no_solution
from qless_studio.engine.lexicon import Band, Lexicon, load
from qless_studio.engine.lexicon.shipped import LISTS
from qless_studio.engine.reasons import Reason, sentence, two_of
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import counted, figure

# Hints that never lie: each step is the answer of an exact search.


class GridHintStep(enum.Enum):
    """How much a hint gives away, in order."""

    WHY = "why"
    """What to look at first or, after SOLVABLE, why there is no solution; left out where no reason is known."""
    SOLVABLE = "solvable"
    PROBLEM = "problem"
    MOVE = "move"
    LENGTH = "length"
    FIRST_LETTER = "first letter"
    WORD = "word"
    PLACE = "place"


@dataclass(frozen=True)
class GridHint:
    """One step of a hint, and the tiles it is about.

    `tiles`: those that are wrong (PROBLEM, MOVE), or the whole next word in its place (PLACE), in the coordinates of
    the puzzle; their rows and columns may be negative.
    """

    step: GridHintStep
    tiles: tuple[Tile, ...] = ()
    word: str = ""
    solvable: bool = True
    """SOLVABLE: whether the puzzle is solvable at all."""
    text: str = ""
    """WHY: the sentence."""


def hints(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[GridHint]:
    """The hints for a position, each giving away a little more than the one before.

    First whether the tiles on the grid can stay. If not, why, and what is wrong with them; if so, the next word of a
    grid that keeps them: its length, its first letter, the word, its place. An empty grid begins with what to look at.
    None for fewer letters than a grid needs, and for a free game, for which nothing is proven. Raises `Stopped` when
    the run is stopped.
    """
    if len(puzzle.letters) < options.min_letters or puzzle.free:
        return
    if completion(puzzle, lexicon, options, run) is None:
        yield from _what_is_wrong(puzzle, lexicon, options, run)
    elif puzzle.rack:
        word = [*_next_word(puzzle, lexicon, options, run)]
        if word and not puzzle.tiles:
            yield from _told(first_letter(Roll(puzzle, lexicon, options, run)), lexicon)
        yield GridHint(GridHintStep.SOLVABLE)
        yield from word
    else:
        yield GridHint(GridHintStep.SOLVABLE)


def _told(reasons: Iterator[Reason], lexicon: Lexicon) -> Iterator[GridHint]:
    """The most useful reason, if there is one."""
    text = sentence(reasons, lexicon.language)
    if text:
        yield GridHint(GridHintStep.WHY, text=text)


def _what_is_wrong(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[GridHint]:
    roll = Roll(puzzle, lexicon, options, run)
    if not puzzle.tiles or completion(Puzzle(puzzle.letters), lexicon, options, run) is None:
        yield GridHint(GridHintStep.SOLVABLE, solvable=False)
        yield from _told(no_solution(roll), lexicon)
        return
    yield GridHint(GridHintStep.SOLVABLE)
    yield from _told(dead_end(roll), lexicon)
    yield from _problem_word(puzzle, lexicon, options, run)
    yield from _tile_to_move(puzzle, lexicon, options, run)


def _without(puzzle: Puzzle, gone: set[Tile]) -> Puzzle:
    return puzzle.with_tiles([tile for tile in puzzle.tiles if tile not in gone])


def _problem_word(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[GridHint]:
    """The first run whose removal is enough; tiles that also belong to another run are not removed."""
    lines = check(puzzle.letters, puzzle.tiles, lexicon, options).lines
    for line in sorted(lines, key=lambda line: line.state is LineState.WORD):
        crossing = {tile for other in lines if other is not line for tile in other.tiles}
        gone = set(line.tiles) - crossing
        if gone and completion(_without(puzzle, gone), lexicon, options, run) is not None:
            yield GridHint(GridHintStep.PROBLEM, tuple(sorted(gone)), line.text)
            return
    if lines:
        yield GridHint(GridHintStep.PROBLEM)


def _tile_to_move(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[GridHint]:
    """The fewest tiles, up to two, whose removal is enough."""
    for count in (1, 2):
        for gone in combinations(puzzle.tiles, count):
            if completion(_without(puzzle, set(gone)), lexicon, options, run) is not None:
                yield GridHint(GridHintStep.MOVE, gone)
                return
    yield GridHint(GridHintStep.MOVE)


def _next_word(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[GridHint]:
    """A word of the grid with the most common words: if possible joined to the placed tiles, with most new tiles."""
    own = [line.text for line in check(puzzle.letters, puzzle.tiles, lexicon, options).lines]
    found = vocabulary_needed(puzzle, lexicon, proposing(options, lexicon, own), run)
    if found is None:
        return
    whole = _aligned(puzzle.tiles, tiles_of(found[1].grid))
    placed = set(puzzle.tiles)
    lines = [line for line in check(puzzle.letters, whole, lexicon, options).lines if line.state is LineState.WORD]
    new = [line for line in lines if not placed.issuperset(line.tiles)]
    if not new:
        return
    joined = [line for line in new if placed.intersection(line.tiles)]
    line = max(joined or new, key=lambda line: len(set(line.tiles) - placed))
    yield GridHint(GridHintStep.LENGTH)
    yield GridHint(GridHintStep.FIRST_LETTER)
    yield GridHint(GridHintStep.WORD, word=line.text)
    yield GridHint(GridHintStep.PLACE, line.tiles, line.text)


def _aligned(tiles: tuple[Tile, ...], grid: tuple[Tile, ...]) -> list[Tile]:
    """The tiles of the grid, moved so that they include the placed tiles in their places."""
    if not tiles:
        return list(grid)
    first = tiles[0]
    for tile in grid:
        dr, dc = first.row - tile.row, first.column - tile.column
        there = [Tile(t.row + dr, t.column + dc, t.letter) for t in grid]
        if set(tiles) <= set(there):
            return there
    raise AssertionError("a completion contains the tiles it completes")


# Why a roll has no solution, and which changes would give it one.


@dataclass(frozen=True)
class Rescue:
    """One change that makes a roll solvable, and a grid that shows it."""

    letter: str
    """The letter removed."""
    instead: str
    """The face turned up instead; empty when the letter is only removed."""
    solution: Solution


@dataclass(frozen=True)
class Diagnosis:
    """What is known about an unsolvable puzzle; all of it proven."""

    stranded: str
    """Letters that are in no spellable word."""
    dropped: tuple[Rescue, ...]
    """Changes that remove one letter."""
    rerolled: tuple[Rescue, ...]
    """Changes that turn one die; empty when the twelve dice cannot show the letters."""
    lists: tuple[str, ...]
    """Names of the other lists with which the puzzle has a solution."""
    standing: Standing | None = None
    """Place of the roll among all rolls, where that is known."""
    why: tuple[Reason, ...] = ()
    """A reason, and a second one unless the first has more to say."""


def diagnose(puzzle: Puzzle, lexicon: Lexicon, options: Options, others: Iterable[Lexicon], run: Run) -> Diagnosis:
    """Find what would help, without the tiles on the grid. 10 to 50 ms with 12 letters.

    Raises `Stopped` when the run is stopped.
    """
    letters, bare = puzzle.letters, Puzzle(puzzle.letters)
    used = set("".join(spelled(letters, lexicon, options).texts)) if letters else set()
    dropped, rerolled = [], []
    for letter in sorted(set(letters)):
        rest = letters.replace(letter, "", 1)
        found = completion(Puzzle(rest), lexicon, options, run) if len(rest) >= MIN_LETTERS else None
        if found is not None:
            dropped.append(Rescue(letter, "", found))
    for letter, face in sorted(set(_turns(letters, dice_for(lexicon.language)))):
        found = completion(Puzzle(letters.replace(letter, face, 1)), lexicon, options, run)
        if found is not None:
            rerolled.append(Rescue(letter, face, found))
    lists = [other.name for other in others if completion(bare, other, options, run) is not None]
    stranded = "".join(sorted(set(letters) - used))
    place = standing(letters, lexicon, options)
    why = two_of(no_solution(Roll(bare, lexicon, options, run)))
    return Diagnosis(stranded, tuple(dropped), tuple(rerolled), tuple(lists), place, why)


def _turns(letters: str, known: Dice) -> list[tuple[str, str]]:
    """Yield each letter with each other face of its die."""
    dice = dice_of(letters, known)
    if dice is None:
        return []
    return [(letter, face) for letter, die in zip(letters, dice, strict=True) for face in die if face != letter]


# The searches that run beside the main one, as generators, and what is found.

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
