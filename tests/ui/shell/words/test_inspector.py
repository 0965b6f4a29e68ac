"""The word inspector, as its user works with it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from qless_studio.ui.shell.state.settings import load
from qless_studio.ui.shell.words.panel import InspectorPanel
from qless_studio.ui.style import theme_of
from tests.fixtures.nightly import by_day

ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def panel(qtbot, window):
    """The inspector, opened by its keys."""
    QTest.keyClick(window, Qt.Key.Key_I, CONTROL)
    panel = window.findChild(InspectorPanel)
    qtbot.waitUntil(panel.isVisible)
    return panel


def shows(qtbot, panel, word):
    qtbot.waitUntil(lambda: panel.word.isVisible() and panel.word.text() == word.upper())


def follow(panel, section, word):
    """Take a link as Qt reports a click on it."""
    assert f'href="{word}"' in panel.relatives[section].links.text()
    panel.relatives[section].links.linkActivated.emit(word)


def test_closed_by_default_and_not_even_made(window):
    assert window.findChild(InspectorPanel) is None
    assert window.stack.parentWidget() is window.centralWidget()


def test_it_follows_the_chosen_row(qtbot, window, panel, click_row):
    assert not panel.word.isVisible()
    assert "Select a word" in panel.empty_state.text()
    click_row(window.tab.analyse.table, "lines")
    shows(qtbot, panel, "lines")
    assert panel.listed_line.label.text() == "In Common 5k"
    assert "LINE" in panel.bases.links.text()
    assert "a formation of people" in panel.meaning.text() or "line" in panel.meaning.text().lower()
    assert panel.holdings.isVisible()
    click_row(window.tab.analyse.table, "head")
    shows(qtbot, panel, "head")
    assert "HEADS" in panel.relatives["back"].links.text()
    assert "AHEAD" in panel.relatives["front"].links.text()


def test_links_lead_on_and_back_and_forward(qtbot, window, panel, click_row):
    click_row(window.tab.analyse.table, "head")
    shows(qtbot, panel, "head")
    follow(panel, "front", "ahead")
    shows(qtbot, panel, "ahead")
    QTest.keyClick(window, Qt.Key.Key_Left, ALT)
    shows(qtbot, panel, "head")
    assert not panel.back_button.isEnabled()
    qtbot.mouseClick(panel.forward_button, Qt.MouseButton.LeftButton)
    shows(qtbot, panel, "ahead")
    assert not panel.forward_button.isEnabled()


def test_any_word_can_be_typed(qtbot, window, panel):
    window.top_bar.tabs.setFocus()
    QTest.keyClick(window, Qt.Key.Key_I, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert QApplication.focusWidget() is panel.field
    qtbot.keyClicks(panel.field, "Qwxzj")
    qtbot.keyClick(panel.field, Qt.Key.Key_Return)
    shows(qtbot, panel, "qwxzj")
    assert panel.listed_line.label.text() == "Not in any list"
    assert "No definition available" in panel.meaning.text()
    assert not panel.relatives["anagrams"].isVisible()
    qtbot.keyClicks(panel.field, "two words")
    qtbot.keyClick(panel.field, Qt.Key.Key_Return)
    assert panel.problem.isVisible()
    assert panel.field.text() == "two words"
    assert panel.word.text() == "QWXZJ"


def test_a_word_of_another_list_is_told_from_one_of_none(qtbot, window, panel):
    qtbot.keyClicks(panel.field, "enfilade")
    qtbot.keyClick(panel.field, Qt.Key.Key_Return)
    shows(qtbot, panel, "enfilade")
    assert panel.listed_line.label.text() == "Not in Common 5k"
    lines = panel.holdings.findChildren(type(panel.listed_line))
    told = [line.label.accessibleName() for line in lines]
    assert "In Wide" in told
    assert "Not in Common 5k" in told


def test_copy_takes_all_of_it(qtbot, window, panel, click_row):
    click_row(window.tab.analyse.table, "lines")
    shows(qtbot, panel, "lines")
    qtbot.mouseClick(panel.copy_button, Qt.MouseButton.LeftButton)
    text = QGuiApplication.clipboard().text()
    assert text.startswith("LINES\nIn Common 5k\n")
    assert "plural of line: LINE" in text
    assert "Lists: " in text
    assert "clipboard" in window.strip.message


def test_it_is_remembered_and_on_which_side(qtbot, window, panel, tmp_path, open_window):
    assert panel.mapTo(window, QPoint(0, 0)).x() > window.width() // 2
    qtbot.mouseClick(panel.side_button, Qt.MouseButton.LeftButton)
    assert panel.mapTo(window, QPoint(0, 0)).x() == 0
    window.close()
    settings, message = load(tmp_path / "settings.json")
    assert (settings.inspector, settings.inspector_side, message) == (True, "left", "")
    again = open_window(inspector=True, inspector_side="left")
    panel = again.findChild(InspectorPanel)
    qtbot.waitUntil(panel.isVisible)
    assert panel.mapTo(again, QPoint(0, 0)).x() == 0


def test_the_width_the_user_gave_it_stays(qtbot, window, panel, tmp_path):
    handle = panel.parentWidget().handle(1)
    qtbot.mousePress(handle, Qt.MouseButton.LeftButton, pos=handle.rect().center())
    qtbot.mouseMove(handle, handle.rect().center() - QPoint(100, 0))
    qtbot.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=handle.rect().center())
    width = panel.width()
    assert width > 300
    window.commands.words.set_open(False)
    window.commands.words.set_open(True)
    qtbot.waitUntil(lambda: panel.isVisible() and panel.width() == width)
    window.close()
    assert load(tmp_path / "settings.json")[0].inspector_width == width


def test_its_key_opens_it_goes_to_its_field_and_closes_it(qtbot, window):
    words = window.commands.words
    window.top_bar.tabs.setFocus()
    QTest.keyClick(window, Qt.Key.Key_I, CONTROL)  # no word is selected: one is asked for
    panel = words.dock.panel
    assert words.is_open
    assert QApplication.focusWidget() is panel.field
    window.top_bar.tabs.setFocus()
    QTest.keyClick(window, Qt.Key.Key_I, CONTROL)
    qtbot.waitUntil(panel.isVisible)
    assert QApplication.focusWidget() is panel.field
    QTest.keyClick(window, Qt.Key.Key_I, CONTROL)
    assert not panel.isVisible()
    assert not words.is_open
    QTest.keyClick(window, Qt.Key.Key_I, CONTROL)
    qtbot.waitUntil(panel.isVisible)


def test_closing_gives_the_room_and_the_keyboard_back(qtbot, window, panel):
    qtbot.mouseClick(panel.field, Qt.MouseButton.LeftButton)
    narrow = window.stack.width()
    qtbot.keyClick(panel.field, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not panel.isVisible())
    qtbot.waitUntil(lambda: window.stack.width() > narrow)
    assert window.tab.isAncestorOf(QApplication.focusWidget())
    assert not window.commands.words.back.isEnabled()


def test_another_tab_has_its_own_word(qtbot, window, panel, click_row, typed):
    click_row(window.tab.analyse.table, "head")
    shows(qtbot, panel, "head")
    window.show_tab(1)
    qtbot.waitUntil(lambda: window.session.lexicon is not None)
    typed(window, "headlines")
    click_row(window.tab.analyse.table, "line")
    shows(qtbot, panel, "line")
    window.show_tab(0)
    shows(qtbot, panel, "head")


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_menu_of_a_row_inspects_and_bans(qtbot, window, click_row):
    table = window.tab.analyse.table
    at = click_row(table, "head")
    where = table.viewport().mapToGlobal(at)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, where)
    QApplication.sendEvent(table.viewport(), event)
    (menu,) = table.findChildren(QMenu)
    texts = [action.text() for action in menu.actions() if action.text()]
    assert texts == ["Look up HEAD", "Ban HEAD from Common 5k", "Undo last ban or addition"]
    menu.actions()[1].trigger()
    menu.close()
    model = table.model()
    qtbot.waitUntil(lambda: model.total > 0 and all(found.word != "head" for found in model.solutions()))
    assert window.strip.message == "HEAD no longer counts in Common 5k."
    qtbot.mouseClick(window.strip.act_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: any(found.word == "head" for found in table.model().solutions()))


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_menu_key_opens_the_menu_of_the_chosen_row(qtbot, window, click_row):
    table = window.tab.analyse.table
    click_row(table, "line")
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(0, 0), QPoint(0, 0))
    QApplication.sendEvent(table, event)
    (menu,) = table.findChildren(QMenu)
    menu.actions()[0].trigger()
    menu.close()
    shows(qtbot, window.findChild(InspectorPanel), "line")


def test_the_inspector_bans_and_allows(qtbot, window, panel, click_row):
    click_row(window.tab.analyse.table, "head")
    shows(qtbot, panel, "head")
    assert panel.change_button.text() == "Ban"
    qtbot.mouseClick(panel.change_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: panel.listed_line.label.text() == "Banned from Common 5k")
    qtbot.waitUntil(lambda: panel.change_button.text() == "Allow")
    qtbot.mouseClick(panel.change_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: panel.listed_line.label.text() == "In Common 5k")


@pytest.mark.parametrize("mode", ["light", "dark", "high_contrast"])
@by_day("dark")
def test_it_paints_in_every_theme_and_at_200_percent(qtbot, window, panel, click_row, mode):
    click_row(window.tab.analyse.table, "head")
    shows(qtbot, panel, "head")
    window.appearance.set_mode(mode)
    window.appearance.set_text_scale(2.0)
    assert theme_of(window).color("text").name() in panel.relatives["back"].links.text()
    assert not panel.grab().isNull()


def test_its_buttons_show_the_shortcut_in_force(window):
    panel = window.commands.words.dock.panel
    assert panel.back_button.toolTip() == "Back to previous word (Alt+Left)"
    window.shortcuts.set_keys("word_back", [QKeySequence("Ctrl+J")])
    assert panel.back_button.toolTip() == "Back to previous word (Ctrl+J)"


@pytest.mark.nightly
def test_words_of_another_language_are_typed_either_way_and_shown_as_they_are_spelt(qtbot, window, panel):
    window.session.use_lexicon("de-common10k")
    qtbot.waitUntil(lambda: window.session.lexicon is not None and window.session.lexicon.name == "de-common10k")
    for typed, shown, meant in (
        ("HÄUSER", "HÄUSER", "HAUS"),
        ("fuss", "FUẞ", "FUẞ"),
        ("café", "CAFÉ", "CAFÉ"),
    ):
        panel.field.setText(typed)
        QTest.keyClick(panel.field, Qt.Key.Key_Return)
        shows(qtbot, panel, shown)
        assert meant in panel.meaning.text()
        assert panel.listed_line.label.text() == "In Common 10k, German"
