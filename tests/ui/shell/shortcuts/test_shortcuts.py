"""Shortcuts: which keys may be one, what is stored, and the editor with real keys and clicks."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QPushButton

from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.shortcuts.catalogue import Entry, Section
from qless_studio.ui.shell.shortcuts.editor import ShortcutModel, ShortcutsDialog
from qless_studio.ui.shell.shortcuts.shortcuts import Shortcuts, read_keys, refusal
from qless_studio.ui.shell.state import settings as settings_file
from qless_studio.ui.tab.commands import Command
from tests.fixtures.windows import SECOND

LEFT = Qt.MouseButton.LeftButton
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier


def opened(qtbot, window):
    window.activateWindow()
    window.commands.shortcuts.open_editor()
    dialog = window.findChild(ShortcutsDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def texts(dialog):
    return [row.text for row in dialog.model.rows]


def record(qtbot, dialog, name, key, held=CONTROL):
    dialog.choose(name)
    dialog.recorder.setFocus()
    qtbot.keyClick(dialog.recorder, key, held)


def closed(qtbot, window):
    window.findChild(ShortcutsDialog).accept()
    qtbot.waitUntil(lambda: window.findChild(ShortcutsDialog) is None)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


def action(window, name):
    return window.findChild(QAction, name)


@pytest.mark.parametrize(
    ("keys", "allowed"),
    [
        ("Ctrl+R", True), ("F5", True), ("Shift+F5", True), ("Ctrl+Return", True), ("Alt+Left", True),
        ("Ctrl+Shift+Backspace", True), ("R", False), ("Shift+R", False), ("7", False), ("Space", False), ("+", False),
        ("Return", False), ("Escape", False), ("Shift+Tab", False), ("Left", False), ("Alt+F4", False),
        ("Ctrl+K, Ctrl+S", False), ("Ctrl+Nonsense", False), ("", False),
    ],
)  # fmt: skip
def test_keys_that_type_or_steer_are_refused(qapp, keys, allowed):
    assert (refusal(QKeySequence(keys, QKeySequence.SequenceFormat.PortableText)) == "") is allowed


def test_a_shortcut_that_cannot_be_is_refused_with_its_text_and_a_reason(qapp):
    with pytest.raises(ValueError, match=r"“R”.*types a character"):
        read_keys(["Ctrl+R", "R"])


def test_only_changes_are_stored_and_unknown_names_kept(qapp):
    root = QObject()
    roll = QAction("Roll", root)
    roll.setObjectName("roll")
    roll.setShortcut("Ctrl+R")
    shortcuts = Shortcuts({"of_another_version": ["F9"], "roll": ["Ctrl+J"]}, root)
    shortcuts.adopt(root)
    assert roll.shortcut().toString() == "Ctrl+J"
    shortcuts.reset("roll")
    assert roll.shortcut().toString() == "Ctrl+R"
    assert shortcuts.changes == {"of_another_version": ["F9"]}
    shortcuts.set_keys("roll", ())
    assert roll.shortcuts() == []
    assert shortcuts.changes == {"of_another_version": ["F9"], "roll": []}
    shortcuts.reset_all()
    assert shortcuts.changes == {}


def test_keys_that_cannot_be_are_kept_but_not_used_and_the_reason_is_said(qapp):
    root = QObject()
    roll = QAction("Roll", root)
    roll.setObjectName("roll")
    roll.setShortcut("Ctrl+R")
    shortcuts = Shortcuts({"roll": ["R"]}, root)
    shortcuts.adopt(root)
    assert roll.shortcut().toString() == "Ctrl+R"
    assert shortcuts.changes == {"roll": ["R"]}
    assert "roll" in shortcuts.problems[0]
    assert "types a character" in shortcuts.problems[0]


@pytest.mark.parametrize("value", [3, [], {"roll": "Ctrl+R"}, {"roll": [3]}])
def test_a_damaged_value_sets_the_file_aside(tmp_path, value):
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"schema": settings_file.SCHEMA, "shortcuts": value}))
    settings, message = settings_file.load(path)
    assert settings.shortcuts == {}
    assert message
    assert len(list(tmp_path.glob("*damaged*"))) == 1


def test_every_command_of_the_window_and_of_games_never_shown_is_there(qtbot, window):
    dialog = opened(qtbot, window)
    names = {entry.name for entry in dialog.model.entries}
    assert {made.objectName() for made in window.available()} <= names
    assert {each.name for each in SECOND.commands} <= names
    assert texts(dialog).count("Reverse the letters") == 1


def test_recording_takes_effect_at_once_and_is_remembered(qtbot, window):
    dialog = opened(qtbot, window)
    record(qtbot, dialog, "null_reverse", Qt.Key.Key_J)
    assert window.settings().shortcuts == {"null_reverse": ["Ctrl+J"]}
    closed(qtbot, window)
    window.session.edit_text("cat")
    qtbot.keyClick(window, Qt.Key.Key_J, CONTROL)
    assert window.session.text == "tac"
    qtbot.keyClick(window, Qt.Key.Key_E, CONTROL)
    assert window.session.text == "tac"


def test_a_tab_built_later_has_the_changed_keys(qtbot, open_window):
    window = open_window(shortcuts={"null_reverse": ["F8"], "solve": ["F9"]})
    window.show_tab(1)
    assert window.tab.reverse.shortcut().toString() == "F8"
    assert action(window, "solve").shortcut().toString() == "F9"
    window.session.set_analysing(False)
    window.session.edit_text("cat")
    button = next(button for button in window.tab.findChildren(QPushButton) if button.text() == "Analyse now")
    assert button.toolTip() == "Solve now (F9)"


def test_tool_tips_caps_and_palette_follow(qtbot, window):
    dialog = opened(qtbot, window)
    record(qtbot, dialog, "palette", Qt.Key.Key_F9, NONE)
    record(qtbot, dialog, "preferences", Qt.Key.Key_J)
    closed(qtbot, window)
    assert window.top_bar.search.toolTip() == "Search (F9)"
    qtbot.keyClick(window, Qt.Key.Key_F9)
    palette = window.overlays.current
    assert palette.isVisible()
    spoken = [palette.model.spoken(number) for number in range(len(palette.model.rows))]
    assert "Search, F9" in spoken


def test_keys_that_type_are_refused_where_one_looks(qtbot, window):
    dialog = opened(qtbot, window)
    record(qtbot, dialog, "null_reverse", Qt.Key.Key_R, NONE)
    assert "types a character" in dialog.message.text()
    assert window.settings().shortcuts == {}
    assert not dialog.take_button.isVisible()


def test_a_conflict_is_named_and_decided_by_the_user(qtbot, window):
    dialog = opened(qtbot, window)
    record(qtbot, dialog, "null_reverse", Qt.Key.Key_L)
    assert window.settings().shortcuts == {}
    assert dialog.message.text() == "Ctrl+L is Word list…. Use it for Reverse the letters?"
    qtbot.mouseClick(dialog.take_button, LEFT)
    assert window.settings().shortcuts == {"lexicon": [], "null_reverse": ["Ctrl+L"]}
    assert not dialog.take_button.isVisible()
    qtbot.mouseClick(dialog.reset_button, LEFT)
    assert window.settings().shortcuts == {"lexicon": []}


def test_keys_of_another_game_are_asked_about_for_a_command_that_both_games_have(qapp):
    shortcuts = Shortcuts({"double": ["Ctrl+D"]}, QObject())
    model = ShortcutModel(shortcuts, shortcuts)
    one, two = VIEWS[:2]
    daily, double = Entry(Command("daily", "Daily"), (one, two)), Entry(Command("double", "Double"), (two,))
    model.set_sections([Section("All games", (daily,)), Section("Two", (double,))])
    assert model.meeting(daily, QKeySequence("Ctrl+D")) == [double]
    assert model.meeting(Entry(Command("quit", "Quit")), QKeySequence("Ctrl+D")) == [double]
    assert model.meeting(Entry(Command("alone", "Alone"), (one,)), QKeySequence("Ctrl+D")) == []
    assert model.meeting(Entry(Command("asked", "Asked"), on_question=True), QKeySequence("Ctrl+D")) == []


def test_keys_of_a_game_that_was_never_shown_are_asked_about_and_can_be_left_alone(qtbot, studio):
    window = studio().window
    dialog = opened(qtbot, window)
    record(qtbot, dialog, "play_daily", Qt.Key.Key_D)
    assert dialog.message.text() == "Ctrl+D is Double letter in Word Streak. Use it for Daily puzzle?"
    qtbot.mouseClick(dialog.cancel_button, LEFT)
    assert (window.settings().shortcuts, dialog.message.text()) == ({}, "")
    record(qtbot, dialog, "play_daily", Qt.Key.Key_D)
    qtbot.mouseClick(dialog.take_button, LEFT)
    assert window.settings().shortcuts == {"play_daily": ["Ctrl+D"], "word_streak_dl": []}


def test_a_command_made_of_others_has_the_keys_that_those_were_given(qtbot, studio):
    before = {
        "boggle_roll": ["F8"], "affix_new": ["F9"], "look_up": [], "boggle_turn": ["F6"], "word_streak_turn": ["F10"],
        "practice_skip": ["Ctrl+I"], "other": ["F7"],
    }  # fmt: skip
    window = studio(shortcuts=before).window
    assert [keys.toString() for keys in action(window, "new_game").shortcuts()] == ["F8", "F9", "Ctrl+R"]
    assert window.settings().shortcuts == {
        "practice_skip": ["Ctrl+I"],
        "other": ["F7"],
        "inspector": ["Ctrl+Shift+I"],  # Ctrl+I was given to another command
        "new_game": ["F8", "F9", "Ctrl+R"],  # others that it is made of had their own key
        "rotate_board": ["F6", "F10"],
    }


def test_taking_one_of_two_keys_leaves_the_other(qtbot, window):
    dialog = opened(qtbot, window)
    record(qtbot, dialog, "null_reverse", Qt.Key.Key_Y)
    qtbot.mouseClick(dialog.take_button, LEFT)
    assert window.settings().shortcuts == {"null_reverse": ["Ctrl+Y"], "redo": ["Ctrl+Shift+Z"]}


def test_another_choice_forgets_the_question(qtbot, window):
    dialog = opened(qtbot, window)
    record(qtbot, dialog, "null_reverse", Qt.Key.Key_L)
    dialog.choose("solve")
    assert not dialog.take_button.isVisible()
    assert dialog.message.text() == ""


def test_clearing_and_resetting_by_keyboard_and_button(qtbot, window):
    dialog = opened(qtbot, window)
    dialog.choose("solve")
    dialog.list.setFocus()
    qtbot.keyClick(dialog.list, Qt.Key.Key_Delete)
    assert window.settings().shortcuts == {"solve": []}
    assert action(window, "solve").shortcuts() == []
    qtbot.mouseClick(dialog.reset_button, LEFT)
    assert window.settings().shortcuts == {}
    record(qtbot, dialog, "solve", Qt.Key.Key_F8, NONE)
    qtbot.mouseClick(dialog.reset_all_button, LEFT)
    assert action(window, "solve").shortcut().toString() == "F5"
    assert not dialog.reset_all_button.isEnabled()


def test_search_by_name_and_by_keys(qtbot, window):
    dialog = opened(qtbot, window)
    qtbot.keyClicks(dialog.search, "dark")
    assert texts(dialog) == ["View", "Dark theme"]
    assert dialog._title.text() == "Dark theme"
    qtbot.keyClick(dialog.search, Qt.Key.Key_Escape)
    assert dialog.search.text() == ""
    qtbot.mouseClick(dialog.by.button("keys"), LEFT)
    assert dialog.pressed.isVisible()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_R, CONTROL)
    assert texts(dialog) == ["All games", "New game"]
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert dialog.search.hasFocus()


def test_tab_and_escape_leave_the_recorder(qtbot, window):
    dialog = opened(qtbot, window)
    dialog.choose("solve")
    dialog.recorder.setFocus()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert not dialog.recorder.hasFocus()
    assert window.settings().shortcuts == {}
    dialog.recorder.setFocus()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_enter_in_the_list_begins_to_record(qtbot, window):
    dialog = opened(qtbot, window)
    dialog.choose("solve")
    dialog.list.setFocus()
    qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
    assert dialog.recorder.hasFocus()
    assert dialog.isVisible()


def test_rows_are_spoken_with_their_keys(qtbot, window):
    dialog = opened(qtbot, window)
    record(qtbot, dialog, "solve", Qt.Key.Key_F8, NONE)
    spoken = [dialog.model.spoken(number) for number in range(len(dialog.model.rows))]
    assert "Solve now, F8, changed" in spoken
    assert "Default text size, Ctrl+0" in spoken
    assert "About Qless Studio, no shortcut" in spoken


def test_a_conflict_from_a_file_is_shown(qtbot, open_window):
    dialog = opened(qtbot, open_window(shortcuts={"solve": ["Ctrl+E"]}))
    spoken = {dialog.model.spoken(number) for number in range(len(dialog.model.rows))}
    assert "Solve now, Ctrl+E, also Reverse the letters" in spoken


def test_the_preferences_lead_here(qtbot, window):
    window.commands.program.preferences()
    preferences = QApplication.activeModalWidget()
    qtbot.mouseClick(preferences.shortcuts_button, LEFT)
    assert window.findChild(ShortcutsDialog).isVisible()
