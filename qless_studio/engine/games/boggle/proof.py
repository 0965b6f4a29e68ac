"""The best board of a size, or the best completion of one, proven."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from qless_studio.engine.errors import OptionError, PuzzleError
from qless_studio.engine.game import Dealt
from qless_studio.engine.games.boggle.best_boards import proven_best
from qless_studio.engine.games.boggle.puzzle import Options, near_of, scoring_of
from qless_studio.engine.games.boggle.solver import solve_all
from qless_studio.engine.grids import EMPTY, Board, BoardSolver, Scoring, parse_board
from qless_studio.engine.grids.dice import DICE, Die
from qless_studio.engine.grids.proof import (
    MOST_CELLS,
    MOST_OPEN,
    Better,
    Known,
    Letters,
    Record,
    Task,
    TileWords,
    good_board,
    prove,
)
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.languages import ENGLISH
from qless_studio.engine.options import option
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import phrase, say

OPEN = "?"
"""How an open cell is written where a board is to be completed."""
POINTS, WORDS = "points", "words"
_Q = ord("q") - 97
_EFFORTS = ((6, phrase("a few seconds")), (9, phrase("up to a minute")), (MOST_OPEN, phrase("an hour or two")))


@dataclass(frozen=True)
class ProofOptions(Options):
    most: str = option(
        POINTS,
        "Most",
        "What the best board has most of.",
        choices=((POINTS, phrase("points: the highest score")), (WORDS, phrase("words: the longest list of words"))),
    )
    letters: str = option("", "Letters", "The letters an open cell may have. Default: a to z.")
    dice: str = option(
        "", "Dice", "Only boards that these dice can show: the name of a set, or the faces of each die with commas."
    )


def parse_fixed(text: str) -> Board:
    """The board of a text in which `?` is an open cell; raises `PuzzleError`."""
    return parse_board(text.replace(OPEN, EMPTY))


@dataclass(frozen=True)
class BestBoard:
    """A board better than all before."""

    score: int
    board: Board


class Proof:
    """One thing to prove: which is the best of all boards that have the tiles of `board`, anything on its empty cells?

    Raises `PuzzleError` and `OptionError` for what cannot be proven.
    """

    def __init__(self, board: Board, lexicon: Lexicon, options: ProofOptions, beat: int | None = None) -> None:
        foreign = ENGLISH.alphabet.foreign(lexicon.alphabet.letters)
        if foreign:
            raise OptionError(
                say("a proof takes lists of the letters a to z; this one has {}", foreign), say("word list")
            )
        self.board = board
        self._dice = _dice(options.dice)
        q_is_qu = options.q_is_qu or any("qu" in die for die in self._dice)
        self._names = [chr(97 + code) for code in range(26)]
        if q_is_qu:
            self._names[_Q] = "qu"
        letters = _letters(options.letters)
        if self._dice:
            shown = {face for die in self._dice for face in die}
            letters = "".join(letter for letter in letters if self._names[ord(letter) - 97] in shown)
        self._faces = _faces(board, self._names, letters)
        if not all(self._faces):
            raise OptionError(say("these dice cannot show such a board"), say("option {}", "dice"))
        self.opened = sum(len(tiles) > 1 for tiles in self._faces)
        cells = len(board.tiles)
        if self.opened > MOST_OPEN or cells > MOST_CELLS:
            raise PuzzleError(
                say(
                    "a proof would take years of computing: at most {} tiles, of which {} are open",
                    MOST_CELLS,
                    MOST_OPEN,
                )
            )
        near = near_of(board, options)
        scoring = scoring_of(options.scoring, options.min_length, cells)
        points = [0] * scoring.min_length + list(scoring.bonus[scoring.min_length :])
        if options.most == WORDS:
            points = [int(value > 0) for value in points]
        self._solver = BoardSolver(lexicon, near, Scoring(scoring.min_length, tuple(points)), ["qu"])
        fixed = "".join(chr(97 + self._names.index(tiles[0])) for tiles in self._faces if len(tiles) == 1)
        self.task = Task(
            TileWords.on_board(lexicon.words, points, fixed, self.opened, letters, q_is_qu),
            tuple(sum(1 << other for other in others) for others in near),
            tuple(self._mask(tiles) for tiles in self._faces),
            tuple(self._mask(die) for die in self._dice),
            beat,
        )

    @property
    def effort(self) -> str:
        """About how long it takes, in words."""
        return effort_of(self.opened)

    def shown(self, letters: Letters) -> Board:
        """The board with these letters."""
        return Board(self.board.rows, self.board.columns, tuple(self._names[letter] for letter in letters))

    def record(self, path: Path) -> Record:
        """The file of what is finished, which need not exist; raises `PuzzleError` for the file of anything else."""
        return Record(path, self.task.digest)

    def search(
        self, run: Run, threads: int | None = None, memory: int | None = None, record: Record | None = None
    ) -> Iterator[BestBoard]:
        """Each better board, until the best one is proven; the run's summary is `Known` of it, see `prove`."""
        run.publish(summary=Known(None, None, sum(self.task.words.points.values()), 0.0))
        start = self._start(run)
        for score, letters in prove(self.task, run, start, threads, memory, record):
            yield BestBoard(score, self.shown(letters))

    def _start(self, run: Run) -> Better:
        """A good board; raises `OptionError` when the dice show none at all."""
        found = good_board(self._solver, self._faces, self._dice, run)
        if found is None:
            raise OptionError(say("these dice cannot show such a board"), say("option {}", "dice"))
        score, tiles = found
        return score, tuple(map(self._names.index, tiles))

    def _mask(self, tiles: tuple[str, ...]) -> int:
        return sum(1 << self._names.index(tile) for tile in set(tiles) if tile in self._names)


