"""Puzzles: written as text, dealt, or chosen for a day."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from qless_studio.engine.days import day_of
from qless_studio.engine.errors import OptionError
from qless_studio.engine.game import Game
from qless_studio.engine.games.affix import puzzle as affix
from qless_studio.engine.games.affix.puzzle import RING
from qless_studio.engine.games.q_less import puzzle as q_less
from qless_studio.engine.games.quiddler import puzzle as quiddler
from qless_studio.engine.grids import EMPTY
from qless_studio.engine.lexicon import DEFAULT, Lexicon
from qless_studio.engine.lexicon.languages import ENGLISH, language_of
from qless_studio.engine.options import read_options
from qless_studio.engine.registry import GAMES
from qless_studio.engine.solving import Run, Search
from qless_studio.library.tables import as_list, check_type, limit, word_list


@dataclass(frozen=True, repr=False)
class Puzzle:
    """A puzzle of a game. Made by `puzzle`, `deal` or `daily`."""

    game: str
    """Key of the game, such as `q-less`."""
    value: Any
    """The engine's own frozen value."""
    details: Mapping[str, Any] = field(default_factory=dict, compare=False)
    """What the dealer knows of it, such as its seed: JSON values by name."""

    @property
    def text(self) -> str:
        """The text form: `puzzle(p.game, p.text) == p`."""
        return game_of(self.game).format(self.value)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"puzzle({self.game!r}, {self.text!r})"

    def svg(self) -> str:
        """The board as a picture."""

        return svg(game_of(self.game), self.value)

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        return self.svg()


def games() -> tuple[str, ...]:
    """The keys of all games, those of plug-ins included."""
    return tuple(_by_key())


def puzzle(game: str, text: str) -> Puzzle:
    """The puzzle of a game from its text form, as on the command line.

    Raises `StudioError` that says what is wrong and where.
    """
    check_type("text", text, str)
    return Puzzle(game_of(game).key, game_of(game).parse(text))


def deal(
    game: str,
    *,
    lexicon: str | Path | Lexicon = DEFAULT,
    seed: int | None = None,
    seconds: float | None = None,
    **options: Any,
) -> Puzzle:
    """A puzzle dealt, rolled or drawn at random; the same for the same seed.

    `options` as in `qless-studio generate --option`. If they ask for a search, the result is the best puzzle found
    in `seconds`. Raises `StudioError`, also if there is no such puzzle.
    """
    known = game_of(game)
    dealer = known.dealer
    if seed is not None:
        check_type("seed", seed, int)
    given = dict(dealer.one) | texts_of(options) | ({} if seed is None else {"seed": str(seed)})
    chosen = read_options(dealer.options, given)
    words = as_list(lexicon)
    search = Search(lambda run: dealer.deal(words, chosen, run), Run(limit(seconds=seconds)))
    last = deque(search.results(), maxlen=1)
    raise_failure(search)
    if not last:
        raise OptionError("no puzzle found with these options")
    dealt = last[0]
    return Puzzle(known.key, dealt.puzzle, dict(dealt.details))


def daily(game: str, day: date | str = "today", *, language: str = ENGLISH.code) -> Puzzle:
    """The puzzle of a day, the same for everyone; `day` such as `2024-05-31`. Raises `StudioError`."""
    known = game_of(game)
    if known.daily is None:
        raise OptionError("has no daily puzzles", f"game {game}")
    check_type("day", day, date, str)
    day = day.date() if isinstance(day, datetime) else day
    when = day if isinstance(day, date) else day_of(day, date.today(), "day")
    words = word_list(known.daily.list_in(language_of(language).code))
    dealt = known.daily.deal(when, words, Run())
    return Puzzle(known.key, dealt.puzzle, {**dealt.details, "day": when.isoformat(), "lexicon": words.name})


@cache
def _by_key() -> dict[str, Game[Any, Any, Any]]:
    return {game.key: game for game in GAMES}


def game_of(key: str) -> Game[Any, Any, Any]:
    """The engine's game with this key; raises `OptionError`."""
    check_type("game", key, str)
    if key not in _by_key():
        raise OptionError(f"unknown game; available: {', '.join(_by_key())}", f"game {key}")
    return _by_key()[key]


def texts_of(options: Mapping[str, Any]) -> dict[str, str]:
    """Python values of options as texts of the command line: `True` as `true`, `None` as `auto`."""

    def text(value: Any) -> str:
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, list | tuple):
            return ",".join(map(str, value))
        return "auto" if value is None else str(value)

    return {name: text(value) for name, value in options.items()}


def raise_failure(search: Search[Any]) -> None:
    """Raise the error with which a search ended, if it did."""
    if search.finished is not None and search.finished.error is not None:
        raise search.finished.error


# Boards as pictures in SVG, for notebooks. The window paints its own.

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
    """The picture of a puzzle, with a solution given by its fields; of another game its text.

    Only boards, and our own games, are drawn: those of plug-ins have pictures in the window.
    """
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
