"""A board of letters, read from a picture."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from qless_studio.engine.errors import PictureError
from qless_studio.engine.pictures import dice
from qless_studio.engine.pictures.finding import Finder, Found, outline
from qless_studio.engine.pictures.geometry import Matrix, Point, corners, product, square
from qless_studio.engine.pictures.lattice import MOST_SIDE, Tile
from qless_studio.engine.pictures.letters import Letters, Turns, common_turn, only
from qless_studio.engine.pictures.nets import CellNet, TileNet, weights
from qless_studio.engine.pictures.picture import Picture
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import say

SURE, GUESS = 0.95, 0.6
"""From the first confidence on a letter is sure; below the second it is a guess."""
MOST_TILES = 40
"""Scattered tiles that can be asked for."""
_FEWEST = 3
"""Rows and columns of a board that nobody has announced."""
_SEEN = 0.45
"""How clearly the tiles of a board must be seen on average."""
_LEGIBLE = 0.5
"""How sure its letters must be on average: 0.7 to 1.0 on boards, 0.3 on what is none."""
_PLAIN = 0.9
"""How sure a screenshot must be on average for nobody to ask whether it is a photograph."""
_BLANKS = 0.6
"""Part of the tiles that may be blank; where there are more, it is the pattern of a background."""
_ALTERNATIVES = 5


@dataclass(frozen=True)
class Request:
    """What is looked for. Raises `PictureError` where that cannot be."""

    kind: Literal["grid", "scattered"] = "grid"
    screen: bool | None = None
    """True: a screenshot, whose letters stand upright and whose rows are level. False: a photograph, in which dice may
    lie as they fell. None: whichever reads more surely."""
    shape: tuple[int, int] | None = None
    """Rows and columns of the grid, if they are known: 1 to 10 each."""
    corners: tuple[Point, ...] = ()
    """The grid's outer corners in the picture, clockwise from the upper left, if they were shown; `shape` then too."""
    count: int | None = None
    """How many tiles are scattered, if that is known: 1 to 40."""
    dice: tuple[tuple[str, ...], ...] = ()
    """The faces of the dice, in upper case, "" for a blank one. Each die shows at most once; too few are not used."""
    without: frozenset[str] = frozenset()
    """Letters and groups of letters, in upper case, that no tile has; "": no tile is blank."""

    def __post_init__(self) -> None:
        if self.shape and not all(1 <= side <= MOST_SIDE for side in self.shape):
            raise PictureError(say("a board in a picture has 1 to {} rows and columns", MOST_SIDE))
        if self.count is not None and not 1 <= self.count <= MOST_TILES:
            raise PictureError(say("1 to {} tiles can be looked for", MOST_TILES))
        if self.corners and (self.shape is None or not _spans(self.corners)):
            raise PictureError(say("the four corners do not span a board"))


@dataclass(frozen=True)
class CellReading:
    """One tile: its letters in upper case ("": none), and how likely they are, 0 to 1."""

    letters: str
    confidence: float
    alternatives: tuple[tuple[str, float], ...]
    """At most five letters with their probabilities, likeliest first; the first are `letters`."""
    quad: tuple[Point, ...]
    """The tile's corners in the picture, clockwise from the upper left as the board stands."""
    turn: int
    """Quarter turns, clockwise, by which the letter is turned against the board."""


@dataclass(frozen=True)
class BoardReading:
    """What was read: the cells row by row, or in reading order where they are scattered (rows and columns 0)."""

    rows: int
    columns: int
    cells: tuple[CellReading, ...]
    corners: tuple[Point, ...]
    """The grid's outer corners in the picture, clockwise from the upper left; () where tiles are scattered."""
    score: float
    """How clearly the tiles are seen on average, 0 to 1."""
    screen: bool
    """Whether it was read as a screenshot."""


def read_board(picture: Picture, request: Request, run: Run) -> Iterator[BoardReading]:
    """Yields the board in a picture, or nothing if there is none.

    A pattern of tiles is no board if they are seen faintly, if most of them are blank or their letters a guess, or if
    it has fewer than 3 rows or columns and nobody gave its shape; all that is not asked where the corners are given.
    Calls `run.checkpoint` about every 30 ms with compiled kernels, twice for each view and once for each tile. Takes 60
    to 200 ms, twice that where `screen` is None and on patterned grounds, interpreted half a minute; and 3 MB besides
    the picture. The same picture and request give the same reading on every machine. Raises `StudioError` if the
    weights are missing.
    """
    if request.screen is not None:
        best = _reading(picture, request, run)
    else:
        best = _reading(picture, replace(request, screen=True), run)
        if best is None or _sureness(best) < _PLAIN:
            other = _reading(picture, replace(request, screen=False), run)
            best = max((each for each in (best, other) if each), key=_sureness, default=None)
    if best is not None:
        yield best


