"""Undo and redo of a session as a pair of icon buttons."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QWidget

from qless_studio.engine.texts import say
from qless_studio.ui.style.lengths import spaced
from qless_studio.ui.tab.actions import redirect
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.basic.action_button import ActionIconButton


class UndoButtons(QWidget):
    """Undo and Redo of a session as buttons; in a game Undo stops at its start."""

    def __init__(self, session: Session) -> None:
        stack = session.undo_stack
        undo = stack.createUndoAction(session, say("Undo"))
        redo = stack.createRedoAction(session, say("Redo"))
        for name, action, act, keys in (
            ("undo", undo, session.undo, ["Ctrl+Z"]),
            ("redo", redo, session.redo, ["Ctrl+Shift+Z", "Ctrl+Y"]),
        ):
            redirect(action, act)
            action.setObjectName(name)
            action.setProperty("icon_name", name)
            action.setShortcuts(
                [QKeySequence(each) for each in keys]
            )  # for the tooltip; an action that is on no widget receives no keys
        super().__init__()
        row = spaced(QHBoxLayout(self), 4)
        for action in (undo, redo):
            action.setParent(self)
            row.addWidget(ActionIconButton(action))
        self._session, self._undo, self._redo = session, undo, redo
        for changed in (stack.canUndoChanged, stack.canRedoChanged, session.undo_changed):  # Qt's own slots come first
            changed.connect(self._follow)
        self._follow()

    def _follow(self, possible: bool = True) -> None:
        """Disable what a game does not allow; where Qt has disabled it, the session may be gone already."""
        if possible:
            self._undo.setEnabled(self._session.can_undo)
            self._redo.setEnabled(self._session.can_redo)
