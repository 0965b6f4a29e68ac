"""`qless-studio commands`: every command of the window, with its keys."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from qless_studio.cli.arguments import Commands
from qless_studio.cli.report import put
from qless_studio.engine.errors import StudioError

Row: TypeAlias = "dict[str, Any]"
"""A command: its `name`, `keys`, `menu` (None for none), `games`, other `words` and `tip`."""
Lister: TypeAlias = Callable[[], Sequence[Row]]
"""Lists them; that takes Qt, which the command line has not."""
ELSEWHERE = "In Search, or where it acts"


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("commands", help="every command of the window, with its keys")
    parser.add_argument("--json", action="store_true", help="write JSON lines, one object per command")
    parser.set_defaults(command=_commands)


def _commands(given: argparse.Namespace) -> int:
    listed: Lister | None = given.listed
    if listed is None:
        raise StudioError("the commands of the window are known to the installed program only")
    rows = listed()
    for line in map(json.dumps, rows) if given.json else _table(rows):
        put(line)
    return 0


def _table(rows: Sequence[Row]) -> Iterator[str]:
    """A heading for each menu, then name and keys of its commands."""
    width = max(len(row["name"]) for row in rows)
    menu: str | None = ""
    for row in rows:
        if row["menu"] != menu:
            if menu != "":
                yield ""
            menu = row["menu"]
            yield menu or ELSEWHERE
        yield f"  {row['name']:<{width}}  {', '.join(row['keys'])}".rstrip()
