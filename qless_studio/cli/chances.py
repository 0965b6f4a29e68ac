"""`qless-studio chances GAME BOARD`: how likely the player finds each word, and the points to expect."""

from __future__ import annotations

import argparse
import json
from typing import Any

from qless_studio.cli.arguments import (
    Commands,
    add_list_argument,
    add_option_argument,
    game_parsers,
    positive,
    puzzle_in,
    puzzle_text,
    settings_of,
)
from qless_studio.cli.report import put
from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import load
from qless_studio.engine.player.wording import how_often
from qless_studio.engine.registry import GAMES
from qless_studio.engine.texts import figure
from qless_studio.library.player import chances
from qless_studio.library.puzzles import Puzzle

PLACES = 4
"""Decimal places of chances and points in JSON."""


def add_to(commands: Commands) -> None:
    """Add the command and the games that are played on boards of letters."""
    purpose = "how likely you are to find each word of a board, and the points to expect"
    games = [game for game in GAMES if game.board is not None]
    for parser, _ in game_parsers(commands, "chances", purpose, _chances, games):
        parser.add_argument("board", metavar="BOARD", help="the board; -: from standard input, @FILE: from a file")
        parser.add_argument(
            "--seconds", metavar="S", type=positive(float), help="seconds of the round (default: by the rules)"
        )
        parser.add_argument("--average", action="store_true", help="for an average player, whatever you have played")
        add_list_argument(parser)
        add_option_argument(parser)
        parser.add_argument("--json", action="store_true", help="write JSON lines, one object per word")


def _chances(given: argparse.Namespace) -> int:
    game: Game[Any, Any, Any] = given.game
    puzzle = Puzzle(game.key, puzzle_in(game, puzzle_text(given.board)))
    lexicon = load(given.lexicon)
    known = chances(puzzle, lexicon=lexicon, seconds=given.seconds, average=given.average, **settings_of(given))
    if given.json:
        for row in known.words:
            put(json.dumps({**row, "chance": round(row["chance"], PLACES)}))
        figures = {"expected": known.expected, "low": known.low, "high": known.high}
        put(json.dumps({**{name: round(value, PLACES) for name, value in figures.items()}, "level": known.level}))
        return 0
    for row in known.words:
        put(f"{row['points']:6} {lexicon.shown(row['word']):<16} {how_often(row['chance'])}")
    whose = f"from {known.rounds} rounds of yours" if known.rounds else "for an average player"
    put(f"{known.words.title} ({whose})")
    if known.level is not None:
        put(f"Level of the board: {figure(known.level)}")
    return 0
