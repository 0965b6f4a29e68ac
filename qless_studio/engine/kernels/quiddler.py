"""Quiddler: which sets of cards spell a word, and what every position of a deal is worth.

A table has up to 8 places. The card on top of pile i is bit i of a set of cards, the card beneath it is bit 8 + i; a
pile of one card has only its top. A position is (`cards`: those still on the table, `covered`: bit i when the lower
card of pile i still lies under the upper one). The gain of a word depends only on the set of cards it uses.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import cython

from qless_studio.engine.kernels._status import STATUSES, Status

if not cython.compiled:
    from qless_studio.engine.kernels._bits import lowest, lowest64, popcount
    from qless_studio.engine.kernels._status import DONE, MORE

UNKNOWN = -1
"""Worth of a position that was not reached yet."""
IMPOSSIBLE = -2
"""Worth, with `clear`, of a position from which not all cards can be used."""
CARDS_BITS = 5
"""A gain is `score << CARDS_BITS | cards`: of two equal scores the one that uses more cards is worth more."""
POSITIONS = 5**8
"""Five states a pile: none, upper alone, lower alone, both open, stacked."""

_ROOM = 4096  # ways to spell a word, to begin with
_UNKNOWN = UNKNOWN
_IMPOSSIBLE = IMPOSSIBLE
_CARDS_BITS = CARDS_BITS
_CARDS = (1 << CARDS_BITS) - 1


class Spelling:
    """A sliced search for all words that some of the cards spell; `found` and `gains` return them.

    A walk of the trie that follows only cards at hand, as in A. W. Appel, G. J. Jacobson, The world's fastest Scrabble
    program, Communications of the ACM 31 (1988); equal cards are one branch. Time is proportional to the (trie node,
    multiset of cards) pairs that are reached: about 0.3 ms for 16 cards.
    """

    steps: int
    """Branches tried so far."""

    def __init__(
        self,
        trie: tuple[array[int], array[int], array[int]],
        labels: Sequence[tuple[Sequence[int], int, int]],
        bonus: array[int],
        shortest: int,
        longest: int,
    ) -> None:
        """`trie`: the arrays mask, first and word of `kernels.trie`.

        `labels`: for each distinct card (codes of its letters, one or two; points; copies). `bonus` (int32)
        by letters, for 0 to 2 * `longest` letters. Words have `shortest` to `longest` cards. The code of a set of
        cards is the sum of its cards' `radix`; equal cards have equal codes.
        """
        self._mask, self._first, self._word = trie
        self._letters = array("i", [letter for letters, _, _ in labels for letter in (*letters, -1)[:2]] + [0])
        self._points = array("i", [points for _, points, _ in labels] + [0])
        self._left = array("i", [copies for _, _, copies in labels] + [0])
        radix, product = array("i"), 1
        for _, _, copies in labels:
            radix.append(product)
            product *= copies + 1
        radix.append(product)
        self._radix = radix
        self._bonus = bonus
        self._code_gain = array("i", bytes(4 * product))
        self._labels, self._shortest, self._longest = len(labels), shortest, longest
        self._node = array("I", bytes(4 * (longest + 1)))
        self._next, self._taken = (array("i", bytes(4 * (longest + 1))) for _ in range(2))
        self._room = _ROOM
        self._found_code, self._found_word = (array("i", bytes(4 * _ROOM)) for _ in range(2))
        self._depth = self._code = self._sum = self._length = self._found = self.steps = 0

    def advance(self, budget: int) -> Status:
        """Continue the walk for `budget` branches."""
        if self._found == self._room:
            self._room *= 2
            self._found_code = grown(self._found_code, "i", self._room)
            self._found_word = grown(self._found_word, "i", self._room)
        with cython.nogil:
            status = self._walk(budget)
        return STATUSES[status]

    @property
    def fraction(self) -> float:
        """Part of the first cards that is behind."""
        return 1.0 if self._depth < 0 else max(self._next[0] - 1, 0) / max(self._labels, 1)

    def found(self) -> list[tuple[int, int]]:
        """(code, word id) of each way to spell a word, in the order of the walk; a pair may come twice."""
        return list(zip(self._found_code[: self._found], self._found_word[: self._found], strict=True))

    def _walk(self, budget: int) -> int:
        """Depth first over the trie: at each depth the label that is tried next and the one that was taken."""
        one = 1
        end = self.steps + budget
        while self._depth >= 0 and self.steps < end and self._found < self._room:
            self.steps += 1
            label = self._next[self._depth]
            if label == self._labels:
                self._depth -= 1
                if self._depth >= 0:
                    self._take(self._taken[self._depth], -1)
                continue
            self._next[self._depth] = label + 1
            if self._left[label] == 0:
                continue
            node = self._node[self._depth]
            bit = one << self._letters[2 * label]
            if self._mask[node] & bit == 0:
                continue
            node = self._first[node] + popcount(self._mask[node] & (bit - 1))
            if self._letters[2 * label + 1] >= 0:
                bit = one << self._letters[2 * label + 1]
                if self._mask[node] & bit == 0:
                    continue
                node = self._first[node] + popcount(self._mask[node] & (bit - 1))
            self._taken[self._depth] = label
            self._take(label, 1)
            self._depth += 1
            self._node[self._depth] = node
            self._next[self._depth] = 0 if self._depth < self._longest else self._labels
            if self._word[node] >= 0 and self._depth >= self._shortest:
                self._note(self._word[node])
        return DONE if self._depth < 0 else MORE

    def _take(self, label: int, sign: int) -> None:
        """Take a card of this label (sign 1), or put it back (-1)."""
        self._left[label] -= sign
        self._code += sign * self._radix[label]
        self._sum += sign * self._points[label]
        self._length += sign * (2 if self._letters[2 * label + 1] >= 0 else 1)

    def _note(self, word: int) -> None:
        """The cards taken spell `word`."""
        self._code_gain[self._code] = ((2 * self._sum + self._bonus[self._length]) << _CARDS_BITS) + self._depth
        self._found_code[self._found] = self._code
        self._found_word[self._found] = word
        self._found += 1

    def gains(self, label_of: array[int]) -> tuple[array[int], array[int]]:
        """(code, gain) of each of the 65,536 sets of cards, both int32; gain 0: spells nothing.

        `label_of`: for each of the 16 bits the number of its label, or -1 where there is no card.
        """
        code = array("i", bytes(4 << 16))
        gain = array("i", bytes(4 << 16))
        _gains(label_of, self._radix, self._code_gain, code, gain)
        return code, gain


def _gains(
    label_of: array[int],
    radix: array[int],
    code_gain: array[int],
    code: array[int],
    gain: array[int],
) -> None:
    """Fill in `code` and `gain` for every set of the cards that have a label."""
    cards = 0
    everything = 0
    for bit in range(16):
        if label_of[bit] >= 0:
            everything |= 1 << bit
    while True:  # in ascending order: the set without its lowest card is already known
        cards = (cards - everything) & everything
        if cards == 0:
            break
        code[cards] = code[cards & (cards - 1)] + radix[label_of[lowest(cards)]]
        gain[cards] = code_gain[code[cards]]


def grown(old: array[int], typecode: str, size: int) -> array[int]:
    """A longer copy of an array, zeros after the old end."""
    held = memoryview(old).cast("B")
    new = array(typecode, [0]) * size
    memoryview(new).cast("B")[: len(held)] = held
    return new


_FIVES = array("i", [sum(int(5**bit) for bit in range(8) if byte >> bit & 1) for byte in range(256)])
"""By set of eight cards the sum of the powers of five."""
_SUBSETS = array("Q", bytes(8 * 1024))
"""By set of eight cards those of the 256 sets that are within it, as bits of four numbers."""


def _fill_subsets(subsets: array[int]) -> None:
    one = 1
    for cards in range(256):
        part = cards
        while True:
            subsets[4 * cards + (part >> 6)] |= one << (part & 63)
            if part == 0:
                break
            part = (part - 1) & cards


_fill_subsets(_SUBSETS)


def _fill_rows(gain: array[int], rows: array[int]) -> None:
    """By set of upper cards the sets of lower ones that make a word with it."""
    one = 1
    for cards in range(1 << 16):
        if gain[cards]:
            rows[4 * (cards & 255) + (cards >> 14)] |= one << (cards >> 8 & 63)


class Worth:
    """A sliced search for what positions are worth: the most that can still be gained from there, by perfect play.

    Dynamic programming over positions, depth first with a table (R. Bellman, Dynamic programming treatment of the
    travelling salesman problem, Journal of the ACM 9, 1962, has the table over sets). Three facts keep it small.
    Filling empty places at once keeps the optimum, since all cards are known; so an empty place uncovers a pile. With
    nothing covered the order of words does not matter: the lowest card is either in the next word or left for good.
    Of sets that differ only in which of several equal cards they hold, one stands for all. With `clear` all cards must
    be used.

    The words of a position are found 64 sets of cards at a time: the sets of lower cards that make a word with given
    upper ones are the bits of a row, those of the lower cards face up are the bits of another.

    A slice ends by leaving the recursion, a few words deep; the next one comes down again over what is known by then.

    Memory `POSITIONS` int32. Time O(positions reached x their words): with eight piles of two about 30,000 positions of
    the 390,625 there are, 6 ms.
    """

    steps: int
    """Positions whose worth is known."""

    def __init__(self, gain: array[int], twins: array[int], places: int, clear: bool) -> None:
        """`gain` by set of cards; `twins` (int32): for each of the 16 bits the set of its equals with a higher bit;
        `places`: how many there are, empty ones too; 0 forbids moves into empty places."""
        self._gain, self._twins = gain, twins
        self._places = places
        self._clear = clear
        self._positions = array("i", [UNKNOWN]) * POSITIONS
        self._memo = self._positions
        self._memo[0] = 0
        self._fives, self._subsets = _FIVES, _SUBSETS
        self._rows = array("Q", bytes(8 * 1024))
        _fill_rows(gain, self._rows)
        self._sought = self._covered = self._best = self._choice = 0
        self.steps = self._end = 0

    def seek(self, cards: int, covered: int) -> None:
        """Start a search for the worth of a position; it is known once `advance` returned `DONE`."""
        self._sought, self._covered = cards, self._settled(cards, covered)
        self._best, self._choice = 0, 255

    def advance(self, budget: int) -> Status:
        """Continue for `budget` positions."""
        self._end = self.steps + budget
        with cython.nogil:
            worth = self._worth(self._sought, self._covered)
        return Status.MORE if worth == _UNKNOWN else Status.DONE

    @property
    def fraction(self) -> float:
        """Part of the choices in the position sought that is behind, by their place in the order."""
        known = self.worth(self._sought, self._covered) != UNKNOWN
        return 1.0 if known else 1.0 - (self._choice + 1) / 257

    def so_far(self) -> int:
        """Before `DONE`, the best found for the position sought."""
        return self._best

    def worth(self, cards: int, covered: int) -> int:
        """The worth of a position; UNKNOWN when it was not reached."""
        return self._memo[self._index(cards, self._settled(cards, covered))]

    def memo(self) -> array[int]:
        """The worth of every position, UNKNOWN where it was not reached; by sums of 5^pile x state of the pile."""
        return self._positions

    def _index(self, cards: int, covered: int) -> int:
        """Place of a position in the memo."""
        return self._fives[cards & 255] + 2 * self._fives[cards >> 8] + self._fives[covered]

    def _settled(self, cards: int, covered: int) -> int:
        """`covered` after filling empty places, when there are enough of them to uncover everything."""
        return 0 if popcount(cards) <= self._places else covered

    def _worth(self, cards: int, covered: int) -> int:
        """The worth of a settled position; UNKNOWN when the slice ended before it was known."""
        place = self._index(cards, covered)
        worth = self._memo[place]
        if worth != _UNKNOWN or self.steps >= self._end:
            return worth
        empty = self._places - popcount(cards) + popcount(covered)  # negative when moves into them are forbidden
        worth = self._uncover(cards, covered, empty) if covered and empty > 0 else self._play(cards, covered)
        if worth != _UNKNOWN:
            self._memo[place] = worth
            self.steps += 1
        return worth

    def _uncover(self, cards: int, covered: int, empty: int) -> int:
        """The best choice of piles to uncover with the empty places, which are fewer than the covered cards."""
        best = _IMPOSSIBLE
        opened = covered
        while opened:
            if popcount(opened) == empty:
                worth = self._worth(cards, covered & ~opened)
                if worth == _UNKNOWN:
                    return self._interrupted(best, opened)
                best = max(best, worth)
            opened = (opened - 1) & covered
        return best

    def _play(self, cards: int, covered: int) -> int:
        """The best word from the cards face up. With nothing covered, the best one with the lowest card, or none with
        it and its equals."""
        best = _IMPOSSIBLE if self._clear else 0
        low = 0 if covered else cards & -cards
        if low and not self._clear:
            best = self._worth(cards & ~low & ~self._twins[lowest(low)], 0)
            if best == _UNKNOWN:
                return self._interrupted(0, 255)
        face_up = cards & ~(covered << 8)
        free = face_up & ~covered & ~low
        doubled = self._doubled(free)
        spare = popcount(cards) - self._places
        lower = face_up >> 8
        above = low & 255
        upper = face_up & 255 & ~above
        place = self._index(cards & ~above, 0)
        part = upper
        while True:
            for w in range((lower >> 6) + 1):
                words = self._rows[4 * (part | above) + w] & self._subsets[4 * lower + w]
                while words:
                    below = w << 6 | lowest64(words)
                    words &= words - 1
                    used = below << 8 | part | above
                    if low & ~used or (doubled & used and not self._first_choice(used, free, doubled & used)):
                        continue
                    gain = self._gain[used]
                    # as `settled` does; a gain says how many cards it takes
                    still = covered & ~used if spare > gain & _CARDS else 0
                    worth = self._memo[place - self._fives[part] - 2 * self._fives[below] + self._fives[still]]
                    if worth == _UNKNOWN:
                        worth = self._worth(cards & ~used, still)
                        if worth == _UNKNOWN:
                            return self._interrupted(best, part)
                    if worth >= 0 and gain + worth > best:
                        best = gain + worth
            if part == 0:
                break
            part = (part - 1) & upper
        return best

    def _interrupted(self, best: int, choice: int) -> int:
        """Note how far a position is, that of the search last, as each returns to the one above."""
        self._best = best
        self._choice = choice
        return _UNKNOWN

    def _doubled(self, free: int) -> int:
        """The free cards that have an equal with a higher bit among them."""
        doubled = 0
        cards = free
        while cards:
            if self._twins[lowest(cards)] & free:
                doubled |= cards & -cards
            cards &= cards - 1
        return doubled

    def _first_choice(self, used: int, free: int, doubled: int) -> bool:
        """Whether `used` has the highest bits among equal free cards: that set stands for all with the same cards.

        `doubled`: those of the set that have an equal with a higher bit among the free cards.
        """
        while doubled:
            if self._twins[lowest(doubled)] & free & ~used:
                return False
            doubled &= doubled - 1
        return True
