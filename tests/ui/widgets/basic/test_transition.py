"""A transition runs once from 0 to 1, or not at all."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from qless_studio.ui.widgets.basic.themed import Transition
from tests.fixtures.qt import use_theme


@pytest.fixture
def widget(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(100, 100)
    return widget


def test_it_runs_to_its_end(qtbot, widget):
    widget.show()
    use_theme("light")
    transition = Transition(widget, 60)
    seen = []
    transition.valueChanged.connect(lambda value: seen.append(value))
    assert transition.progress == 1
    with qtbot.waitSignal(transition.finished):
        transition.run()
        assert transition.progress == 0
    assert transition.progress == 1
    assert seen == sorted(seen)


def test_finish_skips_to_the_end(qtbot, widget):
    widget.show()
    use_theme("light")
    transition = Transition(widget, 10_000)
    transition.run()
    with qtbot.waitSignal(transition.finished):
        transition.finish()
    assert transition.progress == 1


@pytest.mark.parametrize(("reduced", "shown"), [(True, True), (False, False)])
def test_no_motion_where_none_is_wanted_or_seen(qtbot, widget, reduced, shown):
    widget.setVisible(shown)
    use_theme("light", reduced_motion=reduced)
    transition = Transition(widget, 10_000)
    with qtbot.waitSignal(transition.finished):
        transition.run()
    assert transition.progress == 1
