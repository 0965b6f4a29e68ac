"""A tab bar whose Home and End keys go to the first and last tab."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTabBar


class TabBar(QTabBar):
    """Adds Home and End to the arrow keys of QTabBar."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ends: dict[int, int] = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: self.count() - 1}
        if event.key() in ends:
            self.setCurrentIndex(ends[event.key()])
        else:
            super().keyPressEvent(event)
