"""The command palette with real keys and clicks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.commands import every_command
from qless_studio.ui.shell.frame.palette import CommandPalette
from qless_studio.ui.shell.frame.preferences import PreferencesDialog
from qless_studio.ui.shell.help.window import HelpWindow
from qless_studio.ui.shell.search import IN_ANALYSE, IN_QUESTION, NEXT
from qless_studio.ui.style import theme_of
from qless_studio.ui.widgets.basic.buttons import plain_text
from tests.fixtures.nightly import by_day

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(open_window):
    window = open_window()
    window.activateWindow()
    window.tab.analyse.entry.field.setFocus()
    return window


def opened(qtbot, window):
    qtbot.keyClick(window, Qt.Key.Key_K, CONTROL)
    palette = window.findChild(CommandPalette)
    assert palette.isVisible()
    return palette


def texts(palette):
    return [row.text for row in palette.model.rows]


def typed(qtbot, palette, text):
    palette.query.clear()
    qtbot.keyClicks(palette.query, text)
    return texts(palette)


def test_it_opens_by_key_and_by_the_field_and_gives_the_keyboard_back(qtbot, window):
    palette = opened(qtbot, window)
    assert palette.query.hasFocus()
    qtbot.keyClick(palette.query, Qt.Key.Key_Escape)
    assert not palette.isVisible()
    assert window.tab.analyse.entry.field.hasFocus()
    qtbot.mouseClick(window.top_bar.search, Qt.MouseButton.LeftButton)
    assert palette.isVisible()
    qtbot.mouseClick(palette, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert not palette.isVisible()


def test_every_command_is_there_the_games_own_first(qtbot, window):
    palette = opened(qtbot, window)
    rows = texts(palette)
    assert rows.index("Null game") < rows.index("Reverse the letters") < rows.index("General")
    every = {plain_text(action) for action in window.available() if action.isVisible() and action.menu() is None}
    assert set(rows) - {"General", "Clear recent files"} == every | {"Null game"}


def test_nothing_unavailable_is_among_the_first(qtbot, window):
    palette = opened(qtbot, window)
    offers = [row.offer for row in palette.model.rows if row.offer is not None]
    assert all(offer.enabled for offer in offers[:10])
    missing = [offer.enabled for offer in offers]
    assert False in missing
    assert missing == sorted(missing, reverse=True)  # all of them last


def test_letters_narrow_and_enter_runs(qtbot, window):
    palette = opened(qtbot, window)
    assert typed(qtbot, palette, "dark th")[0] == "Dark theme"
    qtbot.keyClick(palette.query, Qt.Key.Key_Return)
    assert not palette.isVisible()
    assert window.appearance.mode == "dark"


def test_what_was_used_last_comes_first_next_time(qtbot, window):
    palette = opened(qtbot, window)
    before = texts(palette)
    for text in ("dark theme", "light theme"):
        typed(qtbot, palette, text)
        qtbot.keyClick(palette.query, Qt.Key.Key_Return)
        opened(qtbot, window)
    rows = texts(palette)
    at = before.index("Null game")
    assert rows[at : at + 2] == ["Light theme", "Dark theme"]
    assert rows.count("Light theme") == 1
    assert window.settings().used == ("theme_light", "theme_dark")


def test_settings_lists_help_and_words_are_found(qtbot, window):
    qtbot.waitUntil(lambda: window.session.lexicon is not None)
    palette = opened(qtbot, window)
    assert "Text size" in typed(qtbot, palette, "text size")
    assert any(row.offer and row.offer.source == "Word list" for row in rows_for(qtbot, palette, "german"))
    assert any(row.offer and row.offer.source == "Help" for row in rows_for(qtbot, palette, "challenges"))
    assert "Look up CAT" in typed(qtbot, palette, "cat")
    assert not any(text.startswith("Look up ") for text in typed(qtbot, palette, "catx"))


def rows_for(qtbot, palette, text):
    typed(qtbot, palette, text)
    return palette.model.rows


def choose(qtbot, palette, text):
    """Go down to the row with this text and press Enter."""
    for _ in palette.model.rows:
        if palette.chosen.text == text:
            break
        qtbot.keyClick(palette.query, Qt.Key.Key_Down)
    assert palette.chosen.text == text
    qtbot.keyClick(palette.query, Qt.Key.Key_Return)


def test_a_preference_found_is_shown_in_the_preferences(qtbot, window):
    palette = opened(qtbot, window)
    typed(qtbot, palette, "reduce motion")
    choose(qtbot, palette, "Reduce motion")
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, PreferencesDialog)
    assert dialog.control("less_motion").isVisible()
    assert not dialog.control("text_scale").isVisible()
    dialog.reject()


@pytest.mark.nightly
def test_a_word_list_found_is_used_and_a_word_looked_up(qtbot, window):
    palette = opened(qtbot, window)
    typed(qtbot, palette, "common 2k")
    choose(qtbot, palette, "Common 2k")
    qtbot.waitUntil(lambda: window.session.lexicon is not None and window.session.words.name == "common2k")
    opened(qtbot, window)
    typed(qtbot, palette, "cat")
    choose(qtbot, palette, "Look up CAT")
    assert window.commands.words.is_open
    qtbot.waitUntil(window.commands.words.dock.panel.isVisible)


def test_no_answer_is_ever_empty(qtbot, window):
    palette = opened(qtbot, window)
    assert typed(qtbot, palette, "qqqq") == ["Help on “qqqq”"]
    typed(qtbot, palette, "proven best")
    choose(qtbot, palette, "Help on “proven best”")
    helped = next(each for each in QApplication.topLevelWidgets() if isinstance(each, HelpWindow) and each.isVisible())
    assert helped.search.text() == "proven best"
    helped.close()


def test_it_opens_with_the_first_head_in_sight(qtbot, window):
    palette = opened(qtbot, window)
    qtbot.rest(window)
    assert palette.list.verticalScrollBar().maximum() > 0
    assert palette.list.verticalScrollBar().value() == 0


def test_arrows_skip_heads_and_what_cannot_be_had_and_go_round(qtbot, window):
    palette = opened(qtbot, window)
    qtbot.keyClicks(palette.query, "re")
    assert "Redo" in texts(palette)
    seen = [palette.chosen.text]
    for _ in palette.model.enabled:
        qtbot.keyClick(palette.query, Qt.Key.Key_Down)
        seen.append(palette.chosen.text)
    assert "Redo" not in seen
    assert seen[0] == "Reverse the letters"
    assert seen.count(seen[0]) >= 2
    qtbot.keyClick(palette.query, Qt.Key.Key_Home)
    qtbot.keyClick(palette.query, Qt.Key.Key_PageUp)
    assert palette.chosen.text == "Reverse the letters"


def test_a_click_runs_and_a_click_on_what_cannot_be_had_does_not(qtbot, window):
    window.session.edit_text("cat")
    palette = opened(qtbot, window)
    for text, runs in (("Redo", False), ("Reverse the letters", True)):
        view = palette.list
        index = palette.model.index(texts(palette).index(text))
        view.scrollTo(index)
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(index).center())
        assert palette.isVisible() is not runs
    assert window.session.text == "tac"


def test_the_query_stays_where_it_is_whatever_matches(qtbot, window):
    palette = opened(qtbot, window)
    window.repaint()

    def place():
        qtbot.rest(window)
        return palette.query.mapTo(window, QPoint(0, 0)), palette.query.size()

    before = place()
    for key in "qqqq":
        qtbot.keyClick(palette.query, key)
        assert place() == before


def test_words_are_preferred_to_scattered_letters(qtbot, window):
    palette = opened(qtbot, window)
    qtbot.keyClicks(palette.query, "the")  # scattered over more than one command, a word of Reverse the letters
    assert "Reverse the letters" in texts(palette)
    offers = [row.offer for row in palette.model.rows if row.offer]
    assert all("the" in f"{offer.text} {offer.tip} {offer.words}".lower() for offer in offers)
    palette.query.setText("rtr")
    assert "Reverse the letters" in texts(palette)


def test_a_command_is_found_by_the_words_of_its_explanation_too(qtbot, window):
    palette = opened(qtbot, window)
    qtbot.keyClicks(palette.query, "level")
    assert "History: Progress" in texts(palette)


def test_the_best_match_is_chosen(qtbot, window):
    palette = opened(qtbot, window)
    qtbot.keyClicks(palette.query, "re")
    assert palette.chosen.text == "Reverse the letters"
    palette.query.setText("se")  # within the game's own command, at the beginning of others
    assert "Reverse the letters" in texts(palette)
    assert palette.chosen.text.startswith("Se")


def test_matched_letters_and_keys_are_spoken_and_rows_have_names(qtbot, window):
    palette = opened(qtbot, window)
    spoken = [palette.model.spoken(number) for number in range(len(palette.model.rows))]
    assert "Reverse the letters, Ctrl E" in spoken
    assert "Redo, Ctrl Shift Z, there is nothing to redo" in spoken
    assert "Light theme, on" in spoken
    interface = QAccessible.queryAccessibleInterface(palette.list)
    names = {interface.child(number).text(QAccessible.Text.Name) for number in range(interface.childCount())}
    assert "Reverse the letters, Ctrl E" in names


def test_tab_stays_within_the_palette(qtbot, window):
    palette = opened(qtbot, window)
    for _ in range(3):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert palette.isAncestorOf(QApplication.focusWidget())


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("mode", ["light", "dark", "high_contrast"])
@by_day("light-2.0", "high_contrast-1.0")
def test_the_card_stays_inside_the_smallest_window(qtbot, window, mode, scale):
    window.resize(900, 600)
    window.appearance.set_mode(mode)
    window.appearance.set_text_scale(scale)
    palette = opened(qtbot, window)
    assert palette.rect().contains(palette.card.geometry())
    assert palette.card.rect().contains(palette.list.geometry())
    chosen = palette.list.visualRect(palette.list.currentIndex())
    image = palette.list.viewport().grab().toImage()
    wash = theme_of(window).color("accent_bg")
    assert image.pixelColor(chosen.left() + round(14 * scale), chosen.center().y()) == wash
    qtbot.keyClick(palette.query, Qt.Key.Key_Escape)


def test_the_accent_is_that_of_the_game_in_front(qtbot, window):
    window.show_tab(1)
    assert theme_of(window).accent == "green"
    rows = texts(opened(qtbot, window))
    assert rows.index("Second") < rows.index("General")


def test_the_size_of_text_changes_after_a_document_is_closed_whose_commands_were_listed(qtbot, window):
    """The hidden list measures its rows again, and would ask commands that are deleted."""
    palette = opened(qtbot, window)
    qtbot.keyClick(palette.query, Qt.Key.Key_Escape)
    tab = window.tab
    window.workspace.close(window.document)
    qtbot.waitUntil(lambda: not isValid(tab))
    window.appearance.set_text_scale(1.5)
    qtbot.rest(window)
    palette = opened(qtbot, window)
    assert palette.model.enabled


def test_what_arrives_late_beneath_it_does_not_take_the_keyboard(qtbot, window):
    palette = opened(qtbot, window)
    qtbot.keyClicks(palette.query, "rev")
    window.tab.focus_board()  # as a puzzle that is made or loaded meanwhile does
    assert palette.query.hasFocus()
    qtbot.keyClicks(QApplication.focusWidget(), "erse")
    assert palette.query.text() == "reverse"
    qtbot.keyClick(palette.query, Qt.Key.Key_Escape)
    assert not palette.isVisible()
    assert window.tab.page.places.board_has_focus


def test_what_is_offered_first_are_commands():
    known = {entry.command.name for entry in every_command(VIEWS)}
    assert {*IN_ANALYSE, *IN_QUESTION, *(name for names in NEXT.values() for name in names)} <= known
