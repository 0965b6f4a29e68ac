"""When a card is due again: FSRS, replayed from the exercises in the history."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from itertools import pairwise
from typing import Any

from fsrs import Card as FsrsCard
from fsrs import Rating, Scheduler

from qless_studio.engine.days import local_day
from qless_studio.engine.entries import PRACTICE
from qless_studio.engine.errors import UNREADABLE
from qless_studio.engine.exercises import Miss
from qless_studio.engine.game import Game
from qless_studio.engine.history import CARD, SPREAD, Entry, Kind, Result
from qless_studio.engine.lexicon.lexicon import capitals
from qless_studio.engine.play_statistics import day_played

REPEAT = "repeat"
"""In `Entry.proven` of an exercise: whether it was asked again in the same practice, after a wrong answer."""
GAP = 5
"""Years without any entry, before which no day is believed: the clock stood at 1970 or at its factory setting."""
WEEK = 7
FAST_SECONDS = 8.0
"""Up to this many seconds for each answer needed, an answer counts as fast."""
_SCHEDULER = Scheduler(enable_fuzzing=False, learning_steps=(), relearning_steps=())
"""Without learning steps of minutes: a wrong answer is asked again in the same practice, then on the next day."""


@dataclass(frozen=True)
class Memory:
    """The state of one card, from its exercises."""

    first: date
    """The day of its first exercise."""
    reviews: int
    due: date
    """The day on which it is due again."""
    card: FsrsCard

    @property
    def last(self) -> date:
        """The day of its last exercise."""
        return (self.card.last_review or self.card.due).date()


def rating_of(entry: Entry) -> Rating:
    """The FSRS rating of an exercise, from what the player did rather than a self-assessment."""
    if entry.result is not Result.SOLVED:
        return Rating.Again
    if entry.hints:
        return Rating.Hard
    needed = max(1, len(entry.found))
    fast = entry.seconds is not None and entry.seconds <= FAST_SECONDS * needed
    return Rating.Easy if fast else Rating.Good


def exercise_entry(
    game: str,
    card: str,
    question: str,
    right: bool,
    *,
    seconds: float | None = None,
    hints: tuple[str, ...] = (),
    found: tuple[str, ...] = (),
    repeat: bool = False,
    when: str = "",
) -> Entry:
    """The history entry for an answered exercise.

    A `repeat`, asked again in the same practice, does not affect when the card is due.
    """
    result = Result.SOLVED if right else Result.GIVEN_UP
    proven = {CARD: card} | ({REPEAT: True} if repeat else {})
    return Entry(game, question, result, Kind.EXERCISE, seconds, hints, found, proven, when=when)


def spread_entry(day: date, when: str = "") -> Entry:
    """The entry that spreads all cards overdue on a day over the week from that day."""
    return Entry(PRACTICE, "", Result.FINISHED, Kind.EXERCISE, proven={SPREAD: day.isoformat()}, when=when)


def replay(entries: Iterable[Entry], now: str = "") -> dict[str, Memory]:
    """The state of each card by its id, from the exercises among the entries. Deterministic.

    Exercises dated after `now` (as `Entry.when`; "" for no limit) are left out: the clock was ahead for a while, and
    they would keep their cards from being asked until that date. So are those before a long gap (`GAP`): their cards
    would count as known for all of it.
    """
    entries = list(entries)
    since = _believed_since(entries, now) if now else ""
    known: dict[str, Memory] = {}
    exercises = (entry for entry in entries if entry.kind is Kind.EXERCISE and not entry.proven.get(REPEAT))
    for entry in sorted(exercises, key=lambda entry: entry.when):
        if now and entry.when > now:
            break
        if entry.when < since:
            continue
        if SPREAD in entry.proven:
            _spread(known, date.fromisoformat(entry.proven[SPREAD]))
        if CARD not in entry.proven:
            continue
        name = entry.proven[CARD]
        known[name] = remembered(known.get(name), entry)
    return known


def _believed_since(entries: Iterable[Entry], now: str) -> str:
    times = sorted(entry.when for entry in entries if entry.when <= now)
    gaps = (after for before, after in pairwise(times) if int(after[:4]) - int(before[:4]) > GAP)
    return max(gaps, default="")


def remembered(before: Memory | None, entry: Entry) -> Memory:
    """The state of a card after one more exercise."""
    day = local_day(entry.when)
    moment = _noon(day)
    card = FsrsCard(zlib.crc32(entry.proven[CARD].encode()), due=moment) if before is None else before.card
    last = card.last_review
    if last is not None:  # the clock was set back
        moment = max(moment, last)
    card, _ = _SCHEDULER.review_card(card, rating_of(entry), moment)
    first = day if before is None else before.first
    due = max(card.due.date(), moment.date() + timedelta(days=1))
    return Memory(first, 1 if before is None else before.reviews + 1, due, card)


def _noon(day: date) -> datetime:
    """FSRS computes with times in UTC; a day stands for itself, however long or short a change of clocks makes it."""
    return datetime.combine(day, time(12), UTC)


def _spread(known: dict[str, Memory], start: date) -> None:
    """Spread all cards due by a day evenly over the week from that day, the most overdue first."""
    overdue = sorted((memory.due, name) for name, memory in known.items() if memory.due <= start)
    for place, (_, name) in enumerate(overdue):
        known[name] = replace(known[name], due=start + timedelta(days=place * WEEK // len(overdue)))


# What was learned on a day: answered right then, and not right the time before.


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
