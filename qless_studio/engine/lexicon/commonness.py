"""How common words are: the Zipf value of each, and the bands shown to people."""

from __future__ import annotations

import math
from collections.abc import ItemsView, Iterator, Mapping
from enum import Enum
from functools import cache, cached_property

from qless_studio.engine.lexicon.languages import Language
from qless_studio.engine.resources import found_in_lines, table
from qless_studio.engine.texts import phrase


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
