"""The proof of best boards, last part: every board of a class that could reach the best score.

Depth first over the positions, with bounds by letter. For each open position and letter the bounds of all listed
entries are added up, so that the letters of one position agree over all entries: the maximum of sums, not the sum of
maxima. A letter whose bound is too low is ruled out before anything below it is looked at, and a letter of a later
position as soon as the greatest bound with it is too low. A board that is left at the end is scored exactly.

The published method branches over trees of this kind (D. Vanderkam, 2025) and bounds by position; the bounds by letter
are ours and save nine tenths of the search. On large boards the first positions are fixed by merging trees: from
`merge_levels` on, or where the bound comes near the best score, the lists take over.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import cython

from qless_studio.engine.kernels._status import STATUSES, Status
from qless_studio.engine.kernels.proof_listing import TooLarge, Words, blank
from qless_studio.engine.kernels.proof_tiles import Problem, Tiles

if not cython.compiled:
    from qless_studio.engine.kernels._bits import lowest
    from qless_studio.engine.kernels._status import DONE, FULL, MORE, READY

__all__ = ["MOST", "SLICE", "Problem", "Search", "TooLarge", "Words"]

SLICE = 50_000 if cython.compiled else 3_000
"""Budget of 1 to 10 ms."""
_MOST = 100
MOST = _MOST
"""Boards with the same score that are found in one class; of further ones only better ones."""
LARGEST = 65_535
"""Greatest bound: sums of bounds have 16 bits."""

_OUT = 128  # boards that wait to be taken
_ROW = 512  # bounds of a depth: 16 positions of 32 letters
_EXACT_FROM = 4  # tiles from which on boards are scored exactly: words may have been counted twice
_LISTING, _SORTING, _BUILDING, _SEARCHING, _OVER = range(5)


class Search(Tiles):
    """A sliced search for the best boards of one class after the other; `take` returns those found.

    All boards of the class with the highest score are found, or the first `MOST` of them, if that score is at least
    `floor[0]`, which may rise at any time from any thread. Which boards those are depends neither on when it rises nor
    on budgets. `advance` raises `TooLarge` when the class needs more memory than allowed. A step is a tile tried.
    """

    steps: int
    """Steps of work since the class began."""

    def __init__(self, problem: Problem, floor: memoryview[int], memory: int) -> None:
        """`floor`: one int64, shared by all searches of a proof; `memory`: bytes, see `Listing`."""
        super().__init__(problem, memory)
        self._floor = floor
        self._merge_levels, self._merge_ratio = problem.merge_levels, problem.merge_ratio
        depths = self._cells + 1
        self._bound, self._sure = (array("H", bytes(2 * _ROW * depths)) for _ in range(2))
        self._head = array("I", bytes(4 * _ROW * depths))
        self._letters, self._tree_at = array("I", bytes(4 * depths)), array("I", bytes(4 * depths))
        self._points, self._rest, self._link_end, self._entry_end, self._node_end = (
            array("q", bytes(8 * depths)) for _ in range(5)
        )
        self._greatest = array("i", bytes(4 * 16 * depths))
        self._threshold = array("i", bytes(4 * 16))
        self._boards, self._scores = bytearray(_OUT * self._cells), array("i", bytes(4 * _OUT))
        self._phase, self._ready, self.steps = _OVER, 0, 0
        self._news = False

    def start(self, domains: Sequence[int], symmetries: Sequence[Sequence[int]] = ()) -> None:
        """Begin a class: by position a mask of letters, and the symmetries that map the class to itself, each the
        position that is shown on every position. Positions with one letter come first or count as open."""
        self._every_letter = array("I", domains)
        fixed = 0
        while fixed < self._cells - 1 and domains[fixed] & (domains[fixed] - 1) == 0:
            self._letter[fixed] = domains[fixed].bit_length() - 1
            fixed += 1
        self._from = fixed
        if 2 * self._room() > self._memory:  # what a larger class needed for one thing may be needed for another
            self._shrink()
        self._begin(self._order, domains, fixed)
        self._begin_tiles(symmetries)
        self._level, self._ties, self._ready, self.steps = -1, 0, 0, 0
        self._news = self._joining = False
        self._phase, self._deep = _LISTING, fixed

    def advance(self, budget: int) -> Status:
        """Continue for about `budget` steps; `READY` when better boards were found, or many."""
        self._budget = budget
        with cython.nogil:
            status = self._advance()
        self.steps += budget - self._budget
        if status == FULL:
            self._make_room()
            return Status.MORE
        if status == DONE and self._phase != _OVER:
            self._next_phase()
            return Status.MORE if self._phase != _OVER else Status.DONE
        return STATUSES[status]

    def take(self) -> list[tuple[int, bytes]]:
        """The boards found since the last call, each (score, letter by cell), no score less than the one before."""
        cells, ready = self._cells, self._ready
        self._ready, self._news = 0, False
        return [(self._scores[i], bytes(self._boards[i * cells : (i + 1) * cells])) for i in range(ready)]

    @property
    def fraction(self) -> float:
        """Part of the class that is behind: half of it for the tree, then by letters of the first position."""
        if self._phase == _OVER:
            return 1.0
        if self._phase < _SEARCHING:
            return self._phase / 6.0
        letters = int(self._every_letter[self._from])
        return 0.5 + 0.5 * (1 - (int(self._letters[self._from]).bit_count() + 1) / (letters.bit_count() + 1))

    @property
    def upper(self) -> int | None:
        """No board of the class that is still to come scores more; None while the tree is not built."""
        if self._phase < _SEARCHING:
            return None
        if self._phase == _OVER:
            return 0
        depth = self._from
        if self._deep < depth:
            return 0
        row = _ROW * depth + 32 * depth
        letters = int(self._letters[depth])
        if self._deep > depth or self._joining:
            letters |= 1 << self._letter[depth]
        left = [self._bound[row + letter] for letter in range(32) if letters >> letter & 1]
        return self._points[depth] + self._rest[depth] + max(left) if left else 0

    def _room(self) -> int:
        return super()._room() + 4 * len(self._link)

    def _shrink(self) -> None:
        super()._shrink()
        self._link = blank(8 * 17 * _ROW).cast("I")

    def _make_room(self) -> None:
        """More room where it is short; raises `TooLarge`."""
        if self._phase == _LISTING:
            self._more_keys()
        elif self._phase == _BUILDING or self._is_full():
            self._more_entries()
        else:
            links = blank(8 * self._longer(len(self._link) // 2, 8)).cast("I")
            self._copy(self._link, links, len(self._link))
            self._link = links

    def _next_phase(self) -> None:
        """Go from listing over sorting and building to the search."""
        self._phase += 1
        if self._phase == _SORTING:
            self._prepare_sort()
        elif self._phase == _BUILDING:
            self._forget_keys()
            self._prepare_tree()
        elif self._phase == _SEARCHING:
            self._prepare_search()

    def _prepare_search(self) -> None:
        if self._of_bound[0] > LARGEST:
            raise TooLarge
        depth = self._from
        self._merged_to = min(depth + self._merge_levels, self._cells - 2)
        self._points[depth], self._links = self._of_points[0], 1
        self._enter_root(depth, self._of_bound[0])
        total = self._maxima(depth, depth)
        self._descend(depth, total)

    def _advance(self) -> int:
        if self._phase == _LISTING:
            return self._list()
        if self._phase == _SORTING:
            return self._sort()
        if self._phase == _BUILDING:
            return self._build()
        return self._search() if self._phase == _SEARCHING else DONE

    def _search(self) -> int:
        while self._budget > 0:
            if self._ready >= _OUT - 1 or self._news:
                return READY
            if self._deep < self._from:
                return READY if self._ready else DONE
            self._budget -= 1
            if self._joining:
                status = self._merge()
                if status != DONE:
                    return status
                self._joined()
            elif self._letters[self._deep] == 0:
                self._deep -= 1
                if self._deep >= self._from:
                    self._drop(self._deep)
            elif not self._try_letter():
                return FULL
        return MORE

    def _drop(self, depth: int) -> None:
        """Drop what was made for the letter of this position."""
        self._links = self._link_end[depth]
        if self._tree_at[depth]:
            self._entries, self._nodes = self._entry_end[depth], self._node_end[depth]

    def _cut(self) -> int:
        """Boards that score no more than this are of no interest."""
        if self._floor[0] > self._level:
            self._level = self._floor[0]
            self._ties = 0
        return self._level - (self._ties < _MOST)

    def _try_letter(self) -> bool:
        """The next letter of the deepest position; False when it must be tried again, with more room."""
        depth = self._deep
        one = 1
        letter = lowest(self._letters[depth])
        self._letters[depth] &= self._letters[depth] - 1
        at = _ROW * depth + 32 * depth + letter
        total = self._points[depth] + self._rest[depth] + self._bound[at]
        cut = self._cut()
        if total <= cut:
            return True
        self._letter[depth] = letter
        if not self._least(depth) or (self._with_dice and not self._rollable(depth)):
            return True
        if depth == self._cells - 1:
            if self._points[depth] + self._sure[at] > cut:
                self._candidate()
            return True
        for position in range(depth + 1, self._cells):
            self._threshold[position] = cut - (total - self._greatest[16 * depth + position])
        self._points[depth + 1] = self._points[depth] + self._sure[at]
        if self._tree_at[depth]:
            self._join(depth, letter)
            return True
        if not self._open_list(depth, letter):
            self._links = self._link_end[depth]
            self._letters[depth] |= one << letter
            return False
        self._enter(depth + 1)
        return True

    def _open_list(self, depth: int, letter: int) -> bool:
        """The bounds one position deeper: those so far and the entries below the letter; False for want of room."""
        start = _ROW * depth + 32 * (depth + 1)
        for i in range(start, start + 32 * (self._cells - depth - 1)):
            self._bound[i + _ROW] = self._bound[i]
            self._sure[i + _ROW] = self._sure[i]
            self._head[i + _ROW] = self._head[i]
        self._links = self._link_end[depth]
        link = self._head[_ROW * depth + 32 * depth + letter]
        while link:
            if 2 * (self._links + _ROW) > len(self._link):
                return False
            self._open_entries(self._link[2 * link], _ROW * depth)
            link = self._link[2 * link + 1]
        return True

    def _open_entries(self, node: int, parent: int) -> None:
        """Add the entries of a node to the bounds after those at `parent`, without letters that are ruled out."""
        first = self._node[2 * node]
        end = first + self._node[2 * node + 1]
        links = self._links
        for e in range(first, end):
            word = self._entry[3 * e + 1]
            at = word & 511
            if self._bound[parent + at] <= self._threshold[at >> 5]:
                continue
            to = parent + _ROW + at
            self._bound[to] += word >> 9
            self._sure[to] += self._entry[3 * e + 2]
            child = self._entry[3 * e]
            if child:
                self._link[2 * links] = child
                self._link[2 * links + 1] = self._head[to]
                self._head[to] = links
                links += 1
        self._links = links
        self._budget -= (end - first) >> 2

    def _enter_root(self, depth: int, bound: int) -> None:
        """The bounds at `depth` from the tree at `root` alone; `bound`: of the tree, with the points before it."""
        start = _ROW * depth
        root = self._root
        for i in range(start, start + _ROW):
            self._bound[i] = self._sure[i] = self._head[i] = 0
        merging = depth < self._merged_to and bound * 100 > self._merge_ratio * (self._cut() + 1)
        self._tree_at[depth] = root if merging else 0
        first = self._node[2 * root]
        for e in range(first, first + self._node[2 * root + 1]):
            to = start + (self._entry[3 * e + 1] & 511)
            self._bound[to] = self._entry[3 * e + 1] >> 9
            self._sure[to] = self._entry[3 * e + 2]
            if self._entry[3 * e]:
                self._link[2 * self._links] = self._entry[3 * e]
                self._link[2 * self._links + 1] = 0
                self._head[to] = self._links
                self._links += 1

    def _join(self, depth: int, letter: int) -> None:
        """Begin to merge the tree's entries of later positions with those below the letter."""
        cut = self._cut()
        total = self._points[depth] + self._rest[depth] + self._bound[_ROW * depth + 32 * depth + letter]
        for position in range(depth + 1, self._cells):
            self._alive[position] = self._letters_alive(depth, position, cut - total)
        link = self._head[_ROW * depth + 32 * depth + letter]
        root = self._tree_at[depth]
        first, end = self._node[2 * root], self._node[2 * root] + self._node[2 * root + 1]
        e = first
        while e < end and (self._entry[3 * e + 1] & 511) >> 5 > depth:
            e += 1
        self._begin_merge(first, e - first, self._link[2 * link] if link else 0)
        self._joining = True

    def _letters_alive(self, depth: int, position: int, short: int) -> int:
        """The letters of a later position with which the bound is still high enough."""
        alive = 0
        one = 1
        row = _ROW * depth + 32 * position
        for letter in range(32):
            if self._bound[row + letter] > short + self._greatest[16 * depth + position]:
                alive |= one << letter
        return alive

    def _joined(self) -> None:
        """A merged tree is complete: go on in it."""
        self._joining = False
        depth = self._deep + 1
        self._enter_root(depth, self._of_bound[0] + self._points[depth])
        self._enter(depth)

    def _maxima(self, row: int, depth: int) -> int:
        """The greatest bound of each open position from `depth` on; returns their sum."""
        total = 0
        for position in range(depth, self._cells):
            greatest = 0
            start = _ROW * row + 32 * position
            for i in range(start, start + 32):
                if self._bound[i] > greatest:
                    greatest = self._bound[i]
            self._greatest[16 * row + position] = greatest
            total += greatest
        return total

    def _enter(self, depth: int) -> None:
        """Go one position deeper if the bound allows it."""
        total = self._maxima(depth, depth)
        cut = self._cut()
        if self._points[depth] + total > cut and depth >= _EXACT_FROM:
            self._points[depth] = self._exact(depth)
        if self._points[depth] + total > cut:
            self._descend(depth, total)
        else:
            self._drop(depth - 1)

    def _descend(self, depth: int, total: int) -> None:
        self._deep = depth
        self._letters[depth] = self._every_letter[depth]
        self._rest[depth] = total - self._greatest[16 * depth + depth]
        self._link_end[depth] = self._links
        self._entry_end[depth], self._node_end[depth] = self._entries, self._nodes

    def _candidate(self) -> None:
        """A full board: score it, and keep it if it is one of the best."""
        score = self._exact(self._cells)
        if score < self._level or (score == self._level and self._ties >= _MOST):
            return
        if score > self._level:
            self._level, self._ties = score, 0
            self._news = True
        self._ties += 1
        for position in range(self._cells):
            self._boards[self._ready * self._cells + self._order[position]] = self._letter[position]
        self._scores[self._ready] = score
        self._ready += 1
