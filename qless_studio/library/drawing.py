"""Boards as pictures in SVG, for notebooks. The window paints its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from qless_studio.engine.game import Game
from qless_studio.engine.games.affix import puzzle as affix
from qless_studio.engine.games.affix.boards import RING
from qless_studio.engine.games.q_less import puzzle as q_less
from qless_studio.engine.games.quiddler import puzzle as quiddler
from qless_studio.engine.grids import EMPTY

HIGH, GAP, LETTER = 44, 4, 13
"""Height of a tile, space between two, and width of a letter in one that is wider than high."""
TILE, EDGE, INK, LINE, BADGE = "#f4ecd8", "#a8997a", "#26221a", "#1f6fb2", "#8a3324"


@dataclass(frozen=True)
class Drawing:
    """What is on a board."""

    rows: Sequence[Sequence[str]]
    """The text of each tile; "" for none."""
    badges: Mapping[tuple[int, int], str]
    """What is written in the corner of tiles, by (row, column)."""
    path: Sequence[tuple[int, int]] = ()
    """Tiles joined by a line, with their numbers."""


def svg(game: Game[Any, Any, Any], value: Any, solution: Mapping[str, Any] | None = None) -> str:
    """The picture of a puzzle, with a solution given by its fields; of a game that has no board its text."""
    return _picture(_drawing(game, value, solution or {}), f"{game.title}: {game.format(value)}")


def _drawing(game: Game[Any, Any, Any], value: Any, solution: Mapping[str, Any]) -> Drawing:
    if game.board is not None:
        board = game.board(value)
        kinds = getattr(value, "multipliers", ())
        badges = {board.place(cell): kind for cell, kind in enumerate(kinds) if kind}
        tiles = ["" if tile == EMPTY else tile.capitalize() for tile in board.tiles]
        rows = [tiles[start : start + board.columns] for start in range(0, len(tiles), board.columns)]
        return Drawing(rows, badges, [tuple(place) for place in solution.get("path", ())])
    if isinstance(value, quiddler.Puzzle):
        piles = value.piles if value.hand is None else [(card,) for card in value.hand]
        return Drawing([[_at(pile, level).upper() for pile in piles] for level in (0, 1)], {})
    if isinstance(value, q_less.Puzzle):
        grid = solution.get("grid", value.rows)
        rack = "" if "grid" in solution else value.rack
        return Drawing([["" if tile == "." else tile.upper() for tile in row] for row in (*grid, rack)], {})
    if isinstance(value, affix.Puzzle):
        return _affix(value, solution.get("prefixes", dict(value.placed)))
    return Drawing([[game.format(value)]], {})


def _affix(puzzle: affix.Puzzle, prefixes: Mapping[str, str]) -> Drawing:
    """The suffixes, then for each node its prefix, and below every suffix that it is joined to the word."""
    rows = [["", *(f"-{suffix}" if suffix else "-?" for suffix in puzzle.suffixes)]]
    for node, prefix in prefixes.items():
        words = (prefix + suffix if ring in node else "" for ring, suffix in zip(RING, puzzle.suffixes, strict=False))
        rows.append([f"{prefix}-", *words])
    return Drawing([[text.upper() for text in row] for row in rows], {})


def _at(pile: Sequence[str], level: int) -> str:
    return pile[level] if level < len(pile) else ""


def _picture(drawing: Drawing, title: str) -> str:
    wide = max([HIGH, *(LETTER * len(text) + 12 for row in drawing.rows for text in row if len(text) > 3)])
    columns = max(map(len, drawing.rows), default=0)

    def middle(row: int, column: int) -> tuple[float, float]:
        return GAP + column * (wide + GAP) + wide / 2, GAP + row * (HIGH + GAP) + HIGH / 2

    parts = []
    for row, texts in enumerate(drawing.rows):
        for column, text in enumerate(texts):
            if text:
                parts.append(_tile(*middle(row, column), wide, text, drawing.badges.get((row, column), "")))
    if drawing.path:
        points = [middle(*place) for place in drawing.path]
        line = " ".join(f"{x:g},{y:g}" for x, y in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{LINE}" stroke-width="5" stroke-opacity="0.45"/>')
        parts += [_text(x + wide / 2 - 7, y - HIGH / 2 + 11, 10, LINE, f"{n}") for n, (x, y) in enumerate(points, 1)]
    size = GAP + columns * (wide + GAP), GAP + len(drawing.rows) * (HIGH + GAP)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" role="img"'
    return f'{head} font-family="sans-serif"><title>{escape(title)}</title>{"".join(parts)}</svg>'


def _tile(x: float, y: float, wide: float, text: str, badge: str) -> str:
    place = f'x="{x - wide / 2:g}" y="{y - HIGH / 2:g}" width="{wide:g}" height="{HIGH}"'
    face = f'<rect {place} rx="6" fill="{TILE}" stroke="{EDGE}"/>{_text(x, y + 7, 20, INK, text)}'
    return face + (_text(x - wide / 2 + 10, y - HIGH / 2 + 11, 9, BADGE, badge) if badge else "")


def _text(x: float, y: float, size: int, colour: str, text: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{colour}" text-anchor="middle">{escape(text)}</text>'
