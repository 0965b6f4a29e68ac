"""A choice for the next rounds, in the panel of Play."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.engine.play import Stage
from qless_studio.ui.widgets.basic.flow import filled, inset
from qless_studio.ui.widgets.basic.labels import SectionHeader
from qless_studio.ui.widgets.basic.tab_order import focus_on, tab_stops


class BetweenRounds(QWidget):
    """Controls with their heading, shown while no round goes on.

    Beside a result in a narrow window, where result and review have no room to spare, they are opened when asked for.
    """

    def __init__(self, heading: str, *controls: QWidget) -> None:
        super().__init__()
        self.heading = heading
        self._compact = self._wanted = self._opened = False
        self._stage = Stage.IDLE
        filled(inset(QVBoxLayout(self), 4, 0, 8, 0, 0), SectionHeader(heading), *controls)

    @property
    def folded(self) -> bool:
        """Whether there is something to choose, but no room for it."""
        return self._wanted and self._compact and self._stage is Stage.OVER and not self._opened

    def open(self) -> None:
        """Show the controls in a narrow window, too, until the next round; the first gets the focus."""
        self._opened = True
        self._show()
        for control in tab_stops(self)[:1]:
            focus_on(control, Qt.FocusReason.OtherFocusReason)

    def follow(self, stage: Stage, wanted: bool) -> None:
        """`wanted`: whether there is anything to choose."""
        self._stage, self._wanted = stage, wanted
        self._opened &= stage is Stage.OVER
        self._show()

    def set_compact(self, compact: bool) -> None:
        """The window is narrow."""
        self._compact = compact
        self._show()

    def _show(self) -> None:
        between = self._stage in (Stage.IDLE, Stage.OVER)
        self.setVisible(between and self._wanted and not self.folded)
