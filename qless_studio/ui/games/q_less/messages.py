"""The verdict and the rules of a Q-Less puzzle as text; no widgets."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from qless_studio.engine.games.q_less.puzzle import Options, Puzzle
from qless_studio.engine.solving import Outcome
from qless_studio.engine.texts import counted
from qless_studio.ui.games.q_less.searches import LiveCheck, Scope, SolutionList
from qless_studio.ui.tab.session import State
from qless_studio.ui.widgets.feedback import verdict


def tr(text: str) -> str:
    return QCoreApplication.translate("QLessMessages", text)


def rules(options: Options) -> list[str]:
    """What holds for the words, part by part."""
    parts = [tr("Words of {} letters or more").format(options.min_length)]
    parts.append(tr("repeats allowed") if options.repeats else tr("no repeats"))
    if options.touching:
        parts.append(tr("touching pairs allowed"))
    if options.banned_words:
        parts.append(tr("{} banned").format(len(options.banned_words)))
    if options.max_words is not None:
        parts.append(counted(options.max_words, "up to {} word", "up to {} words"))
    if options.box.strip():
        parts.append(tr("box {}").format(options.box.strip()))
    return parts


def verdict_of(
    state: State, outcome: Outcome | None, check: LiveCheck, lists: Mapping[Scope, SolutionList]
) -> tuple[verdict.VerdictKind, str] | None:
    """What the live check and the counts say together; None while only the main search can tell."""
    puzzle, grid = check.puzzle, lists[Scope.GRID]
    if check.checked.finished:
        return verdict.VerdictKind.GOOD, tr("Solved: one crossword with every die")
    if puzzle.free:
        return _of_free_game(state, grid)
    if check.solvable is None:
        return None
    if not check.solvable:
        return verdict.VerdictKind.BAD, _unsolvable(puzzle, lists[Scope.ALL])
    started = bool(puzzle.tiles)
    if state is State.FINISHED and outcome is not Outcome.COMPLETE:
        ways = counted(grid.count, "{} way", "{} ways")
        text = tr("Still solvable: yes; stopped after {}") if started else tr("Solvable: yes; stopped after {}")
        return verdict.VerdictKind.WARN, text.format(ways)
    if state is State.FINISHED and grid.ways:
        text = tr("Still solvable: yes, {}") if started else tr("Solvable: yes, {}")
        return verdict.VerdictKind.GOOD, text.format(grid.ways)
    return verdict.VerdictKind.GOOD, tr("Still solvable: yes") if started else tr("Solvable: yes")


def _unsolvable(puzzle: Puzzle, every: SolutionList) -> str:
    if puzzle.tiles and not (every.complete and not every.count):
        return tr("Not solvable from here (proven)")
    return tr("No solution exists with this list (proven)")


def _of_free_game(state: State, found: SolutionList) -> tuple[verdict.VerdictKind, str]:
    if state is not State.FINISHED:
        return verdict.VerdictKind.RUNNING, tr("Searching for a grid with all tiles…")
    if found.kept:
        return verdict.VerdictKind.NEUTRAL, tr("Found a grid with all tiles; there may be others")
    return verdict.VerdictKind.WARN, tr("Stopped: no grid found yet, and none ruled out")
