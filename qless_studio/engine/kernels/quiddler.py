"""Quiddler: which sets of cards spell a word, and what every position of a deal is worth.

A table has up to 8 places. The card on top of pile i is bit i of a set of cards, the card beneath it is bit 8 + i; a
pile of one card has only its top. A position is (`cards`: those still on the table, `covered`: bit i when the lower
card of pile i still lies under the upper one). The gain of a word depends only on the set of cards it uses.
"""

from __future__ import annotations

from array import array
from typing import Any

import cython

if cython.compiled:
    from cython.cimports.qless_studio.engine.kernels._cbits import lowest, popcount
else:
    from qless_studio.engine.kernels._bits import lowest, popcount

UNKNOWN = -1
"""Worth of a position that was not reached yet."""
IMPOSSIBLE = -2
"""Worth, with `clear`, of a position from which not all cards can be used."""
CARDS_BITS = 5
"""A gain is `score << CARDS_BITS | cards`: of two equal scores the one that uses more cards is worth more."""
POSITIONS = 5**8
"""Five states a pile: none, upper alone, lower alone, both open, stacked."""

_DEPTH = 64
_UNKNOWN = cython.declare(cython.int, UNKNOWN)
_IMPOSSIBLE = cython.declare(cython.int, IMPOSSIBLE)
_CARDS_BITS = cython.declare(cython.int, CARDS_BITS)
_CARDS = cython.declare(cython.int, (1 << CARDS_BITS) - 1)
_WORD = cython.declare(cython.uint, 1 << 26)
_PLAY = cython.declare(cython.int, 0)
_OPEN = cython.declare(cython.int, 1)
_FREE = cython.declare(cython.int, 2)


