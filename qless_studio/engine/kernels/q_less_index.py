"""Q-Less: the words of a rack, and where each letter and each fragment occurs in them.

The occurrences of letters and pairs are listed at once, those of longer fragments when they first come up: an inverted
index of the words' substrings, built on demand. Multisets of letters are packed into 64 bits, one field with a guard
bit for each letter, and compared in one subtraction (L. Lamport, Multiple byte processing with full-word instructions,
Communications of the ACM 18, 1975): a fits into b when ((b | guards) - a) & guards == guards.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import NamedTuple

import cython

MOST_TILES = 40
"""The largest rack."""


class Words(NamedTuple):
    """The words a grid may have."""

    letters: bytearray
    """The words one after another, letters 0 to 25; with more than 16 tiles no word has more than 12 letters."""
    starts: array[int]
    """Where each word begins, and the end of the last one (int32); both as `kernels.spell.spell` returns them."""
    real: int
    """The words from this number on are pairs of letters that may stand side by side without being a word."""
    ranks: array[int]
    """The rank of each word by commonness, 0 for the most common (uint32); empty when that is of no importance."""


class Index:
    """The words of a rack, for `q_less_search`. Not sliced: it takes some 20 microseconds for each 1,000 words.

    An occurrence of a letter or a fragment in a word is written word << 6 | offset. The occurrences of an entry are
    pool[begin(entry):end(entry)], in the order of the words. Entries are numbers: those of letters are their codes.
    Letters of the rack are coded 0, 1, ... in alphabetical order.
    """

    def __init__(self, rack: Sequence[int], words: Words, rank_high: int) -> None:
        """`rack`: how many there are of each letter by its code, 2 to 40 in all. Only words with a rank below
        `rank_high` are indexed, unless there are no ranks."""
        kept = [letter for letter in range(len(rack)) if rack[letter]]
        count = len(words.starts) - 1
        self.tiles = sum(rack)
        if not 2 <= self.tiles <= MOST_TILES:
            raise ValueError(f"{self.tiles} tiles")
        self.kinds = kinds = len(kept)
        self.shift = 4 if self.tiles <= 16 else 5
        self.codes = bytearray(len(rack))
        for code, letter in enumerate(kept):
            self.codes[letter] = code
        self.words, self.real = count, words.real
        self.letters, self.starts = bytearray(words.letters), words.starts
        self.ranks = words.ranks
        if not len(words.ranks):
            self.ranks, rank_high = array("I", bytes(4 * count)), 1
        self._copies = [rack[letter] for letter in kept]
        self._pack()
        self.packed = memoryview(bytearray(8 * count + 8)).cast("Q")
        self._long_from = kinds + kinds * kinds
        self._begins = memoryview(bytearray(4 * self._long_from + 8)).cast("i")
        self._pair_word = array("i", [-1]) * (kinds * kinds + 1)
        total = self._count_occurrences(rank_high)
        self.most = max((self._begins[code] for code in range(kinds)), default=0)
        self._make_tables(total)
        self._list_occurrences(rank_high)

    def _pack(self) -> None:
        """A field of bits for each letter: wide enough for its count, and a guard bit above."""
        units, guards, shift = array("Q", bytes(8 * len(self._copies) + 8)), 0, 0
        self.rack = 0
        for code, count in enumerate(self._copies):
            width = count.bit_length() + 1
            if shift + width > 64:
                break  # only with more than 16 tiles; the caller checks the rest
            units[code] = 1 << shift
            self.rack += count << shift
            guards |= 1 << (shift + width - 1)
            shift += width
        self.units, self.guards = units, guards

    def _make_tables(self, total: int) -> None:
        """Room for the occurrences, and the two hash tables that fill up during the search."""
        self._slots = slots = 1 << (13 if self.tiles <= 16 else 16)
        self._slots_used = 0
        self._pool_floor = self._pool_used = total
        self._pool_room = 8192 + 64 * self.most
        margin = 4 * self.tiles * (self.most + 1)
        self.pool = memoryview(bytearray(4 * (total + self._pool_room + margin))).cast("i")
        self._key, self._memo_rack = (memoryview(bytearray(8 * slots)).cast("Q") for _ in range(2))
        self._key_length, self._memo_letter = bytearray(slots), bytearray(slots)
        self._key_word = memoryview(bytearray(4 * slots)).cast("i")
        self._start, self._count = (memoryview(bytearray(8 * slots)).cast("i") for _ in range(2))  # for both tables

    def _count_occurrences(self, rank_high: int) -> int:
        """How often each entry occurs, into `_begins`; returns the sum. Letters become codes, words are packed."""
        total = 0
        kinds = self.kinds
        self.longest = 0
        with cython.nogil:
            for w in range(self.words):
                pack = 0
                for i in range(self.starts[w], self.starts[w + 1]):
                    self.letters[i] = self.codes[self.letters[i]]
                    pack += self.units[self.letters[i]]
                self.packed[w] = pack
                if self.ranks[w] >= rank_high:
                    continue
                if self.starts[w + 1] - self.starts[w] > self.longest:
                    self.longest = self.starts[w + 1] - self.starts[w]
                for i in range(self.starts[w], self.starts[w + 1]):
                    self._begins[self.letters[i]] += 1
                    total += 1
                    if i + 1 < self.starts[w + 1]:
                        self._begins[kinds + self.letters[i] * kinds + self.letters[i + 1]] += 1
                        total += 1
        return total

    def _list_occurrences(self, rank_high: int) -> None:
        """The occurrences themselves, entry after entry, each in the order of the words."""
        at = 0
        kinds = self.kinds
        with cython.nogil:
            for e in range(self._long_from):
                size = self._begins[e]
                self._begins[e] = at
                at += size
            for w in range(self.words):
                if self.ranks[w] >= rank_high:
                    continue
                for i in range(self.starts[w], self.starts[w + 1]):
                    code = w << 6 | (i - self.starts[w])
                    e = self.letters[i]
                    self.pool[self._begins[e]] = code
                    self._begins[e] += 1
                    if i + 1 < self.starts[w + 1]:
                        e = kinds + self.letters[i] * kinds + self.letters[i + 1]
                        self.pool[self._begins[e]] = code
                        self._begins[e] += 1
                        if self.starts[w + 1] - self.starts[w] == 2:
                            self._pair_word[e - kinds] = w
            e = self._long_from
            while e > 0:  # each entry's end is the next one's beginning
                self._begins[e] = self._begins[e - 1]
                e -= 1
            self._begins[0] = 0

    def copies(self) -> list[int]:
        """How many tiles there are of each code."""
        return list(self._copies)

    def words_with(self, code: int) -> int:
        """How many words have this letter, without the pairs that are no words; its occurrences are in their order."""
        count = 0
        last = -1
        for i in range(self._begins[code], self._begins[code + 1]):
            word = self.pool[i] >> 6
            count += word != last and word < self.real
            last = word
        return count

    def begin(self, entry: int) -> int:
        """Where the occurrences of a letter or a fragment begin in the pool."""
        return self._begins[entry] if entry < self._long_from else self._start[entry - self._long_from]

    def end(self, entry: int) -> int:
        """End of the occurrences of a letter or a fragment in the pool."""
        if entry < self._long_from:
            return self._begins[entry + 1]
        return self._start[entry - self._long_from] + self._count[entry - self._long_from]

    def word(self, entry: int) -> int:
        """The word that a fragment of two letters or more is, or -1."""
        if entry < self._long_from:
            return self._pair_word[entry - self.kinds]
        return self._key_word[entry - self._long_from]

    def pair(self, a: int, b: int) -> int:
        """The entry of two letters, or -1 when no word contains them side by side."""
        entry = self.kinds + a * self.kinds + b
        return entry if self._begins[entry] != self._begins[entry + 1] else -1

    def fragment(self, key: int, length: int, pair: int) -> int:
        """The entry of three letters or more, or -1 when no word contains them.

        `key` has their codes, `shift` bits each, the last one lowest; `pair` is the entry of the first two.
        """
        wrap = self._slots - 1
        mixed = ((key ^ (key >> 31)) & 0x7FFFFFFF) * 0x5E3779B1
        slot = (mixed >> 18) & wrap
        while self._key_length[slot]:
            if self._key[slot] == key and self._key_length[slot] == length:
                return self._long_from + slot if self._count[slot] else -1
            slot = (slot + 1) & wrap
        self._key[slot] = key
        self._key_length[slot] = length
        self._slots_used += 1
        self._find(slot, pair)
        return self._long_from + slot if self._count[slot] else -1

    def _find(self, slot: int, pair: int) -> None:
        """List the occurrences of the fragment in a slot; they are among those of its first pair."""
        length = self._key_length[slot]
        mask = (1 << self.shift) - 1
        self._start[slot] = self._pool_used
        self._key_word[slot] = -1
        for i in range(self._begins[pair], self._begins[pair + 1]):
            word = self.pool[i] >> 6
            at = self.starts[word] + (self.pool[i] & 63)
            if at + length > self.starts[word + 1]:
                continue
            rest = self._key[slot]
            k = length - 1
            while k > 1 and self.letters[at + k] == rest & mask:
                rest >>= self.shift
                k -= 1
            if k == 1:
                self.pool[self._pool_used] = self.pool[i]
                self._pool_used += 1
                if length == self.starts[word + 1] - self.starts[word]:
                    self._key_word[slot] = word
        self._count[slot] = self._pool_used - self._start[slot]

    def playable(self, code: int, rack: int) -> int:
        """The entry of a letter in those words only that it and the rack can spell."""
        have = rack + self.units[code] | self.guards
        wrap = self._slots - 1
        mixed = ((rack ^ (rack >> 29)) & 0x7FFFFFFF) * 0x5E3779B1 + code * 0x2545F491
        slot = (mixed >> 16) & wrap
        while self._memo_letter[slot]:
            if self._memo_letter[slot] == code + 1 and self._memo_rack[slot] == rack:
                return self._long_from + self._slots + slot
            slot = (slot + 1) & wrap
        self._memo_letter[slot] = code + 1
        self._memo_rack[slot] = rack
        self._start[self._slots + slot] = self._pool_used
        self._slots_used += 1
        for i in range(self._begins[code], self._begins[code + 1]):
            if (have - self.packed[self.pool[i] >> 6]) & self.guards == self.guards:
                self.pool[self._pool_used] = self.pool[i]
                self._pool_used += 1
        self._count[self._slots + slot] = self._pool_used - self._start[self._slots + slot]
        return self._long_from + self._slots + slot

    def forget(self) -> None:
        """Empty the two hash tables if they fill up: the entries of `fragment` and `playable` are then invalid."""
        if self._pool_used > self._pool_floor + self._pool_room or self._slots_used + 6 * self.tiles > self._slots >> 1:
            for i in range(self._slots):
                self._key_length[i] = 0
                self._memo_letter[i] = 0
            self._pool_used = self._pool_floor
            self._slots_used = 0
