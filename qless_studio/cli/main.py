"""The command line: parse the arguments, carry out one command, turn every outcome into an exit status."""

from __future__ import annotations

import argparse
import os
import platform
import signal
import sys
from collections.abc import Sequence
from functools import cache
from typing import Any

from qless_studio import __version__
from qless_studio.cli import (
    book,
    challenge,
    chances,
    commands,
    daily,
    generate,
    history,
    level,
    lexicon,
    practice,
    prove,
    read,
    solve,
    study,
    sync,
    why,
)
from qless_studio.cli.arguments import Commands, Parser
from qless_studio.cli.report import complain
from qless_studio.cli.run import BAD_INPUT, INTERRUPTED, is_closed_pipe
from qless_studio.engine import kernels, plugins, registry
from qless_studio.engine.errors import StudioError

OWN = (solve, generate, prove, daily, history, level, chances, study, challenge, book, practice, why, read, lexicon,
       sync, commands)  # fmt: skip
"""Each module has `add_to(commands)`, which adds the parser of its command."""


@cache
def _trial() -> tuple[Parser, Commands]:
    """A parser with the own commands, for those of plug-ins to be tried with."""
    parser = Parser()
    added = parser.add_subparsers()
    for command in OWN:
        command.add_to(added)
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
COMMANDS = (*OWN, *_PLUGGED.values)
PROBLEMS = tuple(dict.fromkeys((*registry.PROBLEMS, *_PLUGGED.problems)))
"""Why plug-ins cannot be used: a sentence each."""


def main(arguments: Sequence[str], decode: read.Decoder | None = None, listed: commands.Lister | None = None) -> int:
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
    for command in COMMANDS:
        command.add_to(added)
    return parser
