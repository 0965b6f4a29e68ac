"""The proof of best boards, third part: what the tiles that are fixed score, and whether they may lie as they do.

Symmetries that map a class to itself are used as lex-leader tests (J. Crawford and others, Symmetry-breaking predicates
for search problems, KR 1996): a board is left out when an image of it is smaller.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import NamedTuple

import cython

from qless_studio.engine.kernels.proof_listing import Words
from qless_studio.engine.kernels.proof_tree import Tree

if not cython.compiled:
    from qless_studio.engine.kernels._bits import lowest, popcount

_LETTERS = 0xFFFFFFFF  # mask of the letters of a node


class Problem(NamedTuple):
    """What all classes of a proof have in common."""

    words: Words
    near: Sequence[int]
    """For each cell a mask of those it touches."""
    order: Sequence[int]
    """The cells by position: the order in which they are fixed."""
    rank: Sequence[int]
    """For each letter its rank in the comparison of symmetric boards."""
    dice: Sequence[int] = ()
    """For each die a mask of its letters; none: any board can be shown."""
    merge_levels: int = 0
    """How many positions are fixed by merging trees."""
    merge_ratio: int = 250
    """Merging goes on while the bound is more than this part of the score wanted, in hundredths."""


class Tiles(Tree):
    """The tiles on the first positions, one letter each; a depth is a number of tiles or the last one's position."""

    def __init__(self, problem: Problem, memory: int) -> None:
        super().__init__(problem.words, problem.near, memory)
        self._letter = array("i", bytes(4 * (self._cells + 1)))
        self._order, self._rank = array("i", problem.order), array("i", problem.rank)
        self._dice = array("I", problem.dice or [0])
        self._with_dice = len(problem.dice) > 0
        self._die_of = array("i", bytes(4 * len(self._dice)))
        self._tried = 0
        self._board = array("i", bytes(4 * self._cells))
        self._stamp, self._stamped = array("I", bytes(4 * len(problem.words.nodes))), 0
        self._begin_tiles(())

    def _begin_tiles(self, symmetries: Sequence[Sequence[int]]) -> None:
        """Start a class that these symmetries map to itself."""
        self._stabiliser = array("i", [at for symmetry in symmetries for at in symmetry] or [0])
        self._symmetries = len(symmetries)
        if self._stamped > 1 << 31:
            self._stamp, self._stamped = array("I", bytes(4 * len(self._stamp))), 0

    def _least(self, depth: int) -> bool:
        """Whether no symmetric image of the board is sure to be smaller, by the tiles that are fixed."""
        for symmetry in range(self._symmetries):
            for position in range(depth + 1):
                image = self._stabiliser[symmetry * self._cells + position]
                if image > depth:
                    break
                here, there = self._rank[self._letter[position]], self._rank[self._letter[image]]
                if here != there:
                    if there < here:
                        return False
                    break
        return True

    def _rollable(self, depth: int) -> bool:
        """Whether there is a die of its own for each tile that is fixed."""
        for die in range(len(self._dice)):
            self._die_of[die] = -1
        for position in range(depth + 1):
            self._tried = 0
            if not self._assign(position):
                return False
        return True

    def _assign(self, position: int) -> bool:
        """Find a die for the tile by an augmenting path."""
        one = 1
        for die in range(len(self._dice)):
            if self._tried >> die & 1 or not self._dice[die] >> self._letter[position] & 1:
                continue
            self._tried |= one << die
            if self._die_of[die] < 0 or self._assign(self._die_of[die]):
                self._die_of[die] = position
                return True
        return False

    def _exact(self, depth: int) -> int:
        """The points of the words on the tiles that are fixed, each word once."""
        one = 1
        open_cells = (one << self._cells) - 1
        self._stamped += 1
        for position in range(depth):
            cell = self._order[position]
            self._board[cell] = self._letter[position]
            open_cells ^= one << cell
        total = 0
        for position in range(depth):
            total += self._spell(self._order[position], 0, open_cells)
        return total

    def _spell(self, cell: int, node: int, used: int) -> int:
        """The points of the words that go on from a node over a cell."""
        one = 1
        entry = self._trie[node]
        bit = one << self._board[cell]
        if not entry & bit:
            return 0
        child = (entry >> 38) + popcount(entry & (bit - 1))
        entry = self._trie[child]
        points = 0
        if entry >> 32 & 31 and self._stamp[child] != self._stamped:
            self._stamp[child] = self._stamped
            points = self._value[(entry >> 32 & 31) - 1]
        if entry & _LETTERS:
            used |= one << cell
            left = self._near[cell] & ~used
            while left:
                points += self._spell(lowest(left), child, used)
                left &= left - 1
        return points
