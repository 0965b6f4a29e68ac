"""Which letters are similar and which are rare: a guess that affects the time of a proof, never its result."""

from __future__ import annotations

from qless_studio.engine.lexicon.alphabet import ENGLISH_LETTERS, unaccented
from qless_studio.engine.lexicon.languages import Language
from qless_studio.engine.lexicon.letter_sets import letter_sets

BUCKETS = ("aeiou", "lnrst", "bcdfghjkmpqvwxyz")
"""Vowels, frequent consonants and the rest, where the letters are a to z."""
RARE_FIRST = "qjxzwvkfbyghmpcduolnitrase"


def rare_first(language: Language) -> str:
    """The letters of a language, the rarest first."""
    sets = letter_sets(language)
    if sets is None or language.alphabet == ENGLISH_LETTERS:
        return RARE_FIRST
    return "".join(sorted(language.alphabet.letters, key=lambda letter: sets.shares.get(letter, 0)))


def buckets_of(language: Language) -> tuple[str, ...]:
    """Vowels, the five most frequent consonants, and all other letters of a language."""
    if language.alphabet == ENGLISH_LETTERS:
        return BUCKETS
    rare = rare_first(language)
    vowels = "".join(letter for letter in rare if unaccented(letter) in BUCKETS[0])
    consonants = "".join(letter for letter in rare if letter not in vowels)
    return vowels, consonants[-len(BUCKETS[1]) :], consonants[: -len(BUCKETS[1])]
