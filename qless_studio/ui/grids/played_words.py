"""The words played on a board: which, when, and what they are worth."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.grids import FoundWord
from qless_studio.ui.grids.analysis import GridAnalysis


class PlayedWords(QObject):
    """Kept until they are cleared; the search of the same board may start again."""

    changed = Signal()
    """A word was added or removed, or all were cleared."""

    def __init__(self, analysis: GridAnalysis, parent: QObject, by_path: bool = False) -> None:
        """`by_path`: a word is worth what its path was; otherwise what the best path of the board gives."""
        super().__init__(parent)
        self._analysis, self._by_path = analysis, by_path
        self.times: dict[str, float] = {}
        """The word, in lower case, and the second it was played at, in order."""
        self.paths: dict[str, tuple[int, ...]] = {}
        """The cells along which each word was played; none for a word that was marked as played."""
        self.points: dict[str, int] = {}
        """What each word was played for."""

    def played(self, word: str) -> bool:
        return word in self.times

    @property
    def totals(self) -> tuple[int, int]:
        """Words played, and their points."""
        points = [points for _, points in self.scored()]
        return len(points), sum(points)

    def scored(self) -> list[tuple[str, int]]:
        """(word, points) of those that count, in the order in which they were played."""
        known = ((word, self._points_of(word)) for word in self.times)
        return [(word, points) for word, points in known if points is not None]

    def _points_of(self, word: str) -> int | None:
        """What a word is worth, until the search is over what it was played for; None if it does not count any more."""
        found = self._analysis.find(word)
        if found is not None:
            return self.points[word] if self._by_path else found.score
        return None if self._analysis.complete else self.points[word]

    def add(self, word: str, points: int, at: float, path: Sequence[int] = ()) -> None:
        """Mark a word as played at this second, for these points."""
        self.times[word], self.paths[word], self.points[word] = at, tuple(path), points
        self.changed.emit()

    def turn(self, order: Sequence[int]) -> None:
        """Follow a board that was rotated: `order` has for each cell the one its tile came from."""
        cells = {before: after for after, before in enumerate(order)}
        self.paths = {word: tuple(cells[cell] for cell in path) for word, path in self.paths.items()}

    def remove(self, word: str) -> None:
        """Mark a word as not played."""
        for kept in (self.times, self.paths, self.points):
            del kept[word]
        self.changed.emit()

    def toggle(self, found: FoundWord, at: float) -> None:
        """Mark a word as played at this second, or as not played if it was."""
        if self.played(found.word):
            self.remove(found.word)
        else:
            self.add(found.word, found.score, at)

    def clear(self) -> None:
        if self.times:
            for kept in (self.times, self.paths, self.points):
                kept.clear()
            self.changed.emit()
