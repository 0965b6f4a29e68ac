"""The program with Home, and with a history to practise."""

from __future__ import annotations

import pytest

from qless_studio.engine.folders import data_folder
from qless_studio.engine.history import History
from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.style import Appearance
from tests.fixtures.program import pages, window  # noqa: F401


@pytest.fixture
def practising(qtbot, pool, tmp_path, monkeypatch):
    """`practising(entries, least)`: the window with this history; words from the band `least` on are practised."""
    opened = []

    def practising(entries, least):
        monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
        History(data_folder()).add_missing(entries)
        settings = Settings(practice_least=least, welcomed=True)
        shown = MainWindow(VIEWS, Appearance("light", reduced_motion=True), pool, settings, tmp_path / "settings.json")
        opened.append(shown)
        qtbot.addWidget(shown)
        shown.resize(1280, 800)
        with qtbot.waitExposed(shown):
            shown.show()
        return shown

    yield practising
    for shown in opened:
        shown.commands.practice.stop()
        shown.session.stop()
