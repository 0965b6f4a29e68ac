"""The focus goes back to where it was, if that is still there."""

from __future__ import annotations

import shiboken6
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from qless_studio.ui.shell.frame.overlay import FocusMemory


def test_the_focus_goes_back_unless_its_widget_is_deleted_or_hidden(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    first, second = QLineEdit(), QLineEdit()
    layout = QVBoxLayout(window)
    for field in (first, second):
        layout.addWidget(field)
    window.show()
    window.activateWindow()
    memory = FocusMemory()
    assert not memory.give_back()
    for end, given_back in ((lambda: None, True), (first.hide, False), (lambda: shiboken6.delete(first), False)):
        if shiboken6.isValid(first):
            first.show()
            first.setFocus()
            qtbot.waitUntil(first.hasFocus)
        memory.note()
        second.setFocus()
        end()
        assert memory.give_back() is given_back
