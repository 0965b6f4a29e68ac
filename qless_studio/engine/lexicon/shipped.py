"""The word lists that come with the program, by language; each language's lists are taken from one table of words.

See docs/decisions/005 and 077.
"""

from __future__ import annotations

import json
import re
from collections.abc import Container, Iterable, Iterator, Mapping
from functools import cache, cached_property
from itertools import islice
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from qless_studio.engine import folders
from qless_studio.engine.errors import LexiconError
from qless_studio.engine.lexicon.languages import ENGLISH, LANGUAGES, VARIANTS, Language
from qless_studio.engine.lexicon.lexicon import Band, Lexicon, commonness_of, commonness_table
from qless_studio.engine.texts import figure, phrase, plain, say

DEFAULT = "wide"
"""The list used until the player chooses another."""

EVERYDAY, STANDARD, WIDE, MAX = 50, 70, 75, 80
"""Levels of words, after those of SCOWL."""

REGIONS = {"us": 1, "gb": 2, "ca": 4, "au": 8}
"""A bit per region, by the suffix that adds the region's spellings to a list."""

_ALL = sum(REGIONS.values())


class Shipped(NamedTuple):
    """One shipped list: the words up to a level, or the most common ones."""

    name: str
    title: str
    description: str
    level: int = MAX
    """Highest level: of SCOWL in English, where 75 stands for words of level 80 that WordNet supports."""
    common: int | None = None
    """If set, only this many words: the most common ones."""
    regions: int = REGIONS["us"]
    """English spellings; all of them in other languages, which have no regions."""
    language: str = ENGLISH.code

    @property
    def about(self) -> str:
        """Which words it has, for people."""
        if self.common is not None:
            return say("the {} most common words", figure(self.common))
        return say(self.description)

    @property
    def tier(self) -> str:
        """The name without the language: `wide` for `de-wide`."""
        return self.name if self.language == ENGLISH.code else self.name.partition("-")[2]

    @property
    def full_title(self) -> str:
        """The title for people, with the language unless it is English."""
        if self.language == ENGLISH.code:
            return say(self.title)
        return f"{say(self.title)}, {say(LANGUAGES[self.language].title)}"


_COMMON = (
    Shipped("common2k", phrase("Common 2k"), "", common=2_000),
    Shipped("common5k", phrase("Common 5k"), "", common=5_000),
    Shipped("common10k", phrase("Common 10k"), "", common=10_000),
    Shipped("common20k", phrase("Common 20k"), "", common=20_000),
)
_ENGLISH = (
    Shipped("everyday", phrase("Everyday"), phrase("words most people use"), EVERYDAY),
    Shipped("standard", phrase("Standard"), phrase("words of a good desk dictionary"), STANDARD),
    Shipped("wide", phrase("Wide"), phrase("standard words, and rarer ones that a second source supports"), WIDE),
    Shipped(
        "max",
        phrase("Max (international)"),
        phrase("all known words, in the spellings of all regions"),
        MAX,
        regions=_ALL,
    ),
    *_COMMON,
)
_OTHERS = (
    Shipped("everyday", phrase("Everyday"), phrase("words most people use"), EVERYDAY),
    Shipped("standard", phrase("Standard"), phrase("words that occur in texts"), STANDARD),
    Shipped("wide", phrase("Wide"), phrase("standard words and all their forms"), WIDE),
    Shipped("max", phrase("Max"), phrase("all words of the dictionary"), MAX),
    *_COMMON,
)
_WIDE_IS_ALL = ("de", "nl", "pl")
"""Languages in which the list of the wide tier is the whole dictionary."""


def _lists() -> Iterator[Shipped]:
    yield from _ENGLISH
    for code in LANGUAGES:
        for entry in _OTHERS if code != ENGLISH.code else ():
            if entry.name != "max" or code not in _WIDE_IS_ALL:
                yield entry._replace(name=f"{code}-{entry.name}", regions=_ALL, language=code)


LISTS = {entry.name: entry for entry in _lists()}
"""The shipped lists by name, in the order to show them: English, then by language."""


@cache
def sources(code: str = ENGLISH.code) -> dict[str, Any]:
    """The sources of a language's data, its licence, and the size of each list; see packaging/README.md."""
    name = "lexicons/SOURCES.json" if code == ENGLISH.code else f"languages/{code}/language.json"
    facts: dict[str, Any] = json.loads(folders.resource(name).read_text("utf-8"))
    return facts


_in_use: WeakValueDictionary[str, Lexicon] = WeakValueDictionary()


def default_list(code: str) -> str:
    """The list of a language to play with; the standard tiers are about as large and sound as `wide` in English."""
    return DEFAULT if code == ENGLISH.code else f"{code}-standard"


def list_like(name: str, code: str) -> str:
    """The shipped list of a language that is for it what an English list is for English: `de-standard` for `wide`."""
    if code == ENGLISH.code:
        return name
    return default_list(code) if name == DEFAULT else f"{code}-{name}"


def list_in(name: str, key: str) -> str:
    """The shipped list of the language with this `Language.key` that a list of any language, even an imported one, is
    like: `de-standard+ae` for `max` and `de+ae`.
    """
    code, plus, variant = key.partition("+")
    base = name.partition("+")[0]
    found = list_like(LISTS[base].tier if base in LISTS else DEFAULT, code)
    return (found if found in LISTS else default_list(code)) + plus + variant


def is_shipped(name: str) -> bool:
    """Whether the name, without its region suffixes, is the name of a shipped list."""
    return name.partition("+")[0] in LISTS


