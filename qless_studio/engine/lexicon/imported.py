"""The user's own: imported lists with check sums, and words banned from a list or added to it."""

from __future__ import annotations

import datetime
import json
import logging
import re
from bisect import bisect_left
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from qless_studio.engine.errors import LexiconError, visible
from qless_studio.engine.folders import data_folder, patiently, set_aside, write_atomically
from qless_studio.engine.lexicon.languages import ENGLISH, LANGUAGES, LETTERS, Language
from qless_studio.engine.lexicon.lexicon import LONGEST, Band, Lexicon, commonness_of, zipf_of
from qless_studio.engine.texts import phrase, say

if TYPE_CHECKING:
    from qless_studio.engine.lexicon.importing import ImportPreview


# The user's imported lists: each a text file with a check sum, in the data folder. See docs/decisions/007.

_UNREADABLE = phrase("cannot be read: {}")
_FIRST_LINE = "# Qless Studio word list 1"
_SUFFIX = ".txt"
_LONGEST_HEADER = 8192
_NAME = r"[^\W_](?:[\w .()-]{0,48}[\w)])?"
_RESERVED = r"(?i:(con|prn|aux|nul|com\d|lpt\d)(\..*)?)"  # device names on Windows
_T = TypeVar("_T")


class Header(NamedTuple):
    """What the first lines of a stored list say about it."""

    source: str
    """Name of the file it was imported from."""
    date: str
    """Day of the import, as 2025-12-31."""
    words: int
    sha256: str
    """SHA-256 of the lines after the header."""
    language: str = ENGLISH.code
    """Code of the language."""


def check_name(name: str) -> None:
    """Raise `LexiconError` unless a list may have this name: one that is a valid file name on every system."""
    if not re.fullmatch(_NAME, name) or re.fullmatch(_RESERVED, name):
        raise LexiconError(
            say(
                "a list name must begin with a letter or digit and have at most 50 letters, digits, spaces, dots, "
                "hyphens and brackets"
            ),
            f"“{name}”",
        )


def names() -> list[str]:
    """Names of the stored lists, in order."""
    folder = _folder()
    found = _try(lambda: [path.stem for path in folder.glob(f"*{_SUFFIX}")] if folder.is_dir() else [], _UNREADABLE)
    return sorted((name for name in found if re.fullmatch(_NAME, name)), key=lambda name: (name.casefold(), name))


def exists(name: str) -> bool:
    """Whether a list is stored under this name; case is ignored, as in many file systems."""
    return _stored(name) is not None


def header(name: str) -> Header:
    """The header of a stored list, without reading its words; raises `LexiconError` when it is damaged."""
    path = _path(name)

    def read() -> bytes:
        with path.open("rb") as file:
            return file.read(_LONGEST_HEADER)

    return _parse(_try(read, _UNREADABLE), name)[0]


def holds(name: str, word: str) -> bool:
    """Whether a stored list has the word, without loading it as a lexicon: 3 ms for 300,000 words.

    Raises `LexiconError` when the list cannot be read; damage to the words is not noticed.
    """
    content = _try(_path(name).read_bytes, _UNREADABLE)
    _, start = _parse(content, name)
    text = word.encode()
    return any(content.find(b"\n" + text + end, start - 1) >= 0 for end in (b"\n", b"\t"))


def load(name: str) -> Lexicon:
    """A stored list; raises `LexiconError` when it is damaged or cannot be read."""
    path = _path(name)
    content = _try(path.read_bytes, _UNREADABLE)
    info, start = _parse(content, name)
    body = content[start:]
    if _digest(body) != info.sha256:
        raise _damaged(name)
    text, language = body.decode(), LANGUAGES[info.language]
    if "\t" not in text:
        return lexicon_of(path.stem, text.split(), {}, language, {})
    rows = [(*line.split("\t"), "", "")[:3] for line in text.split("\n") if line]
    frequency = {word: float(number) for word, number, _ in rows if number}
    spellings = {word: tuple(spelt.split("|")) for word, _, spelt in rows if spelt}
    return lexicon_of(path.stem, [row[0] for row in rows], frequency, language, spellings)


def _digest(body: bytes) -> str:
    import hashlib  # loads OpenSSL, which a list of our own does not need

    return hashlib.sha256(body).hexdigest()


def lexicon_of(
    name: str,
    words: tuple[str, ...] | list[str],
    frequency: Mapping[str, float],
    language: Language,
    spellings: Mapping[str, tuple[str, ...]],
) -> Lexicon:
    """A lexicon whose commonness is its own frequency, and that of the language for words without one."""
    common = commonness_of(language)
    zipf = {**common, **zipf_of(frequency)} if frequency else common
    return Lexicon(name, words, zipf, language, spellings)


