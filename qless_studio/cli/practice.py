"""`qless-studio practice --due`: what there is to practise on a day."""

from __future__ import annotations

import argparse
import json
from datetime import UTC, datetime
from functools import lru_cache

from qless_studio.cli.arguments import Commands
from qless_studio.engine import old_record
from qless_studio.engine.days import day_of
from qless_studio.engine.errors import StudioError
from qless_studio.engine.folders import data_folder
from qless_studio.engine.history import History
from qless_studio.engine.lexicon import load
from qless_studio.engine.practice import MissStore, Queue
from qless_studio.engine.registry import GAMES
from qless_studio.engine.solving import Run


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("practice", help="list what you missed and should practise, with the right answers")
    parser.add_argument("--due", action="store_true", help="list the cards that are due")
    parser.add_argument("--day", metavar="DAY", default="today", help="due on this day, as 2024-05-31 (default: today)")
    parser.add_argument("--json", action="store_true", help="write one JSON object a line")
    parser.set_defaults(command=_practice)


def _practice(given: argparse.Namespace) -> int:
    if not given.due:
        raise StudioError("say what to list: --due (try qless-studio practice --help)")
    day = day_of(given.day, datetime.now(UTC).date(), "day")
    folder = data_folder()
    old_record.move(folder)
    entries, _ = History(folder).read()
    games = {game.key: game for game in GAMES}
    queue = Queue(entries, games, lru_cache(maxsize=8)(load), MissStore(folder), Run())
    for due, exercise in queue.exercises(day, Run()):
        if given.json:
            line = {"game": due.card.game, "kind": exercise.kind, "question": exercise.question}
            print(json.dumps(line | {"answers": list(exercise.answers), "due": due.due.isoformat()}))
        else:
            print(f"{due.due.isoformat()}  {due.card.game:<11}  {exercise.question}: {', '.join(exercise.answers)}")
    return 0
