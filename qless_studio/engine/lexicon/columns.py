"""Find the column of words, and that of numbers, in the lines of a word list. See docs/decisions/007."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from qless_studio.engine.texts import phrase, say

_SEPARATORS = ("\t", ";", ",", "|", None)
"""Possible separators of columns, the most reliable first; None is any white space."""

_SAMPLE = 2000
"""Lines examined to find what the columns contain."""


class ColumnLayout(Enum):
    """Where the words are in a line; the value is its name for people."""

    AUTOMATIC = phrase("Detect automatically")
    """Columns if most lines have several fields; every word of a line if the fields are in order across lines."""
    LINE = phrase("One entry per line")
    FIRST_COLUMN = phrase("First column")
    """The first column that does not consist of numbers."""
    EVERY_WORD = phrase("Every word of a line")


@dataclass(frozen=True)
class Columns:
    """The entries of a list, and the numbers beside them."""

    words: list[str]
    """Entries as written; an entry may be a phrase, or not a word at all."""
    numbers: list[float | None]
    """The number beside each entry; empty without a column of numbers."""
    notes: tuple[str, ...]
    """Sentences on how the lines were read."""


def columns_of(lines: list[str], layout: ColumnLayout = ColumnLayout.AUTOMATIC, dic: bool = False) -> Columns:
    """Split stripped lines that are neither empty nor comments; `dic`: the file is named as Hunspell's dictionaries."""
    if _looks_hunspell(lines, dic):
        return _hunspell_columns(lines)
    if layout is ColumnLayout.LINE or not lines:
        rows = None
    else:
        text = "\n".join(lines)  # one search through all of it is fast: most lists have none
        likely = [separator for separator in _SEPARATORS if separator is None or separator in text]
        rows = next((rows for separator in likely if (rows := _split(lines, separator))), None)
        if rows is None and layout is not ColumnLayout.AUTOMATIC:
            rows = [_fields(line, None) for line in lines]
    if rows is None:
        return Columns([line.strip('"') for line in lines], [], ())
    if layout is ColumnLayout.EVERY_WORD or (
        layout is ColumnLayout.AUTOMATIC and _ordered_across_lines(rows[:_SAMPLE])
    ):
        return Columns(
            [text for row in rows for text in row], [], (say("The lines contain several words; all of them are read."),)
        )
    return _pick(rows)


def _split(lines: list[str], separator: str | None) -> list[list[str]] | None:
    """The fields of the lines if most lines have several, else None."""
    if 2 * sum(len(line.split(separator, 1)) > 1 for line in lines) <= len(lines):
        return None
    return [_fields(line, separator) for line in lines]


def _fields(line: str, separator: str | None) -> list[str]:
    return [part.strip(' \t"') for part in line.split(separator)]


def _ordered_across_lines(rows: list[list[str]]) -> bool:
    """Whether the fields, read line by line, are in alphabetical order, as in a list printed in columns."""
    fields = [text.lower() for row in rows for text in row if text]
    ascending = sum(map(str.__le__, fields, fields[1:]))
    numbers = sum(number_of(text) is not None for text in fields)
    return 10 * ascending >= 9 * (len(fields) - 1) and 10 * numbers <= len(fields)


def _pick(rows: list[list[str]]) -> Columns:
    """The first column that does not consist of numbers, and the first column of numbers after it."""
    width = min(max(map(len, rows)), 16)
    columns = [[row[place] if place < len(row) else "" for row in rows] for place in range(width)]
    numeric = [_mostly_numbers(column[:_SAMPLE]) for column in columns]
    chosen = numeric.index(False) if False in numeric else 0
    beside = next((place for place in range(chosen + 1, width) if numeric[place]), None)
    notes = [say("The lines contain several columns; the words are taken from column {}.", chosen + 1)]
    if beside is None:
        return Columns(columns[chosen], [], tuple(notes))
    notes.append(say("The numbers in column {} are used as word frequencies.", beside + 1))
    return Columns(columns[chosen], [number_of(text) for text in columns[beside]], tuple(notes))


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


def _hunspell_columns(lines: list[str]) -> Columns:
    entries = lines[1:] if lines[0].isdigit() else lines
    note = say("This is a Hunspell dictionary: only base forms are read; words formed by its affix rules are missing.")
    return Columns([re.split(r"[/\t]", line)[0] for line in entries], [], (note,))
