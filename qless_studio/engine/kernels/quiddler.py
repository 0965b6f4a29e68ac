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
    from qless_studio.engine.kernels._bits import lowest, popcount
    from qless_studio.engine.kernels._status import DONE, MORE

UNKNOWN = -1
"""Worth of a position that was not reached yet."""
IMPOSSIBLE = -2
"""Worth, with `clear`, of a position from which not all cards can be used."""
CARDS_BITS = 5
"""A gain is `score << CARDS_BITS | cards`: of two equal scores the one that uses more cards is worth more."""
POSITIONS = 5**8
"""Five states a pile: none, upper alone, lower alone, both open, stacked."""

_DEPTH = 64
_ROOM = 4096  # ways to spell a word, to begin with
_UNKNOWN = UNKNOWN
_IMPOSSIBLE = IMPOSSIBLE
_CARDS_BITS = CARDS_BITS
_CARDS = (1 << CARDS_BITS) - 1
_PLAY, _OPEN, _FREE = 0, 1, 2  # kinds of positions: a word is next; a pile is uncovered next; nothing is covered


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


class Worth:
    """A sliced search for what positions are worth: the most that can still be gained from there, by perfect play.

    Dynamic programming over positions, depth first with a table (R. Bellman, Dynamic programming treatment of the
    travelling salesman problem, Journal of the ACM 9, 1962, has the table over sets). Three facts keep it small.
    Filling empty places at once keeps the optimum, since all cards are known; so an empty place uncovers a pile. With
    nothing covered the order of words does not matter: the lowest card is either in the next word or left for good.
    Of sets that differ only in which of several equal cards they hold, one stands for all. With `clear` all cards must
    be used.

    Memory `POSITIONS` int32. Time O(positions reached x 2^places): with eight piles of two about 8,000 positions of the
    390,625 there are, 7 ms.
    """

    steps: int
    """Positions reached so far."""

    def __init__(self, gain: array[int], twins: array[int], places: int, clear: bool) -> None:
        """`gain` by set of cards; `twins` (int32): for each of the 16 bits the set of its equals with a higher bit;
        `places`: how many there are, empty ones too; 0 forbids moves into empty places."""
        self._gain, self._twins = gain, twins
        self._places = places
        self._clear = clear
        self._positions = array("i", [UNKNOWN]) * POSITIONS
        self._memo = self._positions
        self._memo[0] = 0
        powers = [1, 5, 25, 125, 625, 3125, 15625, 78125]
        self._fives = array("i", [sum(powers[bit] for bit in range(8) if byte >> bit & 1) for byte in range(256)])
        self._cards, self._covered, self._cursor, self._best, self._kind = (
            array("i", bytes(4 * _DEPTH)) for _ in range(5)
        )
        self._depth = -1
        self._choices = 1
        self.steps = 0

    def seek(self, cards: int, covered: int) -> None:
        """Start a search for the worth of a position; it is known once `advance` returned `DONE`."""
        covered = self._settled(cards, covered)
        if self._memo[self._index(cards, covered)] == _UNKNOWN:
            self._push(cards, covered)
            self._choices = max(self._cursor[0], 1)

    def advance(self, budget: int) -> Status:
        """Continue for about `budget` sets of cards."""
        with cython.nogil:
            self._run(budget)
        return Status.DONE if self._depth < 0 else Status.MORE

    @property
    def fraction(self) -> float:
        """Part of the choices in the position sought that is behind, by their place in the order."""
        return 1.0 if self._depth < 0 else 1.0 - max(self._cursor[0], 0) / self._choices

    def worth(self, cards: int, covered: int) -> int:
        """The worth of a position; UNKNOWN when it was not reached."""
        return self._memo[self._index(cards, self._settled(cards, covered))]

    def so_far(self) -> int:
        """Before `DONE`, the best found for the position sought."""
        return self._best[0]

    def memo(self) -> array[int]:
        """The worth of every position, UNKNOWN where it was not reached; by sums of 5^pile x state of the pile."""
        return self._positions

    def _index(self, cards: int, covered: int) -> int:
        """Place of a position in the memo."""
        return self._fives[cards & 255] + 2 * self._fives[cards >> 8] + self._fives[covered]

    def _settled(self, cards: int, covered: int) -> int:
        """`covered` after filling empty places, when there are enough of them to uncover everything."""
        return 0 if popcount(cards) <= self._places else covered

    def _empty(self, cards: int, covered: int) -> int:
        """Empty places of a position; negative when moves into them are forbidden."""
        return self._places - popcount(cards) + popcount(covered)

    def _push(self, cards: int, covered: int) -> None:
        """Begin on a settled position."""
        self._depth += 1
        self.steps += 1
        self._cards[self._depth] = cards
        self._covered[self._depth] = covered
        self._best[self._depth] = _IMPOSSIBLE if self._clear else 0
        if covered == 0:
            self._kind[self._depth] = _FREE
            self._cursor[self._depth] = cards & (cards - 1)
        elif self._empty(cards, covered) > 0:
            self._kind[self._depth] = _OPEN
            self._cursor[self._depth] = covered
        else:
            self._kind[self._depth] = _PLAY
            self._cursor[self._depth] = cards & ~(covered << 8)

    def _run(self, budget: int) -> None:
        while self._depth >= 0 and budget > 0:
            depth = self._depth
            if self._kind[depth] == _PLAY:
                budget = self._play(depth, budget)
            elif self._kind[depth] == _OPEN:
                budget = self._open(depth, budget)
            else:
                budget = self._free(depth, budget)
            if self._depth == depth and self._cursor[depth] < 0:
                self._memo[self._index(self._cards[depth], self._covered[depth])] = self._best[depth]
                self._depth -= 1

    def _weigh(self, depth: int, gain: int, cards: int, covered: int) -> bool:
        """Take one choice into account; False when its outcome must be found first (it is on the stack then)."""
        worth = self._memo[self._index(cards, covered)]
        if worth == _UNKNOWN:
            self._push(cards, covered)
            return False
        if worth >= 0 and gain + worth > self._best[depth]:
            self._best[depth] = gain + worth
        return True

    def _play(self, depth: int, budget: int) -> int:
        """Every word from the cards face up."""
        cards = self._cards[depth]
        covered = self._covered[depth]
        face_up = cards & ~(covered << 8)
        free = face_up & ~covered
        doubled = self._doubled(free)
        used = self._cursor[depth]
        best = self._best[depth]
        count = popcount(cards)
        while used and budget > 0:
            gain = self._gain[used]
            if gain and (doubled & used == 0 or self._first_choice(used, free, doubled & used)):
                # as `settled` does; a gain says how many cards it takes
                still = 0 if count - (gain & _CARDS) <= self._places else covered & ~used
                worth = self._memo[self._index(cards & ~used, still)]
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

    def _open(self, depth: int, budget: int) -> int:
        """Every choice of piles to uncover with the empty places, which are fewer than the covered cards."""
        cards = self._cards[depth]
        covered = self._covered[depth]
        empty = self._empty(cards, covered)
        opened = self._cursor[depth]
        while opened and budget > 0:
            if popcount(opened) == empty and not self._weigh(depth, 0, cards, covered & ~opened):
                break
            opened = (opened - 1) & covered
            budget -= 1
        self._cursor[depth] = opened if opened else -1
        return budget

    def _free(self, depth: int, budget: int) -> int:
        """Nothing covered: every word with the lowest card, then (no others) none with it and its equals."""
        cards = self._cards[depth]
        low = cards & -cards
        rest = cards ^ low
        others = self._cursor[depth]
        best = self._best[depth]
        doubled = self._doubled(rest)
        while others and budget > 0:
            gain = self._gain[others | low]
            if gain and (doubled & others == 0 or self._first_choice(others, rest, doubled & others)):
                worth = self._memo[self._index(rest ^ others, 0)]
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

    def _doubled(self, free: int) -> int:
        """Those of some free cards that have an equal with a higher bit among them."""
        doubled = 0
        cards = free
        while cards:
            if self._twins[lowest(cards)] & free:
                doubled |= cards & -cards
            cards &= cards - 1
        return doubled

    def _first_choice(self, used: int, free: int, doubled: int) -> bool:
        """Of the sets that differ only in which of several equal free cards they hold, the highest bits stand for all.

        `doubled`: those of the set that have an equal with a higher bit among the free cards.
        """
        while doubled:
            if self._twins[lowest(doubled)] & free & ~used:
                return False
            doubled &= doubled - 1
        return True
