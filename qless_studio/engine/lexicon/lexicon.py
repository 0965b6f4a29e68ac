"""A word list in memory: membership, trie, patterns and commonness."""

from __future__ import annotations

import math
import zlib
from array import array
from bisect import bisect_left
from collections.abc import ItemsView, Iterable, Iterator, Mapping
from enum import Enum
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.folders import found_in_lines, resource, table
from qless_studio.engine.kernels import trie as kernel
from qless_studio.engine.lexicon.languages import ENGLISH, Alphabet, Language
from qless_studio.engine.texts import phrase, say

if TYPE_CHECKING:
    import ahocorasick


LONGEST = 64
"""Longest word a lexicon takes, in letters; kernels size their stacks by it."""


class Trie(NamedTuple):
    """Flat breadth-first trie, read only; see `kernels.trie.build` for the layout of the three arrays."""

    mask: array[int]
    first: array[int]
    word: array[int]


def capitals(spelling: str) -> str:
    """The spelling in capitals, ß as ẞ: unlike `str.upper`, which writes SS for it."""
    return spelling.replace("ß", "ẞ").upper()


class Lexicon:
    """A set of words as they are played, in the letters of one language; immutable and shared by all threads.

    A word's id is its index in `words`, which is sorted. What is computed on first use is computed twice when two
    threads use it first at the same moment: the results are equal. See docs/decisions/006.
    """

    def __init__(
        self,
        name: str,
        words: Iterable[str],
        zipf: Mapping[str, float] | None = None,
        language: Language = ENGLISH,
        spellings: Mapping[str, tuple[str, ...]] | None = None,
    ) -> None:
        """`words`: 1 to 64 letters of the language's alphabet each, in any order, repeats allowed.

        `zipf`: commonness 0-9 by word, also of words not in the list; equal values rank in the order given.
        `spellings`: how words are spelt that are not spelt as they are played, the most common spelling first.
        """
        self.name = name
        self.language = language
        self.spellings: Mapping[str, tuple[str, ...]] = {} if spellings is None else spellings
        self.words = tuple(sorted(dict.fromkeys(words)))  # keeps a sorted list sorted: 20 ms, through a set 75 ms
        self._zipf = {} if zipf is None else zipf

    def with_words(self, name: str, words: Iterable[str]) -> Lexicon:
        """A list of other words, sorted and without repeats, with the language and the commonness of this one."""
        made = Lexicon(name, (), self._zipf, self.language, self.spellings)
        made.words = tuple(words)  # sorting them again would block other threads for 13 ms
        return made

    @property
    def proposed(self) -> Lexicon:
        """The words that the program may propose: without slurs and obscenities unless the player wants them.

        The list itself if it has none of them. Whatever a player enters is judged by the whole list.
        """
        return self._inoffensive if withheld(self.language) else self

    @cached_property
    def _inoffensive(self) -> Lexicon:
        """Made in 2 ms for 150,000 words."""
        words, start = list[str](), 0
        for word_id in sorted(i for word in withheld(self.language) if (i := self.word_id(word)) is not None):
            words += self.words[start:word_id]
            start = word_id + 1
        return self.with_words(self.name, (*words, *self.words[start:])) if start else self

    def expected(self, word: str) -> float | None:
        """Commonness as `zipf`; None for a word that is not proposed, which no player is expected to play."""
        return None if word in withheld(self.language) else self.zipf(word)

    @property
    def alphabet(self) -> Alphabet:
        """The letters of its words."""
        return self.language.alphabet

    def fold(self, text: str) -> str:
        """What is played for a text as people type it, in capitals or with accents."""
        return self.language.fold(text)

    def spelt(self, word: str) -> tuple[str, ...]:
        """The spellings of a played word, the most common first; the word itself where nothing else is known."""
        return self.spellings.get(word) or (word,)

    def spelt_otherwise(self, words: Iterable[str]) -> list[str]:
        """The spellings of those of the played words that are not spelt as they are played: `Masse/Maße`."""
        return ["/".join(self.spellings[word]) for word in words if word in self.spellings]

    def shown(self, word: str) -> str:
        """A played word for people: its first spelling in capitals, `+1` after it where there is one more.

        A spelling that only differs in its capitals is not counted.
        """
        if word not in self.spellings:
            return word.upper()
        different = dict.fromkeys(capitals(spelling) for spelling in self.spellings[word])
        first, *others = different
        return f"{first} +{len(others)}" if others else first

    def named(self, word: str) -> str:
        """A played word in a sentence: its first spelling in capitals."""
        return capitals(self.spellings[word][0]) if word in self.spellings else word.upper()

    def __len__(self) -> int:
        return len(self.words)

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and self.word_id(word) is not None

    def word_id(self, word: str) -> int | None:
        """The number of a word, or None when it is not in the list."""
        place = bisect_left(self.words, word)
        return place if place < len(self.words) and self.words[place] == word else None

    @cached_property
    def crc(self) -> str:
        """The check sum of the words: CRC-32, eight digits in base 16."""
        return f"{zlib.crc32(chr(10).join(self.words).encode()):08x}"

    @cached_property
    def longest(self) -> int:
        """Letters of the longest word; 0 for an empty list."""
        return max(map(len, self.words), default=0)

    @cached_property
    def trie(self) -> Trie:
        """Built on first use, in about 20 ms for 150,000 words."""
        text = self.alphabet.encode("\n".join((*self.words, "")))
        return Trie(*kernel.build(text, self.longest))

    @cached_property
    def nodes(self) -> array[int]:
        """The trie without leaves, for counting words; built on first use, see `kernels.trie.inner`."""
        return kernel.inner(*self.trie)

    @cached_property
    def lengths(self) -> array[int]:
        """Letters of each word by id, uint8."""
        return array("B", map(len, self.words))

    def zipf(self, word: str) -> float | None:
        """Commonness on the Zipf scale (log10 of occurrences per billion words, 0 to 9); None when unknown."""
        return self._zipf.get(word)

    @property
    def has_commonness(self) -> bool:
        """Whether the list says of any word how common it is."""
        return bool(self._zipf)

    def band(self, word: str) -> Band:
        """The band of the word's commonness."""
        return Band.of(self.zipf(word))

    @cached_property
    def by_commonness(self) -> tuple[str, ...]:
        """All words, the most common first; those without a value last, alphabetically."""
        known = set(self.words)
        values = {word: value for word, value in self._zipf.items() if word in known}
        ranked = sorted(values, key=values.__getitem__, reverse=True)
        return (*ranked, *(word for word in self.words if word not in values))

    def starting_with(self, prefix: str) -> tuple[str, ...]:
        """The words that begin with `prefix`, in order; two binary searches, whatever the size of the list."""
        return self.words[bisect_left(self.words, prefix) : bisect_left(self.words, prefix + "\uffff")]

    def matching(self, pattern: str) -> tuple[str, ...]:
        """The words that match the whole pattern, in order: `?` is one letter, `*` any number of letters.

        Case and accents do not matter. Raises `LexiconError` for a pattern with other characters. On 155,000 words
        `?tre?k` takes 1 us, five `?` 2 ms, a pattern with `*` up to 20 ms.
        """
        pattern = self.fold(pattern.strip())
        wrong = next((c for c in pattern if not (c in self.alphabet or c in "?*")), None)
        if wrong is not None:
            raise LexiconError(say("{!r} is not a letter", wrong), f"“{pattern}”")
        if "*" in pattern:
            import fnmatch
            import re

            fits = re.compile(fnmatch.translate(pattern)).match  # its atomic groups cannot backtrack into a `*`
            return tuple(filter(fits, self.starting_with(re.split("[?*]", pattern)[0])))
        if "?" not in pattern:
            return (pattern,) if pattern in self else ()
        if not self.words:
            return ()
        import ahocorasick

        return tuple(sorted(self._automaton.keys(pattern, "?", ahocorasick.MATCH_EXACT_LENGTH)))

    @cached_property
    def _automaton(self) -> ahocorasick.Automaton:
        """Built in about 40 ms for 155,000 words."""
        import ahocorasick

        automaton = ahocorasick.Automaton(ahocorasick.STORE_LENGTH)
        for word in self.words:
            automaton.add_word(word)
        return automaton


