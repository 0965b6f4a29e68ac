"""`qless-studio why FILE`: the reasons for the positions in a file."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from qless_studio.cli.arguments import Commands, puzzle_text
from qless_studio.cli.report import put
from qless_studio.engine.errors import StudioError

NONE: dict[str, Any] = {"concept": None, "facts": {}, "text": "", "more": ""}
"""The JSON form of no reason."""


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("why", help="say in a sentence why a move, a word or a verdict is what it is")
    parser.add_argument("file", metavar="FILE", type=Path, help="cases as JSON: game, kind, list and input of each")
    parser.add_argument("--lexicon", metavar="NAME_OR_FILE", help="use this word list instead of those of the cases")
    parser.add_argument("--json", action="store_true", help="write JSON lines, one object per case")
    parser.set_defaults(command=_why)


def _why(given: argparse.Namespace) -> int:
    from qless_studio.library.why import why  # all games, which no other command needs

    for number, case in enumerate(_cases(given.file)):
        try:
            reason = why(case, lexicon=given.lexicon)
        except StudioError as error:
            raise StudioError(
                error.what, f"case {number}, {error.where}" if error.where else f"case {number}"
            ) from None
        if given.json:
            put(json.dumps({"event": "reason", "case": number, **(reason.fields() if reason else NONE)}))
        else:
            put(reason.text if reason else "", *([f"    {reason.more}"] if reason and reason.more else []))
        sys.stdout.flush()
    return 0


def _cases(file: Path) -> list[dict[str, Any]]:
    """The cases of a file; raises `StudioError`."""
    try:
        value = json.loads(puzzle_text(f"@{file}"))
    except (ValueError, RecursionError) as error:
        raise StudioError(f"is not JSON: {error}", str(file)) from None
    cases = value.get("cases") if isinstance(value, dict) else None
    if not isinstance(cases, list) or not all(isinstance(case, dict) for case in cases):
        raise StudioError(
            'is not of the form {"schema": 1, "cases": [{"game", "kind", "list", "input"}, ...]}', str(file)
        )
    if value.get("schema") != 1:
        raise StudioError(f"schema {value.get('schema')!r} is unknown; known: 1", str(file))
    return cases
