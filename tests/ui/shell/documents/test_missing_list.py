"""Documents whose word list is gone: another one is used and said, and the document keeps the name of its own."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt

from qless_studio.engine.lexicon import DEFAULT, import_list, remove
from qless_studio.engine.lexicon.importing import ImportOptions, preview
from qless_studio.engine.solving import Outcome
from tests.ui.null_view import VIEW


@pytest.fixture
def own_list(tmp_path, monkeypatch):
    """`own_list()` imports the list Mine."""
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    (tmp_path / "words.txt").write_text("cat\nxcat\n")

    def import_it():
        import_list(preview(tmp_path / "words.txt", ImportOptions()), "Mine")

    import_it()
    return import_it


@pytest.fixture
def kept(qtbot, open_window, typed, own_list, tmp_path, choose):
    """The saved session of a window with a document in a file that uses Mine."""
    window = open_window()
    window.session.use_lexicon("Mine")
    qtbot.waitUntil(lambda: window.session.lexicon is not None)
    typed(window, "xcat")
    path = str(tmp_path / "mine.qless")
    choose(path)
    window.commands.documents.save()
    qtbot.waitUntil(lambda: window.document.path is not None)
    window.close()
    return window.app_state().session


def after_restart(qtbot, open_window, kept):
    window = open_window(kept)
    qtbot.waitUntil(lambda: window.session.outcome is not None)
    return window


def test_after_a_restart_another_list_is_used_and_said(qtbot, open_window, kept):
    remove("Mine")
    window = after_restart(qtbot, open_window, kept)
    assert window.session.outcome is Outcome.COMPLETE
    assert window.session.words.name == "common5k"
    assert window.strip.message == "The word list Mine is not installed; Common 5k is used instead."
    assert "loading" not in window.strip.lexicon_button.accessibleName()
    assert "common" not in window.tab.analyse.verdict_text()
    assert not window.document.modified


def test_saving_keeps_the_name_of_the_list(qtbot, open_window, typed, kept, tmp_path):
    remove("Mine")
    window = after_restart(qtbot, open_window, kept)
    typed(window, "cat")
    assert window.document.modified
    qtbot.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: not window.document.modified)
    stored = json.loads((tmp_path / "mine.qless").read_text())
    assert (stored["puzzle"], stored["lexicon"]) == ("cat", "Mine")


def test_a_list_that_is_chosen_takes_its_place_for_good(qtbot, open_window, kept):
    remove("Mine")
    window = after_restart(qtbot, open_window, kept)
    window.session.use_lexicon("common5k")
    assert window.document.modified
    assert window.document.content.lexicon == "common5k"


def test_a_list_that_comes_back_is_used_again(qtbot, open_window, own_list, kept):
    remove("Mine")
    window = after_restart(qtbot, open_window, kept)
    own_list()
    window.workspace.lexicons.refresh()
    assert window.session.words.name == "Mine"
    qtbot.waitUntil(lambda: window.session.outcome is Outcome.COMPLETE)
    assert {found.word for found in window.session.solutions} == {"cat", "xcat"}


def test_a_damaged_list_gives_way_too(qtbot, open_window, kept, tmp_path):
    (stored,) = (tmp_path / "data" / "lexicons").iterdir()
    stored.write_bytes(stored.read_bytes().replace(b"xcat", b"xcot"))
    window = after_restart(qtbot, open_window, kept)
    assert (window.session.outcome, window.session.words.name) == (Outcome.COMPLETE, DEFAULT)
    assert "Mine" in window.strip.message
    assert "is used instead" in window.strip.message
    assert not window.document.modified


def test_a_list_removed_meanwhile_gives_way_without_a_change(qtbot, open_window, kept):
    window = after_restart(qtbot, open_window, kept)
    assert window.session.words.name == "Mine"
    window.workspace.lexicons.remove("Mine")
    assert window.session.words.name == DEFAULT
    assert "Mine is not installed" in window.strip.message
    assert not window.document.modified


def test_other_documents_say_it_when_they_come_to_the_front(qtbot, open_window, own_list):
    window = open_window()
    window.show_tab(1)
    window.session.use_lexicon("Mine")
    window.show_tab(0)
    window.workspace.lexicons.remove("Mine")
    assert window.strip.message == ""
    window.show_tab(1)
    assert "Mine is not installed" in window.strip.message
    assert window.workspace.views[0] is VIEW
