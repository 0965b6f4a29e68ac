"""`qless-studio sync FOLDER`: exchange the history with other computers over a shared folder."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from qless_studio.cli.arguments import Commands
from qless_studio.cli.report import complain, put
from qless_studio.engine.errors import StudioError
from qless_studio.engine.folders import data_folder
from qless_studio.engine.sync import sync


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("sync", help="exchange the history with other computers over a shared folder")
    parser.add_argument("folder", metavar="FOLDER", help="a folder that all your computers see")
    parser.add_argument("--json", action="store_true", help="write one JSON object")
    parser.set_defaults(command=_sync)


def _sync(given: argparse.Namespace) -> int:
    if not given.folder.strip():  # for Path it would be the folder in which the command runs
        raise StudioError("has no name", "FOLDER")
    done = sync(Path(given.folder), data_folder())
    for problem in done.problems:
        complain(problem)
    if given.json:
        put(json.dumps({"sent": done.sent, "received": done.received, "profiles": list(done.profiles)}))
    else:
        put(f"{done.sent} sent, {done.received} received; profiles: {', '.join(done.profiles)}")
    return 0
