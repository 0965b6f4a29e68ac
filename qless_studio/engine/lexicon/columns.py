"""Find the column of words, and that of numbers, in the lines of a word list. See docs/decisions/007."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import islice

from qless_studio.engine.texts import phrase, say

_SEPARATORS = ("\t", ";", ",", "|", None)
"""Possible separators of columns, the most reliable first; None is any white space."""

_SAMPLE = 2000
"""Lines examined to find what the columns contain."""

_COMMENTS = ("#", "//", ";")

_STRETCH = 1 << 18
"""Characters split into lines at a time."""


class ColumnLayout(Enum):
    """Where the words are in a line; the value is its name for people."""

    AUTOMATIC = phrase("Detect automatically")
    """Columns if most lines have several fields; every word of a line if the fields are in order across lines."""
    LINE = phrase("One entry per line")
    FIRST_COLUMN = phrase("First column")
    """The first column that does not consist of numbers."""
    EVERY_WORD = phrase("Every word of a line")


class Lines:
    """The lines of a text, stripped, without empty ones and comments.

    They are split again in each pass over them, a stretch at a time, so that a file of millions of lines takes no more
    memory than its text.
    """

    def __init__(self, text: str) -> None:
        self._text = text

    def __iter__(self) -> Iterator[tuple[str, int]]:
        """Pairs (line, how often it comes in a stretch of the text), in the order of the first."""
        return (pair for pair in self._counted() if not pair[0].startswith(_COMMENTS))

    def comments(self) -> Iterator[tuple[str, int]]:
        """The comments, in the same way."""
        some = any(map(self.has, _COMMENTS))
        return (pair for pair in self._counted() if pair[0].startswith(_COMMENTS)) if some else iter(())

    def first(self, number: int) -> list[str]:
        """The first lines, each as often as it comes."""
        lines = (line for stretch in self._stretches() for line in map(str.strip, stretch))
        return list(islice((line for line in lines if line and not line.startswith(_COMMENTS)), number))

    def has(self, text: str) -> bool:
        """Whether the text occurs anywhere."""
        return text in self._text

    def _counted(self) -> Iterator[tuple[str, int]]:
        for stretch in self._stretches():
            counts = Counter(map(str.strip, stretch))
            counts.pop("", None)
            yield from counts.items()

    def _stretches(self) -> Iterator[list[str]]:
        start = 0
        while start < len(self._text):
            end = self._text.find("\n", start + _STRETCH)
            end = len(self._text) if end < 0 else end
            yield self._text[start:end].split("\n")
            start = end + 1


@dataclass(frozen=True)
class Columns:
    """How the entries of a list, and the numbers beside them, are found in its lines."""

    lines: Lines
    entries_of: Callable[[str], Iterable[tuple[str, float | None]]]
    """The entries of a line as written, with the number beside each; an entry may be a phrase, or no word at all."""
    notes: tuple[str, ...] = ()
    """Sentences on how the lines were read."""
    numbered: bool = False
    """Whether there is a column of numbers."""
    skipped: str = ""
    """The first line, when it is no entry."""

    def __iter__(self) -> Iterator[tuple[str, float | None, int]]:
        """(entry, number beside it, how often it comes here), in order; never an empty entry."""
        skipped = not self.skipped
        for line, count in self.lines:
            if not skipped and line == self.skipped:
                skipped, count = True, count - 1
            for entry, number in self.entries_of(line) if count else ():
                if entry:
                    yield entry, number, count


def columns_of(lines: Lines, layout: ColumnLayout = ColumnLayout.AUTOMATIC, dic: bool = False) -> Columns:
    """Where the entries are in the lines; `dic`: the file is named as Hunspell's dictionaries."""
    sample = lines.first(_SAMPLE)
    if _looks_hunspell(sample, dic):
        return _hunspell_columns(lines, sample)
    if layout is ColumnLayout.LINE or not sample:
        return _whole_lines(lines)
    likely = (separator for separator in _SEPARATORS if separator is None or lines.has(separator))
    separator = next((each for each in likely if _splits_most(lines, each)), "")
    if separator == "":
        if layout is ColumnLayout.AUTOMATIC:
            return _whole_lines(lines)
        separator = None
    rows = [_fields(line, separator) for line in sample]
    if layout is ColumnLayout.EVERY_WORD or (layout is ColumnLayout.AUTOMATIC and _ordered_across_lines(rows)):
        note = say("The lines contain several words; all of them are read.")
        return Columns(lines, lambda line: ((text, None) for text in _fields(line, separator)), (note,))
    return _pick(lines, rows, separator)


def _whole_lines(lines: Lines) -> Columns:
    return Columns(lines, lambda line: ((line.strip('"'), None),))


def _splits_most(lines: Lines, separator: str | None) -> bool:
    """Whether most lines have several fields."""
    several = every = 0
    for line, count in lines:
        every += count
        if len(line.split(separator, 1)) > 1:
            several += count
    return 2 * several > every


def _fields(line: str, separator: str | None) -> list[str]:
    return [part.strip(' \t"') for part in line.split(separator)]


def _ordered_across_lines(rows: list[list[str]]) -> bool:
    """Whether the fields, read line by line, are in alphabetical order, as in a list printed in columns."""
    fields = [text.lower() for row in rows for text in row if text]
    ascending = sum(map(str.__le__, fields, fields[1:]))
    numbers = sum(number_of(text) is not None for text in fields)
    return 10 * ascending >= 9 * (len(fields) - 1) and 10 * numbers <= len(fields)


def _pick(lines: Lines, sample: list[list[str]], separator: str | None) -> Columns:
    """The first column that does not consist of numbers, and the first column of numbers after it."""
    width = min(max(map(len, sample)), 16)
    numeric = [_mostly_numbers([row[place] if place < len(row) else "" for row in sample]) for place in range(width)]
    chosen = numeric.index(False) if False in numeric else 0
    beside = next((place for place in range(chosen + 1, width) if numeric[place]), width)
    notes = [say("The lines contain several columns; the words are taken from column {}.", chosen + 1)]
    if beside < width:
        notes.append(say("The numbers in column {} are used as word frequencies.", beside + 1))

    def entries_of(line: str) -> Iterable[tuple[str, float | None]]:
        fields = _fields(line, separator)
        number = number_of(fields[beside]) if beside < min(width, len(fields)) else None
        return ((fields[chosen], number),) if chosen < len(fields) else ()

    return Columns(lines, entries_of, tuple(notes), beside < width)


def _mostly_numbers(column: list[str]) -> bool:
    filled = [text for text in column if text]
    return 2 * sum(number_of(text) is not None for text in filled) > len(column)


def number_of(text: str) -> float | None:
    """The number from 0 to 10^18 that the text spells, or None."""
    if not text[:1].isdigit():
        return None
    try:
        number = float(text)
    except ValueError:
        return None
    return number if number <= 1e18 else None


_FLAGGED = re.compile(r"[^\s/]+/[A-Za-z0-9,~!@$]+(\s|$)")


def _looks_hunspell(lines: list[str], dic: bool) -> bool:
    """Whether entries have affix flags, and either a count of entries comes first or the file name says so."""
    return bool(lines) and (dic or lines[0].isdigit()) and any(map(_FLAGGED.match, lines[:1000]))


def _hunspell_columns(lines: Lines, sample: list[str]) -> Columns:
    note = say("This is a Hunspell dictionary: only base forms are read; words formed by its affix rules are missing.")
    count = sample[0] if sample[0].isdigit() else ""
    return Columns(lines, lambda line: ((re.split(r"[/\t]", line)[0], None),), (note,), skipped=count)
