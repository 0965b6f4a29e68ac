"""What a game defines to be played in a tab; the rest is `GamePlay`. See docs/decisions/052."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject

from qless_studio.engine.game import Dealt
from qless_studio.engine.play import SavedPlay
from qless_studio.ui.tab.session import Session, State
from qless_studio.ui.widgets.play.result_card import ResultShown


class GameHooks(QObject):
    """A game overrides some of these; `deal` and `result_shown` are required."""

    session: Session
    puzzle: Any
    """The puzzle of the current game, before the first move."""

    def deal(self) -> None:
        """Make an unseen puzzle and call `start_with`."""
        raise NotImplementedError

    def continues(self, puzzle: Any) -> bool:
        """Whether a puzzle is a position of the current game, which a move can lead to, and not another game."""
        return bool(self.bare(puzzle) == self.puzzle)

    def bare(self, puzzle: Any) -> Any:
        """The puzzle as it is before the first move."""
        return puzzle

    def moves(self) -> tuple[str, ...]:
        """What was found or played, in a form that `restore` reads; also what the history keeps."""
        return ()

    def facts(self) -> Mapping[str, Any]:
        """What else is saved: JSON values by name."""
        return {}

    def clear(self) -> None:
        """Drop the moves for a new game."""

    def restore(self, saved: SavedPlay) -> None:
        """Restore the moves of a saved game; raises one of `UNREADABLE` if they are damaged."""

    def known(self) -> bool:
        """Whether everything that the result needs is known; call `settle_if_known` when that may have changed."""
        return self.session.state is State.FINISHED

    def proven(self) -> Mapping[str, Any]:
        """For the history: what the solver proved and what the player reached; JSON values by name.

        Called once they are `known`, or when the game is left before.
        """
        return {}

    def daily_dealt(self, dealt: Dealt[Any]) -> None:
        """The puzzle of a day is being played from now on; `dealt` says more about it."""

    def result_shown(self) -> ResultShown:
        """What the result card shows."""
        raise NotImplementedError

    def share_lines(self) -> list[str]:
        """What a share text says about the game, without giving the answer away."""
        return []

    def show_word(self, word: str) -> None:
        """Show a word (lower case) on the board of a game that is over."""

    def next_text(self) -> str:
        """What the button for another game says."""
        return self.tr("Next")

    def waits(self) -> bool:
        """Whether nothing can be done but to go on, such as between two rounds; the clock stands meanwhile."""
        return False

    def shows_clock(self) -> bool:
        """Whether the time is shown; without it, the place of the clock says what is played."""
        return True

    def clock_note(self) -> str:
        """What is at the end of the clock, such as the number of the round."""
        return ""
