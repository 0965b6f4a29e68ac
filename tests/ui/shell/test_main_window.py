"""The window with two tabs of the null game: real keys and clicks, and what the user sees of them."""

from __future__ import annotations

import dataclasses
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QAction, QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu

from qless_studio.engine import kernels
from qless_studio.engine.games.nullgame import Puzzle, Solution
from qless_studio.engine.solving import Outcome
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.shell.startup.selftest import selftest
from qless_studio.ui.shell.state import document as session_file
from qless_studio.ui.shell.state import settings as settings_file
from qless_studio.ui.shell.state.autosave import session_path
from qless_studio.ui.shell.state.document import Content, SavedDocument, SavedSession
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.style import Appearance
from qless_studio.ui.tab.game_view import GameParts, GameView
from qless_studio.ui.tab.play_actions import UndoButtons
from qless_studio.ui.tab.session import State
from qless_studio.ui.widgets.basic.buttons import IconButton
from tests.ui.dropping import drop
from tests.ui.null_view import VIEW


def test_typing_a_puzzle_fills_board_list_and_verdict(qtbot, open_window, typed):
    window = open_window()
    typed(window, "headlines")
    assert [cell.tile.text for cell in window.tab.page.board.cells] == list("HEADLINES")
    assert "HEAD" in {
        window.tab.analyse.model.index(row, 0).data() for row in range(window.tab.analyse.model.rowCount())
    }
    assert window.tab.analyse.verdict_text().startswith("Complete: ")


def test_a_typo_is_named_and_nothing_is_lost(qtbot, open_window, typed):
    window = open_window()
    typed(window, "cat")
    field = window.tab.analyse.entry.field
    qtbot.keyClicks(field, "7")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert "letter 4" in window.tab.analyse.entry.error
    assert field.text() == "cat7"
    assert window.session.puzzle == Puzzle("cat")


