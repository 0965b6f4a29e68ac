"""Puzzles: written as text, dealt, or chosen for a day."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from functools import cache
from pathlib import Path
from typing import Any

from qless_studio.engine.days import day_of
from qless_studio.engine.errors import OptionError
from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import DEFAULT, Lexicon
from qless_studio.engine.lexicon.languages import ENGLISH, language_of
from qless_studio.engine.options import read_options
from qless_studio.engine.registry import GAMES
from qless_studio.engine.solving import Run, Search
from qless_studio.library.checks import check_type, limit
from qless_studio.library.word_lists import as_list, word_list

DRAWN = {"affix": {"level": "any"}}
"""Options with which a dealer draws one puzzle; the dealer of Affix lists all puzzles by default."""


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
        from qless_studio.library.drawing import svg

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
    given = DRAWN.get(known.key, {}) | texts_of(options) | ({} if seed is None else {"seed": str(seed)})
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
