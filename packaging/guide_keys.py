"""Write the tables of commands and keys in the guide, from the declarations of the commands.

    python packaging/guide_keys.py [--check]

`--check` writes nothing and says which pages are not up to date.
"""

from __future__ import annotations

import argparse
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path

from qless_studio.ui.games import OWN
from qless_studio.ui.shell.commands import every_command
from qless_studio.ui.shell.shortcuts.catalogue import Entry, in_menu_order

GUIDE = Path(__file__).resolve().parents[1] / "docs" / "guide"
BEGIN, END = "<!-- commands -->", "<!-- end of commands -->"
WIDTH = 120


def pages() -> dict[str, str]:
    """The commands on each page of the guide, in Markdown: those of all games on the first, others with their games."""
    every = every_command(OWN)
    everywhere = [each for each in every if len(each.games) in (0, len(OWN))]
    made = {"index.md": table(everywhere, "the game")}
    for view in OWN:
        own = [each for each in every if view in each.games and len(each.games) < len(OWN)]
        made[f"{view.key}.md"] = table(own, view.title)
    return made


def table(commands: Sequence[Entry], game: str) -> str:
    """The commands with keys as a table, in the order of the menus; then the names of the others."""
    placed = in_menu_order(commands)
    with_keys = [each for each in placed if each.command.keys]
    rows = [f"| {keys_of(each)} | {each.command.english} | {_menu(each, game)} |" for each in with_keys]
    others = ", ".join(each.command.english for each in placed if not each.command.keys)
    rest = textwrap.fill(f"Without keys, in the menus and in Search: {others}.", WIDTH, break_on_hyphens=False)
    return "\n".join(["| keys | command | menu |", "|---|---|---|", *rows, *(["", rest] if others else [])])


def keys_of(each: Entry) -> str:
    """The keys as they are on Linux and Windows."""
    return ", ".join(keys.replace("Meta+", "Ctrl+") for keys in each.command.keys)


def _menu(each: Entry, game: str) -> str:
    at = each.command.at
    if at is None:
        return "a question" if each.on_question else "Search"
    return at.menu.value or game


def filled(page: str, commands: str) -> str:
    """The page with these commands between the marks."""
    before, _, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        raise ValueError(f"{BEGIN} or {END} is missing")
    return f"{before}{BEGIN}\n\n{commands}\n\n{END}{after}"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Write the guide's tables of keys.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a page is not up to date")
    check = parser.parse_args(arguments).check
    stale = []
    for name, commands in pages().items():
        path = GUIDE / name
        before = path.read_text("utf-8")
        after = filled(before, commands)
        if after != before:
            stale.append(name)
            if not check:
                path.write_text(after, "utf-8", newline="\n")
    print(f"not up to date: {', '.join(stale)}" if check and stale else f"{len(stale)} pages changed")
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
