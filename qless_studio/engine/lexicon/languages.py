"""The letters of words, the languages of word lists, and the dice, tiles and cards of each."""

from __future__ import annotations

import json
import math
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from typing import NamedTuple

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.folders import resource
from qless_studio.engine.texts import phrase, plain

# The letters that words are made of: up to 32 of them, numbered for the kernels.

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


# The languages of word lists: which letters are played, and how spellings become played words.
#
# See docs/decisions/076.

_UMLAUTS = {"ä": "ae", "ö": "oe", "ü": "ue"}


@dataclass(frozen=True)
class Language:
    """A language, with the letters that its words are played with."""

    code: str
    """Code as in ISO 639-1, and as the prefix of the names of its lists."""
    title: str
    alphabet: Alphabet = ENGLISH_LETTERS
    folding: Mapping[str, str] = field(default_factory=dict, hash=False)
    """What is played for letters that neither belong to the alphabet nor only lose their accent."""
    capitalised_nouns: bool = False
    """Whether capitals are no sign of a name."""
    accented: str = ""
    """Letters of other languages that here are letters with an accent, as ó is in Spanish."""
    spelt_with: str = ""
    """Characters beyond a to z in its words, the most frequent first: they distinguish encodings."""
    accents_last: bool = True
    """Whether further letters follow the letter they look like in dictionaries; otherwise they stand with it."""
    variant: str = ""
    """The suffix of lists that are played with other letters, such as `ae`; empty usually."""

    @property
    def key(self) -> str:
        """A name for the language with its letters: `de`, `de+ae`."""
        return f"{self.code}+{self.variant}" if self.variant else self.code

    def own(self, key: str) -> str:
        """A key for the language's own of something: the key itself in English, `boggle pl` in Polish."""
        return key if self.code == "en" else f"{key} {self.key}"

    def fold(self, text: str) -> str:
        """What is played for a spelling: lowercase letters of the alphabet. Other characters remain."""
        if text.isascii():
            return text.lower()
        return composed(composed(text).lower()).translate(self._folding)

    def as_tiles(self, text: str) -> str:
        """The text of a puzzle without accents that make no letter here; letters of other languages remain."""
        return text if text.isascii() else "".join(map(self._tile, composed(text)))

    def _tile(self, character: str) -> str:
        small = character.lower()
        if small in self.alphabet or (is_letter(small) and small not in self.accented):
            return character
        return unaccented(small).upper() if character.isupper() else unaccented(small)

    def order(self, word: str) -> str:
        """A key that sorts played words as dictionaries of the language do."""
        if word.isascii():
            return word
        if not self.accents_last:
            return f"{unaccented(word)}\0{word}"
        return "".join(letter if letter.isascii() else unaccented(letter) + letter for letter in word)

    @cached_property
    def _folding(self) -> _Folding:
        return _Folding(self)


class _Folding(dict[int, str]):
    """What is played for each character, found when it is first asked for: `str.translate` takes it as a table."""

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language

    def __missing__(self, code: int) -> str:
        letter, language = chr(code), self._language
        self[code] = played = (
            letter if letter in language.alphabet else language.folding.get(letter) or unaccented(letter)
        )
        return played


ENGLISH = Language("en", phrase("English"), spelt_with="’éèêñçöüïâëàäîôûæœåø")
GERMAN = Language(
    "de",
    phrase("German"),
    Alphabet("abcdefghijklmnopqrstuvwxyzäöü"),
    capitalised_nouns=True,
    spelt_with="äüößéèç",
    accents_last=False,
)
LANGUAGES: dict[str, Language] = {
    language.code: language
    for language in (
        ENGLISH,
        GERMAN,
        Language("fr", phrase("French"), accented="äñöü", spelt_with="éâèçêîïôûœëæàüù"),
        Language("es", phrase("Spanish"), Alphabet("abcdefghijklmnopqrstuvwxyzñ"), accented="óü", spelt_with="íáéóñúü"),
        Language("it", phrase("Italian"), accented="ó", spelt_with="àòìéùè"),
        Language("nl", phrase("Dutch"), accented="äñóöü", spelt_with="ëïéèöüêçñûäîåà"),
        Language("pl", phrase("Polish"), Alphabet("abcdefghijklmnoprstuwyzóąćęłńśźż"), spelt_with="łąęśżóćńź"),
    )
}
"""The languages by code, in the order to show them."""

