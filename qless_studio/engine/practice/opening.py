"""The cards of the user's own history."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from qless_studio.engine.history import Entry, History, now
from qless_studio.engine.lexicon import Lexicon, load_installed
from qless_studio.engine.lexicon.changes import FILE, Changes, base_name, derived, load_changes
from qless_studio.engine.practice.cards import Games, MissStore
from qless_studio.engine.practice.queue import Queue
from qless_studio.engine.solving import Run


def open_queue(folder: Path, games: Games, run: Run, entries: Sequence[Entry] | None = None, **limits: Any) -> Queue:
    """The queue of the history in a data folder, with the words that the user banned and added.

    `entries`: the history, if it was read already; `limits` as of `Queue`. Raises `SessionError`.
    """
    entries = History(folder).read()[0] if entries is None else entries
    changes, _ = load_changes(folder / FILE)
    original = lru_cache(maxsize=8)(load_installed)

    @lru_cache(maxsize=8)
    def changed(name: str) -> Lexicon:
        return derived(original(name), changes.get(base_name(name), Changes()))

    return Queue(entries, games, original, MissStore(folder), run, changed=changed, now=now(), **limits)
