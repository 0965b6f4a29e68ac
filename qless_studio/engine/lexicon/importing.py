"""Read a foreign word list: which entries are kept, which are left out, and why. See docs/decisions/007."""

from __future__ import annotations

import codecs
import os
import re
import unicodedata
from collections import Counter
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from qless_studio.engine.errors import LexiconError, visible
from qless_studio.engine.folders import read_regular
from qless_studio.engine.lexicon.columns import ColumnLayout, Columns, Lines, columns_of
from qless_studio.engine.lexicon.languages import ENGLISH, Language, language_of
from qless_studio.engine.lexicon.lexicon import LONGEST
from qless_studio.engine.texts import counted, figure, phrase, say

MAX_SIZE = 64 * 1024 * 1024
"""Bytes of the largest file that is read."""

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
    """Where the words are in a line."""


@dataclass(frozen=True)
class ImportPreview:
    """The result that importing a file would have."""

    path: Path
    encoding: str
    options: ImportOptions
    words: tuple[str, ...]
    """The words kept, sorted."""
    frequency: dict[str, float]
    """The number beside each word; empty when the file has no such column."""
    spellings: dict[str, tuple[str, ...]]
    """The spellings of the words that are not spelt as they are played, in the order of the file."""
    refused: tuple[Refusal, ...]
    """In the order of `Reason`, only for reasons that occur."""
    folded: Refusal | None
    """Entries kept after their accents were removed; None when there are none."""
    notes: tuple[str, ...]
    """Sentences the user should read before importing."""

    @property
    def kept(self) -> int:
        """Number of words."""
        return len(self.words)

    @property
    def summary(self) -> tuple[str, ...]:
        """Lines for people: what is kept, what is left out and why, and the notes."""
        count = figure(self.kept)
        lines = [counted(self.kept, "{} word kept, read as {}", "{} words kept, read as {}", count, self.encoding)]
        if self.folded:
            removed = figure(self.folded.count)
            lines.append(say("{} of them with accents removed: {}", removed, _shown(self.folded)))
        for refusal in self.refused:
            lines.append(say("{} left out, {}: {}", figure(refusal.count), refusal.reason.label, _shown(refusal)))
        return (*lines, *self.notes)


def _shown(refusal: Refusal) -> str:
    """The samples, with an ellipsis when there are more entries."""
    return ", ".join(refusal.samples) + (" ..." if refusal.count > len(refusal.samples) else "")


def preview(path: str | os.PathLike[str], options: ImportOptions | None = None) -> ImportPreview:
    """Read a word list without storing it; raises `LexiconError` when the file cannot be read or is not text.

    The text is decoded by its byte order mark, else as UTF-8, else as cp1252. See `ColumnLayout` for where the words
    are in a line. A list of 170,000 words takes about 0.1 s.
    """
    path = Path(path)
    options = options or ImportOptions()
    text, encoding = _decode(_read(path), say("word list {}", path.name))
    lines = Lines(text)
    columns = columns_of(lines, options.layout, dic=path.suffix.lower() == ".dic")
    tally = _Tally(options, language_of(options.language), capitals=_in_capitals(columns))
    for comment, count in lines.comments():
        tally.refuse(Reason.COMMENT, comment, count)
    tally.take(columns)
    frequency = tally.frequency(columns) if options.use_numbers and columns.numbered else {}
    return ImportPreview(
        path=path,
        encoding=encoding,
        options=options,
        words=tuple(sorted(tally.kept)),
        frequency=frequency,
        spellings=tally.spellings(),
        refused=tally.refusals(),
        folded=tally.folded_refusal(),
        notes=columns.notes,
    )


