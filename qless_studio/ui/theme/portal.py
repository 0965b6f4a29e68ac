"""What a Linux desktop says of animations, heard through its settings portal."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from PySide6.QtCore import SLOT, QObject, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant

SERVICE, PATH, INTERFACE = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
)
KEYS = (
    ("org.freedesktop.appearance", "reduced-motion"),
    ("org.gnome.desktop.interface", "enable-animations"),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"),
)
"""The standard one, and what GNOME and KDE had before it; a desktop answers some of them or none."""
PATIENCE = 5000
"""Milliseconds for an answer; nobody waits for it."""


class MotionPortal(QObject):
    """Asks once and listens from then on; says nothing where there is no portal."""

    reduces = Signal(bool)
    """Whether the desktop asks programs for less motion: the first answer, and every change."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._values: dict[tuple[str, str], Any] = {}

    def ask(self) -> None:
        """Ask the desktop; the answer comes by the signal."""
        if not _has_bus():
            return
        bus = QDBusConnection.sessionBus()
        bus.connect("", PATH, INTERFACE, "SettingChanged", self, SLOT("_on_changed(QDBusMessage)"))
        for key in KEYS:
            message = QDBusMessage.createMethodCall(SERVICE, PATH, INTERFACE, "Read")
            message.setArguments(list(key))
            watcher = QDBusPendingCallWatcher(bus.asyncCall(message, PATIENCE), self)
            watcher.finished.connect(lambda watcher, key=key: self._on_answer(key, watcher))

    def _on_answer(self, key: tuple[str, str], watcher: QDBusPendingCallWatcher) -> None:
        arguments = [] if watcher.isError() else watcher.reply().arguments()
        watcher.deleteLater()
        if arguments:
            self.hear(key, arguments[0])

    @Slot(QDBusMessage)
    def _on_changed(self, message: QDBusMessage) -> None:
        namespace, name, value = message.arguments()
        self.hear((namespace, name), value)

    def hear(self, key: tuple[str, str], value: Any) -> None:
        """One setting has this value now; settings that tell nothing of motion are no news."""
        if key not in KEYS:
            return
        while isinstance(value, QDBusVariant):  # the portal wraps its answers twice
            value = value.variant()
        self._values[key] = value
        self.reduces.emit(reduces_motion(self._values))


def reduces_motion(values: dict[tuple[str, str], Any]) -> bool:
    """Whether any of these settings asks for less motion; unknown values ask for nothing."""
    standard, gnome, kde = (values.get(key) for key in KEYS)
    try:
        factor = 1.0 if kde is None else float(kde)
    except (TypeError, ValueError):
        factor = 1.0
    return standard == 1 or gnome is False or factor == 0


def _has_bus() -> bool:
    """Whether a session bus runs already: asking for one must not start one."""
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    return bool(os.environ.get("DBUS_SESSION_BUS_ADDRESS")) or (bool(runtime) and Path(runtime, "bus").exists())
