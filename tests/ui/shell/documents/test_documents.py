"""Documents as the user meets them: several a game, their bar, their files, and what is asked before work is lost."""

from __future__ import annotations

import dataclasses
import json
import os
import shutil
import socket
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QAccessible, QAction, QGuiApplication
from PySide6.QtWidgets import QMessageBox, QTabBar
from shiboken6 import isValid

from qless_studio.engine.lexicon import Band
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.shell.state.autosave import claim_session, session_path
from qless_studio.ui.shell.state.document import Content, SavedDocument, SavedSession, to_text
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.style import Appearance
from qless_studio.ui.tab.session import Session
from tests.ui.dropping import drop
from tests.ui.null_view import VIEW

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
Button = QMessageBox.StandardButton


def write(path, text, game=VIEW.game.key, **more):
    path.write_bytes(to_text(Content(game, text, **{"lexicon": "common5k", **more})).encode())
    return path


def opened(qtbot, window, *paths):
    window.open_files(paths)
    qtbot.waitUntil(lambda: window.document.path == paths[-1])


def names(window):
    tabs = window.panes[window.workspace.index].bar.tabs
    return [tabs.tabText(index) for index in range(tabs.count())]


def test_letters_go_to_a_new_document_at_once(qtbot, window, key):
    window.tab.analyse.entry.field.setFocus()
    key(window, Qt.Key.Key_N)
    assert window.tab.page.board.hasFocus()


def test_one_document_needs_no_bar_and_several_have_one(qtbot, window, typed, key):
    typed(window, "cat")
    bar = window.panes[0].bar
    assert not bar.isVisible()
    key(window, Qt.Key.Key_N)
    assert bar.isVisible()
    assert names(window) == ["Untitled", "Untitled 2"]
    assert window.session.text == ""
    typed(window, "dog")
    key(window, Qt.Key.Key_Tab)
    assert window.session.text == "cat"
    assert window.tab.analyse.entry.text == "cat"
    key(window, Qt.Key.Key_Tab, SHIFT)
    assert window.session.text == "dog"
    qtbot.mouseClick(bar.tabs, Qt.MouseButton.LeftButton, pos=bar.tabs.tabRect(0).center())
    assert window.session.text == "cat"
    qtbot.mouseClick(bar.new_button, Qt.MouseButton.LeftButton)
    assert names(window) == ["Untitled", "Untitled 2", "Untitled 3"]


def test_each_document_has_its_own_history_options_and_list(qtbot, window, typed):
    typed(window, "cat")
    window.session.use_lexicon("common2k")
    first = window.session
    first.set_analysing(False)
    window.commands.documents.new()
    assert window.session.options == first.options
    analyse = window.findChild(QAction, "analyse")
    assert not analyse.isChecked()
    analyse.trigger()
    assert not first.analysing
    typed(window, "dog")
    window.commands.session.undo.trigger()
    assert (window.session.text, first.text) == ("", "cat")
    assert first.words.name == "common2k"


def test_a_tab_is_built_at_the_first_look(open_window, window):
    for _ in range(3):
        window.workspace.open(0)
    workspace = window.workspace
    assert [workspace.has_tab(document) for document in window.workspace.of(0)] == [True, False, False, False]
    window.commands.documents.next()
    assert [workspace.has_tab(document) for document in window.workspace.of(0)] == [True, True, False, False]


def test_a_modified_document_is_marked_until_it_is_as_saved(qtbot, window, typed, tmp_path):
    opened(qtbot, window, write(tmp_path / "mine.qless", "cat"))
    assert window.windowTitle() == f"mine[*] – {VIEW.game.title} – Qless Studio"
    assert not window.isWindowModified()
    typed(window, "dog")
    assert window.isWindowModified()
    tabs = window.panes[0].bar.tabs
    assert tabs.modified == [True]
    assert tabs.accessibleTabName(0) == "mine, unsaved"
    window.session.undo_stack.undo()
    assert not window.isWindowModified()
    assert tabs.modified == [False]


