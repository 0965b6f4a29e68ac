"""The two lists of the panel: one above the other beside the board, side by side beneath it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.labels import Rule
from qless_studio.ui.widgets.themed import Themed

BESIDE = 600
"""Least width of both side by side, at 100 %."""


class Lists(Themed, QWidget):
    """Shares its room between two lists."""

    compact_changed = Signal()

    def __init__(self, appearance: Appearance, first: QWidget, second: QWidget) -> None:
        super().__init__()
        self._stacked = False
        self._first, self._second, self._rule = first, second, Rule(appearance)
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.addWidget(first, 2)
        self._box.addWidget(self._rule)
        self._box.addWidget(second, 3)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.wear(appearance)

    def set_compact(self, compact: bool) -> None:
        """Side by side, for the panel under the board."""
        self._stacked = compact
        direction = QBoxLayout.Direction.LeftToRight if compact else QBoxLayout.Direction.TopToBottom
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
        self._rule.setVisible(not self._stacked and not self._first.isHidden())

    def restyle(self) -> None:
        self._box.setSpacing(self.theme.px(8 if self._stacked else 12))
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        return QSize(self.theme.px(BESIDE), least.height()) if self._stacked else least
