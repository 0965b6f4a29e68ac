"""The program's window with all games, and its help."""

from __future__ import annotations

import pytest

from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.help.pages import Pages
from qless_studio.ui.shell.main_window import MainWindow


@pytest.fixture
def pages():
    return Pages([view.key for view in VIEWS], "en")


@pytest.fixture
def window(qtbot, pool, appearance):
    window = MainWindow(VIEWS, appearance, pool)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.close()
