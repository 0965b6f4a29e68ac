"""The provably best board of a word list: no other one of its size scores more. See docs/decisions/054."""

from qless_studio.engine.grids.proof.prover import MOST_CELLS, MOST_OPEN, Better, Known, Task, memory_for, prove
from qless_studio.engine.grids.proof.record import Letters, Record
from qless_studio.engine.grids.proof.start import good_board
from qless_studio.engine.grids.proof.words import TileWords

__all__ = [
    "MOST_CELLS",
    "MOST_OPEN",
    "Better",
    "Known",
    "Letters",
    "Record",
    "Task",
    "TileWords",
    "good_board",
    "memory_for",
    "prove",
]
