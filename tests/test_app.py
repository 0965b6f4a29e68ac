"""The program as a process: what it opens, and that it ends well."""

from __future__ import annotations

import contextlib
import errno
import json
import logging
import os
import signal
import subprocess
import sys
import time
from importlib.util import find_spec

import pytest

from qless_studio import app
from qless_studio.ui.games import OWN, VIEWS
from qless_studio.ui.shell.startup.log_file import LogFile
from qless_studio.ui.shell.state.document import Content, to_text
from tests.fixtures.nightly import by_day
from tests.fixtures.patience import PROGRAM_S

QUIET = "This plugin does not support propagateSizeHints()\n"
"""What Qt's offscreen platform says of every window."""
asked_to_close = pytest.mark.skipif(sys.platform == "win32", reason="a window there is asked to close in another way")


@contextlib.contextmanager
def started(home, *arguments):
    """The program with its window offscreen; killed at the end if it is still there."""
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "QLESS_STUDIO_HOME": str(home)}
    command = [sys.executable, "-m", "qless_studio", *arguments]
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) as program:
        try:
            yield program
        finally:
            program.kill()


def wait_for(condition):
    deadline = time.monotonic() + PROGRAM_S
    while not condition() and time.monotonic() < deadline:
        time.sleep(0.02)
    assert condition()


def ended(program):
    """Its exit status and what it complained of, once it was asked to close its window."""
    program.send_signal(signal.SIGTERM)
    _, complaints = program.communicate(timeout=PROGRAM_S)
    return program.returncode, complaints.replace(QUIET, "")


@asked_to_close
@pytest.mark.nightly  # by day the first start of tests/test_second_start.py opens one
def test_a_document_given_by_the_desktop_opens_and_is_kept(tmp_path):
    (tmp_path / "mine.qless").write_text("ABLE/ACID/RAIN/TENT\n")
    session = tmp_path / "home" / "data" / "session.json"
    with started(tmp_path / "home", str(tmp_path / "mine.qless")) as program:
        wait_for(session.exists)
        assert ended(program) == (0, "")
    kept = json.loads(session.read_text())["documents"]
    assert [entry["puzzle"] for entry in kept if entry["path"].endswith("mine.qless")] == ["ABLE/ACID/RAIN/TENT"]


@asked_to_close
@pytest.mark.nightly
def test_what_was_saved_under_another_name_opens_too(tmp_path):
    (tmp_path / "mine.txt").write_text(to_text(Content("boggle", "ABLE/ACID/RAIN/TENT", lexicon="common5k")))
    (tmp_path / "plain.TXT").write_text("an ell est ar")
    session = tmp_path / "home" / "data" / "session.json"
    with started(tmp_path / "home", str(tmp_path / "mine.txt"), str(tmp_path / "plain.TXT")) as program:
        wait_for(lambda: session.exists() and "an ell est ar" in session.read_text())
        assert ended(program) == (0, "")
    kept = json.loads(session.read_text())["documents"]
    assert [entry["puzzle"] for entry in kept if entry["path"].endswith("mine.txt")] == ["ABLE/ACID/RAIN/TENT"]


@asked_to_close
@pytest.mark.nightly
def test_a_newcomer_is_welcomed_unless_a_file_was_to_be_opened(tmp_path):
    settings, path = tmp_path / "config" / "settings.json", tmp_path / "mine.qless"
    path.write_text("ABLE/ACID/RAIN/TENT\n")
    for arguments, welcomed in (((str(path),), False), ((), True)):
        with started(tmp_path, *arguments) as program:
            if welcomed:
                wait_for(lambda: json.loads(settings.read_text())["welcomed"])
            else:
                wait_for((tmp_path / "data" / "session.json").exists)
            assert ended(program) == (0, "")
        assert json.loads(settings.read_text())["welcomed"] is welcomed


@asked_to_close
def test_leaving_amid_a_search_waits_for_nothing_and_complains_of_nothing(tmp_path):
    session, path = tmp_path / "home" / "data" / "session.json", tmp_path / "long.qless"
    path.write_text("at ? ? ?\n")  # an Affix board with billions of completions
    with started(tmp_path / "home", str(path)) as program:
        wait_for(lambda: session.exists() and "at ? ? ?" in session.read_text())
        assert ended(program) == (0, "")


@asked_to_close
@pytest.mark.parametrize("wait", [0.4, 0.6, 0.8])
@by_day("0.6")
def test_leaving_while_the_window_and_its_word_list_come_complains_of_nothing(tmp_path, wait):
    with started(tmp_path) as program:
        wait_for((tmp_path / "log").exists)
        time.sleep(wait)  # before there is a window the signal ends the program at once, as it would any other
        status, complaints = ended(program)
    assert status in (0, -signal.SIGTERM)
    assert complaints == ""


