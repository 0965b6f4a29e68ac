"""The two lists of the panel: one above the other beside the board, side by side beneath it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.labels import Rule
from qless_studio.ui.widgets.basic.themed import Themed

BESIDE, WINDOW = 600, 800
"""Least width of both side by side, and of the window in which they stand so, at 100 %."""


class Lists(Themed, QWidget):
    """Shares its room between two lists."""

    compact_changed = Signal()

    def __init__(self, appearance: Appearance, first: QWidget, second: QWidget) -> None:
        super().__init__()
        self._beside = False
        self._first, self._second, self._rule = first, second, Rule(appearance)
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.addWidget(first, 2)
        self._box.addWidget(self._rule)
        self._box.addWidget(second, 3)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.wear(appearance)

    def set_compact(self, compact: bool) -> None:
        """For the panel under the board: side by side, unless large text leaves too little room for that."""
        self._beside = compact and self.window().width() >= self.theme.px(WINDOW)
        direction = QBoxLayout.Direction.LeftToRight if self._beside else QBoxLayout.Direction.TopToBottom
        self._box.setDirection(direction)
        self._show_rule()
        for widget in (self._first, self._second):
            widget.set_compact(compact)
        self.restyle()
        self.compact_changed.emit()

    def show_first(self, shown: bool) -> None:
        """Whether there is a first list at all, or the second has all the room."""
        self._first.setVisible(shown)
        self._show_rule()

    def _show_rule(self) -> None:
        self._rule.setVisible(not self._beside and not self._first.isHidden())

    def restyle(self) -> None:
        self._box.setSpacing(self.theme.px(8 if self._beside else 12))
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        return QSize(self.theme.px(BESIDE), least.height()) if self._beside else least
