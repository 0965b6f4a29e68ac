"""Every control of the tools for words can be reached by keys, and says what it is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from qless_studio.ui.shell.words.compare import CompareDialog
from qless_studio.ui.shell.words.editor import CommonnessPopover, WordChangesDialog
from qless_studio.ui.shell.words.panel import InspectorPanel
from tests.fixtures.nightly import by_day


def opened(qtbot, window, kind):
    """One of the tools, as its command opens it."""
    tools = window.commands.words
    if kind is InspectorPanel:
        tools.inspect("lines")
        panel = window.findChild(kind)
        qtbot.waitUntil(lambda: panel.word.isVisible() and panel.word.text() == "LINES")
        return panel
    commands = {
        CompareDialog: tools.open_comparison,
        WordChangesDialog: tools.show_changes,
        CommonnessPopover: tools.choose_commonness,
    }
    commands[kind].trigger()
    return window.findChild(kind)


KINDS = [InspectorPanel, CompareDialog, WordChangesDialog, CommonnessPopover]


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_control_has_a_name(qtbot, window, kind):
    tool = opened(qtbot, window, kind)
    controls = [each for each in tool.findChildren(QWidget) if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
    shown = [each for each in controls if each.isVisible()]
    assert len(shown) > 1
    for control in shown:
        assert QAccessible.queryAccessibleInterface(control).text(QAccessible.Text.Name), control
    tool.close()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@by_day("InspectorPanel", "WordChangesDialog")
def test_tab_reaches_every_control(qtbot, window, kind):
    tool = opened(qtbot, window, kind)
    tool.activateWindow()
    qtbot.waitUntil(lambda: kind is CommonnessPopover or tool.window().isActiveWindow())
    wanted = {
        each
        for each in tool.findChildren(QWidget)
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isVisible() and each.isEnabled()
    }
    first = tool.field if kind in (InspectorPanel, WordChangesDialog) else next(iter(wanted))
    first.setFocus()
    reached = set()
    for _ in range(120):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    assert wanted <= reached
    tool.close()
