"""The commands of a rush."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from qless_studio.ui.tab.actions import REDO_KEYS, UNDO_KEYS, command


class RushCommands(QObject):
    """QActions only; available while the rush is in front and a question is open."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        tr = self.tr
        self.skip = command(parent, "rush_skip", tr("Skip exercise"), icon="next")
        self.stop = command(parent, "rush_stop", tr("End rush"), icon="cross")
        self.skip.setToolTip(tr("Skip this exercise; it counts as a miss"))
        self.stop.setToolTip(tr("End the rush with what is solved so far"))
        self.undo = command(parent, "", tr("Undo"), shortcut=UNDO_KEYS[0], icon="undo")
        self.redo = command(parent, "", tr("Redo"), icon="redo")
        self.redo.setShortcuts(REDO_KEYS)
        self._in_front = self._open = False
        self._undoes = self._redoes = False
        self._enable()

    def set_in_front(self, in_front: bool) -> None:
        """The rush can be seen, or the games are in front of it."""
        self._in_front = in_front
        self._enable()

    def set_open(self, is_open: bool, can_undo: bool = False, can_redo: bool = False) -> None:
        """A question is open, and what can be done on its board."""
        self._open, self._undoes, self._redoes = is_open, can_undo, can_redo
        self._enable()

    def _enable(self) -> None:
        possible = self._in_front and self._open
        for action in (self.skip, self.stop):
            action.setEnabled(possible)
        self.undo.setEnabled(possible and self._undoes)
        self.redo.setEnabled(possible and self._redoes)
