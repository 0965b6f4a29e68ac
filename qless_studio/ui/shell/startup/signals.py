"""Signals of the system that end the program: the window closes, and settings are saved."""

from __future__ import annotations

import signal
import socket
import sys

from PySide6.QtCore import QSocketNotifier
from PySide6.QtWidgets import QWidget


def close_on_signals(window: QWidget) -> None:
    """Let SIGINT and SIGTERM close the window as a click would, so that settings are saved.

    Qt's event loop runs no Python signal handler while it waits; the byte that a signal writes to a socket wakes it.
    """
    if sys.platform == "win32":  # a program with a window gets no such signals
        return
    reader, writer = socket.socketpair()
    for end in (reader, writer):
        end.setblocking(False)
    signal.set_wakeup_fd(writer.fileno())
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
    notifier = QSocketNotifier(reader.fileno(), QSocketNotifier.Type.Read, window)

    def on_signal() -> None:
        reader.recv(64)
        window.close()

    def close_sockets() -> None:
        reader.close()
        writer.close()

    notifier.activated.connect(on_signal)
    window.destroyed.connect(close_sockets)
