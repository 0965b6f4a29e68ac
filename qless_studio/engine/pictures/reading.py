"""A board of letters, read from a picture."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

from qless_studio.engine.errors import PictureError
from qless_studio.engine.pictures.finding import Finder, Found, outline
from qless_studio.engine.pictures.lattice import MOST_SIDE, Tile
from qless_studio.engine.pictures.letters import (
    COVERS,
    SMALL_COVERS,
    Letters,
    Turns,
    fit,
    in_one_case,
    only,
    weighted_by_turn,
    without_lower_case,
)
from qless_studio.engine.pictures.picture import (
    CellNet,
    Matrix,
    Picture,
    Point,
    TileNet,
    corners,
    product,
    square,
    weights,
)
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import plain, say

SURE, GUESS = 0.95, 0.6
"""From the first confidence on a letter is sure; below the second it is a guess."""
MOST_TILES = 40
"""Scattered tiles that can be asked for."""
_FEWEST = 3
"""Minimum rows and columns of a board whose shape was not given."""
_SEEN = 0.45
"""How clearly the tiles of a board must be seen on average."""
_LEGIBLE = 0.5
"""How sure its letters must be on average: 0.7 to 1.0 on boards, 0.3 on what is none."""
_DOUBTFUL, _FAINTLY_DOUBTFUL, _CLEAR = 0.85, 0.9, 0.75
"""Below the first mean there is perhaps no board, below the second where tiles are seen less clearly than the third."""
_PLAIN = 0.99
"""Mean confidence from which on a screenshot is not read as a photograph, too."""
_SURE_ENOUGH, _SURER = 0.98, 0.02
"""Below the first mean the letters may be small in their tiles; they are if another look is surer by the second."""
_BLANKS = 0.6
"""Part of the tiles that may be blank; where there are more, it is the pattern of a background."""
_ALTERNATIVES = 5


@dataclass(frozen=True)
class Request:
    """What is looked for. Raises `PictureError` where that cannot be."""

    kind: Literal["grid", "scattered"] = "grid"
    screen: bool | None = None
    """True: a screenshot, with unturned letters and horizontal rows. False: a photograph, in which dice may lie as they
    fell. None: whichever reads more surely; a photograph if tiles are scattered."""
    shape: tuple[int, int] | None = None
    """Rows and columns of the grid, if they are known: 1 to 16 each."""
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
            raise PictureError(plain("1 to {} tiles can be looked for", MOST_TILES))
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
    sureness: float
    """How sure the letters are on average before dice are fitted to them, 0 to 1."""
    screen: bool
    """Whether the picture was read as a screenshot."""
    tiles: int
    """How many tiles are seen: more than cells if fewer scattered ones were asked for."""

    @property
    def doubtful(self) -> bool:
        """Whether there is perhaps no board at all: its letters are not sure enough, all of them together."""
        return self.sureness < (_DOUBTFUL if self.score >= _CLEAR else _FAINTLY_DOUBTFUL)


def read_board(picture: Picture, request: Request, run: Run) -> Iterator[BoardReading]:
    """Yields the board in a picture, or nothing if there is none.

    A pattern of tiles is no board if they are seen faintly, if most of them are blank or their letters a guess, or if
    it has fewer than 3 rows or columns and its shape was not given; all that is not asked where the corners are given.
    Calls `run.checkpoint` about every 30 ms with compiled kernels, twice for each view and once for each tile. Takes 60
    to 200 ms, twice that where `screen` is None and it is no clean screenshot, more on patterned backgrounds and where
    the whole of a large picture shows no board, half a minute interpreted; and 3 MB besides the picture. The same
    picture and request give the same reading on every machine. Raises `PictureError` if the board has more rows or
    columns than can be read, `StudioError` if the weights are missing.
    """
    look = _Reader(picture, request, run).board()
    if look is None:
        return
    if max(look.found.rows, look.found.columns) > MOST_SIDE:
        raise PictureError(say("a board in a picture has 1 to {} rows and columns", MOST_SIDE))
    yield look.reading(request.dice)


@dataclass(frozen=True)
class _Look:
    """The tiles that were found, and what each of them may show, before dice are fitted to it."""

    found: Found
    seen: tuple[Turns, ...]
    classes: tuple[str, ...]
    screen: bool

    @cached_property
    def letters(self) -> list[tuple[str, float]]:
        """The likeliest letters of each tile, with their probability."""
        totals = ([sum(column) for column in zip(*turns, strict=True)] for turns in self.seen)
        return [max(zip(self.classes, each, strict=True), key=lambda choice: choice[1]) for each in totals]

    @cached_property
    def sureness(self) -> float:
        """How sure the letters are on average, 0 to 1."""
        return sum(confidence for _, confidence in self.letters) / len(self.seen)

    @property
    def is_blank(self) -> bool:
        """Whether most tiles are blank: the pattern of a background."""
        return sum(not letters for letters, _ in self.letters) > _BLANKS * len(self.seen)

    def is_board(self, request: Request) -> bool:
        """Whether that is a board rather than some pattern: tiles are seen clearly, and letters on most of them."""
        found = self.found
        if request.kind == "grid" and request.shape is None and min(found.rows, found.columns) < _FEWEST:
            return False
        sure = [confidence for letters, confidence in self.letters if letters]
        return found.score >= _SEEN and not self.is_blank and sum(sure) >= _LEGIBLE * len(sure)

    def reading(self, faces: tuple[tuple[str, ...], ...]) -> BoardReading:
        """The board, with letters that these dice can show together, unless there are fewer dice than tiles."""
        seen, found = self.seen, self.found
        fitting = len(faces) >= len(seen)
        if fitting:
            possible = {face for die in faces for face in die}
            seen = tuple(only(turns, self.classes, possible) for turns in seen)
        quads = [_quad(found.matrix, tile) for tile in found.tiles]
        cells = [_cell(turns, self.classes, quad) for turns, quad in zip(seen, quads, strict=True)]
        if fitting:
            cells = _fitted(cells, seen, self.classes, faces)
        grid = outline(found) if found.rows else ()
        return BoardReading(
            found.rows, found.columns, tuple(cells), grid, found.score, self.sureness, self.screen, found.count
        )


class _Reader:
    """Looks at one picture, as a screenshot and as a photograph if that is not known."""

    def __init__(self, picture: Picture, request: Request, run: Run) -> None:
        known = weights()
        self._picture, self._request, self._run = picture, request, run
        photographed = request.screen is False or request.kind == "scattered"
        self._finder, self._net = Finder(picture, TileNet(known), run), CellNet(known, not photographed)

    def board(self) -> _Look | None:
        """The surest look at a board; None if there is none."""
        shape = self._request.shape
        look = self._surest(shape)
        if look is None and shape and not self._request.corners:  # small tiles may be seen together only
            look = self._surest(None)
            if look is not None and (look.found.rows, look.found.columns) != shape:
                return None
        return look

    def _surest(self, shape: tuple[int, int] | None) -> _Look | None:
        request, best = self._request, None
        ways: tuple[bool, ...] = (True, False)
        if request.screen is not None:
            ways = (request.screen,)
        elif request.kind == "scattered":
            ways = (False,)
        for screen in ways:
            look = self._look(shape, screen)
            if look is not None and (best is None or look.sureness > best.sureness):
                best = look
            if best is not None and best.sureness >= _PLAIN:
                break
        return best

    def _look(self, shape: tuple[int, int] | None, screen: bool) -> _Look | None:
        request, finder = self._request, self._finder
        if request.kind == "scattered":
            look = self._seen(finder.scattered(request.count), screen)
            return look if look is not None and look.is_board(request) else None
        if request.corners and shape:
            return self._seen(finder.grid_at(shape, request.corners), screen)
        for view in finder.views():
            look = self._seen(finder.grid(view, shape, screen), screen)
            if look is not None and look.is_blank:  # the pattern of a background: again without what shows no letter
                again = finder.grid(view, shape, screen, lambda matrix, tile: self._shows_letter(matrix, tile, screen))
                look = self._seen(again, screen) or look
            if look is not None and look.is_board(request):
                return look
        return None

    def _shows_letter(self, matrix: Matrix, tile: Tile, screen: bool) -> bool:
        return Letters(self._picture, matrix, self._net).shows_letter(tile, turned=not screen)

    def _seen(self, found: Found | None, screen: bool) -> _Look | None:
        """What the tiles show; where that is not sure, again as if the letters were small in them."""
        if found is None:
            return None
        look = self._seen_with(COVERS, found, screen)
        for cover in SMALL_COVERS:
            if look.sureness >= _SURE_ENOUGH:
                break
            nearer = self._seen_with((cover,), found, screen)
            if nearer.sureness > look.sureness + _SURER:
                look = nearer
        return look

    def _seen_with(self, covers: tuple[float, ...], found: Found, screen: bool) -> _Look:
        request, classes = self._request, without_lower_case(self._net.classes)
        looked, seen = Letters(self._picture, found.matrix, self._net), []
        for tile in found.tiles:
            seen.append(looked.of(tile, not screen, covers))
            self._run.checkpoint(1)
        if screen:
            seen = in_one_case(seen, self._net.classes)
        elif request.kind == "grid":
            seen = weighted_by_turn(seen, classes)
        possible = set(classes) - request.without
        return _Look(found, tuple(only(turns, classes, possible) for turns in seen), classes, screen)


def _cell(turns: Turns, classes: tuple[str, ...], quad: tuple[Point, ...]) -> CellReading:
    totals = [sum(column) for column in zip(*turns, strict=True)]
    ranked = sorted(zip(classes, totals, strict=True), key=lambda choice: -choice[1])[:_ALTERNATIVES]
    best = classes.index(ranked[0][0])
    turn = max(range(len(turns)), key=lambda k: turns[k][best])
    return CellReading(*ranked[0], tuple(ranked), quad, turn)


def _fitted(
    cells: list[CellReading], seen: Sequence[Turns], classes: tuple[str, ...], faces: tuple[tuple[str, ...], ...]
) -> list[CellReading]:
    """The cells as the dice can show them together."""
    likelihoods = [
        {name: math.log(max(1e-7, sum(column))) for name, column in zip(classes, zip(*turns, strict=True), strict=True)}
        for turns in seen
    ]
    rankings = fit(likelihoods, faces)
    return [
        replace(cell, letters=ranking[0][0], confidence=ranking[0][1], alternatives=tuple(ranking[:_ALTERNATIVES]))
        for cell, ranking in zip(cells, rankings, strict=True)
    ]


def _quad(matrix: Matrix, tile: Tile) -> tuple[Point, ...]:
    return corners(product(matrix, square((tile.x, tile.y), tile.side, tile.angle, 1.0)), 1.0, 1.0)


def _spans(quad: tuple[Point, ...]) -> bool:
    """Whether four corners go clockwise around a convex area of some size."""
    if len(quad) != 4 or not all(map(math.isfinite, (value for point in quad for value in point))):
        return False
    turns = []
    for k in range(4):
        (ax, ay), (bx, by), (cx, cy) = (quad[(k + step) % 4] for step in range(3))
        turns.append((bx - ax) * (cy - by) - (by - ay) * (cx - bx))
    return min(turns) > 1.0
