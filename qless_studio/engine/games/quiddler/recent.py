"""The last deals that were looked at and their proven best scores, for an empty table."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

from qless_studio.engine.errors import PuzzleError, SessionError
from qless_studio.engine.folders import write_atomically
from qless_studio.engine.games.quiddler.puzzle import Puzzle
from qless_studio.engine.games.quiddler.text import format_puzzle, parse
from qless_studio.engine.texts import say

FILE = "quiddler_recent.json"
MAX_DEALS = 5


@dataclass(frozen=True)
class RecentDeal:
    """A deal and what its search proved."""

    text: str
    """The deal as text, without moves."""
    best: int

    @property
    def puzzle(self) -> Puzzle:
        return parse(self.text)


def recent_deal(puzzle: Puzzle, best: int) -> RecentDeal | None:
    """What to note of a proof; None for a game in progress, a hand or a deal half entered."""
    whole = puzzle.hand is None and not puzzle.moves and len(puzzle.known) == len(puzzle.cards) == 16
    return RecentDeal(format_puzzle(puzzle), best) if whole else None


def remembered(folder: Path) -> tuple[RecentDeal, ...]:
    """The deals noted there, the last one first; none where the file is not there or cannot be read."""
    try:
        entries = json.loads((folder / FILE).read_text("utf-8"))
        found = tuple(RecentDeal(format_puzzle(parse(entry["text"])), int(entry["best"])) for entry in entries)
    except (OSError, ValueError, KeyError, TypeError, AttributeError, PuzzleError, ArithmeticError, RecursionError):
        return ()  # a convenience of five lines: nothing that the player made is lost with it
    return found[:MAX_DEALS]


def with_latest(before: Iterable[RecentDeal], latest: RecentDeal) -> tuple[RecentDeal, ...]:
    """The list with one more at its head; the same deal stands there once."""
    return (latest, *(one for one in before if one.text != latest.text))[:MAX_DEALS]


def remember(folder: Path, deals: Iterable[RecentDeal]) -> None:
    """Note the deals in place of those before; raises `SessionError` when the folder cannot be written."""
    text = json.dumps([asdict(one) for one in deals], indent=1)
    try:
        write_atomically(folder / FILE, text.encode())
    except OSError as error:
        raise SessionError(say("cannot be written: {}", error.strerror), str(folder / FILE)) from None
