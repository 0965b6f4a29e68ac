"""A window whose history is written."""

from __future__ import annotations

import pytest

from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.style import Appearance


@pytest.fixture
def open_program(qtbot, pool, tmp_path, monkeypatch):
    """`open_program(profile)` opens a window with all games whose history lies in a folder of the test."""

    def open_program(profile: str = "") -> MainWindow:
        monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path / profile))
        settings = Settings(welcomed=True)
        window = MainWindow(VIEWS, Appearance("light"), pool, settings, tmp_path / profile / "settings.json")
        qtbot.addWidget(window)
        window.resize(1280, 800)
        with qtbot.waitExposed(window):
            window.show()
        assert window.commands
        return window

    return open_program