def test_the_tabs_not_shown_yet_are_imported_ahead(qapp):
    steps = len(list(app._imports_ahead()))
    assert steps > 100  # a module each: none takes long
    assert all(f"{view.parts.tab.__module__}.tab" in sys.modules for view in VIEWS)
    assert "qless_studio.ui.shell.places.practice.page" in sys.modules
    for view in OWN:
        dealer = f"qless_studio.engine.games.{view.key.replace('-', '_')}.dealer"
        assert dealer in sys.modules or find_spec(dealer) is None


@pytest.mark.nightly
def test_the_first_click_on_play_imports_nothing(tmp_path):
    """In any game: all of it was imported ahead."""
    code = """
import sys
from PySide6.QtWidgets import QApplication
from qless_studio import app
from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.tab.session import Mode
from qless_studio.ui.style import Appearance
from qless_studio.ui.work import make_pool

class Watch:
    playing = False

    def find_spec(self, name, path, target=None):
        if self.playing and name.startswith("qless_studio"):
            print(name)

application = QApplication([])
window = MainWindow(VIEWS, Appearance("light"), make_pool())
window.show()
for module in app._imports_ahead():
    application.processEvents()
watch = Watch()
sys.meta_path.insert(0, watch)
for index in range(len(VIEWS)):
    window.show_tab(index)
    watch.playing = True
    window.tab.set_mode(Mode.PLAY)
    application.processEvents()
    watch.playing = False
window.close()
"""
    program = [sys.executable, "-c", code]
    environment = os.environ | {"QLESS_STUDIO_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(program, env=environment, capture_output=True, text=True, check=True, timeout=PROGRAM_S)
    assert done.stdout.split() == []


def test_what_is_due_is_counted_without_a_worker_that_imports_games(tmp_path):
    """Home asks for it when only the game in front is imported; PySide bears imports of one thread only."""
    code = """
import pathlib, sys, threading
from PySide6.QtWidgets import QApplication
from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.main_window import MainWindow
from qless_studio.ui.shell.wishes import Due
from qless_studio.ui.style import Appearance
from qless_studio.ui.work import make_pool

class Watch:
    def find_spec(self, name, path, target=None):
        if threading.current_thread() is not threading.main_thread() and name.startswith("qless_studio.ui"):
            print(name)

sys.meta_path.insert(0, Watch())
application = QApplication([])
window = MainWindow(VIEWS, Appearance("light"), make_pool(), None, pathlib.Path(sys.argv[1]))
window.show()
window.workspace.wished.connect(lambda wish: (print(wish.questions), window.close()) if isinstance(wish, Due) else None)
window.commands.practice.count_due()
application.exec()
"""
    environment = os.environ | {"QLESS_STUDIO_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    program = [sys.executable, "-c", code, str(tmp_path / "settings.json")]
    done = subprocess.run(program, env=environment, capture_output=True, text=True, check=True, timeout=PROGRAM_S)
    assert done.stdout.split() == ["0"]


def test_the_log_is_kept_in_three_files_of_limited_size(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    monkeypatch.setattr(app, "LOG_BYTES", 2000)
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    root.handlers.clear()
    try:
        app._log_to_file()
        for number in range(200):
            logging.getLogger("qless_studio.test").error("entry %d: \u00e9 \ud800", number)
        logging.getLogger("qless_studio.test").info("not worth a line")
    finally:
        for handler in root.handlers:
            handler.close()
        root.handlers[:], root.level = before, level
    files = sorted(path.name for path in (tmp_path / "log").iterdir())
    assert files == ["qless-studio.log", "qless-studio.log.1", "qless-studio.log.2"]
    assert all(path.stat().st_size <= 2500 for path in (tmp_path / "log").iterdir())
    latest = (tmp_path / "log" / files[0]).read_text("utf-8")
    assert "entry 199" in latest
    assert "not worth a line" not in latest


def test_without_a_place_for_the_log_the_program_goes_on(tmp_path, monkeypatch, capsys):
    (tmp_path / "log").write_text("in the way")
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    root.handlers.clear()
    try:
        app._log_to_file()
    finally:
        root.handlers[:], root.level = before, level
    assert "cannot write the log" in capsys.readouterr().err
    assert (tmp_path / "log").read_text() == "in the way"


def test_a_full_disk_silences_the_log(tmp_path, monkeypatch, capsys):
    kept, path = LogFile(tmp_path / "qless-studio.log", 1000), tmp_path / "qless-studio.log"
    logger = logging.Logger("test")
    logger.addHandler(kept)
    logger.warning("before")

    def full(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("logging.StreamHandler.flush", full)
    logger.warning("while full")
    monkeypatch.undo()
    logger.warning("after")
    kept.close()
    assert capsys.readouterr() == ("", "")
    assert path.read_text("utf-8").splitlines()[-1] == "after"


@pytest.mark.nightly
def test_while_the_window_is_open_python_collects_no_garbage_by_itself(tmp_path):
    code = (
        "import gc; from qless_studio import app; "
        "app._end_process = lambda status: print('status', status, 'automatic', gc.isenabled()); "
        "app.main(['--selftest'])"
    )
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "QLESS_STUDIO_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=PROGRAM_S
    )
    assert done.stdout.splitlines()[-1] == "status 0 automatic False"


@pytest.mark.nightly
def test_nothing_is_left_in_the_folder_for_temporary_files(tmp_path):
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    places = {"TMPDIR": str(scratch), "QLESS_STUDIO_HOME": str(tmp_path / "home")}
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"} | places
    command = [sys.executable, "-c", "from qless_studio import app; app.main(['--selftest'])"]
    subprocess.run(command, env=environment, check=True, capture_output=True, timeout=PROGRAM_S)
    assert list(scratch.iterdir()) == []


@asked_to_close
def test_what_a_killed_program_left_half_written_is_cleared_at_the_next_start(tmp_path):
    mine, home = tmp_path / "mine" / "one.qless", tmp_path / "home"
    settings = {"schema": 2, "recent": [str(mine)]}
    left = [
        home / "data" / ".session.json.0a1b2c3d",
        home / "data" / "lexicons" / ".mine.txt.0a1b2c3d",
        home / "config" / ".settings.json.0a1b2c3d",
        mine.with_name(".two.qless.0a1b2c3d"),
    ]
    of_others = mine.with_name(".notes.0a1b2c3d")
    for path in (*left, of_others):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("half")
        os.utime(path, (0, 0))
    (home / "config" / "settings.json").write_text(json.dumps(settings))
    with started(home) as program:
        wait_for(lambda: not any(path.exists() for path in left))
        assert ended(program) == (0, "")
    assert of_others.exists()


AT_FIRST_PAINT = """
import os, sys
from qless_studio import app
from qless_studio.ui.shell.main_window import MainWindow

def on_first_paint(window):
    print(*sys.modules)
    window.commands
    print(*sys.modules, flush=True)
    os._exit(0)

MainWindow._on_first_paint = on_first_paint
sys.exit(app.main([]))
"""


@pytest.fixture(scope="module")
def imported(tmp_path_factory):
    """The modules that are imported at the first picture, and those when all commands are there for the first keys."""
    home = str(tmp_path_factory.mktemp("home"))
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "QLESS_STUDIO_HOME": home}
    command = [sys.executable, "-c", AT_FIRST_PAINT]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=PROGRAM_S)
    picture, keys = done.stdout.splitlines()
    return set(picture.split()), set(keys.split())


LATER = {
    "multiprocessing",
    "PySide6.QtNetwork",
    "qless_studio.engine.challenges.opening",
    "qless_studio.engine.play_statistics",
    "qless_studio.engine.games.boggle.dealer",
    "qless_studio.engine.grids.search",
    "qless_studio.ui.tab.game_play",
    "qless_studio.ui.grids.board_prover",
    "qless_studio.ui.grids.board_search_panel",
    "qless_studio.ui.grids.dialogs",
    "qless_studio.ui.games.boggle.play",
    "qless_studio.ui.shell.documents.dialogs",
}
"""What no first picture shows, some of it slow to import."""


def test_the_first_picture_waits_for_the_game_in_front_alone(imported):
    at_picture, _ = imported
    front, *others = (view.key.replace("-", "_") for view in VIEWS)
    assert f"qless_studio.ui.games.{front}.tab" in at_picture
    for folder in ("engine", "ui"):
        assert [name for name in others if f"qless_studio.{folder}.games.{name}" in at_picture] == []
    at_once = {"PySide6.QtNetwork"} if sys.platform == "win32" else set()  # it asks for the window's pipe
    assert LATER & at_picture - at_once == set()


WHEN_USED = {
    "qless_studio.engine.challenges.opening",
    "qless_studio.engine.exercises",
    "qless_studio.ui.tab.game_play",
    "qless_studio.ui.shell.frame.row_list",
    "qless_studio.ui.shell.send.subject",
    "qless_studio.ui.widgets.basic.save_file",
}
"""What a command takes that is given, and not before: the first keys wait for all commands."""


def test_the_first_keys_do_not_wait_for_what_carries_commands_out(imported):
    _, at_keys = imported
    assert "qless_studio.ui.shell.commands" in at_keys
    assert WHEN_USED & at_keys == set()
