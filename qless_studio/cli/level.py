"""`qless-studio level`: the player's level in each game."""

from __future__ import annotations

import argparse
import json
from typing import Any

from qless_studio.cli.arguments import Commands, add_language_argument
from qless_studio.cli.player import BY_KEY, entries
from qless_studio.cli.report import put
from qless_studio.engine.folders import data_folder
from qless_studio.engine.game import Game
from qless_studio.engine.lexicon.languages import language_of
from qless_studio.engine.player.costs import GivenAway, given_away
from qless_studio.engine.player.levels import level_in, played_in
from qless_studio.engine.player.lists import lists_in
from qless_studio.engine.player.rounds import known_after
from qless_studio.engine.player.scale import Level
from qless_studio.engine.player.wording import given_away_text, level_text
from qless_studio.engine.registry import GAMES
from qless_studio.engine.texts import counted


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("level", help="your level in each game")
    parser.add_argument("--game", choices=list(BY_KEY), help="only one game")
    add_language_argument(parser, "games")
    parser.add_argument("--json", action="store_true", help="write JSON lines, one object per game")
    parser.set_defaults(command=_level)


def _level(given: argparse.Namespace) -> int:
    lists = lists_in(data_folder())
    language = language_of(given.language).code
    history = entries()
    known = known_after(history, BY_KEY, lists)
    for game in GAMES:
        if given.game in (None, game.key):
            level = level_in(game, history, known, lists, language)
            costs = given_away(played_in(history, game.key, lists, language), game.key) if level is None else None
            put(json.dumps(_fields(game, level, costs)) if given.json else _line(game, level, costs))
    return 0


def _fields(game: Game[Any, Any, Any], level: Level | None, costs: GivenAway | None) -> dict[str, Any]:
    if level is None:
        return {"game": game.key, "level": None, "deviation": None, "rounds": costs.games if costs else 0}
    known = (round(level.value), round(level.deviation)) if level.known else (None, None)
    return {"game": game.key, "level": known[0], "deviation": known[1], "rounds": level.rounds}


def _line(game: Game[Any, Any, Any], level: Level | None, costs: GivenAway | None) -> str:
    if level is not None:
        rounds = f" ({counted(level.rounds, '{} round', '{} rounds')})" if level.known else ""
        return f"{game.key:<11}  {level_text(level)}{rounds}"
    return f"{game.key:<11}  {'no games yet' if costs is None else given_away_text(costs)}"
