"""Message boxes that ask something; imported when something is first asked."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QMessageBox, QWidget

from qless_studio.ui.widgets.basic.dialogs import open_dialog

Button = QMessageBox.StandardButton
Icon = QMessageBox.Icon
Role = QMessageBox.ButtonRole


def message_box(parent: QWidget, icon: Icon, title: str, text: str, more: str) -> QMessageBox:
    """A box over `parent` with its explanation, `more`, below; to be given buttons and opened."""
    box = QMessageBox(icon, title, text, parent=parent)
    box.setInformativeText(more)
    return box


def ask_first(parent: QWidget, text: str, more: str, verbs: tuple[str, str], then: Callable[[], object]) -> None:
    """Before something that cannot be undone: `then` follows if the user chooses the first of the two verbs.

    The first verb is the title, too; the second, which cancels, is the default.
    """
    verb, cancel = verbs
    box = message_box(parent, Icon.Question, verb, text, more)
    agree = box.addButton(verb, Role.AcceptRole)
    box.setDefaultButton(box.addButton(cancel, Role.RejectRole))
    agree.clicked.connect(lambda: then())  # drops the argument `checked`
    open_dialog(box)
