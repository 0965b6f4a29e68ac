"""The commands of a running practice."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from qless_studio.ui.tab.actions import REDO_KEYS, UNDO_KEYS, command, separator


class PracticeCommands(QObject):
    """QActions only: what they do is connected by `Course` and `PracticeActions`.

    Those on the question are available only while it is in front.
    """

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
        self._in_front = False
        self._possible: set[QAction] = set()
        self.disable()

    def disable(self) -> None:
        """Nothing is asked."""
        for action in (self.undo, self.redo, self.stop):
            action.setEnabled(False)
        self._possible.clear()
        self._enable()

    def follow(self, over: bool, hints_left: bool, has_board: bool) -> None:
        """A question is asked, or `over`."""
        possible = {
            self.next: over,
            self.skip: not over,
            self.hint: not over and hints_left,
            self.answers: not over,
            self.board: over and has_board,
        }
        self._possible = {action for action, is_possible in possible.items() if is_possible}
        self.next.setVisible(over)
        self.stop.setEnabled(True)
        self._enable()

    def set_in_front(self, in_front: bool) -> None:
        """The question can be seen, or the games are in front of it."""
        self._in_front = in_front
        self._enable()

    def _enable(self) -> None:
        for action in (self.next, self.skip, self.hint, self.answers, self.board):
            action.setEnabled(self._in_front and action in self._possible)
