"""Commands are actions that call a function and go with their owner."""

from __future__ import annotations

import gc
import weakref

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from qless_studio.ui.tab.actions import Group, command, spread


class Owner(QObject):
    calls = 0

    def act(self):
        self.calls += 1


def test_a_command_calls_its_function_and_is_known_by_its_name(qapp):
    owner = Owner()
    action = command(owner, "owner_act", "Act", owner.act, "Ctrl+K", icon="die", checked=True)
    action.trigger()
    assert owner.calls == 1
    assert (action.objectName(), action.property("icon_name"), action.shortcut().toString()) == (
        "owner_act",
        "die",
        "Ctrl+K",
    )
    assert not action.isChecked()


def test_a_command_does_not_keep_its_owner_alive(qapp):
    owner = Owner()
    command(owner, "owner_act", "Act", owner.act)
    watched = weakref.ref(owner)
    del owner
    gc.collect()
    assert watched() is None


def test_a_submenu_is_spread_into_its_commands(qapp, qtbot):
    owner, menu = Owner(), QMenu()
    qtbot.addWidget(menu)
    one, two = command(owner, "one", "One"), command(owner, "two", "Two")
    menu.addAction(two)
    assert spread(Group("Group", (one, menu.menuAction()))).actions == (one, two)
