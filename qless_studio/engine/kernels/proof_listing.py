"""The proof of best boards, first part: where every word can lie, as a sorted list of keys.

A class of boards gives each cell a set of letters. A placement is a word on a path of cells that allow its letters;
what counts of it is the set of (cell, letter), its key. Cells have positions, in the order in which the search fixes
them. A key has a digit of five bits for each open cell, the first position highest: the letter + 1, or 0 for a cell
that the word does not use; with 32 letters a digit has six bits. The lowest four bits are the number of the word's
points. Cells with one letter only that come first take no bits.

The trie is walked over the cells with their sets of letters; then the keys are sorted, by their highest digit and by
least significant digits inside (D. E. Knuth, The Art of Computer Programming 3, section 5.2.5).
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from mmap import mmap
from typing import NamedTuple

import cython

if not cython.compiled:
    from qless_studio.engine.kernels._bits import lowest, popcount
    from qless_studio.engine.kernels._status import DONE, FULL, MORE

_DEPTHS = 20  # depths of the walk: one more than the tiles of a board
_FIRST_ROOM = 1 << 10
_PAGES = 1 << 20  # bytes from which on room is taken as pages of memory
_HIGH = 10  # bits of the highest digit
_ONE_PIECE = 5_000  # up to this many keys are sorted without looking at the highest digit first
_LOW = 0xFFFFFFFF


class Words(NamedTuple):
    """The words that can lie on the board, spelled in tiles, as a trie level by level."""

    nodes: array[int]
    """uint64 by node: bits 0 to 31 are the letters that go on; bits 32 to 36 are 1 + the number of the word's points, 0
    where no word ends; bit 37 says that the word has a letter twice; the rest is the first child."""
    pattern: array[int]
    """uint32 by node where bit 37 is set: which rearrangements its word has; 0 for none."""
    pattern_from: array[int]
    """int32: where the rearrangements of each pattern begin, and the end of the last."""
    pattern_start: array[int]
    """int32: where each rearrangement begins in `moved`, and the end of the last."""
    moved: bytes
    """A rearrangement of equal letters is pairs (to, from) of places of the word, smallest `to` first."""
    points: Sequence[int]
    """The different scores of words by number, at most 16."""
    letters: int = 26
    """How many letters there are, at most 32."""


class TooLarge(Exception):  # noqa: N818 - an answer, not an error
    """A class needs more memory than is allowed: split it."""


def blank(size: int) -> memoryview[int]:
    """A buffer of this many bytes, all 0. A large one is pages that are cleared as they are used: to clear a hundred
    megabytes at once would hold up all threads for as many milliseconds."""
    return memoryview(mmap(-1, size) if size >= _PAGES else bytearray(size))


def digit_bits(letters: int) -> int:
    """How many bits of a key a cell takes."""
    return 5 if letters < 32 else 6


class Listing:
    """The placements of one class of boards: `begin` it, then `list_words` and `sort`, each until it returns `DONE`."""

    def __init__(self, words: Words, near: Sequence[int], memory: int) -> None:
        """`near`: for each cell a mask of those it touches, at most 16 cells; `memory`: bytes for everything that
        grows. Of the cells at most 12 are open, 10 where there are 32 letters."""
        self._trie, self._pattern = words.nodes, words.pattern
        self._pattern_from, self._pattern_start = words.pattern_from, words.pattern_start
        self._moved = array("B", words.moved or b"\0")
        self._value = array("i", words.points)
        self._near = array("I", near)
        self._cells = len(near)
        self._letter_count = words.letters
        self._digit_bits = digit_bits(words.letters)
        self._memory = memory
        self._place = array("i", bytes(4 * self._cells))
        self._domain = array("I", bytes(4 * self._cells))
        self._bits = array("Q", bytes(8 * 32 * self._cells))
        self._at_cell, self._path = (array("i", bytes(4 * _DEPTHS)) for _ in range(2))
        self._at_mask, self._at_first, self._at_left, self._at_letters, self._at_used = (
            array("I", bytes(4 * _DEPTHS)) for _ in range(5)
        )
        self._at_key = array("Q", bytes(8 * _DEPTHS))
        self._digits = array("I", bytes(4 * 1025))
        self._piece_end = array("q", bytes(8 * 1025))
        self._shrink()
        self._count = self._budget = 0

    def _begin(self, order: Sequence[int], domains: Sequence[int], fixed: int) -> None:
        """Start a class: the cells in the order of the search, for each a mask of its letters, and how many of the
        first take no bits because they have one letter."""
        self._open = self._cells - fixed
        for position, (cell, domain) in enumerate(zip(order, domains, strict=True)):
            self._place[cell], self._domain[cell] = position, domain
            for letter in range(self._letter_count):
                shift = self._digit_bits * (self._cells - 1 - position) + 4
                self._bits[32 * cell + letter] = 0 if position < fixed else (letter + 1) << shift
        root = self._trie[0]
        self._at_mask[0], self._at_first[0] = root & _LOW, root >> 38
        self._at_left[0], self._at_letters[0], self._at_used[0] = (1 << self._cells) - 1, 0, 0
        self._at_key[0] = 0
        self._depth = self._count = 0

    def _room(self) -> int:
        """Bytes of all that grows."""
        return 8 * (len(self._keys) + len(self._sorted))

    def _shrink(self) -> None:
        """Give back what has grown."""
        self._keys, self._sorted = (blank(8 * _FIRST_ROOM).cast("Q") for _ in range(2))

    def _forget_keys(self) -> None:
        """Give back the room of the unsorted keys if the tree might need it."""
        if 4 * self._room() > self._memory:
            self._keys = blank(8 * _FIRST_ROOM).cast("Q")

    def _longer(self, size: int, width: int) -> int:
        """How many items of this many bytes an array of `size` may have next; raises `TooLarge`."""
        wanted = min(2 * size, (self._memory - self._room()) // width)  # the old array stays until it is copied
        if wanted < size + size // 8:
            raise TooLarge
        return wanted

    def _more_keys(self) -> None:
        room = blank(8 * self._longer(len(self._keys), 8)).cast("Q")
        self._copy_keys(self._keys, room, self._count)
        self._keys = room

    def _copy_keys(self, source: memoryview[int], target: memoryview[int], count: int) -> None:
        with cython.nogil:
            for i in range(count):
                target[i] = source[i]

    def _prepare_sort(self) -> None:
        """Make room for the sorted keys; raises `TooLarge`."""
        if len(self._sorted) < self._count:
            self._sorted = blank(0).cast("Q")
            if self._room() + 8 * self._count > self._memory:
                raise TooLarge
            self._sorted = blank(8 * max(self._count, 1)).cast("Q")
        self._top = self._digit_bits * self._open + 4
        for digit in range(1025):
            self._piece_end[digit] = 0
        self._piece, self._at, self._shift = -1, 0, 0
        self._counted = self._flipped = False
        if self._count < _ONE_PIECE or self._top <= _HIGH + 10:
            self._sorted[: self._count] = self._keys[: self._count]
            self._piece, self._pieces, self._piece_end[0] = 0, 1, self._count
        else:
            self._top -= _HIGH
            self._pieces = 1 << _HIGH

    def _list(self) -> int:
        """Walk for about as many tiles as the budget; `FULL` when there is no room for further keys."""
        budget = self._budget
        depth = self._depth
        count = self._count
        room = len(self._keys)
        one = 1
        while budget > 0:
            letters = self._at_letters[depth]
            if letters == 0:
                left = self._at_left[depth]
                if left == 0:
                    if depth == 0:
                        self._depth = 0
                        self._count = count
                        self._budget = budget
                        return DONE
                    depth -= 1
                    continue
                cell = lowest(left)
                self._at_left[depth] = left & (left - 1)
                self._at_cell[depth] = cell
                self._at_letters[depth] = self._at_mask[depth] & self._domain[cell]
                budget -= 1
                continue
            if count == room:
                self._depth = depth
                self._count = count
                self._budget = budget
                return FULL
            mask = self._at_mask[depth]
            first = self._at_first[depth]
            cell = self._at_cell[depth]
            key = self._at_key[depth]
            used = self._at_used[depth] | (1 << cell)
            while letters and count < room:
                budget -= 1
                letter = lowest(letters)
                letters &= letters - 1
                node = first + popcount(mask & ((one << letter) - 1))
                entry = self._trie[node]
                below = entry & _LOW
                word = entry >> 32
                if word & 31 and not (word & 32 and self._again(node, depth + 1)):
                    self._keys[count] = (key | self._bits[32 * cell + letter]) + ((word & 31) - 1)
                    count += 1
                if below and self._near[cell] & ~used:
                    self._at_letters[depth] = letters
                    depth += 1
                    self._at_mask[depth] = below
                    self._at_first[depth] = word >> 6
                    self._at_left[depth] = self._near[cell] & ~used
                    self._at_letters[depth] = 0
                    self._at_used[depth] = used
                    self._at_key[depth] = key | self._bits[32 * cell + letter]
                    break
            else:
                self._at_letters[depth] = letters
        self._depth = depth
        self._count = count
        self._budget = budget
        return MORE

    def _again(self, node: int, length: int) -> bool:
        """Whether the tiles of the path spell the same word along another, smaller path: then only that one counts."""
        pattern = self._pattern[node]
        for number in range(self._pattern_from[pattern], self._pattern_from[pattern + 1]):
            start = self._pattern_start[number]
            end = self._pattern_start[number + 1]
            if self._at_cell[self._moved[start + 1]] >= self._at_cell[self._moved[start]]:
                continue
            for i in range(length):
                self._path[i] = self._at_cell[i]
            for i in range(start, end, 2):
                self._path[self._moved[i]] = self._at_cell[self._moved[i + 1]]
            if self._is_path(start, end, length):
                return True
        return False

    def _is_path(self, start: int, end: int, length: int) -> bool:
        """Whether the places moved by a rearrangement still touch those before and after them."""
        for i in range(start, end, 2):
            place = self._moved[i]
            if place > 0 and not self._near[self._path[place - 1]] >> self._path[place] & 1:
                return False
            if place + 1 < length and not self._near[self._path[place]] >> self._path[place + 1] & 1:
                return False
        return True

    def _sort(self) -> int:
        """Sort for about as many keys as the budget; a pass over one piece is not interrupted."""
        while self._budget > 0:
            if self._piece < 0:
                self._budget -= self._scatter(self._budget)
            elif self._piece == self._pieces:
                return DONE
            else:
                self._budget -= self._sort_piece()
        return MORE

    def _scatter(self, budget: int) -> int:
        """Count the highest digits, then move each key to the piece of its digit; returns the work done."""
        at = self._at
        end = min(self._count, at + budget)
        if not self._counted:
            for i in range(at, end):
                self._piece_end[self._keys[i] >> self._top] += 1
            if end == self._count:
                self._counted = True
                total = 0
                for digit in range(self._pieces):
                    size = self._piece_end[digit]
                    self._piece_end[digit] = total  # where the next key of this digit goes
                    total += size
                end = 0
                self._at = 0
                return budget
        else:
            for i in range(at, end):
                digit = self._keys[i] >> self._top
                self._sorted[self._piece_end[digit]] = self._keys[i]
                self._piece_end[digit] += 1
            if end == self._count:
                self._piece = 0
        self._at = end
        return end - at + 1

    def _sort_piece(self) -> int:
        """One pass over the current piece, between `sorted` and the same stretch of `keys`; returns the work done."""
        start = self._piece_end[self._piece - 1] if self._piece > 0 else 0
        end = self._piece_end[self._piece]
        if end - start <= 32:
            self._insert(start, end)
            self._piece += 1
            return end - start + 1
        if self._shift >= self._top:
            self._next_piece(start, end)
            return 1
        width = 8 if end - start < 4_000 else 10
        if self._flipped:
            self._pass(self._keys, self._sorted, start, end, width)
        else:
            self._pass(self._sorted, self._keys, start, end, width)
        self._shift += width
        return end - start

    def _next_piece(self, start: int, end: int) -> None:
        if self._flipped:
            for i in range(start, end):
                self._sorted[i] = self._keys[i]
        self._piece += 1
        self._shift = 0
        self._flipped = False

    def _insert(self, start: int, end: int) -> None:
        """Insertion sort of a few keys."""
        for i in range(start + 1, end):
            key = self._sorted[i]
            at = i
            while at > start and self._sorted[at - 1] > key:
                self._sorted[at] = self._sorted[at - 1]
                at -= 1
            self._sorted[at] = key

    def _pass(self, source: memoryview[int], target: memoryview[int], start: int, end: int, width: int) -> None:
        """Distribute the keys by one digit of this many bits, unless all have the same one."""
        shift = self._shift
        mask = (1 << width) - 1
        for digit in range(mask + 1):
            self._digits[digit] = 0
        for i in range(start, end):
            self._digits[source[i] >> shift & mask] += 1
        if self._digits[source[start] >> shift & mask] == end - start:
            return
        at = 0
        for digit in range(mask + 1):
            size = self._digits[digit]
            self._digits[digit] = at
            at += size
        for i in range(start, end):
            digit = source[i] >> shift & mask
            target[start + self._digits[digit]] = source[i]
            self._digits[digit] += 1
        self._flipped = not self._flipped
