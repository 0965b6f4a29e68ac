"""One process at a time writes: on Windows too, whose lock is replaced here by the one of this system."""

from __future__ import annotations

import errno
import subprocess
import sys
import types

import pytest

from qless_studio.engine import folders as locking
from qless_studio.engine.errors import SessionError
from qless_studio.engine.folders import locked
from qless_studio.engine.history import Entry, History, Result

ROLL = Entry("q-less", "aabcdlmnnptt", Result.SOLVED)
HOLD = """
import sys
from pathlib import Path
from qless_studio.engine.folders import locked
with locked(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def windows(monkeypatch) -> types.SimpleNamespace:
    """As on Windows: `msvcrt.locking`, which without waiting denies permission while another has the lock."""
    return locked_by_msvcrt(monkeypatch, errno.EACCES)


@pytest.fixture
def wine(monkeypatch) -> types.SimpleNamespace:
    """As under Wine, whose `msvcrt.locking` fails without saying why."""
    return locked_by_msvcrt(monkeypatch, 0)


def locked_by_msvcrt(monkeypatch, number: int) -> types.SimpleNamespace:
    """What is asked of `msvcrt.locking`, which fails with that number while another process has the lock."""
    calls = types.SimpleNamespace(modes=[])

    def attempt(file: int, mode: int, length: int) -> None:
        calls.modes.append((mode, length))
        try:
            unix(file)
        except BlockingIOError:
            raise OSError(number, "Error") from None

    if sys.platform != "win32":
        unix = locking._take_on_unix
        monkeypatch.setitem(sys.modules, "msvcrt", types.SimpleNamespace(LK_LOCK=1, LK_NBLCK=2, locking=attempt))
        monkeypatch.setattr(locking, "_take", locking._take_on_windows)
    return calls


@pytest.fixture
def holder(tmp_path):
    """Another process that holds the lock of the history in `tmp_path`."""
    command = [sys.executable, "-c", HOLD, str(tmp_path / "history.lock")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "held\n"
        yield program
        program.kill()


def on_sleep(monkeypatch, called) -> list[float]:
    """Instead of sleeping, note for how long and call this."""
    slept: list[float] = []

    def sleep(seconds: float) -> None:
        slept.append(seconds)
        called(len(slept))

    monkeypatch.setattr(locking.time, "sleep", sleep)
    return slept


@pytest.mark.parametrize("system", ["this", "windows", "wine"])
def test_the_lock_is_asked_for_again_every_ten_milliseconds(tmp_path, monkeypatch, request, holder, system):
    if system != "this":
        request.getfixturevalue(system)

    def release(times: int) -> None:
        if times == 5:
            holder.kill()
            holder.wait()

    slept = on_sleep(monkeypatch, release)
    History(tmp_path).add(ROLL)
    assert slept == [0.01] * 5
    assert len(History(tmp_path).read()[0]) == 1


@pytest.mark.parametrize("system", ["this", "windows", "wine"])
def test_without_the_lock_nothing_is_written_and_one_sentence_says_so(tmp_path, monkeypatch, request, holder, system):
    if system != "this":
        request.getfixturevalue(system)
    clock = [0.0]
    monkeypatch.setattr(locking.time, "monotonic", lambda: clock[0])
    on_sleep(monkeypatch, lambda times: clock.__setitem__(0, times * locking.STEP_SECONDS))
    history = History(tmp_path)
    with pytest.raises(SessionError, match=r"history\.jsonl: cannot be written: another window .* is using it"):
        history.add(ROLL)
    assert 10 <= clock[0] < 10.1
    assert not history.path.exists()
    clock[0] = 0.0
    assert history.read() == ([], 0), "reading needs no lock"


def test_windows_is_never_asked_to_wait_itself(tmp_path, windows):
    if sys.platform == "win32":
        pytest.skip("the real one is used there")
    History(tmp_path).add(ROLL)
    assert set(windows.modes) == {(2, 1)}


def test_where_the_lock_cannot_be_opened_nothing_is_written(tmp_path):
    (tmp_path / "history.lock").mkdir()
    with pytest.raises(SessionError, match=r"history\.jsonl: cannot be written"):
        History(tmp_path).add(ROLL)
    assert not (tmp_path / "history.jsonl").exists()


def test_a_file_system_without_locks_is_written_to(tmp_path, monkeypatch):
    def none(number: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(locking, "_take", none)
    with pytest.raises(OSError, match="No locks"), locked(tmp_path / "some.lock"):
        pass
    assert History(tmp_path).read() == ([], 0)
    entry = History(tmp_path).add(ROLL)
    assert History(tmp_path).read() == ([entry], 0)
