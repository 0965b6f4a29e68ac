"""Preferences take effect at once, by mouse and by keyboard, and can be reset."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from qless_studio.engine.folders import data_folder
from qless_studio.engine.games.nullgame import Options
from qless_studio.engine.history import Entry, History, Result
from qless_studio.engine.lexicon import load
from qless_studio.engine.options import options_of
from qless_studio.ui.shell.frame.preferences import PreferencesDialog
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.translation import languages

LEFT = Qt.MouseButton.LeftButton


def opened(qtbot, window):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    dialog = next(dialog for dialog in window.findChildren(PreferencesDialog) if dialog.isVisible())
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def test_options_take_effect_at_once_and_can_be_had_again(qtbot, window, typed):
    typed(window, "headline")
    before = window.tab.analyse.model.rowCount()
    dialog = opened(qtbot, window)
    spin = dialog.form.inputs["min_length"].widget
    with qtbot.waitSignal(window.session.run_finished):
        spin.setFocus()
        for _ in range(3):
            qtbot.keyClick(spin, Qt.Key.Key_Up)
    assert window.session.options == Options(min_length=Options().min_length + 3)
    assert window.tab.analyse.model.rowCount() < before
    dialog.accept()
    assert opened(qtbot, window).form.options == window.session.options


def test_the_look_changes_at_once_and_is_remembered(qtbot, window):
    dialog = opened(qtbot, window)
    dialog.control("mode").setFocus()
    qtbot.keyClick(dialog.control("mode"), Qt.Key.Key_End)
    assert window.appearance.mode == "high_contrast"
    width = dialog.width()
    qtbot.mouseClick(dialog.control("text_scale").button(1.5), LEFT)
    assert window.appearance.text_scale == 1.5
    assert dialog.width() == min(width * 1.5, dialog.screen().availableSize().width() - 40)
    qtbot.mouseClick(dialog.control("less_motion").button(True), LEFT)
    assert window.appearance.reduced_motion
    checked = [action.text() for action in window.commands.view.actions if action.isChecked()]
    assert checked == ["High contrast theme"]
    settings = window.settings()
    assert (settings.mode, settings.text_scale, settings.less_motion) == ("high_contrast", 1.5, True)


def test_the_list_of_new_tabs(qtbot, window):
    dialog = opened(qtbot, window)
    assert dialog.control("lexicon").value == "common5k"
    dialog.control("lexicon").setFocus()
    qtbot.keyClick(dialog.control("lexicon"), Qt.Key.Key_Home)
    assert window.settings().lexicon == ""
    assert window.session.words.name == "common5k"


def test_words_that_may_offend_are_proposed_when_the_player_wants_it_until_the_reset(qtbot, window):
    listed = load("common10k")
    assert len(listed.proposed) < len(listed)
    dialog = opened(qtbot, window)
    box = dialog.control("offensive")
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Space)
    assert window.settings().offensive
    assert listed.proposed is listed
    qtbot.mouseClick(dialog.reset_button, LEFT)
    assert len(listed.proposed) < len(listed)


def test_reset_brings_the_defaults_back(qtbot, window):
    window.session.set_options(Options(min_length=5))
    window.appearance.set_mode("dark")
    window.appearance.set_text_scale(1.25)
    window.appearance.set_reduced_motion(True)
    dialog = opened(qtbot, window)
    qtbot.mouseClick(dialog.reset_button, LEFT)
    assert window.session.options == Options() == dialog.form.options
    assert (window.appearance.mode, window.appearance.text_scale) == ("system", 1.0)
    assert window.appearance.chosen_reduced_motion is None
    assert window.settings().lexicon == ""
    assert (dialog.control("mode").value, dialog.control("text_scale").value, dialog.control("lexicon").value) == (
        "system",
        1.0,
        "",
    )


def test_escape_closes_and_the_next_one_is_new(qtbot, window):
    dialog = opened(qtbot, window)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.findChild(PreferencesDialog) is None)
    opened(qtbot, window)
    assert window.findChild(PreferencesDialog).isVisible()


def labels(dialog):
    """The words of the rows in sight."""
    return [
        row.text
        for _, rows in dialog._sections
        for row in rows._rows
        if rows.isVisible() and rows.form.isRowVisible(row.widget)
    ]


def test_the_search_narrows_by_label_and_marks_it(qtbot, window):
    dialog = opened(qtbot, window)
    everything = labels(dialog)
    assert dialog.search.hasFocus()
    qtbot.keyClicks(dialog.search, "text si")
    assert labels(dialog) == ["Text size"]
    assert [head.plain for head, rows in dialog._sections if rows.isVisible()] == ["Appearance"]
    label = next(row.label for _, rows in dialog._sections for row in rows._rows if row.text == "Text size")
    assert ">Text<" in label.text()
    assert ">Si<" in label.text() or ">si<" in label.text()
    qtbot.keyClick(dialog.search, Qt.Key.Key_Escape)
    assert labels(dialog) == everything
    assert label.text() == "Text size"
    assert dialog.isVisible()


def test_the_search_finds_help_and_shows_it(qtbot, window):
    dialog = opened(qtbot, window)
    qtbot.keyClicks(dialog.search, "slurs")
    assert labels(dialog) == ["Propose words that may offend"]
    rows = next(rows for _, rows in dialog._sections if rows.isVisible())
    assert next(row for row in rows._rows if row.text == "Propose words that may offend").help.isVisible()
    qtbot.keyClicks(dialog.search, "zzz")
    assert labels(dialog) == []
    assert dialog._none.isVisible()


def test_the_name_of_a_section_shows_all_of_it(qtbot, window):
    dialog = opened(qtbot, window)
    qtbot.keyClicks(dialog.search, "appearance")
    assert labels(dialog) == ["Theme", "Text size", "Reduce motion", "Language"]


def test_control_f_goes_to_the_search(qtbot, window):
    dialog = opened(qtbot, window)
    dialog.control("mode").setFocus()
    qtbot.keyClick(dialog.control("mode"), Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert dialog.search.hasFocus()


def choose_language(qtbot, dialog, code):
    """By keys: the first choice is the language of the system."""
    choice = dialog.control("language")
    choice.setFocus()
    qtbot.keyClick(choice, Qt.Key.Key_Home)
    for _ in range(1 + [known for known, _ in languages()].index(code)):
        qtbot.keyClick(choice, Qt.Key.Key_Down)
    assert choice.value == code


def test_another_language_says_at_once_that_it_needs_a_restart(qtbot, window):
    dialog = opened(qtbot, window)
    assert not dialog.language_note.isVisible()
    for code, _ in languages():
        choose_language(qtbot, dialog, code)
        needed = code != "en"
        assert dialog.language_note.isVisible() is needed
        assert dialog.language_note.text() == ("Restart Qless Studio to change its language." if needed else "")


def test_threads_autosave_language_and_motion_are_remembered(qtbot, window):
    dialog = opened(qtbot, window)
    threads, autosave = dialog.control("threads"), dialog.control("autosave")
    threads.setFocus()
    qtbot.keyClick(threads, Qt.Key.Key_Up)
    assert window.settings().threads == window.session.threads == 1
    qtbot.mouseClick(autosave, LEFT)
    assert (window.settings().autosave, window.settings().threads) == (False, 1)
    choose_language(qtbot, dialog, languages()[-1][0])
    assert window.settings().language == languages()[-1][0]
    qtbot.mouseClick(dialog.control("less_motion").button(False), LEFT)
    assert window.settings().less_motion is False
    qtbot.mouseClick(dialog.reset_button, LEFT)
    settings = window.settings()
    assert (settings.threads, settings.autosave, settings.language, settings.less_motion) == (0, True, "", None)
    assert window.session.threads is None
    assert (threads.value(), autosave.isChecked(), dialog.control("language").value) == (0, True, "")


def test_what_a_practice_asks_is_remembered_and_reset(qtbot, window):
    dialog = opened(qtbot, window)
    counts = {name: dialog.control(name) for name in ("practice_items", "practice_cards", "practice_new")}
    for name, box in counts.items():
        box.setFocus()
        qtbot.keyClick(box, Qt.Key.Key_Up)
        assert getattr(window.settings(), name) == getattr(Settings(), name) + 1
    least = dialog.control("practice_least")
    least.setFocus()
    qtbot.keyClick(least, Qt.Key.Key_End)
    assert window.settings().practice_least == "UNCOMMON"
    qtbot.mouseClick(dialog.reset_button, LEFT)
    assert window.settings().practice_least == "COMMON"
    assert [box.value() for box in counts.values()] == [10, 40, 10]


def test_a_copy_of_a_history_comes_in_without_repeats(qtbot, window, choose, tmp_path):
    history, copy = History(data_folder()), tmp_path / "copy.jsonl"
    for number in range(3):
        history.add(Entry("second", "AB/CD", Result.FINISHED, id=f"g{number}"))
    copy.write_bytes(history.content() + b"damaged\n")
    history.forget("g1")
    window.commands.places.show_history.trigger()
    page = window.commands.front.place
    qtbot.waitUntil(lambda: page.foot.count.text() == "2 games")
    dialog = opened(qtbot, window)
    choose(copy)
    for said in ("1 game added; 1 damaged line was left out", "All of these games are already in the history."):
        qtbot.mouseClick(dialog.import_button, LEFT)
        qtbot.waitUntil(lambda said=said: dialog.import_note.text().startswith(said))
    qtbot.waitUntil(lambda: page.foot.count.text() == "3 games")
    copy.write_text("a letter to grandmother\n")
    qtbot.mouseClick(dialog.import_button, LEFT)
    qtbot.waitUntil(lambda: dialog.import_note.text() == f"{copy}: contains no history")


def test_every_row_is_reached_by_tab(qtbot, window):
    dialog = opened(qtbot, window)
    reached = set()
    for _ in range(40):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        if focused is dialog.search:
            break
        reached.add(focused)
    else:
        pytest.fail("Tab does not come back")
    made = {name: form.inputs[name].widget for form in dialog.forms for name in form.inputs}
    assert set(made) == {known.name for known in options_of(Settings)}, "every setting that is an option has a row"
    for each in made.values():
        assert each in reached or any(each.isAncestorOf(one) for one in reached if one is not None)
    assert dialog.shortcuts_button in reached
    assert dialog.control("text_scale").button(1.0) in reached