def save(source: ImportPreview, name: str) -> Header:
    """Store a list under a name that was checked and is free; raises `LexiconError`."""
    body = "".join(_lines(source)).encode()
    info = Header(
        source=visible(source.path.name)[:200],
        date=datetime.date.today().isoformat(),
        words=source.kept,
        sha256=_digest(body),
        language=source.options.language,
    )
    lines = [_FIRST_LINE, f"# source: {info.source}", f"# date: {info.date}", f"# words: {info.words}"]
    lines += [] if info.language == ENGLISH.code else [f"# language: {info.language}"]
    text = "\n".join((*lines, f"# sha256: {info.sha256}", "", ""))
    _try(
        lambda: write_atomically(_folder() / f"{name}{_SUFFIX}", text.encode("utf-8") + body),
        phrase("cannot be written: {}"),
    )
    return info


def rename(name: str, new: str) -> None:
    """Rename a stored list; the new name was checked and is free. Raises `LexiconError`."""
    path = _path(name)
    check_name(new)
    _try(lambda: patiently(lambda: path.rename(path.with_name(f"{new}{_SUFFIX}"))), phrase("cannot be written: {}"))


def remove(name: str) -> None:
    """Delete a stored list; raises `LexiconError`."""
    path = _path(name)
    _try(lambda: patiently(path.unlink), phrase("cannot be written: {}"))


def _lines(source: ImportPreview) -> list[str]:
    """A line for each word: the word, its number, its spellings; what is missing at the end is left out."""
    frequency, spellings = source.frequency, source.spellings
    if not frequency and not spellings:
        return [f"{word}\n" for word in source.words]
    numbers = {word: repr(number) for word, number in frequency.items()}
    rows = ((word, numbers.get(word, ""), "|".join(spellings.get(word, ()))) for word in source.words)
    return ["\t".join(row).rstrip("\t") + "\n" for row in rows]


def _folder() -> Path:
    return data_folder() / "lexicons"


def _stored(name: str) -> str | None:
    """The name as stored, or None."""
    return next((stored for stored in names() if stored.casefold() == name.casefold()), None)


def _path(name: str) -> Path:
    stored = _stored(name)
    if stored is None:
        raise LexiconError(say("no word list has this name"), say("word list {}", name))
    return _folder() / f"{stored}{_SUFFIX}"


_HEADER = (
    re.escape(_FIRST_LINE)
    + r"\n# source: (?P<source>[^\n]*)\n# date: (?P<date>\d{4}-\d\d-\d\d)\n# words: (?P<words>\d{1,9})\n"
    + rf"(?:# language: (?P<language>{'|'.join(LANGUAGES)})\n)?"
    + r"# sha256: (?P<sha256>[0-9a-f]{64})\n\n"
)


def _parse(content: bytes, name: str) -> tuple[Header, int]:
    """The header at the start of a stored file, and where the words begin, in bytes."""
    text = content[:_LONGEST_HEADER].decode("utf-8", "replace")
    match = re.match(_HEADER, text)
    if match is None:
        raise _damaged(name)
    language = match["language"] or ENGLISH.code
    info = Header(match["source"], match["date"], int(match["words"]), match["sha256"], language)
    return info, len(match[0].encode("utf-8"))


def _damaged(name: str) -> LexiconError:
    return LexiconError(say("the stored list is damaged; remove it and import it again"), say("word list {}", name))


def _try(action: Callable[[], _T], failed: str) -> _T:
    """The result of the action; raises `LexiconError` when the file system fails."""
    try:
        return action()
    except OSError as error:
        raise LexiconError(say(failed, error.strerror), str(_folder())) from None


# Words that the player banned from a list or added to it: stored in one file, applied to lists.
#
# See docs/decisions/008.

log = logging.getLogger(__name__)
SCHEMA = 1
FILE = "word_changes.json"
_WORD = rf"[{LETTERS}]{{1,{LONGEST}}}"
_SLICE = 2000
"""Words filtered before other threads get a chance to run: about a millisecond."""


def check_word(text: str, language: Language = ENGLISH) -> str:
    """The text as it is played in a language; raises `LexiconError` when none of its lists can contain it."""
    word = language.fold(text.strip())
    if not (language.alphabet.spells(word) and len(word) <= LONGEST):
        raise LexiconError(say("a word must have 1 to {} letters", LONGEST), f"“{text.strip()}”")
    return word


