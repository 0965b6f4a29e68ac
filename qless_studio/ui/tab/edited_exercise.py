"""An exercise that is answered by changing what is on its board; every change can be undone."""

from __future__ import annotations

from typing import Generic, TypeVar

from qless_studio.engine.exercises import Exercise
from qless_studio.engine.lexicon import Lexicon
from qless_studio.ui.tab.exercise_view import ExerciseView

V = TypeVar("V")


class EditedExercise(ExerciseView, Generic[V]):
    """Keeps the value that the board shows, a puzzle for example. A game overrides `show_value`."""

    def __init__(self, exercise: Exercise, lexicon: Lexicon, value: V) -> None:
        """`value` at the beginning; the subclass shows it."""
        super().__init__(exercise, lexicon)
        self.value = value
        self.over = False
        """Whether the answers are shown: the board can no longer be changed."""
        self._before: list[V] = []
        self._after: list[V] = []

    def show_value(self) -> None:
        """Show `value` on the board."""
        raise NotImplementedError

    def edit(self, value: V) -> None:
        """Change what is on the board; nothing but what is there is shown once the exercise is over."""
        if not self.over and value != self.value:
            self._before.append(self.value)
            self._after.clear()
            self.value = value
        self._show()

    def reveal(self) -> None:
        self.over = True
        self.undo_changed.emit()

    @property
    def can_undo(self) -> bool:
        return bool(self._before) and not self.over

    @property
    def can_redo(self) -> bool:
        return bool(self._after) and not self.over

    def undo(self) -> None:
        self._go(self._before, self._after)

    def redo(self) -> None:
        self._go(self._after, self._before)

    def _go(self, source: list[V], target: list[V]) -> None:
        if source and not self.over:
            target.append(self.value)
            self.value = source.pop()
            self._show()

    def _show(self) -> None:
        self.show_value()
        self.undo_changed.emit()
