"""Practice: what was missed in finished games becomes cards, which are asked when they are due.

Everything is computed from the history. See docs/decisions/053.
"""

from fsrs import Rating

from qless_studio.engine.practice.cards import Card, MissStore, cards_of
from qless_studio.engine.practice.queue import DueCard, Queue
from qless_studio.engine.practice.schedule import FAST_SECONDS, Memory, exercise_entry, rating_of, replay

__all__ = [
    "FAST_SECONDS",
    "Card",
    "DueCard",
    "Memory",
    "MissStore",
    "Queue",
    "Rating",
    "cards_of",
    "exercise_entry",
    "rating_of",
    "replay",
]
