"""A good board to start a proof with, by simulated annealing: its score rules out most others at once."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from qless_studio.engine.grids.dice import Die, pick, shuffled
from qless_studio.engine.grids.search import HEAT, UNREACHABLE, matched
from qless_studio.engine.grids.solver import BoardSolver
from qless_studio.engine.kernels import Status
from qless_studio.engine.kernels import grid as kernel
from qless_studio.engine.kernels.annealer import Annealer, Cooling, Goal
from qless_studio.engine.solving import Run

COOLINGS = 3
BOARDS_PER_CELL = 500
"""Boards that an annealing run tries, for each open cell."""


def dealt_faces(faces: Sequence[Sequence[str]], dice: Sequence[Die], random: Random) -> list[Die] | None:
    """For each cell a die, reduced to the faces that the cell may show; None if the dice cannot show such a board.
    Without dice, every cell has a die of its own with these faces."""
    if not dice:
        return [tuple(tiles) for tiles in faces]
    owners: list[int | None] = [None] * len(faces)
    fixed = [cell for cell, tiles in enumerate(faces) if len(tiles) == 1]
    opened = [cell for cell, tiles in enumerate(faces) if len(tiles) > 1]
    found = matched([faces[cell][0] for cell in fixed], dice, random)
    if found is None:
        return None
    for place, die in found.items():
        owners[fixed[place]] = die
    usable = set(faces[opened[0]]) if opened else set()
    rest = shuffled(
        [die for die in range(len(dice)) if die not in found.values() and usable.intersection(dice[die])], random
    )
    if len(rest) < len(opened):
        return None
    for cell, die in zip(opened, rest, strict=False):
        owners[cell] = die
    return [
        tuple(face for face in dice[owner] if face in allowed) if owner is not None else ()
        for owner, allowed in zip(owners, faces, strict=True)
    ]


def good_board(
    solver: BoardSolver, faces: Sequence[Sequence[str]], dice: Sequence[Die], run: Run
) -> tuple[int, tuple[str, ...]] | None:
    """Score and tiles of a good board with one of the given tiles on each cell, the same in every run; None if the dice
    cannot show such a board."""
    random = Random(1)
    best: tuple[int, tuple[str, ...]] | None = None
    opened = [cell for cell, tiles in enumerate(faces) if len(tiles) > 1]
    for _ in range(COOLINGS):
        dealt = dealt_faces(faces, dice, random)
        if dealt is None:
            return None
        tiles = [pick(die, random) for die in dealt]
        if not opened:
            return solver.many([tiles])[0][1], tuple(tiles)
        codes = solver.codes(tiles)
        cooling = Cooling(BOARDS_PER_CELL * len(opened), HEAT, int(random.random() * 2**32))
        goal = Goal(UNREACHABLE, UNREACHABLE, 0)
        annealer = Annealer(solver.counts, codes, [solver.codes(die) for die in dealt], opened, goal, cooling)
        steps = 0
        while annealer.advance(kernel.SLICE) != Status.DONE:
            run.checkpoint(annealer.steps - steps)
            steps = annealer.steps
        found = annealer.best()
        if best is None or found.score > best[0]:
            best = found.score, solver.tiles(found.codes)
    return best
