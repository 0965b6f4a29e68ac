"""All commands, from their declarations: those of the window, of each game, and of a question in Practice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from qless_studio.engine.texts import say
from qless_studio.ui.tab.commands import Command, Menu
from qless_studio.ui.tab.game_view import GameView

PRACTICE = "practice"
"""Scope of the commands on a question, while which those of games are not available."""


@dataclass(frozen=True)
class Entry:
    """A command in the editor."""

    name: str
    text: str
    icon: str
    scopes: frozenset[str]
    """Keys of the games it belongs to, `PRACTICE` for a command on a question; empty for one of the window"""
    where: str = ""
    """The title of the one game it belongs to, "" if there are several or none"""

    def meets(self, other: Entry) -> bool:
        """Whether both can be active at the same time."""
        return not (self.scopes and other.scopes) or bool(self.scopes & other.scopes)


@dataclass(frozen=True)
class Section:
    """Commands under one title."""

    title: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True)
class Declared:
    """A command, and the games that have it."""

    command: Command
    games: tuple[GameView, ...] = ()
    """Empty for a command that does not depend on the game"""
    on_question: bool = False


def catalogue(
    views: Sequence[GameView], of_window: Iterable[Command], on_question: Iterable[Command]
) -> list[Declared]:
    """Every command once, those of several games with all of them."""
    games: dict[str, list[GameView]] = {}
    found: dict[str, Command] = {}
    for view in views:
        for each in view.commands:
            found.setdefault(each.name, each)
            games.setdefault(each.name, []).append(view)
    return [
        *(Declared(each) for each in of_window),
        *(Declared(each, tuple(games[name])) for name, each in found.items()),
        *(Declared(each, on_question=True) for each in on_question),
    ]


def sections(views: Sequence[GameView], every: Sequence[Declared]) -> Iterator[Section]:
    """The commands under the titles of their menus; those that only one game has under the title of that game."""
    for menu in Menu:
        if menu is not Menu.GAME:
            yield Section(say(menu.value), _entries(each for each in every if _menu(each) is menu and not _alone(each)))
            continue
        yield Section(say("All games"), _entries(e for e in every if _menu(e) is menu and not _alone(e)))
        for view in views:
            yield Section(view.title, _entries(each for each in every if _alone(each) and each.games == (view,)))
    yield Section(say("Outside the menus"), _entries(e for e in every if _menu(e) is None and not _alone(e)))


def in_menu_order(every: Sequence[Declared]) -> list[Declared]:
    """By menu, then by the first game that has them and by place; last those that stand in no menu."""
    keys = list(dict.fromkeys(each.games[0].key for each in every if each.games))

    def order(each: Declared) -> tuple[int, int, int, int]:
        at, game = each.command.at, keys.index(each.games[0].key) if each.games else 0
        return (len(Menu), 0, 0, 0) if at is None else (list(Menu).index(at.menu), game, at.section, at.position)

    return sorted(every, key=order)


def row(each: Declared, views: Sequence[GameView]) -> dict[str, Any]:
    """What there is to know of a command, for JSON; the menu of a game has the title of the first that has it."""
    command = each.command
    games = () if each.on_question else each.games or tuple(views)
    menu = None if command.at is None else command.at.menu.value or games[0].title
    words = [word.strip() for word in command.words.split(";") if word.strip()]
    return {
        "name": command.text, "keys": list(command.keys), "menu": menu, "games": [view.key for view in games],
        "words": words, "tip": command.tip,
    }  # fmt: skip


def _menu(each: Declared) -> Menu | None:
    return None if each.command.at is None else each.command.at.menu


def _alone(each: Declared) -> bool:
    return len(each.games) == 1


def _entries(chosen: Iterable[Declared]) -> tuple[Entry, ...]:
    placed = sorted(chosen, key=lambda each: (0, 0) if each.command.at is None else each.command.at[1:3])
    return tuple(map(_entry, placed))


def _entry(each: Declared) -> Entry:
    command, games = each.command, each.games
    scopes = frozenset({PRACTICE}) if each.on_question else frozenset(view.key for view in games)
    where = say("Practice") if each.on_question else games[0].title if len(games) == 1 else ""
    return Entry(command.name, command.title, command.icon, scopes, where)