# How common words are: the Zipf value of each, and the bands shown to people.


class Band(Enum):
    """A range of commonness wide enough to be trusted; the value is its name for people."""

    VERY_COMMON = phrase("very common")
    COMMON = phrase("common")
    UNCOMMON = phrase("uncommon")
    RARE = phrase("rare")
    UNKNOWN = phrase("unknown")

    @property
    def floor(self) -> float:
        """The minimum Zipf value of the band; -inf for words without a value."""
        return _FLOORS[self]

    @classmethod
    def of(cls, zipf: float | None) -> Band:
        """The band of a Zipf value; None for a word without a value."""
        if zipf is None:
            return cls.UNKNOWN
        return next(band for band, floor in _FLOORS.items() if zipf >= floor)


_FLOORS = {
    Band.VERY_COMMON: 4.5,
    Band.COMMON: 3.5,
    Band.UNCOMMON: 2.3,
    Band.RARE: 0.0,
    Band.UNKNOWN: float("-inf"),
}


class Commonness(Mapping[str, float]):
    """Zipf value by played word of one language, the most common word first; read from the shipped file on first use.

    The scale is log10 of occurrences per billion words. Words common only as names are ranked with the rare words.
    Two threads that use it first at the same moment both read the file, with the same result.
    """

    def __init__(self, language: Language) -> None:
        """Use `commonness_of`, so that the file is read once."""
        self._language = language

    @cached_property
    def _values(self) -> dict[str, float]:
        text = commonness_table(self._language.code)
        words = found_in_lines(r"^([^\t\n]+)\t[\d.]", text)  # a third of the time that splitting takes
        values = found_in_lines(r"^[^\t\n]+\t([\d.]+)", text)
        number = {value: float(value) for value in set(values)}  # 600 different values for 100,000 words
        if not self._language.folding:
            return dict(zip(words, map(number.__getitem__, values), strict=True))
        found: dict[str, float] = {}
        for word, value in zip(map(self._language.fold, words), values, strict=True):
            found.setdefault(word, number[value])  # of words that are played alike the most common one counts
        return found

    def __getitem__(self, word: str) -> float:
        return self._values[word]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def items(self) -> ItemsView[str, float]:
        """Words and values; five times faster than the inherited view."""
        return self._values.items()


