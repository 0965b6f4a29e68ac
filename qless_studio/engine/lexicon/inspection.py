"""What is known about one word: its meaning, its base, related words, and the lists that have it.

See docs/decisions/006.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from threading import Lock
from weakref import WeakKeyDictionary

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.lexicon import imported, shipped
from qless_studio.engine.lexicon.definitions import Definition, Definitions
from qless_studio.engine.lexicon.languages import ENGLISH, FIRST, LANGUAGES, MOST, Language
from qless_studio.engine.lexicon.lexicon import Band, Lexicon, capitals, commonness_of
from qless_studio.engine.lexicon.shipped import LISTS, REGIONS, STANDARD, Shipped
from qless_studio.engine.texts import say

_SLICE = 16_000
"""Characters of the table processed before other threads get a chance to run: about a millisecond."""


@dataclass(frozen=True)
class Base:
    """A word from which another one is derived."""

    word: str
    relation: str
    """How, as in a definition: `plural of tree`, `un- + happy`."""


@dataclass(frozen=True)
class Holding:
    """Whether one list has the word."""

    name: str
    """What `load` takes."""
    title: str
    held: bool
    regions: tuple[str, ...] = ()
    """If the list does not have it: the regions (suffixes such as `gb`) with whose spellings it would."""
    error: str = ""
    """Why the holding is unknown: the list cannot be read."""


@dataclass(frozen=True)
class Report:
    """What is known about a word. Related words come from the list in use, in alphabetical order."""

    word: str
    spellings: tuple[str, ...]
    """How the word is spelt, the most common spelling first."""
    listed: bool
    """Whether the list in use has the word."""
    definition: Definition | None
    bases: tuple[Base, ...]
    """The words of which it is a form, or from which it is made with an affix."""
    zipf: float | None
    anagrams: tuple[str, ...]
    front: tuple[str, ...]
    """Words with one more letter at the front."""
    back: tuple[str, ...]
    """Words with one more letter at the end."""
    shorter: tuple[str, ...]
    """Words that remain without its first or its last letter."""
    holdings: tuple[Holding, ...]
    """Lists of the same language, shipped ones first, then imported ones."""
    texts: Mapping[str, str] = field(default_factory=dict, hash=False)
    """The related words for people, as `Lexicon.shown`."""

    def text_of(self, word: str) -> str:
        """A related word for people."""
        return self.texts.get(word) or capitals(word)

    @property
    def shown(self) -> str:
        """All spellings in capitals, for people."""
        return " / ".join(dict.fromkeys(map(capitals, self.spellings)))

    @property
    def band(self) -> Band:
        """How common the word is."""
        return Band.of(self.zipf)


class Anagrams:
    """Finds the words of a list that have the same letters; built in 0.2 s for 155,000 words, 8 bytes per word."""

    _VALUES = tuple(pow(0x9E3779B97F4A7C15, power, 2**58) for power in range(1, MOST + 1))
    """A number per letter, so that different multisets of letters rarely have equal sums; 64 of them fit 64 bits."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._words, self._alphabet = lexicon.words, lexicon.alphabet
        self._sums = array("Q", map(self._sum, lexicon.words))

    def _sum(self, word: str) -> int:
        values = self._VALUES
        return sum([values[letter - FIRST] for letter in self._alphabet.encode(word)])

    def of(self, word: str) -> tuple[str, ...]:
        """The other words with exactly the letters of `word`, which need not be in the list; 3 ms."""
        if self._alphabet.foreign(word):
            return ()
        letters = sorted(word)
        found = (self._words[place] for place in self._places(self._sum(word)))
        return tuple(other for other in found if other != word and sorted(other) == letters)

    def _places(self, total: int) -> Iterator[int]:
        place = -1
        try:
            while True:
                place = self._sums.index(total, place + 1)
                yield place
        except ValueError:  # no more
            return


class Shelf:
    """Knows which lists have a word without loading them; any thread may use it."""

    def __init__(self) -> None:
        self._building = Lock()
        self._others: dict[str, _OtherShelf] = {}

    def prepare(self, language: Language = ENGLISH) -> None:
        """Build now what the first query needs, in 0.2 s; queries from other threads wait for it."""
        with self._building:
            if language.code == ENGLISH.code:
                _ = self._common
            elif language.code not in self._others:
                self._others[language.code] = _OtherShelf(LANGUAGES[language.code])

    @cached_property
    def _table(self) -> str:
        return shipped.table()

    @cached_property
    def _common(self) -> tuple[dict[str, int], bytes]:
        """The words that have both a commonness and a line in the table: rank by word, and regions by rank."""
        regions: dict[str, int] = {}
        english = commonness_of(ENGLISH)
        known, start = set(english), 0
        while start < len(self._table):  # in slices, so that other threads can run in between
            end = self._table.find("\n", start + _SLICE) + 1 or len(self._table)
            rows = re.findall(r"^([a-z]+)\t\d+\t(\d+)$", self._table[start:end], re.MULTILINE)
            regions.update((word, int(mask)) for word, mask in rows if word in known)
            start = end
        ranked = [word for word in english if word in regions]
        return {word: place for place, word in enumerate(ranked)}, bytes(map(regions.__getitem__, ranked))

    def holdings(self, word: str, language: Language = ENGLISH, spellings: Sequence[str] = ()) -> tuple[Holding, ...]:
        """For every list of the language, whether it has the word, which is spelt so.

        Raises `LexiconError` when the folder of lists cannot be read.
        """
        self.prepare(language)
        if language.code == ENGLISH.code:
            shipped_ones = self._in_english(word)
        else:
            plain = LANGUAGES[language.code]
            words = {word} if language == plain else {plain.fold(spelling) for spelling in spellings or (word,)}
            shipped_ones = self._others[language.code].holdings(words)
        return (*shipped_ones, *(_in_imported(name, word) for name in _imported_in(language)))

    def _in_english(self, word: str) -> list[Holding]:
        table = self._table
        start = table.find(f"\n{word}\t") + 1
        row = table[start : table.find("\n", start)].split("\t") if start else ("", 0, 0)
        level, mask = int(row[1]), int(row[2])
        return [self._in_shipped(each, word, level, mask) for each in _lists_of(ENGLISH.code)]

    def _in_shipped(self, entry: Shipped, word: str, level: int, mask: int) -> Holding:
        def has(regions: int) -> bool:
            if entry.common is not None:
                return bool(mask & regions) and self._rank(word, regions) < entry.common
            return bool(mask & regions) and level <= entry.level

        held = has(entry.regions)
        more = () if held else tuple(name for name, bit in REGIONS.items() if has(entry.regions | bit))
        return Holding(entry.name, say(entry.title), held, more)

    def _rank(self, word: str, regions: int) -> float:
        """How many words spelled in these regions are more common; infinite for a word whose commonness is unknown."""
        places, masks = self._common
        if word not in places:
            return float("inf")
        before = masks[: places[word]]
        return sum(before.count(mask) for mask in range(1, sum(REGIONS.values()) + 1) if mask & regions)


