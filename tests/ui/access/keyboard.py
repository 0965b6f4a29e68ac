"""What Tab reaches in a window, and whether one sees where the keyboard is."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QFocusFrame, QLineEdit, QRadioButton, QWidget

from qless_studio.ui.widgets.basic.access import focus_on

MOST = 150
"""Presses of Tab after which a way round is given up; boards let it walk over their cells."""
REACH = 6
"""So far beyond a control its ring may lie."""


def stops(window: QWidget) -> set[QWidget]:
    """What Tab must reach: of several radio buttons the one that is on."""
    found = set()
    for widget in window.findChildren(QWidget):
        if widget.window() is not window or not (widget.isVisible() and widget.isEnabled()) or widget.focusProxy():
            continue
        if isinstance(widget, QLineEdit) and isinstance(widget.parentWidget(), QAbstractSpinBox):
            continue
        if isinstance(widget, QRadioButton) and widget.group() is not None and not widget.isChecked():
            continue
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            found.add(widget)
    return found


def way_round(key: Qt.Key = Qt.Key.Key_Tab) -> list[QWidget]:
    """Everything that gets the keyboard until it is back where it was; AssertionError when it never is."""
    first = before = QApplication.focusWidget()
    seen = [first]
    for _ in range(MOST):
        QTest.keyClick(QApplication.focusWidget(), key)
        now = QApplication.focusWidget()
        assert now is not None, f"the keyboard is lost after {name(before)}"
        if now is first and before is not first:
            return seen
        if now not in seen:
            seen.append(now)
        before = now
    raise AssertionError(f"Tab does not come back; it is at {name(QApplication.focusWidget())}")


def name(widget: QWidget) -> str:
    text = getattr(widget, "text", str)
    return f"{type(widget).__name__} [{widget.accessibleName() or text()}]"


def ring() -> QFocusFrame | None:
    """The focus ring, if it can be seen."""
    rings = [widget for widget in QApplication.allWidgets() if isinstance(widget, QFocusFrame) and widget.isVisible()]
    assert len(rings) <= 1, "one for the application"
    return rings[0] if rings else None


def ringed() -> QWidget | None:
    """The control that has the focus ring."""
    found = ring()
    return found.widget() if found is not None else None


def shows_focus(widget: QWidget, ring: QColor) -> bool:
    """Whether more of the ring's colour is painted while the widget has the keyboard."""
    window = widget.window()
    focus_on(widget, Qt.FocusReason.TabFocusReason)  # first: the page may scroll to it
    box = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size()).adjusted(-REACH, -REACH, REACH, REACH)
    box &= window.rect()
    having = _ink(window, box, ring)
    widget.clearFocus()
    return having > _ink(window, box, ring)


def _ink(window: QWidget, box: QRect, colour: QColor) -> int:
    image = window.grab(box).toImage().convertToFormat(QImage.Format.Format_RGB32)
    return memoryview(image.constBits()).cast("I").tolist().count(colour.rgb())
