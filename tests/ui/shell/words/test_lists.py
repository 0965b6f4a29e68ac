"""Words banned and added, and common words only, as the user works with them."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from qless_studio.engine.lexicon import Band
from qless_studio.ui.shell.words.editor import CommonnessPopover, WordChangesDialog
from qless_studio.ui.tab.session import State


def words(window):
    return {found.word for found in window.tab.analyse.model.solutions()}


@pytest.fixture
def editor(qtbot, window):
    window.commands.words.show_changes.trigger()
    dialog = window.findChild(WordChangesDialog)
    yield dialog
    dialog.close()


def test_words_are_banned_and_added_in_the_editor(qtbot, window, editor, tmp_path):
    assert QApplication.focusWidget() is editor.field
    qtbot.keyClicks(editor.field, "head")
    qtbot.mouseClick(editor.ban_button, Qt.MouseButton.LeftButton)
    qtbot.keyClicks(editor.field, "nes")
    qtbot.mouseClick(editor.allow_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "nes" in words(window) and "head" not in words(window))
    assert [row.word for row in editor.model.solutions()] == ["head", "nes"]
    assert window.strip.lexicon_button.accessibleName() == "Word list: Common 5k, changed, 5,000 words"
    path = tmp_path / "data" / "word_changes.json"
    kept = {"common5k": {"banned": ["head"], "added": ["nes"]}}
    qtbot.waitUntil(lambda: path.exists() and json.loads(path.read_text())["lists"] == kept)
    editor.table.selectRow(0)
    qtbot.mouseClick(editor.one_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "head" in words(window))
    qtbot.mouseClick(editor.all_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "nes" not in words(window))
    assert editor.model.total == 0
    assert not editor.all_button.isEnabled()
    window.commands.words.undo_change.trigger()
    qtbot.waitUntil(lambda: "nes" in words(window))


def test_what_changes_nothing_is_said(qtbot, window, editor):
    for text, button, said in (
        ("qwxz", editor.ban_button, "QWXZ no longer counts in Common 5k."),
        ("head", editor.allow_button, "HEAD is already in Common 5k."),
        ("no word", editor.ban_button, "1 to 64 letters"),
    ):
        editor.field.clear()
        qtbot.keyClicks(editor.field, text)
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert said in editor.problem.text()
    assert editor.model.total == 0


def test_the_list_of_lists_tells_of_changes(qtbot, window):
    window.commands.words.ban("head")
    window.commands.lexicons.open()
    picker = window.commands.lexicons.picker()
    row = picker.model.row_of("common5k")
    assert "−1 word" in picker.model.spoken(row)
    window.commands.words.allow("nes")
    assert "−1 +1 words" in picker.model.spoken(picker.model.row_of("common5k"))
    qtbot.mouseClick(picker.words_button, Qt.MouseButton.LeftButton)
    dialog = window.findChild(WordChangesDialog)
    assert dialog.model.total == 2
    dialog.close()


def test_the_chosen_word_is_banned_by_a_command(qtbot, window, click_row):
    assert not window.commands.words.ban_chosen.isEnabled()
    click_row(window.tab.analyse.table, "head")
    window.commands.words.ban_chosen.trigger()
    qtbot.waitUntil(lambda: "head" not in words(window) and bool(words(window)))


def test_undo_takes_back_a_ban_that_came_last_and_then_the_puzzle(qtbot, window, click_row, typed):
    before = window.session.text
    typed(window, "headline")
    click_row(window.tab.analyse.table, "head")
    window.commands.words.ban_chosen.trigger()
    qtbot.waitUntil(lambda: "head" not in words(window) and bool(words(window)))
    undo = Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier
    qtbot.keyClick(window.tab.page.board, *undo)
    qtbot.waitUntil(lambda: "head" in words(window))
    assert window.session.text == "headline", "the puzzle stays"
    qtbot.keyClick(window.tab.page.board, *undo)
    assert window.session.text == before


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_slider_acts_at_once_and_is_seen_in_the_strip(qtbot, window, typed):
    typed(window, "headlinesmenu")
    before = words(window)
    QTest.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    popover = window.findChild(CommonnessPopover)
    assert popover.isVisible()
    slider = popover.row.slider
    assert QApplication.focusWidget() is slider
    for _ in range(4):
        qtbot.keyClick(slider, Qt.Key.Key_Right)
    assert window.session.words.commonness is Band.VERY_COMMON
    qtbot.waitUntil(lambda: window.session.lexicon is not None and window.session.state is State.FINISHED)
    common = {word for word in before if window.session.lexicon.band(word) is Band.VERY_COMMON}
    assert words(window) == common < before
    assert window.strip.commonness_button.accessibleName() == "Words that count: very common words only"
    assert slider.accessibleDescription() == "very common words only"
    qtbot.waitUntil(lambda: popover.size_label.text() == f"{len(window.session.lexicon):,} words")
    qtbot.mouseClick(popover.all_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: words(window) == before)
    assert window.strip.commonness_button.accessibleName() == "Words that count: all words"
    popover.close()


def test_a_word_too_rare_can_be_allowed_all_the_same(qtbot, window, typed):
    typed(window, "headlinesmenu")
    window.session.use_commonness(Band.VERY_COMMON)
    qtbot.waitUntil(lambda: window.session.lexicon is not None and "menu" not in words(window) and bool(words(window)))
    window.commands.words.allow("menu")
    qtbot.waitUntil(lambda: "menu" in words(window))
    assert window.strip.message == "MENU now counts in Common 5k."
    window.commands.words.ban("menu")
    qtbot.waitUntil(lambda: "menu" not in words(window) and bool(words(window)))
    window.commands.words.allow("menu")
    qtbot.waitUntil(lambda: "menu" in words(window))
    window.session.use_commonness(Band.UNKNOWN)
    qtbot.waitUntil(lambda: window.session.lexicon is not None and "menu" in words(window))
    assert len(window.session.lexicon) == 5000


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_each_tab_has_its_own_slider(qtbot, window):
    window.session.use_commonness(Band.COMMON)
    window.show_tab(1)
    assert window.session.words.commonness is Band.UNKNOWN
    qtbot.mouseClick(window.strip.commonness_button, Qt.MouseButton.LeftButton)
    popover = window.findChild(CommonnessPopover)
    assert popover.row.value == 0
    popover.close()
    window.show_tab(0)
    assert "common words only" in window.strip.commonness_button.accessibleName()
    qtbot.waitUntil(lambda: all(session.lexicon is not None for session in window.workspace.sessions))


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_slider_opens_again_after_its_document_is_closed(qtbot, window):
    commonness = window.strip.commonness_button
    qtbot.mouseClick(commonness, Qt.MouseButton.LeftButton)
    popover = window.findChild(CommonnessPopover)
    popover.close()
    session = window.session
    with qtbot.waitSignal(session.destroyed):
        window.workspace.close(window.document)
    qtbot.mouseClick(commonness, Qt.MouseButton.LeftButton)
    assert popover.isVisible()
    popover.row.slider.setValue(1)
    assert window.session.words.commonness is not Band.UNKNOWN
    popover.close()
