"""`qless-studio chances GAME BOARD`: how likely the player finds each word, and the points to expect."""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

from qless_studio.cli.arguments import Commands, positive, puzzle_text, settings_of
from qless_studio.cli.player import known_skill
from qless_studio.engine.errors import OptionError, PuzzleError
from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import DEFAULT, load
from qless_studio.engine.options import read_options
from qless_studio.engine.player.model import AVERAGE, ROUND
from qless_studio.engine.player.rounds import LONGEST
from qless_studio.engine.player.scale import LARGEST_SIDE, ROUNDS_FOR_PAR, board_level, features_of
from qless_studio.engine.player.wording import expectation, how_often
from qless_studio.engine.registry import GAMES
from qless_studio.engine.texts import figure

PLACES = 4
"""Decimal places of chances and points in JSON."""


def add_to(commands: Commands) -> None:
    """Add the command and the games that are played on boards of letters."""
    purpose = "how likely you are to find each word of a board, and the points to expect"
    games = commands.add_parser("chances", help=purpose).add_subparsers(metavar="GAME", required=True)
    for game in GAMES:
        if game.board is not None:
            parser = games.add_parser(game.key, help=game.title)
            parser.add_argument("board", metavar="BOARD", help="the board; -: from standard input, @FILE: from a file")
            parser.add_argument(
                "--seconds", metavar="S", type=positive(float), help="seconds of the round (default: by the rules)"
            )
            parser.add_argument(
                "--average", action="store_true", help="for an average player, whatever you have played"
            )
            parser.add_argument(
                "--lexicon", metavar="NAME_OR_FILE", default=DEFAULT, help=f"word list (default: {DEFAULT})"
            )
            parser.add_argument(
                "--option", metavar="KEY=VALUE", action="append", default=[], help="set an option of the game"
            )
            parser.add_argument("--json", action="store_true", help="write JSON lines, one object per word")
            parser.set_defaults(command=_chances, game=game)


def _chances(given: argparse.Namespace) -> int:
    game: Game[Any, Any, Any] = given.game
    options = read_options(game.options, settings_of(given))
    if given.seconds is not None and given.seconds > LONGEST:
        raise OptionError(f"a round has at most {figure(LONGEST)} seconds", "--seconds")
    puzzle, lexicon = game.parse(puzzle_text(given.board)), load(given.lexicon)
    board = features_of(game, puzzle, lexicon, options)
    if board is None:
        raise PuzzleError(f"chances are only known for boards up to {LARGEST_SIDE}×{LARGEST_SIDE} without wildcards")
    seconds = given.seconds or 60.0 * options.minutes or ROUND
    skill, rounds = AVERAGE, 0
    if not given.average:
        skill, rounds = known_skill(game.key, lexicon, ROUNDS_FOR_PAR, time.time())
    forecast, level = skill.forecast(board, seconds), board_level(board, seconds)
    chances = zip(skill.chances(board, seconds), board.words, board.points, strict=True)
    ordered = sorted(chances, key=lambda each: (-each[0], each[1]))
    if given.json:
        for chance, word, points in ordered:
            print(json.dumps({"word": word, "points": points, "chance": round(chance, PLACES)}))
        bounds = {"low": round(forecast.low, PLACES), "high": round(forecast.high, PLACES)}
        expected = {"expected": round(forecast.expected, PLACES)}
        print(json.dumps({**expected, **bounds, "level": None if level is None else round(level)}))
        return 0
    for chance, word, points in ordered:
        print(f"{points:6} {lexicon.shown(word):<16} {how_often(chance)}")
    whose = f"from {rounds} rounds of yours" if rounds >= ROUNDS_FOR_PAR else "for an average player"
    print(f"{expectation(forecast)} ({whose})")
    if level is not None:
        print(f"Level of the board: {figure(round(level))}")
    return 0
