"""Arguments that several commands share, and help texts made from the options of the games."""

from __future__ import annotations

import argparse
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NoReturn, TypeAlias

from qless_studio.cli.report import complain
from qless_studio.engine.errors import PuzzleError, StudioError
from qless_studio.engine.game import Game
from qless_studio.engine.lexicon import DEFAULT
from qless_studio.engine.lexicon.languages import ENGLISH, LANGUAGES
from qless_studio.engine.options import Option, options_of
from qless_studio.engine.pools import Pool, ProcessPool, pool_at
from qless_studio.engine.solving import Limit

MAX_INPUT = 1 << 20
"""Maximum size of a puzzle file in bytes, far above that of any puzzle."""
HELP_COLUMN = 24
"""Column at which help texts begin, as in argparse."""


class Parser(argparse.ArgumentParser):
    """An `ArgumentParser` whose errors are one line, raised as `StudioError`."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        self._given = list(sys.argv[1:] if args is None else args)
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        missing = message.removeprefix("the following arguments are required: ")
        if missing != message:  # name unknown arguments first: they may be why another one is missing
            unknown = [argument for argument in self._given if argument.startswith("-") and not self._knows(argument)]
            message = f"unrecognized arguments: {' '.join(unknown)}" if unknown else f"{missing} is missing"
        raise StudioError(f"{message} (try {self.prog} --help)")

    def _knows(self, argument: str) -> bool:
        return argument == "-" or argument.partition("=")[0] in self._option_string_actions


AnyGame: TypeAlias = Game[Any, Any, Any]
Commands: TypeAlias = "argparse._SubParsersAction[Parser]"
"""What `add_subparsers` returns; argparse has no public name for it."""


def game_parsers(
    commands: Commands, name: str, purpose: str, run: Callable[[argparse.Namespace], int], games: Iterable[AnyGame]
) -> Iterator[tuple[Parser, AnyGame]]:
    """Add a command that begins with a game; yields the parser of each game, for its arguments."""
    parsers = commands.add_parser(name, help=purpose).add_subparsers(metavar="GAME", required=True)
    for game in games:
        parser = parsers.add_parser(game.key, help=game.title.replace("%", "%%"), conflict_handler="resolve")
        parser.set_defaults(command=run, game=game)
        yield parser, game


def add_run_arguments(parser: argparse.ArgumentParser) -> None:
    """Word list, options and limits of a run, and the form of its output."""
    add_search_arguments(parser)
    parser.add_argument("--nodes", metavar="N", type=positive(int), help="stop after N search nodes")
    parser.add_argument("--solutions", metavar="N", type=positive(int), help="stop after N solutions")
    parser.add_argument(
        "--print",
        metavar="N",
        dest="keep",
        type=positive(int),
        help="print only the first N solutions but count all of them; a terminal shows the best 20 without it",
    )


def add_search_arguments(parser: argparse.ArgumentParser) -> None:
    """Word list, options, time limit and form of output, which every search has."""
    add_list_argument(parser)
    add_option_argument(parser)
    parser.add_argument("--seconds", metavar="S", type=positive(float), help="stop after S seconds")
    parser.add_argument("--json", action="store_true", help="write only JSON lines to standard output")


def add_list_argument(parser: argparse.ArgumentParser) -> None:
    """The word list."""
    parser.add_argument(
        "--lexicon", metavar="NAME_OR_FILE", default=DEFAULT, help=f"name or file of the word list (default: {DEFAULT})"
    )


def add_option_argument(parser: argparse.ArgumentParser) -> None:
    """The options of the game, which `settings_of` reads."""
    parser.add_argument(
        "--option", metavar="KEY=VALUE", action="append", default=[], help="set an option of the game; may be repeated"
    )


def add_language_argument(parser: argparse.ArgumentParser, what: str) -> None:
    """The language of the puzzle, the words ..."""
    codes = f"language of the {what}: {', '.join(LANGUAGES)} (default: {ENGLISH.code})"
    parser.add_argument("--language", metavar="CODE", default=ENGLISH.code, help=codes)


def add_pool_arguments(parser: argparse.ArgumentParser, when: str = "") -> None:
    """The workers for a large job; `when`: "with --batch: " if nothing else uses workers."""
    default = " (default: one per core)" if when else ""
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--workers", metavar="N", type=positive(int), help=f"{when}use N processes on this machine{default}"
    )
    where.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help=f"{when}use the Dask cluster at ADDRESS: that of its scheduler, such as tcp://host:8786, or its"
        " --scheduler-file; mpi: use the processes started by mpiexec",
    )


def pool_of(given: argparse.Namespace) -> Pool | None:
    """The pool given by `add_pool_arguments`, which the caller closes, or None. Raises `StudioError`."""
    if given.cluster is not None:
        return pool_at(given.cluster)
    return None if given.workers is None else ProcessPool(given.workers)


def limit_of(given: argparse.Namespace) -> Limit:
    """The limits given by `add_run_arguments`."""
    return Limit(given.solutions, given.seconds, given.nodes)


def settings_of(given: argparse.Namespace) -> dict[str, str]:
    """The values of `--option` by name; raises `StudioError`."""
    settings = {}
    for text in given.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise StudioError(f"{text!r} is not of the form KEY=VALUE", "--option")
        settings[name.strip().replace("-", "_")] = value
    return settings


def add_flag(parser: argparse.ArgumentParser, option: Option) -> None:
    """An option of a dealer as a flag of its own: `--dice super_big` is `--option dice=super_big`."""
    flag, text = "--" + option.name.replace("_", "-"), _explained(option).replace("%", "%%")
    if option.kind is bool:
        parser.add_argument(flag, dest=f"flag_{option.name}", action="store_const", const="true", help=text)
    else:
        metavar = "N" if option.kind in (int, float) else "NAME" if option.choices else "TEXT"
        parser.add_argument(flag, dest=f"flag_{option.name}", metavar=metavar, help=text)


def flags_of(given: argparse.Namespace) -> dict[str, str]:
    """The values of flags added by `add_flag`, by the name of the option; only those given."""
    flags = {name.removeprefix("flag_"): value for name, value in vars(given).items() if name.startswith("flag_")}
    return {name: value for name, value in flags.items() if value is not None}


def option_help(options: type) -> str:
    """The options of a game with defaults and help, laid out as argparse does."""
    width = shutil.get_terminal_size().columns - 2
    lines = ["options of the game (--option KEY=VALUE) with their defaults:"]
    for option in options_of(options):
        if option.solving:
            setting = f"  {option.name}={_default(option)}"
            text = textwrap.wrap(_explained(option), max(width - HELP_COLUMN, 11))
            if len(setting) > HELP_COLUMN - 2:
                lines.append(setting)
            else:
                lines.append(f"{setting:<{HELP_COLUMN}}{text.pop(0)}")
            lines += [" " * HELP_COLUMN + line for line in text]
    return "\n".join(lines)


def _explained(option: Option) -> str:
    """What an option is for and, where they are few, its values and what they mean."""
    text = option.note or option.help or option.label
    if not option.choices:
        return text
    meanings = ", ".join(
        str(value) if label == str(value) else f"{value} ({label})"
        for value, label in ((choice.value, choice.label) for choice in option.choices)
    )
    return f"{text} One of {meanings}."


def _default(option: Option) -> str:
    return "auto" if option.default is None else str(option.default).lower()


def positive(kind: type) -> Callable[[str], Any]:
    """A type for argparse: a number above 0 of this kind."""

    def read(text: str) -> Any:
        value = kind(text)
        if not value > 0:  # also refuses nan
            raise argparse.ArgumentTypeError(f"{text} is not greater than 0")
        return value

    read.__name__ = "whole number" if kind is int else "number"  # argparse names it in its errors
    return read


def puzzle_in(game: Game[Any, Any, Any], text: str) -> Any:
    """The puzzle of a text form; a note on standard error says what the window would read in it, if anything else.

    Raises `PuzzleError`, which says the same.
    """
    try:
        loosely = game.read(text)
    except StudioError:
        return game.parse(text)
    meant = game.format(loosely)
    try:
        puzzle = game.parse(text)
    except PuzzleError as error:
        raise PuzzleError(f"{error.what}; the window reads {meant}", error.where) from None
    if puzzle != loosely:
        complain(f"note: read as written; the window reads {meant}")
    return puzzle


def puzzle_text(given: str) -> str:
    """The text of a puzzle: from standard input for `-`, from a file for `@FILE`, else the argument itself.

    Raises `PuzzleError` for what cannot be read as text.
    """
    if given != "-" and not given.startswith("@"):
        return given
    where = "standard input" if given == "-" else given[1:]
    try:
        if given == "-":
            data = sys.stdin.buffer.read(MAX_INPUT + 1)
        else:
            with Path(where).open("rb") as file:
                data = file.read(MAX_INPUT + 1)
    except OSError as error:
        raise PuzzleError(f"cannot be read: {error.strerror}", where) from None
    if len(data) > MAX_INPUT:
        raise PuzzleError("is too large for a puzzle", where)
    try:
        return data.decode("utf-8-sig").strip("\r\n")
    except UnicodeDecodeError:
        raise PuzzleError("is not valid UTF-8 text", where) from None
