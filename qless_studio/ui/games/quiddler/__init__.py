"""Quiddler in the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from qless_studio.engine.games.quiddler import GAME
from qless_studio.engine.games.quiddler.puzzle import Puzzle
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.texts import phrase
from qless_studio.ui.tab.game_view import GameParts, TabOf
from qless_studio.ui.tab.tab import Tab

if TYPE_CHECKING:
    from qless_studio.engine.exercises import Exercise
    from qless_studio.ui.tab.exercise_view import ExerciseView


def tab() -> type[Tab]:
    # Imported when first shown: importing all tabs would delay the first window by a third.
    from qless_studio.ui.games.quiddler.tab import QuiddlerTab

    return QuiddlerTab


def picture(puzzle: Puzzle, marked: str = "") -> QWidget:
    from qless_studio.ui.games.quiddler.exercise import picture_of

    return picture_of(puzzle, marked)


def meant(text: str, puzzle: Puzzle) -> bool:
    """Piles of two in one line or two, or a hand; other lines of single letters are rows of a board."""
    rows = text.count("\n") < 2 and any(len(pile) == 2 for pile in puzzle.piles)
    return rows or puzzle.hand is not None or "/" in text


def exercise_view(exercise: Exercise, lexicon: Lexicon) -> ExerciseView:
    from qless_studio.ui.games.quiddler.exercise import QuiddlerExercise

    return QuiddlerExercise(exercise, lexicon)


PARTS = GameParts(
    GAME, TabOf(tab), picture=picture, meant=meant, exercise=exercise_view,
    clock=phrase("No clock"),
)  # fmt: skip
