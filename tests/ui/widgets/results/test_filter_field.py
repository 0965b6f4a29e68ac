"""The field that filters a list: when it applies, when it complains."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from qless_studio.ui.widgets.results.filter_field import FilterField


@pytest.fixture
def field(appearance, shown):
    field = shown(FilterField(appearance), 240, 40)
    field.setFocus()
    return field


def test_an_expression_is_not_called_wrong_while_it_may_be_unfinished(qtbot, field):
    qtbot.keyClicks(field, "/a(")
    with qtbot.waitSignal(field._pause.timeout):
        pass
    assert not field.wrong
    qtbot.keyClicks(field, "b)")
    with qtbot.waitSignal(field.filter_changed) as applied:
        pass
    assert applied.args[0] == "/a(b)"
    assert not field.wrong


@pytest.mark.parametrize("finish", ["wait", "enter", "leave"])
def test_a_finished_expression_that_is_wrong_says_so(qtbot, field, finish):
    qtbot.keyClicks(field, "/a(")
    with qtbot.waitSignal(field.problem_changed) as problem:
        if finish == "enter":
            qtbot.keyClick(field, Qt.Key.Key_Return)
        elif finish == "leave":
            field.clearFocus()
    assert "regular expression" in problem.args[0]
    assert field.wrong
