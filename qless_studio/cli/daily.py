"""`qless-studio daily GAME`: the puzzle of a day."""

from __future__ import annotations

import argparse
import json
from datetime import date
from typing import Any

from qless_studio.cli.arguments import Commands, add_language_argument, game_parsers
from qless_studio.cli.report import put
from qless_studio.engine.days import day_of
from qless_studio.engine.game import Game
from qless_studio.engine.history import crc_of
from qless_studio.engine.lexicon import load
from qless_studio.engine.lexicon.languages import language_of
from qless_studio.engine.registry import GAMES
from qless_studio.engine.solving import Run


def add_to(commands: Commands) -> None:
    """Add the command and the games that have daily puzzles."""
    purpose = "print the puzzle of a day, the same for everyone"
    games = [game for game in GAMES if game.load_daily is not None]
    for parser, _ in game_parsers(commands, "daily", purpose, _daily, games):
        parser.add_argument(
            "--day", metavar="DAY", default="today", help="day of the puzzle, such as 2024-05-31 (default: today)"
        )
        add_language_argument(parser, "puzzle")
        parser.add_argument("--json", action="store_true", help="write one JSON object")


def _daily(given: argparse.Namespace) -> int:
    game: Game[Any, Any, Any] = given.game
    assert game.daily is not None
    day = day_of(given.day, date.today(), "day")
    lexicon = load(game.daily.list_in(language_of(given.language).code))
    dealt = game.daily.deal(day, lexicon, Run())
    text = game.format(dealt.puzzle)
    if given.json:
        known = {"day": day.isoformat(), "game": game.key, "puzzle": text}
        put(json.dumps(known | {"lexicon": lexicon.name, "crc": crc_of(lexicon)}))
    else:
        put(text)
    return 0
