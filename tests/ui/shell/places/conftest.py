"""The program's window with all games, and Home in front of them."""

from __future__ import annotations

from functools import partial

import pytest

from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.help.actions import help_of
from qless_studio.ui.shell.help.pages import Pages


@pytest.fixture
def pages():
    return Pages([view.key for view in VIEWS], "en", partial(help_of, VIEWS))


@pytest.fixture
def window(open_program, appearance):
    window = open_program(appearance)
    yield window
    window.close()
