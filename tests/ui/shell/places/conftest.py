"""The program with Home, and with a history to practise."""

from __future__ import annotations

import pytest

from qless_studio.engine.folders import data_folder
from qless_studio.engine.grids import practice as likelihood
from qless_studio.engine.history import History
from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.style import Appearance
from tests.fixtures.program import pages, window  # noqa: F401


@pytest.fixture(autouse=True)
def few_boards(monkeypatch):
    """What is likely on a board is learned from 2,000 rolls: all 20,000 take half a second a list."""
    monkeypatch.setattr(likelihood, "BOARDS", 2_000)
    monkeypatch.setattr("qless_studio.engine.player.study.BOARDS", 2_000)
    likelihood.forget_counts()
    yield
    likelihood.forget_counts()


@pytest.fixture
def practising(qtbot, pool, tmp_path, monkeypatch):
    """`practising(entries, least)`: the window with this history; words from the band `least` on are practised."""
    opened = []

    def practising(entries, least):
        monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
        History(data_folder()).add_missing(entries)
        settings = Settings(lexicon="common10k", practice_least=least, welcomed=True)
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
