"""The proof of a best board, for the panel that searches for boards. See docs/decisions/081."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from qless_studio.engine.folders import data_folder
from qless_studio.engine.game import Dealt
from qless_studio.engine.grids import EMPTY, Board
from qless_studio.engine.grids.dice import dice_names, find_dice
from qless_studio.engine.grids.proof_effort import MOST_CELLS, MOST_OPEN, effort_of, most_open, possible
from qless_studio.engine.grids.search import UNREACHABLE, Goal
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import FinishedRun, Outcome, Run
from qless_studio.engine.texts import capitalised, counted, figure, rough_time, say, sentences
from qless_studio.ui.widgets.charts.charts import seconds_text

if TYPE_CHECKING:
    from qless_studio.engine.grids.proof.prover import Known
    from qless_studio.engine.grids.proof.stored import StoredProof

FOLDER = "proofs"
"""The subfolder of the data folder with two small files for each proof."""
POINTS, WORDS = "points", "words"
Work = Callable[[Run], Iterator[Dealt[Any]]]


@dataclass(frozen=True)
class ProofWish:
    """What to prove about the board shown."""

    completion: bool = False
    """Whether the tiles of the board stay, and only its open cells are filled."""
    most: str = POINTS
    """What the best board has most of: points, or words."""
    letters: str = ""
    """The letters that an open cell may have; "" for all of the list."""
    dice: str = ""
    """Name of the dice that must be able to show the board; "" for any board."""

    @property
    def most_key(self) -> str:
        """The name of this number in the details of a board."""
        return "words" if self.most == WORDS else "score"


class BoardProver(ABC):
    """What a game contributes to proofs, for the board and the options that its rules have now."""

    counts: Sequence[str] = (POINTS, WORDS)
    """What can be maximised, the default first."""

    def __init__(self, rules: Any) -> None:
        """`rules`: the `GridRules` of the game."""
        self._rules = rules

    @property
    def board(self) -> Board:
        """The board shown."""
        board: Board = self._rules.board
        return board

    @abstractmethod
    def parts(self) -> Sequence[object]:
        """The current rules: all that a proof depends on besides board, words and goal."""

    @abstractmethod
    def work(self, board: Board, lexicon: Lexicon, wish: ProofWish, threads: int | None, stored: StoredProof) -> Work:
        """A search that gives each better board with the tiles of `board`; complete, the last one is the best."""

    def known(self, board: Board, lexicon: Lexicon, wish: ProofWish) -> bool:
        """Whether the best board with the tiles of `board` is known without a search."""
        return False

    def asked(self, wish: ProofWish) -> Board:
        """The tiles that stay, and the cells that are to be filled."""
        board = self.board
        return board if wish.completion else Board(board.rows, board.columns, (EMPTY,) * len(board.tiles))

    def proof(self, lexicon: Lexicon, wish: ProofWish, threads: int | None) -> ShownProof:
        """The proof of that wish with the rules in force now, begun before or not; raises `OptionError`."""
        from qless_studio.engine.grids.proof.stored import (
            StoredProof,  # a start needs no proofs
            letters_from,
        )

        board, letters = self.asked(wish), letters_from(wish.letters, lexicon.alphabet)
        every = set(letters) == set(lexicon.alphabet.letters)
        wish = replace(wish, letters="" if every else letters)  # independent of how they were typed
        stored = StoredProof(data_folder() / FOLDER, lexicon.crc, board, wish, *self.parts())
        return ShownProof(board, wish, stored, self.work(board, lexicon, wish, threads, stored))

    def effort(self, completion: bool) -> str:
        """How long a proof takes, as a text; "" if it would take years."""
        tiles = self.board.tiles
        opened = tiles.count(EMPTY) if completion else len(tiles)
        return effort_of(opened) if possible(opened, len(tiles)) else ""

    def dice(self, lexicon: Lexicon) -> list[tuple[str, str]]:
        """(name, title) of the sets that can show a board of this size, whatever size they were made for."""
        from qless_studio.engine.grids.proof.stored import provable

        cells, found = len(self.board.tiles), []
        for name, title in dice_names():
            known = find_dice(name)
            if (
                known
                and len(known.dice) >= cells
                and not known.super_big
                and all(provable(face, lexicon.alphabet) for die in known.dice for face in die)
            ):
                found.append((name, say(title).replace("×", " × ")))
        return found


class ShownProof:
    """One proof, and the texts about its progress."""

    def __init__(self, board: Board, wish: ProofWish, stored: StoredProof, work: Work) -> None:
        self.wish, self.stored, self.work = wish, stored, work
        self._size = size_text(board)

    @property
    def goal(self) -> Goal:
        """How two of its boards are compared."""
        return Goal(min_words=UNREACHABLE) if self.wish.most == WORDS else Goal(min_score=UNREACHABLE)

    def score_text(self, number: int) -> str:
        """A number of points or words as text."""
        if self.wish.most == WORDS:
            return counted(number, "{} word", "{} words")
        return counted(number, "{} point", "{} points")

    def running(self) -> str:
        """Best score, bound, time taken and estimated time left."""
        course = self.stored.course
        if not course.upper:
            return say("Searching…")
        upper, left = course.upper[-1][1], course.left
        if course.best:
            best = say("{}: {}", capitalised(say("best so far")), self.score_text(course.best[-1][1]))
            text = sentences(best, say("No board has more than {}.", self.score_text(upper)))
        else:
            text = say("No board has more than {}.", self.score_text(upper))
        time = seconds_text(course.seconds)
        if left is None:
            return sentences(text, say("{} so far", time))
        return " ".join((text, say("{} so far, about {} left.", time, rough_time(left))))

    def paused(self) -> str:
        """The progress of a paused proof as text."""
        return " ".join((say("Paused. You can continue at any time, even after a restart."), self.running()))

    def ended(self, finished: FinishedRun) -> str:
        """The verdict of a run that is over."""
        known = _known(finished.run)
        if finished.outcome is not Outcome.COMPLETE or known is None or known.best is None:
            return self.paused()
        best = self.score_text(known.best)
        if self.wish.completion:
            return say("Proven best completion: {}", best)
        return say("Proven best of {}: {}", self._size, best)


def proof_hint(prover: BoardProver, lexicon: Lexicon, wish: ProofWish, threads: int | None) -> tuple[str, bool]:
    """The cost of a proof, and whether it is possible."""
    from qless_studio.engine.grids.proof.prover import memory_for

    board, completion, effort = prover.board, wish.completion, prover.effort(wish.completion)
    opened = board.tiles.count(EMPTY) if completion else len(board.tiles)
    letters = len(lexicon.alphabet)
    if not effort and completion:
        text = say("A proof would take years. A board may have up to {} cells, up to {} of them open.")
        return text.format(MOST_CELLS, MOST_OPEN), False
    if not effort:
        text = say("A proof would take years. A board may have up to {} cells, up to {} of them open.")
        return text.format(MOST_OPEN, MOST_OPEN), False
    if opened > most_open(letters):
        text = say("A proof would take years. A board may have up to {} cells, up to {} of them open.")
        return text.format(MOST_CELLS, most_open(letters)), False
    if prover.known(prover.asked(wish), lexicon, wish):
        text = say("The best board of {} with this word list has been proven: Start shows it.")
        return text.format(size_text(board)), True
    if completion:
        cells = counted(opened, "{} open cell", "{} open cells")
        text = say(
            "Searches all ways to fill {}. Takes {} and up to {} MB of memory.",
            cells,
            effort,
            _megabytes(memory_for(threads, None)),
        )
    else:
        text = say(
            "Searches all ways to fill {}. Takes {} and up to {} MB of memory.",
            size_text(board),
            effort,
            _megabytes(memory_for(threads, None)),
        )
    return text, True


def size_text(board: Board) -> str:
    return f"{board.rows} × {board.columns}"


def _megabytes(size: int) -> str:
    return figure(size >> 20)


def _known(run: Run) -> Known | None:
    from qless_studio.engine.grids.proof.prover import Known

    return run.summary if isinstance(run.summary, Known) else None
