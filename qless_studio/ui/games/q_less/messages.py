"""The verdict and the rules of a Q-Less puzzle in words; no widgets."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from qless_studio.engine.games.q_less.puzzle import Options, Puzzle
from qless_studio.engine.solving import Outcome
from qless_studio.engine.texts import counted, figure
from qless_studio.ui.games.q_less.analysis import Position
from qless_studio.ui.games.q_less.solutions import ALL, GRID, Found
from qless_studio.ui.tab.session import State
from qless_studio.ui.widgets.feedback import verdict


def tr(text: str) -> str:
    return QCoreApplication.translate("Wording", text)


def rules(options: Options) -> list[str]:
    """What holds for the words, part by part."""
    parts = [tr("Words of {} letters or more").format(options.min_length)]
    parts.append(tr("repeats allowed") if options.repeats else tr("no repeats"))
    if options.touching:
        parts.append(tr("touching pairs allowed"))
    if options.banned_words:
        parts.append(tr("{} banned").format(len(options.banned_words)))
    if options.max_words is not None:
        parts.append(tr("up to {} words").format(options.max_words))
    if options.box.strip():
        parts.append(tr("box {}").format(options.box.strip()))
    return parts


def ways(found: Found) -> str:
    """The number of solutions; nothing while they are still being counted."""
    if not found.whole:
        return ""
    return counted(found.count, "{} way", "{} ways")


def verdict_of(
    state: State, outcome: Outcome | None, position: Position, found: dict[str, Found]
) -> tuple[verdict.VerdictKind, str] | None:
    """What the live check and the counts say together; None while only the search itself can tell."""
    puzzle = position.puzzle
    if position.checked.finished:
        return verdict.VerdictKind.GOOD, tr("Solved: one crossword with every die")
    if puzzle.free:
        return _of_free_game(state, found[GRID])
    if position.solvable is None:
        return None
    if not position.solvable:
        return verdict.VerdictKind.BAD, _no_words(puzzle, found[ALL])
    yes = tr("Still solvable: yes") if puzzle.tiles else tr("Solvable: yes")
    if state is not State.FINISHED:
        return verdict.VerdictKind.GOOD, yes
    if outcome is not Outcome.COMPLETE:
        return verdict.VerdictKind.WARN, tr("{}; stopped after {} ways").format(yes, figure(found[GRID].count))
    return verdict.VerdictKind.GOOD, f"{yes}, {ways(found[GRID])}"


def _no_words(puzzle: Puzzle, every: Found) -> str:
    if puzzle.tiles and not (every.whole and not every.count):
        return tr("Not solvable from here (proven)")
    return tr("No solution exists with this list (proven)")


def _of_free_game(state: State, found: Found) -> tuple[verdict.VerdictKind, str]:
    if state is not State.FINISHED:
        return verdict.VerdictKind.RUNNING, tr("Searching for a grid with all tiles…")
    if found.kept:
        return verdict.VerdictKind.NEUTRAL, tr("Found a grid with all tiles; there may be others")
    return verdict.VerdictKind.WARN, tr("Stopped: no grid found yet, and none ruled out")
