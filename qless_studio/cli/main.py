"""The command line: its parser, one command carried out, and every outcome as an exit status."""

from __future__ import annotations

import argparse
import json
import os
import platform
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, TypeAlias

from qless_studio import __version__
from qless_studio.cli import generate, lexicon, player, prove, read, solve, why
from qless_studio.cli.arguments import Commands, Parser
from qless_studio.cli.report import BAD_INPUT, INTERRUPTED, complain, is_closed_pipe, put
from qless_studio.engine import kernels, plugins, registry
from qless_studio.engine.errors import StudioError

# `qless-studio commands`: every command of the window, with its keys.

Row: TypeAlias = "dict[str, Any]"
"""A command: its `name`, `keys`, `menu` (None for none), `games`, other `words` and `tip`."""
Lister: TypeAlias = Callable[[], Sequence[Row]]
"""Lists them; that takes Qt, which the command line has not."""
ELSEWHERE = "In Search, or where it acts"


def add_commands(commands: Commands) -> None:
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


# The command line: parse the arguments, carry out one command, turn every outcome into an exit status.

OWN = (
    solve.add_to, generate.add_generate, prove.add_to, generate.add_daily, player.add_history, player.add_level,
    player.add_chances, player.add_study, generate.add_challenge, generate.add_book, player.add_practice, why.add_to,
    read.add_to, lexicon.add_to, player.add_sync, add_commands,
)  # fmt: skip
"""Each adds the parser of its command."""


@cache
def _trial() -> tuple[Parser, Commands]:
    """A parser with the own commands, for those of plug-ins to be tried with."""
    parser = Parser()
    added = parser.add_subparsers()
    for add in OWN:
        add(added)
    return parser, added


def _usable(command: Any) -> Any:
    """A command of a plug-in, tried: its name is free, and its help can be shown."""
    parser, added = _trial()
    known = set(added.choices)
    command.add_to(added)
    for each in (parser, *(added.choices[name] for name in set(added.choices) - known)):
        each.format_help()
    return command


_PLUGGED = plugins.plugged(plugins.COMMANDS, _usable)
COMMANDS = (*OWN, *(command.add_to for command in _PLUGGED.values))
PROBLEMS = tuple(dict.fromkeys((*registry.PROBLEMS, *_PLUGGED.problems)))
"""Why plug-ins cannot be used: a sentence each."""


def main(arguments: Sequence[str], decode: read.Decoder | None = None, listed: Lister | None = None) -> int:
    """Carry out one command; the exit status: 0 finished, 2 bad input, 3 stopped by a limit, 130 interrupted.

    `decode` reads picture files and `listed` lists the commands of the window, which takes Qt: the caller may have it,
    the command line has not.
    """
    for problem in PROBLEMS:
        complain(problem)
    try:
        given = make_parser().parse_args(arguments, argparse.Namespace(decode=decode, listed=listed))
        status = int(given.command(given))
        sys.stdout.flush()  # here, where a closed pipe is expected
        return status
    except StudioError as error:
        complain(error)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        if not is_closed_pipe(error):
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 128 + signal.SIGPIPE.value if hasattr(signal, "SIGPIPE") else 1


def version() -> str:
    """The versions of the program and of Python, and the kernels in use, one per line."""
    mode = "compiled" if kernels.compiled() else "interpreted (slower, same results)"
    return f"Qless Studio {__version__}\nPython {platform.python_version()}\nkernels {mode}"


def make_parser() -> Parser:
    """The parser of the command line, with all commands."""
    parser = Parser(
        prog="qless-studio",
        description="Solve and generate letter puzzles. Without arguments, or with .qless and .txt files to open, "
        "the window opens.",
    )
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--version", action="version", version=version(), help="show the version and exit")
    for name, purpose in (("--new", "open an empty board of GAME (default: the game in front)"),
                          ("--daily", "open today's puzzle of GAME (default: list today's puzzles)")):  # fmt: skip
        parser.add_argument(name, nargs="?", metavar="GAME", help=purpose)
    parser.add_argument("--selftest", action="store_true", help="test every tab as a user would and report the results")
    added = parser.add_subparsers(metavar="COMMAND", required=True)
    for add in COMMANDS:
        add(added)
    return parser
