"""What the first release wrote is read as it was: history, open documents with their games, settings, files."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from PySide6.QtGui import QKeySequence

from qless_studio.engine.history import History
from qless_studio.engine.play import Stage
from qless_studio.ui.games import OWN, VIEWS
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.shell.state import document as session_file
from qless_studio.ui.shell.state import settings
from qless_studio.ui.shell.wishes import View
from qless_studio.ui.style import Appearance

WRITTEN = Path(__file__).parent.parent / "fixtures" / "first_release"
LINES = [json.loads(line) for line in (WRITTEN / "history.jsonl").read_text().splitlines()]
DOCUMENTS = json.loads((WRITTEN / "session.json").read_text())["documents"]


@pytest.fixture
def window(qtbot, pool, tmp_path, monkeypatch):
    """The window as it starts with that state."""
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    data = tmp_path / "data"
    data.mkdir()
    for name in ("history.jsonl", "session.json", "quiddler_recent.json", "q_less_recent.json"):
        shutil.copy(WRITTEN / name, data)
    shutil.copy(WRITTEN / "settings.json", tmp_path)
    chosen, complaint = settings.load(tmp_path / "settings.json")
    saved, damaged = session_file.load_session(data / "session.json")
    assert not complaint
    assert not damaged
    window = MainWindow(
        VIEWS,
        Appearance(chosen.mode, chosen.text_scale, chosen.less_motion),
        pool,
        chosen,
        tmp_path / "settings.json",
        saved,
    )
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    assert window.shortcuts.problems == []
    return window


def test_each_entry_of_the_history_is_there_with_all_its_facts(tmp_path):
    shutil.copy(WRITTEN / "history.jsonl", tmp_path)
    entries, damaged = History(tmp_path).read()
    assert damaged == 0
    known = {entry.id: entry for entry in entries}
    assert len(known) == len(LINES)
    for line in LINES:
        entry = known[line["id"]]
        assert (entry.game, entry.puzzle, entry.result.value, entry.kind.value) == tuple(
            line[name] for name in ("game", "puzzle", "result", "kind")
        )
        assert dict(entry.proven) == line["proven"]
        assert list(entry.found) == line.get("found", [])


def test_history_lists_the_games(qtbot, window):
    window.commands.places.open_history(View.GAMES)
    place = window.commands.front.place
    qtbot.waitUntil(lambda: not place.busy and place._known)
    listed = [each.entry.game for each in place._services.past.games]
    assert listed == [line["game"] for line in LINES if line["kind"] != "exercise"]


def test_each_game_that_was_being_played_goes_on(qtbot, window):
    for was in DOCUMENTS:
        window.show_tab([view.key for view in VIEWS].index(was["game"]))
        tab = window.tab
        assert tab.session.game.key == was["game"]
        qtbot.waitUntil(lambda tab=tab: tab.session.lexicon is not None and tab.game_play.stage is Stage.PAUSED)
        assert tab.game_play.rules.moves() == tuple(was["play"]["moves"]), was["game"]
        assert tab.game_play.elapsed == pytest.approx(was["play"]["seconds"], abs=0.1), was["game"]
        assert tab.session.lexicon.name == "common5k", was["game"]


def test_what_was_chosen_is_still_chosen(window):
    was, now = json.loads((WRITTEN / "settings.json").read_text()), window.settings()
    for name in ("mode", "text_scale", "lexicon", "practice_items", "welcomed", "home"):
        assert getattr(now, name) == was[name], name
    assert now.left_out == (("en", "qi"),)
    window.commands  # noqa: B018  # makes them
    assert QKeySequence("Ctrl+Y") in window.shortcuts.keys("statistics")
    assert QKeySequence("Ctrl+7") in window.shortcuts.keys("new_game")  # it was boggle_roll, among others


def test_each_file_is_opened(qtbot, window, tmp_path):
    written = sorted(WRITTEN.glob("*.qless"))
    assert {path.stem for path in written} == {view.key for view in OWN}
    for file in written:
        path = tmp_path / file.name
        shutil.copy(file, path)
        window.commands.documents.opener.open_files([path])
        was = json.loads(file.read_text())
        qtbot.waitUntil(lambda path=path: window.workspace.document.path == path)
        assert (window.session.game.key, window.session.text) == (was["game"], was["puzzle"]), file.name
