"""What the views of the History are given."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from qless_studio.engine.game import Game
from qless_studio.engine.history import Entry
from qless_studio.engine.lexicon import Band
from qless_studio.engine.past import Past
from qless_studio.engine.play_statistics import shown_for
from qless_studio.ui.shell.past_games import open_past_game
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.shell.workspace import Workspace


class Say(Protocol):
    """Says something in a line, with what undoes it, or that it failed."""

    def __call__(self, text: str, undo: Callable[[], object] | None = None, failed: bool = False) -> None: ...


@dataclass
class Services:
    """The workspace, the settings as they are now, and some functions of the page."""

    workspace: Workspace
    settings: Callable[[], Settings]
    say: Say
    read: Callable[[], None]
    """Read what is shown again."""
    changed: Callable[[], None]
    """The history has changed: read it and what is shown again."""
    past: Past = field(default_factory=Past)
    """The history that was read last."""

    @property
    def games(self) -> dict[str, Game[Any, Any, Any]]:
        return {view.key: view.game for view in self.workspace.views}

    @property
    def limits(self) -> dict[str, Any]:
        """The settings for practice."""
        chosen = self.settings()
        least = Band[chosen.practice_least]
        return {"cards_a_day": chosen.practice_cards, "new_a_day": chosen.practice_new, "least": least}

    def review(self, entry: Entry) -> bool:
        """Show a game as it ended; returns whether it could be read."""
        return open_past_game(self.workspace, shown_for(entry, self.past.entries))

    def play_again(self, entry: Entry) -> None:
        """Play the puzzle of a game once more."""
        if self.review(entry):
            self.workspace.tab.game_play.again()
