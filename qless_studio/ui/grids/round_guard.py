"""Asks before another board ends a round in which words have been found. See docs/decisions/014."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from qless_studio.engine.texts import counted
from qless_studio.ui.grids.round import Round, Stage
from qless_studio.ui.grids.round_words import RoundWords
from qless_studio.ui.grids.rules import GridRules


class RoundGuard(QObject):
    """The guard of a tab's session: a rotated board keeps the round, any other one has to be agreed to."""

    kept = Signal()
    """The player chose to keep playing: the board stays."""

    def __init__(self, rules: GridRules[Any, Any], round: Round, played: RoundWords, tab: QWidget) -> None:
        super().__init__(tab)
        self._rules, self._round, self._played, self._tab = rules, round, played, tab
        self._question: QMessageBox | None = None
        self._install: Callable[[], object] | None = None
        """What follows if the player agrees."""
        rules.session.guard = self.ask

    def ask(self, puzzle: Any, install: Callable[[], object]) -> None:
        """Install a puzzle, after asking if a round with found words would end; `Session.guard`."""
        at_stake = self._round.playing and bool(self._played.times)
        if not at_stake or self._rules.same_board(self._rules.puzzle, puzzle):
            install()
        elif self._question is None:
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
        self._question = box = QMessageBox(
            QMessageBox.Icon.Question, self.tr("End round"), self.tr("End the round?"), parent=self._tab
        )
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        words = counted(len(self._played.times), "{} word", "{} words")
        box.setInformativeText(self.tr("You have found {} on this board. Another board ends the round.").format(words))
        box.addButton(self.tr("End round"), QMessageBox.ButtonRole.DestructiveRole)
        keep = box.addButton(self.tr("Keep playing"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(keep)
        box.setEscapeButton(keep)
        box.finished.connect(self._on_answered)
        box.open()

    def _on_answered(self) -> None:
        box, install = self._question, self._install
        self._question = self._install = None
        if box is None or install is None:
            return
        if box.buttonRole(box.clickedButton()) == QMessageBox.ButtonRole.DestructiveRole:
            self._round.stop()
            install()
        else:
            self.kept.emit()
            self._round.resume()
