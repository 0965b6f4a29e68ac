"""A challenge that arrives in a text field is opened instead: it is meant for the window, wherever it is pasted."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QMetaObject, QObject
from PySide6.QtWidgets import QApplication, QLineEdit

from qless_studio.engine.challenges.challenge import HEADER, is_code
from qless_studio.engine.challenges.lexica import SITE

MARKS = (HEADER, SITE)


class FieldWatch(QObject):
    """Follows the text of the field that has the focus; an event filter would see every event of the program."""

    def __init__(self, open_text: Callable[[str], object], parent: QObject) -> None:
        super().__init__(parent)
        self._open = open_text
        self._field: QLineEdit | None = None
        self._following: QMetaObject.Connection | None = None
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusObjectChanged.connect(self._on_focus_changed)

    def _on_focus_changed(self, now: QObject | None) -> None:
        if self._following is not None:
            QObject.disconnect(self._following)  # says nothing if the field is gone
        self._field = self._following = None
        if isinstance(now, QLineEdit) and not now.isReadOnly():
            self._field, self._following = now, now.textChanged.connect(self._on_text_changed)

    def _on_text_changed(self, text: str) -> None:
        if self._field is not None and (any(mark in text for mark in MARKS) or is_code(text)):
            self._field.undo()  # the field is as before
            self._open(text)