def _read(path: Path) -> bytes:
    where = say("word list {}", path)
    try:
        content = read_regular(path, MAX_SIZE + 1)
    except (OSError, ValueError) as error:  # ValueError: a NUL in the path
        raise LexiconError(say("cannot be read: {}", getattr(error, "strerror", None) or error), where) from None
    if len(content) > MAX_SIZE:
        raise LexiconError(say("is larger than {} MB, too large for a word list", MAX_SIZE // 1024 // 1024), where)
    return content


_MARKS = (  # UTF-32 first: its little-endian mark begins with that of UTF-16
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


def _decode(content: bytes, where: str) -> tuple[str, str]:
    """The text with `\\n` as line ends, and its encoding; raises `LexiconError`."""
    marked = [encoding for mark, encoding in _MARKS if content.startswith(mark)][:1]
    for encoding in marked or ("utf-8", "cp1252"):
        try:
            text = content.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" in text:
            break
        return text.replace("\r\n", "\n").replace("\r", "\n"), encoding.removesuffix("-sig")
    raise LexiconError(say("the file is not text"), where)


def _in_capitals(columns: Columns) -> bool:
    """Whether most entries are in capitals, so that capitals mean nothing."""
    return sum(count if entry.isupper() else -count for entry, _, count in columns) > 0


_APOSTROPHES = re.compile("['`´‘’ʼ＇]")
_HYPHENS = re.compile("[-‐‑‒–—−]")


@dataclass
class _Tally:
    """Entries divided into words and refusals."""

    options: ImportOptions
    language: Language
    capitals: bool
    spelt: dict[str, dict[str, None]] = field(default_factory=dict)
    kept: dict[str, None] = field(default_factory=dict)
    counts: Counter[Reason] = field(default_factory=Counter)
    samples: dict[Reason, list[str]] = field(default_factory=dict)
    folded: int = 0
    folded_samples: list[str] = field(default_factory=list)

    def take(self, columns: Columns) -> None:
        """Keep or refuse each entry."""
        spells = self.language.alphabet.spells
        for entry, _, count in columns:
            # The common cases first: 155,000 such entries take 40 ms.
            usual = entry.islower() or (self.capitals and entry.isupper())
            if usual and entry.isascii() and spells(entry.lower()) and len(entry) <= LONGEST:
                self._keep(entry.lower(), count)
            else:
                word = self.word_of(entry, count)
                if isinstance(word, Reason):
                    self.refuse(word, entry, count)
                else:
                    self._keep(word, count)
        if self.spelt:
            self._add_plain_spellings(columns)

    def _keep(self, word: str, count: int) -> None:
        if word in self.kept:
            self.refuse(Reason.DUPLICATE, word, count)
        else:
            self.kept[word] = None
            if count > 1:
                self.refuse(Reason.DUPLICATE, word, count - 1)

    def word_of(self, entry: str, count: int) -> str | Reason:
        """The word that an entry represents, or why it represents none; the entry comes `count` times."""
        if entry.isascii() and entry.isalnum() and not entry.isalpha():
            return Reason.LETTERS  # a digit; files of millions of numbers are refused soon
        entry = unicodedata.normalize("NFC", entry)
        if len(entry.split()) > 1:
            return Reason.PHRASE
        if _APOSTROPHES.search(entry):
            return Reason.APOSTROPHE
        if _HYPHENS.search(entry):
            return Reason.HYPHEN
        word = entry.lower()
        plain = self.language.fold(word)
        if not self.language.alphabet.spells(plain):
            return Reason.LETTERS
        capitals_mean_nothing = self.capitals and entry.isupper()
        kept = self.options.keep_capitalised or self.language.capitalised_nouns or capitals_mean_nothing
        if word != entry and not kept:
            return Reason.CAPITALISED
        if plain != word and not self.options.fold_accents:
            return Reason.ACCENT
        if len(plain) > LONGEST:
            return Reason.LENGTH
        if plain != word:
            self.folded += count
            if len(self.folded_samples) < MAX_SAMPLES:
                self.folded_samples.append(entry)
        spelling = word if capitals_mean_nothing else entry
        if spelling != plain:
            self.spelt.setdefault(plain, {})[spelling] = None
        return plain

    def _add_plain_spellings(self, columns: Columns) -> None:
        """A word that the file also has as it is played is spelt that way first."""
        for entry, _, _ in columns:
            word = entry.lower()
            if word in self.spelt and (entry == word or self.capitals):
                self.spelt[word] = {word: None, **self.spelt[word]}

    def spellings(self) -> dict[str, tuple[str, ...]]:
        """The spellings of each word that are not the word itself, as `ImportPreview` has them."""
        return {word: tuple(found) for word, found in self.spelt.items()}

    def refuse(self, reason: Reason, entry: str, count: int) -> None:
        """Count an entry that comes so often, and keep the first few as samples."""
        samples = self.samples.setdefault(reason, [])
        self.counts[reason] += count
        if len(samples) < MAX_SAMPLES:
            samples += [visible(entry[:80])] * min(count, MAX_SAMPLES - len(samples))

    def frequency(self, columns: Columns) -> dict[str, float]:
        """The number beside each word kept; the greatest one for a repeated word."""
        frequency: dict[str, float] = {}
        for entry, number, _ in columns:
            word = self.language.fold(entry)
            if number is not None and word in self.kept:
                frequency[word] = max(number, frequency.get(word, 0.0))
        return frequency

    def refusals(self) -> tuple[Refusal, ...]:
        return tuple(Refusal(r, self.counts[r], tuple(self.samples[r])) for r in Reason if self.counts[r])

    def folded_refusal(self) -> Refusal | None:
        return Refusal(Reason.ACCENT, self.folded, tuple(self.folded_samples)) if self.folded else None
