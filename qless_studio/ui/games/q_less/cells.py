"""What the cells of the board show and say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRect

from qless_studio.engine.games.q_less.check import Checked, Line
from qless_studio.engine.games.q_less.puzzle import Tile as GridTile
from qless_studio.ui.games.q_less.open_grid import OpenGrid, Place
from qless_studio.ui.games.q_less.selection import Item
from qless_studio.ui.style.tiles import EMPTY, HINTED, Tile
from qless_studio.ui.widgets.board.cell import Cell


def tr(text: str) -> str:
    return QCoreApplication.translate("Cells", text)


def marks(checked: Checked | None, wrong: Sequence[Line]) -> object:
    """What a check changes on the board; `wrong` are the runs marked as mistakes."""
    if checked is None:
        return (), False, ()
    return tuple(wrong), checked.finished, checked.parts if len(checked.parts) > 1 else ()


@dataclass(frozen=True)
class Marked:
    """The player's grid and all that is shown over it."""

    grid: OpenGrid
    preview: Mapping[Place, str] | None
    """The solution in place of the player's tiles."""
    hinted: frozenset[Place]
    used: frozenset[int]
    """Slots of the rack whose dice are on the grid."""
    wrong: Sequence[Line]
    selected: tuple[Item, ...]
    given: Set[GridTile] = frozenset()
    """Tiles that cannot be moved."""

    def cell(self, place: Place, rect: QRect, shown: OpenGrid) -> Cell:
        """The cell of a place; `shown` is the part that is visible."""
        return Cell(rect, self._selectable(self._spoken(place, shown), place), self._tile(place))

    def die(self, slot: int, rect: QRect) -> Cell:
        """The cell of a slot of the rack."""
        letters, number = self.grid.puzzle.letters, slot + 1
        if slot >= len(letters):
            return Cell(rect, tr("Rack slot {}, empty").format(number), Tile(kind=EMPTY))
        letter = letters[slot].upper()
        if slot in self.used:
            return Cell(rect, tr("Die {}, {}, on the grid").format(number, letter), Tile(kind=EMPTY))
        return Cell(rect, self._selectable(tr("Die {}, {}, on the rack").format(number, letter), slot), Tile(letter))

    def _tile(self, place: Place) -> Tile:
        letter = (self.grid.tiles if self.preview is None else self.preview).get(place)
        if letter is not None:
            return Tile(letter.upper(), selected=place in self.hinted, fixed=self._is_given(place))
        return Tile(kind=HINTED if place in self.hinted and self.preview is None else EMPTY)

    def _is_given(self, place: Place) -> bool:
        return place in self.grid.tiles and self.grid.tile_at(place) in self.given

    def _spoken(self, place: Place, shown: OpenGrid) -> str:
        where = tr("row {}, column {}").format(place[0] - shown.top + 1, place[1] - shown.left + 1)
        if self.preview is not None and place in self.preview:
            return tr("{} of the displayed solution, {}").format(self.preview[place].upper(), where)
        letter = self.grid.tiles.get(place) if self.preview is None else None
        if letter is None:
            return (tr("Hint, {}") if place in self.hinted else tr("Empty, {}")).format(where)
        text, tile = f"{letter.upper()}, {where}", self.grid.tile_at(place)
        if tile in self.given:
            text = tr("{}, given").format(text)
        wrong = [line.text.upper() for line in self.wrong if tile in line.tiles]
        if len(wrong) > 1:
            return tr("{}, part of two invalid words: {}").format(text, ", ".join(wrong))
        return tr("{}, part of an invalid word: {}").format(text, wrong[0]) if wrong else text

    def _selectable(self, spoken: str, item: Item) -> str:
        return tr("{}, selected").format(spoken) if item in self.selected else spoken
