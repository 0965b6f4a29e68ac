"""The dice to choose from for a word list: those of its language, those fitted to it, and all others."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from qless_studio.engine.grids import Board
from qless_studio.engine.grids.dice import BAG, DiceSet, grouped_dice, name_of
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.imported import base_name
from qless_studio.engine.lexicon.shipped import LISTS
from qless_studio.engine.texts import more, say
from qless_studio.ui.tab.session import Session

FIT = "fit"
"""The choice that fits dice."""
SIDES = (4, 5)
"""Sides of the square boards for which dice are fitted."""


Section = tuple[str, list[tuple[object, str]]]
"""A heading, and (value, label) of the choices under it."""


class DiceChoices:
    """The dice to choose from for the list that is chosen in a session."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._crc: tuple[Lexicon, str] | None = None
        self._known: tuple[tuple[str, str], tuple[dict[str, DiceSet], dict[str, DiceSet]]] | None = None

    @property
    def crc(self) -> str:
        """The check sum of the words chosen; "" while they load, and for a shipped list, whose language has dice."""
        lexicon = self._session.chosen_lexicon
        if lexicon is None or base_name(self._session.chosen_list) in LISTS:
            return ""
        if self._crc is None or self._crc[0] is not lexicon:
            from qless_studio.engine.history import crc_of

            self._crc = lexicon, crc_of(lexicon)
        return self._crc[1]

    def groups(self) -> tuple[dict[str, DiceSet], dict[str, DiceSet]]:
        """The sets of the list and its language by name, and all others."""
        language = self._session.chosen_language
        key = language.key, self.crc
        if self._known is None or self._known[0] != key:
            self._known = key, grouped_dice(language, self.crc)
        return self._known[1]

    def read_again(self) -> None:
        """Dice were fitted."""
        self._known = None

    def fits(self, name: str, board: Board) -> bool:
        """Whether these dice were made for boards of this size."""
        return any(name in group and _fits(group[name], board) for group in self.groups())

    def for_board(self, board: Board) -> list[Section]:
        """What can be chosen for a board of this size."""
        own, others = ({name: dice for name, dice in group.items() if _fits(dice, board)} for group in self.groups())
        side, new = board.rows if board.rows == board.columns else 0, list[Section]()
        if self.crc and side in SIDES and name_of(self.crc, side) not in own:
            new.append(
                (say("New dice"), [(FIT, more(say("Dice for this list")))])
            )  # last: arrow keys choose what they reach
        return [("", [*_titles(own, _short), (BAG, say("Letter bag"))]), *_further(others, _short), *new]

    def for_round(self, rows: int, columns: int) -> list[Section]:
        """What can be chosen for a round: dice of every size, and letters from a bag for this one."""
        own, others = self.groups()
        bag = BAG, f"{say('Letter bag')} {rows} × {columns}"
        return [("", [*_titles(own, _spaced), bag]), *_further(others, _spaced)]


def _fits(dice: DiceSet, board: Board) -> bool:
    return (dice.rows, dice.columns) == (board.rows, board.columns)


def _titles(sets: Mapping[str, DiceSet], form: Callable[[str], str]) -> list[tuple[object, str]]:
    return [(name, form(say(dice.title))) for name, dice in sets.items()]


def _further(others: Mapping[str, DiceSet], form: Callable[[str], str]) -> list[Section]:
    """Dice of other languages, then those fitted to other lists."""
    fitted = {name: dice for name, dice in others.items() if name.startswith("list_")}
    rest = {name: dice for name, dice in others.items() if name not in fitted}
    groups = ((say("Other languages"), rest), (say("Other lists"), fitted))
    return [(title, _titles(sets, form)) for title, sets in groups if sets]


def _spaced(title: str) -> str:
    return title.replace("×", " × ")


def _short(title: str) -> str:
    """The title of dice, with the year instead of the size where a year distinguishes them."""
    return _spaced(re.sub(r" \d+×\d+ \((\d+)\)", r" \1", title))
