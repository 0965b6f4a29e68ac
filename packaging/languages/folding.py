"""The languages as the build sees them, and how spellings fold to what is played."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

FOLDS = {"æ": "ae", "œ": "oe", "ø": "o", "ð": "d", "þ": "th", "ß": "ss", "ł": "l", "ı": "i", "đ": "d", "ĳ": "ij"}


@dataclass(frozen=True)
class Language:
    code: str
    title: str
    letters: str
    """Letters of a board or a tile, in the order of the alphabet."""
    ascii: dict[str, str]
    """What stands for each further letter when a board has a-z only."""
    vowels: str
    source: str = ""
    licence: str = ""
    drop: str = ""
    """Words with these characters are left out."""


A_Z = "abcdefghijklmnopqrstuvwxyz"
LANGUAGES = {
    language.code: language
    for language in (
        Language(
            "de",
            "Deutsch",
            "abcdefghijklmnopqrstuvwxyzäöü",
            {"ä": "ae", "ö": "oe", "ü": "ue"},
            "aeiouyäöü",
            source="German Wiktionary (words, definitions), german-nouns 1.2.5, wordfreq 3.1.1 (commonness)",
            licence="CC BY-SA 4.0: see Wiktionary and wordfreq in the folder licences",
        ),
        Language(
            "fr",
            "Français",
            A_Z,
            {},
            "aeiouy",
            source="Dicollecte 7.0 (words), French Wiktionary (definitions), wordfreq 3.1.1 (commonness)",
            licence="MPL 2.0 for words, CC BY-SA 4.0 for definitions and commonness: see the folder licences",
        ),
        Language(
            "es",
            "Español",
            "abcdefghijklmnñopqrstuvwxyz",
            {"ñ": "n"},
            "aeiouy",
            source="RLA-ES 7.5 (words), wordfreq 3.1.1 (commonness)",
            licence="MPL 2.0 for words, CC BY-SA 4.0 for commonness: see the folder licences",
        ),
        Language(
            "it",
            "Italiano",
            A_Z,
            {},
            "aeiouy",
            source="Morph-it! 48 (words), wordfreq 3.1.1 (commonness)",
            licence="CC BY-SA 4.0: see Morph-it and wordfreq in the folder licences",
        ),
        Language(
            "nl",
            "Nederlands",
            A_Z,
            {},
            "aeiouy",
            source="OpenTaal 2.20.19 (words), wordfreq 3.1.1 (commonness)",
            licence="BSD for words, CC BY-SA 4.0 for commonness: see the folder licences",
        ),
        Language(
            "pl",
            "Polski",
            "aąbcćdeęfghijklłmnńoóprsśtuwyzźż",
            {"ą": "a", "ć": "c", "ę": "e", "ł": "l", "ń": "n", "ó": "o", "ś": "s", "ź": "z", "ż": "z"},
            "aąeęioóuy",
            source="sjp.pl 20220301 (words), wordfreq 3.1.1 (commonness)",
            licence="CC BY 4.0 for words, CC BY-SA 4.0 for commonness: see the folder licences",
            drop="qvx",
        ),
    )
}
"""By code."""


def unaccented(text: str, keep: str = "") -> str:
    out = []
    for letter in unicodedata.normalize("NFC", text):
        if letter in keep:
            out.append(letter)
        else:
            letter = FOLDS.get(letter, letter)
            out.append("".join(c for c in unicodedata.normalize("NFD", letter) if not unicodedata.combining(c)))
    return "".join(out)


def fold(spelling: str, language: Language) -> str | None:
    """The letters that are played, or None for what is no word of the alphabet."""
    played = unaccented(spelling.lower(), language.letters)
    return played if all(c in language.letters for c in played) else None


def ascii_of(played: str, language: Language) -> str:
    return "".join(language.ascii.get(c, c) for c in played)
