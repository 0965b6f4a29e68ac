"""Playing a round: words typed or traced on the locked board, and which words the list may show."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from qless_studio.engine.grids import FoundWord
from qless_studio.engine.play import Stage
from qless_studio.engine.solving import Outcome
from qless_studio.ui.grids.analysis import GridAnalysis
from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.grids.played_words import PlayedWords
from qless_studio.ui.grids.round import Round
from qless_studio.ui.grids.rules import GridRules, points_text
from qless_studio.ui.grids.words import WordList
from qless_studio.ui.tab.in_front import focus_if_seen
from qless_studio.ui.tab.session import State
from qless_studio.ui.widgets.basic.choices import Segments

MISSED, FOUND, ALL = "missed", "found", "all"
"""Which words the list shows when a round is over."""


class RoundPlay(QObject):
    """Adds the words played on the locked board of a round to `PlayedWords`."""

    def __init__(
        self,
        rules: GridRules[Any, Any],
        board: GridBoard,
        analysis: GridAnalysis,
        round: Round,
        played: PlayedWords,
        words: WordList,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._rules = rules
        self._board, self._analysis, self._words = board, analysis, words
        self._round, self._played = round, played
        self._typed = ""
        choices = [(MISSED, self.tr("Missed")), (FOUND, self.tr("Found")), (ALL, self.tr("All"))]
        self.part = Segments(choices, self.tr("Words of the round"))
        """Chooses what the list shows when the round is over."""
        self.part.hide()
        self.part.value_changed.connect(self.show_part)
        board.letters_typed.connect(self._on_letters_typed)
        board.confirmed.connect(self._on_confirmed)

    def play(self, word: str) -> None:
        """Play a word; it counts if it is on the board and was not played yet.

        Judged by the board itself: the search may not have come to the word yet.
        """
        shown = self._rules.session.shown(word)
        if self._played.played(word):
            self._board.show_notice(self.tr("{} was already played").format(shown), "text")
            return
        problem = self._problem(word)
        if problem:
            self._board.show_notice(problem, "bad")
            return
        points = self._points(word)
        self._played.add(word, points, self._round.elapsed)
        self._board.clear_trace()
        self._board.show_notice(f"{shown}: {points_text(points)}", "good")

    def _problem(self, word: str) -> str:
        """Why a word does not count; "" if it does."""
        rules, shown, lexicon = self._rules, self._rules.session.shown(word), self._rules.session.lexicon
        if lexicon is None:
            return self.tr("The word list is still loading")
        if len(word) < rules.min_length():
            return rules.too_short(word)
        if word not in lexicon:
            return self.tr("{} is not in the word list").format(shown)
        return "" if rules.paths(word) else self.tr("{} is not on the board").format(shown)

    def _points(self, word: str) -> int:
        found = self._analysis.find(word)
        if found is not None:
            return found.score
        return max(self._rules.path_points(word, cells) for cells in self._rules.paths(word))

    def follow(self, stage: Stage) -> None:
        """Begin what belongs to this stage of the round."""
        self._typed = ""
        if stage is Stage.RUNNING:
            focus_if_seen(self._board)
            self.search()
        if stage is Stage.OVER:
            self.part.set_value(MISSED)
        self.show_part()

    def search(self) -> None:
        """Search the board of the round unless that is going on or done, also when edits are not analysed."""
        session = self._rules.session
        if session.state is not State.RUNNING and session.outcome is not Outcome.COMPLETE:
            session.solve()

    def show_part(self) -> None:
        """Have the list show all words, or after a round the part chosen."""
        over = self._round.stage is Stage.OVER
        part = self.part.value if over else ALL
        if part == ALL:
            self._words.show_only(None)
        else:
            self._words.show_only(self._is_found if part == FOUND else self._is_missed)
        self.part.setVisible(over)

    def _is_found(self, found: FoundWord) -> bool:
        return self._played.played(found.word)

    def _is_missed(self, found: FoundWord) -> bool:
        return not self._played.played(found.word)

    def _on_letters_typed(self, letters: str) -> None:
        """Letters typed on the board of a round make a word; an empty text is Backspace."""
        if not self._round.playing:
            return
        self._board.clear_trace()
        self._typed = self._typed + letters if letters else self._typed[:-1]
        self._board.show_notice(self._typed.upper())

    def _on_confirmed(self) -> None:
        word, self._typed = self._typed.lower(), ""
        if word and self._round.playing:
            self.play(word)
