"""What the status strip says of things done and failed, and how long it says it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

CTRL = Qt.KeyboardModifier.ControlModifier


def press(qtbot, window, key):
    qtbot.keyClick(window.tab.page.board, key, CTRL)


def fail_to_save(qtbot, window, choose, folder):
    (folder / "file").write_text("")
    choose(folder / "file" / "mine.qless")
    press(qtbot, window, Qt.Key.Key_S)
    qtbot.waitUntil(lambda: "mine.qless" in window.strip.message)


def fail_to_paste(qtbot, window):
    QGuiApplication.clipboard().setText("4 5 6")
    press(qtbot, window, Qt.Key.Key_V)
    assert "no puzzle" in window.strip.message


def colour(window, role):
    return window.appearance.theme.color(role)


def ground(window):
    window.strip.repaint()
    return window.strip.grab().toImage().pixelColor(2, window.strip.height() // 2)


def test_a_failed_save_is_red_and_lasts_until_a_save_succeeds(qtbot, window, typed, choose, tmp_path, monkeypatch):
    monkeypatch.setattr("qless_studio.ui.shell.frame.status_strip.MESSAGE_MS", 300)
    monkeypatch.setattr("qless_studio.ui.shell.frame.status_strip.LETTER_MS", 0)
    typed(window, "cat")
    fail_to_save(qtbot, window, choose, tmp_path)
    assert window.strip.is_problem
    assert ground(window) == colour(window, "bad_bg")
    typed(window, "dog")
    qtbot.wait(400)
    assert "mine.qless" in window.strip.message
    choose(tmp_path / "other.qless")
    press(qtbot, window, Qt.Key.Key_S)
    qtbot.waitUntil(lambda: window.strip.message == "Saved: other.qless")
    assert not window.strip.is_problem
    assert ground(window) == colour(window, "window")
    qtbot.waitUntil(lambda: not window.strip.message)


def test_a_failed_open_is_red_until_the_next_thing_succeeds(qtbot, window, typed, tmp_path):
    (tmp_path / "bad.txt").write_text("12\n")
    (tmp_path / "good.txt").write_text("cat\n")
    window.open_files([tmp_path / "bad.txt"])
    qtbot.waitUntil(lambda: "bad.txt" in window.strip.message)
    assert window.strip.is_problem
    window.open_files([tmp_path / "good.txt"])
    qtbot.waitUntil(lambda: window.session.text == "cat")
    assert window.strip.message == ""
    fail_to_paste(qtbot, window)
    assert window.strip.is_problem
    typed(window, "lines")
    assert window.strip.message == ""


def test_a_note_goes_with_the_next_edit(qtbot, window, typed):
    window.say("Something was copied")
    typed(window, "cat")
    assert window.strip.message == ""


def test_a_message_does_not_follow_into_other_tabs(qtbot, window, typed, choose, tmp_path):
    window.say("Something was copied")
    window.show_tab(1)
    assert window.strip.message == ""
    window.show_tab(0)
    assert window.strip.message == ""
    typed(window, "cat")
    fail_to_save(qtbot, window, choose, tmp_path)
    failed = window.strip.message
    window.show_tab(1)
    assert window.strip.message == ""
    window.show_tab(0)
    assert (window.strip.message, window.strip.is_problem) == (failed, True)
    qtbot.mouseClick(window.strip.dismiss_button, Qt.MouseButton.LeftButton)
    window.show_tab(1)
    window.show_tab(0)
    assert window.strip.message == ""


def test_what_concerns_the_whole_program_is_shown_in_every_tab(window):
    window.complain("Changes cannot be saved")
    window.show_tab(1)
    assert window.strip.message == "Changes cannot be saved"
