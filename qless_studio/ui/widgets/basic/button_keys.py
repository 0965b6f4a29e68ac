"""Return and Enter press the focused button, as Space does."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QRadioButton

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
KEYPAD = Qt.KeyboardModifier.KeypadModifier


class ButtonKeys(QObject):
    """Turns Return and Enter into Space for every button of the application, stock dialogs included.

    Check boxes and radio buttons are left out: on them Enter confirms the dialog. It filters the events of the focused
    button only; see `FocusRing`.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._button: QAbstractButton | None = None
        app.focusChanged.connect(self._on_focus_changed)

    def _on_focus_changed(self) -> None:
        if self._button is not None and shiboken6.isValid(self._button):
            self._button.removeEventFilter(self)
        now = QApplication.focusWidget()
        self._button = (
            now if isinstance(now, QAbstractButton) and not isinstance(now, QCheckBox | QRadioButton) else None
        )
        if self._button is not None:
            self._button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if not isinstance(event, QKeyEvent) or kind not in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            return False
        if event.key() not in ENTER or event.modifiers() & ~KEYPAD:
            return False
        space = QKeyEvent(kind, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", event.isAutoRepeat())
        QApplication.sendEvent(watched, space)
        return True
