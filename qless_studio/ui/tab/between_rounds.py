"""A choice for the next rounds, in the panel of Play."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.engine.play import Stage
from qless_studio.ui.widgets.basic.flow import filled, inset
from qless_studio.ui.widgets.basic.labels import SectionHeader


class BetweenRounds(QWidget):
    """Controls with their heading, shown while no round goes on.

    Not beside a result in a narrow window, where result and review have no room to spare.
    """

    def __init__(self, heading: str, *controls: QWidget) -> None:
        super().__init__()
        self._compact = self._wanted = False
        self._stage = Stage.IDLE
        filled(inset(QVBoxLayout(self), 4, 0, 8, 0, 0), SectionHeader(heading), *controls)

    def follow(self, stage: Stage, wanted: bool) -> None:
        """`wanted`: whether there is anything to choose."""
        self._stage, self._wanted = stage, wanted
        self._show()

    def set_compact(self, compact: bool) -> None:
        """The window is narrow."""
        self._compact = compact
        self._show()

    def _show(self) -> None:
        between = self._stage is Stage.IDLE or (self._stage is Stage.OVER and not self._compact)
        self.setVisible(between and self._wanted)
