"""A Linux desktop's word on animations, from values and over a bus of the test's own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fixtures.patience import PROGRAM_S

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the settings portal is Linux's")

ROOT = Path(__file__).resolve().parents[3]
STANDARD, GNOME, KDE = (
    ("org.freedesktop.appearance", "reduced-motion"),
    ("org.gnome.desktop.interface", "enable-animations"),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"),
)
DESKTOP = """
import sys
from PySide6.QtCore import ClassInfo, QCoreApplication, QObject, QTimer, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusVariant

@ClassInfo({"D-Bus Interface": "org.freedesktop.portal.Settings"})
class Desktop(QObject):
    SettingChanged = Signal(str, str, QDBusVariant)

    @Slot(str, str, result=QDBusVariant)
    def Read(self, namespace, key):
        if key == "enable-animations":
            QTimer.singleShot(200, lambda: self.SettingChanged.emit(namespace, key, QDBusVariant(True)))
        return QDBusVariant(QDBusVariant(False if key == "enable-animations" else "nothing known"))

app, desktop, bus = QCoreApplication([]), Desktop(), QDBusConnection.sessionBus()
options = QDBusConnection.RegisterOption
assert bus.registerObject("/org/freedesktop/portal/desktop", desktop, options.ExportAllSlots | options.ExportAllSignals)
assert bus.registerService("org.freedesktop.portal.Desktop")
print("ready", flush=True)
app.exec()
"""
PROGRAM = """
from PySide6.QtWidgets import QApplication
from qless_studio.app import _follow_desktop
from qless_studio.ui.style import Appearance

app = QApplication([])
appearance = Appearance("light")
heard = []

def hear():
    heard.append(appearance.reduced_motion)
    if heard == [True, False]:
        app.quit()

appearance.changed.connect(hear)
_follow_desktop(appearance)
app.exec()
print(heard, flush=True)
"""
SCRIPT = """
$PYTHON desktop.py > ready &
until grep -q ready ready; do sleep 0.05; done
timeout 20 $PYTHON program.py
kill $!
"""


@pytest.mark.parametrize(
    ("values", "reduces"),
    [
        ({}, False), ({STANDARD: 1}, True), ({STANDARD: 0}, False), ({STANDARD: 7}, False), ({GNOME: False}, True),
        ({GNOME: True, STANDARD: 0}, False), ({KDE: "0"}, True), ({KDE: "0.5"}, False), ({KDE: "fast"}, False),
    ],
)  # fmt: skip
def test_what_the_settings_of_desktops_mean(values, reduces):
    from qless_studio.ui.style.portal import reduces_motion

    assert reduces_motion(values) is reduces


@pytest.mark.skipif(not shutil.which("dbus-run-session"), reason="no session bus to be had")
def test_a_desktop_is_asked_and_heard(tmp_path):
    (tmp_path / "desktop.py").write_text(DESKTOP)
    (tmp_path / "program.py").write_text(PROGRAM)
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHON": sys.executable}
    command = ["dbus-run-session", "sh", "-c", SCRIPT]
    ended = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=PROGRAM_S)
    assert "[True, False]" in ended.stdout, ended.stderr
