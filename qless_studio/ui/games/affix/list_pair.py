"""The two lists of the panel: one above the other if the panel is beside the board, otherwise side by side."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from qless_studio.ui.games.affix.prefix_panel import PrefixPanel
from qless_studio.ui.games.affix.puzzle_panel import PuzzlePanel
from qless_studio.ui.style.lengths import spaced
from qless_studio.ui.widgets.basic.labels import Rule
from qless_studio.ui.widgets.basic.themed import Painted

BESIDE, WINDOW = 600, 800
"""Minimum widths at 100 % for lists side by side: of both together, and of the window."""


class ListPair(Painted, QWidget):
    """Shares its space between the prefixes and the puzzles."""

    compact_changed = Signal()

    def __init__(self, prefixes: PrefixPanel, puzzles: PuzzlePanel) -> None:
        super().__init__()
        self._beside = False
        self._prefixes, self._puzzles = prefixes, puzzles
        self._rule = Rule()
        self._box = spaced(QBoxLayout(QBoxLayout.Direction.TopToBottom, self), 12)
        self._box.addWidget(prefixes, 2)
        self._box.addWidget(self._rule)
        self._box.addWidget(puzzles, 3)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_compact(self, compact: bool) -> None:
        """For the panel under the board: side by side, unless large text leaves too little width."""
        self._beside = compact and self.window().width() >= self.theme.px(WINDOW)
        direction = QBoxLayout.Direction.LeftToRight if self._beside else QBoxLayout.Direction.TopToBottom
        self._box.setDirection(direction)
        self._show_rule()
        for panel in (self._prefixes, self._puzzles):
            panel.set_compact(compact)
        spaced(self._box, 8 if self._beside else 12)
        self.compact_changed.emit()

    def show_prefixes(self, shown: bool) -> None:
        """Whether the prefixes are shown, or the puzzles have all the space."""
        self._prefixes.setVisible(shown)
        self._show_rule()

    def _show_rule(self) -> None:
        self._rule.setVisible(not (self._beside or self._prefixes.isHidden()))

    def minimumSizeHint(self) -> QSize:
        minimum = super().minimumSizeHint()
        return QSize(self.theme.px(BESIDE), minimum.height()) if self._beside else minimum
