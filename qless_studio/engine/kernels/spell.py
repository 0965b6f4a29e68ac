"""Every word of a trie that a rack of letters can spell, as arrays for other kernels.

The walk of the lexicon's trie that leaves out what the rack lacks is the core of move generation in Scrabble programs:
A. W. Appel, G. J. Jacobson, The world's fastest Scrabble program, Communications of the ACM 31 (1988).
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import cython

if not cython.compiled:
    from qless_studio.engine.kernels._bits import lowest, popcount

DEEPEST = 64
"""Longest word that is found, in letters."""

_ROOM = 2048  # words, to begin with


def spell(
    mask: array[int], first: array[int], word: array[int], rack: Sequence[int], low: int, high: int, most: int
) -> tuple[array[int], bytearray, array[int]]:
    """The words of `low` to `high` (at most 64) letters that can be laid from `rack`, in alphabetical order.

    `mask`, `first` and `word` are a trie as `kernels.trie.build` makes it, with at most `most` words; `rack` holds how
    many there are of each letter, up to 32. Returns the words' ids (int32), their letters as codes one after another,
    and where each begins, with the end of the last one too (int32).

    Time is proportional to the trie nodes that the rack can reach: 5 to 50 microseconds for 12 letters, in one call.
    """
    high = min(high, DEEPEST, sum(rack))
    room, found = 0, 0
    while found == room <= most:  # few words are found: room for all would take longer to clear than they do
        room = 8 * room or _ROOM
        ids = memoryview(bytearray(4 * room + 4)).cast("i")
        letters = bytearray(room * max(high, 0) + 1)
        starts = memoryview(bytearray(4 * room + 4)).cast("i")
        if high > 0 and len(mask):
            found = _walk(mask, first, word, bytearray(rack), low, high, ids, letters, starts)
    return array("i", bytes(ids[:found])), letters[: starts[found]], array("i", bytes(starts[: found + 1]))


def _walk(
    mask: array[int],
    first: array[int],
    word: array[int],
    rack: bytearray,
    low: int,
    high: int,
    ids: memoryview[int],
    letters: bytearray,
    starts: memoryview[int],
) -> int:
    """`_find` with the stack that it needs, the GIL released; returns the number of words."""
    untried = array("I", bytes(4 * (DEEPEST + 1)))
    nodes = array("I", bytes(4 * (DEEPEST + 1)))
    path = bytearray(DEEPEST + 1)
    with cython.nogil:
        return _find(mask, first, word, rack, low, high, ids, letters, starts, untried, nodes, path)


def _find(
    mask: array[int],
    first: array[int],
    word: array[int],
    rack: bytearray,
    low: int,
    high: int,
    ids: memoryview[int],
    letters: bytearray,
    starts: memoryview[int],
    untried: array[int],
    nodes: array[int],
    path: bytearray,
) -> int:
    """Depth first with its own stack: at each depth the node, the letters still to try, the letter taken."""
    one = 1
    have = 0
    depth = found = at = 0
    for letter in range(len(rack)):
        if rack[letter]:
            have |= one << letter
    nodes[0] = 0
    untried[0] = mask[0] & have
    room = len(ids) - 1
    while depth >= 0 and found < room:
        if untried[depth] == 0:
            depth -= 1
            if depth >= 0:
                letter = path[depth]
                rack[letter] += 1
                have |= one << letter
            continue
        letter = lowest(untried[depth])
        bit = one << letter
        untried[depth] ^= bit
        node = nodes[depth]
        node = first[node] + popcount(mask[node] & (bit - 1))
        path[depth] = letter
        rack[letter] -= 1
        if rack[letter] == 0:
            have &= ~bit
        depth += 1
        nodes[depth] = node
        untried[depth] = mask[node] & have if depth < high else 0
        if depth >= low and word[node] >= 0:
            ids[found] = word[node]
            starts[found] = at
            for i in range(depth):
                letters[at] = path[i]
                at += 1
            found += 1
            starts[found] = at
    return found
