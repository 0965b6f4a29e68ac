"""Buttons and key caps follow the action they stand for, and survive the end of either."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import QPushButton, QWidget
from shiboken6 import isValid

from qless_studio.ui.widgets.basic.buttons import ActionButton, ActionIconButton, ActionLink, plain_text
from qless_studio.ui.widgets.basic.labels import KeyCap, KeyCaps

LEFT = Qt.MouseButton.LeftButton


def linked(action):
    """A stock button tied to an action."""
    button = QPushButton("Stock")
    ActionLink(button, action)
    return button


MAKERS = (ActionButton, ActionIconButton, linked)
every_button = pytest.mark.parametrize("make", MAKERS, ids=lambda make: make.__name__)


@pytest.fixture
def action(qapp):
    action = QAction("&Roll && play")
    action.setProperty("icon_name", "die")
    action.setShortcut("Ctrl+R")
    return action


@every_button
def test_a_changed_shortcut_shows_in_the_tool_tip(qtbot, action, make):
    button = make(action)
    qtbot.addWidget(button)
    assert button.toolTip() == "Roll & play (Ctrl+R)"
    action.setShortcut("F5")
    assert button.toolTip() == "Roll & play (F5)"
    action.setShortcut("")
    assert button.toolTip() == "Roll & play"
    action.setText("Stop")
    assert button.toolTip() == "Stop"


@every_button
def test_state_follows_the_action_and_a_click_triggers_it(shown, qtbot, action, make):
    triggered = []
    action.setCheckable(True)
    action.triggered.connect(lambda on: triggered.append(on))
    button = shown(make(action), 200, 40)
    qtbot.mouseClick(button, LEFT)
    assert triggered == [True]
    assert (action.isChecked(), button.isChecked()) == (True, True)
    action.setChecked(False)
    assert not button.isChecked()
    action.setEnabled(False)
    assert not button.isEnabled()
    qtbot.mouseClick(button, LEFT)
    assert triggered == [True]
    action.setEnabled(True)
    assert button.isEnabled()


def test_text_and_icon_come_from_the_action_unless_given(qtbot, action):
    own, given = ActionButton(action), ActionButton(action, "New roll", "")
    icon = ActionIconButton(action)
    for button in (own, given, icon):
        qtbot.addWidget(button)
        assert button.action is action
    assert (own.text(), own.icon_name) == ("Roll & play", "die")
    assert (given.text(), given.icon_name) == ("New roll", "")
    assert (icon.text(), icon.icon_name) == ("", "die")
    assert QAccessible.queryAccessibleInterface(icon).text(QAccessible.Text.Name) == "Roll & play"
    assert plain_text(action) == "Roll & play"


@every_button
def test_the_action_may_be_deleted_first(shown, qtbot, action, make):
    button = shown(make(action), 200, 40)
    action.deleteLater()
    qtbot.waitUntil(lambda: not isValid(action))
    qtbot.mouseClick(button, LEFT)
    assert button.toolTip() == "Roll & play (Ctrl+R)"


@every_button
def test_the_button_may_be_deleted_first(qtbot, action, make):
    holder = QWidget()
    qtbot.addWidget(holder)
    button = make(action)
    button.setParent(holder)
    button.deleteLater()
    qtbot.waitUntil(lambda: not isValid(button))
    action.setShortcut("F5")
    action.trigger()


def caps_of(widget):
    return [cap.text() for cap in widget.findChildren(KeyCap)]


def test_key_caps_follow_an_action_until_another_is_given(qtbot, action):
    caps, other = KeyCaps(""), QAction("Other")
    qtbot.addWidget(caps)
    caps.follow(action)
    assert caps.accessibleName() == "Ctrl R"
    action.setShortcut("F5")
    qtbot.waitUntil(lambda: caps_of(caps) == ["F5"])
    caps.follow(other)
    other.setShortcut("F6")
    action.setShortcut("F7")
    assert caps.accessibleName() == "F6"


def test_key_caps_and_their_action_may_go_in_either_order(qtbot, action):
    first, second = KeyCaps(""), KeyCaps("")
    qtbot.addWidget(second)
    for caps in (first, second):
        caps.follow(action)
    first.deleteLater()
    qtbot.waitUntil(lambda: not isValid(first))
    action.setShortcut("F5")
    action.deleteLater()
    qtbot.waitUntil(lambda: not isValid(action))
    assert second.accessibleName() == "F5"
    second.follow(other := QAction("Other"))
    other.setShortcut("F6")
    assert second.accessibleName() == "F6"