def _letters(text: str) -> str:
    letters = "".join(sorted(set(re.sub(r"[\s,]", "", text.lower())))) or "abcdefghijklmnopqrstuvwxyz"
    wrong = next((letter for letter in letters if not "a" <= letter <= "z"), None)
    if wrong is not None:
        raise OptionError(say("{!r} is not a letter from a to z", wrong), say("option {}", "letters"))
    return letters


def _dice(text: str) -> tuple[Die, ...]:
    """The dice of a set, or as written: `aeiou,bcdfg,Qulmn`."""
    if text.strip().lower() in DICE:
        dice = DICE[text.strip().lower()].dice
    else:
        dice = tuple(
            tuple(face.lower() for face in re.findall(r"[Qq]u|.", die))
            for die in re.split(r"[\s,]+", text.strip())
            if die
        )
    wrong = next(
        (face for die in dice for face in die if face != "qu" and not (len(face) == 1 and "a" <= face <= "z")), None
    )
    if wrong is not None:
        raise OptionError(say("a die cannot have {!r}; only letters and Qu", wrong.upper()), say("option {}", "dice"))
    faces = {face for die in dice for face in die}
    if {"q", "qu"} <= faces:
        raise OptionError(say("either Q or Qu can be on the dice, not both"), say("option {}", "dice"))
    return dice


def _faces(board: Board, names: list[str], letters: str) -> list[tuple[str, ...]]:
    """The tiles that each cell may show; raises `PuzzleError` for a tile that cannot be."""
    every = tuple(names[ord(letter) - 97] for letter in letters)
    faces = []
    for cell, tile in enumerate(board.tiles):
        row, column = board.place(cell)
        if tile == "q" and "qu" in names:
            tile = "qu"
        if tile != EMPTY and tile not in names:
            wrong = say("only single letters, {} for an open cell, and Qu with q_is_qu can be completed", OPEN)
            raise PuzzleError(wrong, say("row {}, column {}", row + 1, column + 1))
        faces.append(every if tile == EMPTY else (tile,))
    if EMPTY not in board.tiles:
        raise PuzzleError(say("no cell is open; write {} for each", OPEN))
    return faces


def effort_of(opened: int) -> str:
    """About how long a proof with so many open cells takes, in words; "" when it would take years."""
    return next((say(words) for most, words in _EFFORTS if opened <= most), "")


def best_of_size(
    rows: int, columns: int, lexicon: Lexicon, options: Options, run: Run, threads: int | None, folder: Path
) -> Iterator[Dealt[Board]]:
    """Each better board of a size, until the best is proven; at once where that was proven before.

    What is finished goes to a file of its own in `folder`, so that a later call goes on from there. The details are
    score and words, the run's summary is `Known`.
    """

    def dealt(board: Board) -> Dealt[Board]:
        found = solve_all(board, lexicon, options)
        return Dealt(board, {"score": found.score, "words": len(found)})

    known = proven_best(lexicon, rows, columns, options, POINTS)
    if known is not None:
        run.publish(0, 1.0, Known(known.score, None, known.score, 1.0))
        yield dealt(known.boards[0])
        return
    empty = Board(rows, columns, (EMPTY,) * (rows * columns))
    proof = Proof(empty, lexicon, ProofOptions(**asdict(options)))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise PuzzleError(say("cannot be written: {}", str(error.strerror)), str(folder)) from None
    record = proof.record(folder / f"{proof.task.digest}.txt")
    for better in proof.search(run, threads, None, record):
        yield dealt(better.board)
