"""Read a foreign word list: which entries are kept, which are left out, and why. See docs/decisions/007."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.folders import read_regular
from qless_studio.engine.lexicon.columns import ColumnLayout, Entries, Lines, entries_in
from qless_studio.engine.lexicon.decoding import decode, encoding_of
from qless_studio.engine.lexicon.hunspell import affix_beside, affixes_in, dictionary, encoding_in, looks_hunspell
from qless_studio.engine.lexicon.json_lists import json_entries
from qless_studio.engine.lexicon.languages import ENGLISH, language_of
from qless_studio.engine.lexicon.tally import Reason, Refusal, Tally
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import counted, figure, plain, say

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
