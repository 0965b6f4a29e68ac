"""A game being played: its clock, and its saved form, with which it continues after a restart. No Qt."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from qless_studio.engine.history import Entry, Result

LONGEST = 100_000_000.0
"""Maximum seconds of a saved game; more means a damaged file."""


class Stage(enum.Enum):
    """The state of a game."""

    IDLE = "idle"
    """No game was started."""
    RUNNING = "running"
    PAUSED = "paused"
    OVER = "over"


class Clock:
    """Counts the seconds played, without pauses; independent of the computer's time of day."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        """`now` counts seconds."""
        self._now = now
        self._before, self._since = 0.0, 0.0
        self.running = False

    @property
    def elapsed(self) -> float:
        """Seconds played so far."""
        return self._before + (self._now() - self._since if self.running else 0.0)

    def start(self, elapsed: float = 0.0) -> None:
        """Start the clock at this number of seconds."""
        self._before, self._since, self.running = elapsed, self._now(), True

    def stop(self) -> None:
        """Stop the clock."""
        self._before, self.running = self.elapsed, False

    def set(self, elapsed: float) -> None:
        """Stop the clock at this number of seconds."""
        self._before, self.running = elapsed, False


class Moves:
    """The moves of a game as text, in order: what is saved, replayed, reviewed, and kept by the history.

    A game in which words or moves are entered adds them. In one that is played by changing its puzzle they follow from
    each position, and stay as they are when the game is over, whatever is tried on the board afterwards. See
    docs/decisions/117.
    """

    def __init__(self, after: Callable[[tuple[str, ...], Any, Any], Sequence[str]] | None = None) -> None:
        """`after` gives all moves: from those so far, the position before and the position now."""
        self._after = after
        self._made: tuple[str, ...] = ()
        self.position: Any = None
        """The puzzle with the moves on it, as it is or as the game ended; None without a game."""

    def __call__(self) -> tuple[str, ...]:
        """What was found or played."""
        return self._made

    def begin(self, puzzle: Any, moves: tuple[str, ...] = ()) -> None:
        """A game begins, or goes on after these moves, with this position."""
        self._made, self.position = moves, puzzle

    def add(self, move: str) -> None:
        """A move was made, in a game in which moves are entered."""
        self._made = (*self._made, move)

    def follow(self, puzzle: Any) -> bool:
        """The position has changed; returns whether that was a move."""
        before = self._made
        if self._after is not None:
            self._made, self.position = tuple(self._after(before, self.position, puzzle)), puzzle
        return self._made != before


@dataclass(frozen=True)
class SavedPlay:
    """A game in progress, or one that is over and still shown."""

    moves: tuple[str, ...] = ()
    """What was found or played, in the game's own form."""
    hints: tuple[str, ...] = ()
    """The hint steps taken, in order."""
    seconds: float = 0.0
    limit: float | None = None
    """Seconds after which the game ends; None: no limit."""
    day: str = ""
    """The day of a daily puzzle, such as 2024-05-31."""
    result: Result | None = None
    """How the game ended; None while it is being played."""
    facts: Mapping[str, Any] = field(default_factory=dict)
    """What else the game saves: JSON values by name."""

    def as_json(self) -> dict[str, Any]:
        """A JSON object."""
        return asdict(self) | {"result": None if self.result is None else self.result.value}


def finished_play(entry: Entry) -> SavedPlay:
    """The game of an entry in the history, as it was saved when it was over."""
    from qless_studio.engine.history import Result

    limit = entry.proven.get("limit")
    unsaid = {"times": [0.0] * len(entry.found), "steps": 0, "match": None}  # rounds save these, entries may lack them
    known = {"claimed": entry.result is Result.CLAIMED, "id": entry.id, "settled": True}
    return SavedPlay(
        entry.found,
        entry.hints,
        min(entry.seconds or 0.0, LONGEST),
        limit if isinstance(limit, float | int) and 0 <= limit <= LONGEST else None,
        entry.day,
        entry.result,
        {**unsaid, **entry.proven, **known},
    )


def saved_play(data: Any) -> SavedPlay:
    """The saved game in a JSON object; raises ValueError or TypeError if it is damaged."""
    from qless_studio.engine.history import Result

    if not isinstance(data, Mapping):
        raise TypeError(data)
    limit, result, facts, day = data.get("limit"), data.get("result"), data.get("facts", {}), data.get("day", "")
    if not isinstance(facts, Mapping) or not isinstance(day, str):
        raise TypeError(data)
    return SavedPlay(
        _texts(data.get("moves", ())),
        _texts(data.get("hints", ())),
        _seconds(data.get("seconds", 0.0)),
        None if limit is None else _seconds(limit),
        day,
        None if result is None else Result(result),
        dict(facts),
    )


def _texts(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list | tuple) or not all(isinstance(text, str) for text in value):
        raise TypeError(value)
    return tuple(value)


def _seconds(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError(value)
    if not 0 <= value <= LONGEST:
        raise ValueError(value)
    return float(value)
