"""Prove which tiles the empty cells of a board should have, for any game that scores words by length."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from random import Random

from qless_studio.engine.errors import OptionError, PuzzleError
from qless_studio.engine.grids.board import EMPTY, Board, Neighbours
from qless_studio.engine.grids.dice import Die, pick, shuffled
from qless_studio.engine.grids.proof.classes import ClassResult, Letters, Record, Symmetry, buckets_of, rare_first
from qless_studio.engine.grids.proof.prover import (
    MEMORY_PER_THREAD,
    Better,
    Known,
    OpenClass,
    Task,
    Watch,
    begin,
    mask_of,
    problem_of,
    prove,
    result_of,
)
from qless_studio.engine.grids.proof.words import TileWords
from qless_studio.engine.grids.proof_effort import MOST_CELLS, MOST_OPEN, effort_of, most_open, possible
from qless_studio.engine.grids.search import HEAT, UNREACHABLE, matched
from qless_studio.engine.grids.solver import LENGTHS, BoardSolver, Scoring
from qless_studio.engine.kernels import Status
from qless_studio.engine.kernels import grid as kernel
from qless_studio.engine.kernels.annealer import Annealer, Cooling, Goal
from qless_studio.engine.kernels.proof_search import SLICE, Problem, Search, TooLarge
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.pools import Pool
from qless_studio.engine.solving import Run
from qless_studio.engine.spreading import spread
from qless_studio.engine.texts import counted, plain, say

QU = "qu"
OPEN = "?"
"""An open cell in the text of a board to complete."""
POINTS, WORDS = "points", "words"
"""What the best board has the most of."""


@dataclass(frozen=True)
class BestBoard:
    """A board better than all before."""

    score: int
    board: Board


def count_words(min_length: int) -> Scoring:
    """The scoring with which the best board is the one with the most words."""
    return Scoring(min_length, tuple(int(length >= min_length) for length in range(LENGTHS)))


class BoardProof:
    """A proof of the best of all boards that have the tiles of `board`, with any tiles on its empty cells.

    Raises `PuzzleError` and `OptionError` for what cannot be proven.
    """

    def __init__(
        self,
        board: Board,
        lexicon: Lexicon,
        near: Neighbours,
        scoring: Scoring,
        *,
        q_is_qu: bool = False,
        letters: str = "",
        dice: tuple[Die, ...] = (),
        beat: int | None = None,
        tick: Callable[[], object] = int,
    ) -> None:
        """`scoring`: depends on the length only; `q_is_qu`: Q is Qu, as also with a Qu on the board; `letters`: what an
        open cell may have, by default any letter of the list; `dice`: only boards that these can show; `beat`: only
        boards with at least this score; `tick` is called every few milliseconds."""
        alphabet = lexicon.alphabet
        letters = letters or alphabet.letters
        q_is_qu = q_is_qu or (QU in board.tiles and "q" not in board.tiles)
        self.board = board
        self._work = ClassWork(board, near, scoring, q_is_qu, letters, dice, beat)
        self._lexicon, self._dice = lexicon, dice
        self._names = ["qu" if q_is_qu and letter == "q" else letter for letter in alphabet.letters]
        if 0 < len(dice) < len(board.tiles):
            cells = counted(len(board.tiles), "{} cell", "{} cells")
            raise _not_shown(f": {say('Dice')} {len(dice)}, {cells}")
        if dice:
            shown = {face for die in dice for face in die}
            letters = "".join(letter for letter in letters if self._names[alphabet.codes[letter]] in shown)
        self._faces = _faces(board, self._names, [self._names[alphabet.codes[letter]] for letter in letters])
        if not all(self._faces):
            raise _not_shown()
        self.opened = sum(len(tiles) > 1 for tiles in self._faces)
        if not possible(self.opened, len(board.tiles)):
            raise PuzzleError(
                plain(
                    "a proof would take years; a board may have up to {} cells, up to {} of them open",
                    MOST_CELLS,
                    MOST_OPEN,
                )
            )
        if self.opened > most_open(len(alphabet)):
            raise PuzzleError(
                plain("a proof with {} letters takes at most {} open cells", len(alphabet), most_open(len(alphabet)))
            )
        self._solver = BoardSolver(lexicon, near, scoring, ["qu"])
        fixed = "".join(alphabet.letters[self._names.index(tiles[0])] for tiles in self._faces if len(tiles) == 1)
        points = [0] * scoring.min_length + list(scoring.bonus[scoring.min_length :])
        self.task = Task(
            TileWords.on_board(lexicon.words, points, fixed, self.opened, letters, q_is_qu, alphabet, tick),
            tuple(sum(1 << other for other in others) for others in near),
            tuple(self._mask(tiles) for tiles in self._faces),
            tuple(self._mask(die) for die in dice),
            beat,
            tuple(mask_of(bucket, alphabet) for bucket in buckets_of(lexicon.language)),
            rare_first=rare_first(lexicon.language),
        )

    @property
    def effort(self) -> str:
        """Roughly how long the proof takes, as a text."""
        return effort_of(self.opened)

    def shown(self, letters: Letters) -> Board:
        """The board with these letters, one for each cell."""
        return Board(self.board.rows, self.board.columns, tuple(self._names[letter] for letter in letters))

    def record(self, path: Path) -> Record:
        """The record of finished classes in a file, which need not exist; raises `PuzzleError` for any other file."""
        return Record(path, self.task.digest)

    def search(
        self,
        run: Run,
        threads: int | None = None,
        memory: int | None = None,
        record: Record | None = None,
        on_progress: Callable[[Known], object] | None = None,
    ) -> Iterator[BestBoard]:
        """Yield each better board, until the best one is proven; the run's summary is a `Known`, see `prove`.

        `on_progress` is called 50 times a second. If the run has a pool, its workers search, with `memory` for each.
        """
        run.publish(summary=Known(None, None, sum(self.task.words.points.values()), 0.0))
        start = self._start(run)
        if run.pool is None:
            found = prove(self.task, run, start, threads, memory, record, on_progress)
        else:
            work = replace(self._work, memory=memory or MEMORY_PER_THREAD)
            found = prove_on(run.pool, self._lexicon, work, self.task, run, start, record, on_progress)
        for score, letters in found:
            yield BestBoard(score, self.shown(letters))

    def _start(self, run: Run) -> Better:
        """A good board to start with; raises `OptionError` if the dice can show none."""
        found = good_board(self._solver, self._faces, self._dice, run)
        if found is None:
            raise _not_shown()
        score, tiles = found
        return score, tuple(map(self._names.index, tiles))

    def _mask(self, tiles: Sequence[str]) -> int:
        return sum(1 << self._names.index(tile) for tile in set(tiles) if tile in self._names)


@dataclass(frozen=True)
class ClassWork:
    """Searches classes on a worker of a pool; the proof with these arguments of `BoardProof` is prepared once."""

    board: Board
    near: Neighbours
    scoring: Scoring
    q_is_qu: bool
    letters: str
    dice: tuple[Die, ...]
    beat: int | None
    memory: int = MEMORY_PER_THREAD
    """Bytes."""

    def __call__(self, lexicon: Lexicon, part: ClassPart) -> ClassResult | None:
        return searched(_problem(self, lexicon), part, self.memory)


@lru_cache(maxsize=1)
def _problem(work: ClassWork, lexicon: Lexicon) -> Problem:
    proof = BoardProof(
        work.board,
        lexicon,
        work.near,
        work.scoring,
        q_is_qu=work.q_is_qu,
        letters=work.letters,
        dice=work.dice,
        beat=work.beat,
    )
    return problem_of(proof.task)


def _not_shown(counts: str = "") -> OptionError:
    return OptionError(say("these dice cannot show such a board") + counts, say("option {}", "dice"))


def _faces(board: Board, names: Sequence[str], every: Sequence[str]) -> list[tuple[str, ...]]:
    """The tiles that each cell may show; raises `PuzzleError` for an invalid tile."""
    faces = []
    for cell, tile in enumerate(board.tiles):
        row, column = board.place(cell)
        if tile == "q" and "qu" in names:
            tile = "qu"
        if tile != EMPTY and tile not in names:
            wrong = say("only single letters of the word list, Qu, and {} for an open cell can be completed", OPEN)
            if tile == QU:
                wrong = say("a board with both Q and Qu cannot be completed")
            raise PuzzleError(wrong, say("row {}, column {}", row + 1, column + 1))
        faces.append(tuple(every) if tile == EMPTY else (tile,))
    if EMPTY not in board.tiles:
        raise PuzzleError(plain("no cell is open; write {} for each", OPEN))
    return faces


# A good board to start a proof with, by simulated annealing: its score rules out most others at once.

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


# A proof whose classes are searched by the workers of a pool. See docs/decisions/054 and 083.


@dataclass(frozen=True)
class ClassPart:
    """A class for a worker, and the score that its boards must have to be of interest."""

    name: str
    domains: tuple[int, ...]
    symmetries: tuple[Symmetry, ...]
    floor: int


Work = Callable[[Lexicon, ClassPart], ClassResult | None]
"""Searches a class on a worker; returns None if it needs too much memory and must be divided."""


def searched(problem: Problem, part: ClassPart, memory: int) -> ClassResult | None:
    """Search a whole class; `memory`: bytes."""
    search = Search(problem, memoryview(array("q", [part.floor])), memory)
    search.start(part.domains, part.symmetries)
    found: list[Better] = []
    try:
        while (status := search.advance(SLICE)) != Status.DONE:
            if status == Status.READY:
                found += [(score, tuple(board)) for score, board in search.take()]
    except TooLarge:
        return None
    return result_of(found)


def prove_on(
    pool: Pool,
    lexicon: Lexicon,
    work: Work,
    task: Task,
    run: Run,
    start: Better | None,
    record: Record | None,
    on_progress: Callable[[Known], object] | None = None,
) -> Iterator[Better]:
    """Like `prove`, on the workers of a pool, with the same result."""
    state = begin(task, run, start, record)
    watch, running = Watch(task, state, run, on_progress), dict[str, OpenClass]()

    def next_part() -> ClassPart | None:
        opened = state.next()
        if opened is None:
            return None
        known = opened.board_class
        running[known.name] = opened
        return ClassPart(known.name, known.domains, known.symmetries, state.floor[0])

    if record is not None:
        record.open()
    try:
        yield from watch.look()
        for part, result in spread(pool, lexicon, work, next_part, run):
            opened = running.pop(part.name)
            if result is None:
                state.divide(opened)
            else:
                state.finish(opened, result)
                for board in result.boards:
                    state.better((result.score, board))
            yield from watch.look()
        if state.waiting or running:  # Stop was noticed first
            run.checkpoint()
        yield from watch.look(last=True)
    finally:
        if record is not None:
            record.close()
