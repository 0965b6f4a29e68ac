"""Find the words, and the numbers beside them, in the lines of a word list. See docs/decisions/007."""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum

from qless_studio.engine.solving import Run
from qless_studio.engine.texts import phrase, say

_SEPARATORS = ("\t", ";", ",", "|", ":", None)
"""Possible separators of columns, the most reliable first; None is any white space."""

_SAMPLE = 2000
"""About how many lines are examined to find what the columns contain."""

_COMMENT = re.compile(r"^[^\S\n]*(?:#|//|;)", re.MULTILINE)
_COMMENTS = ("#", "//", ";")

_STRETCH = 1 << 18
"""Characters split into lines at a time."""

Row = tuple[str, float | None, int]
"""An entry as written (it may be a phrase, or no word at all), the number beside it, and how often both come here."""


class ColumnLayout(Enum):
    """Where the words are in a line; the value is its name for people."""

    AUTOMATIC = phrase("Detect automatically")
    LINE = phrase("one entry per line")
    FIRST_COLUMN = phrase("First column")
    """The first column of words."""
    EVERY_WORD = phrase("every word of a line")


LAYOUTS = {"lines": ColumnLayout.LINE, "columns": ColumnLayout.FIRST_COLUMN, "words": ColumnLayout.EVERY_WORD}
"""By the names that the command line and the library have for them."""


@dataclass(frozen=True)
class Entries:
    """The entries of a list, and how they were found."""

    rows: Iterable[Row]
    """Read once, in order; an entry may be empty."""
    sample: Iterable[str]
    """Entries from all parts of the list."""
    assumed: tuple[str, ...]
    """How the list was read, in a few words each."""
    frequencies: str = ""
    """Description of where the numbers are, in a few words; empty if there are none."""
    only_stems: str = ""
    """A sentence if only the stems of a Hunspell dictionary are read."""