def test_a_document_is_saved_to_the_file_chosen_and_read_again(qtbot, window, typed, key, choose, tmp_path):
    typed(window, "cat")
    choose(tmp_path / "mine.qless")
    key(window, Qt.Key.Key_S)
    qtbot.waitUntil(lambda: window.document.path == tmp_path / "mine.qless")
    assert json.loads((tmp_path / "mine.qless").read_text()) == {
        "schema": 1, "game": VIEW.game.key, "puzzle": "cat", "options": {"min_length": "2"}, "lexicon": "common5k",
        "commonness": "unknown",
    }  # fmt: skip
    assert names(window) == ["mine"]
    typed(window, "dog")
    key(window, Qt.Key.Key_S)
    qtbot.waitUntil(lambda: not window.document.modified)
    assert json.loads((tmp_path / "mine.qless").read_text())["puzzle"] == "dog"


def test_an_untouched_document_gives_way_and_a_used_one_stays(qtbot, window, typed, tmp_path):
    one, two = write(tmp_path / "one.qless", "cat"), write(tmp_path / "two.qless", "dog")
    opened(qtbot, window, one)
    assert names(window) == ["one"]
    opened(qtbot, window, two)
    assert names(window) == ["one", "two"]
    opened(qtbot, window, one)
    assert names(window) == ["one", "two"]
    assert window.session.text == "cat"


def test_no_two_documents_have_one_file(qtbot, window, typed, choose, tmp_path):
    one, two = write(tmp_path / "one.qless", "cat"), write(tmp_path / "two.txt", "dog")
    opened(qtbot, window, one)
    opened(qtbot, window, two)  # a document whatever its file is called
    window.open_files([tmp_path / "there" / ".." / "one.qless"])
    qtbot.waitUntil(lambda: window.document.path == one)
    choose(two)
    window.commands.documents.save_as()
    assert "two.txt" in window.strip.message
    assert json.loads(two.read_text())["puzzle"] == "dog"
    assert window.document.path == one


def test_the_bar_speaks(qtbot, window, typed, tmp_path):
    opened(qtbot, window, write(tmp_path / "R & D.qless", "cat"))
    typed(window, "dog")
    bar = window.panes[0].bar
    found = QAccessible.queryAccessibleInterface(bar.tabs)
    assert bar.tabs.accessibleName() == f"{VIEW.game.title} documents"
    spoken = [found.child(index).text(QAccessible.Text.Name) for index in range(found.childCount())]
    assert "R & D, unsaved" in spoken
    cross = QAccessible.queryAccessibleInterface(bar.tabs.tabButton(0, QTabBar.ButtonPosition.RightSide))
    assert cross.text(QAccessible.Text.Name) == "Close R & D"
    assert bar.new_button.accessibleName() == "New document"


def test_several_files_are_dropped_at_once(qtbot, window, tmp_path):
    second = write(tmp_path / "second.qless", "line", "second")
    data = QMimeData()
    paths = [write(tmp_path / "one.qless", "cat"), write(tmp_path / "two.qless", "dog"), second]
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    drop(window, data)
    qtbot.waitUntil(lambda: window.document.path == second)
    assert [document.name for document in window.workspace.documents] == ["one", "two", "second"]


