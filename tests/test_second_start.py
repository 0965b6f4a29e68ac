"""The program started while its window is open, and after it crashed: processes as the desktop starts them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from datetime import date

import pytest

from qless_studio.engine.folders import locked
from tests.fixtures.patience import PROGRAM_S
from tests.test_app import asked_to_close, ended, started, wait_for

pytestmark = asked_to_close


@pytest.fixture
def kept(tmp_path):
    """`kept()` gives the file names and puzzles of the documents in session.json."""
    session = tmp_path / "data" / "session.json"

    def kept():
        entries = json.loads(session.read_text())["documents"] if session.exists() else []
        return {os.path.basename(entry["path"]): entry["puzzle"] for entry in entries if entry["path"]}

    return kept


@pytest.fixture
def listens(short_folder, monkeypatch):
    """`listens()` says whether a window listens for other starts; it does so in a folder of the test's own."""
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(short_folder))
    return lambda: any(short_folder.iterdir())


def write(folder, **texts):
    for name, text in texts.items():
        (folder / f"{name}.qless").write_text(text)
    return [str(folder / f"{name}.qless") for name in texts]


def run(home, *arguments):
    """A start that is to end by itself."""
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "QLESS_STUDIO_HOME": str(home)}
    command = [sys.executable, "-m", "qless_studio", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PROGRAM_S)
    return done.returncode, done.stdout + done.stderr


def starts(folder):
    """Whether a program has the lock of its start; stopped before it has, it holds nobody up."""
    lock = folder / "data" / "start.lock"
    if not lock.exists():
        return False
    try:
        with locked(lock, 0):
            return False
    except TimeoutError:
        return True


def daily_puzzles(home, game):
    """The days whose puzzles are being played, by the saved session."""
    entries = json.loads((home / "data" / "session.json").read_text())["documents"]
    return [entry["play"]["day"] for entry in entries if entry["game"] == game and entry.get("play")]


def test_a_second_start_opens_its_files_in_the_window_there_is(tmp_path, kept, listens):
    one, two, three = write(tmp_path, one="ABLE/ACID/RAIN/TENT", two="an ell est ar", three="L/Q O/X")
    with started(tmp_path, one) as first:
        wait_for(lambda: kept() and listens())
        assert run(tmp_path, two, three) == (0, "")
        wait_for(lambda: len(kept()) == 3)
        assert kept() == {"one.qless": "ABLE/ACID/RAIN/TENT", "two.qless": "an ell est ar", "three.qless": "L/Q O/X"}
        leaves_in_peace(first)
    assert not listens()


@pytest.mark.nightly
def test_a_second_start_asks_the_window_there_is_for_the_puzzle_of_the_day(tmp_path, kept, listens):
    with started(tmp_path, *write(tmp_path, one="ABLE/ACID/RAIN/TENT")) as first:
        wait_for(lambda: kept() and listens())
        assert run(tmp_path) == (0, "")
        assert run(tmp_path, "--daily") == (0, "")
        wait_for(lambda: json.loads((tmp_path / "config" / "settings.json").read_text())["welcomed"])
        assert run(tmp_path, "--daily", "affix") == (0, "")
        wait_for(lambda: date.today().isoformat() in daily_puzzles(tmp_path, "affix"))
        assert run(tmp_path, "--daily", "chess")[0] == 2
        leaves_in_peace(first)


def leaves_in_peace(program):
    """It lives, leaves when it is asked to, and has complained of nothing."""
    assert program.poll() is None
    status, complaints = ended(program)
    assert (status, complaints.replace("This plugin does not support raise()\n", "")) == (0, "")


def opened_together(kept, *programs):
    """Of these starts one has the window with all documents, the others have ended."""
    wait_for(lambda: len(kept()) == len(programs) and sum(program.poll() is None for program in programs) == 1)
    (window,) = (program for program in programs if program.poll() is None)
    assert [program.returncode for program in programs if program is not window] == [0] * (len(programs) - 1)
    return window


@pytest.mark.nightly
def test_a_start_right_after_another_hands_over(tmp_path, kept, listens):
    one, two = write(tmp_path, one="ABLE/ACID/RAIN/TENT", two="an ell est ar")
    with started(tmp_path, one) as first:
        wait_for((tmp_path / "data" / "session.lock").exists)  # it has no window yet
        with started(tmp_path, two) as second:
            assert opened_together(kept, first, second) is first
        assert ended(first)[0] == 0


@pytest.mark.nightly
def test_a_start_waits_for_another_however_slow(tmp_path, kept, listens):
    one, two = write(tmp_path, one="ABLE/ACID/RAIN/TENT", two="an ell est ar")
    with started(tmp_path, one) as first:
        wait_for(lambda: starts(tmp_path))
        first.send_signal(signal.SIGSTOP)  # as on a slow disk
        for path in (tmp_path / "data").iterdir():
            os.utime(path, (0, 0))  # for minutes
        with started(tmp_path, two) as second:
            time.sleep(5)  # as long as a window would take
            assert (kept(), second.poll()) == ({}, None)
            for path in (tmp_path / "data").iterdir():
                os.utime(path)
            first.send_signal(signal.SIGCONT)
            assert opened_together(kept, first, second) is first
        assert ended(first)[0] == 0


@pytest.mark.nightly
def test_a_start_that_was_killed_holds_nobody_up(tmp_path, kept, listens):
    one, two = write(tmp_path, one="ABLE/ACID/RAIN/TENT", two="an ell est ar")
    with started(tmp_path, one) as first:
        wait_for(lambda: starts(tmp_path))
        first.kill()
        first.wait()
        with started(tmp_path, two) as second:
            wait_for(lambda: kept() == {"two.qless": "an ell est ar"})
            assert ended(second)[0] == 0


@pytest.mark.nightly
def test_of_starts_at_once_one_opens_the_window(tmp_path, kept, listens):
    one, two, three = write(tmp_path, one="ABLE/ACID/RAIN/TENT", two="an ell est ar", three="L/Q O/X")
    with started(tmp_path, one) as a, started(tmp_path, two) as b, started(tmp_path, three) as c:
        assert ended(opened_together(kept, a, b, c))[0] == 0


@pytest.mark.nightly
def test_a_window_beside_one_that_hangs_leaves_its_documents_alone(tmp_path, kept, listens):
    one, two = write(tmp_path, one="ABLE/ACID/RAIN/TENT", two="an ell est ar")
    since = time.monotonic()
    with started(tmp_path, one) as first:
        wait_for(lambda: kept() and listens())
        took = time.monotonic() - since
        first.send_signal(signal.SIGSTOP)
        os.utime(tmp_path / "data" / "session.lock", (0, 0))  # it has been open for long
        with started(tmp_path, two) as beside:
            time.sleep(max(2.0, 2 * took))  # as long as it would take to keep what is open
            assert beside.poll() is None
            assert ended(beside)[0] == 0
        first.send_signal(signal.SIGCONT)
        assert kept() == {"one.qless": "ABLE/ACID/RAIN/TENT"}
        assert ended(first)[0] == 0


@pytest.mark.nightly
def test_after_a_crash_the_program_starts_as_always(tmp_path, kept, listens):
    one, two = write(tmp_path, one="ABLE/ACID/RAIN/TENT", two="an ell est ar")
    with started(tmp_path, one) as first:
        wait_for(lambda: kept() and listens())
    assert listens()  # killed: its socket is still there
    with started(tmp_path, two) as again:
        wait_for(lambda: len(kept()) == 2)
        assert ended(again) == (0, "")
    assert first.returncode != 0