def _reading(picture: Picture, request: Request, run: Run) -> BoardReading | None:
    """The board as a screenshot or as a photograph; None if there is none."""
    known = weights()
    finder, net = Finder(picture, TileNet(known), run), CellNet(known)
    found = _find(finder, request)
    if found is None:
        return None
    reading = _read(picture, found, request, net, run)
    if request.kind == "grid" and not request.corners and _blanks(reading) > _BLANKS * len(reading.cells):
        # the pattern of a background: once more without what shows no letter
        lettered = finder.grid(
            request.shape,
            request.screen is True,
            lambda matrix, tile: Letters(picture, matrix, net).shows_letter(tile, turned=not request.screen),
        )
        if lettered is not None:
            reading = _read(picture, lettered, request, net, run)
    return reading if request.corners or _is_board(reading, request) else None


def _sureness(reading: BoardReading) -> float:
    return sum(cell.confidence for cell in reading.cells) / len(reading.cells)


def _is_board(reading: BoardReading, request: Request) -> bool:
    """Whether that is a board rather than some pattern: tiles are seen clearly, and letters on most of them."""
    if request.kind == "grid" and request.shape is None and min(reading.rows, reading.columns) < _FEWEST:
        return False
    count, blank = len(reading.cells), _blanks(reading)
    legible = sum(cell.confidence for cell in reading.cells if cell.letters)
    return reading.score >= _SEEN and blank <= _BLANKS * count and legible >= _LEGIBLE * (count - blank)


def _find(finder: Finder, request: Request) -> Found | None:
    if request.kind == "scattered":
        return finder.scattered(request.count)
    if request.corners and request.shape:
        return finder.grid_at(request.shape, request.corners)
    return finder.grid(request.shape, request.screen is True)


def _read(picture: Picture, found: Found, request: Request, net: CellNet, run: Run) -> BoardReading:
    looked, seen = Letters(picture, found.matrix, net), []
    for tile in found.tiles:
        seen.append(looked.of(tile, turned=not request.screen))
        run.checkpoint(1)
    turn = 0 if request.screen else None
    if not request.screen and request.kind == "grid":
        turn = common_turn(seen, net.classes)
        if turn is not None:
            seen = [only([turns[turn]], net.classes, net.classes) for turns in seen]
    fitting = request.dice if len(request.dice) >= len(seen) else ()
    faces = {face for die in fitting for face in die} or set(net.classes)
    seen = [only(turns, net.classes, faces - request.without) for turns in seen]
    cells = [
        _cell(turns, net.classes, _quad(found.matrix, tile), turn)
        for turns, tile in zip(seen, found.tiles, strict=True)
    ]
    if fitting:
        cells = _fitted(cells, seen, net.classes, fitting)
    grid = outline(found) if found.rows else ()
    return BoardReading(found.rows, found.columns, tuple(cells), grid, found.score, request.screen is True)


def _cell(turns: Turns, classes: tuple[str, ...], quad: tuple[Point, ...], turn: int | None) -> CellReading:
    totals = [sum(column) for column in zip(*turns, strict=True)]
    ranked = sorted(zip(classes, totals, strict=True), key=lambda choice: -choice[1])[:_ALTERNATIVES]
    if turn is None:
        best = classes.index(ranked[0][0])
        turn = max(range(len(turns)), key=lambda k: turns[k][best])
    return CellReading(*ranked[0], tuple(ranked), quad, turn)


def _fitted(
    cells: list[CellReading], seen: list[Turns], classes: tuple[str, ...], faces: tuple[tuple[str, ...], ...]
) -> list[CellReading]:
    """The cells as the dice can show them together."""
    likelihoods = [
        {name: math.log(max(1e-7, sum(column))) for name, column in zip(classes, zip(*turns, strict=True), strict=True)}
        for turns in seen
    ]
    rankings = dice.fit(likelihoods, faces)
    return [
        replace(cell, letters=ranking[0][0], confidence=ranking[0][1], alternatives=tuple(ranking[:_ALTERNATIVES]))
        for cell, ranking in zip(cells, rankings, strict=True)
    ]


def _quad(matrix: Matrix, tile: Tile) -> tuple[Point, ...]:
    return corners(product(matrix, square((tile.x, tile.y), tile.side, tile.angle, 1.0)), 1.0, 1.0)


def _blanks(reading: BoardReading) -> int:
    return sum(not cell.letters for cell in reading.cells)


def _spans(quad: tuple[Point, ...]) -> bool:
    """Whether four corners go clockwise around a convex area of some size."""
    if len(quad) != 4 or not all(map(math.isfinite, (value for point in quad for value in point))):
        return False
    turns = []
    for k in range(4):
        (ax, ay), (bx, by), (cx, cy) = (quad[(k + step) % 4] for step in range(3))
        turns.append((bx - ax) * (cy - by) - (by - ay) * (cx - bx))
    return min(turns) > 1.0
