"""The hints of the engine as rungs of a ladder: what each step asks and answers, and which cells it marks; no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from qless_studio.engine.games.q_less.hints import GridHint, GridHintStep
from qless_studio.engine.games.q_less.puzzle import Puzzle, Tile
from qless_studio.engine.texts import counted
from qless_studio.ui.games.q_less.open_grid import word_at


@dataclass(frozen=True)
class Rung:
    """One step: its title, its answer in a few words, the whole sentence, the cells it speaks of."""

    title: str
    answer: str = ""
    sentence: str = ""
    cells: tuple[Tile, ...] = ()
    """In the coordinates of the puzzle."""

    @property
    def step(self) -> tuple[str, str, str]:
        return self.title, self.answer, self.sentence or self.answer


def tr(text: str) -> str:
    return QCoreApplication.translate("HintTexts", text)


def titles(solvable: bool, laid: bool) -> tuple[str, ...]:
    """What the ladder asks, before anything is answered."""
    if solvable:
        return tr("Solvable?"), tr("Where next?"), tr("How long?"), tr("First letter"), tr("The word")
    return (tr("Solvable?"), tr("Which word?"), tr("Which tile?")) if laid else (tr("Solvable?"),)


def rungs(puzzle: Puzzle, found: Sequence[GridHint], ways: str) -> tuple[Rung, ...]:
    """The ladder for a position; `ways` is the number of solutions in words, or nothing while it is not known."""
    by_step = {hint.step: hint for hint in found}
    first = by_step.get(GridHintStep.SOLVABLE)
    if first is None:
        return ()
    if GridHintStep.PLACE in by_step:
        return _onwards(puzzle, by_step, first, ways)
    if GridHintStep.PROBLEM in by_step or GridHintStep.MOVE in by_step:
        return _backwards(by_step, first)
    return (Rung(tr("Solvable?"), tr("Solved") if first.solvable else tr("No (proven)"), first.text),)


def _onwards(puzzle: Puzzle, by_step: dict[GridHintStep, GridHint], first: GridHint, ways: str) -> tuple[Rung, ...]:
    place, lying = by_step[GridHintStep.PLACE], set(puzzle.tiles)
    new = tuple(tile for tile in place.tiles if tile not in lying)
    yes = tr("Yes, {}").format(ways) if ways else tr("Yes")
    asked = titles(True, bool(lying))
    word = place.word.upper()
    where = _where(puzzle, place)
    return (
        Rung(asked[0], yes, first.text),
        Rung(asked[1], where, where),
        Rung(asked[2], counted(len(word), "{} letter", "{} letters"), by_step[GridHintStep.LENGTH].text, new),
        Rung(asked[3], word[0], by_step[GridHintStep.FIRST_LETTER].text, new),
        Rung(asked[4], word, place.text, new),
    )


def _backwards(by_step: dict[GridHintStep, GridHint], first: GridHint) -> tuple[Rung, ...]:
    asked = titles(False, True)
    found = [Rung(asked[0], tr("No (proven)"), first.text)]
    problem, move = by_step.get(GridHintStep.PROBLEM), by_step.get(GridHintStep.MOVE)
    if problem is not None:
        answer = problem.word.upper() or tr("More than one")
        found.append(Rung(asked[1], answer, problem.text, problem.tiles))
    if move is not None:
        letters = ", ".join(tile.letter.upper() for tile in move.tiles)
        answer = tr("Lift {}").format(letters) if letters else tr("Three or more")
        found.append(Rung(asked[2], answer, move.text, move.tiles))
    return tuple(found)


def _where(puzzle: Puzzle, place: GridHint) -> str:
    """Across or down, and through which letters that lie already."""
    down = len(place.tiles) > 1 and place.tiles[0].column == place.tiles[1].column
    way = tr("Down") if down else tr("Across")
    lying = {(tile.row, tile.column): tile.letter for tile in puzzle.tiles}
    through = [tile for tile in place.tiles if tile in puzzle.tiles]
    if not through:
        return tr("{}, anywhere").format(way) if not lying else tr("{}, on its own").format(way)
    tile = through[0]
    run = word_at(lying, (tile.row, tile.column), not down)
    word = "".join(lying[cell] for cell in run).upper()
    if len(run) > 1:
        return tr("{}, through the {} of {}").format(way, tile.letter.upper(), word)
    run = word_at(lying, (tile.row, tile.column), down)
    return tr("{}, extending {}").format(way, "".join(lying[cell] for cell in run).upper())
