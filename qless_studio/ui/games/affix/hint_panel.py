"""Hints for the position on the board, shown step by step."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QScrollArea

from qless_studio.engine.games.affix.hints import NodeHint
from qless_studio.ui.games.affix.analysis import AffixAnalysis
from qless_studio.ui.games.affix.hint_texts import steps_of
from qless_studio.ui.widgets.feedback.hint_ladder import HintLadder


class HintPanel(HintLadder):
    """The hint ladder; hidden until the player asks for a hint."""

    node_named = Signal(str)
    """The step just shown is about the node of this name."""

    def __init__(self, analysis: AffixAnalysis) -> None:
        super().__init__()
        self._analysis = analysis
        self._hints: Sequence[NodeHint] = ()
        self._asked = False
        self.show_clicked.connect(self.show_next)
        self.closed.connect(self.close_hints)
        analysis.hints_found.connect(self._on_hints_found)
        analysis.forgotten.connect(self._clear)
        self.hide()

    def show_next(self) -> None:
        """Show the next step; the first one takes a search."""
        if self._hints:
            self._show_steps(min(self.shown + 1, len(self._hints)))
        else:
            self._asked = True
            self._analysis.find_hints()

    def close_hints(self) -> None:
        """Hide the hints; the next ones begin with the first step."""
        self._analysis.stop_hints()
        self._clear()

    def _on_hints_found(self, hints: Sequence[NodeHint]) -> None:
        if self._asked and hints:  # else a game being played asked for them
            self._asked, self._hints = False, hints
            self._show_steps(1)

    def _clear(self) -> None:
        self._hints, self._asked = (), False
        self.shown = 0
        self.hide()

    def _show_steps(self, shown: int) -> None:
        position = self._analysis.position
        if position is None:
            return
        self.show_steps(steps_of(position, self._hints), shown)
        self.show()
        QTimer.singleShot(0, self, self._scroll_into_view)
        if self._hints[shown - 1].node:
            self.node_named.emit(self._hints[shown - 1].node)

    def _scroll_into_view(self) -> None:
        """In a small window the panel scrolls."""
        parent = self.parentWidget()
        while parent is not None and not isinstance(parent, QScrollArea):
            parent = parent.parentWidget()
        if parent is not None:
            parent.ensureWidgetVisible(self, 0, 0)
