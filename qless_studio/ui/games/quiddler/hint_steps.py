"""Hints for the next move, shown step by step in the panel and on the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from qless_studio.engine.games.quiddler.move_analysis import MoveHint
from qless_studio.ui.games.quiddler.move_analysis import MoveAnalysis
from qless_studio.ui.games.quiddler.panel import Panel
from qless_studio.ui.games.quiddler.playing import Playing


class HintSteps(QObject):
    """The hint for the player's next move; forgotten as soon as anything changes."""

    def __init__(self, analysis: MoveAnalysis, playing: Playing, panel: Panel, parent: QObject) -> None:
        super().__init__(parent)
        self._analysis, self._playing, self._panel = analysis, playing, panel
        self._hints: Sequence[MoveHint] = ()
        analysis.hints_found.connect(self._on_hints_found)
        analysis.forgotten.connect(self._forget)
        panel.ladder.show_clicked.connect(self.ask)
        panel.ladder.closed.connect(self.close)

    def ask(self) -> None:
        """Show one more step; the first one takes a search."""
        self._playing.playback.leave()
        if self._hints:
            self._show_steps(min(self._panel.ladder.shown + 1, len(self._hints)))
        else:
            self._analysis.find_hints()

    def close(self) -> None:
        """Show no hint, and stop looking for one."""
        self._analysis.stop_hints()
        self._forget()
        self._playing.show()

    def _forget(self) -> None:
        """The table may still have the tray of the puzzle before: it is shown when that has changed too."""
        if self._hints:
            self._hints = ()
            self._panel.set_hinting(False)
            self._playing.forget_hinted()

    def _on_hints_found(self, hints: Sequence[MoveHint]) -> None:
        self._hints = hints
        self._show_steps(1)

    def _show_steps(self, shown: int) -> None:
        titles = {
            "far": self.tr("What is possible?"),
            "shift": self.tr("Move a card first?"),
            "length": self.tr("How long?"),
            "letter": self.tr("First letter?"),
            "cards": self.tr("Which cards?"),
            "word": self.tr("The word?"),
        }
        steps = [(titles[hint.kind], hint.text) for hint in self._hints]
        self._panel.ladder.show_steps([(title, text, text) for title, text in steps], shown)
        self._panel.set_hinting(True)
        self._playing.set_hinted(self._hints[shown - 1].piles)
