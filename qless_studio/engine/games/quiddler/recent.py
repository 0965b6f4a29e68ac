"""The last deals opened and their proven best scores, shown at an empty table. See docs/decisions/017."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from qless_studio.engine.errors import SessionError
from qless_studio.engine.folders import write_atomically
from qless_studio.engine.games.quiddler.puzzle import Puzzle
from qless_studio.engine.games.quiddler.text import format_puzzle, parse
from qless_studio.engine.json_files import read_cache
from qless_studio.engine.texts import say

FILE = "quiddler_recent.json"
MAX_DEALS = 5
_SHAPE = {"text": str, "best": int, "lexicon": str}


@dataclass(frozen=True)
class RecentDeal:
    """A deal and its proven best score."""

    text: str
    """The deal as text, without moves."""
    best: int
    lexicon: str
    """The name of the word list."""

    @property
    def puzzle(self) -> Puzzle:
        """The deal as a puzzle."""
        return parse(self.text)


def recent_deal(puzzle: Puzzle, best: int, lexicon: str) -> RecentDeal | None:
    """The entry for a solved deal; None for a game in progress, a hand or an incomplete deal."""
    whole = puzzle.hand is None and not puzzle.moves and len(puzzle.known) == len(puzzle.cards) == 16
    return RecentDeal(format_puzzle(puzzle), best, lexicon) if whole else None


def remembered(folder: Path) -> tuple[RecentDeal, ...]:
    """The stored deals, the latest first; none when the file is missing or damaged."""
    found = read_cache(folder / FILE, [_SHAPE], lambda entries: tuple(map(_deal, entries)))
    return (found or ())[:MAX_DEALS]


def _deal(entry: dict[str, Any]) -> RecentDeal:
    return RecentDeal(format_puzzle(parse(entry["text"])), entry["best"], entry["lexicon"])


def with_latest(before: Iterable[RecentDeal], latest: RecentDeal) -> tuple[RecentDeal, ...]:
    """The list with one more at the beginning; the same deal is in it once."""
    return (latest, *(one for one in before if one.text != latest.text))[:MAX_DEALS]


def remember(folder: Path, deals: Iterable[RecentDeal]) -> None:
    """Store the deals; raises `SessionError` when the folder cannot be written."""
    text = json.dumps([asdict(one) for one in deals], indent=1)
    try:
        write_atomically(folder / FILE, text.encode())
    except OSError as error:
        raise SessionError(say("cannot be written: {}", error.strerror), str(folder / FILE)) from None
