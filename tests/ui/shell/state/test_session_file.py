"""session.json: open documents are restored after a restart or a crash, and a damaged file is set aside."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time

import pytest
from PySide6.QtCore import QDeadlineTimer, Qt

from qless_studio.engine.play import Stage
from qless_studio.ui.shell.state.autosave import session_path
from qless_studio.ui.shell.state.document import Content, SavedDocument, SavedSession, load_session, save_session
from qless_studio.ui.tab.session import Mode
from tests.fixtures.patience import PATIENCE

KEPT = SavedSession(
    (
        SavedDocument(Content("boggle", "AB/CD", {"torus": "True"}, "wide", "common"), number=2, front=False),
        SavedDocument(Content("affix", "an ell"), "/home/me/a.qless", Content("affix", "an"), "0f", draft="an e"),
        SavedDocument(Content("boggle", "AB/CD"), mode=Mode.PLAY, play={"moves": ["bad"], "seconds": 12.5}),
    ),
    "affix",
)


def test_what_is_saved_is_loaded(tmp_path):
    path = tmp_path / "deep" / "session.json"
    save_session(path, KEPT)
    assert load_session(path) == (KEPT, "")
    assert os.listdir(path.parent) == ["session.json"]


def test_without_a_file_nothing_was_open(tmp_path):
    assert load_session(tmp_path / "session.json") == (SavedSession(), "")


DOCUMENT = '{"schema": 1, "documents": [{"game": "affix", "puzzle": "", "lexicon": "", %s}], "current": ""}'


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '{"schema": 2, "documents": [], "current": ""}', '{"schema": 1}',
     '{"schema": 1, "documents": [7], "current": ""}', '{"schema": 1, "documents": [{}], "current": ""}',
     '{"schema": 1, "documents": [], "current": 7}', "[" * 9000, DOCUMENT % '"number": 0', DOCUMENT % '"number": true',
     DOCUMENT % '"draft": 7', DOCUMENT % '"saved": {}', DOCUMENT % '"front": 1'],
)  # fmt: skip
def test_a_damaged_file_is_set_aside(tmp_path, text):
    path = tmp_path / "session.json"
    path.write_text(text)
    kept, message = load_session(path)
    assert kept == SavedSession()
    (aside,) = tmp_path.iterdir()
    assert aside.name in message
    assert aside.read_text() == text


def test_random_damage_never_raises(tmp_path):
    path = tmp_path / "session.json"
    save_session(path, KEPT)
    whole, chance = path.read_bytes(), random.Random(1)
    for _ in range(200):
        damaged = bytearray(whole)
        for _ in range(chance.randint(1, 6)):
            damaged[chance.randrange(len(damaged))] = chance.randrange(256)
        path.write_bytes(damaged)
        kept, message = load_session(path)
        assert isinstance(kept, SavedSession)
        assert message or json.loads(bytes(damaged).decode())


def test_the_session_is_saved_during_continuous_typing(qtbot, open_window, monkeypatch):
    monkeypatch.setattr("qless_studio.ui.shell.state.autosave.QUIET_MS", 400)
    monkeypatch.setattr("qless_studio.ui.shell.state.autosave.MOST_MS", 900)
    window = open_window()
    qtbot.wait(1000)
    field = window.tab.analyse.entry.field
    field.setFocus()
    deadline = QDeadlineTimer(PATIENCE)
    while not (session_path().exists() and '"a' in session_path().read_text()):
        assert not deadline.hasExpired(), "nothing was written during the typing"
        qtbot.keyClicks(field, "a")
        qtbot.wait(80)  # too short for autosave to start, and for the entry to be applied


def test_unapplied_text_is_restored_after_a_restart(qtbot, open_window, typed):
    window = open_window()
    typed(window, "cat")
    qtbot.keyClicks(window.tab.analyse.entry.field, "4")
    kept = window.app_state().session
    window.close()
    again = open_window(kept)
    qtbot.waitUntil(lambda: again.tab.analyse.entry.error != "")
    assert again.tab.analyse.entry.text == "cat4"
    assert again.session.text == "cat"
    again.tab.analyse.entry.field.backspace()
    qtbot.keyClick(again.tab.analyse.entry.field, Qt.Key.Key_Return)
    assert again.session.draft is None


def test_a_game_continues_after_a_restart_with_the_answers_still_hidden(qtbot, open_window):
    window = open_window()
    window.tab.set_mode(Mode.PLAY)
    window.tab.game_play.deal()
    window.tab.row.find("note")
    kept = window.app_state().session
    window.close()
    again = open_window(kept)
    assert again.tab.covered
    assert again.strip.text().startswith("Paused")
    assert (again.tab.game_play.stage, again.tab.game_play.rules.moves()) == (Stage.PAUSED, ("note",))
    assert not again.tab.analyse.table.isVisible()


def test_without_autosave_the_session_is_saved_on_exit(qtbot, open_window, typed, monkeypatch):
    monkeypatch.setattr("qless_studio.ui.shell.state.autosave.QUIET_MS", 20)
    window = open_window(autosave=False)
    qtbot.waitUntil(session_path().exists)
    typed(window, "cat")
    qtbot.wait(200)
    assert "cat" not in session_path().read_text()
    window.close()
    assert "cat" in session_path().read_text()


def kill(script, home):
    """Kill a program that uses the window; returns what it had reported five seconds before, and the saved tab.

    Its reports are lines `time count`; autosave promises that nothing older than five seconds is lost.
    """
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "QLESS_STUDIO_HOME": str(home)}
    command = [sys.executable, "-c", script]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as run:
        begun, reports = time.time(), []
        for line in run.stdout:
            moment, count = line.split()
            reports.append((float(moment), int(count)))
            if sum(moment < time.time() - 5 for moment, _ in reports) > 4 or time.time() - begun > 60:
                break
        run.kill()
        killed = time.time()
    (saved,) = (
        one for one in load_session(home / "data" / "session.json")[0].documents if one.content.game == "boggle"
    )
    return max(count for moment, count in reports if moment < killed - 5), saved


TYPIST = """
import sys, time
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from qless_studio import app
from qless_studio.ui.shell.startup import application as crash

