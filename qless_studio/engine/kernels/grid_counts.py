"""How many words boards have and what they score, without the words: about twice as fast as `grid`.

For scorings in which the letters of a word decide its score. `grid` goes from cell to neighbour; this search goes from
a trie node to its letters. Cells are bits of a mask, as in the bitboards of chess programs, so all cells with a letter
that continue a path are found at once. A node knows which letters continue words and which end them, so leaves have no
node. A cell where no word continues costs no branch: each is written to the stack, whose top then rises by 1 or 0.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

import cython

from qless_studio.engine.kernels.grid import Grid

if not cython.compiled:
    from qless_studio.engine.kernels._bits import lowest, lowest64, popcount
    from qless_studio.engine.kernels._status import DONE, MORE

_LETTERS = _WILDCARD = 32
_BITS = _START = 64  # every cell touches the start, as in `grid`
_ALL_LETTERS = 0xFFFFFFFF
_BOARDS = 255  # a byte distinguishes as many


class Counts(Grid):
    """A `Grid` for `many` and for other kernels; it has no `words`.

    A tile of several letters is a chain of bits, one a letter; words end on its last bit only. Boards with more than
    64 bits, tiles with values and neighbours that are not mutual are left to `Grid`.
    """

    def __init__(self, nodes: array[int], grid: Sequence[Any], scores: Sequence[Any]) -> None:
        """`nodes` as of `trie.inner`; `grid` and `scores`: what `Grid` and its `score_by` take."""
        super().__init__(*grid)
        self.score_by(*scores)
        near, cells = grid[3], self.cells
        self._fits = cells <= _BITS and not any(scores[0]) and all(c in near[n] for c in range(cells) for n in near[c])
        near = near if self._fits else []
        self._nodes = nodes
        self._beside = array("Q", [sum(1 << other for other in beside) for beside in near])
        self._around, self._places = array("Q", bytes(8 * (_BITS + 1))), array("Q", bytes(8 * _LETTERS))
        self._letters, self._once, self._own = (array("I", bytes(4 * (_BITS + 1))) for _ in range(3))
        self._stamp, self._found = array("B", bytes(len(self._slot))), array("i", bytes(4 * len(self._slot)))
        # a path may continue on every neighbour, with every letter where it is a wildcard
        room = 1 + _LETTERS * (len(near) + len(self._at_left) * max(map(len, near), default=0))
        self._stack, self._taken = array("Q", bytes(8 * room)), array("Q", bytes(8 * room))
        self._left = array("I", bytes(4 * room))
        self._plain = self._fits
        self._board = self._top = self._bits = self._ends = self._score = 0

    def total(self) -> int:
        """The sum of the scores."""
        return self._score if self._plain else Grid.total(self)

    def tally(self, boards: bytes, tallies: array[int]) -> None:
        """Add 1 to the tally (uint16) of each word for each board that has it; words are numbered as by `trie.inner`.

        For boards that are not left to `Grid`.
        """
        for offset in range(0, len(boards), self.cells):
            self.load(boards, offset)
            self.search(1 << 62, False)
            for i in range(self.count):
                tallies[self._found[i]] += 1

    def load(self, codes: Sequence[int], offset: int) -> None:
        """Lay out the board at codes[offset:]."""
        one = 1
        bits = self.cells
        for cell in range(self.cells):
            bits += max(self._tile_size[codes[offset + cell]] - 1, 0)
        self._plain = self._fits and bits <= _BITS
        if not self._plain:
            Grid.load(self, codes, offset)
            return
        for c in range(_LETTERS):
            self._places[c] = 0
        self._bits, self._ends, self._around[_START] = self.cells, 0, 0
        for cell in range(self.cells):
            self._around[_START] |= one << cell
            self._lay(cell, codes[offset + cell])
        self._look_around(_START)
        for bit in range(self._bits):
            if self._ends >> bit & 1:
                self._look_around(bit)
        if self._board == _BOARDS:
            for c in range(len(self._stamp)):
                self._stamp[c] = 0
            self._board = 0
        self._board += 1
        self.count = self._score = self.steps = 0
        self._stack[0] = _START
        self._taken[0] = 0
        self._left[0] = (self._nodes[0] | self._nodes[1]) & self._letters[_START]
        self._top = 1

    def _lay(self, cell: int, code: int) -> None:
        """Note the bits that play each letter, what is around each bit, and the first letter of its tile."""
        one = letter = 1
        bit = cell
        size = self._tile_size[code]
        self._own[cell] = 0
        if code == _WILDCARD:
            self._own[cell] = _ALL_LETTERS
            for c in range(_LETTERS):
                self._places[c] |= one << cell
            size = 0
        for k in range(size):
            c = self._tile_letters[3 * code + k]
            if k:  # the bit before leads here only
                self._around[bit] = one << self._bits
                self._letters[bit] = letter << c
                self._once[bit] = 0
                bit = self._bits
                self._bits += 1
            self._places[c] |= one << bit
            self._own[bit] = self._own[cell] if k else letter << c
        # the tile's own first bit too: without it `_once` would miss that a neighbour repeats its letter
        self._around[bit] = self._beside[cell] | (one << cell & ~(one << bit))
        self._ends |= one << bit

    def _look_around(self, bit: int) -> None:
        """Note the letters around a bit, and which of them are there once."""
        letters = twice = 0
        there = self._around[bit]
        while there:
            own = self._own[lowest64(there)]
            there &= there - 1
            twice |= letters & own
            letters |= own
        self._letters[bit] = letters
        self._once[bit] = letters & ~twice

    def search(self, budget: int, by_letter: bool) -> int:
        """Continue for about `budget` nodes; `by_letter` is ignored."""
        if not self._plain:
            return Grid.search(self, budget, False)
        one = 1
        nodes, around, letters, once, places = self._nodes, self._around, self._letters, self._once, self._places
        stack, stack_taken, stack_left = self._stack, self._taken, self._left
        stamp, found = self._stamp, self._found
        board, last, top = self._board, self._ends, self._top
        count, score, steps = self.count, self._score, self.steps
        end = steps + budget
        while top and steps < end:
            steps += 1
            top -= 1
            at = stack[top]
            taken = stack_taken[top]
            left = stack_left[top]
            node = 4 * (at >> 16)
            size = (at >> 8 & 255) + 1
            free = around[at & 255] & ~taken
            own = self._own[at & 255]
            on = nodes[node]
            ends = nodes[node + 1] if size >= self._least else 0
            points = self._bonus[size]
            while left:
                rest = left & (left - 1)
                letter = left ^ rest
                there = places[lowest(left)] & free
                left = rest
                if ends & letter and there & last:
                    word = nodes[node + 3] + popcount(ends & (letter - 1))
                    fresh = stamp[word] != board
                    found[count] = word
                    count += fresh
                    score += fresh * points
                    stamp[word] = board
                if on & letter and there:
                    child = nodes[node + 2] + popcount(on & (letter - 1))
                    goes = nodes[4 * child] | nodes[4 * child + 1]
                    at = child << 16 | size << 8
                    while there:
                        bit = lowest64(there)
                        there &= there - 1
                        stack[top] = at | bit
                        stack_taken[top] = taken | one << bit
                        # the letter just left is tried only if another neighbour has it too
                        stack_left[top] = goes & letters[bit] & ~(once[bit] & own)
                        top += stack_left[top] != 0
        self.count, self._score, self.steps = count, score, steps
        self._top = top
        return MORE if top else DONE
