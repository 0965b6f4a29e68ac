"""Build the flat trie of a sorted word list in two passes over its text.

The trie (E. Fredkin, Trie memory, Communications of the ACM 3, 1960) is stored level by level, each node with a bit
mask of its letters and the number of its first child, as the array-mapped tries of P. Bagwell (Ideal hash trees, 2001):
the child for a letter is found by counting the bits below it. A sorted list needs no search while building: a word
shares with the trie so far what it shares with the word before it.
"""

from __future__ import annotations

from array import array

FIRST = 97
"""The byte that stands for the letter with code 0, which is bit 0 of a mask; there are up to 32 letters."""

_FIRST = FIRST


def build(text: bytes, longest: int) -> tuple[array[int], array[int], array[int]]:
    """The trie of `text`: sorted distinct words of bytes from `FIRST`, each ended by a newline, none above `longest`.

    Returns three arrays with one entry a node: `mask` (uint32, letters that go on), `first` (uint32, the
    first child; the child for a letter is first + popcount(mask & (bit - 1))) and `word` (int32, number of the word in
    sorted order, or -1). Nodes are numbered level by level from the root, 0, which is never anybody's child.

    Time O(bytes): a node belongs to the first word that reaches it, so its place in its level is known at once.
    """
    counts = array("I", bytes(4 * (longest + 2)))
    nodes = _count(text, counts)
    mask = array("I", bytes(4 * nodes))
    first = array("I", bytes(4 * nodes))
    word = array("i", b"\xff" * (4 * nodes))
    current = array("I", bytes(4 * (longest + 2)))
    _fill(text, counts, current, mask, first, word)
    return mask, first, word


def _shared(text: bytes, a: int, b: int, length: int) -> int:
    """How many of the first `length` letters at text[a:] and text[b:] are the same."""
    for i in range(length):
        if text[a + i] != text[b + i]:
            return i
    return length


def _count(text: bytes, counts: array[int]) -> int:
    """Count the nodes at each depth into `counts`; returns their sum."""
    start = before = before_length = 0
    total = 1
    counts[0] = 1
    for i in range(len(text)):
        if text[i] != 10:
            continue
        length = i - start
        shared = _shared(text, before, start, min(before_length, length))
        for depth in range(shared + 1, length + 1):
            counts[depth] += 1
            total += 1
        before = start
        before_length = length
        start = i + 1
    return total


def _fill(
    text: bytes,
    counts: array[int],
    current: array[int],
    mask: array[int],
    first: array[int],
    word: array[int],
) -> None:
    """Write the nodes; `counts` becomes the next free number of each level, `current` is the path of the last word."""
    start = before = before_length = number = offset = 0
    one = 1
    for depth in range(len(counts)):
        size = counts[depth]
        counts[depth] = offset
        offset += size
    counts[0] = 1
    for i in range(len(text)):
        if text[i] != 10:
            continue
        length = i - start
        shared = _shared(text, before, start, min(before_length, length))
        for depth in range(shared + 1, length + 1):
            parent = current[depth - 1]
            current[depth] = counts[depth]
            counts[depth] += 1
            if mask[parent] == 0:
                first[parent] = current[depth]
            mask[parent] |= one << (text[start + depth - 1] - _FIRST)
        word[current[length]] = number
        number += 1
        before = start
        before_length = length
        start = i + 1


def inner(mask: array[int], first: array[int], word: array[int]) -> array[int]:
    """The nodes of a trie that are not leaves, for `grid_counts`: four numbers (uint32) each.

    They are the letters that continue words, the letters that end words, the node after the first of the former, and
    the number of the word that the first of the latter ends. Words are numbered in the order of the trie's nodes.
    """
    nodes = array("I", bytes(16 * len(mask)))
    table = nodes
    place = words = 0
    inner = 1
    for node in range(len(mask)):
        left = mask[node]
        child = first[node]
        if left or node == 0:
            table[place + 2] = inner
            table[place + 3] = words
            place += 4
        while left:
            rest = left & (left - 1)
            if mask[child]:
                table[place - 4] |= left ^ rest
                inner += 1
            if word[child] >= 0:
                table[place - 3] |= left ^ rest
                words += 1
            left = rest
            child += 1
    return nodes[:place]
