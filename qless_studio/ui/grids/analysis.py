"""The words of a board as far as they are known: what the searches of a tab have found, counted and looked up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, cast

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.grids import FoundWord
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.play import Moves
from qless_studio.engine.solving import Outcome
from qless_studio.engine.texts import counted
from qless_studio.ui.grids.board_search import BoardSearch
from qless_studio.ui.grids.rules import GridRules, points_text
from qless_studio.ui.tab.session import Session

if TYPE_CHECKING:
    from qless_studio.ui.tab.staged_play import Answer


class _Totals(Protocol):
    """What the summaries of all games on boards have in common."""

    @property
    def words(self) -> int: ...
    @property
    def score(self) -> int: ...


class RoundWords:
    """The words of a round that is over, by the list with which it was played, whatever list is chosen later."""

    def __init__(self, analysis: GridAnalysis) -> None:
        self.session, self._analysis = analysis.session, analysis
        self.words: list[FoundWord] = []
        self.lexicon: Lexicon | None = None

    def keep(self) -> None:
        """Take the words and the list of the run shown now."""
        self.words, self.lexicon = list(self._analysis.words), self._analysis.lexicon

    def find(self, word: str) -> FoundWord | None:
        """The word as found on the board, as `GridAnalysis.find`."""
        return next((found for found in self.words if found.word == word), None)

    def zipf(self, word: str) -> float | None:
        """As `GridAnalysis.zipf`."""
        return self.lexicon.zipf(word) if self.lexicon else None

    def shown(self, word: str) -> str:
        """As `GridAnalysis.shown`."""
        return word.upper() if self.lexicon is None else self.lexicon.shown(word)

    def order(self, word: str) -> str:
        """As `GridAnalysis.order`."""
        return word if self.lexicon is None else self.lexicon.language.order(word)


class GridAnalysis(QObject):
    """Follows the search of a session and the search for boards.

    Lists and charts connect to these signals instead of the session's: they are emitted when the analysis is up to
    date. `words` is the session's own list of the run shown; words are looked up by their places in it.
    """

    cleared = Signal()
    """A new run started; discard the previous run's results."""
    words_added = Signal()
    """More words were added to `words`."""
    finished = Signal()
    """The run has finished: `words` and `totals` do not change any more."""

    def __init__(self, session: Session, board_search: BoardSearch, parent: QObject) -> None:
        super().__init__(parent)
        self.session, self._board_search = session, board_search
        self.words: list[FoundWord] = session.solutions
        self.lengths: Counter[int] = Counter()
        """How many words have each number of letters."""
        self.lexicon: Lexicon | None = None
        """The list that the run searched with."""
        self._places: dict[str, int] = {}
        session.run_started.connect(self._on_run_started)
        session.solutions_found.connect(self._on_solutions_found)
        session.run_finished.connect(self._on_run_finished)

    def find(self, word: str) -> FoundWord | None:
        """A word of the board in lower case, if it has been found."""
        place = self._places.get(word)
        return None if place is None else self.words[place]

    def zipf(self, word: str) -> float | None:
        """How common a word is; None if that is unknown."""
        return self.lexicon.zipf(word) if self.lexicon else None

    def shown(self, word: str) -> str:
        """A word for people, as it is spelt."""
        return self.session.shown(word)

    def order(self, word: str) -> str:
        """A key for the alphabetical order of words."""
        return self.session.language.order(word)

    @property
    def complete(self) -> bool:
        """Whether `words` are all words of the board."""
        session = self.session
        return session.outcome is Outcome.COMPLETE and session.found == len(self.words)

    @property
    def longest(self) -> int:
        """Letters of the longest word found; 0 if there is none."""
        return max(self.lengths, default=0)

    def length_counts(self) -> list[tuple[int, int]]:
        """(letters, words) from the shortest word to the longest, without gaps."""
        lengths = self.lengths
        return [(length, lengths[length]) for length in range(min(lengths, default=1), self.longest + 1)]

    @property
    def known(self) -> bool:
        """Whether anything is known of the board: it is searched, or a search for boards has it."""
        return self._board_search.searching or self.session.run is not None

    @property
    def totals(self) -> tuple[int, int]:
        """Words and points known of the board, those not kept included; of the best board while one is searched."""
        best = self._board_search.best
        if self._board_search.searching and best:
            return best["words"], best["score"]
        run = self.session.run
        if run is None or run.summary is None:
            return 0, 0
        summary = cast("_Totals", run.summary)
        return summary.words, summary.score

    def _on_run_started(self) -> None:
        self.words = self.session.solutions
        self.lexicon = self.session.lexicon
        self._places = {}
        self.lengths.clear()
        self.cleared.emit()

    def _on_solutions_found(self, batch: list[FoundWord]) -> None:
        first = len(self.words) - len(batch)
        self._places.update((found.word, place) for place, found in enumerate(batch, start=first))
        self.lengths.update(len(found.word) for found in batch)
        self.words_added.emit()

    def _on_run_finished(self) -> None:
        self.finished.emit()


# The words played on a board: which, when, and what they are worth.


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
        from qless_studio.ui.tab.staged_play import Answer, Judged

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