REFUSED = [
    ("{", "damaged"),
    ('{"a": 1}', "not a Qless Studio document"),
    ('{"schema": 9, "game": "null"}', "another version"),
    ('{"schema": "x", "game": "null"}', "not a schema number"),
    (to_text(Content("chess", "e4")), "this version does not know the game chess"),
    (to_text(Content(VIEW.game.key, "c4t")), "letter 2"),
    (to_text(Content(VIEW.game.key, "cat", {"min_length": "x"})), "min_length"),
    (to_text(Content(VIEW.game.key, "cat", {"speed": "1"})), "speed"),
    (to_text(Content(VIEW.game.key, "cat", commonness="odd")), "band"),
    (json.dumps({"schema": 1, "game": VIEW.game.key, "puzzle": 7, "lexicon": ""}), "puzzle"),
    (json.dumps({"schema": 1, "game": VIEW.game.key, "puzzle": "cat"}), "lexicon"),
    (json.dumps({"schema": 1, "game": VIEW.game.key, "puzzle": "cat", "lexicon": "\ud800"}), "lexicon"),
    (json.dumps({"schema": 10**400, "game": VIEW.game.key}), "another version"),
    ("x" * 70_000, "too large"),
    ("[" * 30_000, "no puzzle"),
    ('{"a":' * 9_000, "damaged"),
]
"""What a file holds, and what is said of it."""


def test_a_file_that_cannot_be_opened_says_why_and_changes_nothing(qtbot, window, typed, tmp_path):
    typed(window, "cat")
    before, told = window.app_state().session, []
    for number, (text, _) in enumerate(REFUSED):
        bad = tmp_path / f"bad{number}.qless"
        bad.write_text(text)
        window.open_files([bad])
        qtbot.waitUntil(lambda name=bad.name: name in window.strip.message)
        told.append(window.strip.message)
        assert window.app_state().session == before, told[-1]
    assert [
        (said, line) for (_, said), line in zip(REFUSED, told, strict=True) if said not in line or "\n" in line
    ] == []


def test_a_word_list_that_is_not_here_is_named_and_another_is_used(qtbot, window, tmp_path):
    (tmp_path / "list.txt").write_text("cat\n")
    for name in ("Aunt Em's words", str(tmp_path / "list.txt")):
        before = window.session.words.name
        opened(qtbot, window, write(tmp_path / f"{len(name)}.qless", "cat", lexicon=name))
        assert name in window.strip.message
        assert window.strip.is_problem
        assert window.session.words.name == before
        assert not window.document.modified
        assert window.document.content.lexicon == name  # saving it writes the list it was made with


def test_a_plain_text_form_opens_too(qtbot, window, tmp_path):
    (tmp_path / "old.qless").write_text("cat\n")
    opened(qtbot, window, tmp_path / "old.qless")
    assert window.session.text == "cat"
    assert not window.document.modified


def test_closing_asks_only_where_something_would_be_lost(qtbot, window, typed, key, answer, tmp_path):
    path = write(tmp_path / "mine.qless", "cat")
    opened(qtbot, window, path)
    key(window, Qt.Key.Key_W)
    assert window.session.text == ""
    opened(qtbot, window, path)
    typed(window, "dog")
    key(window, Qt.Key.Key_W)
    assert "mine" in answer(Button.Cancel)
    assert window.session.text == "dog"
    key(window, Qt.Key.Key_W)
    answer(Button.Save)
    qtbot.waitUntil(lambda: window.session.text == "")
    assert json.loads(path.read_text())["puzzle"] == "dog"
    typed(window, "cow")
    key(window, Qt.Key.Key_W)
    answer(Button.Discard)
    qtbot.waitUntil(lambda: window.session.text == "")
    assert json.loads(path.read_text())["puzzle"] == "dog"


def test_the_cross_and_the_middle_button_close(qtbot, window):
    window.commands.documents.new()
    window.commands.documents.new()
    tabs = window.panes[0].bar.tabs
    qtbot.mouseClick(tabs.tabButton(0, QTabBar.ButtonPosition.RightSide), Qt.MouseButton.LeftButton)
    assert names(window) == ["Untitled 2", "Untitled 3"]
    qtbot.mouseClick(tabs, Qt.MouseButton.MiddleButton, pos=tabs.tabRect(1).center() - QPoint(20, 0))
    assert names(window) == ["Untitled 2"]


