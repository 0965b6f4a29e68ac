"""Languages in the window: Play in, boards saved, reopened, shared, pasted and exported with their list."""

from __future__ import annotations

import json
import unicodedata
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from qless_studio.engine.lexicon import import_list
from qless_studio.engine.lexicon.importing import ImportOptions, preview
from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.frame.preferences import PreferencesDialog
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.shell.state import settings
from qless_studio.ui.shell.state.settings import Settings
from qless_studio.ui.style import Appearance
from qless_studio.ui.tab.session import Mode
from qless_studio.ui.translation import IN_USE
from tests.ui.sending import WITH_ANSWERS, sent, written

WORDS = {"es": "año caña anil", "pl": "łan żona łąka", "de": "Bär Grüße Gruß"}
BOARDS = {"es": "AÑO/CAÑ/ILA", "pl": "ŁAN/ŻOĄ/AKA", "de": "BÄR/GRÜ/ESS"}
FOUND = {"es": {"año", "caña"}, "pl": {"łan", "żona"}, "de": {"bär", "grüsse"}}


@pytest.fixture
def program(qtbot, pool, tmp_path, monkeypatch):
    """The window with Boggle in front and a list of three words for each of three languages."""
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    for code, words in WORDS.items():
        path = tmp_path / f"{code}.txt"
        path.write_text("".join(f"{word}\t{number}\n" for number, word in enumerate(words.split(), start=5)), "utf-8")
        import_list(preview(path, ImportOptions(language=code)), f"my-{code}")
    window = MainWindow(VIEWS, Appearance("light", reduced_motion=True), pool, Settings(lexicon="my-es"))
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return window


def listed(qtbot, window):
    """The words of the board in front, as they are shown."""
    qtbot.waitUntil(lambda: window.session.outcome is not None)
    model = window.tab.analyse.words.model
    return {model.index(row, 0).data() for row in range(model.rowCount())}


def paste(qtbot, window, text):
    QGuiApplication.clipboard().setText(unicodedata.normalize("NFD", text))
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.setFocus()
    qtbot.keyClick(window, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def run(window, name):
    next(action for action in window.actions() if action.objectName() == name).trigger()


def state_of(window):
    return window.session.text, window.session.words.wanted


@pytest.mark.nightly
def test_a_board_is_saved_reopened_shared_and_exported_with_its_list(qtbot, program, tmp_path, choose):
    window = program
    for code, board in BOARDS.items():
        name, path, out = f"my-{code}", tmp_path / f"{code}.qless", tmp_path / f"{code}.json"
        window.commands.documents.new()
        window.session.use_lexicon(name)
        paste(qtbot, window, board.lower())
        assert state_of(window) == (board, name)
        shown = listed(qtbot, window)
        assert {window.session.lexicon.fold(word) for word in shown} == FOUND[code]
        choose(out)
        written(qtbot, window, ".json")
        qtbot.waitUntil(out.exists)
        exported = json.loads(out.read_text())
        assert exported["list"].startswith(name)
        assert {each["word"] for each in exported["solutions"]} == FOUND[code]
        shared = sent(qtbot, window, WITH_ANSWERS)
        choose(path)
        document = window.document
        window.commands.documents.save_as(document)
        qtbot.waitUntil(lambda document=document: document.path is not None)
        window.workspace.close(document)
        window.open_files([path])
        qtbot.waitUntil(lambda path=path: window.document.path == path)
        assert state_of(window) == (board, name)
        assert listed(qtbot, window) == shown
        window.commands.documents.new()
        window.session.use_lexicon("my-es")
        paste(qtbot, window, shared)
        assert state_of(window) == (board, name)
    saved = {(each.content.puzzle, each.content.lexicon) for each in program.workspace.saved().documents}
    assert saved >= {(board, f"my-{code}") for code, board in BOARDS.items()}


@pytest.mark.nightly
def test_play_in_gives_empty_tabs_their_list_and_the_language_of_daily_puzzles(qtbot, program):
    window, kept = program, program.document
    window.session.edit_text("HEAD/LINE/CATS/ROSE")
    window.commands.documents.new()
    run(window, "preferences")
    dialog = window.findChild(PreferencesDialog)
    dialog.control("play_in").setFocus()
    while dialog.control("play_in").value != "it":
        qtbot.keyClick(dialog.control("play_in"), Qt.Key.Key_Down)
    offered = [dialog.control("lexicon").itemText(row) for row in range(dialog.control("lexicon").count())]
    assert offered[0] == "Default for the game"
    assert "Standard, Italian" in offered
    assert not {"Wide", "my-pl"} & set(offered)
    dialog.accept()
    assert window.settings().play_in == "it"
    assert window.session.words.wanted == "it-standard"
    assert kept.session.words.wanted == "my-es"
    assert {session.play_in for session in window.workspace.sessions} == {"it"}
    window.tab.set_mode(Mode.PLAY)
    window.tab.game_play.daily.start(date(2026, 12, 24))
    qtbot.waitUntil(lambda: window.tab.game_play.day == "2026-12-24")
    assert (window.session.text, window.session.words.wanted) == ("VEED/EALR/VIDI/STAD", "it-standard")


def test_the_language_of_the_window_is_played_unless_another_is_chosen(qapp, tmp_path):
    before = qapp.property(IN_USE)
    try:
        for window, chosen, played in (("de", "", "de"), ("de", "pl", "pl"), ("", "", "en"), ("xx", "zz", "en")):
            qapp.setProperty(IN_USE, window)
            settings.save(tmp_path / "settings.json", Settings(play_in=chosen))
            kept, problem = settings.load(tmp_path / "settings.json")
            assert (kept.language_played, kept.play_in, problem) == (played, chosen, "")
    finally:
        qapp.setProperty(IN_USE, before)
