"""The dice of a word list that has none of its own: those fitted to it, or the offer to fit some."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from qless_studio.engine.grids.list_dice import find_list_dice, name_of
from qless_studio.engine.history import crc_of
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.changes import base_name
from qless_studio.engine.lexicon.shipped import LISTS
from qless_studio.ui.tab.session import Session

FIT = "fit"
"""The choice that fits dice."""
SIDES = (4, 5)
"""Of square boards."""


class OwnDice:
    """Those of the list that a session has now."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._crc: tuple[Lexicon, str] | None = None

    @property
    def crc(self) -> str:
        """The check sum of the words in force; "" while they load, and for a shipped list, whose language has dice."""
        lexicon = self._session.lexicon
        if lexicon is None or base_name(self._session.lexicon_name) in LISTS:
            return ""
        if self._crc is None or self._crc[0] is not lexicon:
            self._crc = lexicon, crc_of(lexicon)
        return self._crc[1]

    def has(self, name: str, rows: int, columns: int) -> bool:
        """Whether these are dice of the list, for boards of this size."""
        return rows == columns and (name, rows) in {(each, side) for each, side, _ in self._found()}

    def titles(self) -> list[tuple[str, str]]:
        """(name, title) of the dice fitted to the list."""
        return [(name, title) for name, _, title in self._found()]

    def choices(self, rows: int, columns: int) -> list[tuple[str, str]]:
        """(value, label) to be chosen for a board: the dice of the list, or to fit some."""
        if rows != columns or rows not in SIDES or not self.crc:
            return []
        found = [(name, title) for name, side, title in self._found() if side == rows]
        return found or [(FIT, QCoreApplication.translate("OwnDice", "Dice for this list…"))]

    def _found(self) -> list[tuple[str, int, str]]:
        sets = (find_list_dice(name_of(self.crc, side)) for side in SIDES) if self.crc else ()
        return [(each.name, each.side, each.title.replace("×", " × ")) for each in sets if each]
