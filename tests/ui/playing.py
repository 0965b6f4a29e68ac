"""Going to Play, and giving up, as a user does."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from qless_studio.engine.history import Entry, History
from qless_studio.ui.tab.session import Mode
from qless_studio.ui.work import wait_for_changes


def go_to_play(qtbot, tab) -> None:
    """Click on Play."""
    qtbot.mouseClick(tab.switch.button(Mode.PLAY), Qt.MouseButton.LeftButton)
    assert tab.current_mode is Mode.PLAY


def give_up(tab) -> None:
    """Click on Give up, and agree if anything was played."""
    play = tab.game_play
    QTest.mouseClick(tab.play.panel.give_up, Qt.MouseButton.LeftButton)
    if play.question is not None:
        QTest.mouseClick(play.question.end, Qt.MouseButton.LeftButton)
        tab.activateWindow()  # as a window manager does
    assert not play.playing


def entries_in(folder: Path) -> list[Entry]:
    """The history in a folder, once all that the window asked for is written."""
    wait_for_changes()
    return History(folder).read()[0]
