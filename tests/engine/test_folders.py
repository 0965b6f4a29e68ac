"""Files are written whole or not at all, and why not is one line."""

from __future__ import annotations

import errno
import os
import re
import stat
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from threading import Event

import pytest

from qless_studio.engine import folders
from qless_studio.engine.errors import SessionError
from qless_studio.engine.folders import clear_leftovers, read_regular, set_aside, write_atomically, write_export
from tests.fixtures.nightly import by_day


def test_a_new_file_has_the_usual_rights_and_an_old_one_keeps_its_own(tmp_path):
    usual, mine = tmp_path / "usual", tmp_path / "mine"
    usual.touch()
    write_atomically(mine, b"1")
    assert stat.S_IMODE(mine.stat().st_mode) == stat.S_IMODE(usual.stat().st_mode)
    mine.chmod(0o640)
    chosen = stat.S_IMODE(mine.stat().st_mode)  # on Windows a file is writable or not, that is all
    write_atomically(mine, b"2")
    assert stat.S_IMODE(mine.stat().st_mode) == chosen
    assert mine.read_bytes() == b"2"


@pytest.mark.parametrize(("number", "words"), [(errno.ENOSPC, "the disk is full"), (errno.EACCES, "permission denied")])
def test_a_file_that_cannot_be_written_stays_as_it_was(tmp_path, monkeypatch, number, words):
    path = tmp_path / "results.csv"
    path.write_text("before")

    def full(handle):
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(folders.os, "fsync", full)
    with pytest.raises(SessionError, match=words) as caught:
        write_export(path, b"after")
    assert str(path) in str(caught.value)
    assert path.read_text() == "before"
    assert list(tmp_path.iterdir()) == [path]


KILLED_AT_EACH_LINE = """
import os, signal, sys
from pathlib import Path
from qless_studio.engine import folders

path, steps = Path(sys.argv[1]), 0
while True:
    child = os.fork()
    if child == 0:
        left = steps

        def step(frame, event, _):
            global left
            if frame.f_code.co_filename == folders.__file__:
                left -= 1
                if left < 0:
                    os.kill(os.getpid(), signal.SIGKILL)
            return step

        sys.settrace(step)
        folders.write_atomically(path, b"new" * 100_000)
        os._exit(0)
    status = os.waitpid(child, 0)[1]
    found = path.read_bytes() if path.exists() else b"none"
    print({b"none": "none", b"old": "old", b"new" * 100_000: "new"}.get(found, "damaged"))
    if status == 0:
        break
    steps += 1
    if sys.argv[2] == "old":
        path.write_bytes(b"old")
    else:
        path.unlink(missing_ok=True)
"""


@pytest.mark.long
@pytest.mark.skipif(not hasattr(os, "fork"), reason="no processes are made by copying there")
@pytest.mark.parametrize("before", ["none", "old"])
@by_day("old")
def test_a_writer_killed_at_any_step_leaves_the_old_file_or_the_new_one(tmp_path, before):
    path = tmp_path / "game.qless"
    if before == "old":
        path.write_bytes(b"old")
    command = [sys.executable, "-c", KILLED_AT_EACH_LINE, str(path), before]
    seen = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120).stdout.split()
    assert set(seen) == {before, "new"}
    assert len(seen) > 10
    assert seen == sorted(seen, key=lambda found: found == "new"), "once it is new it stays so"
    left = [each for each in tmp_path.iterdir() if each != path]
    assert left, "a killed writer cannot clear up"
    for each in left:
        os.utime(each, (0, 0))
    clear_leftovers(tmp_path)
    assert list(tmp_path.iterdir()) == [path]


WRITING_FOR_EVER = """
import sys
from pathlib import Path
from qless_studio.engine.folders import write_atomically

while True:
    for letter in b"ab":
        write_atomically(Path(sys.argv[1]), bytes([letter]) * 3_000_000)
        print(flush=True)
"""


@pytest.mark.long
def test_a_program_killed_while_it_writes_leaves_a_whole_file(tmp_path):
    path = tmp_path / "session.json"
    for kill in range(0, 12, 2):
        with subprocess.Popen([sys.executable, "-c", WRITING_FOR_EVER, str(path)], stdout=subprocess.PIPE) as program:
            assert program.stdout is not None
            program.stdout.readline()
            Event().wait(0.003 * kill)  # at another moment each time
            program.kill()
        content = path.read_bytes()
        assert len(content) == 3_000_000
        assert len(set(content)) == 1


