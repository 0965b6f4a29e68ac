"""The search for boards from many seeds, spread over workers. See docs/decisions/011 and 083."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from qless_studio.engine.grids.board import Neighbours
from qless_studio.engine.grids.dealing import SearchOptions
from qless_studio.engine.grids.dice import Die
from qless_studio.engine.grids.search import (
    FIRST_COOLING,
    LONGEST_COOLING,
    UNREACHABLE,
    BetterBoard,
    Chain,
    Goal,
    search,
)
from qless_studio.engine.grids.solver import BoardSolver, Scoring
from qless_studio.engine.kernels import Status
from qless_studio.engine.kernels import grid as kernel
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run

COOLINGS = (LONGEST_COOLING // FIRST_COOLING).bit_length()
"""Number of coolings tried with each seed, from the shortest to the longest."""


@dataclass(frozen=True)
class Cooled:
    """The best board of a cooling."""

    board: BetterBoard
    fitness: int
    """Fitness of the board; from 0 on the goal is reached."""
    steps: int


@dataclass(frozen=True)
class Cooling:
    """One cooling, on a worker: what it finds depends on its number alone."""

    dice: tuple[Die, ...]
    near: Neighbours
    scoring: Scoring
    goal: Goal
    seed: int
    letter_factors: tuple[int, ...] = ()
    """As of `BoardSolver`, like `word_factors`."""
    word_factors: tuple[int, ...] = ()

    def solver(self, lexicon: Lexicon) -> BoardSolver:
        """A solver for boards with these dice."""
        faces = sorted({face for die in self.dice for face in die})
        return BoardSolver(lexicon, self.near, self.scoring, faces, self.letter_factors, self.word_factors)

    def __call__(self, lexicon: Lexicon, number: int) -> Cooled:
        solver = self.solver(lexicon)
        seed, steps = number // COOLINGS, FIRST_COOLING << number % COOLINGS
        chain = Chain(solver, self.dice, self.near, self.goal, (self.seed + seed) * COOLINGS + number % COOLINGS, steps)
        annealer = chain.annealer
        while annealer.advance(kernel.SLICE) != Status.DONE:
            pass
        found = annealer.best()
        board = BetterBoard(solver.tiles(found.codes), found.words, found.score)
        return Cooled(board, found.fitness, annealer.steps)


def find_boards(cooling: Cooling, options: SearchOptions, lexicon: Lexicon, run: Run) -> Iterator[BetterBoard]:
    """The search that the options ask for: from many seeds, or from one until it is stopped."""
    if options.seeds is not None:
        return search_seeds(cooling, options.seeds, lexicon, run)
    near, goal = cooling.near, cooling.goal
    return search(lambda: cooling.solver(lexicon), cooling.dice, near, goal, cooling.seed, options.threads, run)


def search_seeds(cooling: Cooling, seeds: int, lexicon: Lexicon, run: Run) -> Iterator[BetterBoard]:
    """Each board better than all earlier ones, from the seeds that follow that of `cooling`, or until the goal is met.

    Without a goal that is met the best score is the same however many workers there are.
    """
    from qless_studio.engine.spreading import spread, workers_of  # few searches need processes

    numbers = iter(range(seeds * COOLINGS))
    best, record, done = -UNREACHABLE * 1_000, -1, 0
    with workers_of(run) as pool:
        for _, cooled in spread(pool, lexicon, cooling, lambda: next(numbers, None), run):
            done += 1
            run.publish(cooled.steps, done / (seeds * COOLINGS))
            if cooled.fitness > best:
                best = cooled.fitness
                if cooled.board.score > record:
                    record = cooled.board.score
                    run.improved(record)
                yield cooled.board
            if best >= 0:
                return
