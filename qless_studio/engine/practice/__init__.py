"""Practice: what was missed in finished games becomes cards, which are asked when they are due.

Everything is computed from the history. See docs/decisions/053.
"""

from fsrs import Rating

from qless_studio.engine.practice.cards import Card, MissStore, cards_of
from qless_studio.engine.practice.items import DueCard, Item
from qless_studio.engine.practice.opening import open_queue
from qless_studio.engine.practice.queue import CARDS_A_DAY, NEW_A_DAY, Queue
from qless_studio.engine.practice.schedule import (
    FAST_SECONDS,
    Memory,
    exercise_entry,
    rating_of,
    remembered,
    replay,
    spread_entry,
)
from qless_studio.engine.practice.session import ITEMS, Answer, Attempt, PracticeSession, Step

__all__ = [
    "CARDS_A_DAY",
    "FAST_SECONDS",
    "ITEMS",
    "NEW_A_DAY",
    "Answer",
    "Attempt",
    "Card",
    "DueCard",
    "Item",
    "Memory",
    "MissStore",
    "PracticeSession",
    "Queue",
    "Rating",
    "Step",
    "cards_of",
    "exercise_entry",
    "open_queue",
    "rating_of",
    "remembered",
    "replay",
    "spread_entry",
]
