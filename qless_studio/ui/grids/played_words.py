"""The words played on a board: which, when, and what they are worth."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.grids import FoundWord
from qless_studio.ui.grids.analysis import GridAnalysis


class PlayedWords(QObject):
    """Kept until they are cleared; the search of the same board may start again."""

    changed = Signal()
    """A word was added or removed, or all were cleared."""

    def __init__(self, analysis: GridAnalysis, parent: QObject) -> None:
        super().__init__(parent)
        self._analysis = analysis
        self.times: dict[str, float] = {}
        """The word, in lower case, and the second it was played at, in order."""
        self._points: dict[str, int] = {}

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
            return found.score
        return None if self._analysis.complete else self._points[word]

    def add(self, word: str, points: int, at: float) -> None:
        """Mark a word as played at this second, for these points."""
        self.times[word], self._points[word] = at, points
        self.changed.emit()

    def remove(self, word: str) -> None:
        """Mark a word as not played."""
        del self.times[word]
        self.changed.emit()

    def toggle(self, found: FoundWord, at: float) -> None:
        """Mark a word as played at this second, or as not played if it was."""
        if self.played(found.word):
            self.remove(found.word)
        else:
            self.add(found.word, found.score, at)

    def clear(self) -> None:
        if self.times:
            self.times.clear()
            self.changed.emit()
