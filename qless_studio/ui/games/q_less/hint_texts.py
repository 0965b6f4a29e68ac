"""The engine's hints as steps of the hint ladder: question, answer and marked cells."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from qless_studio.engine.games.q_less.hints import GridHint, GridHintStep
from qless_studio.engine.games.q_less.puzzle import Puzzle, Tile
from qless_studio.engine.texts import counted
from qless_studio.ui.games.q_less.open_grid import word_at
from qless_studio.ui.tab.hints import HintStep


def tr(text: str) -> str:
    return QCoreApplication.translate("HintTexts", text)


def titles(solvable: bool, started: bool) -> tuple[str, ...]:
    """The questions of the ladder before anything is answered; `started`: there are tiles on the grid."""
    if solvable:
        return tr("Solvable?"), tr("Where next?"), tr("How long?"), tr("First letter"), tr("The word")
    return (tr("Solvable?"), tr("Which word?"), tr("Which tile?")) if started else (tr("Solvable?"),)


def steps(
    puzzle: Puzzle, found: Sequence[GridHint], shown: Callable[[str], str] = str.upper, ways: str = ""
) -> tuple[HintStep, ...]:
    """The hints for a puzzle as steps of the ladder, with the tiles that each is about in the puzzle's coordinates.

    `shown` gives a word as people spell it, `ways` is the number of solutions, "" if it is unknown.
    """
    by_step = {hint.step: hint for hint in found}
    first = by_step.get(GridHintStep.SOLVABLE)
    if first is None:
        return ()
    if GridHintStep.PLACE in by_step:
        return _solvable(puzzle, by_step, first, shown, ways)
    if GridHintStep.PROBLEM in by_step or GridHintStep.MOVE in by_step:
        return _not_solvable(by_step, first, shown)
    return (_step(first, tr("Solvable?"), tr("Solved") if first.solvable else tr("No (proven)")),)


def _solvable(
    puzzle: Puzzle,
    by_step: dict[GridHintStep, GridHint],
    first: GridHint,
    shown: Callable[[str], str],
    ways: str,
) -> tuple[HintStep, ...]:
    place, placed = by_step[GridHintStep.PLACE], set(puzzle.tiles)
    new = tuple(tile for tile in place.tiles if tile not in placed)
    asked = titles(True, bool(placed))
    word, where = place.word, _where(puzzle, place, shown)
    return (
        _step(first, asked[0], tr("Yes, {}").format(ways) if ways else tr("Yes")),
        HintStep(place.step.value, asked[1], where, where, ()),
        _step(by_step[GridHintStep.LENGTH], asked[2], counted(len(word), "{} letter", "{} letters"), new),
        _step(by_step[GridHintStep.FIRST_LETTER], asked[3], word[0].upper(), new),
        HintStep(GridHintStep.WORD.value, asked[4], shown(word), place.text, new),
    )


def _not_solvable(
    by_step: dict[GridHintStep, GridHint], first: GridHint, shown: Callable[[str], str]
) -> tuple[HintStep, ...]:
    asked = titles(False, True)
    found = [_step(first, asked[0], tr("No (proven)"))]
    problem, move = by_step.get(GridHintStep.PROBLEM), by_step.get(GridHintStep.MOVE)
    if problem is not None:
        answer = shown(problem.word) if problem.word else tr("More than one")
        found.append(_step(problem, asked[1], answer, problem.tiles))
    if move is not None:
        letters = ", ".join(tile.letter.upper() for tile in move.tiles)
        answer = tr("Lift {}").format(letters) if letters else tr("Three or more")
        found.append(_step(move, asked[2], answer, move.tiles))
    return tuple(found)


def _step(hint: GridHint, title: str, answer: str, cells: tuple[Tile, ...] = ()) -> HintStep:
    return HintStep(hint.step.value, title, answer, hint.text, cells)


def _where(puzzle: Puzzle, place: GridHint, shown: Callable[[str], str]) -> str:
    """Across or down, and through which tiles that are on the grid."""
    down = len(place.tiles) > 1 and place.tiles[0].column == place.tiles[1].column
    direction = tr("Down") if down else tr("Across")
    placed = {(tile.row, tile.column): tile.letter for tile in puzzle.tiles}
    through = [tile for tile in place.tiles if tile in puzzle.tiles]
    if not through:
        return tr("{}, anywhere").format(direction) if not placed else tr("{}, on its own").format(direction)
    tile = through[0]
    run = word_at(placed, (tile.row, tile.column), not down)
    word = "".join(placed[cell] for cell in run)
    if len(run) > 1:
        return tr("{}, through the {} of {}").format(direction, tile.letter.upper(), shown(word))
    run = word_at(placed, (tile.row, tile.column), down)
    return tr("{}, extending {}").format(direction, shown("".join(placed[cell] for cell in run)))
