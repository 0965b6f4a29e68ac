"""What other distributions add to the program, found by their entry points. See docs/decisions/096."""

from __future__ import annotations

import logging
import os
import re
import sys
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from qless_studio.engine.entries import FRIEND, PRACTICE
from qless_studio.engine.errors import visible
from qless_studio.engine.game import Game
from qless_studio.engine.options import check_options, options_of
from qless_studio.engine.texts import say

log = logging.getLogger(__name__)
T = TypeVar("T")
GAMES, VIEWS, COMMANDS = "qless_studio.games", "qless_studio.views", "qless_studio.commands"
"""Groups of entry points: the record of a game, its `GameView`, a module with a command of the command line."""
KEY = r"[a-z]+(-[a-z]+)*"
LONGEST = 200
"""Maximum number of characters of a reason that are shown."""


class Plugged(NamedTuple, Generic[T]):
    """What the plug-ins give that can be used, in the order of their names."""

    values: tuple[T, ...] = ()
    problems: tuple[str, ...] = ()
    """For each plug-in that cannot be used a sentence that says why."""


def plugged(group: str, use: Callable[[Any], T]) -> Plugged[T]:
    """Load all entry points of a group; `use` checks a value and raises an exception for one that cannot be used.

    A plug-in is code of others: whatever it raises or has written into its files costs only itself.
    """
    places = distributions()
    if not places:
        return Plugged()
    from importlib.metadata import PathDistribution  # 30 ms, for those who have plug-ins

    values, problems, found = [], list[str](), list[tuple[str, str, str, Callable[[], Any]]]()

    def refuse(name: str, source: str, error: BaseException) -> None:
        log.info("plug-in %s", name, exc_info=True)  # the command line shows no traceback
        problems.append(visible(say("The plug-in {} ({}) cannot be used: {}", name, source, reason_of(error))))

    for place in places:
        name, _, version = place.stem.partition("-")
        try:
            points = PathDistribution(place).entry_points.select(group=group)
            found += [(entry.name, entry.value, f"{name} {version}".rstrip(), entry.load) for entry in points]
        except Exception as error:
            refuse(name, place.name, error)
    for name, _, source, load in sorted(found, key=lambda entry: entry[:2]):
        try:
            values.append(use(load()))
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            refuse(name, source, error)
    return Plugged(tuple(values), tuple(problems))


def reason_of(error: BaseException) -> str:
    """What a plug-in raised, on one line."""
    try:
        said = f"{type(error).__name__}: {error}"
    except Exception:  # it cannot be printed
        said = type(error).__name__
    return visible(" ".join(said.split()))[:LONGEST]


@cache
def distributions() -> tuple[Path, ...]:
    """What is installed and names our groups: a look into some dozen small files, 2 ms, instead of an import.

    Of two with one name the first counts, as for an import.
    """
    places: dict[str, Path] = {}
    for place in sys.path:
        with suppress(OSError), os.scandir(place or ".") as found:
            for each in found:
                if each.name.endswith((".dist-info", ".egg-info")):
                    with suppress(OSError), open(f"{each.path}/entry_points.txt", "rb") as file:
                        if b"[qless_studio." in file.read().replace(b"[ ", b"["):
                            path = Path(each.path)
                            places.setdefault(re.sub("[-_.]+", "-", path.stem.partition("-")[0].lower()), path)
    return tuple(places.values())


def usable_game(known: Collection[str]) -> Callable[[Any], Game[Any, Any, Any]]:
    """A check for `plugged`: that it is a game whose parts can all be loaded, with a key not among `known`."""
    taken = set(known)

    def use(value: Any) -> Game[Any, Any, Any]:
        if not isinstance(value, Game):
            raise TypeError(f"{type(value).__name__} is no Game")
        check_key(value.key, taken)
        if not (isinstance(value.title, str) and value.title.strip()):
            raise ValueError("it has no title")
        if value.parse(value.format(value.example)) != value.example:
            raise ValueError("the text form of its example gives another puzzle")
        for options in (value.options, value.dealer.options):
            check_options(options())
            options_of(options)
        _ = value.daily, value.practice  # both import what they give
        taken.add(value.key)
        return value

    return use


def check_key(key: Any, taken: Collection[str]) -> None:
    """Raise ValueError unless this can be the key of another game."""
    if not (isinstance(key, str) and re.fullmatch(KEY, key)):
        raise ValueError(f"{key!r} is no key: small letters, with hyphens between words")
    if key in taken or key in (FRIEND, PRACTICE):
        raise ValueError(f"there is a game with the key {key} already")