def test_undo_and_redo_work_from_the_keyboard(qtbot, open_window, typed):
    window = open_window()
    typed(window, "cat")
    typed(window, "dog")
    window.tab.page.board.setFocus()
    qtbot.keyClick(window.tab.page.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.session.text == "cat"
    assert window.tab.analyse.entry.text == "cat"
    window.session.undo_stack.redo()
    assert window.session.text == "dog"


def test_every_tab_has_a_session_of_its_own(qtbot, open_window, typed):
    window = open_window()
    typed(window, "cat")
    window.show_tab(1)
    assert window.session.text == ""
    window.show_tab(0)
    assert window.session.text == "cat"


def test_a_tab_starts_with_its_own_word_list_unless_the_user_chose_one(qtbot, pool):
    second = GameParts(dataclasses.replace(VIEW.game, key="second"), VIEW.parts.tab, lexicon="common10k")
    views = [VIEW, GameView.of(second, "blue")]
    for chosen, names in (("", ["wide", "common10k"]), ("common5k", ["common5k", "common5k"])):
        window = MainWindow(views, Appearance("light"), pool, Settings(lexicon=chosen))
        qtbot.addWidget(window)
        window.workspace.open_all()
        assert [session.words.name for session in window.workspace.sessions] == names


def test_a_restart_brings_everything_back(open_window, typed, tmp_path):
    window = open_window()
    typed(window, "cat")
    window.show_tab(1)
    window.appearance.set_mode("dark")
    window.close()
    settings, message = settings_file.load(tmp_path / "settings.json")
    kept, complaint = session_file.load_session(session_path())
    assert (message, complaint) == ("", "")
    assert settings.mode == "dark"
    again = open_window(kept)
    assert again.workspace.index == 1
    again.workspace.open_all()
    assert [session.text for session in again.workspace.sessions] == ["cat", ""]


def test_the_clipboard_opens_in_the_tab_that_reads_it(qtbot, open_window):
    window = open_window()
    QGuiApplication.clipboard().setText("lines")
    window.commands.documents.paste()
    assert window.session.text == "lines"
    QGuiApplication.clipboard().setText("4 5 6")
    window.commands.documents.paste()
    assert window.session.text == "lines"
    assert "no puzzle" in window.strip.text()


def test_the_menu_holds_every_command_and_the_games_own(open_window):
    menu = open_window().menu()
    titles = [action.text() for action in menu.actions()]
    assert titles == ["File", "Edit", "Null game", "Words", "View", "Help"]
    texts = [action.text() for entry in menu.actions() for action in entry.menu().actions()]
    assert "Reverse the letters" in texts
    shortcuts = [action.shortcut().toString() for entry in menu.actions() for action in entry.menu().actions()]
    used = [shortcut for shortcut in shortcuts if shortcut]
    assert len(used) == len(set(used))


def test_the_window_turns_dark_by_its_command(open_window):
    window = open_window()
    before = window.grab().toImage().pixelColor(5, 60)
    window.findChild(QAction, "theme_dark").trigger()
    assert window.grab().toImage().pixelColor(5, 60).lightness() < before.lightness()


def test_the_selftest_passes_and_names_a_tab_that_fails(open_window, capsys, monkeypatch):
    window = open_window()
    assert selftest(window)
    assert capsys.readouterr().out.count("ok") == 2
    monkeypatch.setattr(type(window.tab.analyse), "verdict_text", lambda self: "")
    assert not selftest(window)
    assert "2 of 2 tabs failed" in capsys.readouterr().out


def test_a_message_outlives_changes_of_state_and_can_be_dismissed(qtbot, open_window, typed):
    window = open_window()
    typed(window, "cat")
    window.say("Something to read")
    with qtbot.waitSignal(window.session.run_finished):
        qtbot.keyClick(window, Qt.Key.Key_F5)
    assert window.strip.text() == "Something to read"
    qtbot.mouseClick(window.strip.dismiss_button, Qt.MouseButton.LeftButton)
    assert "Ready" in window.strip.text()
    assert window.strip.dismiss_button.isHidden()


def test_a_message_goes_by_itself(qtbot, open_window, monkeypatch):
    monkeypatch.setattr("qless_studio.ui.shell.frame.status_strip.MESSAGE_MS", 50)
    monkeypatch.setattr("qless_studio.ui.shell.frame.status_strip.LETTER_MS", 0)
    window = open_window()
    window.say("Soon gone")
    qtbot.waitUntil(lambda: "Ready" in window.strip.text())


def test_the_status_names_what_the_analysis_does(qtbot, open_window, typed):
    window = open_window()
    assert window.strip.text().startswith("Ready")
    typed(window, "cat")
    assert window.strip.text().startswith("Ready")
    qtbot.keyClick(window, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert window.strip.text().startswith("Analysis off")
    window.session.edit_text("dog")
    assert window.tab.analyse.verdict_text() == "Not analysed"
    with qtbot.waitSignal(window.session.run_finished):
        qtbot.keyClick(window, Qt.Key.Key_F5)


def test_a_text_that_cannot_be_read_any_more_is_shown_and_kept(qtbot, open_window, typed):
    odd = SavedDocument(Content(VIEW.game.key, "c4t", {"min_length": "x"}, "common5k"))
    gone = SavedDocument(Content("gone", "q"))
    window = open_window(SavedSession((odd, gone)))
    assert window.tab.analyse.entry.text == "c4t"
    assert "letter 2" in window.tab.analyse.entry.error
    window.close()
    kept, _ = session_file.load_session(session_path())
    assert kept.documents[0].content.puzzle == "c4t"
    assert gone in kept.documents
    typed(window, "cat")
    assert window.app_state().session.documents[0].content.puzzle == "cat"


def test_a_change_is_on_disk_a_moment_later(qtbot, open_window, typed, monkeypatch):
    monkeypatch.setattr("qless_studio.ui.shell.state.autosave.QUIET_MS", 20)
    window = open_window()
    typed(window, "cat")
    path = session_path()
    qtbot.waitUntil(lambda: path.exists() and "cat" in path.read_text())
    assert [entry.name for entry in path.parent.iterdir()] == ["session.json"]


def test_a_folder_that_cannot_be_written_is_said_once(qtbot, open_window, typed, tmp_path, monkeypatch, caplog):
    monkeypatch.setattr("qless_studio.ui.shell.state.autosave.QUIET_MS", 20)
    (tmp_path / "settings.json").mkdir()
    window = open_window()
    for text in ("cat", "dog"):
        typed(window, text)
        qtbot.wait(100)
    qtbot.waitUntil(lambda: "settings.json" in window.strip.message)
    typed(window, "cow")
    window.close()
    assert window.isHidden()  # the puzzles are safe, only the settings are not
    assert caplog.text.count("cannot be written") == 1


def test_the_window_comes_back_where_it_was(open_window):
    window = open_window()
    window.resize(900, 650)
    window.show_tab(1)
    kept = window.app_state().session
    window.close()
    again = open_window(kept)
    assert (again.width(), again.height()) == (900, 650)
    assert again.workspace.index == 1


def test_the_first_window_is_no_larger_than_the_screen(open_window):
    window = open_window()
    assert window.height() < window.screen().availableSize().height()
    assert window.width() <= max(window.minimumWidth(), window.screen().availableSize().width())


def test_a_dropped_text_opens(open_window):
    window = open_window()
    data = QMimeData()
    data.setText("lines")
    drop(window, data)
    assert window.session.text == "lines"


def test_a_dropped_file_opens_or_says_why_not(qtbot, open_window, tmp_path):
    window = open_window()
    puzzle, picture = tmp_path / "puzzle.txt", tmp_path / "picture.png"
    puzzle.write_text("lines\n")
    picture.write_bytes(b"\x89PNG\xff\xfe")
    for path in (puzzle, picture):
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path))])
        drop(window, data)
        qtbot.waitUntil(lambda: window.session.text == "lines")
    qtbot.waitUntil(lambda: "picture.png" in window.strip.text())


