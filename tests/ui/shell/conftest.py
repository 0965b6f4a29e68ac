"""A window with two tabs of the null game, its files in a folder of the test."""

from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtCore import Qt

from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.tab.game_view import GameParts, GameView
from qless_studio.ui.theme import Appearance
from tests.ui.null_view import VIEW

SECOND = GameView.of(GameParts(dataclasses.replace(VIEW.game, key="second", title="Second"), VIEW.tab), "green")


@pytest.fixture
def open_window(qtbot, pool, tmp_path, monkeypatch):
    """`open_window(kept, **settings)` opens a window whose files lie in a folder of the test."""
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))

    def open_window(kept=None, **values):
        settings = Settings(**{"lexicon": "common5k", **values})
        window = MainWindow([VIEW, SECOND], Appearance("light"), pool, settings, tmp_path / "settings.json", kept)
        qtbot.addWidget(window)
        window.show()
        qtbot.waitExposed(window)
        qtbot.waitUntil(lambda: window.session.lexicon is not None, timeout=5000)
        return window

    return open_window


@pytest.fixture
def typed(qtbot):
    """`typed(window, text)` types a puzzle into the entry and waits for its verdict."""

    def typed(window, text):
        field = window.tab.entry.field
        field.setFocus()
        field.selectAll()
        qtbot.keyClicks(field, text)
        with qtbot.waitSignal(window.session.run_finished, timeout=5000):
            qtbot.keyClick(field, Qt.Key.Key_Return)

    return typed
