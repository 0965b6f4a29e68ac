"""Build the flat trie of a sorted word list in two passes over its text."""

from __future__ import annotations

from array import array

import cython

WORD_BIT = 26
"""Bit of a node's mask that says a word ends here; bits 0 to 25 are the letters a to z."""


def build(text: bytes, longest: int) -> tuple[array[int], array[int], array[int]]:
    """The trie of `text`: sorted distinct words of a-z, each ended by a newline, none longer than `longest`.

    Returns three arrays with one entry a node: `mask` (uint32, letters that go on, and WORD_BIT), `first` (uint32, the
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


@cython.ccall
def _count(text: cython.const[cython.uchar][::1], counts: cython.uint[::1]) -> cython.uint:
    """Nodes at each depth into `counts`, their sum returned."""
    i: cython.Py_ssize_t
    start: cython.Py_ssize_t = 0
    before: cython.Py_ssize_t = 0
    before_length: cython.Py_ssize_t = 0
    shared: cython.Py_ssize_t
    depth: cython.Py_ssize_t
    total: cython.uint = 1
    counts[0] = 1
    for i in range(len(text)):
        if text[i] != 10:
            continue
        shared = 0
        while shared < i - start and shared < before_length and text[start + shared] == text[before + shared]:
            shared += 1
        for depth in range(shared + 1, i - start + 1):
            counts[depth] += 1
            total += 1
        before = start
        before_length = i - start
        start = i + 1
    return total


@cython.ccall
def _fill(
    text: cython.const[cython.uchar][::1],
    counts: cython.uint[::1],
    current: cython.uint[::1],
    mask: cython.uint[::1],
    first: cython.uint[::1],
    word: cython.int[::1],
) -> None:
    i: cython.Py_ssize_t
    start: cython.Py_ssize_t = 0
    before: cython.Py_ssize_t = 0
    before_length: cython.Py_ssize_t = 0
    shared: cython.Py_ssize_t
    depth: cython.Py_ssize_t
    number: cython.int = 0
    offset: cython.uint = 0
    size: cython.uint
    parent: cython.uint
    one: cython.uint = 1
    for depth in range(len(counts)):  # counts become the next free number of each level
        size = counts[depth]
        counts[depth] = offset
        offset += size
    counts[0] = 1
    for i in range(len(text)):
        if text[i] != 10:
            continue
        shared = 0
        while shared < i - start and shared < before_length and text[start + shared] == text[before + shared]:
            shared += 1
        for depth in range(shared + 1, i - start + 1):
            parent = current[depth - 1]
            current[depth] = counts[depth]
            counts[depth] += 1
            if mask[parent] & 0x3FFFFFF == 0:
                first[parent] = current[depth]
            mask[parent] |= one << (text[start + depth - 1] - 97)
        mask[current[i - start]] |= one << WORD_BIT
        word[current[i - start]] = number
        number += 1
        before = start
        before_length = i - start
        start = i + 1
