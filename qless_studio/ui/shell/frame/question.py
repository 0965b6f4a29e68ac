"""The question before something is done that cannot be undone; imported when it is first asked."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from qless_studio.ui.theme.stylesheet import accent_sheet
from qless_studio.ui.theme.theme import Theme


def ask_first(
    parent: QWidget, theme: Theme, text: str, more: str, verbs: tuple[str, str], then: Callable[[], object]
) -> None:
    """`then` follows if the user chooses the first of the two verbs; the second, which cancels, is the default.

    The first verb is the title, too.
    """
    verb, cancel = verbs
    box = QMessageBox(QMessageBox.Icon.Question, verb, "", parent=parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setText(text)
    box.setInformativeText(more)
    agree = box.addButton(verb, QMessageBox.ButtonRole.AcceptRole)
    box.setDefaultButton(box.addButton(cancel, QMessageBox.ButtonRole.RejectRole))
    box.setStyleSheet(accent_sheet(theme))
    agree.clicked.connect(lambda: then())  # without whether it is checked
    box.open()
