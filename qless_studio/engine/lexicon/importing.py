"""Read a foreign word list: which entries are kept, which are left out, and why. See docs/decisions/007."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from qless_studio.engine.errors import LexiconError, visible
from qless_studio.engine.folders import read_regular
from qless_studio.engine.lexicon.columns import ColumnLayout, Entries, Lines, Row, entries_in
from qless_studio.engine.lexicon.decoding import decode, encoding_of, json_entries
from qless_studio.engine.lexicon.hunspell import affix_beside, affixes_in, dictionary, encoding_in, looks_hunspell
from qless_studio.engine.lexicon.languages import ENGLISH, Language, language_of
from qless_studio.engine.lexicon.lexicon import LONGEST
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import counted, figure, phrase, plain, say

MAX_SIZE = 64 * 1024 * 1024
"""Bytes of the largest file that is read."""


@dataclass(frozen=True)
class ImportOptions:
    """The choices of the user for an import."""

    language: str = ENGLISH.code
    """Code of the language: it decides which letters are played, and how other spellings fold to them."""
    keep_capitalised: bool = False
    """Keep capitalised entries of a list in mixed case too, as is always done where nouns have capitals."""
    fold_accents: bool = True
    """Read é as e, æ as ae and so on where they are no letters of the language; otherwise they are left out."""
    use_numbers: bool = True
    """Use a column of numbers as word frequencies."""
    layout: ColumnLayout = ColumnLayout.AUTOMATIC
    """Layout of a line: where the words are."""
    encoding: str = ""
    """Name of the encoding, any that Python knows; empty: it is found out."""
    affix: Path | None = None
    """Affix file of a Hunspell dictionary; None: the one of the same name beside it."""


@dataclass(frozen=True)
class ImportPreview:
    """The result that importing a file would have."""

    path: Path
    encoding: str
    """How the file was decoded, as in "utf-8 and cp1252"."""
    assumed: tuple[str, ...]
    """How the list was read otherwise, in a few words each."""
    options: ImportOptions
    words: tuple[str, ...]
    """The words kept, sorted."""
    frequency: dict[str, float]
    """The number beside each word; empty when the file has no such column."""
    spellings: dict[str, tuple[str, ...]]
    """The spellings of the words that are not spelt as they are played, in the order of the file."""
    refused: tuple[Refusal, ...]
    """Words refused by reason, in the order of `Reason`; only reasons that occur."""
    folded: Refusal | None
    """Entries kept after their accents were removed; None when there are none."""
    only_stems: str
    """A sentence if only the stems of a Hunspell dictionary are read, and why; otherwise empty."""

    @property
    def kept(self) -> int:
        """Number of words."""
        return len(self.words)

    @property
    def left_out(self) -> int:
        """Number of entries that are not among the words."""
        return sum(refusal.count for refusal in self.refused)

    @property
    def summary(self) -> tuple[str, ...]:
        """Lines for people: what is kept and assumed, what is left out and why, and `only_stems`."""
        kept = counted(self.kept, "{} word kept", "{} words kept", figure(self.kept))
        left_out = counted(self.left_out, "{} entry left out", "{} entries left out", figure(self.left_out))
        read = ", ".join((self.encoding, *self.assumed))
        lines = [say("{}, read as {}; {}", kept, read, left_out)]
        if self.folded:
            removed = figure(self.folded.count)
            lines.append(plain("{} of them with accents removed: {}", removed, _shown(self.folded)))
        for refusal in self.refused:
            lines.append(plain("{} left out, {}: {}", figure(refusal.count), refusal.reason.label, _shown(refusal)))
        return (*lines, self.only_stems) if self.only_stems else tuple(lines)


def _shown(refusal: Refusal) -> str:
    """The samples, with an ellipsis when there are more entries."""
    return ", ".join(refusal.samples) + (" ..." if refusal.count > len(refusal.samples) else "")


def preview(
    path: str | os.PathLike[str], options: ImportOptions | None = None, run: Run | None = None
) -> ImportPreview:
    """Read a word list without storing it; raises `LexiconError` when the file cannot be read or is not text.

    Encoding, JSON, Hunspell's format and the layout of lines are found out where the options do not say them. `run`
    can stop it (`Stopped`). 370,000 words take one to two seconds, the 440,000 forms of a French dictionary three.
    """
    path, options = Path(path), options or ImportOptions()
    language = language_of(options.language)
    affix = options.affix or affix_beside(path)
    rules = _read(affix, str(affix)) if affix else b""
    asked = encoding_of(options.encoding) if options.encoding else ""
    where = say("word list {}", path.name)
    text, encoding = decode(_read(path, say("word list {}", path)), where, language, asked, encoding_in(rules))
    lines = Lines(text, run or Run())
    entries = _found(text, lines, path, options, rules)
    capitals = sum(1 if entry.isupper() else -1 for entry in entries.sample) > 0
    tally = Tally(language, capitals, options.keep_capitalised, options.fold_accents)
    for comment, count in lines.comments():
        tally.refuse(Reason.COMMENT, comment, count)
    tally.take(entries.rows)
    first = next(iter(tally.frequency.values()), None)
    telling = options.use_numbers and any(number != first for number in tally.frequency.values())  # not 1 everywhere
    return ImportPreview(
        path=path,
        encoding=encoding,
        assumed=(*entries.assumed, entries.frequencies) if telling else entries.assumed,
        options=options,
        words=tally.words,
        frequency=tally.frequency if telling else {},
        spellings=tally.spellings,
        refused=tally.refused,
        folded=tally.folded,
        only_stems=entries.only_stems,
    )


def _found(text: str, lines: Lines, path: Path, options: ImportOptions, rules: bytes) -> Entries:
    """The entries of a text in whatever form it is."""
    automatic, where = options.layout is ColumnLayout.AUTOMATIC, say("word list {}", path.name)
    json = json_entries(text, where, named=path.suffix.lower() == ".json") if automatic else None
    if json is not None:
        return json
    if options.affix is None and not (automatic and looks_hunspell(lines, dic=path.suffix.lower() == ".dic")):
        return entries_in(lines, options.layout)
    affix = options.affix or affix_beside(path)
    if affix is None:
        return dictionary(lines, None, say("there is no {} beside it", path.with_suffix(".aff").name))
    try:
        return dictionary(lines, affixes_in(rules, affix.name), affix.name)
    except LexiconError as error:
        if options.affix is not None:
            raise
        return dictionary(lines, None, str(error))


def _read(path: Path, where: str) -> bytes:
    try:
        content = read_regular(path, MAX_SIZE + 1)
    except (OSError, ValueError) as error:  # ValueError: a NUL in the path
        raise LexiconError(say("cannot be read: {}", getattr(error, "strerror", None) or error), where) from None
    if len(content) > MAX_SIZE:
        raise LexiconError(say("is too large"), where)
    return content


# Divide the entries of a list into words and refusals, each refusal for a reason. See docs/decisions/007.

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
