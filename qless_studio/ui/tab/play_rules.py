"""What a game says of how it is played: the one value that `GamePlay` needs. See docs/decisions/101."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from PySide6.QtGui import QAction

from qless_studio.engine.game import Dealt
from qless_studio.engine.history import Entry
from qless_studio.engine.play import Moves, SavedPlay
from qless_studio.engine.texts import say
from qless_studio.ui.widgets.play.result_card import ResultShown


class Judged(Enum):
    """What became of something that the player entered."""

    RIGHT = "right"
    REFUSED = "refused"
    ALREADY = "already"


@dataclass(frozen=True)
class Answer:
    """Something that the player entered, judged: a word, a move."""

    entry: str
    """The entry as people spell it."""
    judged: Judged
    text: str
    """The worth as text, such as "3 points", or why the entry does not count."""
    points: int | None = None
    """Points of the entry; None where entries have no points, and for those that do not count."""

    @property
    def right(self) -> bool:
        return self.judged is Judged.RIGHT

    @property
    def said(self) -> str:
        """The entry and what became of it in a line."""
        return say("{}: {}", self.entry, self.text)


def _nothing(*_: Any) -> None:
    """A game without anything to do here."""


@dataclass(frozen=True)
class PlayRules:
    """What differs from game to game; in Play `deal` and `result` have to be given."""

    deal: Callable[[], object] = _nothing
    """Make an unseen puzzle and call `GamePlay.start_with`."""
    result: Callable[[], ResultShown] = lambda: ResultShown("", "", "")
    """What the result card shows."""
    clock_waits: bool = False
    """Whether the clock starts with the first move instead of at once."""

    # the course of a game
    prepare: Callable[[], object] = _nothing
    """Before `deal`: choose the words that the puzzle is made with, where they follow from something else."""
    bare: Callable[[Any], Any] = lambda puzzle: puzzle
    """A puzzle as it is before the first move."""
    continues: Callable[[Any, Any], bool] | None = None
    """(start, puzzle): whether a move can lead from one to the other; by default whether they have the same `bare`."""
    refuses: Callable[[Any], str] = lambda puzzle: ""
    """Why a puzzle cannot be played; "" if it can."""
    again: Callable[[], object] | None = None
    """Play the same once more; by default the same puzzle is started."""
    goes_on: Callable[[], bool] = lambda: False
    """Whether `deal` continues what the game is a part of, such as a match."""
    daily_dealt: Callable[[Dealt[Any]], object] = _nothing
    """The puzzle of a day is being played from now on; its `Dealt` says more about it."""
    waits: Callable[[], bool] = lambda: False
    """Whether nothing can be done but to go on, such as between two rounds; the clock stands meanwhile."""

    may_stop: Callable[[], bool] = lambda: False
    """Whether the game may be ended where it is: the player finishes it then, and does not give up."""

    # what was done
    moves: Moves = field(default_factory=Moves)
    """What was found or played; `GamePlay` adds each entry that is right, in lower case."""
    facts: Callable[[], Mapping[str, Any]] = dict
    """What else is saved: JSON values by name."""
    clear: Callable[[], object] = _nothing
    """Drop what the game keeps beside its moves, for a new game."""
    restore: Callable[[SavedPlay], object] = _nothing
    """Take up a saved game, whose `moves` are restored; raises one of `UNREADABLE` if it is damaged."""

    # the end
    known: Callable[[], bool] = lambda: True
    """Whether everything that the result needs is known, apart from the search of the puzzle; call
    `GamePlay.settle_if_known` when that may have changed."""
    proven: Callable[[], Mapping[str, Any]] = dict
    """For the history: what the solver proved and what the player reached; JSON values by name. Called once they are
    `known`, or when the game is left before."""
    entries: Callable[[Entry], Sequence[Entry]] = lambda entry: (entry,)
    """The entries for the history, made of that of the game; their ids are derived from its id."""
    missed: Callable[[], bool | None] = lambda: None
    """Whether something was missed that can be practised; None: unless it was solved or claimed."""
    reason: Callable[[], str] = str
    """Why the game is over; "" for the usual reasons."""
    told: Callable[[], str] = str
    """A sentence on the course of the game that is over, if it is no record; "" for none."""
    part: Callable[[], str] = str
    """The part of a larger game that all but the result is about, such as "Round 3" at the end of a match; "" for the
    whole."""
    note: Callable[[], str] = str
    """One line on what is remarkable about the last move; "" for nothing."""
    share: Callable[[], list[str]] = list
    """The lines of a share text about the game; they give no answer away."""

    # what is shown
    clock_note: Callable[[], str] = str
    """What is at the end of the clock, such as the number of the round."""
    clock: QAction | None = None
    """Shows and hides the time, whose place has the note alone then; None: it is always shown."""
    show_word: Callable[[str], object] = _nothing
    """Show a word (lower case) on the board of a game that is over."""
    shows_day: bool = False
    """Whether the game says itself of which day its puzzle is."""

    @property
    def next_text(self) -> str:
        """What the button for another game says."""
        return say("Next round") if self.goes_on() else say("New game")

    @property
    def shows_clock(self) -> bool:
        """Whether the time is shown."""
        return self.clock is None or self.clock.isChecked()