class _OtherShelf:
    """Knows which of the shipped lists of a language other than English have a word."""

    def __init__(self, language: Language) -> None:
        self._lists = _lists_of(language.code)
        self._zipf = commonness_of(language)
        most = max(entry.common or 0 for entry in self._lists)
        self._rank = {word: place for place, word in enumerate(islice(self._zipf, most))}
        self._tables = {
            entry.name: "\n".join(("", *shipped.tier_words(entry), ""))
            for entry in self._lists
            if entry.common is None and entry.level > STANDARD
        }

    def holdings(self, words: set[str]) -> list[Holding]:
        """Whether each list has one of the words."""
        return [
            Holding(each.name, each.full_title, any(self._in(each, word) for word in words)) for each in self._lists
        ]

    def _in(self, entry: Shipped, word: str) -> bool:
        if entry.common is not None:
            return self._rank.get(word, entry.common) < entry.common
        if entry.name in self._tables:
            return f"\n{word}\n" in self._tables[entry.name]
        zipf = self._zipf.get(word)
        return zipf is not None and (entry.level == STANDARD or zipf >= Band.UNCOMMON.floor)


def _lists_of(code: str) -> list[Shipped]:
    return [entry for entry in LISTS.values() if entry.language == code]


def _imported_in(language: Language) -> Iterator[str]:
    """The imported lists of the language, and those too damaged to say their language."""
    for name in imported.names():
        try:
            if imported.header(name).language == language.code:
                yield name
        except LexiconError:
            yield name


def _in_imported(name: str, word: str) -> Holding:
    try:
        return Holding(name, name, imported.holds(name, word))
    except LexiconError as error:
        return Holding(name, name, False, error=str(error))


class Inspector:
    """Looks up words; any thread may use it. What it builds for a list lives as long as that list."""

    def __init__(self, definitions: Definitions | None = None) -> None:
        self._definitions = definitions or Definitions()
        self._shelf = Shelf()
        self._anagrams: WeakKeyDictionary[Lexicon, Anagrams] = WeakKeyDictionary()
        self._building = Lock()  # other threads wait for what is being built rather than build it too

    def prepare(self, lexicon: Lexicon) -> None:
        """Build now what the first query for a list needs, in about 0.4 s."""
        self._shelf.prepare(lexicon.language)
        self._anagrams_in(lexicon)

    def inspect(self, word: str, lexicon: Lexicon) -> Report:
        """All that is known about a word, as it is played or spelt, with related words of the list in use.

        The first query for a list takes about 0.4 s, later ones about 5 ms. Raises `LexiconError` when the
        dictionary is damaged or the folder of imported lists cannot be read.
        """
        word = lexicon.fold(word)
        spellings, letters = lexicon.spelt(word), lexicon.alphabet.letters
        definition = self._definitions.define(word, lexicon.language, spellings)
        front, back = [letter + word for letter in letters], [word + letter for letter in letters]
        shorter = {word[1:], word[:-1]}
        anagrams = self._anagrams_in(lexicon).of(word)
        longer = [each for each in (*front, *back) if each in lexicon]
        return Report(
            word=word,
            spellings=spellings,
            listed=word in lexicon,
            definition=definition,
            bases=bases_of(definition),
            zipf=lexicon.zipf(word),
            anagrams=anagrams,
            front=tuple(each for each in front if each in lexicon),
            back=tuple(each for each in back if each in lexicon),
            shorter=tuple(sorted(each for each in shorter if each in lexicon)),
            holdings=self._shelf.holdings(word, lexicon.language, spellings),
            texts={each: lexicon.shown(each) for each in (*anagrams, *longer, *shorter)},
        )

    def _anagrams_in(self, lexicon: Lexicon) -> Anagrams:
        with self._building:
            made = self._anagrams.get(lexicon)
            if made is None:
                made = self._anagrams[lexicon] = Anagrams(lexicon)
        return made


def bases_of(definition: Definition | None) -> tuple[Base, ...]:
    """The words from which a defined word is derived, each once."""
    if definition is None:
        return ()
    found: dict[str, Base] = {}
    for entry in definition.entries:
        relation = definition.derivation or entry.relation
        if relation and entry.lemma != definition.word:
            found.setdefault(entry.lemma, Base(entry.lemma, relation))
    return tuple(found.values())