class Lines:
    """The lines of a text, stripped, without empty ones and comments.

    They are split again in each pass over them, a stretch at a time, so that a file of millions of lines takes no more
    memory than its text.
    """

    def __init__(self, text: str, run: Run) -> None:
        """`run` may end a pass with `Stopped`."""
        self._text, self.run = text, run

    def __iter__(self) -> Iterator[tuple[str, int]]:
        """Pairs (line, how often it comes in a stretch of the text), in the order of the first."""
        return (pair for pair in self._counted() if not pair[0].startswith(_COMMENTS))

    def without_first(self) -> Iterator[tuple[str, int]]:
        """The pairs without the first line: its count is less by one, 0 perhaps."""
        pairs = iter(self)
        for line, count in pairs:
            yield line, count - 1
            yield from pairs

    def comments(self) -> Iterator[tuple[str, int]]:
        """The comments, in the same way."""
        starts = range(0, len(self._text), _STRETCH)
        some = any(_COMMENT.search(self._text, start, start + 2 * _STRETCH) for start in starts)
        return (pair for pair in self._counted() if pair[0].startswith(_COMMENTS)) if some else iter(())

    def sample(self) -> list[str]:
        """All lines, or `_SAMPLE` to twice as many, evenly spread; the first one always."""
        step = max(1, (self._text.count("\n") + 1) // _SAMPLE)
        spread = (line.strip() for stretch in self._stretches() for line in stretch[::step])
        first = next((line for line, _ in self), "")
        lines = [line for line in spread if line and not line.startswith(_COMMENTS)]
        return lines if lines[:1] == [first] or not first else [first, *lines]

    def _counted(self) -> Iterator[tuple[str, int]]:
        for stretch in self._stretches():
            counts = Counter(map(str.strip, stretch))
            counts.pop("", None)
            yield from counts.items()

    def _stretches(self) -> Iterator[list[str]]:
        start, length = 0, len(self._text)
        while start < length:
            self.run.checkpoint()
            end = self._text.find("\n", start + _STRETCH)
            end = length if end < 0 else end
            yield self._text[start:end].split("\n")
            start = end + 1


def entries_in(lines: Lines, layout: ColumnLayout) -> Entries:
    """The entries of lines that are neither JSON nor Hunspell's."""
    sample = lines.sample()
    separator = next((each for each in _SEPARATORS if _splits_most(sample, each)), "")
    if layout is ColumnLayout.LINE or not sample or (layout is ColumnLayout.AUTOMATIC and separator == ""):
        return _whole_lines(lines, sample)
    if layout is ColumnLayout.EVERY_WORD:
        return _every_word(lines, sample, _WORDS.findall)
    split = _splitter(sample, separator or None)
    rows = [split(line) for line in sample]
    table = table_of(rows)
    if layout is ColumnLayout.FIRST_COLUMN or table.sure or _is_table(rows):
        return _columns(lines, sample, split, table)
    if separator is None and 10 * sum(len(row) == 1 for row in rows) > len(rows) > 10:
        return _whole_lines(lines, sample)  # phrases among words
    return _every_word(lines, sample, split)


def _splits_most(sample: list[str], separator: str | None) -> bool:
    """Whether most lines have several fields, not counting what only separates thousands."""
    return 2 * sum(len(_fields(_joined(line, separator), separator)) > 1 for line in sample) > len(sample)


Split = Callable[[str], list[str]]

_THOUSANDS = {
    ",": re.compile(r"(?<!\d)\d{1,3}(?:,\d{3})+(?!\d)"),
    None: re.compile(r"(?<!\S)\d{1,3}(?:\s\d{3})+(?!\S)"),
}
"""Numbers whose thousands are separated as columns may be too."""


def _joined(line: str, separator: str | None) -> str:
    """The line with the digits of such numbers joined."""
    pattern = _THOUSANDS.get(separator)
    return pattern.sub(lambda number: re.sub(r"\D", "", number[0]), line) if pattern else line


def _fields(line: str, separator: str | None) -> list[str]:
    """The fields of a line, without the quotes around them and without empty ones at the end."""
    parts = line.split(separator)
    if separator is not None and '"' in line:
        with suppress(csv.Error):  # a field of more than 131,072 characters
            parts = next(csv.reader([line], delimiter=separator, skipinitialspace=True), parts)
    parts = [_bare(part) for part in parts]
    while parts and not parts[-1]:
        parts.pop()
    return parts


def _bare(text: str) -> str:
    """A field or line without spaces and quotes around it, nor a comma after it."""
    if text.isalnum():
        return text
    text = text.strip().rstrip(",;").strip().strip('"“”„«»').strip()
    return text[1:-1] if len(text) > 1 and text[0] == text[-1] == "'" else text


def _splitter(sample: list[str], separator: str | None) -> Split:
    """How to split a line: the thousands of a number are joined first if the lines are no less alike then."""

    def plain(line: str) -> list[str]:
        return _fields(line, separator)

    def joining(line: str) -> list[str]:
        return _fields(_joined(line, separator), separator)

    if all(_joined(line, separator) == line for line in sample):
        return plain
    return plain if alike(map(plain, sample)) > alike(map(joining, sample)) else joining


def _is_table(rows: list[list[str]]) -> bool:
    """Whether the first column of rows without numbers has the words, and the others something about them."""
    fields = [field.lower() for row in rows for field in row if field]
    if len(rows) == 1 or _in_order(fields):
        return False  # a list printed in columns
    varied = 5 * len(set(fields)) > 4 * len(fields)
    if alike(rows) >= 0.9:
        return not (varied and len(rows[0]) > 2 and 10 * sum(map(is_word, fields)) >= 9 * len(fields))
    phrases = sum(any(" " in field for field in row[1:]) for row in rows)
    firsts = [row[0].lower() for row in rows if row]
    repeated = len(fields) > 20 and not varied
    return 5 * phrases > len(rows) or repeated or (len(rows) > 10 and _in_order(firsts))


def _in_order(texts: list[str]) -> bool:
    """Whether texts, few of them numbers, are in alphabetical order, apart from one in ten."""
    ascending = sum(map(str.__le__, texts, texts[1:]))
    numbers = sum(number_of(text) is not None for text in texts)
    return 10 * ascending >= 9 * (len(texts) - 1) and 10 * numbers <= len(texts)


def _whole_lines(lines: Lines, sample: list[str]) -> Entries:
    rows = ((_bare(line), None, count) for line, count in lines)
    return Entries(rows, map(_bare, sample), (say("one entry per line"),))


_WORDS = re.compile(r"[^\s,;|]+")
_PUNCTUATION = ' .,;:!?"“”„«»()[]{}<>'


def _every_word(lines: Lines, sample: list[str], split: Split) -> Entries:
    def words_of(line: str) -> list[str]:
        """The words of a line, which may be a sentence or a list of a programming language."""
        return [_bare(word.strip(_PUNCTUATION)) for word in split(line)]

    rows = ((word, None, count) for line, count in lines for word in words_of(line))
    return Entries(rows, (word for line in sample for word in words_of(line)), (say("every word of a line"),))


def _columns(lines: Lines, sample: list[str], split: Split, table: Table) -> Entries:
    def word_in(row: list[str], line: str) -> str:
        return row[table.word] if table.word < len(row) else line

    def rows() -> Iterator[Row]:
        for line, count in lines.without_first() if table.header else lines:
            if count:
                row = split(line)
                yield word_in(row, line), table.number_in(row), count

    assumed = [say("words from column {}", table.word + 1)] + [say("without the header")] * table.header
    frequencies = "" if table.number is None else say("frequencies from column {}", table.number + 1)
    return Entries(rows(), (word_in(split(line), line) for line in sample), tuple(assumed), frequencies)


# Which column of a table has the words, which one their frequencies, and whether there is a header.

_WIDEST = 16
"""Columns that are looked at."""

WORD_HEADERS = frozenset(
    (
        *("word", "words", "lemma", "form", "token", "headword", "entry", "term", "wort", "wörter", "mot", "mots"),
        *("palabra", "palabras", "parola", "parole", "woord", "woorden", "słowo", "słowa"),
    )
)
"""Names of columns of words, in small letters."""
_HEADERS = WORD_HEADERS.union(
    ("rank", "id", "number", "length", "pos", "tag", "category", "type", "definition", "meaning", "gloss", "language"),
    ("translation", "count", "frequency", "freq", "occurrences", "zipf", "score", "points", "name"),
)
"""Names of columns: a first row is a header if more than half of it, or half with a name of words, are such names."""
OTHER_NUMBERS = frozenset(("id", "rank", "index", "length", "points", "score", "year"))
"""Names of numbers that are no frequencies."""
_NOTHING = frozenset(("na", "n/a", "nan", "null", "none"))
"""Fields without a number in columns of numbers."""

_NUMBER = re.compile(r"(\d{1,3}(?:([.,'’\s])\d{3})(?:\2\d{3})*|\d+)(?:[.,](\d+))?")


@dataclass(frozen=True)
class Table:
    """Where in each row the word is, and the number beside it."""

    word: int
    number: int | None
    dots: bool
    """Whether dots separate the thousands of the numbers."""
    header: bool
    """Whether the first row names the columns."""
    sure: bool
    """Whether numbers or a header show that the rows are a table."""

    def number_in(self, row: Sequence[str]) -> float | None:
        """The number beside the word."""
        if self.number is None or self.number >= len(row):
            return None
        return number_of(row[self.number], self.dots)


def table_of(rows: Sequence[Sequence[str]]) -> Table:
    """How some rows are to be read; the first one is the first row of the file."""
    width = min(max(1, *map(len, rows)), _WIDEST)
    header = len(rows) > 1 and _is_header(rows[0], _columns_of(rows[1:], width))
    body = rows[1:] if header else rows
    columns = _columns_of(body, width)
    numeric = [_share_of_numbers(column) > 0.5 for column in columns]
    texts = [place for place in range(width) if not numeric[place]] or [0]
    named = [place for place in texts if header and place < len(rows[0]) and rows[0][place].lower() in WORD_HEADERS]
    word = named[0] if named else _words_among(texts, columns)
    others = {place for place, field in enumerate(rows[0]) if header and field.lower() in OTHER_NUMBERS}
    number = next((place for place in range(word + 1, width) if numeric[place] and place not in others), None)
    single = sum(sum(number_of(field) is None for field in row) <= 1 for row in body)
    sure = header or (any(numeric) and (alike(rows) >= 0.9 or 2 * single > len(body)))
    return Table(word, number, number is not None and _separated_by_dots(columns[number]), header, sure)


def _columns_of(rows: Sequence[Sequence[str]], width: int) -> list[list[str]]:
    return [[row[place] if place < len(row) else "" for row in rows] for place in range(width)]


def alike(rows: Iterable[Sequence[str]]) -> float:
    """The share of rows that have the most usual number of fields."""
    lengths = Counter(map(len, rows))
    return max(lengths.values(), default=0) / (lengths.total() or 1)


def is_word(text: str) -> bool:
    """Whether a field is a single word, with hyphens or apostrophes perhaps."""
    return text.isalpha() or re.sub(r"[-'’]", "", text).isalpha()


def _share_of_numbers(column: Sequence[str]) -> float:
    return sum(number_of(text) is not None for text in column) / (len(column) or 1)


def _is_header(first: Sequence[str], columns: Sequence[Sequence[str]]) -> bool:
    """Whether the first row names the columns: it has no number, and text over numbers or mostly usual names."""
    if any(number_of(field) is not None for field in first):
        return False
    over = any(
        field[:1].isalpha() and field.lower() not in _NOTHING and _share_of_numbers(column) >= 0.9
        for field, column in zip(first, columns, strict=False)
    )
    names = [field.lower() for field in first]
    usual = 2 * sum(name in _HEADERS for name in names) + (not WORD_HEADERS.isdisjoint(names))
    return over or usual > len(first) > 1


def _words_among(texts: Sequence[int], columns: Sequence[Sequence[str]]) -> int:
    """The first column that consists of words and is not of a few ones only, as parts of speech are."""
    words = [place for place in texts if 2 * sum(map(is_word, columns[place])) > len(columns[place])]
    variety = {place: len(set(columns[place])) for place in words}
    return next((place for place in words if 2 * variety[place] >= max(variety.values())), texts[0])


def number_of(text: str, dots: bool = False) -> float | None:
    """The number from 0 to 10^18 that the text spells, or None: 22,038,615 and 22 038 615 as 5.5 and 5,5.

    `dots`: a dot separates thousands.
    """
    if not text[:1].isdigit():
        return None
    try:
        number = float(text.replace(".", "") if dots else text)
    except ValueError:
        parts = _NUMBER.fullmatch(text)
        if parts is None:
            return None
        number = float(re.sub(r"\D", "", parts[1]) + "." + (parts[3] or "0"))
    return number if number <= 1e18 else None


def _separated_by_dots(column: Sequence[str]) -> bool:
    """Whether dots in numbers separate thousands: some have two, or all are before three digits and some lack them."""
    dotted = [text for text in column if "." in text]
    groups = all(re.fullmatch(r"\d{1,3}(\.\d{3})+", text) for text in dotted)
    return bool(dotted) and groups and (len(dotted) < len(column) or any(text.count(".") > 1 for text in dotted))