def test_a_file_changed_by_another_program_is_not_overwritten_unasked(qtbot, window, typed, key, answer, tmp_path):
    path = write(tmp_path / "mine.qless", "cat")
    opened(qtbot, window, path)
    write(path, "head")
    typed(window, "dog")
    key(window, Qt.Key.Key_S)
    assert "mine.qless" in answer(Button.Cancel)
    assert json.loads(path.read_text())["puzzle"] == "head"
    key(window, Qt.Key.Key_S)
    answer("Replace")
    qtbot.waitUntil(lambda: not window.document.modified)
    assert json.loads(path.read_text())["puzzle"] == "dog"


def test_a_file_that_holds_the_same_already_is_no_reason_to_ask(qtbot, window, typed, key, tmp_path):
    path = write(tmp_path / "mine.qless", "cat")
    opened(qtbot, window, path)
    typed(window, "dog")
    path.write_bytes(
        to_text(window.document.content).encode()
    )  # as a save does whose end the program did not live to see
    key(window, Qt.Key.Key_S)
    qtbot.waitUntil(lambda: not window.document.modified)


@pytest.mark.parametrize("name", ["a" * 300 + ".qless", "no\0name.qless"])
def test_a_name_that_no_file_can_have_is_said_and_the_other_files_open(qtbot, window, tmp_path, name):
    with qtbot.waitSignal(window.workspace.problem) as said:
        window.open_files([tmp_path / name, write(tmp_path / "mine.qless", "cat")])
    assert name[:2] in said.args[0]
    assert window.document.name == "mine"


def test_a_closed_document_leaves_nothing_behind(qtbot, window, typed):
    for _ in range(3):
        window.commands.documents.new()
        typed(window, "cat")
    gone = [(document, document.session, window.workspace.tab_of(document)) for document in window.workspace.of(0)[1:]]
    for document, _, _ in gone:
        window.workspace.close(document)
    qtbot.waitUntil(lambda: not any(isValid(thing) for things in gone for thing in things))
    assert len(window.findChildren(Session)) == 1  # the other game was not asked for yet
    window.show_tab(1)
    window.show_tab(0)
    typed(window, "dog")


def test_a_folder_that_cannot_be_written_is_said_and_the_document_stays_modified(
    qtbot, window, typed, choose, tmp_path
):
    (tmp_path / "file").write_text("")
    typed(window, "cat")
    choose(tmp_path / "file" / "mine.qless")
    window.commands.documents.save()
    qtbot.waitUntil(lambda: "mine.qless" in window.strip.message)
    assert window.document.modified


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names there")
def test_only_regular_files_are_read(qtbot, window, typed, tmp_path):
    typed(window, "cat")
    for name in ("one.qless", "two.txt"):
        os.mkfifo(tmp_path / name)
        window.open_files([tmp_path / name])
        qtbot.waitUntil(lambda name=name: name in window.strip.message)
        assert "it is not a regular file" in window.strip.message
    assert window.session.text == "cat"


def test_recent_files_are_commands_until_they_are_gone_or_forgotten(qtbot, window, tmp_path):
    one, two = write(tmp_path / "one.qless", "cat"), write(tmp_path / "two.qless", "dog")
    opened(qtbot, window, one)
    opened(qtbot, window, two)
    window.open_palette()
    window.overlays.current.query.setText("recent one")
    assert "one.qless" in window.overlays.current.chosen.text
    window.overlays.current.query.setText("open one.qless")
    assert "one.qless" in window.overlays.current.chosen.text
    qtbot.keyClick(window.overlays.current.query, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.document.path == one)
    window.commands.documents.close()
    one.unlink()
    entry = next(action for action in window.commands.documents.recent.menu.actions() if "one.qless" in action.text())
    entry.trigger()
    qtbot.waitUntil(lambda: "one.qless" in window.strip.message)
    assert window.commands.documents.recent.paths == (str(two),)
    window.commands.documents.recent.clear_action.trigger()
    assert window.settings().recent == ()
    assert not window.commands.documents.open_recent.isEnabled()


