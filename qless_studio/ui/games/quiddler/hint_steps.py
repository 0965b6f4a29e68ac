"""Hints for the next move, shown step by step in the panel and on the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from qless_studio.engine.games.quiddler.move_analysis import MoveHint
from qless_studio.ui.games.quiddler.move_analysis import MoveAnalysis
from qless_studio.ui.games.quiddler.panel import Panel
from qless_studio.ui.games.quiddler.playing import Playing


class HintSteps(QObject):
    """While hints are on, every change of the puzzle starts them again from the first step."""

    def __init__(self, analysis: MoveAnalysis, playing: Playing, panel: Panel, parent: QObject) -> None:
        super().__init__(parent)
        self._analysis, self._playing, self._panel = analysis, playing, panel
        self._hints: Sequence[MoveHint] = ()
        analysis.hints_found.connect(self._on_hints_found)
        panel.ladder.show_clicked.connect(self._on_show_clicked)

    def set_active(self, active: bool) -> None:
        """Turn hints on or off."""
        if active:
            self._analysis.find_hints()
        else:
            self._analysis.stop_hints()
            self.forget()
            self._playing.set_hinted(())

    def forget(self) -> None:
        """Hide the steps shown, because the puzzle changed."""
        self._hints = ()
        self._panel.set_hinting(False)

    def _on_hints_found(self, hints: Sequence[MoveHint]) -> None:
        self._hints = hints
        self._playing.set_hinted(())
        self._show_steps(1)

    def _on_show_clicked(self) -> None:
        shown = self._panel.ladder.shown + 1
        self._show_steps(shown)
        self._playing.set_hinted(self._hints[shown - 1].piles)

    def _show_steps(self, shown: int) -> None:
        titles = {
            "far": self.tr("What is possible?"),
            "shift": self.tr("Move a card first?"),
            "cards": self.tr("Which cards?"),
            "length": self.tr("How long?"),
            "letter": self.tr("First letter?"),
            "word": self.tr("The word?"),
        }
        steps = [(titles[hint.kind], hint.text.replace("-", "−")) for hint in self._hints]
        self._panel.ladder.show_steps([(title, text, text) for title, text in steps], shown)
        self._panel.set_hinting(True)
