"""Check a grid: every run, valid or not and why, its connected parts, the letters left."""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from qless_studio.engine.games.q_less.puzzle import Options, Tile
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.texts import phrase


class LineState(enum.Enum):
    """The state of a run of tiles; the value is its description."""

    WORD = phrase("valid")
    PAIR = phrase("allowed pair")
    UNKNOWN = phrase("not in the list")
    SHORT = phrase("too short")
    BANNED = phrase("banned word")
    REPEATED = phrase("repeated")
    TOO_MANY = phrase("too many words")


@dataclass(frozen=True)
class Line:
    """A whole run of two tiles or more in a row or column."""

    text: str
    tiles: tuple[Tile, ...]
    down: bool
    state: LineState

    @property
    def valid(self) -> bool:
        """Whether the line is allowed in a solution."""
        return self.state in (LineState.WORD, LineState.PAIR)


@dataclass(frozen=True)
class Checked:
    """The result of checking a grid."""

    lines: tuple[Line, ...]
    """Across from the top, then down from the left."""
    parts: tuple[frozenset[Tile], ...]
    """The connected parts, the largest first; one when the grid is connected."""
    foreign: tuple[Tile, ...]
    """Tiles whose letter is not, or no longer, among the letters of the puzzle."""
    left: str
    """Letters still to be placed."""
    fits: bool
    """Whether the grid fits into the box of the options."""

    @property
    def finished(self) -> bool:
        """Whether the puzzle is solved: every letter placed, all joined by words, every run valid."""
        valid = all(line.valid for line in self.lines) and self.joined_by_words
        return valid and not self.foreign and not self.left and self.fits

    @property
    def joined_by_words(self) -> bool:
        """Whether words that cross join all tiles; allowed pairs join none."""
        words = [set(line.tiles) for line in self.lines if line.state is LineState.WORD]
        joined = words[0] if words else set[Tile]()
        while meeting := [word for word in words if word & joined and not word <= joined]:
            joined = joined.union(*meeting)
        return bool(joined) and self.parts == (frozenset(joined),)


def check(letters: str, tiles: Iterable[Tile], lexicon: Lexicon, options: Options) -> Checked:
    """Check the tiles, wherever they are: 0.1 ms."""
    cells = {(tile.row, tile.column): tile for tile in sorted(tiles)}
    runs = [(run, down) for down in (False, True) for run in _runs(cells, down)]
    lines: list[Line] = []
    banned = options.bans(lexicon)
    for run, down in runs:
        text = "".join(tile.letter for tile in run)
        earlier = [line.text for line in lines if line.state is LineState.WORD]
        state = _state(text, text in lexicon, earlier, options, banned)
        lines.append(Line(text, run, down, state))
    left, foreign = Counter(letters), []
    for tile in cells.values():
        if left[tile.letter]:
            left[tile.letter] -= 1
        else:
            foreign.append(tile)
    height, width = options.box_size
    fits = not height or (_extent(row for row, _ in cells) <= height and _extent(c for _, c in cells) <= width)
    return Checked(tuple(lines), parts(cells.values()), tuple(foreign), "".join(sorted(left.elements())), fits)


def _runs(cells: dict[tuple[int, int], Tile], down: bool) -> list[tuple[Tile, ...]]:
    """Every run of two tiles or more, from the top or from the left."""
    dr, dc = (1, 0) if down else (0, 1)
    found = []
    for row, column in sorted(cells, key=(lambda cell: (cell[1], cell[0])) if down else None):
        if (row - dr, column - dc) in cells:
            continue
        run = []
        while (row, column) in cells:
            run.append(cells[row, column])
            row, column = row + dr, column + dc
        if len(run) > 1:
            found.append(tuple(run))
    return found


def _state(text: str, listed: bool, earlier: list[str], options: Options, banned: frozenset[str]) -> LineState:
    if len(text) == 2 and options.touching and (options.min_length > 2 or not listed or text in banned):
        return LineState.PAIR
    if len(text) < options.min_length:
        return LineState.SHORT
    if not listed:
        return LineState.UNKNOWN
    if text in banned:
        return LineState.BANNED
    if not options.repeats and text in earlier:
        return LineState.REPEATED
    if options.max_words is not None and len(earlier) >= options.max_words:
        return LineState.TOO_MANY
    return LineState.WORD


def _extent(values: Iterable[int]) -> int:
    found = list(values)
    return max(found) - min(found) + 1 if found else 0


def parts(tiles: Iterable[Tile]) -> tuple[frozenset[Tile], ...]:
    """The connected sets of tiles, the largest first."""
    cells = {(tile.row, tile.column): tile for tile in tiles}
    found = []
    while cells:
        stack, part = [next(iter(cells))], set()
        while stack:
            row, column = stack.pop()
            if (row, column) in cells:
                part.add(cells.pop((row, column)))
                stack += [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
        found.append(frozenset(part))
    return tuple(sorted(found, key=lambda part: (-len(part), min(part))))
