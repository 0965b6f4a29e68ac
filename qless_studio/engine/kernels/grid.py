"""Every word on a grid of tiles with its best path.

Depth-first search over (cell, trie node), the standard method for Boggle; walking board and trie together is due to
A. W. Appel, G. J. Jacobson, The world's fastest Scrabble program, Communications of the ACM 31 (1988). In addition each
cell knows the letters that its neighbours can play and, by letter, those neighbours, so that only live branches are
looked at: about 25 ns a visit compiled. Time is linear in the (path, trie node) pairs of the board: in practice linear
in the cells, but exponential in the longest word where every tile is the same letter or a wildcard.

The search starts from a cell of its own that has every cell as a neighbour: it therefore goes by first letter, and all
words of a letter are final when that letter is. For one word, paths come in ascending order of their cells: the first
of several equally good ones is the smallest. A (path, word) pair is met once: a path and a word leave no choice of what
a wildcard plays.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

import cython

from qless_studio.engine.kernels._status import STATUSES, Status

if not cython.compiled:
    from qless_studio.engine.kernels._bits import lowest, popcount
    from qless_studio.engine.kernels._status import DONE, FULL, MORE, READY

SLICE = 150_000 if cython.compiled else 2_000
"""A budget for `advance` that lasts about 5 ms."""
LARGEST_FACTOR = 1 << 44
"""Limit of the product of word multipliers: 27 triple words on one path are exact, and no score can overflow."""

LETTERS = 32
"""Tile codes below this are letters."""
_WILDCARD = LETTERS
_LARGEST_FACTOR = LARGEST_FACTOR
_NONE = 0xFFFF
_ALL_LETTERS = 0xFFFFFFFF
_ENDLESS = 1 << 62


class Words(NamedTuple):
    """Words of a board in the order in which they were found: one entry each, then empty ones."""

    width: int
    ids: array[int]
    """The number of the word in its list (int32)."""
    scores: array[int]
    """The best score of a path (int64)."""
    paths: array[int]
    """How many paths the word has (int64)."""
    sizes: array[int]
    """The number of cells of the best path (uint8)."""
    cells: array[int]
    """The best path of entry i is `cells[i * width : i * width + sizes[i]]` (uint16)."""


class Grid:
    """A sliced search for the words of boards of one shape, with one word list and one way to score.

    Tile codes are 0 to 31 for the letters, 32 for a wildcard, 33 for a blocked cell, and from 34 on further tiles.
    A path scores (sum of tile value x letter factor) x (product of word factors) x percent / 100,
    rounded down, + bonus; percent and bonus depend on the number of letters. `words` returns what was found. `cells`,
    `count`, `load`, `search`, `total` and `make_room` are for other kernels.
    """

    steps: int
    """Trie nodes visited since `start`."""

    def __init__(
        self,
        trie: tuple[array[int], array[int], array[int]],
        words: int,
        longest: int,
        neighbours: Sequence[Sequence[int]],
        tiles: Sequence[bytes] = (),
    ) -> None:
        """`trie` as of `trie.build`, of `words` words; `neighbours` of each cell, ascending; `tiles`: codes of two
        or three letters each, the tile with code 34 first; a tile without letters plays nothing."""
        self._mask, self._first, self._word = trie
        cells = len(neighbours)
        self.cells = cells
        self._width = min(longest, cells) or 1
        self._neighbour = array("H", [cell for near in neighbours for cell in near] + [*range(cells)])
        degrees = [*map(len, neighbours), cells]
        self._neighbours_from = array("i", accumulate(degrees, initial=0))
        self._list_step = array("i", [degree + 1 for degree in degrees])
        self._list_from = array("i", accumulate((LETTERS * (degree + 1) for degree in degrees), initial=0))
        self._list = array("H", bytes(2 * LETTERS * (sum(degrees) + len(degrees))))
        self._near = array("I", bytes(4 * (cells + 1)))
        self._tile, self._used = array("B", bytes(cells)), array("B", bytes(cells + 1))
        self._value = array("i", bytes(4 * cells))
        known = [bytes([code, 0, 0]) for code in range(LETTERS + 2)]
        known += [tile.ljust(3, b"\0") for tile in tiles]
        self._tile_letters = array("B", b"".join(known))
        self._tile_size = array("B", [1] * (LETTERS + 1) + [0] + [len(tile) for tile in tiles])
        self._tile_value = array("i", bytes(4 * len(known)))
        self._letter_factor = self._word_factor = array("i", [1] * cells)
        self._percent, self._bonus, self._least = array("i", [100] * 65), array("i", bytes(4 * 65)), 1
        self._slot = array("i", bytes(4 * (words + 1)))
        self._by_letter = False
        self._words = Words(self._width, array("i"), array("q"), array("q"), array("B"), array("H"))
        self._make_stack(longest + 2)
        self._make_room(512)
        self._begin()

    def _make_stack(self, deepest: int) -> None:
        self._depth = 0
        self._at_cell = array("H", bytes(2 * deepest))
        self._at_node, self._at_left, self._at_base = (array("I", bytes(4 * deepest)) for _ in range(3))
        self._at_list, self._at_letters, self._at_total = (array("i", bytes(4 * deepest)) for _ in range(3))
        self._at_factor = array("q", bytes(8 * deepest))

    def make_room(self) -> None:
        """Room for four times as many words; those found stay."""
        self._make_room(4 * len(self._ids))

    def _make_room(self, entries: int) -> None:
        old = self._words
        new = Words(
            self._width,
            array("i", bytes(4 * entries)),
            array("q", bytes(8 * entries)),
            array("q", bytes(8 * entries)),
            array("B", bytes(entries)),
            array("H", bytes(2 * entries * self._width)),
        )
        for longer, held in zip(new[1:], old[1:], strict=True):
            memoryview(longer)[: len(held)] = memoryview(held)
        self._words = new
        self._ids, self._scores, self._paths, self._sizes, self._cells = new[1:]

    def score_by(
        self,
        tile_values: Sequence[int],
        letter_factors: Sequence[int],
        word_factors: Sequence[int],
        percent: Sequence[int],
        bonus: Sequence[int],
        least: int,
    ) -> None:
        """How paths score: by tile code, by cell (twice), by letters 0 to 64 (twice); words have `least` letters."""
        self._tile_value = array("i", tile_values)
        self._letter_factor, self._word_factor = array("i", letter_factors), array("i", word_factors)
        self._percent, self._bonus, self._least = array("i", percent), array("i", bonus), least

    def start(self, codes: bytes, by_letter: bool = False) -> None:
        """Lay out a board, one tile code a cell in row-major order, and forget the words of the last one.

        With `by_letter`, `advance` returns `READY` whenever the words of one more first letter are final.
        """
        if len(codes) != self.cells:
            raise ValueError(f"{len(codes)} tiles on a grid of {self.cells}")
        self._by_letter = by_letter
        self.load(codes, 0)

    def advance(self, budget: int) -> Status:
        """Continue for about `budget` visits; `READY` only as `start` says."""
        with cython.nogil:
            status = self.search(budget, self._by_letter)
        if status == FULL:
            self.make_room()
            return Status.MORE
        return STATUSES[status]

    def words(self) -> tuple[int, Words]:
        """How many words were found since `start`, and the words. After `READY` and `DONE` all of them are final.

        A further `start` overwrites them.
        """
        return self.count, self._words

    @property
    def fraction(self) -> float:
        """Part of the first letters that is behind."""
        if self._depth == 0 and self._at_left[0] == 0:
            return 1.0
        every = int(self._mask[0]) & int(self._near[self.cells])
        begun = (every & ~int(self._at_left[0])).bit_count()
        return max(begun - 1, 0) / every.bit_count()

    def many(self, boards: bytes) -> tuple[array[int], array[int]]:
        """(words, total score) of each of many boards, one after the other in `boards`, in one call."""
        number = len(boards) // self.cells
        if len(boards) != number * self.cells:
            raise ValueError(f"{len(boards)} tiles are not a number of boards of {self.cells}")
        words = array("i", bytes(4 * number))
        totals = array("q", bytes(8 * number))
        done = 0
        loaded = False
        while done < number:
            done = self._batch(boards, words, totals, done, loaded)
            loaded = done < number  # it stopped inside a board, for want of room
            if loaded:
                self.make_room()
        return words, totals

    def _batch(self, boards: bytes, words: array[int], totals: array[int], done: int, loaded: bool) -> int:
        """Solve boards from number `done` on until all are solved or there is no room; returns how many are solved."""
        number = len(words)
        with cython.nogil:
            while done < number:
                if not loaded:
                    self.load(boards, done * self.cells)
                loaded = False
                if self.search(_ENDLESS, False) == FULL:
                    break
                words[done] = self.count
                totals[done] = self.total()
                done += 1
        return done

    def total(self) -> int:
        """The sum of the best scores."""
        total = 0
        for i in range(self.count):
            total += self._scores[i]
        return total

    def load(self, codes: Sequence[int], offset: int) -> None:
        """Lay out the board at codes[offset:]: list the neighbours of each cell by the letter they play first."""
        one = 1
        end = [0] * 32
        for cell in range(self.cells):
            code = codes[offset + cell]
            self._tile[cell] = code
            self._value[cell] = self._tile_value[code] * self._letter_factor[cell]
        for cell in range(self.cells + 1):
            near = 0
            for k in range(self._neighbours_from[cell], self._neighbours_from[cell + 1]):
                code = self._tile[self._neighbour[k]]
                if self._tile_size[code] == 0:
                    continue
                rest = _ALL_LETTERS if code == _WILDCARD else one << self._tile_letters[3 * code]
                while rest:
                    c = lowest(rest)
                    rest ^= one << c
                    if not near >> c & 1:
                        near |= one << c
                        end[c] = self._list_from[cell] + c * self._list_step[cell]
                    self._list[end[c]] = self._neighbour[k]
                    end[c] += 1
            self._near[cell] = near
            while near:
                c = lowest(near)
                near ^= one << c
                self._list[end[c]] = _NONE
        self._begin()

    def _begin(self) -> None:
        """Stand at the start, nothing found."""
        for depth in range(self._depth + 1):  # the cells that an unfinished search left in use
            self._used[self._at_cell[depth]] = 0
        self.count = self._letter_from = self.steps = 0
        self._depth = 0
        self._at_cell[0] = self.cells
        self._at_node[0] = 0
        self._at_left[0] = self._mask[0] & self._near[self.cells]
        self._at_list[0] = -1
        self._at_letters[0] = self._at_total[0] = 0
        self._at_factor[0] = 1

    def search(self, budget: int, by_letter: bool) -> int:
        """Continue depth first: each frame has its letters still to try and a place in the list of one of them.

        With `by_letter`, return `READY` after each first letter that has words.
        """
        mask = self._mask
        first = self._first
        near = self._near
        listed = self._list
        used = self._used
        at_list = self._at_list
        at_left = self._at_left
        depth = self._depth
        end = self.steps + budget
        visits = self.steps
        room = len(self._ids)
        one = 1
        status = MORE
        while visits < end:
            cell = _NONE if at_list[depth] < 0 else listed[at_list[depth]]
            if cell == _NONE:  # the letter is done: the next one, or back
                left = at_left[depth]
                if depth == 0 and by_letter and self.count > self._letter_from:
                    self._letter_from = self.count
                    status = READY
                    break
                if left == 0:
                    if depth == 0:
                        status = DONE
                        break
                    used[self._at_cell[depth]] = 0
                    depth -= 1
                    continue
                c = lowest(left)
                at_left[depth] = left ^ (one << c)
                node = self._at_node[depth]
                self._at_base[depth] = first[node] + popcount(mask[node] & ((one << c) - 1))
                cell = self._at_cell[depth]
                at_list[depth] = self._list_from[cell] + c * self._list_step[cell]
                continue
            if self.count == room:
                status = FULL
                break
            at_list[depth] += 1
            if used[cell]:
                continue
            node = self._at_base[depth]
            c = self._tile[cell]
            for k in range(1, self._tile_size[c]):
                left = one << self._tile_letters[3 * c + k]
                if not mask[node] & left:
                    break
                node = first[node] + popcount(mask[node] & (left - 1))
            else:
                visits += 1
                depth += 1
                self._at_cell[depth] = cell
                self._at_node[depth] = node
                self._at_letters[depth] = self._at_letters[depth - 1] + self._tile_size[c]
                self._at_total[depth] = self._at_total[depth - 1] + self._value[cell]
                self._at_factor[depth] = min(self._at_factor[depth - 1] * self._word_factor[cell], _LARGEST_FACTOR)
                if self._word[node] >= 0 and self._at_letters[depth] >= self._least:
                    self._record(self._word[node], depth)
                left = mask[node] & near[cell]
                if left:
                    used[cell] = 1
                    at_left[depth] = left
                    at_list[depth] = -1
                else:
                    depth -= 1
        self._depth = depth
        self.steps = visits
        return status

    def _record(self, word: int, depth: int) -> None:
        """The path on the stack spells `word`. A slot counts only if its entry agrees, so none is ever cleared."""
        letters = self._at_letters[depth]
        score = self._at_total[depth] * self._at_factor[depth]
        percent = self._percent[letters]
        slot = self._slot[word]
        if percent != 100:  # floor(score * percent / 100) in two parts, for the product might overflow
            score = score // 100 * percent + score % 100 * percent // 100
        score += self._bonus[letters]
        if slot < self.count and self._ids[slot] == word:
            self._paths[slot] += 1
            if score <= self._scores[slot]:
                return
        else:
            slot = self.count
            self.count += 1
            self._slot[word] = slot
            self._ids[slot] = word
            self._paths[slot] = 1
        self._scores[slot] = score
        self._sizes[slot] = depth
        place = slot * self._width
        for d in range(1, depth + 1):
            self._cells[place + d - 1] = self._at_cell[d]
