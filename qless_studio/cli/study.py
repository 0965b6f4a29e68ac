"""`qless-studio study GAME`: the words that are worth most to the player."""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

from qless_studio.cli.arguments import Commands, add_list_argument, game_parsers, positive
from qless_studio.cli.player import known_skill
from qless_studio.cli.report import complain, put
from qless_studio.engine.folders import data_folder
from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import load
from qless_studio.engine.player.scale import ROUNDS_FOR_LEVEL, reference_boards
from qless_studio.engine.player.study import Families, StudyWord, study_words, worth_learning
from qless_studio.engine.player.wording import how_often
from qless_studio.engine.registry import GAMES
from qless_studio.engine.texts import decimal

COUNT = 20
PLACES = 6
"""Decimal places in JSON."""


def add_to(commands: Commands) -> None:
    """Add the command and the games that are played on boards of letters."""
    games = [game for game in GAMES if game.scoring is not None]
    for parser, _ in game_parsers(commands, "study", "the words that are worth most to you", _study, games):
        parser.add_argument(
            "--count", metavar="N", type=positive(int), default=COUNT, help=f"number of words (default: {COUNT})"
        )
        add_list_argument(parser)
        parser.add_argument("--json", action="store_true", help="write JSON lines, one object per word")


def _study(given: argparse.Namespace) -> int:
    game: Game[Any, Any, Any] = given.game
    lexicon = load(given.lexicon)
    skill, rounds = known_skill(game.key, lexicon, ROUNDS_FOR_LEVEL, time.time())
    assert game.scoring is not None
    scoring = game.scoring(game.blank, game.options(), lexicon.language)
    words = study_words(lexicon, scoring, skill, reference_boards(game, lexicon), data_folder())
    if not given.json and rounds < ROUNDS_FOR_LEVEL:
        enough = f"{rounds} of {ROUNDS_FOR_LEVEL} rounds"
        complain(f"for an average player, as there are only {enough}")
    worth = worth_learning(words, Families(lexicon.words), most=given.count)
    if not given.json and not worth:
        complain("every word of this list is a common one")
    for word in worth:
        put(json.dumps(_fields(word)) if given.json else _line(word, lexicon.shown(word.word)))
    return 0


def _fields(word: StudyWord) -> dict[str, Any]:
    rolled, chance, gain = (round(value, PLACES) for value in (word.rolled, word.chance, word.gain))
    return {"word": word.word, "points": word.points, "rolled": rolled, "chance": chance, "gain": gain}


def _line(word: StudyWord, shown: str) -> str:
    """A word for people: figures in 100 boards and 100 rounds."""
    others = f"  also {', '.join(word.family[:3]).upper()}" if word.family else ""
    rolled, gain = decimal(100 * word.rolled, 1), decimal(100 * word.gain, 1)
    return f"{shown:<12} on {rolled:>4} of 100 boards  found {how_often(word.chance):<14} +{gain}{others}"