def test_a_file_the_system_asks_to_open_opens(qapp, qtbot, open_window, tmp_path):
    window = open_window()
    (tmp_path / "saved.qless").write_text("lines\n")
    with qtbot.waitSignal(qapp.file_opened) as opened:
        QApplication.sendEvent(qapp, QFileOpenEvent(str(tmp_path / "saved.qless")))
    window.open_files([Path(opened.args[0])])
    qtbot.waitUntil(lambda: window.session.text == "lines")


def test_a_file_without_a_puzzle_is_named(qtbot, open_window, tmp_path):
    window = open_window()
    (tmp_path / "100%.qless").write_text("12\n")
    window.open_files([tmp_path / "100%.qless"])
    qtbot.waitUntil(lambda: "100%.qless contains no puzzle" in window.strip.text())


def open_menus():
    return [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, QMenu) and widget.isVisible()]


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("key", [Qt.Key.Key_F10, Qt.Key.Key_Alt])
def test_the_menu_opens_by_key(qtbot, open_window, key):
    window = open_window()
    window.activateWindow()
    window.tab.analyse.entry.field.setFocus()
    qtbot.keyClick(window.windowHandle(), key)
    (menu,) = open_menus()
    menu.close()


def test_alt_with_another_key_opens_no_menu(qtbot, open_window):
    window = open_window()
    window.activateWindow()
    window.tab.analyse.entry.field.setFocus()
    handle = window.windowHandle()
    qtbot.keyPress(handle, Qt.Key.Key_Alt)
    qtbot.keyClick(handle, Qt.Key.Key_X, Qt.KeyboardModifier.AltModifier)
    qtbot.keyRelease(handle, Qt.Key.Key_Alt)
    qtbot.keyPress(handle, Qt.Key.Key_Alt)
    qtbot.mouseClick(handle, Qt.MouseButton.LeftButton, pos=QPoint(400, 300))
    qtbot.keyRelease(handle, Qt.Key.Key_Alt)
    assert not open_menus()


