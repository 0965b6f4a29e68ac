"""What words and their inflected forms mean: in English the senses of WordNet, in German and French of Wiktionary.

Function words, which WordNet omits, have senses of our own.
"""

from __future__ import annotations

import contextlib
import lzma
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.folders import resource
from qless_studio.engine.lexicon.languages import ENGLISH, Language
from qless_studio.engine.texts import phrase, say

if TYPE_CHECKING:
    import sqlite3

PARTS = {"n": phrase("noun"), "v": phrase("verb"), "a": phrase("adjective"), "r": phrase("adverb")}
"""Parts of speech by the letter WordNet gives them."""
OWN_PARTS = (
    phrase("article"),
    phrase("conjunction"),
    phrase("determiner"),
    phrase("interjection"),
    phrase("preposition"),
    phrase("pronoun"),
)
"""Parts of speech that only our own entries have, marked for translation."""


@dataclass(frozen=True)
class Entry:
    """The senses of one lemma as one part of speech."""

    lemma: str
    part: str
    """Part of speech in full, such as `noun`; empty where the dictionary does not say."""
    senses: tuple[str, ...]
    """One to four, the most usual first."""
    relation: str = ""
    """How the word comes from the lemma, such as `plural of tree`; empty when it is the lemma."""


@dataclass(frozen=True)
class Definition:
    """What is known of a word."""

    word: str
    entries: tuple[Entry, ...]
    """What dictionaries say; at least one entry."""
    derivation: str = ""
    """Parts of the word, as `un- + happy`, if only they are known, so that its meaning is a guess; else empty."""

    @property
    def brief(self) -> tuple[str, str]:
        """The part of speech, and the first sense in one line."""
        entry = self.entries[0]
        relation = self.derivation or entry.relation
        return entry.part, f"{relation}: {entry.senses[0]}" if relation else entry.senses[0]

    @property
    def text(self) -> str:
        """The definition for people, one entry per line."""
        lines = []
        for entry in self.entries:
            part = f" ({entry.part})" if entry.part else ""
            lines.append(f"{entry.relation or entry.lemma}{part}: {'; '.join(entry.senses)}")
        return "\n".join([self.derivation, *lines] if self.derivation else lines)


PACKED = ".xz"
DICTIONARIES = {
    "en": "lexicons/definitions.sqlite",
    "de": "languages/de/definitions_de.sqlite.xz",
    "fr": "languages/fr/definitions_fr.sqlite.xz",
}
"""The shipped dictionaries by code of the language; other languages have none. Those that are packed take a quarter of
the room; they are unpacked into memory, in 0.2 s, when they are first asked."""


def has_dictionary(language: Language) -> bool:
    """Whether words of the language are defined."""
    return language.code in DICTIONARIES


def is_unpacked(language: Language) -> bool:
    """Whether the first definition of a word of the language takes no longer than the next ones."""
    path = resource(DICTIONARIES[language.code])
    return path.suffix != PACKED or path in _ready


def unpack(language: Language) -> None:
    """Do what the first definition of a word of the language would wait for; any thread may. Raises `LexiconError`."""
    path = resource(DICTIONARIES[language.code])
    try:
        if path.suffix == PACKED:
            _unpacked(path)
    except (OSError, EOFError, lzma.LZMAError) as error:
        raise LexiconError(say("cannot be read: {}", error), path.name) from None


class Definitions:
    """The dictionaries; any thread may use them. A query takes about 0.3 ms."""

    def __init__(self, path: Path | None = None) -> None:
        """`path`: a file as packaging/build_lexicons.py makes it, for English; without it the shipped one."""
        self._english = path

    def define(self, word: str, language: Language = ENGLISH, spellings: Sequence[str] = ()) -> Definition | None:
        """The definition of a played word, or None when nothing is known; `spellings` as of `Lexicon.spelt`.

        Tried in English: the word itself and its irregular forms, then regular inflection, then affixes; in other
        languages its spellings and the lemmas of which they are forms. Raises `LexiconError` when the dictionary is
        missing or damaged.
        """
        if not has_dictionary(language):
            return None
        import sqlite3  # imported late: 4 ms, and most runs define nothing

        word = word.lower()
        path = resource(DICTIONARIES[language.code])
        if language.code == ENGLISH.code and self._english is not None:
            path = self._english
        try:
            # A connection per query: it belongs to no thread and stays open for no longer than this.
            with contextlib.closing(_connection(path)) as file:
                query = _Query(file)
                return query.define(word) if language.code == ENGLISH.code else query.defined(word, spellings or [word])
        except (sqlite3.Error, OSError, EOFError, lzma.LZMAError) as error:
            raise LexiconError(say("cannot be read: {}", error), path.name) from None

    def brief(self, word: str, language: Language, spellings: Sequence[str]) -> tuple[str, str]:
        """(part of speech, first sense); empty texts for a word that is not there, or what is wrong as the sense."""
        try:
            known = self.define(word, language, spellings)
        except LexiconError as error:
            return "", str(error)
        return ("", "") if known is None else known.brief


