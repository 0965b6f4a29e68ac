"""`qless-studio practice --due`: the cards to practise on a day."""

from __future__ import annotations

import argparse
import json
from datetime import date

from qless_studio.cli.arguments import Commands
from qless_studio.cli.player import opened_history
from qless_studio.cli.report import put
from qless_studio.engine.days import day_of
from qless_studio.engine.errors import StudioError
from qless_studio.engine.folders import data_folder
from qless_studio.engine.practice.anki import anki_text
from qless_studio.engine.practice.opening import open_queue
from qless_studio.engine.registry import GAMES
from qless_studio.engine.solving import Run


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("practice", help="list what you missed and should practise, with the right answers")
    parser.add_argument("--due", action="store_true", help="list the cards that are due")
    parser.add_argument(
        "--day", metavar="DAY", default="today", help="day on which they are due, such as 2024-05-31 (default: today)"
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="write JSON lines, one object per card")
    form.add_argument("--anki", action="store_true", help="write a text file for import into Anki")
    parser.set_defaults(command=_practice)


def _practice(given: argparse.Namespace) -> int:
    if not given.due:
        raise StudioError("say what to list: --due (try qless-studio practice --help)")
    day = day_of(given.day, date.today(), "day")
    folder = data_folder()
    opened_history()  # it may have to be said that it is too large
    queue = open_queue(folder, {game.key: game for game in GAMES}, Run())
    if given.anki:
        put(*anki_text(queue.exercises(day, Run())).splitlines())
        return 0
    for due, exercise in queue.exercises(day, Run()):
        if given.json:
            line = {"game": due.card.game, "kind": exercise.kind, "question": exercise.question}
            put(json.dumps(line | {"answers": list(exercise.answers), "due": due.due.isoformat()}))
        else:
            put(f"{due.due.isoformat()}  {due.card.game:<11}  {exercise.question}: {', '.join(exercise.answers)}")
    return 0
