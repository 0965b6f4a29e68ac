"""A hive is played: words are typed, or clicked letter by letter."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QObject

from qless_studio.engine.game import Dealt
from qless_studio.engine.history import Result
from qless_studio.engine.play import SavedPlay, Stage
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.tab.hints import Hints, HintStep
from qless_studio.ui.tab.play_page import PlayPage
from qless_studio.ui.tab.staged_play import GOING_ON, Answer, Judged, PlayRules
from qless_studio.ui.widgets.basic.fields import Field
from qless_studio.ui.widgets.feedback.hint_ladder import ClosedLadder
from qless_studio.ui.widgets.feedback.verdict import ScoreDisplay
from qless_studio.ui.widgets.play.own_words import OwnWords
from qless_studio.ui.widgets.play.result_card import ResultShown
from word_hive.board import HiveBoard
from word_hive.hive import Puzzle, scored
from word_hive.tab import dealt

STEPS = "Length", "First letter", "Word"
"""The titles of the hints."""


class HiveGame(QObject):
    """The game is solved when all words are found."""

    def __init__(self, page: PlayPage) -> None:
        super().__init__(page)
        self.session = page.session
        self.asked = ""
        """The word that the hints are about."""
        rules = PlayRules(
            self._deal, self._result, facts=self._facts, clear=self._clear, restore=self._restore,
            proven=self._proven, share=self._share,
        )  # fmt: skip
        self.play = play = GamePlay(page.places, page.session, rules)
        self.field, self.words, self.score = Field("Word"), OwnWords("Your words"), ScoreDisplay()
        self.hints = Hints(ClosedLadder(), page.places, self._find_hints, STEPS, play)
        self.field.returnPressed.connect(self._on_entered)
        board = page.board
        assert isinstance(board, HiveBoard)
        board.cell_activated.connect(self._on_cell)
        board.text_typed.connect(self._on_typed)
        page.typing_target = self.field
        play.add("entry", self.field, when=(Stage.RUNNING,))
        play.add("figures", self.score, when=GOING_ON)
        play.add("section", self.hints.ladder, when=(Stage.RUNNING,))
        play.add("list", self.words, when=GOING_ON)
        self._board = board
        play.changed.connect(self._show)
        play.stage_changed.connect(self._show)
        self.session.run_finished.connect(self._on_run_finished)
        self._show()

    # the rules

    def _deal(self) -> None:
        lexicon = self.session.lexicon
        if lexicon is not None:
            self.play.maker.make(partial(dealt, lexicon), self._on_made)

    def _on_made(self, made: list[Dealt[Puzzle]]) -> None:
        if made:
            self.play.start_with(made[-1].puzzle, "New hive")

    def _clear(self) -> None:
        self.asked = ""
        self.hints.close()

    def _facts(self) -> dict[str, Any]:
        return {"asked": self.asked, "taken": self.hints.shown}

    def _restore(self, saved: SavedPlay) -> None:
        letters = set(self.session.puzzle.letters)
        asked, taken = str(saved.facts["asked"]), int(saved.facts["taken"])
        if any(not word or set(word) - letters for word in (*saved.moves, asked or "".join(letters))):
            raise ValueError("a word that the hive does not have")
        if not 0 <= taken <= len(STEPS):
            raise ValueError(f"{taken} hints")
        self.asked = asked
        self.hints.renew(self._steps() if asked else (), taken)

    def _proven(self) -> dict[str, Any]:
        return {"score": self._score(self.found), "best": sum(each.score for each in self.session.solutions)}

    def _result(self) -> ResultShown:
        best, words = self._proven()["best"], f"{len(self.found)} of {self.session.found} words"
        finished, share = self.play.finished, self._score(self.found) / best if best else None
        return ResultShown(
            finished.reason(), finished.time_and_hints(), self._score(self.found), "points", ((str(best), "Best"),),
            share, notes=(words, ""),
        )  # fmt: skip

    def _share(self) -> list[str]:
        return [f"{self._score(self.found)} points, {len(self.found)} words"]

    # playing

    @property
    def found(self) -> tuple[str, ...]:
        return self.play.moves

    def _on_run_finished(self, _: object) -> None:
        """Only now all words are known: a hint may wait for them, and the last word may have been found before."""
        if self.play.stage is Stage.RUNNING and not self.hints.steps:
            self._find_hints()
        self._end_if_all_found()

    def _end_if_all_found(self) -> None:
        if self.play.is_known and len(self.found) == self.session.found:
            self.play.end(Result.SOLVED)

    def _score(self, words: tuple[str, ...]) -> int:
        return sum(scored(word, self.session.options.min_length).score for word in words)

    def _on_cell(self, cell: int) -> None:
        if self.play.playing:
            self.field.insert(self._board.letter(cell).upper())

    def _on_typed(self, text: str) -> None:
        if self.play.playing:
            self.field.setFocus()
            self.field.insert(text)

    def _on_entered(self) -> None:
        word = self.field.text().strip().lower()
        problem = self.problem_of(word)
        self.field.set_wrong(bool(problem))
        if problem:
            judged = Judged.ALREADY if word in self.found else Judged.REFUSED
            self.play.enter(Answer(word.upper(), judged, problem))
            self.session.message.emit(problem)
            self.field.selectAll()
            return
        self.field.clear()
        points = self._score((word,))
        self.play.enter(Answer(word.upper(), Judged.RIGHT, f"{points} points", points))
        self._end_if_all_found()

    def problem_of(self, word: str) -> str:
        """Why a word does not count; "" for one that does."""
        letters, lexicon = self.play.puzzle.letters if self.play.puzzle else "", self.session.lexicon
        if word in self.found:
            return f"{word.upper()} is found already"
        if len(word) < self.session.options.min_length:
            return f"{word.upper()} is too short"
        if not set(word) <= set(letters) or letters[:1] not in word:
            return f"{word.upper()} needs {letters[:1].upper()}, and only letters of the hive"
        return "" if lexicon is not None and word in lexicon else f"{word.upper()} is not in the word list"

    def _find_hints(self) -> None:
        """Those for the most common word that is missing."""
        lexicon, missing = self.session.lexicon, [each.word for each in self.session.solutions]
        missing = [word for word in missing if word not in self.found]
        if lexicon is not None and missing:
            self.asked = min(missing, key=lambda word: (-(lexicon.zipf(word) or 0.0), word))
            self.hints.found(self._steps())

    def _steps(self) -> list[HintStep]:
        answers = f"{len(self.asked)} letters", self.asked[:1].upper(), self.asked.upper()
        return [HintStep(title.lower(), title, answer) for title, answer in zip(STEPS, answers, strict=True)]

    def _show(self, _: object = None) -> None:
        if self.asked in self.found:
            self.asked = ""
            self.hints.close()
        self.words.show_words([(word.upper(), str(self._score((word,)))) for word in reversed(self.found)])
        self.score.show_figures(self._score(self.found), "points", [])
