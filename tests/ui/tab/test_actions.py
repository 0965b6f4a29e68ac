"""Entries of context menus call a function, and go with their owner."""

from __future__ import annotations

import gc
import weakref

from PySide6.QtCore import QObject

from qless_studio.ui.tab.commands import menu_entry


class Owner(QObject):
    calls = 0

    def act(self):
        self.calls += 1


def test_an_entry_calls_its_function(qapp):
    owner = Owner()
    action = menu_entry(owner, "Act", owner.act, icon="die", checked=True)
    action.trigger()
    assert owner.calls == 1
    assert action.property("icon_name") == "die"
    assert not action.isChecked()


def test_an_entry_does_not_keep_its_owner_alive(qapp):
    owner = Owner()
    menu_entry(owner, "Act", owner.act)
    watched = weakref.ref(owner)
    del owner
    gc.collect()
    assert watched() is None
