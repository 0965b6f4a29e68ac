"""The engine's hints as steps of the hint ladder: question, answer and marked cells; no widgets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from qless_studio.engine.games.q_less.hints import GridHint, GridHintStep
from qless_studio.engine.games.q_less.puzzle import Puzzle, Tile
from qless_studio.engine.texts import counted
from qless_studio.ui.games.q_less.open_grid import word_at


@dataclass(frozen=True)
class Rung:
    """One step of the ladder: its title, a short answer, the answer as a sentence, and the cells that it is about."""

    title: str
    answer: str = ""
    sentence: str = ""
    cells: tuple[Tile, ...] = ()
    """In the coordinates of the puzzle."""
    solvable: bool = False
    """Whether the answer is that the grid can be solved; the number of ways goes with it."""
    gives: GridHintStep = GridHintStep.SOLVABLE
    """What it gives away, for the history."""

    def step(self, ways: str) -> tuple[str, str, str]:
        """Title, answer and sentence as the ladder shows them; `ways` is the number of solutions, "" if unknown."""
        answer = tr("Yes, {}").format(ways) if self.solvable and ways else self.answer
        return self.title, answer, self.sentence or answer


def tr(text: str) -> str:
    return QCoreApplication.translate("HintTexts", text)


def titles(solvable: bool, started: bool) -> tuple[str, ...]:
    """The questions of the ladder before anything is answered; `started`: there are tiles on the grid."""
    if solvable:
        return tr("Solvable?"), tr("Where next?"), tr("How long?"), tr("First letter"), tr("The word")
    return (tr("Solvable?"), tr("Which word?"), tr("Which tile?")) if started else (tr("Solvable?"),)


def rungs(puzzle: Puzzle, found: Sequence[GridHint], shown: Callable[[str], str] = str.upper) -> tuple[Rung, ...]:
    """The ladder made of the hints for a puzzle; `shown` gives a word as people spell it."""
    by_step = {hint.step: hint for hint in found}
    first = by_step.get(GridHintStep.SOLVABLE)
    if first is None:
        return ()
    if GridHintStep.PLACE in by_step:
        return _solvable(puzzle, by_step, first, shown)
    if GridHintStep.PROBLEM in by_step or GridHintStep.MOVE in by_step:
        return _not_solvable(by_step, first, shown)
    return (Rung(tr("Solvable?"), tr("Solved") if first.solvable else tr("No (proven)"), first.text),)


def _solvable(
    puzzle: Puzzle, by_step: dict[GridHintStep, GridHint], first: GridHint, shown: Callable[[str], str]
) -> tuple[Rung, ...]:
    place, placed = by_step[GridHintStep.PLACE], set(puzzle.tiles)
    new = tuple(tile for tile in place.tiles if tile not in placed)
    asked = titles(True, bool(placed))
    word, where = place.word, _where(puzzle, place, shown)
    return (
        Rung(asked[0], tr("Yes"), first.text, solvable=True),
        Rung(asked[1], where, where, gives=GridHintStep.PLACE),
        _rung_of(by_step[GridHintStep.LENGTH], asked[2], counted(len(word), "{} letter", "{} letters"), new),
        _rung_of(by_step[GridHintStep.FIRST_LETTER], asked[3], word[0].upper(), new),
        Rung(asked[4], shown(word), place.text, new, gives=GridHintStep.WORD),
    )


def _not_solvable(
    by_step: dict[GridHintStep, GridHint], first: GridHint, shown: Callable[[str], str]
) -> tuple[Rung, ...]:
    asked = titles(False, True)
    found = [Rung(asked[0], tr("No (proven)"), first.text)]
    problem, move = by_step.get(GridHintStep.PROBLEM), by_step.get(GridHintStep.MOVE)
    if problem is not None:
        answer = shown(problem.word) if problem.word else tr("More than one")
        found.append(_rung_of(problem, asked[1], answer, problem.tiles))
    if move is not None:
        letters = ", ".join(tile.letter.upper() for tile in move.tiles)
        answer = tr("Lift {}").format(letters) if letters else tr("Three or more")
        found.append(_rung_of(move, asked[2], answer, move.tiles))
    return tuple(found)


def _rung_of(hint: GridHint, title: str, answer: str, cells: tuple[Tile, ...]) -> Rung:
    return Rung(title, answer, hint.text, cells, gives=hint.step)


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
