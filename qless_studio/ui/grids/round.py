"""A round against the clock: time that can be started, paused and stopped, and the words played in it."""

from __future__ import annotations

import enum
from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.buttons import Button, IconButton

TICK = 200
"""Milliseconds between two looks at the clock."""


class Stage(enum.Enum):
    IDLE = "idle"
    RUNNING = "running"
    PAUSED = "paused"
    OVER = "over"
    """Stopped or run out; what was missed can be seen."""


class Round(QObject):
    """The clock of a round and what was played until now."""

    stage_changed = Signal(object)
    """Stage"""
    ticked = Signal()
    """The time that is shown is another one."""

    def __init__(self, parent: QObject, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        super().__init__(parent)
        self.seconds = seconds
        self.stage = Stage.IDLE
        self._clock = clock
        self._spent, self._since = 0.0, 0.0
        self._timer = QTimer(self, interval=TICK)
        self._timer.timeout.connect(self._on_timeout)

    @property
    def elapsed(self) -> float:
        """Seconds played, pauses left out."""
        running = self._clock() - self._since if self.stage is Stage.RUNNING else 0.0
        return min(self.seconds, self._spent + running)

    @property
    def left(self) -> float:
        return self.seconds - self.elapsed

    @property
    def playing(self) -> bool:
        """Whether the round is on, be it paused."""
        return self.stage in (Stage.RUNNING, Stage.PAUSED)

    def start(self) -> None:
        """Begin anew."""
        self._spent, self._since = 0.0, self._clock()
        self._go(Stage.RUNNING)

    def pause(self) -> None:
        """Hold the clock, or let it run on."""
        if self.stage is Stage.RUNNING:
            self._spent = self.elapsed
            self._go(Stage.PAUSED)
        elif self.stage is Stage.PAUSED:
            self._since = self._clock()
            self._go(Stage.RUNNING)

    def stop(self) -> None:
        """End the round."""
        if self.playing:
            self._spent = self.elapsed
            self._go(Stage.OVER)

    def reset(self, *_: object) -> None:
        """Forget the round."""
        self._spent = 0.0
        if self.stage is not Stage.IDLE:
            self._go(Stage.IDLE)

    def _go(self, stage: Stage) -> None:
        self.stage = stage
        if stage is Stage.RUNNING:
            self._timer.start()
        else:
            self._timer.stop()
        self.stage_changed.emit(stage)

    def _on_timeout(self) -> None:
        self.ticked.emit()
        if self.left <= 0:
            self.stop()


class RoundControls(QWidget):
    """One button while no round is on; time with Stop, and Pause, while one is."""

    def __init__(self, appearance: Appearance, round: Round, title: str, short: str) -> None:
        """`title` invites to play; `short` stands in a narrow window."""
        super().__init__()
        self._round, self._title, self._short, self._compact = round, title, short, False
        self.pause = IconButton(appearance, "pause", self.tr("Pause"))
        self.main = Button(appearance, title, "clock")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.pause)
        row.addWidget(self.main)
        self.pause.clicked.connect(round.pause)
        self.main.clicked.connect(self._on_clicked)
        round.stage_changed.connect(self._show)
        round.ticked.connect(self._show)
        self._show()

    def set_compact(self, compact: bool) -> None:
        self._compact = compact
        self._show()

    def _on_clicked(self) -> None:
        if self._round.playing:
            self._round.stop()
        else:
            self._round.start()

    def _show(self, *_: object) -> None:
        round = self._round
        self.pause.setVisible(round.playing)
        paused = round.stage is Stage.PAUSED
        self.pause.set_tip(self.tr("Resume") if paused else self.tr("Pause"))
        self.pause.set_icon("play" if paused else "pause")
        if round.playing:
            text, icon, tip = self.tr("{} left").format(clock_text(round.left)), "stop", self.tr("End round")
        else:
            text, icon, tip = self._short if self._compact else self._title, "clock", ""
        if text != self.main.text():
            self.main.setText(text)
            self.main.updateGeometry()
        if icon != self.main.icon_name:
            self.main.set_icon(icon)
        self.main.setToolTip(tip)


def clock_text(seconds: float) -> str:
    """Minutes and seconds, rounded up while counting down: 2:59."""
    whole = int(seconds + 0.999)
    return f"{whole // 60}:{whole % 60:02d}"
