"""The words played in a round: which, when, and what they are worth."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.grids import FoundWord
from qless_studio.ui.grids.analysis import GridAnalysis
from qless_studio.ui.grids.round import Round


class RoundWords(QObject):
    """Kept until the next round starts or another board is shown; the search of the same board may start again."""

    changed = Signal()
    """A word was added or removed, or all were cleared."""

    def __init__(self, analysis: GridAnalysis, round: Round, parent: QObject) -> None:
        super().__init__(parent)
        self._analysis, self._round = analysis, round
        self.times: dict[str, float] = {}
        """The word, in lower case, and the second of the round it was played at, in order."""
        self._points: dict[str, int] = {}
        round.started.connect(self.clear)

    def played(self, word: str) -> bool:
        return word in self.times

    @property
    def totals(self) -> tuple[int, int]:
        """Words played, and their points."""
        points = [known for known in map(self._points_of, self.times) if known is not None]
        return len(points), sum(points)

    def _points_of(self, word: str) -> int | None:
        """What a word is worth, until the search is over what it was played for; None if it does not count any more."""
        found = self._analysis.find(word)
        if found is not None:
            return found.score
        return None if self._analysis.complete else self._points[word]

    def add(self, word: str, points: int) -> None:
        """Mark a word as played now, for these points."""
        self.times[word], self._points[word] = self._round.elapsed, points
        self.changed.emit()

    def remove(self, word: str) -> None:
        """Mark a word as not played."""
        del self.times[word]
        self.changed.emit()

    def toggle(self, found: FoundWord) -> None:
        """Mark a word as played, or as not played if it was."""
        if self.played(found.word):
            self.remove(found.word)
        else:
            self.add(found.word, found.score)

    def clear(self) -> None:
        if self.times:
            self.times.clear()
            self.changed.emit()
