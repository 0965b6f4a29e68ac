"""A file that a document or a shared text names as its board is opened only once the user agreed."""

from __future__ import annotations

import shutil
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from qless_studio.engine.folders import resource
from qless_studio.engine.games.affix import GAME
from qless_studio.engine.options import files_named
from qless_studio.ui.shell.state.document import Content, to_text
from tests.fixtures.shared_texts import share_text

pytestmark = [pytest.mark.slow, pytest.mark.qt_log_ignore("This plugin does not support", extend=True)]


@pytest.fixture
def board(tmp_path):
    path = tmp_path / "mine.json"
    shutil.copy(resource("boards/kansai.json"), path)
    return path


@pytest.fixture
def watched():
    """The files opened since the test began."""
    seen, watching = [], [True]

    def hook(event, arguments):
        if event == "open" and watching:
            seen.append(str(arguments[0]))

    sys.addaudithook(hook)  # there is no way to remove it
    yield seen
    watching.clear()


def answer(qtbot, window, button):
    """Answer the question with the button of this text."""
    qtbot.waitUntil(lambda: window.findChild(QMessageBox) is not None)
    box = window.findChild(QMessageBox)
    qtbot.mouseClick(next(each for each in box.buttons() if each.text() == button), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.findChild(QMessageBox) is None)


def test_a_document_that_names_a_file_is_opened_after_asking(qtbot, studio, board, watched, tmp_path):
    opened, path = studio(), tmp_path / "theirs.qless"
    window = opened.window
    path.write_text(to_text(Content("affix", GAME.format(GAME.example), {"board": str(board)}, "common2k")), "utf-8")
    window.open_files([path])
    answer(qtbot, window, "Cancel")
    opened.rest()
    assert window.document.path is None
    assert str(board) not in watched
    window.open_files([path])
    answer(qtbot, window, "Open")
    qtbot.waitUntil(lambda: window.document.path == path)
    opened.settle()
    assert window.session.options.board == str(board)
    assert str(board) in watched
    window.commands.documents.close()
    window.open_files([path])
    qtbot.waitUntil(lambda: window.document.path == path)  # it is among the recent files: no question
    opened.settle()


def test_a_shared_text_that_names_a_file_is_opened_after_asking(qtbot, studio, board, watched):
    opened = studio()
    window = opened.window
    text = share_text(GAME, GAME.example, GAME.options(board=str(board)), "common2k")
    watched.clear()
    window.commands.documents.opener.open_text(text, "{}")
    answer(qtbot, window, "Cancel")
    assert str(board) not in watched
    window.commands.documents.opener.open_text(text, "{}")
    answer(qtbot, window, "Open")
    opened.settle()
    assert window.session.options.board == str(board)


def test_shipped_boards_are_no_files():
    assert files_named(GAME.options, {"board": "Mini9", "prefix_min": "2"}) == []
    assert files_named(GAME.options, {"board": "//server/share/mini9"}) == ["//server/share/mini9"]
