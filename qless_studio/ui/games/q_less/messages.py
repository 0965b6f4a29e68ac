"""The verdict and the rules of a Q-Less puzzle as text; no widgets."""

from __future__ import annotations

from collections.abc import Mapping

from qless_studio.engine.games.q_less.puzzle import Options, Puzzle
from qless_studio.engine.solving import Outcome
from qless_studio.engine.texts import counted, say
from qless_studio.ui.games.q_less.searches import LiveCheck, Scope, SolutionList
from qless_studio.ui.tab.session import State
from qless_studio.ui.widgets.feedback import verdict


def rules(options: Options) -> list[str]:
    """What holds for the words, part by part."""
    parts = [say("Words of {} letters or more", options.min_length)]
    parts.append(say("repeats allowed") if options.repeats else say("no repeats"))
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
    """What the live check and the counts say together; None while only the main search can tell."""
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
        ways = counted(grid.count, "{} way", "{} ways")
        text = say("Still solvable: yes; stopped after {}") if started else say("Solvable: yes; stopped after {}")
        return verdict.VerdictKind.WARN, text.format(ways)
    if state is State.FINISHED and grid.ways:
        text = say("Still solvable: yes, {}") if started else say("Solvable: yes, {}")
        return verdict.VerdictKind.GOOD, text.format(grid.ways)
    return verdict.VerdictKind.GOOD, say("Still solvable: yes") if started else say("Solvable: yes")


def _unsolvable(puzzle: Puzzle, every: SolutionList) -> str:
    if puzzle.tiles and not (every.complete and not every.count):
        return say("Not solvable from here (proven)")
    return say("No solution exists with this list (proven)")


def _of_free_game(state: State, found: SolutionList) -> tuple[verdict.VerdictKind, str]:
    if state is not State.FINISHED:
        return verdict.VerdictKind.RUNNING, say("Searching for a grid with all tiles…")
    if found.kept:
        return verdict.VerdictKind.NEUTRAL, say("Found a grid with all tiles; there may be others")
    return verdict.VerdictKind.WARN, say("Stopped: no grid found yet, and none ruled out")
