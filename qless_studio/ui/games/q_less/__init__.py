"""Q-Less in the window: a rack of dice and an open grid, analysed as the player lays them out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from qless_studio.engine.games.q_less import GAME
from qless_studio.engine.games.q_less.puzzle import FREE, Puzzle
from qless_studio.engine.lexicon import Lexicon
from qless_studio.ui.tab.game_view import GameParts, TabOf
from qless_studio.ui.tab.tab import Tab

if TYPE_CHECKING:
    from qless_studio.engine.exercises import Exercise
    from qless_studio.ui.pictures.spec import PictureSpec
    from qless_studio.ui.tab.exercise_view import ExerciseView


def tab() -> type[Tab]:
    # Imported when first shown: importing all tabs would delay the first window by a third
    from qless_studio.ui.games.q_less.tab import QLessTab

    return QLessTab


def picture(puzzle: Puzzle, marked: str = "") -> QWidget:
    from qless_studio.ui.games.q_less.view import picture_of

    return picture_of(puzzle, marked)


def meant(text: str, puzzle: Puzzle) -> bool:
    """Whether the letters are on one line, as one word or one by one: words may be suffixes, lines rows of a board."""
    dice = text.lower().partition(";")[0].removeprefix(FREE).split()
    return "\n" not in text and (len(dice) == 1 or all(len(die) == 1 for die in dice))


def exercise_view(exercise: Exercise, lexicon: Lexicon) -> ExerciseView:
    from qless_studio.ui.games.q_less.exercise import view_of

    return view_of(exercise, lexicon)


def from_picture() -> PictureSpec:
    from qless_studio.ui.games.q_less.exercise import SPEC

    return SPEC


PARTS = GameParts(GAME, TabOf(tab), picture=picture, meant=meant, exercise=exercise_view, from_picture=from_picture)
