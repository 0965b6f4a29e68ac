"""Par of a round: what the common words score in its time at the player's own pace. See docs/decisions/072."""

from __future__ import annotations

from collections.abc import Iterable

from qless_studio.engine.games.word_streak.plan import Pace, Plan, make_plan
from qless_studio.engine.grids import FoundWord
from qless_studio.engine.grids.review import Zipf, is_common
from qless_studio.engine.history import Entry, Kind, Result

FIRST_PACE = Pace(per_word=4.5)
"""The pace before there is a history: almost six seconds for a word of four letters, 21 of them in two minutes."""
ROUNDS, WORDS = 15, 10
"""The pace is that of this many rounds, the last ones; it needs this many words."""


def par_plan(found: Iterable[FoundWord], zipf: Zipf, seconds: float | None, pace: Pace) -> Plan:
    """The common words that score most in the time, in the order to play them; its `score` is par.

    No other choice of common words scores more at this pace (`make_plan`). Without a limit (None) all of them are
    played.
    """
    common = [word for word in found if is_common(zipf(word.word))]
    if seconds is None:
        seconds = sum(pace.ticks(len(word.path)) for word in common)  # in ticks, so more than they all take
    return make_plan(common, seconds, pace)


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
