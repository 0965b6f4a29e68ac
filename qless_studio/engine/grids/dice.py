"""Published sets of letter dice, a bag of letters, and rolls that depend only on the seed, on every machine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import NamedTuple, TypeVar

from qless_studio.engine.grids.board import TILE
from qless_studio.engine.grids.list_dice import ListDice, every_list_dice, find_list_dice
from qless_studio.engine.lexicon.languages import ENGLISH, LANGUAGES, VARIANTS, Language
from qless_studio.engine.lexicon.letter_sets import letter_sets
from qless_studio.engine.texts import phrase, say

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
