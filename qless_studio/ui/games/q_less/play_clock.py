"""The clock of a roll: off by default, ticking only while it is visible and the roll is being played."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from qless_studio.ui.games.q_less.playing import Play
from qless_studio.ui.tab.actions import command

TICK_MS = 500


class PlayClock(QObject):
    """Emits `ticked` while the time shown has to follow the clock."""

    ticked = Signal()
    """The time shown is out of date."""

    def __init__(self, play: Play, parent: QWidget) -> None:
        super().__init__(parent)
        self._play = play
        self._visible = False
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self._on_timeout)
        self.action = command(parent, "q_less_clock", self.tr("Show clock"), icon="clock", checked=False)
        self.action.toggled.connect(self._on_toggled)

    @property
    def seconds(self) -> float | None:
        """The time to show, in seconds; None while the clock is off."""
        return self._play.seconds if self.action.isChecked() else None

    @property
    def running(self) -> bool:
        """Whether it ticks."""
        return self._timer.isActive()

    def set_visible(self, visible: bool) -> None:
        """The clock came into view, or is no longer visible."""
        self._visible = visible
        self.update()

    def update(self) -> None:
        """Start or stop ticking, depending on the play."""
        ticking = self.action.isChecked() and self._visible and not self._play.over
        if ticking != self._timer.isActive():
            self._timer.start() if ticking else self._timer.stop()

    def _on_toggled(self, on: bool) -> None:
        self.update()
        self.ticked.emit()

    def _on_timeout(self) -> None:
        self.update()
        self.ticked.emit()
