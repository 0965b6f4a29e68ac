"""What a game on a board of letter tiles says of its words, for what traces, plays and explains them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from qless_studio.engine.grids import FoundWord, Neighbours


class Rules(Protocol):
    """The tab of a game is one."""

    def tiles(self) -> Sequence[str]:
        """What the tiles play."""

    def near(self) -> Neighbours:
        """Which cells touch."""

    def least(self) -> int:
        """Letters of the shortest word that counts."""

    def paths(self, found: FoundWord) -> list[tuple[int, ...]]:
        """The ways to trace a word, the one of the list first."""

    def path_points(self, word: str, cells: Sequence[int]) -> int:
        """What a word is worth by this path."""

    def points_text(self, points: int) -> str:
        """A number of points with its word."""