def test_all_documents_come_back(qtbot, open_window, typed, tmp_path):
    window = open_window()
    opened(qtbot, window, write(tmp_path / "mine.qless", "cat", options={"min_length": "4"}))
    typed(window, "dog")
    window.session.use_commonness(Band.COMMON)
    window.commands.documents.new()
    typed(window, "head")
    window.commands.documents.next()
    window.close()
    again = open_window(window.app_state().session)
    assert [
        (document.name, document.session.text, document.modified) for document in again.workspace.documents[:2]
    ] == [
        ("mine", "dog", True),
        ("Untitled", "head", True),
    ]
    assert again.document.name == "mine"
    assert again.session.options.min_length == 4
    again.workspace.open_all()
    assert [session.words.commonness for session in again.workspace.sessions] == [
        Band.COMMON,
        Band.COMMON,
        Band.UNKNOWN,
    ]


def test_what_another_window_keeps_the_places_of_is_asked_about(qtbot, pool, typed, answer, tmp_path, monkeypatch):
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    settings = Settings(lexicon="common5k")
    window = MainWindow([VIEW], Appearance("light"), pool, settings, tmp_path / "settings.json", saves_session=False)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.session.lexicon is not None)
    typed(window, "cat")
    window.close()
    answer(Button.Discard)
    qtbot.waitUntil(window.isHidden)
    assert not session_path().exists()


def test_one_window_keeps_what_is_open(qapp, tmp_path, monkeypatch):
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    lock = claim_session()
    assert lock is not None
    assert claim_session() is None
    lock.close()
    assert claim_session() is not None
    left = f"{os.getpid()}\n{Path(sys.executable).resolve().name}\n{socket.gethostname()}\n"
    (tmp_path / "data" / "session.lock").write_text(left)  # by a process whose number another one has now: this one
    assert claim_session() is not None
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path / "file"))
    (tmp_path / "file").write_text("")
    assert claim_session() is not None


def test_closing_the_program_asks_when_nothing_can_be_kept(qtbot, open_window, typed, answer, tmp_path):
    window = open_window()
    typed(window, "cat")
    shutil.rmtree(tmp_path / "data", ignore_errors=True)
    (tmp_path / "data").write_text("")  # where a folder should be
    window.close()
    answer(Button.Cancel)
    assert window.isVisible()
    window.close()
    answer(Button.Discard)
    qtbot.waitUntil(window.isHidden)


def test_what_is_pasted_fills_an_empty_document_and_replaces_no_other(qtbot, window, key, tmp_path):
    QGuiApplication.clipboard().setText("lines")
    key(window, Qt.Key.Key_V)
    assert window.session.text == "lines"
    assert window.session.undo_stack.undoText() == "Open"
    key(window, Qt.Key.Key_V)
    assert window.strip.message == "Opened in a new document; “Untitled” is unchanged."
    opened(qtbot, window, write(tmp_path / "mine.qless", "head"))
    key(window, Qt.Key.Key_V)
    assert [document.session.text for document in window.workspace.of(0)] == ["lines", "lines", "head", "lines"]
    assert names(window)[2] == "mine"
    QGuiApplication.clipboard().setText(to_text(Content("second", "line", lexicon="common5k")))
    key(window, Qt.Key.Key_V)
    qtbot.waitUntil(lambda: window.workspace.index == 1)
    assert window.session.text == "line"


def test_files_that_were_copied_are_opened(qtbot, window, key, tmp_path):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(write(tmp_path / "mine.qless", "cat")))])
    QGuiApplication.clipboard().setMimeData(data)
    key(window, Qt.Key.Key_V)
    qtbot.waitUntil(lambda: window.document.name == "mine")


def test_other_options_of_another_version_modify_nothing(open_window, tmp_path):
    content = Content(VIEW.game.key, "cat", {}, "common5k")
    older = dataclasses.replace(content, options={"gone": "1"})
    window = open_window(SavedSession((SavedDocument(content, str(tmp_path / "mine.qless"), older),)))
    assert window.document.name == "mine"
    assert not window.isWindowModified()
