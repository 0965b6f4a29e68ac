"""Words that the player banned from a list or added to it: stored in one file, applied to lists.

See docs/decisions/008.
"""

from __future__ import annotations

import json
import logging
import re
from bisect import bisect_left
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.folders import set_aside, write_atomically
from qless_studio.engine.lexicon.commonness import Band
from qless_studio.engine.lexicon.languages import ENGLISH, LETTERS, Language
from qless_studio.engine.lexicon.lexicon import LONGEST, Lexicon
from qless_studio.engine.texts import phrase, say

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
