"""The provably best board of a word list: no other one of its size scores more. See docs/decisions/054."""

from qless_studio.engine.grids.proof.board_proof import (
    OPEN,
    POINTS,
    WORDS,
    BestBoard,
    BoardProof,
    count_words,
)
from qless_studio.engine.grids.proof.prover import MEMORY_PER_THREAD, Known, Task, memory_for, problem_of, prove
from qless_studio.engine.grids.proof.record import ClassResult, Record
from qless_studio.engine.grids.proof.spread import ClassPart, Work, prove_on, searched
from qless_studio.engine.grids.proof.stored import Course, StoredProof
from qless_studio.engine.grids.proof.wishes import dice_from, letters_from, provable
from qless_studio.engine.grids.proof.words import TileWords

__all__ = [
    "MEMORY_PER_THREAD",
    "OPEN",
    "POINTS",
    "WORDS",
    "BestBoard",
    "BoardProof",
    "ClassPart",
    "ClassResult",
    "Course",
    "Known",
    "Record",
    "StoredProof",
    "Task",
    "TileWords",
    "Work",
    "count_words",
    "dice_from",
    "letters_from",
    "memory_for",
    "problem_of",
    "provable",
    "prove",
    "prove_on",
    "searched",
]
