"""Search for boards with many words, many points or a given word, by simulated annealing on all cores.

See docs/decisions/011.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from qless_studio.engine.errors import OptionError
from qless_studio.engine.grids.board import Neighbours
from qless_studio.engine.grids.dice import Die, bag_of, find_dice, pick, shuffled, usual_dice
from qless_studio.engine.grids.solver import BoardSolver
from qless_studio.engine.kernels import Status
from qless_studio.engine.kernels import grid as kernel
from qless_studio.engine.kernels.annealer import Annealer, Cooling
from qless_studio.engine.kernels.annealer import Goal as KernelGoal
from qless_studio.engine.lexicon.languages import Language
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import say

FIRST_COOLING, LONGEST_COOLING = 8_000, 64_000
"""Boards tried in one cooling; each cooling is twice as long as the last, whatever time there is."""
HEAT = 20
"""The temperature at which a cooling begins, in thousandths of the board's score."""
UNREACHABLE = 1 << 40
WORD_WEIGHT = 8
"""What a missing word counts in points; as in the kernel."""


@dataclass(frozen=True)
class Goal:
    """The conditions for a board; the search ends when they are met. `highest` never is."""

    min_score: int = 0
    max_score: int = UNREACHABLE
    min_words: int = 0
    word: str = ""
    """A word that must be on the board."""

    @property
    def highest(self) -> bool:
        """Whether the score is to be as high as possible."""
        return self.min_score >= UNREACHABLE

    def distance(self, words: int, score: int) -> int:
        """How far a board is from the goal, as the kernel measures it; 0: the goal is met."""
        beyond = max(0, self.min_score - score) + max(0, score - self.max_score)
        return beyond + WORD_WEIGHT * max(0, self.min_words - words)


@dataclass(frozen=True)
class BetterBoard:
    """A board better than all earlier ones."""

    tiles: tuple[str, ...]
    words: int
    score: int


def planted(word: str, dice: Sequence[Die], near: Neighbours, random: Random) -> dict[int, tuple[int, str]] | None:
    """A word placed along a random path: cell -> (die, tile); None when these dice cannot spell it on this board.

    Each way to cut the word into faces is tried, longest tiles first; dice are matched to tiles by augmenting paths,
    which find a matching whenever there is one.
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


def _cuts(word: str, faces: set[str], limit: int) -> Iterator[list[str]]:
    if not word:
        yield []
    elif limit > 0:
        for size in (3, 2, 1):
            if size <= len(word) and word[:size] in faces:
                for rest in _cuts(word[size:], faces, limit - 1):
                    yield [word[:size], *rest]


def matched(tiles: Sequence[str], dice: Sequence[Die], random: Random) -> dict[int, int] | None:
    """A different die for each tile, index of the tile -> die; None when there are not enough."""
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
    """Cells of a path: random walks that half the time take the step with the fewest continuations.

    This is the rule of H. C. von Warnsdorff (1823) for the knight's tour.
    """
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


class Chain:
    """The boards that one thread visits: coolings one after the other, each from a new roll."""

    def __init__(
        self,
        solver: BoardSolver,
        dice: Sequence[Die],
        near: Neighbours,
        goal: Goal,
        seed: int,
        steps: int = FIRST_COOLING,
    ) -> None:
        """`steps`: boards tried in the first cooling."""
        self.solver, self._dice, self._near, self._goal = solver, dice, near, goal
        self._random = Random(seed)
        self._steps = steps
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
        goal = KernelGoal(self._goal.min_score, self._goal.max_score, self._goal.min_words)
        cooling = Cooling(self._steps, HEAT, int(self._random.random() * 2**32))
        return Annealer(self.solver.counts, self.solver.codes(tiles), dice, free, goal, cooling)

    def advance(self) -> int:
        """Continue for a slice; the number of kernel steps in it."""
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
) -> Iterator[BetterBoard]:
    """Each board better than all earlier ones, until the goal is reached or the run ends; `dice`: one for each cell.

    A heuristic: it never proves that no better board exists. Every thread (default: one per core) anneals boards of its
    own for slices of equal work, after which the threads wait for each other; so the same seed and number of threads
    give the same boards, and only the time limit decides how many. See docs/decisions/011.
    """
    from concurrent.futures import ThreadPoolExecutor  # the window's first picture needs no executor

    run.checkpoint()
    threads = (threads or os.cpu_count() or 1) if kernel.SLICE > 10_000 else 1  # interpreted, they would only queue
    chains = [Chain(new_solver(), dice, near, goal, seed * 1_000 + number) for number in range(threads)]
    best, record = -UNREACHABLE * 1_000, -1
    with ThreadPoolExecutor(threads, "board-search") as pool:
        while best < 0:
            annealers = [chain.annealer for chain in chains]
            work = pool.map(Chain.advance, chains) if threads > 1 else map(Chain.advance, chains)
            visits = sum(work)
            for annealer in annealers:
                found = annealer.best()
                if found.fitness > best:
                    best = found.fitness
                    better = BetterBoard(chains[0].solver.tiles(found.codes), found.words, found.score)
                    if better.score > record:
                        record = better.score
                        run.improved(record)
                    yield better
            run.checkpoint(visits)


# A fresh board that hides a given word.


def hidden_in(word: str, near: Neighbours, language: Language, number: int) -> tuple[str, ...] | None:
    """Tiles of a board with the word on it, the same for the same number; None if it cannot be placed there.

    Rolled with the usual dice of the language for this many cells; with letters from its bag where there are none, or
    where they cannot spell the word. The other tiles are rolled too, so the word may be on the board more than once.
    """
    random = Random(zlib.crc32(f"{word} {number}".encode()))
    usual, bag = find_dice(usual_dice(language, len(near))), (bag_of(language),) * len(near)
    for dice in (usual.dice, bag) if usual else (bag,):
        fixed = planted(word, dice, near, random)
        if fixed is not None:
            used = {die for die, _ in fixed.values()}
            rest = iter(shuffled([die for number, die in enumerate(dice) if number not in used], random))
            return tuple(fixed[cell][1] if cell in fixed else pick(next(rest), random) for cell in range(len(near)))
    return None
