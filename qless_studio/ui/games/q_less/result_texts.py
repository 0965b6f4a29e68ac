"""A grid in words: its verdict and rules, and what the end of a roll says on card, clock and paper; no widgets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from qless_studio.engine.games.q_less.puzzle import Options, Puzzle
from qless_studio.engine.games.q_less.review import Level, Review, level_of, par, times
from qless_studio.engine.games.q_less.searches import LiveCheck, Scope, SolutionList
from qless_studio.engine.history import Entry, Result
from qless_studio.engine.solving import Outcome
from qless_studio.engine.texts import capitalised, clock_time, counted, say
from qless_studio.ui.games.q_less.fact_list import standing_figures
from qless_studio.ui.tab.session import State
from qless_studio.ui.widgets.feedback import verdict
from qless_studio.ui.widgets.play.result_card import ResultShown


def rules(options: Options) -> list[str]:
    """What holds for the words, part by part."""
    parts = [counted(options.min_length, "{} letter or more", "{} letters or more")]
    if not options.repeats:
        parts.append(say("no repeated words"))
    if options.touching:
        parts.append(say("touching pairs allowed"))
    if options.banned_words:
        parts.append(say("{} banned", len(options.banned_words)))
    if options.max_words is not None:
        parts.append(counted(options.max_words, "up to {} word", "up to {} words"))
    if options.box.strip():
        parts.append(say("box {}", options.box.strip()))
    return parts


def verdict_of(
    state: State, outcome: Outcome | None, check: LiveCheck, lists: Mapping[Scope, SolutionList]
) -> tuple[verdict.VerdictKind, str] | None:
    """What the live check and the counts say together; None while only the main search can say."""
    puzzle, grid = check.puzzle, lists[Scope.GRID]
    if check.checked.finished:
        return verdict.VerdictKind.GOOD, say("Solved: one crossword with every die")
    if puzzle.free:
        return _of_free_game(state, grid)
    if check.solvable is None:
        return None
    if not check.solvable:
        return verdict.VerdictKind.BAD, _unsolvable(puzzle, lists[Scope.ALL])
    started = bool(puzzle.tiles)
    if state is State.FINISHED and outcome is not Outcome.COMPLETE:
        return verdict.VerdictKind.WARN, say("Solvable; stopped after {}", grid.amount(started))
    if state is State.FINISHED and grid.complete:
        return verdict.VerdictKind.GOOD, f"{say('Solvable: yes')}, {grid.amount(started)}"
    return verdict.VerdictKind.GOOD, say("Solvable: yes")


def _unsolvable(puzzle: Puzzle, every: SolutionList) -> str:
    if puzzle.tiles and not (every.complete and not every.count):
        return say("Not solvable from here (proven)")
    return say("No solution exists with this list (proven)")


def _of_free_game(state: State, found: SolutionList) -> tuple[verdict.VerdictKind, str]:
    if state is not State.FINISHED:
        return verdict.VerdictKind.RUNNING, say("Searching…")
    if found.kept:
        return verdict.VerdictKind.NEUTRAL, say("Found a grid with all tiles; there may be others")
    return verdict.VerdictKind.WARN, say("Stopped: no solution found yet, and none ruled out")


TILE, GAP = "🟧", "⬜"
"""A die and an empty cell in a text to share."""


@dataclass(frozen=True)
class EndOfRoll:
    """How a roll ended."""

    result: Result | None
    claimed: bool
    """Whether the player claimed that there is no solution."""
    review: Review | None
    grid: tuple[str, ...]
    """The rows of the player's grid."""
    dice: int
    seconds: float
    hints: int
    earlier: Sequence[Entry]
    """The history before it."""

    @property
    def placed(self) -> int:
        """Dice on the grid."""
        return sum(letter != "." for row in self.grid for letter in row)

    @property
    def level(self) -> Level | None:
        """How hard the roll is; None while that is unknown, and without a solution."""
        rank = self.review.rank if self.review is not None else None
        return None if rank is None else level_of(rank)


def hints_taken(hints: int) -> str:
    """How many steps of hints were taken."""
    return counted(hints, "{} hint", "{} hints")


def clock_note(hints: int) -> str:
    """What is at the end of the clock."""
    return hints_taken(hints) if hints else say("No clock")


def median(entries: Iterable[Entry], level: Level | None = None) -> list[tuple[str, str]]:
    """The player's median as a small figure, of one level or of all; none until there are enough games."""
    found = par(entries, level)
    return [] if found is None else [(clock_time(found), say("your median"))]


def reason(end: EndOfRoll) -> str:
    """Why the roll is over; "" for what all games have in common."""
    if end.result is Result.CLAIMED:
        return say("{}: {}", capitalised(say("right")), say("{} (proven)", say("no solution exists")))
    if end.result is not Result.GIVEN_UP or end.review is None:
        return ""
    if not end.review.solvable:
        return say("{}: {}", capitalised(say("given up")), say("{} (proven)", say("no solution exists")))
    return say("A solution exists") if end.claimed else ""


def result_shown(end: EndOfRoll, why: str, time_and_hints: str) -> ResultShown:
    """The time of a roll that was solved or rightly claimed, beside par; else how far the player got."""
    level, place = end.level, standing_figures(None if end.review is None else end.review.standing)
    small = [] if level is None else median(end.earlier, level)
    if end.result is Result.GIVEN_UP:
        figure = say("{} of {}", end.placed, end.dice)
        return ResultShown(why, time_and_hints, figure, say("dice placed"), (*small, *place), icon="flag")
    if small:
        small.append((clock_time(min(times(end.earlier, level))), say("your best")))
    unit = "" if end.result is Result.CLAIMED else _level(level)
    return ResultShown(why, hints_taken(end.hints), clock_time(end.seconds), unit, (*small, *place), icon="check")


def _level(level: Level | None) -> str:
    names = {
        Level.EASY: say("Easy"),
        Level.MEDIUM: capitalised(say("medium")),
        Level.HARD: say("Hard"),
    }
    return "" if level is None else names[level]


def share_lines(end: EndOfRoll, time_and_hints: str) -> list[str]:
    """The result, and of a solved roll the layout of its grid; no letters."""
    if end.result is Result.SOLVED:
        shape = ["".join(GAP if letter == "." else TILE for letter in row) for row in end.grid]
        return [say("Solved in {}", time_and_hints), *shape]
    if end.result is Result.CLAIMED:
        return [say("Proven to have no solution in {}", time_and_hints)]
    return [say("Given up with {} of {} dice placed, {}", end.placed, end.dice, time_and_hints)]