def begin(window):
    field, letters = window.tab.analyse.entry.field, []
    def type_on():
        letters.append(chr(97 + len(letters) % 26))
        QTest.keyClicks(field, letters[-1])
        print(time.time(), len(letters), flush=True)
    timer = QTimer(window, interval=100)
    timer.timeout.connect(type_on)
    timer.start()

crash.install_crash_dialog = begin
sys.exit(app.main([]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
@pytest.mark.nightly
def test_nothing_typed_five_seconds_before_a_kill_is_lost(tmp_path):
    safe, saved = kill(TYPIST, tmp_path)
    kept = saved.draft if saved.draft is not None else saved.content.puzzle
    assert len(kept) >= safe > 3


PLAYER = """
import sys, time
sys.path.append("")  # after what is installed
from PySide6.QtCore import QTimer
from qless_studio import app
from qless_studio.ui.shell.startup import application as crash
from qless_studio.ui.tab.session import Mode
from tests.fixtures.patience import PATIENCE

def begin(window):
    tab = window.tab
    play = tab.game_play
    def play_on():
        if window.commands.front.place is not None:
            window.workspace.show(window.document)  # the clock stands while Home is in front
        if not play.playing:
            tab.set_mode(Mode.PLAY)
            play.start_with(tab.session.game.parse("AVRO/NAEN/TDEM/JATL"), "Play")
        elif tab.session.lexicon is not None:
            play.take_hint("step")
            print(time.time(), len(play.hints), flush=True)
    timer = QTimer(window, interval=300)
    timer.timeout.connect(play_on)
    timer.start()

crash.install_crash_dialog = begin
sys.exit(app.main([]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
@pytest.mark.nightly
def test_a_round_survives_a_kill(tmp_path):
    safe, saved = kill(PLAYER, tmp_path)
    assert saved.mode is Mode.PLAY
    assert saved.content.puzzle == "AVRO/NAEN/TDEM/JATL"
    assert len(saved.play["hints"]) >= safe > 3
    assert saved.play["seconds"] > 1