VARIANTS: dict[str, Language] = {
    "de+ae": replace(
        GERMAN, title=phrase("German, Ä played as AE"), alphabet=ENGLISH_LETTERS, folding=_UMLAUTS, variant="ae"
    )
}
"""Languages played with other letters than usual, by `Language.key`."""

LETTERS = "".join(sorted({letter for language in LANGUAGES.values() for letter in language.alphabet.letters}))
"""Every letter that some language plays: what the text forms of puzzles accept."""


def language_of(key: str) -> Language:
    """The language of a code such as `de`, or of a variant such as `de+ae`; raises `LexiconError`."""
    found = LANGUAGES.get(key) or VARIANTS.get(key)
    if found is None:
        known = ", ".join(LANGUAGES)
        raise LexiconError(plain("unknown language {!r}; available: {}", key, known), plain("language {}", key))
    return found


def is_letter(character: str) -> bool:
    """Whether a character, in upper or lower case, is a letter of some language."""
    return len(character) == 1 and character.lower() in _KNOWN


_KNOWN = frozenset(LETTERS)


# Dice, tiles and cards fitted to the words of a language; English has the published ones of each game.
#
# See docs/decisions/078.


class LetterSets(NamedTuple):
    """The letters of games in one language."""

    shares: Mapping[str, float]
    """How often each letter occurs in usual words, in percent; the most frequent first."""
    dice: Mapping[int, tuple[str, ...]]
    """By the side of a square board: a die for each cell, as in the text form of boards."""
    q_less: tuple[str, ...]
    """The twelve dice of Q-Less."""
    copies: Mapping[str, int]
    """The deck of Quiddler: how many there are of each card, in capitals."""
    points: Mapping[str, int]
    """Points by card of the deck."""

    def bag(self, count: int) -> str:
        """Choose this many letters by their shares, each at least once, in alphabetical order: largest remainders."""
        total = sum(self.shares.values())
        wanted = {letter: count * share / total for letter, share in self.shares.items()}
        copies = {letter: max(1, math.floor(number)) for letter, number in wanted.items()}
        while sum(copies.values()) < count:
            copies[max(copies, key=lambda letter: wanted[letter] - copies[letter])] += 1
        while sum(copies.values()) > count:
            several = [letter for letter in copies if copies[letter] > 1]
            copies[min(several, key=lambda letter: wanted[letter] - copies[letter])] -= 1
        return "".join(letter * copies[letter] for letter in sorted(copies))

    @property
    def values(self) -> dict[str, int]:
        """A value from 1 to 10 for every letter, for games that count the tiles of a word; 10 where no card has it."""
        highest = max(self.points.values())
        points = {letter: self.points.get(letter.upper(), highest) for letter in self.shares}
        return {letter: max(1, round(10 * each / highest)) for letter, each in points.items()}


@cache
def letter_sets(language: Language) -> LetterSets | None:
    """Dice, tiles and cards of a language; None for English."""
    if language.code == ENGLISH.code:
        return None
    name = f"letters+{language.variant}.json" if language.variant else "letters.json"
    known = json.loads(resource(f"languages/{language.code}/{name}").read_text("utf-8"))
    deck = known["quiddler"]
    return LetterSets(
        shares=known["letter_share"],
        dice={4: tuple(known["4x4"]["dice"]), 5: tuple(known["5x5"]["dice"])},
        q_less=tuple(known["q_less"]["dice"]),
        copies={card.upper(): copies for card, copies in sorted(deck["copies"].items(), key=_in_deck)},
        points={card.upper(): points for card, points in deck["points"].items()},
    )


def _in_deck(item: tuple[str, int]) -> tuple[int, str]:
    """Single letters first, in alphabetical order."""
    return len(item[0]), item[0]
