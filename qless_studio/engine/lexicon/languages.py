"""The languages of word lists: which letters are played, and how spellings become played words.

See docs/decisions/076.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.lexicon.alphabet import ENGLISH_LETTERS, Alphabet, composed, unaccented
from qless_studio.engine.texts import phrase, plain

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
