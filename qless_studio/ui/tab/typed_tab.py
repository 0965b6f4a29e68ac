"""A tab that knows the types of its game's values."""

from __future__ import annotations

from typing import Generic, TypeVar, cast

from qless_studio.ui.tab.game_tab import GameTab

P = TypeVar("P")
S = TypeVar("S")
O = TypeVar("O")  # noqa: E741 - puzzle, solution, options, as in engine/game.py


class TypedGameTab(GameTab, Generic[P, S, O]):
    """A `GameTab` of a game whose puzzle, solution and options are P, S and O: `class MyTab(TypedGameTab[P, S, O])`."""

    @property
    def puzzle(self) -> P:
        return cast(P, self.session.puzzle)

    @property
    def options(self) -> O:
        return cast(O, self.session.options)

    @property
    def solutions(self) -> list[S]:
        """The session's own list, which only grows until `run_started`."""
        return self.session.solutions

    def listed(self) -> list[S]:
        return self.solutions
