"""Whether levels and expected points are shown: one choice for the whole window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal

from qless_studio.engine.game import Game


class Levels(QObject):
    """Shared by all sessions of a window."""

    changed = Signal()
    """`shown` has changed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.shown = True
        self.games: Callable[[], Mapping[str, Game[Any, Any, Any]]] = dict
        """All games by key: rounds of one game say something about another of the same kind."""

    def set_shown(self, shown: bool) -> None:
        """Show levels and expected points, or nothing of them."""
        if shown != self.shown:
            self.shown = shown
            self.changed.emit()
