"""A row of tabs that the keyboard goes through from end to end."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTabBar


class TabBar(QTabBar):
    """Hears Home and End as well as the arrows that QTabBar knows."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: self.count() - 1}
        if event.key() in ends:
            self.setCurrentIndex(ends[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)