def test_a_shortcut_with_alt_opens_no_menu_whichever_key_is_released_first(qtbot, open_window):
    window = open_window()
    window.activateWindow()
    window.tab.analyse.entry.field.setFocus()
    back, handle, gone_back = window.commands.words.back, window.windowHandle(), []
    back.setEnabled(True)
    back.triggered.disconnect()
    back.triggered.connect(lambda: gone_back.append(True))
    for _ in range(2):
        qtbot.keyPress(handle, Qt.Key.Key_Alt)
        qtbot.keyPress(handle, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
        qtbot.keyRelease(handle, Qt.Key.Key_Alt)
        qtbot.keyRelease(handle, Qt.Key.Key_Left)
    assert gone_back == [True, True]
    assert not open_menus()


def test_undo_names_what_it_undoes_and_buttons_follow(qtbot, open_window):
    window = open_window()
    buttons = UndoButtons(window.session)
    qtbot.addWidget(buttons)
    undo, redo = buttons.findChildren(IconButton)
    assert not undo.isEnabled()
    window.session.edit_text("cat")
    assert undo.toolTip() == "Undo Type puzzle (Ctrl+Z)"
    qtbot.mouseClick(undo, Qt.MouseButton.LeftButton)
    assert window.session.text == ""
    assert redo.isEnabled()
    assert "Redo Type puzzle" in [action.text() for action in window.commands.session.actions]


def test_a_fault_in_a_solver_is_one_line_with_details_to_copy(qtbot, open_window, typed, monkeypatch, caplog):
    window = open_window()

    def solve(puzzle, lexicon, options, run):
        raise ZeroDivisionError("oops")
        yield

    whole = window.session.game
    window.session.game = dataclasses.replace(whole, solve=solve)
    typed(window, "cat")
    assert "failed unexpectedly" in window.tab.analyse.verdict_text()
    assert "oops" not in window.tab.analyse.verdict_text()
    QGuiApplication.clipboard().clear()
    action = window.findChild(QAction, "copy_details")
    assert action.isEnabled()
    action.trigger()
    assert "ZeroDivisionError: oops" in QGuiApplication.clipboard().text()
    assert "'cat'" in QGuiApplication.clipboard().text()
    window.session.game = whole
    typed(window, "cats")
    assert window.tab.analyse.verdict_text().startswith("Complete: ")
    assert not action.isEnabled()


def test_a_tab_nobody_has_looked_at_searches_nothing(qtbot, open_window):
    window = open_window(SavedSession((SavedDocument(Content("second", "cat", lexicon="common5k")),)))
    qtbot.wait(250)
    behind = window.workspace.front(1).session
    assert behind.run is None
    with qtbot.waitSignal(behind.run_finished):
        window.show_tab(1)


def test_where_the_tabs_do_not_fit_there_is_a_list(qtbot, open_window):
    window = open_window()
    window.resize(900, 600)
    assert window.top_bar.tabs.isVisible()
    window.appearance.set_text_scale(3.0)
    assert not window.top_bar.tabs.isVisible()
    games = window.top_bar.list
    qtbot.keyClick(games, Qt.Key.Key_Down)
    assert window.workspace.index == 1
    window.show_tab(0)
    assert games.value == 0
    qtbot.keyClick(games, Qt.Key.Key_Up)
    home = window.commands.front.place
    assert home.isVisible()
    assert games.currentText() == "Home"
    games.setFocus()
    qtbot.keyClick(games, Qt.Key.Key_Down)  # also the game that was in front before
    assert not home.isVisible()
    assert window.tab.isVisible()


def test_with_interpreted_kernels_a_search_gives_way_to_the_tab_in_front(open_window, qtbot, monkeypatch):
    begun = []

    def endless(puzzle, lexicon, options, run):
        begun.append(puzzle)
        while True:
            run.checkpoint(1)
            time.sleep(0.001)
            yield Solution("cat", 0)

    monkeypatch.setattr(kernels, "compiled", lambda: False)
    window = open_window()
    first = window.session
    first.game = dataclasses.replace(first.game, solve=endless)
    first.edit_text("catcat")
    qtbot.waitUntil(lambda: first.found > 0)
    own = first.job(lambda run: endless(None, None, None, run))
    ends = []
    own.finished.connect(lambda finished: ends.append(finished.outcome))
    own.start()
    window.show_tab(1)
    assert first.state is State.WAITING
    assert ends == [Outcome.CANCELLED]
    with qtbot.waitSignal(window.session.run_finished):
        window.session.edit_text("headline")
    window.show_tab(0)
    assert first.state is State.RUNNING
    qtbot.waitUntil(lambda: first.found > 0)
    assert begun.count(first.puzzle) == 2
    second = window.workspace.sessions[1]
    run = second.run
    first.stop()
    window.show_tab(1)
    assert second.run is run  # known already: not searched again
    assert first.outcome is Outcome.CANCELLED


def test_compiled_kernels_search_on_behind(open_window, qtbot, monkeypatch):
    monkeypatch.setattr(kernels, "compiled", lambda: True)
    window = open_window()
    first = window.session
    first.edit_text("headline")
    first.solve()
    with qtbot.waitSignal(first.run_finished):
        window.show_tab(1)
    assert first.outcome is Outcome.COMPLETE
