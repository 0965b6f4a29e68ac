"""The dialog Send, as a user handles it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from qless_studio.ui.shell.send.dialog import Choices, SendDialog

LEFT = Qt.MouseButton.LeftButton
CONTROL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
MESSAGE, LINK, PICTURE, FILE = "Message", "Lexica link", "Picture", "File"
SAME, WITH_RESULT, WITH_ANSWERS = range(3)


def opened(qtbot, window=None, click=None, way="") -> SendDialog:
    """The dialog, opened by its key in a window, or by `click`; the page with the title `way` is in front."""
    if click is None:
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        qtbot.keyClick(window, Qt.Key.Key_E, CONTROL_SHIFT)
    else:
        click()
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), SendDialog))
    dialog = QApplication.activeModalWidget()
    if way:
        titles = [dialog.which.button(number).text() for number in range(len(dialog.ways))]
        qtbot.mouseClick(dialog.which.button(titles.index(way)), LEFT)
    return dialog


def choose_in(qtbot, dialog: SendDialog, number: int) -> None:
    """Choose on the page in front."""
    choices = dialog.way.findChild(Choices)
    qtbot.mouseClick(choices.button(number), LEFT)


def copied(qtbot, dialog: SendDialog) -> str:
    """What lies on the clipboard once Copy was pressed."""
    with qtbot.waitSignal(dialog.accepted):
        qtbot.mouseClick(dialog.copy_button, LEFT)
    return QGuiApplication.clipboard().text()


def sent(qtbot, window, level: int | None = None) -> str:
    """The message of the puzzle in front; `level` as in the dialog, None for the one proposed."""
    dialog = opened(qtbot, window)
    if level is not None:
        choose_in(qtbot, dialog, level)
    return copied(qtbot, dialog)


def written(qtbot, window, suffix: str) -> None:
    """Save what has this suffix, in the file that is chosen."""
    dialog = opened(qtbot, window, way=FILE)
    suffixes = [file.suffix for file in dialog.way.subject.files]
    choose_in(qtbot, dialog, suffixes.index(suffix))
    qtbot.mouseClick(dialog.save_button, LEFT)
