"""Search for boards: many words, many points, a given word on them; simulated annealing on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random

from qless_studio.engine.errors import OptionError
from qless_studio.engine.grids.board import Neighbours
from qless_studio.engine.grids.dice import Die, pick, shuffled
from qless_studio.engine.grids.solver import BoardSolver
from qless_studio.engine.kernels import Status
from qless_studio.engine.kernels import grid as kernel
from qless_studio.engine.kernels.annealer import Annealer, Cooling
from qless_studio.engine.kernels.annealer import Goal as KernelGoal
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import say

FIRST_COOLING, LONGEST_COOLING = 8_000, 64_000
"""Boards tried in one cooling; each is twice as long as the last, so that any time is used well."""
HEAT = 20
"""The temperature that a cooling begins with, in thousandths of the board's score."""
UNREACHABLE = 1 << 40


@dataclass(frozen=True)
class Goal:
    """What is wanted of a board; the search ends when it has all of it. `highest` is never reached."""

    least_score: int = 0
    greatest_score: int = UNREACHABLE
    least_words: int = 0
    word: str = ""
    """A word that must be on the board."""

    @property
    def highest(self) -> bool:
        """Whether the score is to be as high as can be."""
        return self.least_score >= UNREACHABLE


@dataclass(frozen=True)
class Better:
    """A board better than all before it."""

    tiles: tuple[str, ...]
    words: int
    score: int


def planted(word: str, dice: Sequence[Die], near: Neighbours, random: Random) -> dict[int, tuple[int, str]] | None:
    """A word laid along a random path: cell -> (die, tile); None when these dice cannot spell it on this board.

    Each way to cut the word into faces is tried, longest tiles first; dice are matched to tiles by augmenting paths,
    which finds a matching whenever there is one.
    """
    faces = {face for die in dice for face in die}
    for tiles in _cuts(word, faces, len(near)):
        owners = matched(tiles, dice, random)
        if owners is None:
            continue
        path = _random_path(len(tiles), near, random)
        if path is not None:
            return {cell: (owners[place], tiles[place]) for place, cell in enumerate(path)}
    return None


def _cuts(word: str, faces: set[str], most: int) -> Iterator[list[str]]:
    if not word:
        yield []
    elif most > 0:
        for size in (3, 2, 1):
            if size <= len(word) and word[:size] in faces:
                for rest in _cuts(word[size:], faces, most - 1):
                    yield [word[:size], *rest]


def matched(tiles: Sequence[str], dice: Sequence[Die], random: Random) -> dict[int, int] | None:
    """A die of its own for each tile, place of the tile -> die; None when there are not enough."""
    taken: dict[int, int] = {}
    order = shuffled(range(len(dice)), random)

    def assign(place: int, tried: set[int]) -> bool:
        for die in order:
            if die not in tried and tiles[place] in dice[die]:
                tried.add(die)
                if die not in taken or assign(taken[die], tried):
                    taken[die] = place
                    return True
        return False

    if all(assign(place, set()) for place in range(len(tiles))):
        return {place: die for die, place in taken.items()}
    return None


def _random_path(length: int, near: Neighbours, random: Random, tries: int = 4_000) -> list[int] | None:
    """Cells of a path: walks that half the time step where the fewest ways lead on (H. C. von Warnsdorff, 1823)."""
    for _ in range(tries):
        path = [pick(range(len(near)), random)]
        while len(path) < length:
            free = [cell for cell in near[path[-1]] if cell not in path]
            if not free:
                break
            if random.random() < 0.5:
                free = [min(shuffled(free, random), key=lambda cell: sum(n not in path for n in near[cell]))]
            path.append(pick(free, random))
        if len(path) == length:
            return path
    return None


class _Chain:
    """One thread's way through the boards: coolings one after the other, each from a new roll."""

    def __init__(self, solver: BoardSolver, dice: Sequence[Die], near: Neighbours, goal: Goal, seed: int) -> None:
        self.solver, self._dice, self._near, self._goal = solver, dice, near, goal
        self._random = Random(seed)
        self._steps = FIRST_COOLING
        self.annealer = self._new_cooling()
        self.visits = 0

    def _new_cooling(self) -> Annealer:
        fixed = planted(self._goal.word, self._dice, self._near, self._random) if self._goal.word else {}
        if fixed is None:
            raise OptionError(
                say("{} cannot be placed on this board with these dice", self._goal.word.upper()),
                say("option {}", "contains"),
            )
        used = {die for die, _ in fixed.values()}
        rest = iter(shuffled([die for die in range(len(self._dice)) if die not in used], self._random))
        dice, tiles, free = [], [], []
        for cell in range(len(self._near)):
            if cell in fixed:
                die, tile = fixed[cell]
            else:
                die = next(rest)
                tile = pick(self._dice[die], self._random)
                free.append(cell)
            dice.append(self.solver.codes(self._dice[die]))
            tiles.append(tile)
        goal = KernelGoal(self._goal.least_score, self._goal.greatest_score, self._goal.least_words)
        cooling = Cooling(self._steps, HEAT, int(self._random.random() * 2**32))
        return Annealer(self.solver.kernel, self.solver.codes(tiles), dice, free, goal, cooling)

    def advance(self) -> int:
        """Go on for a slice; the visits it took."""
        before = self.annealer.steps
        status = self.annealer.advance(kernel.SLICE)
        spent = self.annealer.steps - before
        if status == Status.DONE and self.annealer.best().fitness < 0:
            self._steps = min(2 * self._steps, LONGEST_COOLING)
            self.annealer = self._new_cooling()
        return spent


def search(
    new_solver: Callable[[], BoardSolver],
    dice: Sequence[Die],
    near: Neighbours,
    goal: Goal,
    seed: int,
    threads: int | None,
    run: Run,
) -> Iterator[Better]:
    """Each board better than all before it, until the goal is reached or the run ends; `dice`: one for each cell.

    A heuristic: it never proves that no better board exists. Every thread (default: one for each core) anneals boards
    of its own for slices of equal work, after which they meet; so a seed and a number of threads give the same boards
    again, and only the time limit decides how many.
    """
    run.checkpoint()
    threads = (threads or os.cpu_count() or 1) if kernel.SLICE > 10_000 else 1  # interpreted, they would only queue
    chains = [_Chain(new_solver(), dice, near, goal, seed * 1_000 + number) for number in range(threads)]
    best, record = -UNREACHABLE * 1_000, -1
    with ThreadPoolExecutor(threads, "board-search") as pool:
        while best < 0:
            annealers = [chain.annealer for chain in chains]
            work = pool.map(_Chain.advance, chains) if threads > 1 else map(_Chain.advance, chains)
            visits = sum(work)
            for annealer in annealers:
                found = annealer.best()
                if found.fitness > best:
                    best = found.fitness
                    better = Better(chains[0].solver.tiles(found.codes), found.words, found.score)
                    if better.score > record:
                        record = better.score
                        run.improved(record)
                    yield better
            run.checkpoint(visits)
