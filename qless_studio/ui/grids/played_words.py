"""The words played on a board: which, when, and what they are worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.grids import FoundWord
from qless_studio.engine.play import Moves
from qless_studio.engine.texts import counted
from qless_studio.ui.grids.analysis import GridAnalysis
from qless_studio.ui.grids.rules import GridRules, points_text

if TYPE_CHECKING:  # imported with the first word played
    from qless_studio.ui.tab.play_rules import Answer


class WordsInOrder(Moves):
    """The words of a round, which can also be marked in the list of the analysis."""

    def __init__(self, played: Callable[[], PlayedWords]) -> None:
        super().__init__()
        self._played = played

    def __call__(self) -> tuple[str, ...]:
        return tuple(self._played().times)


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

    def enter(
        self,
        word: str,
        path: Sequence[int],
        rules: GridRules[Any, Any],
        points_of: Callable[[str, Sequence[int]], int],
        at: float,
    ) -> Answer:
        """Judge a word (lower case) that was typed or traced at this second, and add it if it counts.

        Judged by the board itself, since the search may not have come to the word yet.
        """
        from qless_studio.ui.tab.play_rules import Answer, Judged

        shown = rules.session.shown(word)
        if self.played(word):
            return Answer(shown, Judged.ALREADY, self.tr("already found"))
        reason = self._refusal(word, rules)
        if reason:
            return Answer(shown, Judged.REFUSED, reason)
        points = points_of(word, path)
        self.add(word, points, at, path)
        return Answer(shown, Judged.RIGHT, points_text(points), points)

    def _refusal(self, word: str, rules: GridRules[Any, Any]) -> str:
        """Why a word does not count; "" if it does."""
        lexicon = rules.session.lexicon
        if len(word) < rules.min_length():
            return counted(rules.min_length(), "too short: {} letter or more", "too short: {} letters or more")
        if lexicon is None:
            return self.tr("the word list is still loading")
        if word not in lexicon:
            return self.tr("not in the list")
        return "" if rules.paths(word) else self.tr("not on the board")

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
