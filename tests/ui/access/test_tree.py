"""A screen reader finds every control, row and cell of the whole window by name, in every state of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from tests.fixtures.studio import every_view, one_view
from tests.ui.access.cutting import cut, listed
from tests.ui.access.tree import Name, interface_of, name_of, problems, walk


def test_the_test_would_see_what_is_wrong(qtbot):
    from PySide6.QtWidgets import QHBoxLayout, QPushButton

    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    for text in ("", "Play", "Play"):
        row.addWidget(QPushButton(text))
    bare = QWidget()
    bare.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    bare.setAccessibleName("Painted")
    row.addWidget(bare)
    window.show()
    kinds = [problem.split(":")[0].split(" [")[0] for problem in problems(window)]
    assert sorted(kinds) == ["no name", "twins Button", "vague role"]


@every_view
def test_an_empty_tab_and_one_with_its_example(studio, view):
    opened = studio()
    opened.window.show_tab([each.key for each in opened.window.workspace.views].index(view.key))
    assert problems(opened.window) == []
    opened.show(view)
    assert problems(opened.window) == []
    assert_pointed_at_where_seen(opened.window)
    opened.window.resize(900, 600)
    opened.settle()
    assert problems(opened.window) == []


def assert_pointed_at_where_seen(window):
    """Whoever explores by touch or mouse gets the control under the finger."""
    bounds = window.rect().translated(window.mapToGlobal(QPoint(0, 0)))
    for path, interface, _ in walk(interface_of(window)):
        if interface.state().focusable and not interface.state().offscreen and interface.text(Name):
            assert bounds.intersects(interface.rect()), path


@pytest.mark.walk
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@one_view("q-less")
@pytest.mark.nightly
def test_every_mode_and_dialog_of_a_game(studio, monkeypatch, view):
    """Names and roles, and that nothing is cut with large text."""
    opened = studio("light", 2.0, 1280, 800)
    opened.show(view)
    found = {}
    for action in opened.commands():
        if action.isEnabled():
            wrong = found[action.objectName()] = []

            def look(shown, wrong=wrong):
                wrong.extend(problems(shown))
                wrong.extend(cut(monkeypatch, shown, listed(shown)))

            opened.run(action, look)
            if opened.window.session.puzzle != view.game.example:
                opened.show(view)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.walk
@pytest.mark.nightly
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_every_command_of_the_window(studio, monkeypatch):
    """Cards, dialogs, docks and windows: names and roles, and that nothing is cut with large text."""
    opened = studio("light", 2.0, 1280, 800)
    opened.show(opened.window.workspace.views[0])
    found = {}
    for action in opened.window_commands():
        if action.isEnabled():
            wrong = found[action.objectName()] = []

            def look(shown, wrong=wrong):
                wrong.extend(problems(shown))
                behind = shown is opened.window and shown.overlays.current is not None
                wrong.extend(each for each in cut(monkeypatch, shown) if not (behind and each.startswith("clipped")))

            opened.run(action, look)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
    assert {"inspector", "help", "welcome", "common_words", "palette", "shortcuts"} <= set(found)


@pytest.mark.parametrize("name", ["palette", "lexicon"])
def test_cards_over_the_window(studio, name):
    opened = studio()
    next(action for action in opened.window.actions() if action.objectName() == name).trigger()
    opened.settle()
    assert problems(opened.window) == []


@pytest.mark.parametrize("name", ["preferences", "shortcuts", "about"])
def test_dialogs_of_the_window(studio, name):
    opened = studio()
    dialog = opened.open_dialog(name)
    assert problems(dialog) == []
    dialog.close()


def test_combos_are_called_by_their_names(studio):
    opened = studio()
    combo = opened.window.tab.analyse.dice
    interface = interface_of(combo)
    assert name_of(interface) == "Dice"
    assert interface.text(QAccessible.Text.Value) == combo.currentText()


def test_no_two_commands_that_meet_have_the_same_keys(studio):
    """As they come; what the user changes is kept apart by the editor."""
    from qless_studio.ui.shell.commands import every_command
    from qless_studio.ui.shell.shortcuts.catalogue import Section
    from qless_studio.ui.shell.shortcuts.editor import ShortcutModel

    window = studio().window
    every = every_command(window.workspace.views)
    window.shortcuts.know(entry.command for entry in every)
    model = ShortcutModel(window.shortcuts, window)
    model.set_sections([Section("All", tuple(every))])
    taken = {
        f"{keys.toString()}: {entry.text}, {other.text}"
        for entry in model.entries
        for keys in window.shortcuts.keys(entry.name)
        for other in model.meeting(entry, keys)
    }
    assert taken == set()
    assert len(model.entries) > 90
