"""The words played in a round: typed or traced, ticked in the list, and which words the list may show."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from qless_studio.ui.grids.board import GridBoard
from qless_studio.ui.grids.round import Round, Stage
from qless_studio.ui.grids.rules import Rules
from qless_studio.ui.grids.words import WordList
from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.choices import Segments

MISSED, FOUND, ALL = "missed", "found", "all"
"""Which words of a round the list shows once it is over."""


class PlayedWords(QObject):
    """Holds the board while the round is on; the words played are those that the list has ticked."""

    counted = Signal(str)
    """A word was played that counts."""

    def __init__(
        self,
        rules: Rules,
        board: GridBoard,
        words: WordList,
        round: Round,
        reveals: bool,
        appearance: Appearance,
        parent: QObject,
    ) -> None:
        """`reveals`: the words stay to be seen while a round is on."""
        super().__init__(parent)
        self._rules, self._board, self._words, self._round, self._reveals = rules, board, words, round, reveals
        self._typed = ""
        pairs = [(MISSED, self.tr("Missed")), (FOUND, self.tr("Found")), (ALL, self.tr("All"))]
        self.parts = Segments(appearance, pairs, self.tr("Words of the round"))
        """Chooses what the list shows once the round is over."""
        self.parts.hide()
        self.parts.value_changed.connect(self.show_part)
        board.letters_typed.connect(self._on_letters_typed)
        board.confirmed.connect(self._on_confirmed)

    @property
    def totals(self) -> tuple[int, int]:
        """Words played in this round, and their points."""
        known = self._words.found
        found = [known[word] for word in self._words.ticked if word in known]
        return len(found), sum(word.score for word in found)

    def play(self, word: str) -> bool:
        """Take a word as played in this round; whether it counts."""
        found = self._words.found.get(word)
        if found is None or word in self._words.ticked:
            said = self.tr("{} was already played") if found else self.tr("{} is not on the board")
            self._board.show_notice(said.format(word.upper()), "bad" if found is None else "text")
            return False
        self._words.tick(word, self._round.elapsed)
        self._board.clear_trace()
        self._board.show_notice(f"{word.upper()}: {self._rules.points_text(found.score)}", "good")
        self.counted.emit(word)
        return True

    def follow(self, stage: Stage) -> None:
        """A round began, paused, went on, ended or was forgotten."""
        self._board.locked = stage is Stage.RUNNING or stage is Stage.PAUSED
        if stage is Stage.RUNNING:
            if self._round.elapsed < 1:
                self._words.clear_ticks()
            self._board.setFocus()
        if stage is Stage.OVER:
            self.parts.set_value(MISSED)
        self._typed = ""

    def show_part(self, *_: object) -> None:
        """Let the list show what it may: while one plays the played words only, then what one looks for."""
        stage, ticked = self._round.stage, self._words.ticked
        hidden = self._round.playing and not self._reveals
        part = FOUND if hidden else self.parts.value if stage is Stage.OVER else ALL
        tests = {FOUND: lambda found: found.word in ticked, MISSED: lambda found: found.word not in ticked, ALL: None}
        self._words.show_only(tests[part])
        self.parts.setVisible(stage is Stage.OVER)

    def _on_letters_typed(self, letters: str) -> None:
        """Letters typed on a board that is being played make a word; Return plays it."""
        self._board.clear_trace()
        self._typed = self._typed + letters if letters else self._typed[:-1]
        self._board.show_notice(self._typed.upper())

    def _on_confirmed(self) -> None:
        word, self._typed = self._typed.lower(), ""
        if word:
            self.play(word)
