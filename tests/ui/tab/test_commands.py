"""Commands declared beside their functions: what is read of them without an owner, and what they do with one."""

from __future__ import annotations

import gc
import weakref

from PySide6.QtCore import QObject

from qless_studio.ui.tab.commands import Command, CommandOwner, Family, Menu, command, in_menu_order


def _kind(name, text):
    return Command(f"kind_{name}", text, lambda owner: owner.use(name), at=Menu.VIEW.at(2, 1, "Kinds"))


class Owner(CommandOwner):
    def __init__(self):
        super().__init__()
        self.calls, self.reason = [], ""
        self.parent_of_all = QObject(self)
        self.make_actions(self.parent_of_all)

    def _no_end(self):
        return self.reason

    def _text(self):
        return f"Ended {len(self.calls)} times"

    @command("owner_end", "End", "Ctrl+K", "F7", icon="die", tip="End it all", at=Menu.FILE.at(2, 1), when=_no_end,
             shown=_text, words="stop; finish")  # fmt: skip
    def end(self, times=1):
        self.calls.append(times)
        return times

    @command("owner_begin", "Begin", at=Menu.FILE.at(1, 5))
    def begin(self):
        self.calls.append("begun")

    kinds = Family((_kind("one", "One"), _kind("two", "Two")))
    state = Command("owner_state", "State", checked=True)

    def use(self, name):
        self.calls.append(name)


class Heir(Owner):
    begin = Command("owner_begin", "Begin again", at=Menu.FILE.at(1, 5))


def test_declarations_are_read_without_an_owner():
    names = [each.name for each in Owner.declared()]
    assert names == ["owner_end", "owner_begin", "kind_one", "kind_two", "owner_state"]
    assert (Owner.end.text, Owner.end.keys, Owner.end.words) == ("End", ("Ctrl+K", "F7"), "stop; finish")
    assert [each.text for each in Heir.declared()][:2] == ["End", "Begin again"]


def test_an_action_has_what_was_declared_and_calls_the_function(qapp):
    owner = Owner()
    end = owner.end
    assert (end.objectName(), end.property("icon_name"), end.toolTip()) == ("owner_end", "die", "End it all")
    assert [keys.toString() for keys in end.shortcuts()] == ["Ctrl+K", "F7"]
    assert end.parent() is owner.parent_of_all
    end.trigger()
    owner.made["kind_two"].trigger()
    assert owner.calls == [1, "two"]
    assert owner.end(3) == 3
    assert owner.state.isChecked()


def test_a_command_says_why_it_cannot_run_and_shows_its_text(qapp):
    owner = Owner()
    assert (owner.end.isEnabled(), owner.end.reason, owner.end.text()) == (True, "", "Ended 0 times")
    owner.reason = "nothing has begun"
    owner.follow()
    assert (owner.end.isEnabled(), owner.end.reason) == (False, "nothing has begun")
    owner.end.trigger()
    assert owner.calls == []
    owner.reason = ""
    owner.calls.append(1)
    owner.follow()
    assert (owner.end.isEnabled(), owner.end.text()) == (True, "Ended 1 times")


def test_menus_are_computed_from_the_places(qapp):
    owner = Owner()
    menus = in_menu_order(owner.actions)
    assert list(menus) == list(Menu)
    assert [action.objectName() for action in menus[Menu.FILE]] == ["owner_begin", "owner_end"]
    assert [action.objectName() for action in menus[Menu.VIEW]] == ["kind_one", "kind_two"]
    assert menus[Menu.EDIT] == []


def test_a_command_does_not_keep_its_owner_alive(qapp):
    watched = weakref.ref(Owner())
    gc.collect()
    assert watched() is None
