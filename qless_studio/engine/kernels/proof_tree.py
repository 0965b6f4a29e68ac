"""The proof of best boards, second part: the sorted placements of a class as a tree of bounds.

A key read from its highest digit is a path from the root, one edge for each (position, letter) that the word uses; so
keys with a common beginning share nodes, and one pass over the sorted keys builds the tree from below. Entries of a
node with the same position exclude each other, hence

    bound(entry) = its points + the sum over positions of the greatest bound among its node's entries there

is the most that the words below an entry can score together, in whatever way the open cells are filled.

`merge` joins two nodes into one: what a board scores with both. Shared parts are not copied.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import cython

from qless_studio.engine.kernels.proof_listing import Listing, Words, blank

if not cython.compiled:
    from qless_studio.engine.kernels._bits import highest
    from qless_studio.engine.kernels._status import DONE, FULL, MORE

_LEVELS = 17  # nodes open at a time: one more than there are positions
_WIDTH = 512  # entries of a node at most: 16 positions of 32 letters
_PILE = _LEVELS * _WIDTH
_FIRST = 1 << 14  # room for entries and nodes to begin with; more than fit on the pile


class Tree(Listing):
    """The tree of one class: `_prepare_tree`, then `_build` until it returns `DONE`.

    Three numbers an entry: its child or 0; position * 32 + letter and, from bit 9, the bound; the points that are
    certain. Entries of a node go from the last position to the first, letters ascending. Two numbers a node: its first
    entry, and how many it has. Node 0 has none.
    """

    def __init__(self, words: Words, near: Sequence[int], memory: int) -> None:
        super().__init__(words, near, memory)
        self._pile = array("I", bytes(12 * _PILE))
        self._entries = self._nodes = self._piled = 0
        self._frame = -1
        self._of_position, self._of_letter, self._of_group, self._of_base = (
            array("i", bytes(4 * _LEVELS)) for _ in range(4)
        )
        self._of_points, self._of_bound, self._of_greatest = (array("q", bytes(8 * _LEVELS)) for _ in range(3))
        self._left, self._left_end, self._right, self._right_end = (array("I", bytes(4 * _LEVELS)) for _ in range(4))
        self._alive = array("I", bytes(4 * 16 * _LEVELS))
        self._digit_of = array("i", (bit // self._digit_bits for bit in range(64)))

    def _room(self) -> int:
        return super()._room() + 4 * (len(self._entry) + len(self._node))

    def _shrink(self) -> None:
        super()._shrink()
        self._entry, self._node = (blank(4 * n * _FIRST).cast("I") for n in (3, 2))

    def _more_entries(self) -> None:
        """Double the room for entries and nodes, whichever is short; raises `TooLarge`."""
        if len(self._entry) - 3 * self._entries < 3 * _PILE:
            room = blank(12 * self._longer(len(self._entry) // 3, 12)).cast("I")
            self._copy(self._entry, room, 3 * self._entries)
            self._entry = room
        if len(self._node) - 2 * self._nodes < 2 * _LEVELS:
            nodes = blank(8 * self._longer(len(self._node) // 2, 8)).cast("I")
            self._copy(self._node, nodes, 2 * self._nodes)
            self._node = nodes

    def _copy(self, source: memoryview[int], target: memoryview[int], count: int) -> None:
        with cython.nogil:
            for i in range(count):
                target[i] = source[i]

    def _prepare_tree(self) -> None:
        self._entries = self._piled = self._top_level = 0
        self._nodes = 1
        self._node[0] = self._node[1] = 0
        self._at, self._last = 0, 0
        self._root = 0
        self._open_node(0, -1, 0)

    def _is_full(self) -> bool:
        """Whether closing all that is open might not fit."""
        return len(self._entry) - 3 * self._entries < 3 * _PILE or len(self._node) - 2 * self._nodes < 2 * _LEVELS

    def _open_node(self, level: int, position: int, letter: int) -> None:
        self._of_position[level], self._of_letter[level] = position, letter
        self._of_points[level] = self._of_bound[level] = self._of_greatest[level] = 0
        self._of_group[level], self._of_base[level] = -1, self._piled

    def _build(self) -> int:
        """Go on for about as many keys as the budget; then `root` has the tree, `of_bound[0]` its bound with points."""
        while self._budget > 0:
            if self._is_full():
                return FULL
            if self._at == self._count:
                while self._top_level > 0:
                    self._close()
                self._of_bound[0] += self._of_greatest[0] + self._of_points[0]
                self._root = self._flush(0)
                return DONE
            self._budget -= self._add_key()
        return MORE

    def _add_key(self) -> int:
        """The next key with all its words; returns how many there were."""
        key = self._sorted[self._at] >> 4
        points = 0
        bits = self._digit_bits
        start = self._at
        while self._at < self._count and self._sorted[self._at] >> 4 == key:
            points += self._value[self._sorted[self._at] & 15]
            self._at += 1
        if key == 0:  # words on fixed cells alone
            self._of_points[0] = points
            return self._at - start
        digit = self._digit_of[highest(key ^ self._last)]
        self._last = key
        while self._top_level > 0 and self._of_position[self._top_level] >= self._cells - 1 - digit:
            self._close()
        one = 1
        rest = key & ((one << bits * (digit + 1)) - 1)
        while rest:
            digit = self._digit_of[highest(rest)]
            self._top_level += 1
            self._open_node(self._top_level, self._cells - 1 - digit, (rest >> bits * digit) - 1)
            rest &= (one << bits * digit) - 1
        self._of_points[self._top_level] = points
        return self._at - start

    def _close(self) -> None:
        """Close the deepest open node: it becomes an entry of the one above."""
        level = self._top_level
        bound = self._of_bound[level] + self._of_greatest[level] + self._of_points[level]
        child = self._flush(level)
        self._top_level = level - 1
        code = self._of_position[level] * 32 + self._of_letter[level]
        self._put(level - 1, child, code, bound, self._of_points[level])

    def _flush(self, level: int) -> int:
        """Move the entries that lie on the pile for this level to a node of their own; 0 when there are none."""
        base = self._of_base[level]
        count = self._piled - base
        if count == 0:
            return 0
        node = self._nodes
        self._node[2 * node], self._node[2 * node + 1] = self._entries, count
        for i in range(3 * count):
            self._entry[3 * self._entries + i] = self._pile[3 * base + i]
        self._nodes += 1
        self._entries += count
        self._piled = base
        return node

    def _put(self, level: int, child: int, code: int, bound: int, points: int) -> None:
        """Lay an entry on the pile, and count it into the bound of its level."""
        if self._of_group[level] != code >> 5:
            self._of_bound[level] += self._of_greatest[level]
            self._of_greatest[level] = 0
            self._of_group[level] = code >> 5
        if bound > self._of_greatest[level]:
            self._of_greatest[level] = bound
        at = 3 * self._piled
        self._pile[at], self._pile[at + 1], self._pile[at + 2] = child, code | bound << 9, points
        self._piled += 1

    def _begin_merge(self, first: int, count: int, other: int) -> None:
        """Merge the `count` entries from `first` on with node `other`; only letters alive at their positions."""
        self._frame = 0
        self._open_merge(first, count, self._node[2 * other], self._node[2 * other + 1])

    def _open_merge(self, left: int, left_count: int, right: int, right_count: int) -> None:
        frame = self._frame
        self._open_node(frame, -1, 0)
        self._left[frame], self._left_end[frame] = left, left + left_count
        self._right[frame], self._right_end[frame] = right, right + right_count

    def _merge(self) -> int:
        """Go on for about as many entries as the budget; then `root` is the merged node, `of_bound[0]` its bound."""
        while self._budget > 0:
            if self._is_full():
                return FULL
            frame = self._frame
            if self._left[frame] < self._left_end[frame] or self._right[frame] < self._right_end[frame]:
                self._merge_next(frame)
                self._budget -= 1
                continue
            self._of_bound[frame] += self._of_greatest[frame]
            node = self._flush(frame)
            self._frame = frame - 1
            if frame == 0:
                self._root = node
                return DONE
            bound = self._of_bound[frame] + self._of_points[frame]
            code = self._of_position[frame] * 32 + self._of_letter[frame]
            self._put(frame - 1, node, code, bound, self._of_points[frame])
        return MORE

    def _merge_next(self, frame: int) -> None:
        """The next entry of either node, or of both: then their children are merged first."""
        a = 3 * self._left[frame]
        b = 3 * self._right[frame]
        # positions descend, letters ascend
        rank_a = (self._entry[a + 1] & 511) ^ 0x1E0 if self._left[frame] < self._left_end[frame] else _WIDTH
        rank_b = (self._entry[b + 1] & 511) ^ 0x1E0 if self._right[frame] < self._right_end[frame] else _WIDTH
        code = (rank_a if rank_a < rank_b else rank_b) ^ 0x1E0
        alive = self._alive[code >> 5] >> (code & 31) & 1
        if rank_a <= rank_b:
            self._left[frame] += 1
        if rank_b <= rank_a:
            self._right[frame] += 1
        if not alive:
            return
        if rank_a < rank_b:
            self._put(frame, self._entry[a], code, self._entry[a + 1] >> 9, self._entry[a + 2])
        elif rank_b < rank_a:
            self._put(frame, self._entry[b], code, self._entry[b + 1] >> 9, self._entry[b + 2])
        else:
            self._merge_both(frame, a, b, code)

    def _merge_both(self, frame: int, a: int, b: int, code: int) -> None:
        points = self._entry[a + 2] + self._entry[b + 2]
        left, right = self._entry[a], self._entry[b]
        if left == 0 or right == 0:
            bound = (self._entry[a + 1] >> 9) + (self._entry[b + 1] >> 9)
            self._put(frame, left | right, code, bound, points)
            return
        self._frame = frame + 1
        self._open_merge(
            self._node[2 * left], self._node[2 * left + 1], self._node[2 * right], self._node[2 * right + 1]
        )
        self._of_position[frame + 1], self._of_letter[frame + 1] = code >> 5, code & 31
        self._of_points[frame + 1] = points
