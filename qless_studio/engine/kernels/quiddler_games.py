"""Quiddler: the games of a deal in falling score, each set of words once."""

from __future__ import annotations

from array import array

import cython

from qless_studio.engine.kernels.quiddler import grown

if cython.compiled:
    from cython.cimports.qless_studio.engine.kernels._cbits import lowest, popcount
else:
    from qless_studio.engine.kernels._bits import lowest, popcount

WORDS = 8
"""Most words in a game: 16 cards, two a word at least."""

_WORDS = cython.declare(cython.int, WORDS)
_CARDS_BITS = cython.declare(cython.int, 5)  # as in kernels.quiddler
_ROOM = cython.declare(cython.int, 20_000)  # more than the children of one node: 255 words, at most 70 ways to uncover
_SLICE = cython.declare(cython.int, 20_000)  # nodes put into a grown table at a time: 2 to 5 ms
_FINISHED = cython.declare(cython.uint, 0xFFFFFFFF)


@cython.final
@cython.cclass
class Games:
    """Best-first search over positions with their exact worth as the estimate: A* that never errs.

    A node is a position with the words played so far. A game ends where no word is left to play (a move into an empty
    place may have led there). Two nodes with the same words, and positions that differ in nothing but which of several
    equal free cards they hold, are one. Time and memory grow with the number of nodes, about 70 for each game found.
    """

    _position: cython.uint[::1]
    _used: cython.int[::1]
    _parent: cython.int[::1]
    _level: cython.int
    _ended: cython.int[::1]
    _gain: cython.int[::1]
    _code: cython.int[::1]
    _memo: cython.int[::1]
    _twins: cython.int[::1]
    _equal: cython.int[::1]
    _fives: cython.int[::1]
    _places: cython.int
    _clear: cython.int
    _earned: cython.int[::1]
    _spared: cython.int[::1]
    _alike: cython.uint[::1]
    _played: cython.ushort[::1]
    _after: cython.int[::1]
    _head: cython.int[::1]
    _seen: cython.int[::1]
    _nodes: cython.int
    _capacity: cython.int
    _count: cython.int
    _hashed: cython.int

    def __init__(self, gain: array, code: array, memo: array, twins: array, places: int, clear: bool) -> None:
        """`gain` and `code` by set of cards, `memo`: the worth of every position that can be reached, as filled in by
        `kernels.quiddler`; `twins` and `places` as there."""
        self._gain, self._code, self._memo = gain, code, memo
        self._twins = twins
        groups, grouped = [], 0
        for bit in range(16):
            if twins[bit] and not grouped >> bit & 1:
                groups.append(1 << bit | twins[bit])
                grouped |= groups[len(groups) - 1]
        self._equal = array("i", [*groups, 0])
        self._fives = array("i", [sum(5**bit for bit in range(8) if byte >> bit & 1) for byte in range(256)])
        self._places = places
        self._clear = clear
        self._nodes = self._count = self._capacity = self._hashed = 0
        self._level = -1
        self._ended = array("i", bytes(4 * 1024))
        self._position, self._used, self._parent = array("I"), array("i"), array("i")
        self._earned, self._spared, self._after = array("i"), array("i"), array("i")
        self._alike, self._played = array("I"), array("H")
        self._grow(4 * _ROOM)

    def begin(self, cards: int, covered: int) -> None:
        """Start from a position whose worth was sought in `memo`."""
        top = self._memo[self._index(cards, self._settled(cards, covered))]
        if top < 0:
            return
        self._level = top >> _CARDS_BITS
        self._head = array("i", [-1]) * (self._level + 1)
        self._reach(-1, 0, cards, covered, 0)

    def advance(self, budget: cython.int) -> list:
        """Go on for about `budget` nodes; the games that ended, each by its last node and its score."""
        if self._capacity - self._nodes < _ROOM:
            self._grow(2 * self._capacity)
            return []
        self._count = 0
        with cython.nogil:
            if self._hashed < self._nodes:
                self._rehash()
            else:
                self._run(budget)
        return [(node, self._earned[node] >> _CARDS_BITS) for node in self._ended[: self._count]]

    def level(self) -> int:
        """Every game still to come has this score at most (the sum of its gains); -1 when there is none."""
        return self._level

    def path(self, node: int) -> list:
        """From the start to a node: for each step the cards of the word (0: none) and the cards covered after it."""
        steps = []
        while node >= 0:
            steps.append((self._used[node], self._position[node] >> 16))
            node = self._parent[node]
        return steps[::-1]

    def nodes(self) -> int:
        """How many nodes were made."""
        return self._nodes

    def _grow(self, capacity: int) -> None:
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

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _rehash(self) -> cython.void:
        """Put a slice of the nodes into the new table; nothing else goes on until all are in it."""
        until: cython.int = self._hashed + _SLICE
        size: cython.int = len(self._seen)
        if until > self._nodes:
            until = self._nodes
        while self._hashed < until:
            self._seen[self._slot(self._hashed, size)] = self._hashed
            self._hashed += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _slot(self, node: cython.int, size: cython.int) -> cython.int:
        """Where in the table of nodes this one is, or its like, or where it would go."""
        code: cython.int
        other: cython.int
        odd: cython.uint = 0x9E3779B1
        all_bits: cython.uint = 0xFFFFFFFF
        key: cython.uint = (self._alike[node] * odd) & all_bits
        for code in range(_WORDS):
            key ^= key >> 15
            key = ((key + self._played[_WORDS * node + code]) * odd) & all_bits
        slot: cython.int = (key >> 7) & (size - 1)
        while True:
            other = self._seen[slot]
            if other < 0 or self._same(node, other):
                return slot
            slot = (slot + 1) & (size - 1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _same(self, node: cython.int, other: cython.int) -> cython.bint:
        code: cython.int
        if self._alike[node] != self._alike[other]:
            return False
        for code in range(_WORDS):  # noqa: SIM110 - no generators without the GIL
            if self._played[_WORDS * node + code] != self._played[_WORDS * other + code]:
                return False
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _index(self, cards: cython.int, covered: cython.int) -> cython.int:
        return self._fives[cards & 255] + 2 * self._fives[cards >> 8] + self._fives[covered]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _settled(self, cards: cython.int, covered: cython.int) -> cython.int:
        return 0 if self._places - popcount(cards) >= 0 else covered

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _run(self, budget: cython.int) -> cython.void:
        node: cython.int
        while (
            budget > 0 and self._level >= 0 and self._count < len(self._ended) and self._capacity - self._nodes >= _ROOM
        ):
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

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play(self, node: cython.int) -> cython.void:
        """Every word from the cards face up; the end when there is none."""
        cards: cython.int = self._position[node] & 0xFFFF
        covered: cython.int = self._position[node] >> 16
        face_up: cython.int = cards & ~(covered << 8)
        used: cython.int = face_up
        if self._memo[self._index(cards, covered)] == 0:
            self._end(node)
            return
        while used:
            if self._gain[used]:
                self._reach(node, used, cards & ~used, covered & ~used, 0)
            used = (used - 1) & face_up

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _free(self, node: cython.int) -> cython.void:
        """Nothing covered: every word with the lowest card, or it and its equals left; the end when no card is left.

        Cards are not left when they make a word among them.
        """
        cards: cython.int = self._position[node] & 0xFFFF
        low: cython.int = cards & -cards
        rest: cython.int = cards ^ low
        others: cython.int = rest
        spared: cython.int = self._spared[node]
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

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _reach(
        self, node: cython.int, used: cython.int, cards: cython.int, covered: cython.int, spared: cython.int
    ) -> cython.void:
        """Add the position after a word, with its empty places filled in every way."""
        opened: cython.int
        empty: cython.int
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

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _add(
        self, parent: cython.int, used: cython.int, cards: cython.int, covered: cython.int, spared: cython.int
    ) -> cython.void:
        """A new node, unless its like is there or no game ends well from it."""
        node: cython.int = self._nodes
        worth: cython.int = self._memo[self._index(cards, covered)]
        if worth < 0:  # UNKNOWN too: the same but for the choice among equal cards is looked at instead
            return
        one: cython.uint = 1
        self._position[node] = cards + (one << 16) * covered
        self._alike[node] = self._canonical(cards, covered)
        self._fill(node, parent, used, spared)
        worth = (self._earned[node] + worth) >> _CARDS_BITS
        if self._keep(node):
            self._after[node] = self._head[worth]
            self._head[worth] = node

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _end(self, parent: cython.int) -> cython.void:
        """Note a finished game, unless one with the same words was found before."""
        node: cython.int = self._nodes
        self._position[node] = self._position[parent]
        self._alike[node] = _FINISHED
        self._fill(node, parent, 0, 0)
        if self._keep(node):
            self._ended[self._count] = node
            self._count += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _keep(self, node: cython.int) -> cython.bint:
        slot: cython.int = self._slot(node, len(self._seen))
        if self._seen[slot] >= 0:
            return False
        self._seen[slot] = node
        self._nodes += 1
        self._hashed += 1
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _fill(self, node: cython.int, parent: cython.int, used: cython.int, spared: cython.int) -> cython.void:
        """What a node takes over from the one before: the words in rising order of their codes, one more if any."""
        word: cython.int
        code: cython.int = self._code[used]
        other: cython.int
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

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _canonical(self, cards: cython.int, covered: cython.int) -> cython.uint:
        """The position with the first of equal free cards in place of the others."""
        group: cython.int = 0
        free: cython.int
        missing: cython.int
        one: cython.uint = 1
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

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _highest(self, cards: cython.int) -> cython.int:
        while cards & (cards - 1):
            cards &= cards - 1
        return cards
