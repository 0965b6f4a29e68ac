"""Boards improved by simulated annealing.

S. Kirkpatrick, C. D. Gelatt, M. P. Vecchi, Optimization by simulated annealing, Science 220 (1983): a random change of
the board is kept when the board became better, and the less often the cooler it is when it became worse. Each change
costs one search of the whole board. A heuristic: it never proves that no better board exists.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import accumulate
from math import log
from typing import NamedTuple

import cython

from qless_studio.engine.kernels._status import STATUSES, Status
from qless_studio.engine.kernels.grid import Grid

if not cython.compiled:
    from qless_studio.engine.kernels._status import DONE, FULL, MORE

_WORD32 = 0xFFFFFFFF
_ENDLESS = 1 << 62


class Goal(NamedTuple):
    """What is wanted of a board."""

    least_score: int
    greatest_score: int
    least_words: int


class Cooling(NamedTuple):
    """How the temperature falls to zero."""

    boards: int
    """The number of boards that are tried."""
    heat: int
    """The first temperature, in thousandths of the board's score."""
    seed: int


class Best(NamedTuple):
    """The best board so far."""

    fitness: int
    """0 when the board is all that was asked for, otherwise less."""
    codes: bytes
    """Tile codes of the board."""
    words: int
    score: int


class Annealer:
    """A sliced search: one cooling of one board, whose dice are swapped and turned. `best` returns what was found.

    Integers only: the same seed gives the same boards on every machine.
    """

    steps: int
    """Trie nodes visited so far, on all boards."""

    def __init__(
        self, grid: Grid, codes: bytes, dice: Sequence[bytes], free: Sequence[int], goal: Goal, cooling: Cooling
    ) -> None:
        """`codes`: the board to begin with; `dice`: the faces (tile codes) of the die on each cell; `free`: the cells
        that may change. The grid is in use until the end."""
        self._grid = grid
        if len(codes) != self._grid.cells or len(dice) != self._grid.cells:
            raise ValueError(f"{len(codes)} tiles and {len(dice)} dice on a grid of {self._grid.cells}")
        self._codes, self._best = array("B", codes), array("B", codes)
        self._die = array("i", range(len(codes)))
        self._faces, self._faces_from = array("B", b"".join(dice)), array("i", accumulate(map(len, dice), initial=0))
        self._free = array("i", free)
        # -256 ln(u) for 1,024 values of u
        self._surprise = array("i", [int(-256 * log((k + 0.5) / 1024)) for k in range(1024)])
        self._random = cooling.seed % 0xFFFFFFFF + 1
        self._tried, self._boards, self._heat = -1, cooling.boards if len(free) else 0, cooling.heat
        self._least_score, self._greatest_score, self._least_words = goal
        self._current = self._fitness = -_ENDLESS
        self._current_score = self._words = self._score = self.steps = 0
        self._i = self._j = 0
        self._code_i = 0
        self._swapped = self._pending = False

    def advance(self, budget: int) -> Status:
        """Continue for about `budget` visits; `DONE` when the cooling is over or the board is as wanted."""
        with cython.nogil:
            status = self._anneal(budget)
        if status == FULL:
            self._grid.make_room()
            return Status.MORE
        return STATUSES[status]

    def best(self) -> Best:
        """The best board so far; before the first one is judged, the board to begin with."""
        return Best(self._fitness, bytes(self._best), self._words, self._score)

    @property
    def fraction(self) -> float:
        """Part of the boards that were tried."""
        return 1.0 if self._over() else max(self._tried, 0) / (self._boards + 1)

    def _over(self) -> bool:
        return not self._pending and (self._tried > self._boards or self._fitness == 0)

    def _anneal(self, budget: int) -> int:
        spent = 0
        while spent < budget:
            if not self._pending:
                if self._over():
                    return DONE
                self._tried += 1
                spent += 1
                if self._tried and not self._propose():
                    continue
                self._grid.load(self._codes, 0)
                self._pending = True
            before = self._grid.steps
            status = self._grid.search(budget - spent, False)
            spent += self._grid.steps - before
            self.steps += self._grid.steps - before
            if status == FULL:
                return FULL
            if status == DONE:
                self._pending = False
                self._judge()
        return MORE

    def _below(self, bound: int) -> int:
        """The next random number less than `bound`. G. Marsaglia, Xorshift RNGs, J. Stat. Soft. 8 (2003)."""
        x = self._random
        x = (x ^ (x << 13)) & _WORD32
        x ^= x >> 17
        x = (x ^ (x << 5)) & _WORD32
        self._random = x
        wide = x
        return (wide * bound) >> 32

    def _propose(self) -> bool:
        """Swap two dice, or turn one; False when that left the letters as they were."""
        self._i = self._free[self._below(len(self._free))]
        self._code_i = self._codes[self._i]
        self._swapped = self._below(2) == 0
        if self._swapped:
            self._j = self._free[self._below(len(self._free))]
            self._swap()
            return self._codes[self._i] != self._code_i
        start = self._faces_from[self._die[self._i]]
        self._codes[self._i] = self._faces[start + self._below(self._faces_from[self._die[self._i] + 1] - start)]
        return self._codes[self._i] != self._code_i

    def _swap(self) -> None:
        code = self._codes[self._i]
        die = self._die[self._i]
        self._codes[self._i], self._die[self._i] = self._codes[self._j], self._die[self._j]
        self._codes[self._j], self._die[self._j] = code, die

    def _judge(self) -> None:
        """Keep the board just solved, or go back to the one before."""
        score = self._grid.total()
        words = self._grid.count
        fitness = 0
        if score < self._least_score:
            fitness -= self._least_score - score
        if score > self._greatest_score:
            fitness -= score - self._greatest_score
        if words < self._least_words:  # about the points of a word
            fitness -= 8 * (self._least_words - words)
        if fitness > self._fitness:
            self._fitness, self._words, self._score = fitness, words, score
            for k in range(len(self._codes)):
                self._best[k] = self._codes[k]
        heat = self._current_score if self._current_score < -self._current else -self._current
        heat = heat * self._heat * (self._boards - self._tried) // self._boards if self._boards else 0
        if (
            self._tried == 0
            or fitness >= self._current
            or (self._current - fitness) * 256000 <= heat * self._surprise[self._below(1024)]
        ):
            self._current, self._current_score = fitness, score
        elif self._swapped:
            self._swap()
        else:
            self._codes[self._i] = self._code_i
