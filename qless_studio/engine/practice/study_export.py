"""The words worth learning as files: text, CSV, and cards for Anki."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable

from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.player.study import StudyWord
from qless_studio.engine.practice.anki import HEADER

COLUMNS = ("word", "points", "rolled", "chance", "gain", "forms")
"""Columns of the CSV file; figures as of `StudyWord`, forms of the word separated by blanks."""


def study_text(words: Iterable[StudyWord], lexicon: Lexicon) -> str:
    """One word a line, as it is spelt, with its forms after it."""
    lines = (" ".join(map(lexicon.shown, (word.word, *word.family))) for word in words)
    return "".join(f"{line}\n" for line in lines)


def study_csv(words: Iterable[StudyWord]) -> str:
    """A table with a header line."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for word in words:
        figures = (round(value, 6) for value in (word.rolled, word.chance, word.gain))
        writer.writerow((word.word, word.points, *figures, " ".join(word.family)))
    return text.getvalue()


def study_anki(words: Iterable[StudyWord], lexicon: Lexicon, meaning: Callable[[str], str]) -> str:
    """A card for each word: its letters in alphabetical order, and the word with its forms and its meaning.

    `meaning` gives one line, or "" where none is known.
    """
    text = io.StringIO(newline="")
    text.write("".join(f"{line}\n" for line in HEADER))
    writer = csv.writer(text, delimiter="\t", lineterminator="\n")
    for word in words:
        back = " ".join(map(lexicon.shown, (word.word, *word.family)))
        meant = meaning(word.word)
        letters = "".join(sorted(word.word)).upper()
        name = f"study:{lexicon.language.key}:{word.word}"
        writer.writerow((name, letters, f"{back}: {meant}" if meant else back, "qless-studio study"))
    return text.getvalue()
