"""The base of all dialogs, how each is opened, and small windows under a button. See docs/decisions/085."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.ui.style.in_force import sized, spaced
from qless_studio.ui.widgets.basic.access import focus_neighbour
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.basic.layout import STRETCH, filled
from qless_studio.ui.widgets.basic.themed import Measured, SelfPainted, fill, plate

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog, QMenu, QWidget


class Dialog(Measured, SelfPainted, QDialog):
    """Put widgets into `column`, buttons with `add_button`."""

    help_page = ""
    """The page of the help that F1 opens, "" for that of the tab in front"""

    def __init__(self, title: str, size: QSize | None, parent: QWidget | None) -> None:
        """`size` at 100 %, limited by the screen; None: that of the contents."""
        super().__init__(parent)
        self._wanted, self._grown = size, QSize()
        self.setWindowTitle(title)
        whole = spaced(QVBoxLayout(self), 16, 24, 20, 24, 20)
        self.column = spaced(QVBoxLayout(), 12)
        self._buttons = filled(spaced(QHBoxLayout(), 8), STRETCH)
        filled(whole, (self.column, 1), self._buttons)
        self.measure()

    def measure(self) -> None:
        """Grow with the text, within the screen."""
        if self._wanted is None:
            return
        px, room = self.theme.px, self.screen().availableGeometry()
        grown = QSize(px(self._wanted.width()), px(self._wanted.height())).boundedTo(room.size() - QSize(40, 60))
        if grown != self._grown:
            self._grown = grown
            self.resize(self.size().expandedTo(grown) if self.isVisible() else grown)
            if self.isVisible():
                over = self.frameGeometry().bottomRight() - room.bottomRight()
                self.move(self.pos() - QPoint(max(0, over.x()), max(0, over.y())))

    def add_button(
        self, text: str, act: Callable[..., object], primary: bool = False, leading: bool = False, icon: str = ""
    ) -> Button:
        """Add a button at the end of the row, or at its start; Enter presses the primary one."""
        button = Button(text, icon, primary, act=act)
        button.setDefault(primary)
        self._buttons.insertWidget(0 if leading else self._buttons.count(), button)
        return button

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab: in the order in which one reads, whatever was made first."""
        return focus_neighbour(self, forward)

    def paint_widget(self, painter: QPainter) -> None:
        fill(painter, self.rect(), self.theme.color("panel"))


IN_DIALOGS = "in_dialogs"
"""Property of an action of a window: the dialogs over it, which block the others, have it too."""
_kept: dict[int, QWidget] = {}
"""What is open, or about to be deleted, by its `id`; else nothing in Python need hold it but PySide's own count."""


def open_dialog(dialog: QDialog) -> None:
    """Open a dialog over the window of its parent, in its accent; it is deleted once it has finished."""
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QDialog

    dialog.setAttribute(Qt.WidgetAttribute.WA_WindowPropagation)
    _keep(dialog)
    dialog.finished.connect(dialog.deleteLater)
    dialog.addActions([action for action in _ground(dialog).actions() if action.property(IN_DIALOGS)])
    QDialog.open(dialog)  # QPrintDialog.open needs a receiver


def open_menu(menu: QMenu, at: QPoint) -> None:
    """Open a menu at a place on the screen; it is deleted once it closes, after what was chosen in it is done."""
    _keep(menu)
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(at)


def _ground(window: QWidget) -> QWidget:
    """The window at the bottom of those that stand over each other."""
    below = window.parentWidget()
    return window if below is None else _ground(below)


def _keep(window: QWidget) -> None:
    """Hold it until Qt has deleted it, be it with its parent."""
    key = id(window)
    _kept[key] = window
    window.destroyed.connect(lambda: _kept.pop(key, None))  # holds no reference of its own


# A small window that opens under a button and closes with the next click elsewhere.


class Popover(SelfPainted, QWidget):
    """A raised card with a column of widgets; square, as menus are: see docs/decisions/024."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_WindowPropagation)  # the accent of what it stands over
        self.setAccessibleName(name)
        self._column = spaced(QVBoxLayout(self), 8, 16, 12, 16, 12)
        sized(self, minimum_width=320)

    def add(self, widget: QWidget) -> None:
        self._column.addWidget(widget)

    def open_under(self, button: QWidget) -> None:
        """Open below a button, their trailing edges aligned; above it where there is no room below."""
        screen = button.screen().availableGeometry()
        self._fit(screen.width())
        corner = button.rect().bottomLeft() if self.mirrored else button.rect().bottomRight()
        aside = 0 if self.mirrored else self.width() - 1
        place = button.mapToGlobal(corner + QPoint(-aside, self.theme.px(4)))
        place.setX(max(screen.left(), min(place.x(), screen.right() - self.width())))
        if place.y() + self.height() > screen.bottom():
            place.setY(button.mapToGlobal(QPoint(0, 0)).y() - self.height() - self.theme.px(4))
        self.move(place)
        self.show()

    def _fit(self, room: int) -> None:
        """Take the size that the widgets ask for; `adjustSize` takes at most two thirds of the screen."""
        self.ensurePolished()
        self._column.activate()
        hint = self.sizeHint().expandedTo(self.minimumSize())
        width = min(hint.width(), room)
        height = self._column.totalHeightForWidth(width) if self._column.hasHeightForWidth() else hint.height()
        self.resize(width, height)

    def paint_widget(self, painter: QPainter) -> None:
        theme = self.theme
        plate(painter, QRectF(self.rect()), 0, theme.color("raised"), theme.color("control_edge"))
