"""Affix in the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from qless_studio.engine.games.affix import GAME
from qless_studio.engine.games.affix.puzzle import Puzzle
from qless_studio.engine.lexicon import Lexicon
from qless_studio.ui.tab.game_view import GameParts, TabOf
from qless_studio.ui.tab.tab import Tab

if TYPE_CHECKING:
    from qless_studio.engine.exercises import Exercise
    from qless_studio.ui.tab.exercise_view import ExerciseView


def tab() -> type[Tab]:
    # Imported when first shown: importing all tabs would delay the first window by a third.
    from qless_studio.ui.games.affix.tab import AffixTab

    return AffixTab


def picture(puzzle: Puzzle, marked: str = "") -> QWidget:
    from qless_studio.ui.games.affix.exercise import picture_of

    return picture_of(puzzle, marked)


def meant(text: str, puzzle: Puzzle) -> bool:
    """One line with suffixes of two letters or more; single letters are dice or cards, several lines are a board."""
    return "\n" not in text and len(puzzle.suffixes) > 1 and any(len(suffix) > 1 for suffix in puzzle.suffixes)


def exercise_view(exercise: Exercise, lexicon: Lexicon) -> ExerciseView:
    from qless_studio.ui.games.affix.exercise import view_of

    return view_of(exercise, lexicon)


PARTS = GameParts(GAME, TabOf(tab), lexicon="common10k", picture=picture, meant=meant, exercise=exercise_view)
