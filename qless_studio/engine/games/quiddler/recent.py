"""The last deals opened and their proven best scores, shown at an empty table. See docs/decisions/017."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from qless_studio.engine.games.quiddler.puzzle import Puzzle
from qless_studio.engine.games.quiddler.text import format_puzzle, parse
from qless_studio.engine.recent import RecentFile


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


def _deal(entry: dict[str, Any]) -> RecentDeal:
    return RecentDeal(format_puzzle(parse(entry["text"])), entry["best"], entry["lexicon"])


DEALS = RecentFile("quiddler_recent.json", {"text": str, "best": int, "lexicon": str}, _deal, lambda deal: deal.text)
