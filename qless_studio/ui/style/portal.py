"""Whether a Linux desktop asks for reduced motion, read through its settings portal. See docs/decisions/025."""

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
"""The standard key, and those of GNOME and KDE before it; a desktop answers some of them or none."""
TIMEOUT = 5000
"""Milliseconds for an answer, which arrives by a signal."""


class MotionPortal(QObject):
    """Asks the desktop once and then follows its changes; silent where there is no portal."""

    reduces = Signal(bool)
    """Whether the desktop asks for reduced motion: the first answer, and every change."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._values: dict[tuple[str, str], Any] = {}

    def ask(self) -> None:
        """Ask the desktop; `reduces` brings the answer."""
        if not _has_bus():
            return
        bus = QDBusConnection.sessionBus()
        slot: Any = SLOT("_on_changed(QDBusMessage)")  # a str; the stub wants bytes, which PySide rejects
        bus.connect("", PATH, INTERFACE, "SettingChanged", self, slot)
        for key in KEYS:
            message = QDBusMessage.createMethodCall(SERVICE, PATH, INTERFACE, "Read")
            message.setArguments(list(key))
            watcher = QDBusPendingCallWatcher(bus.asyncCall(message, TIMEOUT), self)
            watcher.finished.connect(lambda watcher, key=key: self._on_answer(key, watcher))

    def _on_answer(self, key: tuple[str, str], watcher: QDBusPendingCallWatcher) -> None:
        arguments = [] if watcher.isError() else watcher.reply().arguments()
        watcher.deleteLater()
        if arguments:
            self.update_setting(key, arguments[0])

    @Slot(QDBusMessage)
    def _on_changed(self, message: QDBusMessage) -> None:
        namespace, name, value = message.arguments()
        self.update_setting((namespace, name), value)

    def update_setting(self, key: tuple[str, str], value: Any) -> None:
        """Note a setting's value; settings that have nothing to do with motion are ignored."""
        if key not in KEYS:
            return
        while isinstance(value, QDBusVariant):  # the portal wraps its answers twice
            value = value.variant()
        self._values[key] = value
        self.reduces.emit(reduces_motion(self._values))


def reduces_motion(values: dict[tuple[str, str], Any]) -> bool:
    """Whether any of these settings asks for reduced motion; unknown values do not."""
    standard, gnome, kde = (values.get(key) for key in KEYS)
    try:
        factor = 1.0 if kde is None else float(kde)
    except (TypeError, ValueError):
        factor = 1.0
    return standard == 1 or gnome is False or factor == 0


def _has_bus() -> bool:
    """Whether a session bus is running: connecting must not start one."""
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    return bool(os.environ.get("DBUS_SESSION_BUS_ADDRESS")) or (bool(runtime) and Path(runtime, "bus").exists())
