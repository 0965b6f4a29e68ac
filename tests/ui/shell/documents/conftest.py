"""Keys, answers to questions and chosen files, for tests on documents."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox

CTRL = Qt.KeyboardModifier.ControlModifier
Button = QMessageBox.StandardButton


@pytest.fixture
def key(qtbot):
    """`key(window, Qt.Key.Key_N)` presses Ctrl and that key."""

    def key(window, key, more=Qt.KeyboardModifier.NoModifier):
        window.activateWindow()  # a closed question leaves none active where there is no window manager
        qtbot.waitUntil(window.isActiveWindow)
        qtbot.keyClick(window.tab.page.board, key, CTRL | more)

    return key


@pytest.fixture
def answer(qtbot):
    """`answer(button)` waits for the question and presses that button; the question's text."""

    def answer(button):
        def questions():
            return [box for box in QApplication.topLevelWidgets() if isinstance(box, QMessageBox) and box.isVisible()]

        qtbot.waitUntil(lambda: bool(questions()))
        (box,) = questions()
        text = box.text()
        found = box.button(button) if isinstance(button, Button) else next(
            one for one in box.buttons() if button in one.text()
        )  # fmt: skip
        qtbot.mouseClick(found, Qt.MouseButton.LeftButton)
        return text

    return answer
