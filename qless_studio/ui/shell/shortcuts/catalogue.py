"""All commands, from their declarations: those of the window, of each game, and of a question in Practice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from qless_studio.engine.texts import say
from qless_studio.ui.tab.commands import Command, Menu
from qless_studio.ui.tab.game_view import GameView


@dataclass(frozen=True)
class Entry:
    """A command, and where it can be used."""

    command: Command
    games: tuple[GameView, ...] = ()
    """Games that have the command; empty for a command that does not depend on the game"""
    on_question: bool = False
    """Whether the command acts on a question of Practice, during which the commands of games are not available."""

    @property
    def name(self) -> str:
        return self.command.name

    @property
    def text(self) -> str:
        return self.command.title

    @property
    def where(self) -> str:
        """The one game or place to which it belongs, "" if there are several or none."""
        alone = self.games[0].title if len(self.games) == 1 else ""
        return say("Practice") if self.on_question else alone

    def meets(self, other: Entry) -> bool:
        """Whether both can be active at the same time."""
        everywhere = not (self._limited and other._limited)
        return everywhere or (self.on_question and other.on_question) or bool({*self.games} & {*other.games})

    @property
    def _limited(self) -> bool:
        return bool(self.games) or self.on_question


@dataclass(frozen=True)
class Section:
    """Commands under one title."""

    title: str
    entries: tuple[Entry, ...]


def catalogue(views: Sequence[GameView], of_window: Iterable[Command], on_question: Iterable[Command]) -> list[Entry]:
    """Every command once, those of several games with all of them."""
    games: dict[str, list[GameView]] = {}
    found: dict[str, Command] = {}
    for view in views:
        for each in view.commands:
            found.setdefault(each.name, each)
            games.setdefault(each.name, []).append(view)
    return [
        *(Entry(each) for each in of_window),
        *(Entry(each, tuple(games[name])) for name, each in found.items()),
        *(Entry(each, on_question=True) for each in on_question),
    ]


def sections(views: Sequence[GameView], every: Sequence[Entry]) -> Iterator[Section]:
    """The commands under the titles of their menus; those that only one game has under the title of that game."""
    for menu in Menu:
        if menu is not Menu.GAME:
            yield Section(say(menu.value), _entries(each for each in every if _menu(each) is menu and not _alone(each)))
            continue
        yield Section(say("All games"), _entries(e for e in every if _menu(e) is menu and not _alone(e)))
        for view in views:
            yield Section(view.title, _entries(each for each in every if _alone(each) and each.games == (view,)))
    yield Section(say("Outside the menus"), _entries(e for e in every if _menu(e) is None and not _alone(e)))


def in_menu_order(every: Sequence[Entry]) -> list[Entry]:
    """By menu, then by the first game that has them and by place; last those that stand in no menu."""
    keys = list(dict.fromkeys(each.games[0].key for each in every if each.games))

    def order(each: Entry) -> tuple[int, int, int, int]:
        at, game = each.command.at, keys.index(each.games[0].key) if each.games else 0
        return (len(Menu), 0, 0, 0) if at is None else (list(Menu).index(at.menu), game, at.section, at.position)

    return sorted(every, key=order)


def row(each: Entry, views: Sequence[GameView]) -> dict[str, Any]:
    """What there is to know of a command, for JSON; the menu of a game has the title of the first that has it."""
    command = each.command
    games = () if each.on_question else each.games or tuple(views)
    menu = None if command.at is None else command.at.menu.value or games[0].title
    words = [word.strip() for word in command.words.split(";") if word.strip()]
    return {
        "name": command.english, "keys": list(command.keys), "menu": menu, "games": [view.key for view in games],
        "words": words, "tip": command.tip,
    }  # fmt: skip


def _menu(each: Entry) -> Menu | None:
    return None if each.command.at is None else each.command.at.menu


def _alone(each: Entry) -> bool:
    return len(each.games) == 1


def _entries(chosen: Iterable[Entry]) -> tuple[Entry, ...]:
    placed = sorted(chosen, key=lambda each: (0, 0) if each.command.at is None else each.command.at[1:3])
    return tuple(placed)
