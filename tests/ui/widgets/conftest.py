"""An appearance for controls under test, and a way to put them on a window that has the keyboard."""

from __future__ import annotations

import pytest

from qless_studio.ui.theme import Appearance


@pytest.fixture
def appearance(qapp):
    return Appearance("light", reduced_motion=True)


@pytest.fixture
def shown(qtbot):
    """`shown(widget, width, height)` shows a widget as an active window of that size and gives it back."""

    def show(widget, width=0, height=0):
        qtbot.addWidget(widget)
        if width:
            widget.resize(width, height)
        with qtbot.waitActive(widget):
            widget.show()
            widget.activateWindow()
        return widget

    return show
