"""Q-Less: the tiles on the grid during a search, what is known of the cells, and how to take a step back."""

from __future__ import annotations

from array import array

from qless_studio.engine.kernels.q_less_index import Index


class Position:
    """Tiles laid so far on a grid wide enough for all of them; what the search of `q_less_search` stands on.

    A cell is 0 unknown, 1 known to be empty, or the code of a letter + 2. Every tile stands in a horizontal and a
    vertical run; `_decided` has bit 0 or 1 where that run is decided. Each change is noted on a trail, so that a step
    back costs no more than the step did.
    """

    def __init__(self, index: Index, repeats: bool, most_words: int) -> None:
        """`index`: the words, for this position alone; `repeats`, `most_words`: as in `q_less_search.Rules`."""
        self._index = index
        self._tiles = tiles = self._index.tiles
        self._letters, self._starts = self._index.letters, self._index.starts
        self._units, self._guards, self._rack = self._index.units, self._index.guards, self._index.rack
        self._shift, self._longest = self._index.shift, self._index.longest
        self._words, self._real = self._index.words, self._index.real
        self._repeats, self._most = repeats, most_words or tiles * tiles
        self._stride = stride = 3 * tiles + 6
        self._grid, self._decided, self._reached = (bytearray(stride * stride) for _ in range(3))
        self._order = array("i", bytes(4 * tiles + 4))
        self._trail = array("i", bytes(4 * (tiles * 16 + 64)))
        self._chosen = array("i", bytes(4 * (2 * tiles + 4)))
        self._placed = self._trail_used = self._chosen_used = 0
        self._left = tiles
        self._anchor = self._anchor_cell = -1
        self._fragment_length = self._fragment_end = 0
        self._top = self._side = self._height = self._width = 0

    def _lay(self, cell: int, code: int) -> None:
        """Take a tile from the rack and lay it."""
        self._grid[cell] = code + 2
        self._order[self._placed] = cell
        self._placed += 1
        self._left -= 1
        self._rack -= self._units[code]
        self._trail[self._trail_used] = cell << 2
        self._trail_used += 1

    def _decide(self, cell: int, down: int) -> None:
        """The run through this cell is decided in one direction."""
        if not self._decided[cell] >> down & 1:
            self._decided[cell] |= 1 << down
            self._trail[self._trail_used] = cell << 2 | 2 | down
            self._trail_used += 1

    def _bar(self, cell: int) -> None:
        """No tile will lie here."""
        if self._grid[cell] == 0:
            self._grid[cell] = 1
            self._trail[self._trail_used] = cell << 2
            self._trail_used += 1

    def _close(self, cell: int, down: int) -> None:
        """The tile, which has no neighbour in this direction, stays alone in it."""
        step = self._stride if down else 1
        self._bar(cell - step)
        self._bar(cell + step)
        self._decide(cell, down)

    def _place(self, cell: int, down: int, option: int) -> bool:
        """Decide a run as a word, whose letter at the option's offset is on `cell`; False when it cannot be.

        What a failed try has laid, the next `_back` takes away.
        """
        word = option >> 6
        step = self._stride if down else 1
        across = 1 if down else self._stride
        at = self._starts[word]
        end = self._starts[word + 1]
        cell = cell - (option & 63) * step
        if self._grid[cell - step] >= 2 or self._grid[cell + (end - at) * step] >= 2:
            return False
        if word < self._real and self._words_chosen() >= self._most:
            return False
        if not self._repeats and self._is_chosen(word, self._chosen_used):
            return False
        self._bar(cell - step)
        self._bar(cell + (end - at) * step)
        while at < end:
            if self._grid[cell] < 2:
                if not self._lay_crossing(cell, self._letters[at], across):
                    return False
            elif self._grid[cell] != self._letters[at] + 2:
                return False
            self._decide(cell, down)
            cell += step
            at += 1
        self._chosen[self._chosen_used] = word
        self._chosen_used += 1
        return True

    def _lay_crossing(self, cell: int, code: int, across: int) -> bool:
        """Lay one more tile of a word; False when there is none, or it may not lie here, or spoils the other run."""
        unit = self._units[code]
        if (
            self._grid[cell] == 1
            or self._left == 0
            or ((self._rack | self._guards) - unit) & self._guards != self._guards
        ):
            return False
        if code == self._anchor and cell < self._anchor_cell:
            return False
        self._lay(cell, code)
        if self._grid[cell - across] < 2 and self._grid[cell + across] < 2:
            return True
        while self._grid[cell - across] >= 2:
            cell -= across
        return self._fragment(cell, across) >= 0

    def _words_chosen(self) -> int:
        """How many of the runs decided as words are words, not mere pairs."""
        if self._words == self._real:
            return self._chosen_used
        count = 0
        for i in range(self._chosen_used):
            count += self._chosen[i] < self._real
        return count

    def _is_chosen(self, word: int, count: int) -> bool:
        """Whether a word is among the first `count` chosen; pairs that are no words may come again."""
        if word >= self._real:
            return False
        i = 0
        while i < count and self._chosen[i] != word:
            i += 1
        return i < count

    def _in_word(self, cell: int, step: int) -> bool:
        """Whether the tiles in a line through this cell are a word, not a mere pair or a tile alone."""
        while self._grid[cell - step] >= 2:
            cell -= step
        fragment = self._fragment(cell, step)
        if fragment < 0 or self._fragment_length == 1:
            return False
        word = self._index.word(fragment)
        return 0 <= word < self._real

    def _fragment(self, cell: int, step: int) -> int:
        """Entry of the fragment that begins on `cell`, or -1 when no word contains it; sets its length and end."""
        key = self._grid[cell] - 2
        length = 1
        pair = -1
        while self._grid[cell + step] >= 2:
            cell += step
            length += 1
            if length > self._longest:
                return -1
            key = key << self._shift | (self._grid[cell] - 2)
            if length == 2:
                pair = self._index.pair(self._grid[cell - step] - 2, self._grid[cell] - 2)
        self._fragment_length = length
        self._fragment_end = cell
        if length == 1:
            return self._grid[cell] - 2
        return pair if length == 2 or pair < 0 else self._index.fragment(key, length, pair)

    def _back(self, trail: int, placed: int, rack: int, chosen: int) -> None:
        """Undo everything since trail, tiles laid, rack and number of chosen words were these."""
        while self._trail_used > trail:
            self._trail_used -= 1
            entry = self._trail[self._trail_used]
            if entry & 2:
                self._decided[entry >> 2] ^= 1 << (entry & 1)
            else:
                self._grid[entry >> 2] = 0
        self._left += self._placed - placed
        self._placed = placed
        self._rack = rack
        self._chosen_used = chosen

    def _extent(self) -> None:
        """Find the smallest box around the tiles: its top row, left column, height and width."""
        top = left = self._stride
        bottom = right = 0
        for k in range(self._placed):
            row = self._order[k] // self._stride
            column = self._order[k] % self._stride
            top = min(top, row)
            bottom = max(bottom, row)
            left = min(left, column)
            right = max(right, column)
        self._top = top
        self._side = left
        self._height = bottom - top + 1
        self._width = right - left + 1

    def _parts(self) -> int:
        """Number the connected parts of the tiles from 1, into `_reached`; returns how many there are."""
        parts = 0
        for k in range(self._placed):
            self._reached[self._order[k]] = 0
        for k in range(self._placed):
            if self._reached[self._order[k]]:
                continue
            parts += 1
            self._reached[self._order[k]] = parts
            self._trail[self._trail_used] = self._order[k]
            stack = 1
            while stack:
                stack -= 1
                cell = self._trail[self._trail_used + stack]
                for side in range(4):
                    near = cell + (1 if side & 1 else -1) * (self._stride if side & 2 else 1)
                    if self._grid[near] >= 2 and not self._reached[near]:
                        self._reached[near] = parts
                        self._trail[self._trail_used + stack] = near
                        stack += 1
        return parts

    def _joined_by_words(self) -> bool:
        """Whether the tiles are joined by words that cross; pairs that are no words join none."""
        if self._words == self._real:
            return True
        for k in range(self._placed):
            self._reached[self._order[k]] = 0
        self._reached[self._order[0]] = 1
        self._trail[self._trail_used] = self._order[0]
        stack = found = 1
        while stack:
            stack -= 1
            cell = self._trail[self._trail_used + stack]
            for down in range(2):
                step = self._stride if down else 1
                near = cell
                if self._in_word(cell, step):
                    while self._grid[near - step] >= 2:
                        near -= step
                    while self._grid[near] >= 2:
                        if not self._reached[near]:
                            self._reached[near] = 1
                            self._trail[self._trail_used + stack] = near
                            stack += 1
                            found += 1
                        near += step
        return found == self._placed

    def _joinable(self) -> bool:
        """Whether the tiles left could join each part to its nearest neighbour; only fixed tiles can lie apart."""
        parts = self._parts()
        if parts == 1:
            return True
        for part in range(1, parts + 1):
            nearest = 1 << 30
            for i in range(self._placed):
                if self._reached[self._order[i]] != part:
                    continue
                for k in range(self._placed):
                    if self._reached[self._order[k]] != part:
                        away = abs(self._order[i] // self._stride - self._order[k] // self._stride)
                        away += abs(self._order[i] % self._stride - self._order[k] % self._stride)
                        nearest = min(nearest, away)
            if nearest - 1 > self._left:
                return False
        return True

    def _compare_with_image(self) -> int:
        """Which of a grid and its mirror image is shown: 1 this one, -1 the image, 0 they are the same."""
        if self._height != self._width:
            return 1 if self._width > self._height else -1
        for row in range(self._height):
            for column in range(self._width):
                a = max(self._grid[(self._top + row) * self._stride + self._side + column], 1)
                b = max(self._grid[(self._top + column) * self._stride + self._side + row], 1)
                if a != b:
                    return 1 if a > b else -1
        return 0

    def _write(self, out: bytearray, at: int, turned: bool) -> None:
        """Write row, column and code of each tile to out[at:], within the box; `turned`: rows and columns exchanged."""
        for k in range(self._placed):
            row = self._order[k] // self._stride - self._top
            column = self._order[k] % self._stride - self._side
            out[at] = column if turned else row
            out[at + 1] = row if turned else column
            out[at + 2] = self._grid[self._order[k]] - 2
            at += 3
