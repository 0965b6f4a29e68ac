"""The letters that words are made of: up to 32 of them, numbered for the kernels."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import cached_property

MOST = 32
"""Maximum number of letters: the kernels keep a set of letters in 32 bits."""
FIRST = 97
"""The byte that stands for the first letter in texts for the kernels."""
_BEYOND = 128


@dataclass(frozen=True)
class Alphabet:
    """Lowercase letters in ascending order of code points; the code of a letter is its place.

    Codes ascend as code points do, so that words, their ids and their codes have the same order. a to z keep a single
    byte; further letters follow them. See docs/decisions/076.
    """

    letters: str

    def __post_init__(self) -> None:
        if len(self.letters) > MOST or list(self.letters) != sorted(set(self.letters)):
            raise ValueError(f"not up to {MOST} letters in order: {self.letters}")

    def __contains__(self, letter: object) -> bool:
        return letter in self.codes

    def __len__(self) -> int:
        return len(self.letters)

    @cached_property
    def codes(self) -> dict[str, int]:
        """The code of each letter, from 0."""
        return {letter: code for code, letter in enumerate(self.letters)}

    def spells(self, text: str) -> bool:
        """Whether the text consists of letters of the alphabet, and of one at least."""
        return bool(text) and self._set.issuperset(text)

    def foreign(self, text: str) -> str:
        """The characters of the text that are not letters of the alphabet, each once, in ascending order."""
        return "" if self._set.issuperset(text) else "".join(sorted(set(text) - self._set))

    def encode(self, text: str) -> bytes:
        """A byte for each letter, its code after `FIRST`; a line feed remains. Other characters must not occur.

        2 ms for 150,000 words of a-z, 10 ms with further letters.
        """
        if self.letters == LATIN:
            return text.encode("ascii")
        for number, letter in enumerate(self._further):
            text = text.replace(letter, chr(_BEYOND + number))
        return text.encode("latin-1").translate(self._table)

    @cached_property
    def _set(self) -> frozenset[str]:
        return frozenset(self.letters)

    @cached_property
    def _further(self) -> str:
        return "".join(letter for letter in self.letters if letter not in LATIN)

    @cached_property
    def _table(self) -> bytes:
        table = bytearray(range(256))
        for letter, code in self.codes.items():
            byte = _BEYOND + self._further.index(letter) if letter in self._further else ord(letter)
            table[byte] = FIRST + code
        return bytes(table)


LATIN = "abcdefghijklmnopqrstuvwxyz"
"""The letters of most languages."""
ENGLISH_LETTERS = Alphabet(LATIN)

_LIGATURES = str.maketrans(
    {"æ": "ae", "œ": "oe", "ø": "o", "ð": "d", "þ": "th", "ß": "ss", "ł": "l", "ı": "i", "đ": "d", "ĳ": "ij"}
)


def composed(text: str) -> str:
    """The text with each letter and its accent as one character (NFC), as macOS and some websites do not write it."""
    return text if text.isascii() else unicodedata.normalize("NFC", text)


def is_vowel(letter: str) -> bool:
    """Whether a lowercase letter is a vowel, with an accent or without; y is one."""
    return unaccented(letter)[:1] in frozenset("aeiouy")


def unaccented(text: str) -> str:
    """The lowercase text with accents removed and ligatures spelt out."""
    if text.isascii():
        return text
    parts = unicodedata.normalize("NFD", text.translate(_LIGATURES))
    return "".join(letter for letter in parts if not unicodedata.combining(letter))
