"""Every word on a grid of tiles with its best path, and boards improved by simulated annealing.

The search goes depth first over (cell, trie node). Each cell knows the letters that its neighbours can play and, by
letter, those neighbours, so that only live branches are looked at; about 25 ns a visit compiled. The search starts from
a cell of its own that has every cell as a neighbour: it therefore goes by first letter, and all words of a letter are
final when that letter is. For one word, paths come in rising order of their cells: the first of several equally good
ones is the smallest. A (path, word) pair is met once: a path and a word leave no choice of what a wildcard plays.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import accumulate
from math import log

import cython

if cython.compiled:
    from cython.cimports.qless_studio.engine.kernels._cbits import lowest, popcount
else:
    from qless_studio.engine.kernels._bits import lowest, popcount

DONE, GOING, LETTER, FULL = 0, 1, 2, 3
"""What `advance` says: all words known; budget spent; all words of one first letter known; output was full (go on)."""
SLICE = 150_000 if cython.compiled else 2_000
"""A budget that lasts some 5 ms."""
WILDCARD, BLOCKED = 26, 27
"""Tile codes: 0 to 25 are the letters, 28 and up the tiles of several letters that a grid was made with."""
LARGEST_FACTOR = 1 << 44
"""Products of word multipliers are held here: 27 triple words on one path are exact, and no score can overflow."""
_DONE = cython.declare(cython.int, DONE)
_GOING = cython.declare(cython.int, GOING)
_LETTER = cython.declare(cython.int, LETTER)
_FULL = cython.declare(cython.int, FULL)
_WILDCARD = cython.declare(cython.int, WILDCARD)
_BLOCKED = cython.declare(cython.int, BLOCKED)
_LARGEST_FACTOR = cython.declare(cython.longlong, LARGEST_FACTOR)
_NONE = cython.declare(cython.int, 0xFFFF)
_LETTERS = cython.declare(cython.uint, 0x3FFFFFF)
_WORD32 = cython.declare(cython.uint, 0xFFFFFFFF)
_ENDLESS = cython.declare(cython.longlong, 1 << 62)


@cython.cclass
class Grid:
    """The words of boards of one shape, one word list and one way to score; not for two threads at once.

    A path scores (sum of tile value x letter factor) x (product of word factors) x percent / 100, rounded down,
    + bonus; percent and bonus go by letters. After `start`, `advance` fills `ids`, `scores`, `paths`, `sizes` and
    `cells`: entry i of the first `count` is a word, its best score, its number of paths, and the cells of its best
    path, `cells[i * width : i * width + sizes[i]]`.
    """

    ids = cython.declare(object, visibility="readonly")
    scores = cython.declare(object, visibility="readonly")
    paths = cython.declare(object, visibility="readonly")
    sizes = cython.declare(object, visibility="readonly")
    cells = cython.declare(object, visibility="readonly")
    width = cython.declare(cython.Py_ssize_t, visibility="readonly")
    count = cython.declare(cython.Py_ssize_t, visibility="readonly")
    visits = cython.declare(cython.longlong, visibility="readonly")
    """Trie nodes met since `start`."""
    _mask: cython.const[cython.uint][::1]
    _first: cython.const[cython.uint][::1]
    _word: cython.const[cython.int][::1]
    _n: cython.Py_ssize_t
    _neighbour: cython.ushort[::1]
    _neighbours_from: cython.int[::1]
    _tile_letters: cython.uchar[::1]
    _tile_size: cython.uchar[::1]
    _tile_value: cython.int[::1]
    _letter_factor: cython.int[::1]
    _word_factor: cython.int[::1]
    _percent: cython.int[::1]
    _bonus: cython.int[::1]
    _least: cython.int
    _tile: cython.uchar[::1]
    _value: cython.int[::1]
    _used: cython.uchar[::1]
    _near: cython.uint[::1]
    _list: cython.ushort[::1]
    _list_from: cython.int[::1]
    _list_step: cython.int[::1]
    _slot: cython.int[::1]
    _ids: cython.int[::1]
    _scores: cython.longlong[::1]
    _paths: cython.longlong[::1]
    _sizes: cython.uchar[::1]
    _cells: cython.ushort[::1]
    _letter_from: cython.Py_ssize_t
    _depth: cython.int
    _at_cell: cython.ushort[::1]
    _at_node: cython.uint[::1]
    _at_left: cython.uint[::1]
    _at_base: cython.uint[::1]
    _at_list: cython.int[::1]
    _at_letters: cython.int[::1]
    _at_total: cython.int[::1]
    _at_factor: cython.longlong[::1]

    def __init__(
        self,
        trie: tuple[array[int], array[int], array[int]],
        words: int,
        longest: int,
        neighbours: Sequence[Sequence[int]],
        tiles: Sequence[str] = (),
    ) -> None:
        """`trie` as of `trie.build`, of so many `words`; `neighbours` of each cell, rising; `tiles`: two or three
        letters a-z each, the tile with code 28 first."""
        self._mask, self._first, self._word = trie
        cells = len(neighbours)
        self._n = cells
        self.width = min(longest, cells) or 1
        self._neighbour = array("H", [cell for near in neighbours for cell in near] + [*range(cells)])
        degrees = [*map(len, neighbours), cells]
        self._neighbours_from = array("i", accumulate(degrees, initial=0))
        self._list_step = array("i", [degree + 1 for degree in degrees])
        self._list_from = array("i", accumulate((26 * (degree + 1) for degree in degrees), initial=0))
        self._list = array("H", bytes(2 * 26 * (sum(degrees) + len(degrees))))
        self._near = array("I", bytes(4 * (cells + 1)))
        self._tile, self._used = array("B", bytes(cells)), array("B", bytes(cells + 1))
        self._value = array("i", bytes(4 * cells))
        known = [bytes([code, 0, 0]) for code in range(28)]
        known += [bytes(ord(letter) - 97 for letter in tile).ljust(3, b"\0") for tile in tiles]
        self._tile_letters = array("B", b"".join(known))
        self._tile_size = array("B", [1] * 27 + [0] + [len(tile) for tile in tiles])
        self._tile_value = array("i", bytes(4 * len(known)))
        self._letter_factor = self._word_factor = array("i", [1] * cells)
        self._percent, self._bonus, self._least = array("i", [100] * 65), array("i", bytes(4 * 65)), 1
        self._slot = array("i", bytes(4 * (words + 1)))
        self._make_stack(longest + 2)
        self._make_room(512)
        self._begin()

    def _make_stack(self, deepest: int) -> None:
        self._depth = 0
        self._at_cell = array("H", bytes(2 * deepest))
        self._at_node, self._at_left, self._at_base = (array("I", bytes(4 * deepest)) for _ in range(3))
        self._at_list, self._at_letters, self._at_total = (array("i", bytes(4 * deepest)) for _ in range(3))
        self._at_factor = array("q", bytes(8 * deepest))

    def _make_room(self, entries: int) -> None:
        """Output for so many words, what is there kept."""
        kept = self.ids, self.scores, self.paths, self.sizes, self.cells
        self._ids = self.ids = array("i", bytes(4 * entries))
        self._scores = self.scores = array("q", bytes(8 * entries))
        self._paths = self.paths = array("q", bytes(8 * entries))
        self._sizes = self.sizes = array("B", bytes(entries))
        self._cells = self.cells = array("H", bytes(2 * entries * self.width))
        if kept[0] is not None:
            for new, old in zip((self.ids, self.scores, self.paths, self.sizes, self.cells), kept, strict=True):
                memoryview(new)[: len(old)] = memoryview(old)

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

    def start(self, codes: bytes) -> None:
        """Lay out a board, one tile code a cell in row-major order, and forget the last one's words."""
        if len(codes) != self._n:
            raise ValueError(f"{len(codes)} tiles on a grid of {self._n}")
        self._load(codes, 0)

    def advance(self, budget: int) -> int:
        """Search on for some `budget` visits; DONE, GOING or LETTER. The GIL is released meanwhile."""
        status: cython.int
        some: cython.longlong = budget
        with cython.nogil:
            status = self._search(some, True)
        if status == _FULL:
            self._make_room(4 * len(self.ids))
            return GOING
        return status

    def many(self, boards: bytes) -> tuple[array[int], array[int]]:
        """(words, total score) of each of many boards, one after the other in `boards`. The GIL is released."""
        number: cython.Py_ssize_t = len(boards) // self._n
        if len(boards) != number * self._n:
            raise ValueError(f"{len(boards)} tiles are not a number of boards of {self._n}")
        words = array("i", bytes(4 * number))
        totals = array("q", bytes(8 * number))
        done: cython.Py_ssize_t = 0
        loaded: cython.bint = False
        while done < number:
            done = self._batch(boards, words, totals, done, loaded)
            loaded = done < number  # it stopped inside a board, for want of room
            if loaded:
                self._make_room(4 * len(self.ids))
        return words, totals

    @property
    def fraction(self) -> float:
        """Part of the first letters behind us, 0 to 1."""
        if self._depth == 0 and self._at_left[0] == 0:
            return 1.0
        every = int(self._mask[0]) & int(self._near[self._n]) & 0x3FFFFFF
        begun = (every & ~int(self._at_left[0])).bit_count()
        return max(begun - 1, 0) / every.bit_count()

    @cython.cfunc
    def _batch(
        self,
        boards: cython.const[cython.uchar][::1],
        words: cython.int[::1],
        totals: cython.longlong[::1],
        done: cython.Py_ssize_t,
        loaded: cython.bint,
    ) -> cython.Py_ssize_t:
        number: cython.Py_ssize_t = len(words)
        with cython.nogil:
            while done < number:
                if not loaded:
                    self._load(boards, done * self._n)
                loaded = False
                if self._search(_ENDLESS, False) == _FULL:
                    break
                words[done] = cython.cast(cython.int, self.count)
                totals[done] = self._sum()
                done += 1
        return done

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1, check=False)
    def _sum(self) -> cython.longlong:
        i: cython.Py_ssize_t
        total: cython.longlong = 0
        for i in range(self.count):
            total += self._scores[i]
        return total

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1, check=False)
    def _load(self, codes: cython.const[cython.uchar][::1], offset: cython.Py_ssize_t) -> cython.int:
        """List the neighbours of each cell by the letter they play first, and stand at the start."""
        cell: cython.Py_ssize_t
        k: cython.int
        near: cython.uint
        rest: cython.uint
        c: cython.int
        code: cython.int
        one: cython.uint = 1
        end: cython.int[26]
        if not cython.compiled:
            end = [0] * 26
        for cell in range(self._n):
            code = codes[offset + cell]
            self._tile[cell] = code
            self._value[cell] = self._tile_value[code] * self._letter_factor[cell]
        for cell in range(self._n + 1):
            near = 0
            for k in range(self._neighbours_from[cell], self._neighbours_from[cell + 1]):
                code = self._tile[self._neighbour[k]]
                if code == _BLOCKED:
                    continue
                rest = _LETTERS if code == _WILDCARD else one << self._tile_letters[3 * code]
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
                self._list[end[c]] = cython.cast(cython.ushort, _NONE)
        self._begin()
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1, check=False)
    def _begin(self) -> cython.int:
        depth: cython.int
        for depth in range(self._depth + 1):  # the cells that an unfinished search left in use
            self._used[self._at_cell[depth]] = 0
        self.count = self._letter_from = self.visits = 0
        self._depth = 0
        self._at_cell[0] = cython.cast(cython.ushort, self._n)
        self._at_node[0] = 0
        self._at_left[0] = self._mask[0] & self._near[self._n]
        self._at_list[0] = -1
        self._at_letters[0] = self._at_total[0] = 0
        self._at_factor[0] = 1
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1, check=False)
    def _search(self, budget: cython.longlong, by_letter: cython.bint) -> cython.int:
        """Go on depth first from the stack: each frame has its letters still to try and a place in the list of one."""
        mask: cython.const[cython.uint][::1] = self._mask
        first: cython.const[cython.uint][::1] = self._first
        near: cython.uint[::1] = self._near
        listed: cython.ushort[::1] = self._list
        used: cython.uchar[::1] = self._used
        at_list: cython.int[::1] = self._at_list
        at_left: cython.uint[::1] = self._at_left
        depth: cython.int = self._depth
        end: cython.longlong = self.visits + budget
        visits: cython.longlong = self.visits
        room: cython.Py_ssize_t = len(self._ids)
        cell: cython.int
        node: cython.uint
        left: cython.uint
        c: cython.int
        k: cython.int
        one: cython.uint = 1
        status: cython.int = _GOING
        while visits < end:
            cell = _NONE if at_list[depth] < 0 else listed[at_list[depth]]
            if cell == _NONE:  # the letter is done: the next one, or back
                left = at_left[depth]
                if depth == 0 and by_letter and self.count > self._letter_from:
                    self._letter_from = self.count
                    status = _LETTER
                    break
                if left == 0:
                    if depth == 0:
                        status = _DONE
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
                status = _FULL
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
        self.visits = visits
        return status

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1, check=False)
    def _record(self, word: cython.int, depth: cython.int) -> cython.int:
        """The path on the stack spells `word`. A slot is believed only if its entry agrees, so none is ever cleared."""
        letters: cython.int = self._at_letters[depth]
        score: cython.longlong = self._at_total[depth] * self._at_factor[depth]
        percent: cython.longlong = self._percent[letters]
        slot: cython.Py_ssize_t = self._slot[word]
        place: cython.Py_ssize_t
        d: cython.int
        if percent != 100:  # floor(score * percent / 100) in two parts, for the product might overflow
            score = score // 100 * percent + score % 100 * percent // 100
        score += self._bonus[letters]
        if slot < self.count and self._ids[slot] == word:
            self._paths[slot] += 1
            if score <= self._scores[slot]:
                return 0
        else:
            slot = self.count
            self.count += 1
            self._slot[word] = cython.cast(cython.int, slot)
            self._ids[slot] = word
            self._paths[slot] = 1
        self._scores[slot] = score
        self._sizes[slot] = cython.cast(cython.uchar, depth)
        place = slot * self.width
        for d in range(1, depth + 1):
            self._cells[place + d - 1] = self._at_cell[d]
        return 0


