"""The words played in a round: which, when, and what they are worth."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from qless_studio.ui.grids.analysis import GridAnalysis
from qless_studio.ui.grids.round import Round


class RoundWords(QObject):
    """Kept from the end of a round until the next one starts or the board is searched again."""

    changed = Signal()
    """A word was added or removed, or all were cleared."""

    def __init__(self, analysis: GridAnalysis, round: Round, parent: QObject) -> None:
        super().__init__(parent)
        self._analysis, self._round = analysis, round
        self.times: dict[str, float] = {}
        """The word, in lower case, and the second of the round it was played at, in order."""
        analysis.cleared.connect(self.clear)
        round.started.connect(self.clear)

    def played(self, word: str) -> bool:
        return word in self.times

    @property
    def totals(self) -> tuple[int, int]:
        """Words played, and their points."""
        found = [known for known in map(self._analysis.find, self.times) if known is not None]
        return len(found), sum(word.score for word in found)

    def add(self, word: str) -> None:
        """Mark a word as played now."""
        self.times[word] = self._round.elapsed
        self.changed.emit()

    def remove(self, word: str) -> None:
        """Mark a word as not played."""
        del self.times[word]
        self.changed.emit()

    def toggle(self, word: str) -> None:
        """Mark a word as played, or as not played if it was."""
        if self.played(word):
            self.remove(word)
        else:
            self.add(word)

    def clear(self) -> None:
        if self.times:
            self.times.clear()
            self.changed.emit()
