"""The word list that a round of the history was played with, found by its check sum."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from qless_studio.engine.errors import LexiconError
from qless_studio.engine.history import Entry
from qless_studio.engine.lexicon import Band, Lexicon, load_installed
from qless_studio.engine.lexicon.changes import FILE, Changes, base_name, derived, load_changes
from qless_studio.engine.lexicon.shipped import LISTS, default_list, is_shipped

CUTS = (Band.RARE, Band.UNCOMMON, Band.COMMON, Band.VERY_COMMON)
"""A player may play with the common words of a list only."""

_check_sums: dict[tuple[str, str, str, Changes, Band], str] = {}
"""Check sums of versions, by name, language and check sum of the list itself: to make one takes a tenth of a second."""


class InstalledLists:
    """The lists that rounds were played with: as installed, with the player's changes, cut to common words."""

    def __init__(
        self, load: Callable[[str], Lexicon] = load_installed, changes: Mapping[str, Changes] | None = None
    ) -> None:
        """`load` gives a list by name and raises `LexiconError`; `changes`: the player's, by name of the list."""
        self._load, self._changes = load, changes or {}
        self._found: dict[tuple[str, str], Lexicon | None] = {}

    def of(self, entry: Entry) -> Lexicon | None:
        """The list of an entry; None if it is not installed, or is not the same any more.

        Rounds with words that the player has banned or added since then keep counting: with the list as it is now.
        """
        key = entry.lexicon, entry.crc
        if key not in self._found:
            self._found[key] = self._find(*key) if all(key) else None
        return self._found[key]

    def plain(self, name: str) -> Lexicon:
        """A list as the player has it, with all changes; raises `LexiconError`."""
        return derived(self._load(name), self._changes_of(name))

    def language(self, name: str) -> str:
        """Code of the language of a list; "" for one that is not installed."""
        if is_shipped(name):
            return LISTS[base_name(name)].language
        try:
            return self._load(name).language.code
        except LexiconError:
            return ""

    def reference(self, language: str) -> Lexicon:
        """The list with which the levels of players in a language are compared, whichever they play with."""
        return self._load(default_list(language))

    def _find(self, name: str, crc: str) -> Lexicon | None:
        try:
            return self._same(name, crc) or (self.plain(name) if self._changes_of(name) else None)
        except LexiconError:
            return None

    def _same(self, name: str, crc: str) -> Lexicon | None:
        """The version with that check sum; one that is known to have another is not made again."""
        original, changes = self._load(name), self._changes_of(name)
        if original.crc == crc:
            return original
        for minimum in (Band.UNKNOWN, *CUTS):
            key = name, original.language.code, original.crc, changes, minimum
            if _check_sums.get(key, crc) == crc:
                version = derived(original, changes, minimum)
                _check_sums[key] = version.crc
                if version.crc == crc:
                    return version
        return None

    def _changes_of(self, name: str) -> Changes:
        return self._changes.get(base_name(name), Changes())


def lists_in(folder: Path) -> InstalledLists:
    """The lists of a player, with the words banned and added in a data folder."""
    return InstalledLists(changes=load_changes(folder / FILE)[0])
