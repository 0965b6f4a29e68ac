"""Dice that were fitted to the words of a list, kept in the data folder by the check sum of the words."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from qless_studio.engine.errors import OptionError
from qless_studio.engine.folders import data_folder, write_atomically
from qless_studio.engine.grids.board import TILE
from qless_studio.engine.json_files import read_cache
from qless_studio.engine.texts import say

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
