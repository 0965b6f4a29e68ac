"""When a card is due again: FSRS, replayed from the exercises in the history."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta

from fsrs import Card as FsrsCard
from fsrs import Rating, Scheduler

from qless_studio.engine.history import Entry, Kind, Result

CARD = "card"
"""In `Entry.proven` of an exercise: the id of its card."""
REPEAT = "repeat"
"""Likewise: the exercise was asked again in the practice in which it went wrong."""
SPREAD = "spread"
"""In `Entry.proven`: the day from which the cards that were overdue are spread over a week."""
PRACTICE = "practice"
"""The `Entry.game` of what belongs to no game."""
WEEK = 7
FAST_SECONDS = 8.0
"""An answer within this time, for each answer needed, is a fast one."""
_SCHEDULER = Scheduler(enable_fuzzing=False, learning_steps=(), relearning_steps=())
"""Without steps of minutes: a wrong answer comes back in the same practice anyway, and then on the next day."""
GOAL = _SCHEDULER.desired_retention
"""A card is due again when the likelihood that the player knows it has fallen to this."""


@dataclass(frozen=True)
class Memory:
    """What the exercises of one card say of it."""

    first: date
    """The day of its first exercise."""
    reviews: int
    due: date
    """The day on which it is due again; all days are in UTC."""
    card: FsrsCard

    @property
    def last(self) -> date:
        """The day of its last exercise."""
        return (self.card.last_review or self.card.due).date()

    def recall(self, moment: datetime) -> float:
        """The likelihood that the player knows it at that moment, 0 to 1."""
        return float(_SCHEDULER.get_card_retrievability(self.card, moment))


def rating_of(entry: Entry) -> Rating:
    """How well an exercise went, from what the player did and not from what he says."""
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
    """The entry in the history for an exercise that was answered.

    A `repeat`, asked again because it went wrong a moment ago, does not count for when the card is due.
    """
    result = Result.SOLVED if right else Result.GIVEN_UP
    proven = {CARD: card} | ({REPEAT: True} if repeat else {})
    return Entry(game, question, result, Kind.EXERCISE, seconds, hints, found, proven, when=when)


def spread_entry(day: date, when: str = "") -> Entry:
    """The entry by which all that is overdue on a day is spread over the week that begins with it."""
    return Entry(PRACTICE, "", Result.FINISHED, Kind.EXERCISE, proven={SPREAD: day.isoformat()}, when=when)


def replay(entries: Iterable[Entry]) -> dict[str, Memory]:
    """What is known of each card, by its id; entries of other kinds are passed over. The same for the same entries."""
    known: dict[str, Memory] = {}
    exercises = (entry for entry in entries if entry.kind is Kind.EXERCISE and not entry.proven.get(REPEAT))
    for entry in sorted(exercises, key=lambda entry: entry.when):
        if SPREAD in entry.proven:
            _spread(known, date.fromisoformat(str(entry.proven[SPREAD])))
        if CARD not in entry.proven:
            continue
        name = str(entry.proven[CARD])
        known[name] = remembered(known.get(name), entry)
    return known


def remembered(before: Memory | None, entry: Entry) -> Memory:
    """What is known of a card after one more exercise."""
    moment = datetime.fromisoformat(entry.when)
    card = FsrsCard(zlib.crc32(str(entry.proven[CARD]).encode()), due=moment) if before is None else before.card
    last = card.last_review
    if last is not None:  # a clock that was set back
        moment = max(moment, last)
    card, _ = _SCHEDULER.review_card(card, rating_of(entry), moment)
    first = moment.date() if before is None else before.first
    due = max(card.due.date(), moment.date() + timedelta(days=1))
    return Memory(first, 1 if before is None else before.reviews + 1, due, card)


def _spread(known: dict[str, Memory], start: date) -> None:
    """Spread what is due on a day or before evenly over the week that begins with it, the most overdue first."""
    overdue = sorted((memory.due, name) for name, memory in known.items() if memory.due <= start)
    for place, (_, name) in enumerate(overdue):
        known[name] = replace(known[name], due=start + timedelta(days=place * WEEK // len(overdue)))
