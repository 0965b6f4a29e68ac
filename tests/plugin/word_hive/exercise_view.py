"""A question on the hive in which the word was missed."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout

from qless_studio.engine.exercises import Exercise
from qless_studio.engine.lexicon import Lexicon
from qless_studio.ui.tab.exercise_view import ExerciseView
from qless_studio.ui.widgets.basic.fields import Field
from word_hive.board import HiveBoard
from word_hive.hive import parse


class HiveExercise(ExerciseView):
    """The hive, and a field for the word."""

    hint_titles = ("Second letter", "The word")

    def __init__(self, exercise: Exercise, lexicon: Lexicon) -> None:
        super().__init__(exercise, lexicon)
        self.board, self.field = HiveBoard(), Field("Word")
        self.board.show_hive(parse(exercise.puzzle))
        self.entry = self.field
        self.field.returnPressed.connect(self._on_entered)
        self.board.text_typed.connect(self.field.insert)
        self.board.cell_activated.connect(lambda cell: self.field.insert(self.board.letter(cell).upper()))
        QVBoxLayout(self).addWidget(self.board)
        self.setFocusProxy(self.field)

    @property
    def hint_target(self) -> str:
        return self.exercise.answers[0]

    def show_hint(self, step: int) -> str:
        word = self.hint_target.upper()
        return f"It is {word}" if step else f"It begins with {word[:2]}"

    def reveal(self) -> None:
        self.field.setEnabled(False)

    def _on_entered(self) -> None:
        word = self.field.text().strip().lower()
        self.field.clear()
        self.answered.emit(word)
