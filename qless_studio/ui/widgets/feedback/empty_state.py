"""Empty states: what the board and the panel show before there is anything to show."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.ui.style import theme_of
from qless_studio.ui.widgets.basic.buttons import ActionLink, Button
from qless_studio.ui.widgets.basic.labels import Elided, KeyCaps, text_label
from qless_studio.ui.widgets.basic.layout import STRETCH, FlowLayout, bare, filled
from qless_studio.ui.work.signals import Act

BUTTON, BELOW, KEY_CAP = 40, 10, 20
"""Height of a button, the gap below it, and the height of a key cap."""
MIDDLE = Qt.AlignmentFlag.AlignHCenter


class _WideButton(Button):
    """A button with a minimum width."""

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(theme_of(self).px(140), 0))


class _Pair(QWidget):
    """A button and what is below it; all pairs are as tall, so that the buttons of a row stand on one line."""

    def __init__(self, button: QWidget, below: QWidget) -> None:
        super().__init__()
        filled(bare(QVBoxLayout(self), BELOW), button, (below, 0, MIDDLE), STRETCH)

    def sizeHint(self) -> QSize:
        px = theme_of(self).px
        return super().sizeHint().expandedTo(QSize(0, px(BUTTON) + BELOW + px(KEY_CAP)))


class EmptyState(QWidget):
    """A picture, a heading, a sentence, and buttons for what to do first, each with its shortcut below."""

    def __init__(self, heading: str, sentence: str, picture: QWidget | None = None) -> None:
        super().__init__()
        self._actions = FlowLayout(spacing=lambda: theme_of(self).px(8), centred=True)
        column = QVBoxLayout(self)
        column.setSpacing(16)
        column.addStretch(1)
        if picture is not None:
            filled(column, (picture, 0, MIDDLE), 16)
        for label in (text_label(heading, "title", wrap=True), text_label(sentence, "note", wrap=True)):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)
        column.addSpacing(4)
        row = QWidget()
        row.setLayout(self._actions)
        filled(column, row, STRETCH)

    def add_action(
        self,
        text: str,
        icon: str = "",
        command: QAction | None = None,
        hint: str = "",
        primary: bool = False,
        act: Act | None = None,
    ) -> Button:
        """Add a button with the shortcut of its command, or else a short hint, below it."""
        button = _WideButton(text, icon, primary, BUTTON, act=act)
        below: QWidget
        if command is not None:
            below = caps = KeyCaps("")
            caps.follow(command)
            ActionLink(button, command)
        else:
            below = Elided(hint, "caption")
        self._actions.addWidget(_Pair(button, below))
        return button