def load(name: str) -> Lexicon:
    """A shipped list: `wide` has American spellings, `wide+gb+ca` British and Canadian ones too.

    `de-wide` plays Ä as a letter, `de-wide+ae` as AE. A list that is in use is given out again, so that it is read and
    its trie built only once. Raises `LexiconError` for an unknown suffix.
    """
    lexicon = _in_use.get(name)
    if lexicon is None:
        lexicon = _in_use[name] = _load(name)
    return lexicon


def _load(name: str) -> Lexicon:
    base, *suffixes = name.split("+")
    entry = LISTS[base]
    if entry.language != ENGLISH.code:
        return _load_other(name, entry, suffixes)
    regions = entry.regions
    for suffix in suffixes:
        if suffix not in REGIONS:
            raise LexiconError(
                plain("unknown region {!r}; available: {}", suffix, ", ".join(REGIONS)), say("word list {}", name)
            )
        regions |= REGIONS[suffix]
    words = _words(entry.level, regions)
    zipf = commonness_of(ENGLISH)
    if entry.common is not None:
        known = set(words)
        words = list(islice((word for word in zipf if word in known), entry.common))
    return Lexicon(name, words, zipf)


def _words(level: int, regions: int) -> list[str]:
    """Words up to `level` in the spelling of one of the `regions`, sorted.

    One regular expression over the whole table takes 45 ms; splitting its 255,098 lines takes 170 ms.
    """
    levels = "|".join(str(each) for each in sources()["levels"] if each <= level)
    masks = "|".join(str(mask) for mask in range(1, _ALL + 1) if mask & regions)
    return folders.found_in_lines(rf"^([a-z]+)\t(?:{levels})\t(?:{masks})$", table())


def table(code: str = ENGLISH.code) -> str:
    """The table of a language: a line for each word in the order of its alphabet, after a header line.

    In English `word level regions`, elsewhere `word spellings`, with `|` between spellings, which are left out where
    the only one is the word itself. Unpacked in 10 ms (English) or 40 to 110, 4 to 12 MB.
    """
    name = "lexicons/lexicon_en.tsv.gz" if code == ENGLISH.code else f"languages/{code}/lexicon_{code}.tsv.xz"
    return folders.table(name)


def known_words(words: Iterable[str], language: Language) -> Iterator[str]:
    """Yield the given words, written as they are played, that some shipped list of the language has.

    For a worker: the table is unpacked, and each word takes some milliseconds.
    """
    text = table(language.code)
    spellings: Container[str] = () if language.code == ENGLISH.code else spellings_of(language)
    for word in words:
        if f"\n{word}\t" in text or word in spellings:
            yield word


# other languages: the tier of a word follows from its commonness


def _load_other(name: str, entry: Shipped, suffixes: list[str]) -> Lexicon:
    language = _language_with(name, entry.language, suffixes)
    zipf = commonness_of(language)
    if entry.common is not None:
        words: Iterator[str] | list[str] = islice(zipf, entry.common)
    elif entry.level <= STANDARD:
        floor = Band.UNCOMMON.floor if entry.level == EVERYDAY else 0
        words = [word for word, value in zipf.items() if value >= floor]
    else:
        words = [language.fold(word) for word in tier_words(entry)] if language.folding else tier_words(entry)
    return Lexicon(name, words, zipf, language, spellings_of(language))


def _language_with(name: str, code: str, suffixes: list[str]) -> Language:
    """The language, or its variant that a list's suffix asks for; raises `LexiconError`."""
    variants = {variant.variant: variant for variant in VARIANTS.values() if variant.code == code}
    for suffix in suffixes:
        if suffix not in variants:
            known = ", ".join(variants) or say("none")
            raise LexiconError(plain("unknown spelling {!r}; available: {}", suffix, known), say("word list {}", name))
        return variants[suffix]
    return LANGUAGES[code]


def tier_words(entry: Shipped) -> list[str]:
    """The words of the tier wide, or all of the dictionary."""
    if entry.level == WIDE and entry.language not in _WIDE_IS_ALL:
        return folders.found_in_lines(r"^[^\t\n]+", commonness_table(entry.language))
    return folders.found_in_lines(r"^([^\t\n]+)\t", table(entry.language))[1:]


class Spellings(Mapping[str, tuple[str, ...]]):
    """The spellings of a language's words that are not spelt as they are played; read when first asked for one."""

    def __init__(self, language: Language) -> None:
        """Use `spellings_of`, so that the file is read once."""
        self._language = language

    @cached_property
    def _values(self) -> dict[str, str]:
        """The spellings by word, with `|` between them: a quarter of the memory that tuples take."""
        text, found = table(self._language.code).partition("\n")[2], dict[str, str]()
        for part in folders.parts(text):
            found.update(re.findall(r"^([^\t\n]+)\t([^\n]+)$", part, re.MULTILINE))
        if self._language.folding:
            self._fold_words(found, text)
        return found

    def _fold_words(self, found: dict[str, str], text: str) -> None:
        """Enter words with letters that the variant folds as they are played, after those spelt as they are played."""
        plain = set(re.findall(r"^([^\t\n]+)\t$", text, re.MULTILINE))
        folded = "".join(self._language.folding)
        for word in re.findall(rf"^([^\t\n]*[{folded}][^\t\n]*)\t", text, re.MULTILINE):
            played, spelt = self._language.fold(word), found.pop(word, word)
            same = found.get(played) or (played if played in plain else "")
            found[played] = f"{same}|{spelt}" if same else spelt

    def __getitem__(self, word: str) -> tuple[str, ...]:
        return tuple(self._values[word].split("|"))

    def __contains__(self, word: object) -> bool:
        return word in self._values

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)


@cache
def spellings_of(language: Language) -> Spellings:
    """The one that all lists of a language share."""
    return Spellings(language)
