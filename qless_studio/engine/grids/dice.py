"""Published sets of letter dice, dice fitted to a list, a bag of letters, and rolls that depend only on the seed."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar

from qless_studio.engine.errors import OptionError
from qless_studio.engine.folders import data_folder, read_cache, write_atomically
from qless_studio.engine.grids.board import TILE
from qless_studio.engine.lexicon.languages import ENGLISH, LANGUAGES, VARIANTS, Language, letter_sets
from qless_studio.engine.texts import phrase, say

# Published sets of letter dice, a bag of letters, and rolls that depend only on the seed, on every machine.

T = TypeVar("T")
Die = tuple[str, ...]
"""The tiles on the faces of a die."""


class DiceSet(NamedTuple):
    """Dice for a board of `rows` × `columns`."""

    title: str
    rows: int
    columns: int
    text: str
    """The faces of each die, as tiles are written, with spaces between the dice."""
    super_big: bool = False
    """Scored by the Super Big table."""
    language: str = ENGLISH.key
    """Key of the language whose words the letters were chosen for."""

    @property
    def dice(self) -> tuple[Die, ...]:
        """The dice; `text` is read when they are first needed, since a list of all sets needs their sizes only."""
        return _dice_of(self.text)


@cache
def _dice_of(text: str) -> tuple[Die, ...]:
    return tuple(tuple(face.lower() for face in TILE.findall(die)) for die in text.split())


_BIG_1979 = (
    "AAAFRS AAEEEE AAFIRS ADENNN AEEEEM AEEGMU AEGMNN AFIRSY BJKQuXZ CCENST CEIILT CEILPT CEIPST DDHNOT DHHLOR DHLNOR "
    "DHLNOR EIIITT EMOTTT ENSSSU FIPRSY GORRVW IPRRRY NOOTUW OOOTTU"
)
_DELUXE_1997 = (
    "AAAFRS AAEEEE AAFIRS ADENNN AEEEEM AEEGMU AEGMNN AFIRSY BJKQuXZ CCNSTW CEIILT CEILPT CEIPST DDLNOR DHHLOR DHHNOT "
    "DHLNOR EIIITT EMOTTT ENSSSU FIPRSY GORRVW HIPRRY NOOTUW OOOTTU"
)
_CLASSIC = (
    "AACIOT ABILTY ABJMOQu ACDEMP ACELRS ADENVZ AHMORS BFIORX DENOSW DKNOTU EEFHIY EGINTV EGKLUY EHINPS ELPSTU GILRUW"
)
_NEW = (
    "AAEEGN ABBJOO ACHOPS AFFKPS AOOTTW CIMOTU DEILRX DELRVY DISTTY EEGHNW EEINSU EHRTVW EIOSST ELRTTY HIMNUQu HLNNRZ"
)
_BIG_2012 = (
    "AAAFRS AAEEEE AAFIRS ADENNN AEEEEM AEEGMU AEGMNN AFIRSY AnErHeInQuTh BBJKXZ CCENST CEIPST DDHNOT DHHLOR DHHNOW "
    "DHLNOR EIIITT EIILST EILPST EMOTTT ENSSSU GORRVW IPRSYY NOOTUW OOOTTU"
)
_SUPER_BIG = (
    "AAAFRS AAEEEE AAEEOO AAFIRS ABDEIO ADENNN AEEEEM AEEGMU AEGMNN AEILMN AEINOU AFIRSY AnErHeInQuTh BBJKXZ CCENST "
    "CDDLNN CEIITT CEIPST CFGNUY DDHNOT DHHLOR DHHNOW DHLNOR EHILRS EIILST EILPST EIO### EMTTTO ENSSSU GORRVW HIRSTV "
    "HOPRST IPRSYY JKQuWXZ NOOTUW OOOTTU"
)

DICE: dict[str, DiceSet] = {
    "classic": DiceSet(phrase("Classic 4×4"), 4, 4, _CLASSIC),
    "new": DiceSet(phrase("New 4×4"), 4, 4, _NEW),
    "big_1979": DiceSet(phrase("Big 5×5 (1979)"), 5, 5, _BIG_1979),
    "deluxe_1997": DiceSet(phrase("Deluxe 5×5 (1997)"), 5, 5, _DELUXE_1997),
    "big_2012": DiceSet(phrase("Big 5×5 (2012)"), 5, 5, _BIG_2012),
    "super_big": DiceSet(phrase("Super Big 6×6"), 6, 6, _SUPER_BIG, super_big=True),
}
"""The sets by name, as on the command line."""

USUAL = {16: "classic", 25: "big_2012", 36: "super_big"}
"""The English dice to roll when none are chosen, by number of tiles."""

BAG = "letters"
"""Takes the place of a name where letters are drawn from a bag."""

LETTERS: Die = tuple(
    "aaaaaaaaabbccddddeeeeeeeeeeeeffggghhiiiiiiiiijkllllmmnnnnnnooooooooppqrrrrrrssssttttttuuuuvvwwxyyz"
)
"""A bag of letters with about the frequencies of English: a die with a face for each."""


def language_dice(language: Language) -> dict[str, DiceSet]:
    """The sets made for a language, by name such as `de_4x4`; English has those of `DICE`."""
    sets = letter_sets(language)
    if sets is None:
        return DICE
    return {
        f"{language.key}_{side}x{side}": DiceSet(
            f"{say(language.title)} {side}×{side}", side, side, " ".join(dice), language=language.key
        )
        for side, dice in sets.dice.items()
    }


def find_dice(name: str) -> DiceSet | None:
    """The set of that name in any language, or of a list."""
    language = (LANGUAGES | VARIANTS).get(name.rpartition("_")[0])
    known = DICE.get(name) or (language_dice(language).get(name) if language else None)
    fitted = None if known else find_list_dice(name)
    return _fitted_set(fitted) if fitted else known


def _fitted_set(fitted: ListDice) -> DiceSet:
    return DiceSet(fitted.title, fitted.side, fitted.side, " ".join(fitted.dice), language=fitted.language)


def dice_names() -> Iterator[tuple[str, str]]:
    """(name, title) of every set: the published English ones, then by language, then those fitted to a list."""
    for language in (LANGUAGES | VARIANTS).values():
        for name, known in language_dice(language).items():
            yield name, known.title
    for fitted in every_list_dice():
        yield fitted.name, fitted.title


def grouped_dice(language: Language, crc: str = "") -> tuple[dict[str, DiceSet], dict[str, DiceSet]]:
    """The sets by name: those of the language and those fitted to the list with this check sum; all others."""
    own, others = dict(language_dice(language)), dict[str, DiceSet]()
    for other in (LANGUAGES | VARIANTS).values():
        if other.key != language.key:
            others |= language_dice(other)
    for fitted in every_list_dice():
        (own if fitted.crc == crc else others)[fitted.name] = _fitted_set(fitted)
    return own, others


def usual_dice(language: Language, cells: int) -> str:
    """The name of the set to roll when none is chosen; "" when the language has none for this many tiles."""
    if language.code == ENGLISH.code:
        return USUAL.get(cells, "")
    return next((name for name, known in language_dice(language).items() if known.rows * known.columns == cells), "")


def bag_of(language: Language) -> Die:
    """A bag of letters with about the frequencies of the language."""
    sets = letter_sets(language)
    return LETTERS if sets is None else tuple(sets.bag(len(LETTERS)))


def usual_pool(language: Language, cells: int) -> tuple[Die, ...]:
    """A die for each of this many cells: the usual set of the language, or letters from its bag where it has none."""
    known = find_dice(usual_dice(language, cells))
    return known.dice if known else (bag_of(language),) * cells


def shuffled(items: Sequence[T], random: Random) -> list[T]:
    """The items in random order; by `random.random` alone, the one method that is the same in all Python versions."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = int(random.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order


