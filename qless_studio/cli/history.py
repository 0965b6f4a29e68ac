"""`qless-studio history`: what was played."""

from __future__ import annotations

import argparse
import json

from qless_studio.cli.arguments import Commands
from qless_studio.cli.player import opened_history
from qless_studio.cli.report import complain, put
from qless_studio.engine.history import Entry, as_json
from qless_studio.engine.registry import GAMES
from qless_studio.engine.texts import clock_time, counted


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("history", help="list finished rounds, games and exercises, oldest first")
    parser.add_argument("--game", choices=[game.key for game in GAMES], help="list only one game")
    parser.add_argument("--json", action="store_true", help="write JSON lines, one object per entry")
    parser.set_defaults(command=_history)


def _history(given: argparse.Namespace) -> int:
    entries, damaged = opened_history().read_newest()
    for entry in entries:
        if given.game in (None, entry.game):
            put(json.dumps(as_json(entry)) if given.json else _line(entry))
    if damaged:
        message = counted(damaged, "{} damaged line was left out", "{} damaged lines were left out")
        complain(message)
    return 0


def _line(entry: Entry) -> str:
    """An entry for people."""
    minutes = "" if entry.seconds is None else clock_time(entry.seconds)
    hints = counted(len(entry.hints), "{} hint", "{} hints") if entry.hints else ""
    facts = (entry.puzzle, entry.result.value, minutes, hints, f"daily {entry.day}" if entry.day else "")
    return "  ".join((entry.when[:16].replace("T", " "), f"{entry.game:<11}", *filter(None, facts)))
