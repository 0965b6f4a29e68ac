"""When a card is due again: FSRS, replayed from the exercises in the history."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from fsrs import Card as FsrsCard
from fsrs import Rating, Scheduler

from qless_studio.engine.history import Entry, Kind, Result

CARD = "card"
"""In `Entry.proven` of an exercise: the id of its card."""
FAST_SECONDS = 8.0
"""An answer within this time, for each answer needed, is a fast one."""
_SCHEDULER = Scheduler(enable_fuzzing=False, learning_steps=(), relearning_steps=())
"""Without steps of minutes: a wrong answer comes back in the same practice anyway, and then on the next day."""


@dataclass(frozen=True)
class Memory:
    """What the exercises of one card say of it."""

    first: date
    """The day of its first exercise."""
    reviews: int
    due: date
    """The day on which it is due again; all days are in UTC."""
    card: FsrsCard

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
    when: str = "",
) -> Entry:
    """The entry in the history for an exercise that was answered."""
    result = Result.SOLVED if right else Result.GIVEN_UP
    return Entry(game, question, result, Kind.EXERCISE, seconds, hints, found, {CARD: card}, when=when)


def replay(entries: Iterable[Entry]) -> dict[str, Memory]:
    """What is known of each card, by its id; entries of other kinds are passed over. The same for the same entries."""
    known: dict[str, Memory] = {}
    exercises = (entry for entry in entries if entry.kind is Kind.EXERCISE and CARD in entry.proven)
    for entry in sorted(exercises, key=lambda entry: entry.when):
        name, moment = str(entry.proven[CARD]), datetime.fromisoformat(entry.when)
        before = known.get(name)
        card = FsrsCard(zlib.crc32(name.encode()), due=moment) if before is None else before.card
        last = card.last_review
        if last is not None:  # a clock that was set back
            moment = max(moment, last)
        card, _ = _SCHEDULER.review_card(card, rating_of(entry), moment)
        first = moment.date() if before is None else before.first
        due = max(card.due.date(), moment.date() + timedelta(days=1))
        known[name] = Memory(first, 1 if before is None else before.reviews + 1, due, card)
    return known
