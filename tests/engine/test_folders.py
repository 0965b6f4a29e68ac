"""Files are written whole or not at all, and why not is one line."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path

import pytest

from qless_studio.engine import folders
from qless_studio.engine.errors import SessionError
from qless_studio.engine.folders import read_regular, write_atomically, write_export


def test_a_new_file_has_the_usual_rights_and_an_old_one_keeps_its_own(tmp_path):
    usual, mine = tmp_path / "usual", tmp_path / "mine"
    usual.touch()
    write_atomically(mine, b"1")
    assert stat.S_IMODE(mine.stat().st_mode) == stat.S_IMODE(usual.stat().st_mode)
    mine.chmod(0o640)
    write_atomically(mine, b"2")
    assert stat.S_IMODE(mine.stat().st_mode) == 0o640
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


def test_a_missing_folder_is_named_and_not_made(tmp_path):
    with pytest.raises(SessionError, match="folder not found"):
        write_export(tmp_path / "nowhere" / "board.png", b"")
    assert not (tmp_path / "nowhere").exists()


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
