"""The provably best board of a word list: no other one of its size scores more. See docs/decisions/054."""

from qless_studio.engine.grids.proof.board_proof import (
    OPEN,
    POINTS,
    WORDS,
    BestBoard,
    BoardProof,
    count_words,
)
from qless_studio.engine.grids.proof.prover import Known, memory_for, prove
from qless_studio.engine.grids.proof.record import Record
from qless_studio.engine.grids.proof.stored import Course, StoredProof
from qless_studio.engine.grids.proof.wishes import dice_from, letters_from, provable
from qless_studio.engine.kernels.proof_search import MOST

__all__ = [
    "MOST",
    "OPEN",
    "POINTS",
    "WORDS",
    "BestBoard",
    "BoardProof",
    "Course",
    "Known",
    "Record",
    "StoredProof",
    "count_words",
    "dice_from",
    "letters_from",
    "memory_for",
    "provable",
    "prove",
]
