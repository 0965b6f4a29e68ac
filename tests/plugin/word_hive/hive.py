"""The puzzle, its words and what they score."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.options import option
from qless_studio.engine.solving import Run

SIZE = 7
FULL_BONUS = 7
SLICE = 2_000
"""Words between two checkpoints: about a millisecond."""


@dataclass(frozen=True)
class Puzzle:
    """Seven different letters in lower case, the compulsory one first; "" before they are entered."""

    letters: str = ""


@dataclass(frozen=True)
class Options:
    min_length: int = option(4, "Minimum length", "Shorter words do not count.", low=1, high=20)


@dataclass(frozen=True)
class Found:
    """A word and its points."""

    word: str
    score: int
    full: bool
    """Whether it has all seven letters."""


@dataclass(frozen=True)
class Summary:
    words: int
    score: int
    full: int


def parse(text: str) -> Puzzle:
    """The puzzle of `T-AEILNR`: blanks and the hyphen may be left out."""
    letters = re.sub(r"[\s-]", "", text).lower()
    for place, letter in enumerate(letters, 1):
        if not "a" <= letter <= "z":
            raise PuzzleError(f"{letter!r} is not a letter", f"letter {place}")
        if letter in letters[: place - 1]:
            raise PuzzleError(f"{letter.upper()} is there twice", f"letter {place}")
    if letters and len(letters) != SIZE:
        raise PuzzleError(f"{len(letters)} letters given; a hive has {SIZE}")
    return Puzzle(letters)


def format_puzzle(puzzle: Puzzle) -> str:
    letters = puzzle.letters.upper()
    return f"{letters[0]}-{letters[1:]}" if letters else ""


EXAMPLE = parse("T-AEILNR")


def scored(word: str, minimum: int) -> Found:
    """One point for a word of the minimum length, else one a letter, and a bonus for all seven letters."""
    full = len(set(word)) == SIZE
    return Found(word, (1 if len(word) <= minimum else len(word)) + FULL_BONUS * full, full)


def solve(puzzle: Puzzle, lexicon: Lexicon, options: Options, run: Run) -> Iterator[Found]:
    """Every word, in alphabetical order."""
    if not puzzle.letters:
        run.checkpoint(summary=Summary(0, 0, 0))
        return
    fits = re.compile(f"[{puzzle.letters}]+").fullmatch
    needed, words, score, full = puzzle.letters[0], 0, 0, 0
    for start in range(0, len(lexicon.words), SLICE):
        run.checkpoint(SLICE, start / len(lexicon.words), Summary(words, score, full))
        for word in lexicon.words[start : start + SLICE]:
            if len(word) >= options.min_length and needed in word and fits(word):
                found = scored(word, options.min_length)
                words, score, full = words + 1, score + found.score, full + found.full
                run.publish(summary=Summary(words, score, full))
                yield found
    run.publish(fraction=1.0, summary=Summary(words, score, full))
