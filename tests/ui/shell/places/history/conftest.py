"""The History over a window with two null games, and over the program."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMessageBox

from qless_studio.ui.shell.places.history.page import History
from qless_studio.ui.shell.wishes import View


@pytest.fixture
def opened(qtbot):
    """`opened(window, view, game, day)`: the place in front, all of it read."""

    def open_place(window, view=View.GAMES, game="", day=None):
        window.commands.places.open_history(view, game, day)
        page = window.commands.front.place
        assert isinstance(page, History)
        settle(page)
        return page

    def settle(page):
        qtbot.wait(1)  # the reading begins when it can be seen
        qtbot.waitUntil(lambda: not page.busy, timeout=20_000)

    open_place.settle = settle
    return open_place


@pytest.fixture
def answer(qtbot):
    """`answer(page, button, too)`: answer the question of what is to be forgotten; what it asked."""

    def answer(page, button="Forget", too=False):
        box = page.window().findChild(QMessageBox)
        asked = box.text()
        if too:
            assert box.checkBox().text() == "and what was learned from them"
            box.checkBox().setChecked(True)
        qtbot.mouseClick(next(each for each in box.buttons() if each.text() == button), Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: page.window().findChild(QMessageBox) is None)
        return asked

    return answer


@pytest.fixture
def seen():
    """`seen(widget)`: the texts of its labels and lines that can be seen."""

    def texts(widget):
        from qless_studio.ui.shell.places.history.views import Line

        shown = (*widget.findChildren(QLabel), *widget.findChildren(Line))
        return [each.text() for each in shown if each.isVisible() and each.text()]

    return texts
