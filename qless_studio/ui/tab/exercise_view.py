"""One exercise on the board of its game. See docs/decisions/055."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from qless_studio.engine.exercises import Exercise
from qless_studio.engine.lexicon import Lexicon


@dataclass(frozen=True)
class RatedAnswer:
    """What an answer is worth in the end, right or not."""

    answer: str
    value: str
    """The answer as shown; "" if it is not known."""
    cost: str
    """Cost of the answer, compared with the best one."""
    note: str
    """One sentence about the answer."""


class ExerciseView(QWidget):
    """The board on which an exercise is answered, by mouse and by keyboard. A game subclasses it for its kinds.

    It does not judge: the owner compares answers with `Exercise.answers` and calls `mark`.
    """

    answered = Signal(str)
    """An answer that the player gives, written as in `Exercise.answers`."""
    refused = Signal(str)
    """One sentence: why an input is not an answer, such as a word that is not on the board."""
    board_width_changed = Signal(int)
    """The width of the board, which `entry` gets too; 0 for the whole width."""
    undo_changed = Signal()
    """`can_undo` or `can_redo` may have changed."""

    wide = False
    """Whether the board is so wide that it gets the whole width of a narrow window."""
    hint_titles: tuple[str, ...] = ()
    """The steps of the hint ladder, each saying more than the one before; the last one gives the answer."""

    def __init__(self, exercise: Exercise, lexicon: Lexicon) -> None:
        super().__init__()
        self.exercise, self.lexicon = exercise, lexicon
        self.entry: QWidget | None = None
        """The field in which an answer is typed, to be placed below the board."""

    def mark(self, answer: str, right: bool) -> None:
        """Show that an answer was right or wrong."""

    def show_hint(self, step: int) -> str:
        """Take a step of the ladder, from 0: mark it on the board; returns the answer in a few words."""
        raise NotImplementedError

    @property
    def hint_target(self) -> str:
        """The answer that the hints are about now; "" where they are about the whole question.

        Once it is found, the ladder starts again with another one.
        """
        return ""

    def reveal(self) -> None:
        """End the exercise: show the right answers on the board, and take no further ones."""

    def answer_text(self, answer: str) -> str:
        """The text of an answer in the list beside the board; "" if only the board can show it."""
        return answer.upper()

    def rated(self, tried: Sequence[str]) -> list[RatedAnswer]:
        """The right answers and those that the player tried, the best first; none if there is nothing to compare."""
        return []

    def show_choice(self, choice: str) -> None:
        """Show one of the choices on the board while its button has the mouse or the keyboard; "" for none."""

    def choose_by_key(self, key: str) -> None:
        """A digit typed on the board chooses one of the choices, as it does elsewhere on the page."""
        if key.isdecimal() and 1 <= int(key) <= len(self.exercise.choices):
            self.answered.emit(self.exercise.choices[int(key) - 1])

    def show_answer(self, answer: str) -> None:
        """Show one of the answers, or one of those in `rated`, on the board; only after `reveal`."""

    @property
    def can_undo(self) -> bool:
        return False

    @property
    def can_redo(self) -> bool:
        return False

    def undo(self) -> None:
        """Undo the last change on the board."""

    def redo(self) -> None:
        """Redo the last undone change."""


# An exercise that is answered by changing what is on its board; every change can be undone.

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
