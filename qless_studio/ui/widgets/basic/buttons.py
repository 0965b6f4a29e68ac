"""Buttons with text or an icon: Qt's own, with the kinds that the style knows, and for a QAction; tab bars."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QIcon, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QPushButton, QTabBar, QWidget

from qless_studio.ui.style.buttons import CONTROL_HEIGHT
from qless_studio.ui.style.drawing import CONTROL, KIND, kind_of, plain, set_kind, set_property, stroke_icon
from qless_studio.ui.style.in_force import spaced
from qless_studio.ui.widgets.basic.layout import filled
from qless_studio.ui.widgets.basic.themed import Mixin
from qless_studio.ui.work.signals import Then, connect

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
KEYPAD = Qt.KeyboardModifier.KeypadModifier


class PressedByEnter(Mixin):
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
        act: Then = None,
    ) -> None:
        """`act` is called, or emitted, by a click."""
        super().__init__(text, parent)
        connect((self.clicked, act))
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
        self, icon: str, tip: str, flat: bool = False, parent: QWidget | None = None, act: Then = None
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


def link_button(text: str, act: Then = None) -> Button:
    """A button that looks like a link: small text in the accent colour."""
    button = Button(text, act=act)
    button.setProperty(KIND, "link")
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    return button


def cluster(*buttons: QWidget) -> QWidget:
    """A row of small controls that belong together, with less space between them than in the rest of their row."""
    whole = QWidget()
    filled(spaced(QHBoxLayout(whole), 4), *buttons)
    return whole


# Buttons for a QAction: a click triggers it; state, tool tip and shortcut follow it.
#
# An action whose text does not say what it does has a tool tip (`setToolTip`) that does; the keys are added here.


def plain_text(action: QAction) -> str:
    """The text of an action without access key marks."""
    return plain(action.text())


class ActionLink(QObject):
    """Connects any button to an action for as long as both exist.

    It is a child of the button, and connects bound methods only, so that Qt disconnects when either side is deleted.
    """

    def __init__(self, button: QAbstractButton, action: QAction) -> None:
        super().__init__(button)
        self._button, self._action = button, action
        button.setCheckable(action.isCheckable())
        button.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        button, action = self._button, self._action
        if not (shiboken6.isValid(action) and shiboken6.isValid(button)):
            return  # ~QAction emits `changed` once more, as deleting an action with a shortcut shows
        button.setEnabled(action.isEnabled())
        if action.isCheckable():
            button.setChecked(action.isChecked())
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        text = plain_text(action)
        tip = action.toolTip()  # the text, unless the action says more
        button.setToolTip(f"{tip} ({keys})" if keys else tip)
        if not button.text():
            button.setAccessibleName(text)


class ActionButton(Button):
    """A button with the action's text and, if its property `icon_name` is set, that icon."""

    def __init__(self, action: QAction, text: str = "", icon: str | None = None, primary: bool = False) -> None:
        """`text` and `icon` override those of the action; an empty icon name means no icon."""
        name = str(action.property("icon_name") or "") if icon is None else icon
        super().__init__(text or plain_text(action), name, primary)
        self.action = action
        ActionLink(self, action)


class ActionIconButton(IconButton):
    """A square button with the action's icon only."""

    def __init__(self, action: QAction, flat: bool = False) -> None:
        name = str(action.property("icon_name") or "")
        super().__init__(name, plain_text(action), flat)
        self.action = action
        ActionLink(self, action)


# A tab bar whose Home and End keys go to the first and last tab.


class TabBar(QTabBar):
    """Adds Home and End to the arrow keys of QTabBar."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ends: dict[int, int] = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: self.count() - 1}
        if event.key() in ends:
            self.setCurrentIndex(ends[event.key()])
        else:
            super().keyPressEvent(event)
