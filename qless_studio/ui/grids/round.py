"""A round against the clock: a clock that can be started, paused and stopped. See docs/decisions/014."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from qless_studio.engine.play import Stage
from qless_studio.ui.widgets.basic.buttons import Button, IconButton

TICK_MS = 200


class Round(QObject):
    """The clock of a round."""

    started = Signal()
    """A new round started; `stage_changed` follows."""
    stage_changed = Signal(object)
    """Stage"""
    ticked = Signal()
    """The time left has changed."""

    def __init__(self, parent: QObject, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        """`seconds`: the length of the round. `clock` counts seconds."""
        super().__init__(parent)
        self.seconds = seconds
        self.stage = Stage.IDLE
        self._clock = clock
        self._before_pause, self._since = 0.0, 0.0
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self._on_timeout)

    @property
    def elapsed(self) -> float:
        """Seconds played, without pauses."""
        running = self._clock() - self._since if self.stage is Stage.RUNNING else 0.0
        return min(self.seconds, self._before_pause + running)

    @property
    def left(self) -> float:
        """Seconds left."""
        return self.seconds - self.elapsed

    @property
    def playing(self) -> bool:
        """Whether a round is going on, running or paused."""
        return self.stage in (Stage.RUNNING, Stage.PAUSED)

    def start(self) -> None:
        """Start a new round."""
        self._before_pause, self._since = 0.0, self._clock()
        self.started.emit()
        self._enter(Stage.RUNNING)

    def pause(self) -> None:
        """Pause the clock, or let it run again."""
        if self.stage is Stage.RUNNING:
            self._before_pause = self.elapsed
            self._enter(Stage.PAUSED)
        elif self.stage is Stage.PAUSED:
            self._since = self._clock()
            self._enter(Stage.RUNNING)

    def resume(self) -> None:
        """Let a paused clock run again."""
        if self.stage is Stage.PAUSED:
            self.pause()

    def stop(self) -> None:
        """End the round."""
        if self.playing:
            self._before_pause = self.elapsed
            self._enter(Stage.OVER)

    def toggle(self) -> None:
        """Start a round, or end the current one."""
        if self.playing:
            self.stop()
        else:
            self.start()

    def reset(self) -> None:
        """Forget the round."""
        self._before_pause = 0.0
        if self.stage is not Stage.IDLE:
            self._enter(Stage.IDLE)

    def _enter(self, stage: Stage) -> None:
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
    """A button that starts a round; while one is going on, the time left, Stop and Pause."""

    def __init__(self, round: Round, title: str, short: str) -> None:
        """`title` is the button's text between rounds, `short` the one for a narrow window."""
        super().__init__()
        self._round, self._title, self._short, self._compact = round, title, short, False
        self.pause = IconButton("pause", self.tr("Pause"))
        self.main = Button(title, "clock")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.pause)
        row.addWidget(self.main)
        self.pause.clicked.connect(round.pause)
        self.main.clicked.connect(round.toggle)
        round.stage_changed.connect(self._show)
        round.ticked.connect(self._show)
        self._show()

    def set_compact(self, compact: bool) -> None:
        self._compact = compact
        self._show()

    def _show(self) -> None:
        round = self._round
        self.pause.setVisible(round.playing)
        paused = round.stage is Stage.PAUSED
        self.pause.set_tip(self.tr("Resume") if paused else self.tr("Pause"))
        self.pause.set_icon("play" if paused else "pause")
        if round.playing:
            text, icon, tip = (
                self.tr("{} left").format(clock_text(round.left)),
                "stop",
                self.tr("End round"),
            )
        else:
            text, icon = self._short if self._compact else self._title, "clock"
            tip = self.tr("Start the clock and find as many words as you can")
        if text != self.main.text():
            self.main.setText(text)
            self.main.updateGeometry()
        if icon != self.main.icon_name:
            self.main.set_icon(icon)
        self.main.setToolTip(tip)


def clock_text(seconds: float) -> str:
    """Minutes and seconds, fractions of a second rounded up: 2:59."""
    whole = int(seconds + 0.999)
    return f"{whole // 60}:{whole % 60:02d}"
