"""Every crossword that uses each letter of a rack exactly once, by deciding runs."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import cython

LATER = cython.declare(cython.int, 1 << 24)
"""Added to the number of options of a run that need not become a word: such runs are decided last."""


@cython.cclass
class Search:
    """A search in slices: each grid exactly once, without remembering any.

    Every placed tile stands in a horizontal and a vertical run, each decided or open. Deciding a run fixes its whole
    final content: CLOSE (the tile stands alone in that direction, so both neighbours become empty) or a word at an
    offset. The choices exclude each other and leave nothing out, so branching on any open run, the one with the fewest
    choices first, meets each grid once. Touching tiles are a fragment that must become a word; one that is part of no
    spellable word ends the branch.

    Without fixed tiles the letter found in the fewest words is laid first, as its first copy in reading order. If it
    is the only copy, exchanging rows and columns keeps it in place, and only one of each such pair is searched.

    A cell is 0 unknown, 1 known to be empty, or a letter's code + 2. An occurrence of a letter or a fragment in a word
    is written word << 6 | offset. A rack or a word is packed into 64 bits, one field with a guard bit for each letter:
    a fits into b when ((b | guards) - a) & guards == guards.
    """

    nodes = cython.declare(cython.ulonglong, visibility="readonly")
    solutions = cython.declare(cython.ulonglong, visibility="readonly")
    placements = cython.declare(cython.ulonglong, visibility="readonly")
    done = cython.declare(cython.bint, visibility="readonly")
    ready = cython.declare(cython.int, visibility="readonly")
    keep = cython.declare(cython.bint, visibility="public")
    stop_at = cython.declare(cython.ulonglong, visibility="public")

    tiles = cython.declare(cython.int, visibility="readonly")

    n: cython.int
    kinds: cython.int
    shift: cython.int
    letters: cython.uchar[::1]
    starts: cython.int[::1]
    words: cython.int
    longest: cython.int
    real: cython.int
    units: cython.ulonglong[::1]
    packed: cython.ulonglong[::1]
    guards: cython.ulonglong
    ranks: cython.uint[::1]
    rank_low: cython.uint
    repeats: cython.bint
    most: cython.int
    rows: cython.int
    columns: cython.int

    index: cython.int[::1]
    pair_word: cython.int[::1]
    pool: cython.int[::1]
    pool_floor: cython.int
    pool_used: cython.int
    pool_margin: cython.int
    pool_room: cython.int
    slots: cython.int
    slots_used: cython.int
    key: cython.ulonglong[::1]
    key_length: cython.uchar[::1]
    key_start: cython.int[::1]
    key_count: cython.int[::1]
    key_word: cython.int[::1]
    memo_rack: cython.ulonglong[::1]
    memo_letter: cython.uchar[::1]
    memo_start: cython.int[::1]
    memo_count: cython.int[::1]

    stride: cython.int
    grid: cython.uchar[::1]
    decided: cython.uchar[::1]
    order: cython.int[::1]
    placed: cython.int
    rack: cython.ulonglong
    left: cython.int
    trail: cython.int[::1]
    trail_used: cython.int
    chosen: cython.int[::1]
    chosen_used: cython.int

    depth: cython.int
    f_cell: cython.int[::1]
    f_down: cython.int[::1]
    f_first: cython.int[::1]
    f_count: cython.int[::1]
    f_next: cython.int[::1]
    f_close: cython.uchar[::1]
    f_trail: cython.int[::1]
    f_chosen: cython.int[::1]
    f_placed: cython.int[::1]
    f_rack: cython.ulonglong[::1]
    options: cython.int[::1]

    anchor: cython.int
    anchor_cell: cython.int
    mirrored: cython.bint
    apart: cython.bint
    fresh: cython.bint
    fragment_length: cython.int
    fragment_end: cython.int
    blocked: cython.bint
    top: cython.int
    side: cython.int
    height: cython.int
    width: cython.int
    reached: cython.uchar[::1]
    out: cython.uchar[::1]
    out_room: cython.int

    def __init__(
        self,
        rack: Sequence[int],
        letters: bytearray,
        starts: array[int],
        real: int,
        ranks: array[int],
        rank_low: int,
        rank_high: int,
        fixed: Sequence[tuple[int, int, int]],
        repeats: bool,
        most: int,
        rows: int,
        columns: int,
    ) -> None:
        """Index the words; nothing is searched yet.

        `rack`: how many there are of each letter 0 to 25, the fixed tiles included; 2 to 40 in all. `letters` and
        `starts`: the words, as `kernels.spell.spell` gives them; with more than 16 letters on the rack no word may be
        longer than 12. The words from number `real` on are pairs of letters that may stand side by side without being
        a word. `ranks`: commonness of each word, 0 the most common (may be empty); only words below `rank_high` are
        used, and only grids with a word of `rank_low` or more count. `fixed`: (row, column, letter) of tiles in place,
        not more than n rows and columns apart. `most`: most words in a grid, 0 for any. `rows`, `columns`: the box a
        grid must fit into, 0 for any.
        """
        n = sum(rack)
        kept = [letter for letter in range(26) if rack[letter]]
        dense = bytearray(26)
        for code, letter in enumerate(kept):
            dense[letter] = code
        count = len(starts) - 1
        if not len(ranks):
            ranks, rank_high = array("I", bytes(4 * count)), 1
        self.tiles = n
        self.n, self.kinds, self.shift = n, len(kept), 4 if n <= 16 else 5
        self.words, self.real = count, real
        self.letters, self.starts, self.ranks, self.rank_low = bytearray(letters), starts, ranks, rank_low
        self.repeats, self.most, self.rows, self.columns = repeats, most or n * n, rows or n, columns or n
        self.nodes = self.solutions = self.placements = self.ready = 0
        self.done, self.keep, self.stop_at = False, True, 0
        self.rack = self.placed = self.trail_used = self.chosen_used = self.depth = 0
        self.mirrored = self.apart = False
        self._pack([rack[letter] for letter in kept])
        self.packed = memoryview(bytearray(8 * count + 8)).cast("Q")
        self._index(dense, rank_high)
        self._make_stacks()
        self._start([rack[letter] for letter in kept], [(row, column, dense[code]) for row, column, code in fixed])

    def _pack(self, rack: list[int]) -> None:
        """A field of bits for each letter: wide enough for its count, and a guard bit above."""
        units, guards, shift = array("Q", bytes(8 * len(rack) + 8)), 0, 0
        for code, count in enumerate(rack):
            width = count.bit_length() + 1
            if shift + width > 64:
                break  # only with 27 letters and more; what is not checked here the caller checks
            units[code] = 1 << shift
            guards |= 1 << (shift + width - 1)
            shift += width
        self.units, self.guards = units, guards

    def _index(self, dense: bytearray, rank_high: int) -> None:
        """Where each letter and each pair of letters occurs; words of too high a rank are left out."""
        kinds = self.kinds
        entries = kinds + kinds * kinds
        self.index = memoryview(bytearray(4 * entries + 8)).cast("i")
        self.pair_word = array("i", [-1]) * (kinds * kinds + 1)
        total = self._count_occurrences(dense, rank_high)
        most = max((self.index[code] for code in range(kinds)), default=0)
        self.slots = 1 << (13 if self.n <= 16 else 16)
        self.pool_margin = 4 * self.n * (most + 1)
        self.pool_floor = self.pool_used = total
        self.pool_room = 65536 + 64 * most
        self.pool = memoryview(bytearray(4 * (total + self.pool_room + self.pool_margin))).cast("i")
        self._list_occurrences(rank_high)
        self.options = memoryview(bytearray(4 * (2 * self.n + 4) * (most + 1))).cast("i")
        slots = self.slots
        self.slots_used = 0
        self.key, self.memo_rack = (memoryview(bytearray(8 * slots)).cast("Q") for _ in range(2))
        self.key_length, self.memo_letter = bytearray(slots), bytearray(slots)
        self.key_start, self.key_count, self.memo_start, self.memo_count = (
            memoryview(bytearray(4 * slots)).cast("i") for _ in range(4)
        )
        self.key_word = memoryview(bytearray(4 * slots)).cast("i")

    @cython.cfunc
    def _count_occurrences(self, dense: cython.uchar[::1], rank_high: cython.uint) -> cython.int:
        """How often each entry of the index occurs, into itself; letters become codes; the sum."""
        w: cython.int
        i: cython.int
        total: cython.int = 0
        kinds: cython.int = self.kinds
        pack: cython.ulonglong
        self.longest = 0
        with cython.nogil:
            for w in range(self.words):
                pack = 0
                for i in range(self.starts[w], self.starts[w + 1]):
                    self.letters[i] = dense[self.letters[i]]
                    pack += self.units[self.letters[i]]
                self.packed[w] = pack
                if self.ranks[w] >= rank_high:
                    continue
                if self.starts[w + 1] - self.starts[w] > self.longest:
                    self.longest = self.starts[w + 1] - self.starts[w]
                for i in range(self.starts[w], self.starts[w + 1]):
                    self.index[self.letters[i]] += 1
                    total += 1
                    if i + 1 < self.starts[w + 1]:
                        self.index[kinds + self.letters[i] * kinds + self.letters[i + 1]] += 1
                        total += 1
        return total

    @cython.cfunc
    def _list_occurrences(self, rank_high: cython.uint) -> cython.void:
        """The occurrences themselves, entry after entry, each in the order of the words; index = where each begins."""
        w: cython.int
        i: cython.int
        e: cython.int
        at: cython.int = 0
        size: cython.int
        code: cython.int
        kinds: cython.int = self.kinds
        entries: cython.int = kinds + kinds * kinds
        with cython.nogil:
            for e in range(entries):
                size = self.index[e]
                self.index[e] = at
                at += size
            for w in range(self.words):
                if self.ranks[w] >= rank_high:
                    continue
                for i in range(self.starts[w], self.starts[w + 1]):
                    code = w << 6 | (i - self.starts[w])
                    e = self.letters[i]
                    self.pool[self.index[e]] = code
                    self.index[e] += 1
                    if i + 1 < self.starts[w + 1]:
                        e = kinds + self.letters[i] * kinds + self.letters[i + 1]
                        self.pool[self.index[e]] = code
                        self.index[e] += 1
                        if self.starts[w + 1] - self.starts[w] == 2:
                            self.pair_word[e - kinds] = w
            e = entries
            while e > 0:  # each entry's end is the next one's beginning
                self.index[e] = self.index[e - 1]
                e -= 1
            self.index[0] = 0

    def _make_stacks(self) -> None:
        n = self.n
        self.stride = 3 * n + 6
        self.grid, self.decided, self.reached = (bytearray(self.stride * self.stride) for _ in range(3))
        self.order = array("i", bytes(4 * n + 4))
        self.trail = array("i", bytes(4 * (n * 16 + 64)))
        self.chosen = array("i", bytes(4 * (2 * n + 4)))
        depths = 2 * n + 4
        self.f_cell, self.f_down, self.f_first, self.f_count = (array("i", bytes(4 * depths)) for _ in range(4))
        self.f_next, self.f_trail, self.f_chosen, self.f_placed = (array("i", bytes(4 * depths)) for _ in range(4))
        self.f_close, self.f_rack = bytearray(depths), array("Q", bytes(8 * depths))
        self.out_room = 128
        self.out = bytearray(self.out_room * 3 * n)

    def _start(self, rack: list[int], fixed: list[tuple[int, int, int]]) -> None:
        """Lay the fixed tiles, or the anchor."""
        words_with = [self._words_with(code) for code in range(self.kinds)]
        for code, count in enumerate(rack):
            self.rack += count * self.units[code]
        self.left, self.anchor, self.anchor_cell = self.n, -1, -1
        self.fresh = True
        self.done = not all(words_with)
        if fixed:
            top, left = min(row for row, _, _ in fixed), min(column for _, column, _ in fixed)
            for row, column, code in fixed:
                self._lay((row - top + self.n + 2) * self.stride + column - left + self.n + 2, code)
            self.apart = self._parts() > 1
        else:
            anchor = min(range(self.kinds), key=lambda code: words_with[code])
            alone = [code for code in range(self.kinds) if rack[code] == 1]
            if alone:
                only = min(alone, key=lambda code: words_with[code])
                if words_with[only] <= 2 * words_with[anchor]:  # half the work outweighs a few more words
                    anchor = only
            self.anchor, self.mirrored = anchor, rack[anchor] == 1
            self.anchor_cell = (self.n + 2) * self.stride + self.n + 2
            self._lay(self.anchor_cell, anchor)
        self.trail_used = 0

    def _words_with(self, code: int) -> int:
        return len({entry >> 6 for entry in self.pool[self.index[code] : self.index[code + 1]]})

    @property
    def fraction(self) -> float:
        """Part of the search behind us, 0 to 1, told from the first four decisions."""
        part, scale = 0.0, 1.0
        if self.done:
            return 1.0
        for f in range(min(self.depth, 4)):
            choices = self.f_count[f] + self.f_close[f]
            scale /= max(choices, 1)
            part += scale * max(self.f_next[f] - 1, 0)
        return min(part, 1.0)

    def take(self) -> bytes:
        """The grids found since the last call: for each, n times (row, column, code), within its smallest box."""
        size = 3 * self.n * self.ready
        self.ready = 0
        return bytes(self.out[:size])

    def advance(self, budget: int) -> bool:
        """Search on for `budget` steps (0.1 to 1 microsecond each when compiled), without the GIL; True at the end.

        Returns early when the buffer of grids is full, or when `solutions` has reached `stop_at`.
        """
        steps: cython.longlong = budget
        with cython.nogil:
            self._advance(steps)
        return self.done

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _advance(self, steps: cython.longlong) -> cython.void:
        f: cython.int
        i: cython.int
        while steps > 0 and not self.done:
            if self.stop_at and self.solutions >= self.stop_at:
                return
            self._forget()
            if self.fresh:
                if self.ready >= self.out_room:
                    return
                self.fresh = False
                self.nodes += 1
                if self.left == 0:
                    self._finish()
                    steps -= 4
                else:
                    self._expand()
                    steps -= 8
                continue
            if self.depth == 0:
                self.done = True
                return
            steps -= 1
            f = self.depth - 1
            self._undo(f)
            i = self.f_next[f]
            self.f_next[f] = i + 1
            if i < self.f_count[f]:
                self.fresh = self._place(self.f_cell[f], self.f_down[f], self.options[self.f_first[f] + i])
            elif i == self.f_count[f] and self.f_close[f]:
                self._close(self.f_cell[f], self.f_down[f])
                self.fresh = True
            else:
                self.depth -= 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _undo(self, f: cython.int) -> cython.void:
        """Back to the position in which frame `f` chooses."""
        entry: cython.int
        while self.trail_used > self.f_trail[f]:
            self.trail_used -= 1
            entry = self.trail[self.trail_used]
            if entry & 2:
                self.decided[entry >> 2] ^= 1 << (entry & 1)
            else:
                self.grid[entry >> 2] = 0
        self.left += self.placed - self.f_placed[f]
        self.placed = self.f_placed[f]
        self.rack = self.f_rack[f]
        self.chosen_used = self.f_chosen[f]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lay(self, cell: cython.int, code: cython.int) -> cython.void:
        self.grid[cell] = code + 2
        self.order[self.placed] = cell
        self.placed += 1
        self.left -= 1
        self.rack -= self.units[code]
        self.trail[self.trail_used] = cell << 2
        self.trail_used += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _decide(self, cell: cython.int, down: cython.int) -> cython.void:
        if not self.decided[cell] >> down & 1:
            self.decided[cell] |= 1 << down
            self.trail[self.trail_used] = cell << 2 | 2 | down
            self.trail_used += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _bar(self, cell: cython.int) -> cython.void:
        """Nothing will ever lie here."""
        if self.grid[cell] == 0:
            self.grid[cell] = 1
            self.trail[self.trail_used] = cell << 2
            self.trail_used += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _close(self, cell: cython.int, down: cython.int) -> cython.void:
        """The tile, which has no neighbour in this direction, will stand alone in it."""
        step: cython.int = self.stride if down else 1
        self._bar(cell - step)
        self._bar(cell + step)
        self._decide(cell, down)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _place(self, cell: cython.int, down: cython.int, option: cython.int) -> cython.bint:
        """Decide a run as a word, whose letter at the option's offset is on `cell`; False when it cannot be.

        What a failed try has laid, the next `_undo` takes away.
        """
        word: cython.int = option >> 6
        step: cython.int = self.stride if down else 1
        across: cython.int = 1 if down else self.stride
        at: cython.int = self.starts[word]
        end: cython.int = self.starts[word + 1]
        cell = cell - (option & 63) * step
        if self.grid[cell - step] >= 2 or self.grid[cell + (end - at) * step] >= 2:
            return False
        if word < self.real and self._words_chosen() >= self.most:
            return False
        if not self.repeats and self._used(word, self.chosen_used):
            return False
        self._bar(cell - step)
        self._bar(cell + (end - at) * step)
        while at < end:
            if self.grid[cell] < 2:
                if not self._lay_crossing(cell, self.letters[at], across):
                    return False
            elif self.grid[cell] != self.letters[at] + 2:
                return False
            self._decide(cell, down)
            cell += step
            at += 1
        self.chosen[self.chosen_used] = word
        self.chosen_used += 1
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _words_chosen(self) -> cython.int:
        """How many of the runs decided as words are words, not mere pairs."""
        i: cython.int
        count: cython.int = 0
        if self.words == self.real:
            return self.chosen_used
        for i in range(self.chosen_used):
            count += self.chosen[i] < self.real
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lay_crossing(self, cell: cython.int, code: cython.int, across: cython.int) -> cython.bint:
        """Lay one more tile of a word; False when there is none, or it may not lie here, or spoils the other run."""
        unit: cython.ulonglong = self.units[code]
        if self.grid[cell] == 1 or self.left == 0 or ((self.rack | self.guards) - unit) & self.guards != self.guards:
            return False
        if code == self.anchor and cell < self.anchor_cell:
            return False
        self._lay(cell, code)
        if self.grid[cell - across] < 2 and self.grid[cell + across] < 2:
            return True
        while self.grid[cell - across] >= 2:
            cell -= across
        return self._fragment(cell, across) >= 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _used(self, word: cython.int, count: cython.int) -> cython.bint:
        """Whether a word is among the first `count` chosen; pairs that are no words may come again."""
        i: cython.int = 0
        if word >= self.real:
            return False
        while i < count and self.chosen[i] != word:
            i += 1
        return i < count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _fragment(self, cell: cython.int, step: cython.int) -> cython.int:
        """Number of the fragment that begins on `cell`, or -1 when no word contains it; sets its length and end."""
        a: cython.int = self.grid[cell] - 2
        b: cython.int
        length: cython.int = 1
        key: cython.ulonglong
        if self.grid[cell + step] < 2:
            self.fragment_length = 1
            self.fragment_end = cell
            return a
        cell += step
        b = self.grid[cell] - 2
        key = cython.cast(cython.ulonglong, a) << self.shift | b
        length = 2
        while self.grid[cell + step] >= 2:
            cell += step
            length += 1
            if length > self.longest:
                return -1
            key = key << self.shift | (self.grid[cell] - 2)
        self.fragment_length = length
        self.fragment_end = cell
        a = self.kinds + a * self.kinds + b
        if self.index[a] == self.index[a + 1]:
            return -1
        if length == 2:
            return a
        return self._long_fragment(key, length, a, cell - (length - 1) * step, step)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _long_fragment(
        self, key: cython.ulonglong, length: cython.int, pair: cython.int, cell: cython.int, step: cython.int
    ) -> cython.int:
        """The same for three letters and more: looked up, or found among the occurrences of its first pair."""
        slot: cython.int
        i: cython.int
        k: cython.int
        word: cython.int
        at: cython.int
        wrap: cython.int = self.slots - 1
        mixed: cython.ulonglong = ((key ^ (key >> 31)) & 0x7FFFFFFF) * 0x5E3779B1
        slot = cython.cast(cython.int, (mixed >> 18) & wrap)
        while self.key_length[slot]:
            if self.key[slot] == key and self.key_length[slot] == length:
                return self.kinds + self.kinds * self.kinds + slot if self.key_count[slot] else -1
            slot = (slot + 1) & wrap
        self.key[slot] = key
        self.key_length[slot] = length
        self.key_start[slot] = self.pool_used
        self.key_word[slot] = -1
        self.slots_used += 1
        for i in range(self.index[pair], self.index[pair + 1]):
            word = self.pool[i] >> 6
            at = self.starts[word] + (self.pool[i] & 63)
            if at + length > self.starts[word + 1]:
                continue
            k = 2
            while k < length and self.letters[at + k] == self.grid[cell + k * step] - 2:
                k += 1
            if k == length:
                self.pool[self.pool_used] = self.pool[i]
                self.pool_used += 1
                if length == self.starts[word + 1] - self.starts[word]:
                    self.key_word[slot] = word
        self.key_count[slot] = self.pool_used - self.key_start[slot]
        return self.kinds + self.kinds * self.kinds + slot if self.key_count[slot] else -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _forget(self) -> cython.void:
        """Empty the two tables when they fill up; frames hold copies, so nothing else knows of them."""
        i: cython.int
        if self.pool_used > self.pool_floor + self.pool_room or self.slots_used + 6 * self.n > self.slots >> 1:
            for i in range(self.slots):
                self.key_length[i] = 0
                self.memo_letter[i] = 0
            self.pool_used = self.pool_floor
            self.slots_used = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _playable(self, code: cython.int) -> cython.int:
        """Slot of the occurrences of a letter in the words that it and the rack can spell."""
        have: cython.ulonglong = self.rack + self.units[code] | self.guards
        slot: cython.int
        i: cython.int
        wrap: cython.int = self.slots - 1
        mixed: cython.ulonglong = ((self.rack ^ (self.rack >> 29)) & 0x7FFFFFFF) * 0x5E3779B1 + code * 0x2545F491
        slot = cython.cast(cython.int, (mixed >> 16) & wrap)
        while self.memo_letter[slot]:
            if self.memo_letter[slot] == code + 1 and self.memo_rack[slot] == self.rack:
                return slot
            slot = (slot + 1) & wrap
        self.memo_letter[slot] = code + 1
        self.memo_rack[slot] = self.rack
        self.memo_start[slot] = self.pool_used
        self.slots_used += 1
        for i in range(self.index[code], self.index[code + 1]):
            if (have - self.packed[self.pool[i] >> 6]) & self.guards == self.guards:
                self.pool[self.pool_used] = self.pool[i]
                self.pool_used += 1
        self.memo_count[slot] = self.pool_used - self.memo_start[slot]
        return slot

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _options(
        self, cell: cython.int, down: cython.int, fragment: cython.int, cap: cython.int, out: cython.int
    ) -> cython.int:
        """How many words the run that begins on `cell` can become, counted up to `cap`; they go to options[out:].

        With `out` < 0 they are only counted. Sets `blocked`: a tile further on keeps the run from growing freely.
        """
        step: cython.int = self.stride if down else 1
        size: cython.int = self.fragment_length
        before: cython.int = 0
        after: cython.int = 0
        q: cython.int = cell - step
        i: cython.int
        first: cython.int
        last: cython.int
        option: cython.int
        offset: cython.int
        found: cython.int = 0
        have: cython.ulonglong = self.rack
        while before <= self.left and self.grid[q] == 0:
            before += 1
            q -= step
        self.blocked = before <= self.left and self.grid[q] >= 2
        q = self.fragment_end + step
        while after <= self.left and self.grid[q] == 0:
            after += 1
            q += step
        if after <= self.left and self.grid[q] >= 2:
            self.blocked = True
        if size == 1 and not self.blocked:
            i = self._playable(fragment)
            first = self.memo_start[i]
            last = first + self.memo_count[i]
            if out < 0 and before >= self.left and after >= self.left:
                return last - first
        elif fragment < self.kinds + self.kinds * self.kinds:
            first = self.index[fragment]
            last = self.index[fragment + 1]
        else:
            i = fragment - self.kinds - self.kinds * self.kinds
            first = self.key_start[i]
            last = first + self.key_count[i]
        q = cell
        while q <= self.fragment_end:
            have += self.units[self.grid[q] - 2]
            q += step
        have |= self.guards
        for i in range(first, last):
            option = self.pool[i]
            offset = option & 63
            if self.blocked:
                if not self._agrees(cell - offset * step, step, option >> 6):
                    continue
            elif (
                offset > before
                or self.starts[(option >> 6) + 1] - self.starts[option >> 6] - size - offset > after
                or (have - self.packed[option >> 6]) & self.guards != self.guards
            ):
                continue
            if out >= 0:
                self.options[out + found] = option
            found += 1
            if found >= cap:
                break
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _agrees(self, cell: cython.int, step: cython.int, word: cython.int) -> cython.bint:
        """Whether a word can lie from `cell` on: the tiles there agree, and the rack has the others."""
        at: cython.int = self.starts[word]
        end: cython.int = self.starts[word + 1]
        have: cython.ulonglong = self.rack
        # far from any tile the word would leave the board; a board is wide enough for all that the rack can reach
        if cell - step < 0 or cell + (end - at) * step >= self.stride * self.stride:
            return False
        if self.grid[cell - step] >= 2 or self.grid[cell + (end - at) * step] >= 2:
            return False
        while at < end:
            if self.grid[cell] == 1:
                return False
            if self.grid[cell] >= 2:
                if self.grid[cell] != self.letters[at] + 2:
                    return False
                have += self.units[self.letters[at]]
            cell += step
            at += 1
        return ((have | self.guards) - self.packed[word]) & self.guards == self.guards

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _must(self, cell: cython.int, down: cython.int) -> cython.bint:
        """Whether the run that begins on `cell` has to become a word: it has two tiles, or its tile no other word."""
        step: cython.int = self.stride if down else 1
        across: cython.int = 1 if down else self.stride
        if self.grid[cell + step] >= 2:
            return True
        return self.decided[cell] >> (1 - down) & 1 and self.grid[cell - across] < 2 and self.grid[cell + across] < 2

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _expand(self) -> cython.void:
        """Push a frame for the open run with the fewest choices; none when the position leads nowhere."""
        cell: cython.int
        best: cython.int = -1
        best_down: cython.int = 0
        least: cython.int = 1 << 30
        found: cython.int
        fragment: cython.int
        required: cython.int = 0
        k: cython.int
        down: cython.int
        must: cython.bint
        if self.anchor >= 0 and self.depth < 2:
            self._push_anchor()
            return
        if not self._fits() or (self.apart and not self._joinable()):
            return
        for k in range(self.placed):
            cell = self.order[k]
            for down in range(2):
                if self.decided[cell] >> down & 1 or self.grid[cell - (self.stride if down else 1)] >= 2:
                    continue
                fragment = self._fragment(cell, self.stride if down else 1)
                if fragment < 0:
                    return
                must = self._must(cell, down)
                found = self._options(cell, down, fragment, self._cap(must, least), -1)
                if must:
                    if found == 0:
                        return
                    if not self.blocked:
                        required += 1
                elif found == 0:
                    self._close(cell, down)
                    continue
                else:
                    found += LATER
                if found < least:
                    least = found
                    best = cell
                    best_down = down
        if best < 0 or self._too_many_words(required):
            return
        fragment = self._fragment(best, self.stride if best_down else 1)
        must = self._must(best, best_down)
        k = self._top()
        found = self._options(best, best_down, fragment, 1 << 30, k)
        if found or not must:
            self._push(best, best_down, k, found, not must)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _too_many_words(self, required: cython.int) -> cython.bint:
        """Whether `required` runs that must become words, or the tiles left, need more words than are allowed."""
        spare: cython.int = self.most - self.chosen_used
        return self.words == self.real and (required > spare or spare * self.longest < self.left)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _cap(self, must: cython.bint, least: cython.int) -> cython.int:
        """How far to count: beyond the fewest choices so far a number tells nothing more."""
        if must:
            return least if least < LATER else LATER
        return least - LATER if least > LATER else 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _top(self) -> cython.int:
        f: cython.int = self.depth - 1
        return self.f_first[f] + self.f_count[f] if f >= 0 else 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _push(
        self, cell: cython.int, down: cython.int, first: cython.int, count: cython.int, close: cython.bint
    ) -> cython.void:
        f: cython.int = self.depth
        self.f_cell[f] = cell
        self.f_down[f] = down
        self.f_first[f] = first
        self.f_count[f] = count
        self.f_next[f] = 0
        self.f_close[f] = close
        self.f_trail[f] = self.trail_used
        self.f_chosen[f] = self.chosen_used
        self.f_placed[f] = self.placed
        self.f_rack[f] = self.rack
        self.depth += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _push_anchor(self) -> cython.void:
        """The anchor's two runs come first: across, then down. When it is alone of its letter, down <= across."""
        first: cython.int = self.index[self.anchor]
        count: cython.int = self.index[self.anchor + 1] - first
        k: cython.int = self._top()
        i: cython.int
        across_word: cython.bint = self.depth == 1 and self.f_next[0] <= self.f_count[0]
        if across_word and self.mirrored:
            count = self.f_next[0]
        for i in range(count):
            self.options[k + i] = self.pool[first + i]
        self._push(self.anchor_cell, self.depth, k, count, across_word if self.depth == 1 else not self.mirrored)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _fits(self) -> cython.bint:
        """Whether the tiles lie within the box, or could after exchanging rows and columns."""
        if self.rows >= self.n and self.columns >= self.n:
            return True
        self._extent()
        if self.height <= self.rows and self.width <= self.columns:
            return True
        return self.mirrored and self.width <= self.rows and self.height <= self.columns

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _extent(self) -> cython.void:
        """Find the smallest box around the tiles: its top row, left column, height and width."""
        k: cython.int
        row: cython.int
        column: cython.int
        top: cython.int = self.stride
        left: cython.int = self.stride
        bottom: cython.int = 0
        right: cython.int = 0
        for k in range(self.placed):
            row = self.order[k] // self.stride
            column = self.order[k] % self.stride
            top = min(top, row)
            bottom = max(bottom, row)
            left = min(left, column)
            right = max(right, column)
        self.top = top
        self.side = left
        self.height = bottom - top + 1
        self.width = right - left + 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _finish(self) -> cython.void:
        """All tiles lie: count the grid if every run is in order."""
        facing: cython.int
        upright: cython.bint
        turned: cython.bint
        if not self._runs_are_words() or (self.apart and self._parts() > 1):
            return
        self._extent()
        upright = self.height <= self.rows and self.width <= self.columns
        turned = self.width <= self.rows and self.height <= self.columns
        if self.anchor < 0:
            if upright:
                self.placements += 1
                self._count(False)
            return
        facing = self._facing()
        if self.mirrored and (self.depth < 2 or self.f_next[1] != self.f_next[0]):
            self.placements += upright + turned  # it stands for its mirror image too, and they differ
            if upright or turned:
                self._count(turned and (facing < 0 or not upright))
        elif upright:
            self.placements += 1
            if facing >= 0 or not turned:
                self._count(False)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _runs_are_words(self) -> cython.bint:
        """Check the open runs of a full grid, and what the options ask of all its words together."""
        k: cython.int
        down: cython.int
        cell: cython.int
        step: cython.int
        word: cython.int
        fragment: cython.int
        count: cython.int = self.chosen_used
        rank: cython.uint = 0
        for k in range(self.placed):
            cell = self.order[k]
            for down in range(2):
                step = self.stride if down else 1
                if self.decided[cell] >> down & 1 or self.grid[cell - step] >= 2:
                    continue
                fragment = self._fragment(cell, step)
                if fragment < 0:
                    return False
                if self.fragment_length == 1:
                    step = 1 if down else self.stride
                    if self.grid[cell - step] < 2 and self.grid[cell + step] < 2:
                        return False  # a tile by itself
                    continue
                if self.fragment_length == 2:
                    word = self.pair_word[fragment - self.kinds]
                else:
                    word = self.key_word[fragment - self.kinds - self.kinds * self.kinds]
                if word < 0 or (not self.repeats and self._used(word, count)):
                    return False
                self.chosen[count] = word
                count += 1
        down = 0
        for k in range(count):
            word = self.chosen[k]
            down += word < self.real
            rank = max(rank, self.ranks[word])
        return down <= self.most and rank >= self.rank_low

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _parts(self) -> cython.int:
        """Number the parts of tiles that hang together from 1, into `reached`; how many there are."""
        stack: cython.int
        parts: cython.int = 0
        cell: cython.int
        near: cython.int
        side: cython.int
        k: cython.int
        for k in range(self.placed):
            self.reached[self.order[k]] = 0
        for k in range(self.placed):
            if self.reached[self.order[k]]:
                continue
            parts += 1
            self.reached[self.order[k]] = parts
            self.trail[self.trail_used] = self.order[k]
            stack = 1
            while stack:
                stack -= 1
                cell = self.trail[self.trail_used + stack]
                for side in range(4):
                    near = cell + (1 if side & 1 else -1) * (self.stride if side & 2 else 1)
                    if self.grid[near] >= 2 and not self.reached[near]:
                        self.reached[near] = parts
                        self.trail[self.trail_used + stack] = near
                        stack += 1
        return parts

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _joinable(self) -> cython.bint:
        """Whether the tiles left could join each part to its nearest neighbour; only fixed tiles can lie apart."""
        part: cython.int
        i: cython.int
        k: cython.int
        nearest: cython.int
        away: cython.int
        parts: cython.int = self._parts()
        if parts == 1:
            return True
        for part in range(1, parts + 1):
            nearest = 1 << 30
            for i in range(self.placed):
                if self.reached[self.order[i]] != part:
                    continue
                for k in range(self.placed):
                    if self.reached[self.order[k]] != part:
                        away = abs(self.order[i] // self.stride - self.order[k] // self.stride)
                        away += abs(self.order[i] % self.stride - self.order[k] % self.stride)
                        nearest = min(nearest, away)
            if nearest - 1 > self.left:
                return False
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _facing(self) -> cython.int:
        """Of a grid and its mirror image one is shown: 1 this one, -1 the image, 0 they are the same."""
        row: cython.int
        column: cython.int
        a: cython.int
        b: cython.int
        if self.height != self.width:
            return 1 if self.width > self.height else -1
        for row in range(self.height):
            for column in range(self.width):
                a = max(self.grid[(self.top + row) * self.stride + self.side + column], 1)
                b = max(self.grid[(self.top + column) * self.stride + self.side + row], 1)
                if a != b:
                    return 1 if a > b else -1
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _count(self, turned: cython.bint) -> cython.void:
        """One more solution; written out, with rows and columns exchanged if `turned`, when it is to be kept."""
        k: cython.int
        row: cython.int
        column: cython.int
        at: cython.int = self.ready * 3 * self.n
        self.solutions += 1
        if not self.keep:
            return
        for k in range(self.placed):
            row = self.order[k] // self.stride - self.top
            column = self.order[k] % self.stride - self.side
            self.out[at] = column if turned else row
            self.out[at + 1] = row if turned else column
            self.out[at + 2] = self.grid[self.order[k]] - 2
            at += 3
        self.ready += 1
