"""A field that takes the next keys pressed as a shortcut."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QAccessibleWidget, QKeySequenceEdit, QLineEdit

from qless_studio.ui.shell.shortcuts.keys import NATIVE
from qless_studio.ui.style import theme_of
from qless_studio.ui.widgets.basic.access import Described, install_access


class _RecorderAccess(QAccessibleWidget):
    """A field for keys: its name, and the keys in it."""

    def __init__(self, recorder: Recorder) -> None:
        super().__init__(recorder, QAccessible.Role.HotkeyField, recorder.accessibleName())

    def childCount(self) -> int:
        return 0

    def text(self, kind: QAccessible.Text) -> str:
        recorder = self.widget()
        assert isinstance(recorder, Recorder)
        if kind == QAccessible.Text.Value:
            return recorder.keySequence().toString(NATIVE)
        return recorder.placeholder if kind == QAccessible.Text.Description else super().text(kind)


class Recorder(Described, QKeySequenceEdit):
    """Tab and Escape alone keep their usual meaning, so that the keyboard can leave the field."""

    def __init__(self, name: str, placeholder: str) -> None:
        super().__init__()
        install_access()
        self._access: _RecorderAccess | None = None
        self.setMaximumSequenceLength(1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        line = self.findChild(QLineEdit)
        assert line is not None
        self._line = line
        self._line.setReadOnly(True)
        self.placeholder = placeholder
        self.setAccessibleName(name)
        self._show_placeholder()

    def describe(self) -> _RecorderAccess:
        self._access = _RecorderAccess(self)
        return self._access

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            bare = event.modifiers() == Qt.KeyboardModifier.NoModifier
            if bare and event.key() == Qt.Key.Key_Escape:
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        self._show_placeholder()

    def clear(self) -> None:
        super().clear()
        self._show_placeholder()

    def _show_placeholder(self) -> None:
        self._line.setPlaceholderText(self.placeholder)  # QKeySequenceEdit sets a placeholder of its own

    def sizeHint(self) -> QSize:
        return QSize(theme_of(self).px(240), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(theme_of(self).px(200), super().sizeHint().height())
