"""Quiddler: the games of a deal in descending score, each set of words once."""

from __future__ import annotations

from array import array

import cython

from qless_studio.engine.kernels._status import STATUSES, Status
from qless_studio.engine.kernels.quiddler import grown

if not cython.compiled:
    from qless_studio.engine.kernels._bits import lowest, popcount
    from qless_studio.engine.kernels._status import DONE, MORE, READY

WORDS = 8
"""Most words in a game: 16 cards, two a word at least."""

_WORDS = WORDS
_CARDS_BITS = 5
_ROOM = 20_000
_SLICE = 20_000
_FINISHED = 0xFFFFFFFF


class Games:
    """A sliced search for the games from a position, best first; `take` returns them.

    A* over positions, with their exact worth as the estimate: games come out in descending score, and no node is
    expanded in vain (P. E. Hart, N. J. Nilsson, B. Raphael, A formal basis for the heuristic determination of minimum
    cost paths, IEEE Transactions on Systems Science and Cybernetics 4, 1968). As scores are small integers, the queue
    is an array of stacks, one for each score.

    A node is a position with the words played so far. A game ends where no word is left to play (a move into an empty
    place may have led there). Two nodes with the same words, and positions that differ in nothing but which of several
    equal free cards they hold, are one. Time and memory grow with the number of nodes, about 70 for each game found.
    """

    def __init__(
        self, gain: array[int], code: array[int], memo: array[int], twins: array[int], places: int, clear: bool
    ) -> None:
        """`gain` and `code` by set of cards, `memo`: the worth of every position that can be reached, as filled in by
        `kernels.quiddler`; `twins`, `places` and `clear` as there."""
        self._gain, self._code, self._memo = gain, code, memo
        self._twins = twins
        groups, grouped = list[int](), 0
        for bit in range(16):
            if twins[bit] and not grouped >> bit & 1:
                group = 1 << bit | twins[bit]
                groups.append(group)
                grouped |= group
        self._equal = array("i", [*groups, 0])
        powers = [1, 5, 25, 125, 625, 3125, 15625, 78125]
        self._fives = array("i", [sum(powers[bit] for bit in range(8) if byte >> bit & 1) for byte in range(256)])
        self._places = places
        self._clear = clear
        self._nodes = self._count = self._capacity = self._hashed = 0
        self._level = self._top = -1
        self._ended = array("i", bytes(4 * 1024))
        self._position, self._used, self._parent = array("I"), array("i"), array("i")
        self._earned, self._spared, self._after = array("i"), array("i"), array("i")
        self._alike, self._played = array("I"), array("H")
        self._grow(4 * _ROOM)

    def start(self, cards: int, covered: int) -> None:
        """Start from a position whose worth is in `memo`; called once."""
        top = self._memo[self._index(cards, self._settled(cards, covered))]
        if top < 0:
            return
        self._level = self._top = top >> _CARDS_BITS
        self._head = array("i", [-1]) * (self._top + 1)
        self._reach(-1, 0, cards, covered, 0)

    def advance(self, budget: int) -> Status:
        """Continue for about `budget` nodes; `READY` when the buffer of finished games is full."""
        if self._capacity - self._nodes < _ROOM:
            self._grow(2 * self._capacity)
            return Status.MORE
        with cython.nogil:
            status = self._advance(budget)
        return STATUSES[status]

    @property
    def steps(self) -> int:
        """Nodes made so far."""
        return self._nodes

    @property
    def fraction(self) -> float:
        """Part of the scores, from the best one down to 0, whose games are all known."""
        return 1.0 if self._level < 0 else (self._top - self._level) / (self._top + 1)

    def take(self) -> list[tuple[int, int]]:
        """The games that ended since the last call: the last node and the sum of the gains' scores of each."""
        count, self._count = self._count, 0
        return [(node, self._earned[node] >> _CARDS_BITS) for node in self._ended[:count]]

    def path(self, node: int) -> list[tuple[int, int]]:
        """From the start to a node: for each step the cards of the word (0: none) and the cards covered after it."""
        steps = []
        while node >= 0:
            steps.append((self._used[node], self._position[node] >> 16))
            node = self._parent[node]
        return steps[::-1]

    def _grow(self, capacity: int) -> None:
        """Room for this many nodes, and a new empty table of them."""
        self._position = grown(self._position, "I", capacity)
        self._used = grown(self._used, "i", capacity)
        self._parent = grown(self._parent, "i", capacity)
        self._earned = grown(self._earned, "i", capacity)
        self._spared = grown(self._spared, "i", capacity)
        self._after = grown(self._after, "i", capacity)
        self._alike = grown(self._alike, "I", capacity)
        self._played = grown(self._played, "H", capacity * WORDS)
        self._capacity = capacity
        size = 1
        while size < 3 * capacity:
            size *= 2
        self._seen = array("i", [-1]) * size
        self._hashed = 0

    def _advance(self, budget: int) -> int:
        if self._hashed < self._nodes:
            self._rehash()
            return MORE
        return self._expand(budget)

    def _rehash(self) -> None:
        """Put a slice of the nodes into the new table; nothing else goes on until all are in it."""
        until = self._hashed + _SLICE
        size = len(self._seen)
        if until > self._nodes:
            until = self._nodes
        while self._hashed < until:
            self._seen[self._slot(self._hashed, size)] = self._hashed
            self._hashed += 1

    def _slot(self, node: int, size: int) -> int:
        """Where in the table of nodes this one is, or its like, or where it would go."""
        odd = 0x9E3779B1
        all_bits = 0xFFFFFFFF
        key = (self._alike[node] * odd) & all_bits
        for code in range(_WORDS):
            key ^= key >> 15
            key = ((key + self._played[_WORDS * node + code]) * odd) & all_bits
        slot = (key >> 7) & (size - 1)
        while True:
            other = self._seen[slot]
            if other < 0 or self._same(node, other):
                return slot
            slot = (slot + 1) & (size - 1)

    def _same(self, node: int, other: int) -> bool:
        """Whether two nodes have the same words and, but for equal cards, the same position."""
        if self._alike[node] != self._alike[other]:
            return False
        for code in range(_WORDS):  # noqa: SIM110 - no generators without the GIL
            if self._played[_WORDS * node + code] != self._played[_WORDS * other + code]:
                return False
        return True

    def _index(self, cards: int, covered: int) -> int:
        """Place of a position in the memo."""
        return self._fives[cards & 255] + 2 * self._fives[cards >> 8] + self._fives[covered]

    def _settled(self, cards: int, covered: int) -> int:
        """`covered` after filling empty places, when there are enough of them to uncover everything."""
        return 0 if self._places - popcount(cards) >= 0 else covered

    def _expand(self, budget: int) -> int:
        """Expand the best nodes."""
        while budget > 0 and self._level >= 0 and self._capacity - self._nodes >= _ROOM:
            if self._count == len(self._ended):
                return READY
            node = self._head[self._level]
            if node < 0:
                self._level -= 1
                continue
            self._head[self._level] = self._after[node]
            budget -= 1
            if self._position[node] >> 16 == 0:
                self._free(node)
            else:
                self._play(node)
        return DONE if self._level < 0 else MORE

    def _play(self, node: int) -> None:
        """Every word from the cards face up; the end when there is none."""
        cards = self._position[node] & 0xFFFF
        covered = self._position[node] >> 16
        face_up = cards & ~(covered << 8)
        used = face_up
        if self._memo[self._index(cards, covered)] == 0:
            self._end(node)
            return
        while used:
            if self._gain[used]:
                self._reach(node, used, cards & ~used, covered & ~used, 0)
            used = (used - 1) & face_up

    def _free(self, node: int) -> None:
        """Nothing covered: every word with the lowest card, or it and its equals left; the end when no card is left.

        Cards are not left when they make a word among them.
        """
        cards = self._position[node] & 0xFFFF
        low = cards & -cards
        rest = cards ^ low
        others = rest
        spared = self._spared[node]
        if cards == 0:
            self._end(node)
            return
        while others:
            if self._gain[others | low]:
                self._add(node, others | low, rest ^ others, 0, spared)
            others = (others - 1) & rest
        if self._clear:
            return
        spared |= low | self._twins[lowest(low)] & cards
        others = spared
        while others:
            if self._gain[others]:
                return
            others = (others - 1) & spared
        self._add(node, 0, cards & ~spared, 0, spared)

    def _reach(self, node: int, used: int, cards: int, covered: int, spared: int) -> None:
        """Add the position after a word, with its empty places filled in every way."""
        covered = self._settled(cards, covered)
        empty = self._places - popcount(cards) + popcount(covered)
        if covered == 0 or empty <= 0:
            self._add(node, used, cards, covered, spared)
            return
        opened = covered
        while opened:
            if popcount(opened) == empty:
                self._add(node, used, cards, covered & ~opened, spared)
            opened = (opened - 1) & covered

    def _add(self, parent: int, used: int, cards: int, covered: int, spared: int) -> None:
        """A new node, unless its like is there or no game ends well from it."""
        node = self._nodes
        worth = self._memo[self._index(cards, covered)]
        if worth < 0:  # UNKNOWN too: a position with other ones of equal cards stands for it
            return
        one = 1
        self._position[node] = cards + (one << 16) * covered
        self._alike[node] = self._canonical(cards, covered)
        self._fill(node, parent, used, spared)
        worth = (self._earned[node] + worth) >> _CARDS_BITS
        if self._keep(node):
            self._after[node] = self._head[worth]
            self._head[worth] = node

    def _end(self, parent: int) -> None:
        """Note a finished game, unless one with the same words was found before."""
        node = self._nodes
        self._position[node] = self._position[parent]
        self._alike[node] = _FINISHED
        self._fill(node, parent, 0, 0)
        if self._keep(node):
            self._ended[self._count] = node
            self._count += 1

    def _keep(self, node: int) -> bool:
        """Whether the new node is unlike all others; it is then in the table."""
        slot = self._slot(node, len(self._seen))
        if self._seen[slot] >= 0:
            return False
        self._seen[slot] = node
        self._nodes += 1
        self._hashed += 1
        return True

    def _fill(self, node: int, parent: int, used: int, spared: int) -> None:
        """What a node takes over from the one before: the words in ascending order of their codes, one more if any."""
        code = self._code[used]
        self._parent[node] = parent
        self._used[node] = used
        self._spared[node] = spared
        self._earned[node] = self._gain[used] + (self._earned[parent] if parent >= 0 else 0)
        for word in range(_WORDS):
            other = self._played[_WORDS * parent + word] if parent >= 0 else 0
            if code and (other == 0 or other > code):
                self._played[_WORDS * node + word] = code
                code = other
            else:
                self._played[_WORDS * node + word] = other

    def _canonical(self, cards: int, covered: int) -> int:
        """The position with the first of equal free cards in place of the others."""
        group = 0
        one = 1
        while self._equal[group]:
            free = self._equal[group] & ~(covered | covered << 8)
            missing = popcount(free) - popcount(free & cards)
            cards |= free
            while missing:
                cards ^= self._highest(free)
                free ^= self._highest(free)
                missing -= 1
            group += 1
        return cards + (one << 16) * covered

    def _highest(self, cards: int) -> int:
        """The card with the highest bit."""
        while cards & (cards - 1):
            cards &= cards - 1
        return cards