@cython.final
@cython.cclass
class Spelling:
    """All the words that some of the cards spell, and the gain of every set of cards."""

    _mask: cython.uint[::1]
    _first: cython.uint[::1]
    _word: cython.int[::1]
    _letters: cython.int[::1]
    _left: cython.int[::1]
    _radix: cython.int[::1]
    _points: cython.int[::1]
    _bonus: cython.int[::1]
    _code_gain: cython.int[::1]
    _node: cython.uint[::1]
    _next: cython.int[::1]
    _taken: cython.int[::1]
    _labels: cython.int
    _shortest: cython.int
    _longest: cython.int
    _depth: cython.int
    _code: cython.int
    _sum: cython.int
    _length: cython.int
    _found_code: cython.int[::1]
    _found_word: cython.int[::1]
    _found: cython.int
    _room: cython.int

    def __init__(self, trie: tuple, labels: list, bonus: array, shortest: int, longest: int) -> None:
        """`trie`: the arrays mask, first and word of `kernels.trie`.

        `labels`: for each distinct card (letters as numbers 0-25, one or two of them; points; copies). `bonus` (int32)
        by letters, for 0 to 2 * `longest` letters. Words have `shortest` to `longest` cards. The code of a set of
        cards is the sum of its cards' `radix`; equal cards have equal codes.
        """
        size = len(labels)
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
        self._labels, self._shortest, self._longest = size, shortest, longest
        self._node = array("I", bytes(4 * (longest + 1)))
        self._next = array("i", bytes(4 * (longest + 1)))
        self._taken = array("i", bytes(4 * (longest + 1)))
        self._room = 4096
        self._found_code = array("i", bytes(4 * 4096))
        self._found_word = array("i", bytes(4 * 4096))
        self._depth = self._code = self._sum = self._length = self._found = 0

    def advance(self, budget: cython.int) -> bool:
        """Walk the trie for `budget` steps; True when every word was found."""
        if self._found == self._room:
            self._room *= 2
            self._found_code = grown(self._found_code, "i", self._room)
            self._found_word = grown(self._found_word, "i", self._room)
        with cython.nogil:
            self._walk(budget)
        return self._depth < 0

    def found(self) -> list:
        """(code, word id) of each way to spell a word, in the order of the walk; a pair may come twice."""
        return list(zip(self._found_code[: self._found], self._found_word[: self._found], strict=True))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _walk(self, budget: cython.int) -> cython.void:
        label: cython.int
        node: cython.uint
        one: cython.uint = 1
        bit: cython.uint
        while self._depth >= 0 and budget > 0 and self._found < self._room:
            budget -= 1
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
            if self._mask[node] & _WORD and self._depth >= self._shortest:
                self._note(self._word[node])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _take(self, label: cython.int, sign: cython.int) -> cython.void:
        self._left[label] -= sign
        self._code += sign * self._radix[label]
        self._sum += sign * self._points[label]
        self._length += sign * (2 if self._letters[2 * label + 1] >= 0 else 1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _note(self, word: cython.int) -> cython.void:
        self._code_gain[self._code] = ((2 * self._sum + self._bonus[self._length]) << _CARDS_BITS) + self._depth
        self._found_code[self._found] = self._code
        self._found_word[self._found] = word
        self._found += 1

    def gains(self, label_of: array) -> tuple:
        """(code, gain) of each of the 65,536 sets of cards, both int32; gain 0: spells nothing.

        `label_of`: for each of the 16 bits the number of its label, or -1 where there is no card.
        """
        code = array("i", bytes(4 << 16))
        gain = array("i", bytes(4 << 16))
        _gains(label_of, self._radix, self._code_gain, code, gain)
        return code, gain


@cython.ccall
def _gains(
    label_of: cython.int[::1],
    radix: cython.int[::1],
    code_gain: cython.int[::1],
    code: cython.int[::1],
    gain: cython.int[::1],
) -> None:
    cards: cython.int = 0
    bit: cython.int
    everything: cython.int = 0
    for bit in range(16):
        if label_of[bit] >= 0:
            everything |= 1 << bit
    while True:  # in rising order: the set without its lowest card is known before
        cards = (cards - everything) & everything
        if cards == 0:
            break
        code[cards] = code[cards & (cards - 1)] + radix[label_of[lowest(cards)]]
        gain[cards] = code_gain[code[cards]]


def grown(old: Any, typecode: str, size: int) -> array:
    """A longer copy of an array, zeros after the old end."""
    held = memoryview(old).cast("B")
    new = array(typecode, [0]) * size
    memoryview(new).cast("B")[: len(held)] = held
    return new


@cython.final
@cython.cclass
class Worth:
    """What positions are worth: the most that can still be gained from there, by perfect play.

    Exact dynamic programme over positions, memory `POSITIONS` int32. Filling empty places at once keeps the optimum
    (all cards are known), so an empty place uncovers a pile; with nothing covered the order of words does not matter,
    and the lowest card is either in the next word or left for good. With `clear` all cards must be used.
    """

    _positions: Any
    _memo: cython.int[::1]
    _gain: cython.int[::1]
    _fives: cython.int[::1]
    _twins: cython.int[::1]
    _cards: cython.int[::1]
    _covered: cython.int[::1]
    _cursor: cython.int[::1]
    _best: cython.int[::1]
    _kind: cython.int[::1]
    _places: cython.int
    _clear: cython.int
    _depth: cython.int
    _pushed: cython.int

    def __init__(self, gain: array, twins: array, places: int, clear: bool) -> None:
        """`gain` by set of cards; `twins` (int32): for each of the 16 bits the set of its equals with a higher bit;
        `places`: how many there are, empty ones too; 0 forbids moves into empty places."""
        self._gain, self._twins = gain, twins
        self._places = places
        self._clear = clear
        self._positions = array("i", [UNKNOWN]) * POSITIONS
        self._memo = self._positions
        self._memo[0] = 0
        self._fives = array("i", [sum(5**bit for bit in range(8) if byte >> bit & 1) for byte in range(256)])
        self._cards, self._covered, self._cursor, self._best, self._kind = (
            array("i", bytes(4 * _DEPTH)) for _ in range(5)
        )
        self._depth = -1
        self._pushed = 0

    def seek(self, cards: int, covered: int) -> None:
        """Set out for the worth of a position; `advance` until it says True."""
        covered = self.settled(cards, covered)
        if self._memo[self.index(cards, covered)] == _UNKNOWN:
            self._push(cards, covered)

    def worth(self, cards: int, covered: int) -> int:
        """The worth of a position; UNKNOWN when nobody sought it."""
        return self._memo[self.index(cards, self.settled(cards, covered))]

    def memo(self) -> array:
        """The worth of every position, UNKNOWN where nobody came; by sums of 5^pile times the state of the pile."""
        return self._positions

    def positions(self) -> int:
        """How many positions were looked at."""
        return self._pushed

    def so_far(self) -> int:
        """While under way, the best found for the position that is sought."""
        return self._best[0]

    def advance(self, budget: cython.int) -> bool:
        """Go on for about `budget` sets of cards; True when the worth that was sought is known."""
        with cython.nogil:
            self._run(budget)
        return self._depth < 0

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def index(self, cards: cython.int, covered: cython.int) -> cython.int:
        """Place of a position in the memo."""
        return self._fives[cards & 255] + 2 * self._fives[cards >> 8] + self._fives[covered]

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def settled(self, cards: cython.int, covered: cython.int) -> cython.int:
        """`covered` after filling empty places, when there are enough of them to uncover everything."""
        return 0 if popcount(cards) <= self._places else covered

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def empty(self, cards: cython.int, covered: cython.int) -> cython.int:
        """Empty places of a position; negative when moves into them are forbidden."""
        return self._places - popcount(cards) + popcount(covered)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _push(self, cards: cython.int, covered: cython.int) -> cython.void:
        """Begin on a settled position."""
        self._depth += 1
        self._pushed += 1
        self._cards[self._depth] = cards
        self._covered[self._depth] = covered
        self._best[self._depth] = _IMPOSSIBLE if self._clear else 0
        if covered == 0:
            self._kind[self._depth] = _FREE
            self._cursor[self._depth] = cards & (cards - 1)
        elif self.empty(cards, covered) > 0:
            self._kind[self._depth] = _OPEN
            self._cursor[self._depth] = covered
        else:
            self._kind[self._depth] = _PLAY
            self._cursor[self._depth] = cards & ~(covered << 8)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _run(self, budget: cython.int) -> cython.void:
        depth: cython.int
        while self._depth >= 0 and budget > 0:
            depth = self._depth
            if self._kind[depth] == _PLAY:
                budget = self._play(depth, budget)
            elif self._kind[depth] == _OPEN:
                budget = self._open(depth, budget)
            else:
                budget = self._free(depth, budget)
            if self._depth == depth and self._cursor[depth] < 0:
                self._memo[self.index(self._cards[depth], self._covered[depth])] = self._best[depth]
                self._depth -= 1

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _weigh(self, depth: cython.int, gain: cython.int, cards: cython.int, covered: cython.int) -> cython.bint:
        """Take one choice into account; False when its outcome must be found first (it is on the stack then)."""
        worth: cython.int = self._memo[self.index(cards, covered)]
        if worth == _UNKNOWN:
            self._push(cards, covered)
            return False
        if worth >= 0 and gain + worth > self._best[depth]:
            self._best[depth] = gain + worth
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play(self, depth: cython.int, budget: cython.int) -> cython.int:
        """Every word from the cards face up."""
        cards: cython.int = self._cards[depth]
        covered: cython.int = self._covered[depth]
        face_up: cython.int = cards & ~(covered << 8)
        free: cython.int = face_up & ~covered
        doubled: cython.int = self._doubled(free)
        used: cython.int = self._cursor[depth]
        gain: cython.int
        still: cython.int
        worth: cython.int
        best: cython.int = self._best[depth]
        count: cython.int = popcount(cards)
        while used and budget > 0:
            gain = self._gain[used]
            if gain and (doubled & used == 0 or self._first_choice(used, free, doubled & used)):
                # as `settled` does; a gain says how many cards it takes
                still = 0 if count - (gain & _CARDS) <= self._places else covered & ~used
                worth = self._memo[self.index(cards & ~used, still)]
                if worth == _UNKNOWN:
                    self._push(cards & ~used, still)
                    break
                if worth >= 0 and gain + worth > best:
                    best = gain + worth
            used = (used - 1) & face_up
            budget -= 1
        self._best[depth] = best
        self._cursor[depth] = used if used else -1
        return budget

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _open(self, depth: cython.int, budget: cython.int) -> cython.int:
        """Every choice of piles to uncover with the empty places, which are fewer than the covered cards."""
        cards: cython.int = self._cards[depth]
        covered: cython.int = self._covered[depth]
        empty: cython.int = self.empty(cards, covered)
        opened: cython.int = self._cursor[depth]
        while opened and budget > 0:
            if popcount(opened) == empty and not self._weigh(depth, 0, cards, covered & ~opened):
                break
            opened = (opened - 1) & covered
            budget -= 1
        self._cursor[depth] = opened if opened else -1
        return budget

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _free(self, depth: cython.int, budget: cython.int) -> cython.int:
        """Nothing covered: every word with the lowest card, then (no others) none with it and its equals."""
        cards: cython.int = self._cards[depth]
        low: cython.int = cards & -cards
        rest: cython.int = cards ^ low
        others: cython.int = self._cursor[depth]
        gain: cython.int
        worth: cython.int
        best: cython.int = self._best[depth]
        doubled: cython.int = self._doubled(rest)
        while others and budget > 0:
            gain = self._gain[others | low]
            if gain and (doubled & others == 0 or self._first_choice(others, rest, doubled & others)):
                worth = self._memo[self.index(rest ^ others, 0)]
                if worth == _UNKNOWN:
                    self._push(rest ^ others, 0)
                    break
                if worth >= 0 and gain + worth > best:
                    best = gain + worth
            others = (others - 1) & rest
            budget -= 1
        self._best[depth] = best
        if others == 0 and (self._clear or self._weigh(depth, 0, rest & ~self._twins[lowest(low)], 0)):
            others = -1
        self._cursor[depth] = others
        return budget

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _doubled(self, free: cython.int) -> cython.int:
        """Those of some free cards that have an equal with a higher bit among them."""
        doubled: cython.int = 0
        cards: cython.int = free
        while cards:
            if self._twins[lowest(cards)] & free:
                doubled |= cards & -cards
            cards &= cards - 1
        return doubled

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def _first_choice(self, used: cython.int, free: cython.int, doubled: cython.int) -> cython.bint:
        """Of the sets that differ only in which of several equal free cards they hold, the highest bits stand for all.

        `doubled`: those of the set that have an equal with a higher bit among the free cards.
        """
        while doubled:
            if self._twins[lowest(doubled)] & free & ~used:
                return False
            doubled &= doubled - 1
        return True
