"""What is looked for in pictures of Q-Less: dice on a table."""

from __future__ import annotations

from collections.abc import Sequence

from qless_studio.engine.games.q_less.dice import DICE
from qless_studio.engine.games.q_less.puzzle import FREE
from qless_studio.engine.texts import phrase
from qless_studio.ui.pictures.spec import DiceChoice, PictureSpec


def letters_text(letters: Sequence[str], rows: int, columns: int) -> str:
    """The letters; a free game where they are not as many as the dice."""
    text = "".join(letters).lower()
    return text if len(text) == len(DICE) else f"{FREE}{text}"


SPEC = PictureSpec(
    letters_text,
    "scattered",
    (
        DiceChoice(phrase("The twelve dice"), tuple(tuple(die.upper()) for die in DICE)),
        DiceChoice(phrase("Any letters")),
    ),
    without=frozenset({"", "QU", "TH", "ER", "IN", "AN", "HE", "CL"}),
    count=len(DICE),
)
