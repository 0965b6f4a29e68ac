"""What the two kinds of game in Quiddler's tab ask of the one that chooses between them."""

from __future__ import annotations

from qless_studio.ui.tab.game_hooks import GameHooks as GamePlay


class TwoKinds(GamePlay):
    """A `GamePlay` of either kind: a table of piles, or the hand game."""

    @property
    def is_match(self) -> bool:
        """Whether the game is a hand game."""
        raise NotImplementedError

    def enter_kind(self) -> None:
        """The kind of game is known now: show it as at the beginning of this stage."""
        raise NotImplementedError

    def show_parts(self) -> None:
        """Show the widgets of the game that is played, or is to be played, at this stage."""
        raise NotImplementedError
