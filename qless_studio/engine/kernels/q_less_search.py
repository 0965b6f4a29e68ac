"""Q-Less: every crossword that uses each letter of a rack exactly once, by deciding runs.

Every placed tile stands in a horizontal and a vertical run, each decided or open. Deciding a run fixes its whole final
content: CLOSE (the tile stands alone in that direction, so both neighbours become empty) or a word at an offset. The
choices exclude each other and leave nothing out, so branching on any open run meets each grid exactly once, without
remembering any. Touching tiles are a fragment that must become a word; one that is part of no spellable word ends the
branch. Where pairs may touch without being a word, words still join all tiles: each stands in one in a direction.

This is backtracking that branches where the fewest choices are (R. M. Haralick, G. L. Elliott, Increasing tree search
efficiency for constraint satisfaction problems, Artificial Intelligence 14, 1980; D. E. Knuth, Dancing links, 2000, for
exact covers; M. L. Ginsberg and others, Search lessons learned from crossword puzzles, AAAI 1990). What is ours is to
take runs as the variables, on a grid whose shape is not given.

Without fixed tiles the letter found in the fewest words is laid first, as its first copy in reading order: the anchor.
If it is the only copy, exchanging rows and columns keeps it in place, and only one of each such pair is searched.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import cython

from qless_studio.engine.kernels._status import STATUSES, Status
from qless_studio.engine.kernels.q_less_index import Index
from qless_studio.engine.kernels.q_less_position import Position

if not cython.compiled:
    from qless_studio.engine.kernels._q_less_frame import Frame
    from qless_studio.engine.kernels._status import DONE, LIMIT, MORE, READY

_DEPTHS = 84  # frames: two for each of 40 tiles, and some more; the .pxd has the number too
_OUT = 128  # grids that wait to be taken
_LATER = 1 << 24  # added to the number of options of a run that need not become a word: such runs are decided last


class Rules(NamedTuple):
    """What a grid may be."""

    repeats: bool
    """Whether a word may occur twice."""
    most_words: int
    """Maximum number of words; 0 for any number."""
    rows: int
    """Rows of the box that a grid must fit into; 0 for any."""
    columns: int
    rank_low: int
    """Only grids that have a word of this rank or a higher one count."""


class Counts(NamedTuple):
    """How much was found."""

    solutions: int
    """Grids; of two mirror images that both fit the rules, one."""
    placements: int
    """Grids, mirror images included."""


class Search(Position):
    """A sliced search for grids; `take` returns them and `counts` their number.

    Exponential time in the worst case. With 12 tiles and 10,000 words all grids take 0.7 ms in the median, with 155,000
    words 32 ms. Memory does not grow.
    """

    def __init__(
        self, index: Index, rules: Rules, fixed: Sequence[tuple[int, int, int]] = (), stop_at: int = 0
    ) -> None:
        """`index`: the words, for this search alone; `fixed`: (row, column, letter 0-25) of tiles in place, among those
        of the rack and not more than their number apart; `stop_at`: after this many solutions, 0 for never."""
        super().__init__(index, rules.repeats, rules.most_words)
        self._packed, self._pool, self._ranks = self._index.packed, self._index.pool, self._index.ranks
        self._rank_low = rules.rank_low
        self._rows, self._columns = rules.rows or self._tiles, rules.columns or self._tiles
        self._stop_at, self._keep = stop_at, True
        self._solutions = self._placements = self._steps = self._ready = self._depth = 0
        self._options_of = memoryview(bytearray(4 * (2 * self._tiles + 4) * (self._index.most + 1))).cast("i")
        self._out = bytearray(_OUT * 3 * self._tiles)
        self._blocked = self._mirrored = self._apart = False
        if not cython.compiled:
            self._frames = [Frame() for _ in range(_DEPTHS)]
        self._begin(fixed)

    def _begin(self, fixed: Sequence[tuple[int, int, int]]) -> None:
        """Lay the fixed tiles, or the anchor."""
        words_with = [self._index.words_with(code) for code in range(self._index.kinds)]
        self._done = not all(words_with)
        self._fresh = True
        if fixed:
            top, left = min(row for row, _, _ in fixed), min(column for _, column, _ in fixed)
            for row, column, letter in fixed:
                place = (row - top + self._tiles + 2) * self._stride + column - left + self._tiles + 2
                self._lay(place, self._index.codes[letter])
            self._apart = self._parts() > 1
        else:
            copies = self._index.copies()
            anchor = min(range(len(copies)), key=words_with.__getitem__)
            alone = [code for code, count in enumerate(copies) if count == 1]
            if alone:
                only = min(alone, key=words_with.__getitem__)
                if words_with[only] <= 2 * words_with[anchor]:  # half the work outweighs a few more words
                    anchor = only
            self._anchor, self._mirrored = anchor, copies[anchor] == 1
            self._anchor_cell = (self._tiles + 2) * self._stride + self._tiles + 2
            self._lay(self._anchor_cell, anchor)
        self._trail_used = 0

    def advance(self, budget: int) -> Status:
        """Continue for about `budget` steps of 0.1 to 1 microsecond; `READY` when the buffer of grids is full."""
        with cython.nogil:
            status = self._advance(budget)
        return STATUSES[status]

    @property
    def steps(self) -> int:
        """Positions met so far."""
        return self._steps

    @property
    def fraction(self) -> float:
        """Part of the search that is behind, by its first four decisions."""
        if self._done:
            return 1.0
        part, scale = 0.0, 1.0
        for f in range(min(self._depth, 4)):
            choices = self._frames[f].count + self._frames[f].close
            scale /= max(choices, 1)
            part += scale * max(self._frames[f].next - 1, 0)
        return min(part, 1.0)

    def counts(self) -> Counts:
        """How much was found so far."""
        return Counts(self._solutions, self._placements)

    def take(self) -> bytes:
        """The grids found since the last call: for each a (row, column, code) of every tile, within its smallest box.

        Codes number the different letters of the rack in alphabetical order.
        """
        size = 3 * self._tiles * self._ready
        self._ready = 0
        return bytes(self._out[:size])

    def count_only(self) -> None:
        """Only count from now on: `take` returns no further grids."""
        self._keep = False

    def _advance(self, budget: int) -> int:
        while budget > 0 and not self._done:
            if self._stop_at and self._solutions >= self._stop_at:
                return LIMIT
            self._index.forget()
            if self._fresh:
                if self._ready >= _OUT:
                    return READY
                self._fresh = False
                self._steps += 1
                if self._left == 0:
                    self._finish()
                    budget -= 4
                else:
                    self._expand()
                    budget -= 8
            elif self._depth == 0:
                self._done = True
            else:
                budget -= 1
                self._try_next()
        return DONE if self._done else MORE

    def _try_next(self) -> None:
        """The next choice of the last frame; without one the frame goes."""
        f = self._depth - 1
        i = self._frames[f].next
        self._back(self._frames[f].trail, self._frames[f].placed, self._frames[f].rack, self._frames[f].chosen)
        self._frames[f].next = i + 1
        if i < self._frames[f].count:
            option = self._options_of[self._frames[f].first + i]
            self._fresh = self._place(self._frames[f].cell, self._frames[f].down, option)
        elif i == self._frames[f].count and self._frames[f].close:
            self._close(self._frames[f].cell, self._frames[f].down)
            self._fresh = True
        else:
            self._depth -= 1

    def _options(self, cell: int, down: int, fragment: int, cap: int, out: int, words: int) -> int:
        """How many words the run that begins on `cell` can become, counted up to `cap`; they go to options[out:].

        With `out` < 0 they are only counted. Only words below the number `words` are taken. Sets `blocked`: a tile
        further on keeps the run from growing freely.
        """
        step = self._stride if down else 1
        size = self._fragment_length
        before = 0
        after = 0
        q = cell - step
        found = 0
        have = self._rack
        while before <= self._left and self._grid[q] == 0:
            before += 1
            q -= step
        self._blocked = before <= self._left and self._grid[q] >= 2
        q = self._fragment_end + step
        while after <= self._left and self._grid[q] == 0:
            after += 1
            q += step
        if after <= self._left and self._grid[q] >= 2:
            self._blocked = True
        if size == 1 and not self._blocked:
            fragment = self._index.playable(fragment, self._rack)
            first = self._index.begin(fragment)
            last = self._index.end(fragment)
            if out < 0 and before >= self._left and after >= self._left and words == self._words:
                return last - first
        else:
            first = self._index.begin(fragment)
            last = self._index.end(fragment)
        q = cell
        while q <= self._fragment_end:
            have += self._units[self._grid[q] - 2]
            q += step
        have |= self._guards
        for i in range(first, last):
            option = self._pool[i]
            offset = option & 63
            if option >> 6 >= words:
                continue
            if self._blocked:
                if not self._agrees(cell - offset * step, step, option >> 6):
                    continue
            elif (
                offset > before
                or self._starts[(option >> 6) + 1] - self._starts[option >> 6] - size - offset > after
                or (have - self._packed[option >> 6]) & self._guards != self._guards
            ):
                continue
            if out >= 0:
                self._options_of[out + found] = option
            found += 1
            if found >= cap:
                break
        return found

    def _agrees(self, cell: int, step: int, word: int) -> bool:
        """Whether a word can lie from `cell` on: the tiles there agree, and the rack has the others."""
        at = self._starts[word]
        end = self._starts[word + 1]
        have = self._rack
        # far from any tile the word would leave the board; a board is wide enough for all that the rack can reach
        if cell - step < 0 or cell + (end - at) * step >= self._stride * self._stride:
            return False
        if self._grid[cell - step] >= 2 or self._grid[cell + (end - at) * step] >= 2:
            return False
        while at < end:
            if self._grid[cell] == 1:
                return False
            if self._grid[cell] >= 2:
                if self._grid[cell] != self._letters[at] + 2:
                    return False
                have += self._units[self._letters[at]]
            cell += step
            at += 1
        return ((have | self._guards) - self._packed[word]) & self._guards == self._guards

    def _must(self, cell: int, down: int) -> bool:
        """Whether the run that begins on `cell` has to become a word: it has two tiles, or its tile no other word."""
        step = self._stride if down else 1
        across = 1 if down else self._stride
        if self._grid[cell + step] >= 2:
            return True
        return (
            self._decided[cell] >> (1 - down) & 1 != 0
            and self._grid[cell - across] < 2
            and self._grid[cell + across] < 2
        )

    def _words_for(self, cell: int, down: int) -> int:
        """Below which number a word must be that the run beginning on `cell` becomes: no mere pair will do where one of
        its tiles stands in no word in the other direction.
        """
        step = self._stride if down else 1
        across = 1 if down else self._stride
        while self._words > self._real and self._grid[cell] >= 2:
            if self._decided[cell] >> (1 - down) & 1 and not self._in_word(cell, across):
                return self._real
            cell += step
        return self._words

    def _expand(self) -> None:
        """Push a frame for the open run with the fewest choices; none when the position leads nowhere."""
        best = -1
        best_down = 0
        least = 1 << 30
        required = 0
        if self._anchor >= 0 and self._depth < 2:
            self._push_anchor()
            return
        if not self._fits() or (self._apart and not self._joinable()):
            return
        for k in range(self._placed):
            cell = self._order[k]
            for down in range(2):
                if self._decided[cell] >> down & 1 or self._grid[cell - (self._stride if down else 1)] >= 2:
                    continue
                words = self._words_for(cell, down)
                fragment = self._fragment(cell, self._stride if down else 1)
                if fragment < 0:
                    return
                must = words < self._words or self._must(cell, down)
                found = self._options(cell, down, fragment, self._cap(must, least), -1, words)
                if must:
                    if found == 0:
                        return
                    if not self._blocked:
                        required += 1
                elif found == 0:
                    self._close(cell, down)
                    continue
                else:
                    found += _LATER
                if found < least:
                    least = found
                    best = cell
                    best_down = down
        if best < 0 or self._too_many_words(required):
            return
        words = self._words_for(best, best_down)
        fragment = self._fragment(best, self._stride if best_down else 1)
        must = words < self._words or self._must(best, best_down)
        k = self._options_end()
        found = self._options(best, best_down, fragment, 1 << 30, k, words)
        if found or not must:
            self._push(best, best_down, k, found, not must)

    def _too_many_words(self, required: int) -> bool:
        """Whether `required` runs that must become words, or the tiles left, need more words than are allowed."""
        spare = self._most - self._chosen_used
        return self._words == self._real and (required > spare or spare * self._longest < self._left)

    def _cap(self, must: bool, least: int) -> int:
        """How far to count: a number beyond the fewest choices so far makes no difference."""
        if must:
            return least if least < _LATER else _LATER
        return least - _LATER if least > _LATER else 1

    def _options_end(self) -> int:
        """Where the options of a further frame begin."""
        f = self._depth - 1
        return self._frames[f].first + self._frames[f].count if f >= 0 else 0

    def _push(self, cell: int, down: int, first: int, count: int, close: bool) -> None:
        """A frame for an open run: its options from `first` on, then closing it if that is a choice."""
        f = self._depth
        self._frames[f].cell = cell
        self._frames[f].down = down
        self._frames[f].first = first
        self._frames[f].count = count
        self._frames[f].next = 0
        self._frames[f].close = close
        self._frames[f].trail = self._trail_used
        self._frames[f].chosen = self._chosen_used
        self._frames[f].placed = self._placed
        self._frames[f].rack = self._rack
        self._depth += 1

    def _push_anchor(self) -> None:
        """The anchor's two runs come first: across, then down. When it is alone of its letter, down <= across."""
        first = self._index.begin(self._anchor)
        count = self._index.end(self._anchor) - first
        k = self._options_end()
        across_word = self._depth == 1 and self._frames[0].next <= self._frames[0].count
        if across_word and self._mirrored:
            count = self._frames[0].next
        if self._depth == 1 and not self._in_word(self._anchor_cell, 1):
            while count and self._pool[first + count - 1] >> 6 >= self._real:
                count -= 1  # pairs that are no words come last
        for i in range(count):
            self._options_of[k + i] = self._pool[first + i]
        self._push(self._anchor_cell, self._depth, k, count, across_word if self._depth == 1 else not self._mirrored)

    def _fits(self) -> bool:
        """Whether the tiles lie within the box, or could after exchanging rows and columns."""
        if self._rows >= self._tiles and self._columns >= self._tiles:
            return True
        self._extent()
        if self._height <= self._rows and self._width <= self._columns:
            return True
        return self._mirrored and self._width <= self._rows and self._height <= self._columns

    def _finish(self) -> None:
        """All tiles lie: count the grid if every run is in order."""
        if not self._runs_are_words() or not self._joined_by_words() or (self._apart and self._parts() > 1):
            return
        self._extent()
        straight = self._height <= self._rows and self._width <= self._columns
        turned = self._width <= self._rows and self._height <= self._columns
        if self._anchor < 0:
            if straight:
                self._placements += 1
                self._solution(False)
            return
        shown = self._compare_with_image()
        if self._mirrored and (self._depth < 2 or self._frames[1].next != self._frames[0].next):
            self._placements += straight + turned  # its mirror image counts, too: a different grid
            if straight or turned:
                self._solution(turned and (shown < 0 or not straight))
        elif straight:
            self._placements += 1
            if shown >= 0 or not turned:
                self._solution(False)

    def _solution(self, turned: bool) -> None:
        """One more grid, written out with rows and columns exchanged if `turned`."""
        self._solutions += 1
        if self._keep:
            self._write(self._out, self._ready * 3 * self._tiles, turned)
            self._ready += 1

    def _runs_are_words(self) -> bool:
        """Check the open runs of a full grid, and what the rules ask of all its words together."""
        count = self._chosen_used
        rank = 0
        for k in range(self._placed):
            cell = self._order[k]
            for down in range(2):
                step = self._stride if down else 1
                if self._decided[cell] >> down & 1 or self._grid[cell - step] >= 2:
                    continue
                fragment = self._fragment(cell, step)
                if fragment < 0:
                    return False
                if self._fragment_length == 1:
                    step = 1 if down else self._stride
                    if self._grid[cell - step] < 2 and self._grid[cell + step] < 2:
                        return False  # a single tile
                    continue
                word = self._index.word(fragment)
                if word < 0 or (not self._repeats and self._is_chosen(word, count)):
                    return False
                self._chosen[count] = word
                count += 1
        down = 0
        for k in range(count):
            word = self._chosen[k]
            down += word < self._real
            rank = max(rank, self._ranks[word])
        return down <= self._most and rank >= self._rank_low
