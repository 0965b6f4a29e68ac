"""Connections of Qt that take one line: timers, several signals with one listener, listeners given to a constructor."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QObject, QTimer, SignalInstance

Act = Callable[..., Any] | SignalInstance
"""What listens to a signal: it is called, or emitted."""
Then = Act | None


def timer(parent: QObject, interval: int, then: Callable[[], object], *, repeats: bool = False) -> QTimer:
    """A timer, to be started, that calls `then` after this number of milliseconds, once or until it is stopped."""
    made = QTimer(parent, interval=interval, singleShot=not repeats)
    made.timeout.connect(then)
    return made


def in_turns(parent: QObject, steps: Iterator[object]) -> None:
    """Take these steps, each when there is no input to heed."""
    spare = QTimer(parent, interval=0)

    def take() -> None:
        if next(steps, spare) is spare:
            spare.deleteLater()

    spare.timeout.connect(take)
    spare.start()


def connect(*pairs: tuple[SignalInstance, Then]) -> None:
    """Connect each signal for which something is given."""
    for signal, then in pairs:
        if then is not None:
            signal.connect(then)


def listen(then: Act, *signals: SignalInstance) -> None:
    """Connect all these signals to one listener."""
    for signal in signals:
        signal.connect(then)
