"""Preferences take effect at once, by mouse and by keyboard, and can be reset."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from qless_studio.engine.games.nullgame import Options
from qless_studio.ui.shell.preferences import PreferencesDialog

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(open_window):
    return open_window()


def opened(qtbot, window):
    window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    return window.findChild(PreferencesDialog)


def test_options_take_effect_at_once_and_can_be_had_again(qtbot, window, typed):
    typed(window, "headline")
    before = window.tab.model.rowCount()
    dialog = opened(qtbot, window)
    spin = dialog.form.inputs["min_length"].widget
    with qtbot.waitSignal(window.session.run_finished, timeout=5000):
        spin.setFocus()
        for _ in range(3):
            qtbot.keyClick(spin, Qt.Key.Key_Up)
    assert window.session.options == Options(min_length=Options().min_length + 3)
    assert window.tab.model.rowCount() < before
    dialog.accept()
    assert opened(qtbot, window).form.options == window.session.options


def test_the_look_changes_at_once_and_is_remembered(qtbot, window):
    dialog = opened(qtbot, window)
    dialog.mode.setFocus()
    qtbot.keyClick(dialog.mode, Qt.Key.Key_End)
    assert window.appearance.mode == "high_contrast"
    qtbot.mouseClick(dialog.scale.button(1.5), LEFT)
    assert window.appearance.text_scale == 1.5
    qtbot.mouseClick(dialog.motion, LEFT)
    assert window.appearance.reduced_motion
    checked = [action.text() for action in window.commands.view.actions if action.isChecked()]
    assert checked == ["High contrast theme"]
    settings = window.settings()
    assert (settings.mode, settings.text_scale, settings.reduced_motion) == ("high_contrast", 1.5, True)


def test_the_list_of_new_tabs(qtbot, window):
    dialog = opened(qtbot, window)
    assert dialog.lexicon.value == "common5k"
    dialog.lexicon.setFocus()
    qtbot.keyClick(dialog.lexicon, Qt.Key.Key_Home)
    assert window.settings().lexicon == ""
    assert window.session.lexicon_name == "common5k"


def test_reset_brings_the_defaults_back(qtbot, window):
    window.session.set_options(Options(min_length=5))
    window.appearance.set_mode("dark")
    window.appearance.set_text_scale(1.25)
    window.appearance.set_reduced_motion(True)
    dialog = opened(qtbot, window)
    qtbot.mouseClick(dialog.reset_button, LEFT)
    assert window.session.options == Options() == dialog.form.options
    assert (window.appearance.mode, window.appearance.text_scale) == ("system", 1.0)
    assert not window.appearance.chosen_reduced_motion
    assert window.settings().lexicon == ""
    assert (dialog.mode.value, dialog.scale.value, dialog.lexicon.value) == ("system", 1.0, "")


def test_escape_closes_and_the_next_one_is_new(qtbot, window):
    dialog = opened(qtbot, window)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.findChild(PreferencesDialog) is None, timeout=2000)
    qtbot.mouseClick(window.top_bar.preferences_button, LEFT)
    assert window.findChild(PreferencesDialog).isVisible()
