"""Which column of a table has the words, which one their frequencies, and whether there is a header."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

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