class Changes(NamedTuple):
    """What the player changed in one list."""

    banned: frozenset[str] = frozenset()
    """Words of the list that do not count."""
    added: frozenset[str] = frozenset()
    """Words that count although they are not in the list, or are too rare."""

    def __bool__(self) -> bool:
        return bool(self.banned or self.added)

    def ban(self, word: str, listed: bool | None = None) -> Changes:
        """The changes with which `word` does not count; `listed`: whether it is in the list itself, None if unknown."""
        return Changes(self.banned if listed is False else self.banned | {word}, self.added - {word})

    def allow(self, word: str, listed: bool | None = None) -> Changes:
        """The changes with which `word` counts; `listed` as for `ban`."""
        return Changes(self.banned - {word}, self.added if listed else self.added | {word})

    def without(self, word: str) -> Changes:
        """The changes without any for `word`."""
        return Changes(self.banned - {word}, self.added - {word})


def base_name(name: str) -> str:
    """The name of the list to which changes apply: `wide` for `wide+gb`."""
    return name.partition("+")[0]


def derived(lexicon: Lexicon, changes: Changes, minimum: Band = Band.UNKNOWN) -> Lexicon:
    """The list with the player's changes, and without the words less common than the band `minimum`.

    Words that the player added stay, however rare. Without any change it is the list itself. A new list has a name of
    its own, because figures measured for the original (`q_less.recent.solvable_rate`) do not apply to it.
    """
    if not changes and minimum is Band.UNKNOWN:
        return lexicon
    banned, floor, zipf = frozenset(map(lexicon.fold, changes.banned)), minimum.floor, lexicon.zipf
    words: list[str] = []
    for start in range(0, len(lexicon), _SLICE):
        some = lexicon.words[start : start + _SLICE]
        if minimum is not Band.UNKNOWN:
            some = tuple(word for word in some if (value := zipf(word)) is not None and value >= floor)
        words += (word for word in some if word not in banned) if banned else some
    for word in filter(lexicon.alphabet.spells, map(lexicon.fold, changes.added)):
        place = bisect_left(words, word)
        if words[place : place + 1] != [word]:  # with the spellings of another region it may be listed
            words.insert(place, word)
    name = say("{}, changed", lexicon.name) if changes else lexicon.name
    if minimum is not Band.UNKNOWN:
        name = say("{}, at least {}", name, say(minimum.value))
    return lexicon.with_words(name, words)


def load_changes(path: Path) -> tuple[dict[str, Changes], str]:
    """The stored changes by name of the list, and one line for the user when the file is damaged ("" otherwise).

    A damaged file is renamed, never overwritten.
    """
    try:
        return _read(json.loads(path.read_text("utf-8"))), ""
    except FileNotFoundError:
        return {}, ""
    except OSError as error:
        return {}, say("Your banned and added words cannot be read: {}: {}", error.strerror, path)
    except (ValueError, TypeError, RecursionError) as error:
        return {}, _set_aside(path, str(error))


def save_changes(path: Path, changes: Mapping[str, Changes]) -> None:
    """Write them completely or not at all; raises `LexiconError`."""
    lists = {
        name: {"banned": sorted(each.banned), "added": sorted(each.added)}
        for name, each in sorted(changes.items())
        if each
    }
    text = json.dumps({"schema": SCHEMA, "lists": lists}, indent=1)
    try:
        write_atomically(path, text.encode("utf-8"))
    except OSError as error:
        raise LexiconError(say("cannot be written: {}", error.strerror), str(path)) from None


def _read(data: Any) -> dict[str, Changes]:
    """Changes from JSON; raises ValueError or TypeError for anything invalid."""
    if not isinstance(data, dict) or data.get("schema") != SCHEMA:
        raise ValueError(f"schema must be {SCHEMA}")
    lists = data.get("lists")
    if not isinstance(lists, dict):
        raise TypeError("lists must be an object")
    return {name: Changes(_words(each, "banned"), _words(each, "added")) for name, each in lists.items()}


def _words(each: Any, key: str) -> frozenset[str]:
    words = each.get(key) if isinstance(each, dict) else None
    if not isinstance(words, list) or not all(isinstance(word, str) and re.fullmatch(_WORD, word) for word in words):
        raise TypeError(f"{key} must be a list of words")
    return frozenset(words)


def _set_aside(path: Path, why: str) -> str:
    log.warning("file of changed words %s is damaged: %s", path, why)
    try:
        aside = set_aside(path)
    except OSError as error:
        return say("Your banned and added words cannot be read: {}: {}", error.strerror, path)
    message = phrase(
        "The file of banned and added words was damaged and has been renamed to {}; no words are banned or added."
    )
    return say(message, aside.name)