def _connection(path: Path) -> sqlite3.Connection:
    """Raises `sqlite3.Error`, `OSError`, `EOFError` or `LZMAError`."""
    import sqlite3

    if path.suffix != PACKED:
        return sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True)
    file = sqlite3.connect(":memory:")
    file.deserialize(_unpacked(path))
    return file


@cache
def _unpacked(path: Path) -> bytes:
    content = lzma.decompress(path.read_bytes())
    _ready.add(path)
    return content


_ready: set[Path] = set()
"""The dictionaries that are unpacked."""


@cache
def _own() -> dict[str, tuple[Entry, ...]]:
    """Our own entries by word: function words, which WordNet omits."""
    entries: dict[str, tuple[Entry, ...]] = {}
    for line in resource("lexicons/function_words.tsv").read_text("utf-8").splitlines():
        word, part, sense = line.split("\t")
        entries[word] = (*entries.get(word, ()), Entry(word, part, (sense,)))
    return entries


# Rules of detachment: (ending, replacement, relation). They follow Morphy, WordNet's stemmer, with doubled
# consonants added.
_PLURAL, _PAST, _THIRD = phrase("plural of {}"), phrase("past form of {}"), phrase("third person singular of {}")
_ING, _MORE, _MOST = phrase("-ing form of {}"), phrase("comparative of {}"), phrase("superlative of {}")
_INFLECTIONS: dict[str, tuple[tuple[str, str, str], ...]] = {
    "n": (
        ("men", "man", _PLURAL),
        ("ies", "y", _PLURAL),
        ("es", "", _PLURAL),
        ("s", "", _PLURAL),
    ),
    "v": (
        ("ies", "y", _THIRD),
        ("s", "", _THIRD),
        ("es", "", _THIRD),
        ("ied", "y", _PAST),
        ("ed", "e", _PAST),
        ("ed", "", _PAST),
        ("ing", "e", _ING),
        ("ing", "", _ING),
    ),
    "a": (
        ("ier", "y", _MORE),
        ("er", "e", _MORE),
        ("er", "", _MORE),
        ("iest", "y", _MOST),
        ("est", "e", _MOST),
        ("est", "", _MOST),
    ),
}
_DOUBLING = {"ed", "ing", "er", "est"}

_PREFIXES = [
    "anti",
    "auto",
    "co",
    "counter",
    "de",
    "dis",
    "fore",
    "hyper",
    "il",
    "im",
    "in",
    "inter",
    "ir",
    "mid",
    "mini",
    "mis",
    "multi",
    "non",
    "out",
    "over",
    "pre",
    "pro",
    "re",
    "semi",
    "sub",
    "super",
    "trans",
    "un",
    "under",
    "up",
]
_SUFFIXES = (
    ("iness", "y", "-ness"),
    ("ness", "", "-ness"),
    ("ily", "y", "-ly"),
    ("ably", "able", "-ly"),
    ("ibly", "ible", "-ly"),
    ("ically", "ic", "-ly"),
    ("ly", "", "-ly"),
    ("less", "", "-less"),
    ("like", "", "-like"),
    ("able", "", "-able"),
    ("able", "e", "-able"),
    ("ability", "", "-ability"),
    ("ability", "e", "-ability"),
    ("er", "", "-er"),
    ("er", "e", "-er"),
    ("ier", "y", "-er"),
    ("or", "e", "-or"),
    ("or", "", "-or"),
    ("ish", "", "-ish"),
    ("ism", "", "-ism"),
    ("ist", "", "-ist"),
    ("ity", "e", "-ity"),
    ("ity", "", "-ity"),
    ("ize", "", "-ize"),
    ("ise", "", "-ise"),
    ("ment", "", "-ment"),
    ("ful", "", "-ful"),
    ("ship", "", "-ship"),
    ("hood", "", "-hood"),
    ("dom", "", "-dom"),
    ("wise", "", "-wise"),
    ("ward", "", "-ward"),
    ("y", "", "-y"),
    ("y", "e", "-y"),
)
_SHORTEST_STEM = 3
"""Minimum length of a word without its affix: shorter ones mislead (`in- + by`)."""


