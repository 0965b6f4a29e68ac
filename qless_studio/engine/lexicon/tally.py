"""Divide the entries of a list into words and refusals, each refusal for a reason. See docs/decisions/007."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum

from qless_studio.engine.errors import visible
from qless_studio.engine.lexicon.columns import Row
from qless_studio.engine.lexicon.languages import Language
from qless_studio.engine.lexicon.lexicon import LONGEST
from qless_studio.engine.texts import phrase, say

MAX_SAMPLES = 5
"""Examples kept for each reason."""


class Reason(Enum):
    """Why an entry is left out; the value is a template of its label."""

    COMMENT = phrase("comments")
    PHRASE = phrase("phrases of several words")
    CAPITALISED = phrase("capitalised, probably names or abbreviations")
    APOSTROPHE = phrase("with an apostrophe")
    HYPHEN = phrase("with a hyphen")
    ACCENT = phrase("with an accent")
    LETTERS = phrase("with characters that are not letters of the language")
    LENGTH = phrase("longer than {} letters")
    DUPLICATE = phrase("repeated")

    @property
    def label(self) -> str:
        """The reason in the language of the user."""
        return say(self.value, LONGEST)


@dataclass(frozen=True)
class Refusal:
    """How many entries were left out for one reason, and the first few of them as in the file."""

    reason: Reason
    count: int
    samples: tuple[str, ...]


_APOSTROPHES = re.compile("['`´‘’ʼ＇]")
_HYPHENS = re.compile("[-‐‑‒–—−]")


@dataclass
class Tally:
    """Entries divided into words and refusals."""

    language: Language
    capitals: bool
    """Whether the list is in capitals, so that capitals mean nothing."""
    keep_capitalised: bool
    fold_accents: bool
    kept: dict[str, None] = field(default_factory=dict)
    frequency: dict[str, float] = field(default_factory=dict)
    """The number beside each word that has one; the greatest one for a repeated word."""
    _spelt: dict[str, dict[str, None]] = field(default_factory=dict)
    _counts: Counter[Reason] = field(default_factory=Counter)
    _samples: dict[Reason, list[str]] = field(default_factory=dict)
    _folded: int = 0
    _folded_samples: list[str] = field(default_factory=list)

    def take(self, rows: Iterable[Row]) -> None:
        """Keep or refuse each entry; empty ones are passed over."""
        spells, capitals = self.language.alphabet.spells, self.capitals
        for entry, number, count in rows:
            # The common cases first: 155,000 such entries take 40 ms.
            usual = entry.isascii() and (entry.islower() or (capitals and entry.isupper())) and len(entry) <= LONGEST
            if usual and spells(word := entry.lower()):
                if word in self._spelt:  # spelt first as it is played
                    self._spelt[word] = {word: None, **self._spelt[word]}
                self._keep(word, number, count)
            elif entry:
                played = self._word_of(entry, count)
                if isinstance(played, Reason):
                    self.refuse(played, entry, count)
                else:
                    self._keep(played, number, count)

    def _keep(self, word: str, number: float | None, count: int) -> None:
        if word in self.kept:
            self.refuse(Reason.DUPLICATE, word, count)
        else:
            self.kept[word] = None
            if count > 1:
                self.refuse(Reason.DUPLICATE, word, count - 1)
        if number is not None:
            self.frequency[word] = max(number, self.frequency.get(word, 0.0))

    def _word_of(self, entry: str, count: int) -> str | Reason:
        """The word that an entry represents, or why it represents none; the entry comes `count` times."""
        if entry.isascii() and entry.isalnum() and not entry.isalpha():
            return Reason.LETTERS  # a digit; files of millions of numbers are refused soon
        word = entry.lower()
        plain = self.language.fold(word)
        if not self.language.alphabet.spells(plain):
            return _why(entry)
        capitals_mean_nothing = self.capitals and entry.isupper()
        kept = self.keep_capitalised or self.language.capitalised_nouns or capitals_mean_nothing
        if word != entry and not kept:
            return Reason.CAPITALISED
        if plain != word and not self.fold_accents:
            return Reason.ACCENT
        if len(plain) > LONGEST:
            return Reason.LENGTH
        if plain != word:
            self._folded += count
            if len(self._folded_samples) < MAX_SAMPLES:
                self._folded_samples.append(entry)
        self._add_spelling(plain, word if capitals_mean_nothing else entry)
        return plain

    def _add_spelling(self, word: str, spelling: str) -> None:
        """Note a spelling, the word itself first if it is one of them."""
        if spelling == word:
            if word in self._spelt:
                self._spelt[word] = {word: None, **self._spelt[word]}
        else:
            own = {word: None} if word in self.kept and word not in self._spelt else {}
            self._spelt.setdefault(word, own)[spelling] = None

    @property
    def words(self) -> tuple[str, ...]:
        """The words kept, sorted: a start of two letters at a time, for one long sort would stop every thread."""
        starts: dict[str, list[str]] = {}
        for word in self.kept:
            starts.setdefault(word[:2], []).append(word)
        return tuple(word for start in sorted(starts) for word in sorted(starts[start]))

    @property
    def spellings(self) -> dict[str, tuple[str, ...]]:
        """The spellings of the words that are not spelt as they are played, in the order of the file."""
        return {word: tuple(found) for word, found in self._spelt.items()}

    def refuse(self, reason: Reason, entry: str, count: int) -> None:
        """Count an entry that comes so often, and keep the first few as samples."""
        samples = self._samples.setdefault(reason, [])
        self._counts[reason] += count
        if len(samples) < MAX_SAMPLES:
            samples += [visible(entry[:80])] * min(count, MAX_SAMPLES - len(samples))

    @property
    def refused(self) -> tuple[Refusal, ...]:
        """The refusals, in the order of `Reason`."""
        return tuple(
            Refusal(each, self._counts[each], tuple(self._samples[each])) for each in Reason if self._counts[each]
        )

    @property
    def folded(self) -> Refusal | None:
        """Entries kept after their accents were removed, if any."""
        return Refusal(Reason.ACCENT, self._folded, tuple(self._folded_samples)) if self._folded else None


def _why(entry: str) -> Reason:
    """Why an entry that is not spelt with letters of the language alone is no word."""
    if len(entry.split()) > 1:
        return Reason.PHRASE
    if _APOSTROPHES.search(entry):
        return Reason.APOSTROPHE
    return Reason.HYPHEN if _HYPHENS.search(entry) else Reason.LETTERS
