"""Push buttons with text, and icon buttons: Qt's own, with the kinds that the style knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from qless_studio.ui.style.buttons import CONTROL_HEIGHT
from qless_studio.ui.style.drawing import CONTROL, KIND, kind_of, plain
from qless_studio.ui.style.lengths import spaced
from qless_studio.ui.style.stroke_icon import stroke_icon
from qless_studio.ui.style.texts import set_kind, set_property
from qless_studio.ui.widgets.basic.flow import filled

if TYPE_CHECKING:
    _Mixin = QWidget
else:
    _Mixin = object  # PySide does not support two QObject bases
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
Act = Callable[..., object] | SignalInstance
KEYPAD = Qt.KeyboardModifier.KeypadModifier


class PressedByEnter(_Mixin):
    """Mixin, named before the Qt class: Return and Enter press a button, as Space does, instead of the default one."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(_as_space(event))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        super().keyReleaseEvent(_as_space(event))


def _as_space(event: QKeyEvent) -> QKeyEvent:
    if event.key() not in ENTER or event.modifiers() & ~KEYPAD:
        return event
    return QKeyEvent(event.type(), Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", event.isAutoRepeat())


class Button(PressedByEnter, QPushButton):
    """A push button with text and an optional icon; checkable after `setCheckable`."""

    def __init__(
        self,
        text: str,
        icon: str = "",
        primary: bool = False,
        height: int = CONTROL,
        parent: QWidget | None = None,
        act: Act | None = None,
        tip: str = "",
    ) -> None:
        """`act` is called, or emitted, by a click."""
        super().__init__(text, parent)
        self.setToolTip(tip)
        if act is not None:
            self.clicked.connect(act)
        self.setAutoDefault(False)
        if primary:
            self.setProperty(KIND, "primary")
        if height != CONTROL:
            self.setProperty(CONTROL_HEIGHT, height)
        if icon:
            self.setIcon(stroke_icon(icon))

    @property
    def label(self) -> str:
        """The text without access key marks."""
        return plain(self.text())

    @property
    def icon_name(self) -> str:
        """The name of the icon, "" for none."""
        return self.icon().name()

    def set_icon(self, name: str) -> None:
        if name != self.icon_name:
            self.setIcon(stroke_icon(name) if name else QIcon())

    @property
    def primary(self) -> bool:
        """Whether the button is the one on its screen that carries the accent."""
        return kind_of(self) == "primary"

    def set_primary(self, primary: bool) -> None:
        if primary != self.primary:
            set_kind(self, "primary" if primary else "")

    def set_height(self, height: int) -> None:
        """Set the height at 100 % text size."""
        set_property(self, CONTROL_HEIGHT, height)


class IconButton(Button):
    """A square button with an icon only; its tool tip is also its accessible name."""

    def __init__(
        self, icon: str, tip: str, flat: bool = False, parent: QWidget | None = None, act: Act | None = None
    ) -> None:
        super().__init__("", icon, parent=parent, act=act)
        if flat:
            self.setProperty(KIND, "flat")
        self.set_tip(tip)

    def set_tip(self, tip: str) -> None:
        self.setToolTip(tip)
        self.setAccessibleName(tip)

    def show_name(self, shown: bool) -> None:
        """Show its name beside the icon, where there is room as in a menu."""
        self.setText(self.accessibleName() if shown else "")
        self.updateGeometry()


def link_button(text: str, act: Act | None = None, tip: str = "") -> Button:
    """A button that looks like a link: small text in the accent colour."""
    button = Button(text, act=act, tip=tip)
    button.setProperty(KIND, "link")
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    return button


def cluster(*buttons: QWidget) -> QWidget:
    """A row of small controls that belong together, with less space between them than in the rest of their row."""
    whole = QWidget()
    filled(spaced(QHBoxLayout(whole), 4), *buttons)
    return whole