class _Query:
    """One query to the open dictionary."""

    def __init__(self, file: sqlite3.Connection) -> None:
        self._file = file

    def define(self, word: str) -> Definition | None:
        own = [replace(entry, part=say(entry.part)) for entry in _own().get(word, ())]
        entries = (*own, *self.lemma(word), *self.irregular(word)) or tuple(self.regular(word))
        if entries:
            return Definition(word, entries)
        return next(self.derived(word), None)

    def defined(self, word: str, spellings: Sequence[str]) -> Definition | None:
        """What the dictionary has for the spellings themselves, and for the lemmas of which they are forms."""
        entries: dict[Entry, None] = {}
        for spelling in spellings:
            entries |= dict.fromkeys(self.senses(spelling))
            for (lemma,) in self._file.execute("select lemma from exc where form = ?", (spelling,)):
                if lemma != spelling:
                    entries |= dict.fromkeys(self.senses(lemma, say("form of {}", lemma)))
        return Definition(word, tuple(entries)) if entries else None

    def senses(self, lemma: str, relation: str = "") -> Iterator[Entry]:
        """The entries of a lemma in a dictionary without parts of speech."""
        for (body,) in self._file.execute("select body from def where lemma = ?", (lemma,)):
            for line in str(body).split("\n"):
                yield Entry(lemma, "", tuple(line.split("\t")[1:]), relation)

    def lemma(self, word: str, parts: str = "nvar", relation: str = "") -> Iterator[Entry]:
        """The entries of a lemma, those of the given parts of speech."""
        for (body,) in self._file.execute("select body from def where lemma = ?", (word,)):
            for line in str(body).split("\n"):
                part, *senses = line.split("\t")
                if part in parts:
                    yield Entry(word, say(PARTS[part]), tuple(senses), relation)

    def irregular(self, word: str) -> Iterator[Entry]:
        """The entries of the lemmas that have the word as an irregular form."""
        for part, lemma in self._file.execute("select pos, lemma from exc where form = ? order by pos", (word,)):
            if lemma != word:
                yield from self.lemma(lemma, part, say("form of {}", lemma))

    def regular(self, word: str) -> Iterator[Entry]:
        """The entries of the lemmas that have the word as a regular form."""
        seen = set()
        for stem, part, kind in _stems(word):
            if (stem, part) not in seen:
                seen.add((stem, part))
                yield from self.lemma(stem, part, say(kind, stem))

    def derived(self, word: str) -> Iterator[Definition]:
        """Guesses from the parts of the word, and of the words it may be a form of."""
        for form in dict.fromkeys([word, *(stem for stem, _, _ in _stems(word))]):
            for stem, formula in _parts(form):
                entries = (*self.lemma(stem), *self.irregular(stem)) or tuple(self.regular(stem))
                if entries:
                    yield Definition(word, entries, formula)


def _stems(word: str) -> Iterator[tuple[str, str, str]]:
    """The lemmas that the word may be a regular form of: (lemma, part of speech, relation)."""
    for part, rules in _INFLECTIONS.items():
        for ending, other, kind in rules:
            stem = word.removesuffix(ending)
            if stem == word or len(stem) < 2:
                continue
            yield stem + other, part, kind
            if ending in _DOUBLING and not other and len(stem) > 3 and stem[-1] == stem[-2]:
                yield stem[:-1], part, kind


def _parts(word: str) -> Iterator[tuple[str, str]]:
    """How the word may be made with an affix: (the word inside, formula for people)."""
    for prefix in _PREFIXES:
        stem = word.removeprefix(prefix)
        if stem != word and len(stem) >= _SHORTEST_STEM:
            yield stem, f"{prefix}- + {stem}"
    for ending, other, suffix in _SUFFIXES:
        stem = word.removesuffix(ending)
        if stem != word and len(stem) + len(other) >= _SHORTEST_STEM:
            yield stem + other, f"{stem + other} + {suffix}"
            if not other and len(stem) > 3 and stem[-1] == stem[-2]:
                yield stem[:-1], f"{stem[:-1]} + {suffix}"