def pick(items: Sequence[T], random: Random) -> T:
    """One of the items; like `shuffled`, it depends only on the seed."""
    return items[int(random.random() * len(items))]


def roll(dice: Sequence[Die], random: Random) -> tuple[str, ...]:
    """The upper faces of the dice, shaken."""
    return tuple(pick(die, random) for die in shuffled(dice, random))


# Dice that were fitted to the words of a list, kept in the data folder by the check sum of the words.

FOLDER = "dice"
_SHAPE = {"list_name": str, "language": str, "dice": [str], "words": float, "spread": float}
_NAME = r"list_([0-9a-f]{8})_(\d+)x\2"


class ListDice(NamedTuple):
    """A set for a square board."""

    crc: str
    """Check sum of the words."""
    list_name: str
    """What the list was called when they were fitted."""
    language: str
    """Key of its language."""
    dice: tuple[str, ...]
    """The dice as in the text form of boards: `AAEEGN`, `HIMNUQu`."""
    words: float
    """Mean number of words on a roll."""
    spread: float
    """Standard deviation of that number, as a part of the mean."""

    @property
    def side(self) -> int:
        """Rows, and columns, of the board."""
        return math.isqrt(len(self.dice))

    @property
    def name(self) -> str:
        """Name of the dice, as on the command line."""
        return name_of(self.crc, self.side)

    @property
    def title(self) -> str:
        """The name of the set in choices of dice."""
        return f"{self.list_name} {self.side}×{self.side}"

    def save(self) -> None:
        """Keep them for this list; raises `OptionError`."""
        path = _folder() / f"{self.name}.json"
        values = {field: value for field, value in self._asdict().items() if field != "crc"}
        try:
            write_atomically(path, (json.dumps(values, ensure_ascii=False) + "\n").encode())
        except OSError as error:
            raise OptionError(say("cannot be written: {}", str(error.strerror)), str(path)) from None


def name_of(crc: str, side: int) -> str:
    """The name of the set of a list for square boards."""
    return f"list_{crc}_{side}x{side}"


def find_list_dice(name: str) -> ListDice | None:
    """The set of that name; None if there is none, or they are damaged."""
    match = re.fullmatch(_NAME, name)
    if match is None:
        return None
    return read_cache(_folder() / f"{name}.json", _SHAPE, lambda known: _read(name, match[1], known))


def _read(name: str, crc: str, known: dict[str, Any]) -> ListDice:
    """Raises ValueError unless these are dice for a board of the size in the name."""
    figures = float(known["words"]), float(known["spread"])
    found = ListDice(crc, known["list_name"], known["language"], tuple(known["dice"]), *figures)
    whole = all("".join(TILE.findall(die)) == die != "" for die in found.dice)
    if not whole or found.name != name or len(found.dice) != found.side**2:
        raise ValueError(name)
    return found


def every_list_dice() -> Iterator[ListDice]:
    """All sets that are kept, by name."""
    try:
        names = sorted(path.stem for path in _folder().glob("list_*.json"))
    except OSError:
        return
    for name in names:
        found = find_list_dice(name)
        if found is not None:
            yield found


def _folder() -> Path:
    return data_folder() / FOLDER
