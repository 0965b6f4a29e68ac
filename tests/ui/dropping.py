"""Something dragged from another program, dropped on a widget."""

from __future__ import annotations

from PySide6.QtCore import QLibraryInfo, QMimeData, QPoint, QPointF, Qt, QVersionNumber
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

Entered = QPointF if QLibraryInfo.version() >= QVersionNumber(6, 12) else QPoint


def drop(widget: QWidget, data: QMimeData) -> None:
    """As the system does: the widget is asked whether it takes it, then it gets it."""
    rest = Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(widget, QDragEnterEvent(Entered(100, 100), *rest))
    QApplication.sendEvent(widget, QDropEvent(QPointF(100, 100), *rest))
