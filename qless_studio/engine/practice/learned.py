"""What was learned on a day: answered right then, and not right the time before."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from datetime import date
from typing import Any

from qless_studio.engine.errors import UNREADABLE
from qless_studio.engine.exercises import Miss
from qless_studio.engine.game import Game
from qless_studio.engine.history import CARD, Entry, Kind, Result
from qless_studio.engine.lexicon.lexicon import capitals
from qless_studio.engine.play_statistics import day_played
from qless_studio.engine.practice.schedule import REPEAT


def learned_on(day: date, entries: Iterable[Entry]) -> list[str]:
    """The ids of the cards, in the order in which they were answered; `entries` is a history, in the order played.

    An answer to a question that was asked again in the same practice does not count.
    """
    before, then = dict[str, bool](), dict[str, bool]()
    for entry in entries:
        if entry.kind is not Kind.EXERCISE or CARD not in entry.proven or entry.proven.get(REPEAT):
            continue
        played = day_played(entry)
        if played is not None and played <= day:
            (then if played == day else before)[entry.proven[CARD]] = entry.result is Result.SOLVED
    return [card for card, right in then.items() if right and not before.get(card)]


def named(
    cards: Iterable[str], games: Collection[str], game_of: Callable[[str], Game[Any, Any, Any]]
) -> list[tuple[str, str]]:
    """(game, name for people) of the cards with these ids, without those of other games or versions."""
    found = []
    for card in cards:
        game, _, rest = card.partition(":")
        kind, _, key = rest.partition(":")
        practice = game_of(game).practice if game in games else None
        if practice is not None:
            try:
                found.append((game, practice.about(Miss(kind, key, 0.0)) or capitals(key)))
            except UNREADABLE:
                continue
    return found
