"""What is looked for in pictures of Boggle."""

from __future__ import annotations

from qless_studio.engine.grids.dice import DICE
from qless_studio.engine.texts import phrase
from qless_studio.ui.grids.from_picture import board_text, faces
from qless_studio.ui.pictures.spec import DiceChoice, PictureSpec

SPEC = PictureSpec(
    board_text,
    choices=(
        DiceChoice(phrase("Any letters")),
        *(DiceChoice(dice.title, faces(dice.dice), (dice.rows, dice.columns)) for dice in DICE.values()),
    ),
    without=frozenset({"CL"}),
)
