"""The kinds of words that a player finds or misses: by length, beginning, ending and letters."""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from qless_studio.engine.history import Entry, Result
from qless_studio.engine.lexicon.lexicon import capitals
from qless_studio.engine.texts import counted, say

CASES = 20
"""Minimum number of words of a kind for it to be shown."""
ROUNDS = 200
"""Number of latest rounds that count, so that the figures are current."""
ROWS, OF_A_SORT = 6, 2
"""Maximum number of rows in each list, and of rows of one `TraitKind`."""
LONG = 7
"""Words of this length and longer are one kind."""
ALIKE = 0.8
"""A kind is omitted if this share of it belongs to a narrower kind: most words ending in -G end in -ING."""
UNUSUAL = 0.2
"""Letters in at most this share of the words are listed as a trait."""
PAIRS = ("ch", "ck", "ea", "ee", "oo", "ou", "ph", "sh", "th")
EXAMPLES = 2


class TraitKind(enum.Enum):
    """What words of a kind have in common."""

    LENGTH = "length"
    BEGINNING = "beginning"
    ENDING = "ending"
    LETTERS = "letters"
    """The words contain these letters in a row."""
    RACK = "rack"
    """The puzzle has this letter, in games whose puzzle is a rack of letters."""


@dataclass(frozen=True)
class Trait:
    """A kind of words."""

    kind: TraitKind
    text: str
    """The letters in lower case, or the length; LONG includes longer words."""

    def fits(self, word: str) -> bool:
        """Whether a word has it."""
        if self.kind == TraitKind.LENGTH:
            return str(min(len(word), LONG)) == self.text
        if self.kind == TraitKind.BEGINNING:
            return word.startswith(self.text)
        if self.kind == TraitKind.ENDING:
            return word.endswith(self.text)
        return self.text in word


def trait_name(trait: Trait) -> str:
    """A kind of words, for people."""
    if trait.kind is TraitKind.LENGTH:
        letters = int(trait.text)
        return (
            counted(LONG, "{} letter or more", "{} letters or more")
            if letters == LONG
            else counted(letters, "{} letter", "{} letters")
        )
    shown = capitals(trait.text)
    if trait.kind is TraitKind.BEGINNING:
        return say("Beginning {}–", shown)
    if trait.kind is TraitKind.ENDING:
        return say("Ending –{}", shown)
    return say("Words with {}", shown) if trait.kind is TraitKind.LETTERS else say("Rolls with {}", shown)


@dataclass(frozen=True)
class Case:
    """A word that was on a board, or a rack that was dealt."""

    word: str
    found: bool
    weight: float = 0.0
    """Cost or commonness; the words with the highest weight are shown as examples."""


@dataclass(frozen=True)
class Strength:
    """How many words of one kind were found."""

    trait: Trait
    cases: int
    found: int
    missed_examples: tuple[str, ...] = ()
    found_examples: tuple[str, ...] = ()

    @property
    def share(self) -> float:
        """The share of the words that were found, 0 to 1."""
        return self.found / self.cases


@dataclass(frozen=True)
class Strengths:
    """The kinds of words found least often, in ascending order, and most often, in descending order."""

    weak: tuple[Strength, ...] = ()
    strong: tuple[Strength, ...] = ()
    racks: bool = False
    """Whether the kinds are kinds of racks, which are solved rather than found."""


def word_cases(
    rounds: Iterable[tuple[Entry, Sequence[tuple[str, float]]]], counts: Callable[[Entry, str], bool]
) -> Iterator[Case]:
    """The words of pairs (round, (word, cost) of each missed word); found words count if `counts` says so."""
    for entry, missed in rounds:
        for word, cost in missed:
            yield Case(word, False, cost)
        for word in dict.fromkeys(entry.found):
            if counts(entry, word):
                yield Case(word, True, float(len(word)))


def rack_cases(games: Iterable[Entry]) -> Iterator[Case]:
    """Racks of letters, solved or not."""
    for entry in games:
        yield Case("".join(sorted(entry.puzzle.lower())), entry.result in (Result.SOLVED, Result.CLAIMED))


def word_traits(word: str) -> Iterator[Trait]:
    """The kinds that a word belongs to."""
    yield Trait(TraitKind.LENGTH, str(min(len(word), LONG)))
    for letters in (1, 2):
        yield Trait(TraitKind.BEGINNING, word[:letters])
    for letters in (1, 2, 3):
        if letters < len(word):
            yield Trait(TraitKind.ENDING, word[-letters:])
    for text in (*sorted(set(word)), *(pair for pair in PAIRS if pair in word)):
        yield Trait(TraitKind.LETTERS, text)


def rack_traits(rack: str) -> Iterator[Trait]:
    """The letters of a rack."""
    for letter in sorted(set(rack)):
        yield Trait(TraitKind.RACK, letter)


def strengths_of(cases: Sequence[Case], traits: Callable[[str], Iterable[Trait]]) -> Strengths:
    """The rows: weak are kinds found less often than all, strong those found more often."""
    words = Counter(case.word for case in cases)
    known = Counter(case.word for case in cases if case.found)
    every, found = Counter[Trait](), Counter[Trait]()
    for word, count in words.items():
        for trait in traits(word):
            every[trait] += count
            found[trait] += known[word]
    shown = _without_alike({trait: count for trait, count in every.items() if _is_kind(trait, count, len(cases))})
    mean = sum(case.found for case in cases) / max(1, len(cases))
    rows = [Strength(trait, every[trait], found[trait]) for trait in shown]
    rows.sort(key=lambda row: (-row.cases, row.trait.kind.value, row.trait.text))
    weak = sorted((row for row in rows if row.share < mean), key=lambda row: row.share)
    strong = sorted((row for row in rows if row.share > mean), key=lambda row: -row.share)
    return Strengths(
        tuple(_with_examples(row, cases) for row in _varied(weak)),
        tuple(_with_examples(row, cases) for row in _varied(strong)),
    )


def _varied(rows: Iterable[Strength]) -> list[Strength]:
    """The first rows, limited for each `TraitKind`: there are more beginnings than lengths."""
    listed: list[Strength] = []
    sorts = Counter[TraitKind]()
    for row in rows:
        sort = row.trait.kind
        sorts[sort] += 1
        if len(listed) < ROWS and (sorts[sort] <= OF_A_SORT or sort is TraitKind.RACK):
            listed.append(row)
    return listed


def _is_kind(trait: Trait, count: int, cases: int) -> bool:
    single = trait.kind == TraitKind.LETTERS and len(trait.text) == 1
    return count >= CASES and not (single and count > UNUSUAL * cases)


def _without_alike(kinds: dict[Trait, int]) -> list[Trait]:
    """The kinds, without those that have nearly the same words as a narrower one."""
    return [
        trait
        for trait, count in kinds.items()
        if not any(
            other.kind == trait.kind and other.text != trait.text and trait.fits(other.text) and size >= ALIKE * count
            for other, size in kinds.items()
            if trait.kind != TraitKind.LENGTH
        )
    ]


def _with_examples(row: Strength, cases: Iterable[Case]) -> Strength:
    """The row of a kind, with its most costly missed words and its longest found words as examples."""
    best: dict[bool, dict[str, float]] = {False: {}, True: {}}
    for case in cases:
        if row.trait.fits(case.word):
            words = best[case.found]
            words[case.word] = max(case.weight, words.get(case.word, 0.0))
    missed, found = (
        tuple(sorted(best[known], key=lambda word: (-best[known][word], word))[:EXAMPLES]) for known in (False, True)
    )
    return Strength(row.trait, row.cases, row.found, missed, found)
