"""Boggle in the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from qless_studio.engine.games.boggle import GAME
from qless_studio.engine.grids import Board
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.texts import phrase
from qless_studio.ui.tab.game_view import GameParts, TabOf
from qless_studio.ui.tab.tab import Tab

if TYPE_CHECKING:
    from qless_studio.engine.exercises import Exercise
    from qless_studio.ui.pictures.spec import PictureSpec
    from qless_studio.ui.tab.exercise_view import ExerciseView


def tab() -> type[Tab]:
    # Imported when first shown: importing all tabs would delay the first window by a third
    from qless_studio.ui.games.boggle.tab import BoggleTab

    return BoggleTab


def picture(puzzle: Board, marked: str = "") -> QWidget:
    from qless_studio.ui.games.boggle.exercise import picture_of

    return picture_of(puzzle, marked)


def meant(text: str, board: Board) -> bool:
    """Whether there are several rows: a single one may be any puzzle made of letters."""
    return board.rows > 1


def exercise_view(exercise: Exercise, lexicon: Lexicon) -> ExerciseView:
    from qless_studio.ui.games.boggle.exercise import view_of

    return view_of(exercise, lexicon)


def from_picture() -> PictureSpec:
    from qless_studio.ui.games.boggle.exercise import SPEC

    return SPEC


PARTS = GameParts(
    GAME, TabOf(tab), picture=picture, meant=meant, exercise=exercise_view, from_picture=from_picture,
    clock=phrase("3 minutes"),
)  # fmt: skip