@cython.cclass
class Annealer:
    """One cooling of one board: dice are swapped and turned, a worse board is kept the less often the cooler it is.

    S. Kirkpatrick, C. D. Gelatt, M. P. Vecchi, Optimization by simulated annealing, Science 220 (1983). Integers only:
    the same seed takes the same way on every machine.
    """

    best = cython.declare(bytes, visibility="readonly")
    """Tile codes of the best board so far."""
    fitness = cython.declare(cython.longlong, visibility="readonly")
    """Of the best board: 0 when it is all that was asked for, else less."""
    words = cython.declare(cython.longlong, visibility="readonly")
    score = cython.declare(cython.longlong, visibility="readonly")
    visits = cython.declare(cython.longlong, visibility="readonly")
    _grid: Grid
    _codes: cython.uchar[::1]
    _best: cython.uchar[::1]
    _die: cython.int[::1]
    _faces: cython.uchar[::1]
    _faces_from: cython.int[::1]
    _free: cython.int[::1]
    _surprise: cython.int[::1]
    _random: cython.uint
    _step: cython.longlong
    _steps: cython.longlong
    _heat: cython.longlong
    _low: cython.longlong
    _high: cython.longlong
    _least: cython.longlong
    _current: cython.longlong
    _current_score: cython.longlong
    _i: cython.int
    _j: cython.int
    _code_i: cython.uchar
    _swapped: cython.bint
    _pending: cython.bint

    def __init__(
        self,
        grid: Grid,
        codes: bytes,
        dice: Sequence[bytes],
        free: Sequence[int],
        steps: int,
        heat: int,
        seed: int,
        wanted: tuple[int, int, int],
    ) -> None:
        """`codes`: the board to begin with; `dice`: the faces (tile codes) of the die on each cell; `free`: the cells
        that may change; `steps` boards are tried; `heat`: the first temperature in thousandths of the board's score;
        `wanted`: least score, greatest score, least number of words."""
        if len(codes) != grid._n or len(dice) != grid._n:
            raise ValueError(f"{len(codes)} tiles and {len(dice)} dice on a grid of {grid._n}")
        self._grid = grid
        self._codes, self._best = array("B", codes), array("B", codes)
        self._die = array("i", range(len(codes)))
        self._faces, self._faces_from = array("B", b"".join(dice)), array("i", accumulate(map(len, dice), initial=0))
        self._free = array("i", free)
        # -256 ln(u) for 1,024 values of u
        self._surprise = array("i", [int(-256 * log((k + 0.5) / 1024)) for k in range(1024)])
        self._random = seed % 0xFFFFFFFF + 1
        self._step, self._steps, self._heat = -1, steps if len(free) else 0, heat
        self._low, self._high, self._least = wanted
        self._current = self.fitness = -_ENDLESS
        self._current_score = self.words = self.score = self.visits = 0
        self._i = self._j = 0
        self._code_i = 0
        self._swapped = self._pending = False
        self.best = codes

    def advance(self, budget: int) -> bool:
        """Go on for some `budget` visits of the grid; True when the cooling is over or the board is as wanted."""
        status: cython.int
        some: cython.longlong = budget
        before: cython.longlong = self.fitness
        with cython.nogil:
            status = self._anneal(some)
        if status == _FULL:
            self._grid._make_room(4 * len(self._grid.ids))
        if self.fitness > before:
            self.best = bytes(self._best)
        return bool(status == _DONE)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1, check=False)
    def _anneal(self, budget: cython.longlong) -> cython.int:
        status: cython.int
        spent: cython.longlong = 0
        before: cython.longlong
        while spent < budget:
            if not self._pending:
                if self._step > self._steps or self.fitness == 0:
                    return _DONE
                self._step += 1
                spent += 1
                if self._step and not self._propose():
                    continue
                self._grid._load(self._codes, 0)
                self._pending = True
            before = self._grid.visits
            status = self._grid._search(budget - spent, False)
            spent += self._grid.visits - before
            self.visits += self._grid.visits - before
            if status == _FULL:
                return _FULL
            if status == _DONE:
                self._pending = False
                self._judge()
        return _GOING

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1, check=False)
    def _below(self, bound: cython.int) -> cython.int:
        """The next random number less than `bound`. G. Marsaglia, Xorshift RNGs, J. Stat. Soft. 8 (2003)."""
        x: cython.uint = self._random
        wide: cython.ulonglong
        x = (x ^ (x << 13)) & _WORD32
        x ^= x >> 17
        x = (x ^ (x << 5)) & _WORD32
        self._random = x
        wide = x
        return cython.cast(cython.int, (wide * bound) >> 32)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1, check=False)
    def _propose(self) -> cython.int:
        """Swap two dice, or turn one; 0 when that left the letters as they were."""
        start: cython.int
        self._i = self._free[self._below(cython.cast(cython.int, len(self._free)))]
        self._code_i = self._codes[self._i]
        self._swapped = self._below(2) == 0
        if self._swapped:
            self._j = self._free[self._below(cython.cast(cython.int, len(self._free)))]
            self._swap()
            return self._codes[self._i] != self._code_i
        start = self._faces_from[self._die[self._i]]
        self._codes[self._i] = self._faces[start + self._below(self._faces_from[self._die[self._i] + 1] - start)]
        return self._codes[self._i] != self._code_i

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1, check=False)
    def _swap(self) -> cython.int:
        code: cython.uchar = self._codes[self._i]
        die: cython.int = self._die[self._i]
        self._codes[self._i], self._die[self._i] = self._codes[self._j], self._die[self._j]
        self._codes[self._j], self._die[self._j] = code, die
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(-1, check=False)
    def _judge(self) -> cython.int:
        """Keep the board just solved, or go back to the one before."""
        k: cython.Py_ssize_t
        score: cython.longlong = self._grid._sum()
        words: cython.longlong = self._grid.count
        fitness: cython.longlong = 0
        heat: cython.longlong
        if score < self._low:
            fitness -= self._low - score
        if score > self._high:
            fitness -= score - self._high
        if words < self._least:  # a word is worth about so many points
            fitness -= 8 * (self._least - words)
        if fitness > self.fitness:
            self.fitness, self.words, self.score = fitness, words, score
            for k in range(len(self._codes)):
                self._best[k] = self._codes[k]
        heat = self._current_score if self._current_score < -self._current else -self._current
        heat = heat * self._heat * (self._steps - self._step) // self._steps if self._steps else 0
        if (
            self._step == 0
            or fitness >= self._current
            or (self._current - fitness) * 256000 <= heat * self._surprise[self._below(1024)]
        ):
            self._current, self._current_score = fitness, score
        elif self._swapped:
            self._swap()
        else:
            self._codes[self._i] = self._code_i
        return 0
