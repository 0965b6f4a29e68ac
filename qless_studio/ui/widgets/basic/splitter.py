"""A splitter whose handle is one visible pixel in a grab area of five."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter


class Splitter(QSplitter):
    """Two parts side by side, or one above the other, with a handle between them."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setHandleWidth(1)
        self.setChildrenCollapsible(False)
