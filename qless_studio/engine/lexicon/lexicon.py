"""The word list in force: membership, trie, patterns and commonness."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from qless_studio.engine.kernels import trie as kernel

LONGEST = 64
"""Longest word a lexicon takes, in letters; kernels size their stacks by it."""


@dataclass(frozen=True)
class Trie:
    """Flat breadth-first trie, read only; see `kernels.trie.build` for the layout of the three arrays."""

    mask: array[int]
    first: array[int]
    word: array[int]


class Lexicon:
    """A set of words of a-z, immutable and shared by all threads.

    A word's id is its place in `words`, which is sorted.
    """

    def __init__(self, name: str, words: Iterable[str], zipf: Mapping[str, float] | None = None) -> None:
        """`words`: 1 to 64 letters a-z each, in any order, repeats allowed.

        `zipf`: commonness 0-9 by word, also of words not in the list; equal values rank in the order given.
        """
        self.name = name
        self.words = tuple(sorted(dict.fromkeys(words)))  # keeps a sorted list sorted: 20 ms, through a set 75 ms
        self._zipf = {} if zipf is None else zipf

    def __len__(self) -> int:
        return len(self.words)

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and self.word_id(word) is not None

    def word_id(self, word: str) -> int | None:
        """The number of a word, or None when it is not in the list."""
        place = bisect_left(self.words, word)
        return place if place < len(self.words) and self.words[place] == word else None

    @cached_property
    def longest(self) -> int:
        """Letters of the longest word; 0 for an empty list."""
        return max(map(len, self.words), default=0)

    @cached_property
    def trie(self) -> Trie:
        """Built on first use, in about 15 ms for 150,000 words."""
        text = "".join(f"{word}\n" for word in self.words).encode()
        return Trie(*kernel.build(text, self.longest))

    @cached_property
    def lengths(self) -> array[int]:
        """Letters of each word by id, uint8."""
        return array("B", map(len, self.words))

    def zipf(self, word: str) -> float | None:
        """Commonness on the Zipf scale (log10 of occurrences per billion words, 0 to 9); None when unknown."""
        return self._zipf.get(word)

    @cached_property
    def by_commonness(self) -> tuple[str, ...]:
        """All words, the most common first; those without a value last, alphabetically."""
        values = {word: value for word, value in self._zipf.items() if word in self}
        ranked = sorted(values, key=values.__getitem__, reverse=True)
        return (*ranked, *(word for word in self.words if word not in values))
