"""Asks before another board ends a round in which words have been found. See docs/decisions/014."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from qless_studio.engine.play import Stage
from qless_studio.engine.texts import counted
from qless_studio.ui.grids.played_words import PlayedWords
from qless_studio.ui.grids.round import Round
from qless_studio.ui.grids.rules import GridRules
from qless_studio.ui.tab.end_question import EndQuestion
from qless_studio.ui.widgets.basic.dialogs import open_dialog


class RoundGuard(QObject):
    """A rotated board keeps the round that is timed; any other one has to be agreed to."""

    kept = Signal()
    """The player chose to keep playing: the board stays."""

    def __init__(self, rules: GridRules[Any, Any], round: Round, played: PlayedWords, tab: QWidget) -> None:
        super().__init__(tab)
        self._tab = tab
        self._rules, self._round, self._played = rules, round, played
        self.question: EndQuestion | None = None
        """The question while it is open."""
        self._install: Callable[[], object] | None = None
        """What follows if the player agrees."""

    def ask(self, puzzle: Any, install: Callable[[], object]) -> None:
        """Install a puzzle, after asking if a round with found words would end."""
        at_stake = self._round.playing and bool(self._played.times)
        if not at_stake or self._rules.same_board(self._rules.puzzle, puzzle):
            install()
        elif self.question is None:
            self._install = install
            self._open()

    def ask_to_end(self, then: Callable[[], object]) -> None:
        """End the round, after the same question, and do what will replace the board."""

        def proceed() -> None:
            self._round.reset()
            then()

        self.ask(None, proceed)

    def _open(self) -> None:
        if self._round.stage is Stage.RUNNING:
            self._round.pause()
        words = counted(len(self._played.times), "{} word", "{} words")
        at_stake = self.tr("You have found {} on this board. Another board ends the round.").format(words)
        heading, end = self.tr("End the round?"), self.tr("End round")
        self.question = EndQuestion(heading, at_stake, end, self._tab)
        self.question.finished.connect(self._on_answered)
        open_dialog(self.question)

    def _on_answered(self, result: int) -> None:
        install, self.question, self._install = self._install, None, None
        if result == QDialog.DialogCode.Accepted and install is not None:
            self._round.stop()
            install()
        else:
            self.kept.emit()
            self._round.resume()
