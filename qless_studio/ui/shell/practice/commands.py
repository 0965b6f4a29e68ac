"""The commands of a running practice."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from qless_studio.ui.tab.actions import REDO_KEYS, UNDO_KEYS, command, separator


class PracticeCommands(QObject):
    """QActions only: what they do is connected by `Course` and `PracticeActions`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        tr = self.tr
        self.next = command(parent, "practice_next", tr("Next question"), icon="next")
        self.skip = command(parent, "practice_skip", tr("Skip"), shortcut="Ctrl+Shift+J", icon="next")
        self.hint = command(parent, "practice_hint", tr("Show next hint"), shortcut="Ctrl+H", icon="bulb")
        self.answers = command(parent, "practice_answers", tr("Show the answers"), icon="eye")
        self.board = command(parent, "practice_board", tr("Show the board"), icon="grid")
        self.stop = command(parent, "practice_stop", tr("End practice"), icon="cross")
        self.skip.setToolTip(tr("Skip this question; it stays due"))
        self.answers.setToolTip(tr("The question counts as not known and will be asked again"))
        self.board.setToolTip(tr("Open the board of this question in a tab of its own"))
        self.stop.setToolTip(tr("End the practice; your answers are kept"))
        # without names: they use the keys of Undo and Redo, which are disabled meanwhile
        self.undo = command(parent, "", tr("Undo"), shortcut=UNDO_KEYS[0], icon="undo")
        self.redo = command(parent, "", tr("Redo"), icon="redo")
        self.redo.setShortcuts(REDO_KEYS)
        self.all: tuple[QAction, ...] = (
            self.next, self.skip, self.hint, self.answers, self.board, separator(parent), self.stop,
        )  # fmt: skip
        """In menu order, without Undo and Redo."""
        self.disable()

    def disable(self) -> None:
        """Nothing is asked."""
        for action in (*self.all, self.undo, self.redo):
            action.setEnabled(False)

    def follow(self, over: bool, hints_left: bool, has_board: bool) -> None:
        """A question is asked, or `over`."""
        self.next.setEnabled(over)
        self.next.setVisible(over)
        self.skip.setEnabled(not over)
        self.hint.setEnabled(not over and hints_left)
        self.answers.setEnabled(not over)
        self.board.setEnabled(over and has_board)
        self.stop.setEnabled(True)
