"""Going to Play as a user does."""

from __future__ import annotations

from PySide6.QtCore import Qt

from qless_studio.ui.tab.mode import Mode


def go_to_play(qtbot, tab) -> None:
    """Click on Play and wait until it is there: the first time it is built in turns of the event loop."""
    qtbot.mouseClick(tab.switch.button(Mode.PLAY), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: tab.current_mode is Mode.PLAY)