def commonness_table(code: str) -> str:
    """The table of a language: `word zipf raw` in each line, the most common word first, without the header line.

    At its end are words without a value that belong to the tier `wide`.
    """
    name = "lexicons/commonness_en.tsv.gz" if code == "en" else f"languages/{code}/commonness_{code}.tsv.xz"
    return table(name).partition("\n")[2]


@cache
def commonness_of(language: Language) -> Commonness:
    """The one that all lists of a language share."""
    return Commonness(language)


def zipf_of(frequency: Mapping[str, float]) -> dict[str, float]:
    """Zipf values from the numbers beside the words of a list, the most common word first.

    Numbers between 0 and 9 that are not all whole are taken as Zipf values already, other numbers as counts in a text
    that has only these words.
    """
    ranked = sorted(frequency.items(), key=lambda item: (-item[1], item[0]))
    numbers = frequency.values()
    if all(number <= 9 for number in numbers) and not all(float(number).is_integer() for number in numbers):
        return dict(ranked)
    whole = 9 - math.log10(math.fsum(numbers) or 1)
    return {word: max(0.0, math.log10(number) + whole) if number else 0.0 for word, number in ranked}


# Words that the program accepts and lists but never proposes: slurs and obscenities. See docs/decisions/107.

_all_proposed = False


def propose_all(wanted: bool) -> None:
    """Choose whether all words are proposed, in the whole process; at first they are not."""
    global _all_proposed
    _all_proposed = wanted


def withheld(language: Language) -> frozenset[str]:
    """The words of a language that are not proposed now, as they are played: `marked` or, if the player wants, none."""
    return frozenset() if _all_proposed else marked(language)


@cache
def marked(language: Language) -> frozenset[str]:
    """The slurs and obscenities of a language, as they are played.

    For what must be the same for everybody, such as a daily puzzle; see `withheld` for the rest.
    """
    lines = file_of(language.code).read_text("utf-8").splitlines()
    return frozenset(language.fold(line) for line in lines if not line.startswith("#"))


def file_of(code: str) -> Path:
    """The file with the marked words of a language, one a line after a line about its sources."""
    folder = "lexicons" if code == ENGLISH.code else f"languages/{code}"
    return resource(f"{folder}/withheld_{code}.txt")
