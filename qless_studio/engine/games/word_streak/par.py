"""The pace of a player, with which par of a round is computed. See docs/decisions/072."""

from __future__ import annotations

from collections.abc import Iterable

from qless_studio.engine.grids.plan import FIRST_PACE, Pace
from qless_studio.engine.history import Entry, Kind, Result

ROUNDS, WORDS = 15, 10
"""The pace is measured in this many rounds, the last ones; it needs this many words."""


def measured_pace(history: Iterable[Entry]) -> Pace:
    """The player's pace in the last rounds of `history` (oldest first) that were played against the clock to their end.

    The words of those rounds would take at this pace just the time the rounds took: `per_tile` is the usual one, the
    rest of the time is `per_word`. FIRST_PACE while there are not enough words.
    """
    rounds = [entry for entry in history if _counts(entry)][-ROUNDS:]
    words = [word for entry in rounds for word in entry.found]
    if len(words) < WORDS:
        return FIRST_PACE
    seconds = sum(entry.seconds or 0.0 for entry in rounds)
    tracing = Pace.per_tile * sum(map(len, words))
    return Pace(per_word=max(0.0, (seconds - tracing) / len(words)))


def _counts(entry: Entry) -> bool:
    played = entry.game == "word-streak" and entry.kind is Kind.ROUND and entry.result is Result.FINISHED
    return played and bool(entry.seconds) and bool(entry.proven.get("limit"))
