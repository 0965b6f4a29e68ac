"""Which kinds of words a player finds, and which not: by length, beginning, ending and letters."""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from qless_studio.engine.history import Entry, Result

CASES = 20
"""A kind of word is shown from so many cases."""
ROUNDS = 200
"""The last rounds of which the words count: one is to see what one can do now."""
ROWS, OF_A_SORT = 6, 2
"""Rows of each list, and those among them that are of one `TraitKind`."""
LONG = 7
"""From here on words are of one length."""
ALIKE = 0.8
"""A kind is left out if so much of it belongs to a narrower kind: of the words ending in -G most end in -ING."""
UNUSUAL = 0.2
"""A letter is a kind of its own if it is in no more than this share of the words."""
PAIRS = ("ch", "ck", "ea", "ee", "oo", "ou", "ph", "sh", "th")
EXAMPLES = 2


class TraitKind(enum.Enum):
    """How words are alike."""

    LENGTH = "length"
    BEGINNING = "beginning"
    ENDING = "ending"
    LETTERS = "letters"
    """They contain these letters, one after the other."""
    RACK = "rack"
    """The puzzle has this letter, in games whose puzzle is a rack of letters."""


@dataclass(frozen=True)
class Trait:
    """What the words of a row have in common."""

    kind: TraitKind
    text: str
    """The letters in lower case, or the length; the length LONG stands for all from there on."""

    def fits(self, word: str) -> bool:
        """Whether a word has it."""
        if self.kind == TraitKind.LENGTH:
            return str(min(len(word), LONG)) == self.text
        if self.kind == TraitKind.BEGINNING:
            return word.startswith(self.text)
        if self.kind == TraitKind.ENDING:
            return word.endswith(self.text)
        return self.text in word


@dataclass(frozen=True)
class Case:
    """A word that was on a board, or a rack that was dealt."""

    word: str
    found: bool
    weight: float = 0.0
    """What it cost, or how common it is: examples are those of the most weight."""


@dataclass(frozen=True)
class Strength:
    """How much of the words of one kind was found."""

    trait: Trait
    cases: int
    found: int
    missed_examples: tuple[str, ...] = ()
    found_examples: tuple[str, ...] = ()

    @property
    def share(self) -> float:
        return self.found / self.cases


@dataclass(frozen=True)
class Strengths:
    """The kinds of words found least often, the worst first, and those found most often, the best first."""

    weak: tuple[Strength, ...] = ()
    strong: tuple[Strength, ...] = ()
    racks: bool = False
    """Whether they are kinds of racks: solved, not found."""


def word_cases(
    rounds: Iterable[tuple[Entry, Sequence[tuple[str, float]]]], counts: Callable[[Entry, str], bool]
) -> Iterator[Case]:
    """The words of (round, (word, cost) of each missed word) pairs; of the words found, those that `counts` count."""
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
    """The first rows, but few of each sort of kind: there are more beginnings than lengths."""
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
    """The kinds without those that mean nearly the same words as a narrower one."""
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
    """The row with the words that were missed at the highest cost, and the longest that were found."""
    best: dict[bool, dict[str, float]] = {False: {}, True: {}}
    for case in cases:
        if row.trait.fits(case.word):
            words = best[case.found]
            words[case.word] = max(case.weight, words.get(case.word, 0.0))
    missed, found = (
        tuple(sorted(best[known], key=lambda word: (-best[known][word], word))[:EXAMPLES]) for known in (False, True)
    )
    return Strength(row.trait, row.cases, row.found, missed, found)
