"""The window with two tabs of the null game: real keys and clicks, and what the user sees of them."""

from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from qless_studio.engine.games.nullgame import Row
from qless_studio.ui.shell import settings as settings_file
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.shell.selftest import selftest
from qless_studio.ui.shell.settings import Settings
from qless_studio.ui.theme import Appearance
from tests.ui.null_view import VIEW

SECOND = dataclasses.replace(VIEW, game=dataclasses.replace(VIEW.game, key="second"))


@pytest.fixture
def open_window(qtbot, pool, tmp_path):
    """`open_window(**settings)` opens a window whose settings are kept in a folder of the test."""

    def open_window(**values):
        settings = Settings(lexicon="common5k", **values)
        window = MainWindow([VIEW, SECOND], Appearance("light"), pool, settings, tmp_path / "settings.json")
        qtbot.addWidget(window)
        window.show()
        qtbot.waitUntil(lambda: window.session.lexicon is not None, timeout=5000)
        return window

    return open_window


def typed(qtbot, window, text):
    """Type a puzzle into the entry and wait for its verdict."""
    field = window.tab.entry.field
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, text)
    with qtbot.waitSignal(window.session.run_finished, timeout=5000):
        qtbot.keyClick(field, Qt.Key.Key_Return)


def test_typing_a_puzzle_fills_board_list_and_verdict(qtbot, open_window):
    window = open_window()
    typed(qtbot, window, "headlines")
    assert [cell.tile.text for cell in window.tab.board.cells] == list("HEADLINES")
    assert "HEAD" in {window.tab.model.index(row, 0).data() for row in range(window.tab.model.rowCount())}
    assert window.tab.verdict_text().startswith("Complete")


def test_a_typo_is_named_and_nothing_is_lost(qtbot, open_window):
    window = open_window()
    typed(qtbot, window, "cat")
    field = window.tab.entry.field
    qtbot.keyClicks(field, "7")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert "letter 4" in window.tab.entry.error
    assert field.text() == "cat7"
    assert window.session.puzzle == Row("cat")


def test_undo_and_redo_work_from_the_keyboard(qtbot, open_window):
    window = open_window()
    typed(qtbot, window, "cat")
    typed(qtbot, window, "dog")
    window.tab.board.setFocus()
    qtbot.keyClick(window.tab.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.session.text == "cat"
    assert window.tab.entry.text == "cat"
    window.session.undo_stack.redo()
    assert window.session.text == "dog"


def test_every_tab_has_a_session_of_its_own(qtbot, open_window):
    window = open_window()
    typed(qtbot, window, "cat")
    window.show_tab(1)
    assert window.session.text == ""
    window.show_tab(0)
    assert window.session.text == "cat"


def test_a_tab_starts_with_its_own_word_list_unless_the_user_chose_one(qtbot, pool):
    views = [VIEW, dataclasses.replace(SECOND, lexicon="common10k")]
    for chosen, names in (("", ["wide", "common10k"]), ("common5k", ["common5k", "common5k"])):
        window = MainWindow(views, Appearance("light"), pool, Settings(lexicon=chosen))
        qtbot.addWidget(window)
        assert [session.lexicon_name for session in window.sessions] == names


def test_a_restart_brings_everything_back(qtbot, open_window):
    window = open_window()
    typed(qtbot, window, "cat")
    window.appearance.set_mode("dark")
    window.close()
    path = window._settings_path
    settings, message = settings_file.load(path)
    assert message == ""
    again = open_window(**{name: getattr(settings, name) for name in ("mode", "tabs", "current")})
    assert again.session.text == "cat"
    assert settings.mode == "dark"


def test_the_clipboard_opens_in_the_tab_that_reads_it(qtbot, open_window):
    window = open_window()
    QGuiApplication.clipboard().setText("lines")
    window.paste_puzzle()
    assert window.session.text == "lines"
    QGuiApplication.clipboard().setText("4 5 6")
    window.paste_puzzle()
    assert window.session.text == "lines"
    assert "no puzzle" in window.strip.text()


def test_the_menu_holds_every_command_and_the_games_own(open_window):
    menu = open_window().menu()
    titles = [action.text() for action in menu.actions()]
    assert titles == ["File", "Edit", "Null game", "Analysis", "View", "Help"]
    texts = [action.text() for entry in menu.actions() for action in entry.menu().actions()]
    assert "Reverse the letters" in texts
    shortcuts = [action.shortcut().toString() for entry in menu.actions() for action in entry.menu().actions()]
    used = [shortcut for shortcut in shortcuts if shortcut]
    assert len(used) == len(set(used))


def test_the_window_switches_between_light_and_dark(open_window):
    window = open_window()
    before = window.grab().toImage().pixelColor(5, 60)
    window.switch_theme()
    assert window.grab().toImage().pixelColor(5, 60).lightness() < before.lightness()


def test_the_selftest_passes_and_names_a_tab_that_fails(open_window, capsys, monkeypatch):
    window = open_window()
    assert selftest(window)
    assert capsys.readouterr().out.count("ok") == 2
    monkeypatch.setattr(type(window.tab), "verdict_text", lambda self: "")
    assert not selftest(window)
    assert "2 of 2 tabs failed" in capsys.readouterr().out
