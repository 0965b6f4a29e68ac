"""Read the options that say which letters and dice the open cells of a proof may have."""

from __future__ import annotations

import re

from qless_studio.engine.errors import OptionError
from qless_studio.engine.grids.dice import Die, find_dice
from qless_studio.engine.lexicon.alphabet import Alphabet, composed
from qless_studio.engine.texts import plain, say


def letters_from(text: str, alphabet: Alphabet) -> str:
    """The letters of an option, in order; all of the alphabet when it is empty. Raises `OptionError`."""
    letters = "".join(sorted(set(re.sub(r"[\s,]", "", composed(text.lower()))))) or alphabet.letters
    wrong = alphabet.foreign(letters)
    if wrong:
        raise OptionError(say("{!r} is not a letter", wrong[0]), say("option {}", "letters"))
    return letters


def provable(face: str, alphabet: Alphabet) -> bool:
    """Whether a proof can handle this face of a die: a letter, or Qu."""
    return face in alphabet or (face == "qu" and "q" in alphabet)


def dice_from(text: str, alphabet: Alphabet) -> tuple[Die, ...]:
    """The dice of a named set, or of a text such as `aeiou,bcdfg,Qulmn`; none if it is empty. Raises `OptionError`."""
    known = find_dice(text.strip().lower())
    if known is not None:
        dice = known.dice
    else:
        dice = tuple(
            tuple(face.lower() for face in re.findall(r"[Qq]u|.", die))
            for die in re.split(r"[\s,]+", composed(text.strip()))
            if die
        )
    wrong = next((face for die in dice for face in die if not provable(face, alphabet)), None)
    if wrong is not None:
        raise OptionError(
            plain("a die cannot have {!r}; only letters of the word list and Qu", wrong.upper()),
            say("option {}", "dice"),
        )
    faces = {face for die in dice for face in die}
    if {"q", "qu"} <= faces:
        raise OptionError(plain("either Q or Qu can be on the dice, not both"), say("option {}", "dice"))
    return dice