def test_only_old_leftovers_of_our_own_are_cleared(tmp_path):
    kept = [".game.qless.0a1b2c3d", "game.qless", ".game.qless.backup", ".bashrc", ".game.qless.0A1B2C3D"]
    old = [".game.qless.deadbeef", ".other.qless.01234567", ".\u6f22\u5b57.qless.89abcdef"]
    for name in (*kept, *old):
        (tmp_path / name).write_text("x")
        if name != kept[0]:
            os.utime(tmp_path / name, (0, 0))
    (tmp_path / ".folder.00000000").mkdir()
    os.utime(tmp_path / ".folder.00000000", (0, 0))
    write_atomically(tmp_path / "game.qless", b"again")
    assert not (tmp_path / old[0]).exists(), "the next writer of the file clears what the last one left"
    assert (tmp_path / old[1]).exists()
    clear_leftovers(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {*kept, ".folder.00000000"}
    clear_leftovers(tmp_path / "missing")


@pytest.mark.parametrize("letter", ["a", "\u00e4", "\u6f22", "\U0001f642"])
def test_the_longest_name_can_be_written(tmp_path, letter):
    path = tmp_path / (letter * (255 // len(letter.encode())))
    write_atomically(path, b"1")
    write_atomically(path, b"2")
    assert [(each, each.read_bytes()) for each in tmp_path.iterdir()] == [(path, b"2")]


class OpenElsewhere:
    """A virus scanner has the file open, as on Windows: renaming it is denied some times."""

    def __init__(self, monkeypatch, times: int) -> None:
        self.denied, self._times, self._replace = 0, times, os.replace
        monkeypatch.setattr(folders.os, "replace", self._on_replace)
        monkeypatch.setattr(folders.time, "sleep", self._on_sleep)
        self.slept = 0.0

    def _on_replace(self, source, target):
        if self.denied < self._times:
            self.denied += 1
            raise PermissionError(errno.EACCES, "The process cannot access the file", str(source))
        self._replace(source, target)

    def _on_sleep(self, seconds):
        self.slept += seconds


def test_a_file_that_is_open_elsewhere_for_a_moment_is_written(tmp_path, monkeypatch):
    path = tmp_path / "session.json"
    path.write_bytes(b"old")
    scanner = OpenElsewhere(monkeypatch, 5)
    write_atomically(path, b"new")
    assert (path.read_bytes(), scanner.denied) == (b"new", 5)
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_stays_open_elsewhere_is_said_after_about_a_second(tmp_path, monkeypatch):
    path = tmp_path / "board.png"
    path.write_bytes(b"old")
    scanner = OpenElsewhere(monkeypatch, 10**6)
    with pytest.raises(SessionError, match="permission denied"):
        write_export(path, b"new")
    assert scanner.slept == pytest.approx(1.0, abs=0.1)
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_damaged_file_that_is_open_elsewhere_is_set_aside(tmp_path, monkeypatch):
    path = tmp_path / "session.json"
    path.write_bytes(b"damaged")
    OpenElsewhere(monkeypatch, 3)
    assert set_aside(path).read_bytes() == b"damaged"


def test_there_is_one_way_to_write_a_file_whole():
    """Everything else appends, or lets Qt write to memory: `folders.write_atomically` alone replaces files."""
    package = Path(folders.__file__).parents[1]
    ways = re.compile(
        r"os\.(replace|rename)\(|\.write_(text|bytes)\(|\.replace\((path|folder|beside)\b|mkstemp|QSaveFile"
    )
    found = [
        (str(path.relative_to(package)), line.strip())
        for path in package.rglob("*.py")
        for line in path.read_text("utf-8").splitlines()
        if ways.search(line)
    ]
    assert found == [("engine/folders.py".replace("/", os.sep), "patiently(lambda: os.replace(source, target))")]


def test_a_missing_folder_is_named_and_not_made(tmp_path):
    with pytest.raises(SessionError, match="folder not found"):
        write_export(tmp_path / "nowhere" / "board.png", b"")
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.parametrize("place", ["{}", "{}/board.png"])
def test_a_name_that_is_too_long_is_said(tmp_path, place):
    with pytest.raises(SessionError, match=r"name is too long|folder not found"):
        write_export(tmp_path / place.format("a" * 300), b"")


def test_a_folder_is_no_file(tmp_path):
    with pytest.raises(SessionError, match="it is a folder"):
        write_export(tmp_path, b"")


def test_a_regular_file_is_read_up_to_a_limit(tmp_path):
    path = tmp_path / "text"
    path.write_bytes(b"0123456789" * 10_000)
    assert read_regular(path, 7) == b"0123456"
    assert read_regular(path, 1_000_000) == path.read_bytes()
    for wrong, reason in ((tmp_path, "directory|not a regular file|denied"), (tmp_path / "none", "No such file")):
        with pytest.raises(OSError, match=reason):
            read_regular(wrong, 7)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names there")
def test_what_could_make_one_wait_is_not_read(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero")):
        with pytest.raises(OSError, match="not a regular file"):
            read_regular(path, 7)
    with suppress(OSError):
        read_regular(Path("/proc/kmsg"), 7)  # says that it is regular, and waits where the kernel has no message
