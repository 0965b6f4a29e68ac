"""What the open cells of a proof may have, as people write it."""

from __future__ import annotations

import re

from qless_studio.engine.errors import OptionError
from qless_studio.engine.grids.dice import Die, find_dice
from qless_studio.engine.lexicon.alphabet import LATIN
from qless_studio.engine.texts import say


def letters_from(text: str) -> str:
    """The letters of an option, in order; a to z when it is empty. Raises `OptionError`."""
    letters = "".join(sorted(set(re.sub(r"[\s,]", "", text.lower())))) or LATIN
    wrong = next((letter for letter in letters if not "a" <= letter <= "z"), None)
    if wrong is not None:
        raise OptionError(say("{!r} is not a letter from a to z", wrong), say("option {}", "letters"))
    return letters


def dice_from(text: str) -> tuple[Die, ...]:
    """The dice of a set, or as written: `aeiou,bcdfg,Qulmn`; none when empty. Raises `OptionError`."""
    known = find_dice(text.strip().lower())
    if known is not None:
        dice = known.dice
    else:
        dice = tuple(
            tuple(face.lower() for face in re.findall(r"[Qq]u|.", die))
            for die in re.split(r"[\s,]+", text.strip())
            if die
        )
    wrong = next(
        (face for die in dice for face in die if face != "qu" and not (len(face) == 1 and "a" <= face <= "z")), None
    )
    if wrong is not None:
        raise OptionError(say("a die cannot have {!r}; only letters and Qu", wrong.upper()), say("option {}", "dice"))
    faces = {face for die in dice for face in die}
    if {"q", "qu"} <= faces:
        raise OptionError(say("either Q or Qu can be on the dice, not both"), say("option {}", "dice"))
    return dice
