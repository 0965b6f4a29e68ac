"""The heat map: what runs through each tile, and what the tiles show of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from qless_studio.engine.games.word_streak.puzzle import POINTS
from qless_studio.engine.games.word_streak.solver import heat
from qless_studio.engine.grids import FoundWord
from qless_studio.engine.texts import counted, say
from qless_studio.ui.games.word_streak.rules import WordStreakRules
from qless_studio.ui.grids.edits import TileMark, is_letters
from qless_studio.ui.grids.rules import points_text


@dataclass(frozen=True)
class HeatMap:
    """By cell, the points and the number of words that run through it."""

    points: list[int]
    words: list[int]
    shows_points: bool
    """Whether the map shows the points, otherwise the words."""

    @property
    def shown(self) -> list[int]:
        return self.points if self.shows_points else self.words

    @property
    def maximum(self) -> int:
        return max(self.shown, default=0)


def heat_map(rules: WordStreakRules, words: Iterable[FoundWord]) -> HeatMap:
    """The map of these words, in the form that the options ask for."""
    points, numbers = heat(words, len(rules.board.tiles))
    return HeatMap(points, numbers, rules.options.heat == POINTS)


def marks_of(rules: WordStreakRules, heat: HeatMap | None, start: int) -> tuple[TileMark, ...]:
    """What the tiles show in addition to their letters; `start`: the cell a word starts on, -1 for none."""
    return tuple(_mark(rules, heat, cell, cell == start) for cell in range(len(rules.board.tiles)))


def _mark(rules: WordStreakRules, heat: HeatMap | None, cell: int, start: bool) -> TileMark:
    tile = rules.board.tiles[cell]
    value, multiplier = str(rules.scoring.value(tile)), rules.puzzle.multipliers[cell]
    if heat is None:
        return TileMark(value, multiplier, start=start)
    through, share = heat.shown[cell], heat.shown[cell] / heat.maximum if heat.maximum else None
    if not is_letters(tile):
        return TileMark(value, multiplier, heat=share, start=start)
    return TileMark(value, multiplier, _in_four(through), share, _description(heat, cell), start)


def _description(heat: HeatMap, cell: int) -> str:
    text = say("{} through this tile, in {}")
    return text.format(points_text(heat.points[cell]), counted(heat.words[cell], "{} word", "{} words"))


def _in_four(number: int) -> str:
    """A number in at most four characters, for the corner of a tile: thousands from 10,000 on."""
    return str(number) if number < 10_000 else f"{number // 1000}k"
