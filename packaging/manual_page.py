"""Write the lists of the manual page, from the parser of the command line and the declarations of the window.

    python packaging/manual_page.py [--check]

What stands between the marks in `packaging/linux/qless-studio.1` is made; the rest is written by hand. `--check` writes
nothing and says whether the page is up to date.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

os.environ["COLUMNS"] = "80"  # argparse wraps some help texts to the terminal

from qless_studio.cli.main import make_parser
from qless_studio.ui.games import OWN
from qless_studio.ui.shell.commands import every_command
from qless_studio.ui.shell.shortcuts.catalogue import in_menu_order

PAGE = Path(__file__).resolve().parent / "linux" / "qless-studio.1"
MARK = '.\\" {} of the list of {}'
"""A comment of roff."""


def escaped(text: str) -> str:
    """Text for roff: no hyphen becomes another sign, no line a request."""
    text = " ".join(text.split()).replace("\\", "\\e").replace("-", "\\-")
    text = re.sub("[^ -~]", lambda letter: f"\\[u{ord(letter[0]):04X}]", text)
    return f"\\&{text}" if text[:1] in ".'" else text


def children(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """The parsers of its commands, by name."""
    for action in parser._actions:  # argparse has no public name for it
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def arguments(parser: argparse.ArgumentParser) -> Iterator[tuple[str, str]]:
    """(How an argument is written, what it means) for all arguments of a parser and of the commands below it."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction | argparse._HelpAction):
            continue
        value = action.metavar or (action.dest.upper() if action.option_strings else action.dest)
        if action.choices is not None and action.metavar is None:
            value = "|".join(map(str, action.choices))
        names = ", ".join(action.option_strings)
        takes = value if action.nargs != 0 else ""
        written = f"{names} {takes}".strip() if isinstance(takes, str) else f"{names} {' '.join(takes)}"
        yield written, (action.help or "") % {**vars(action), "prog": parser.prog}
    for child in children(parser).values():
        yield from arguments(child)


def purposes(parser: argparse.ArgumentParser) -> dict[str, str]:
    """What each command is for."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return {each.dest: each.help or "" for each in action._choices_actions}
    return {}


def game_lines() -> list[str]:
    """The keys of our games, as the end of a sentence."""
    *keys, last = (escaped(view.key) for view in OWN)
    return [*(f".BR {key} ," for key in keys[:-1]), f'.BR {keys[-1]} " and"', f".BR {last} ."]


def command_lines() -> list[str]:
    """Every command of the command line with its arguments, those that several games share once."""
    parser, lines = make_parser(), []
    told = purposes(parser)
    for name, child in children(parser).items():
        lines += [".SS " + escaped(name), escaped(told.get(name, ""))]
        for written, meaning in dict(arguments(child)).items():
            lines += [".TP", f".B {escaped(written)}", escaped(meaning) or "\\&"]
    return lines


def key_lines() -> list[str]:
    """Every command of the window that has keys."""
    lines = []
    for each in in_menu_order(every_command(OWN)):
        if each.command.keys:
            keys = ", ".join(each.command.keys).replace("Meta+", "Ctrl+")
            where = f" ({each.games[0].title})" if len(each.games) == 1 else ""
            lines += [".TP", f".B {escaped(keys)}", escaped(each.command.english + where)]
    return lines


def filled(page: str) -> str:
    """The page with all lists as they are now; KeyError for a page without marks."""
    for name, lines in (("games", game_lines()), ("commands", command_lines()), ("keys", key_lines())):
        begin, end = MARK.format("begin", name), MARK.format("end", name)
        before, after = page.partition(begin + "\n")[0], page.partition(end + "\n")[2]
        if not after:
            raise KeyError(end)
        page = "\n".join([before.rstrip("\n"), begin, *lines, end, after])
    return re.sub(r"[ \t]+$", "", page, flags=re.MULTILINE)


def main(given: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Write the lists of the manual page.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if the page is not up to date")
    check = parser.parse_args(given).check
    before = PAGE.read_text("utf-8")
    after = filled(before)
    if check:
        print("not up to date" if after != before else "up to date")
        return int(after != before)
    PAGE.write_text(after, "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
