"""What stands where there is nothing yet: an invitation on the board, a promise in the panel."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAction, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.ui.theme import Appearance
from qless_studio.ui.theme.icons import paint_icon
from qless_studio.ui.widgets.basic.action_button import ActionLink
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.flow import FlowLayout
from qless_studio.ui.widgets.basic.labels import Elided, KeyCaps, Label
from qless_studio.ui.widgets.basic.themed import Themed, painter_on, plate

MIDDLE = Qt.AlignmentFlag.AlignHCenter


class _Action(Button):
    """A button of some width, however short its words."""

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(self.theme.px(140), 0))


class EmptyState(QWidget):
    """A picture, a heading, one sentence and what to do now, each action with its shortcut beneath."""

    def __init__(
        self,
        appearance: Appearance,
        heading: str,
        sentence: str,
        picture: QWidget | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._actions = FlowLayout(spacing=lambda: appearance.theme.px(8), centred=True)
        column = QVBoxLayout(self)
        column.setSpacing(16)
        column.addStretch(1)
        if picture is not None:
            column.addWidget(picture, 0, MIDDLE)
            column.addSpacing(16)
        for label in (
            Label(appearance, heading, 28, 700, wrap=True),
            Label(appearance, sentence, 14, 400, "text_dim", wrap=True),
        ):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)
        column.addSpacing(4)
        row = QWidget()
        row.setLayout(self._actions)
        column.addWidget(row)
        column.addStretch(1)

    def add_action(
        self, text: str, icon: str = "", command: QAction | None = None, hint: str = "", primary: bool = False
    ) -> Button:
        """A button with the shortcut of its command, or a few words, beneath it."""
        button = _Action(self._appearance, text, icon, primary, height=40)
        if command is not None:
            beneath: QWidget = KeyCaps(self._appearance, "")
            beneath.follow(command)
            ActionLink(button, command)
        else:
            beneath = Elided(self._appearance, hint, 12, 400, "text_dim")
        pair = QWidget()
        column = QVBoxLayout(pair)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(button)
        column.addWidget(beneath, 0, MIDDLE)
        column.addStretch(1)
        self._actions.addWidget(pair)
        return button


class _Mark(Themed, QWidget):
    """An icon in the accent on a quiet square."""

    def __init__(self, appearance: Appearance, icon: str) -> None:
        super().__init__()
        self._icon = icon
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.wear(appearance)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(40), self.theme.px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, rect, painter = self.theme, QRectF(self.rect()), painter_on(self)
        edge = theme.color("edge") if theme.high_contrast else None
        plate(painter, rect, theme.px(8), theme.color("hover"), edge)
        inset = theme.px(10)
        paint_icon(painter, self._icon, rect.adjusted(inset, inset, -inset, -inset), theme.color("accent_text"))
        painter.end()


class Promises(QWidget):
    """What the panel will show once there is something to show."""

    def __init__(
        self,
        appearance: Appearance,
        title: str,
        promises: Iterable[tuple[str, str, str]],
        parent: QWidget | None = None,
    ) -> None:
        """`promises` are (icon, name, words) triples."""
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        column.addWidget(Label(appearance, title, 12, 600, "text_dim", wrap=True))
        for icon, name, words in promises:
            texts = QVBoxLayout()
            texts.setSpacing(4)
            texts.addWidget(Label(appearance, name, 14, 600))
            texts.addWidget(Label(appearance, words, 12, 400, "text_dim", wrap=True))
            texts.addStretch(1)
            row = QHBoxLayout()
            row.setSpacing(16)
            row.addWidget(_Mark(appearance, icon), 0, Qt.AlignmentFlag.AlignTop)
            row.addLayout(texts, 1)
            column.addLayout(row)
        column.addStretch(1)
