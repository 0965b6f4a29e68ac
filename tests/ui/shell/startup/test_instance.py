"""A second start hands its files to the open window, and does not wait for one that is stuck."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtNetwork import QLocalSocket

from qless_studio.ui.shell.startup.instance import Answer, Instance, Request, Wish, address, hand_over

FILE = Request((Path("a.qless"),))
unix_only = pytest.mark.skipif(sys.platform == "win32", reason="speaks through a socket of its own")


@pytest.fixture
def where(tmp_path, short_folder, monkeypatch):
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(short_folder))
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path / "home"))
    return address()


@pytest.fixture
def instance(qapp, where):
    owner = QObject()
    yield Instance(where, owner)
    owner.deleteLater()


@pytest.fixture
def start(qtbot, where):
    """`start(*arguments)` starts the program again in a process of its own; returns the name of its `Answer`."""
    script = (
        "import sys; from qless_studio.ui.shell.startup.instance import address, hand_over;"
        "from qless_studio.ui.shell.startup.instance import read_request;"
        "print(hand_over(read_request(sys.argv[1:], ['boggle']), address()).name)"
    )

    def start(*arguments):
        process = subprocess.Popen([sys.executable, "-c", script, *arguments], stdout=subprocess.PIPE, text=True)
        qtbot.waitUntil(lambda: process.poll() is not None)
        return process.communicate()[0].strip()

    return start


def test_the_open_window_receives_files_and_wishes(instance, start, tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", os.getcwd())
    monkeypatch.chdir(tmp_path)
    heard = []
    instance.called.connect(heard.append)
    assert instance.listening
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "by-click")
    assert start("a.qless", str(tmp_path / "b" / "ü.qless")) == "TAKEN"
    assert os.environ["XDG_ACTIVATION_TOKEN"] == "by-click"
    assert start("--daily", "boggle") == "TAKEN"
    files = (tmp_path / "a.qless", tmp_path / "b" / "ü.qless")
    assert heard == [Request(files), Request(wish=Wish.DAILY, game="boggle")]


def test_without_a_window_the_program_starts(qapp, where):
    assert hand_over(FILE, where) is Answer.NOBODY


@unix_only
def test_after_a_crash_the_next_start_opens_a_window(qapp, where, start):
    dead = socket.socket(socket.AF_UNIX)
    dead.bind(where)
    dead.listen()
    dead.close()  # its socket file stays behind
    assert hand_over(Request(), where) is Answer.NOBODY
    owner = QObject()
    assert Instance(where, owner).listening
    assert start() == "TAKEN"
    owner.deleteLater()


@unix_only
def test_a_stuck_window_delays_nobody_and_keeps_its_socket(qapp, where, monkeypatch):
    monkeypatch.setattr("qless_studio.ui.shell.startup.instance.TIMEOUT_MS", 100)
    hung = socket.socket(socket.AF_UNIX)
    hung.bind(where)
    hung.listen()
    assert hand_over(Request(), where) is Answer.SILENT
    owner = QObject()
    assert not Instance(where, owner).listening
    assert Path(where).exists()
    owner.deleteLater()
    hung.close()


@unix_only
def test_a_socket_of_another_user_is_not_used(qapp, instance, where, monkeypatch):
    monkeypatch.setattr("os.getuid", lambda: 4242)
    assert hand_over(Request((Path("secret.qless"),)), where) is Answer.NOBODY


def test_without_the_network_library_every_start_opens_a_window(qapp, instance, where, monkeypatch):
    monkeypatch.setitem(sys.modules, "PySide6.QtNetwork", None)
    assert hand_over(FILE, where) is Answer.NOBODY
    with pytest.raises(ImportError):
        Instance(where, qapp)


@pytest.mark.parametrize(
    "words", [b"hello\n", b"[]\n", b'{"open": 7}\n', b'{"close": []}\n', b"\xff\n", b"x" * 4_000_000]
)
def test_an_invalid_message_is_ignored(qtbot, instance, where, words):
    heard = []
    instance.called.connect(heard.append)
    caller = QLocalSocket()
    caller.connectToServer(where)
    caller.write(words)
    qtbot.waitUntil(lambda: caller.state() == QLocalSocket.LocalSocketState.UnconnectedState)
    assert heard == []
    assert instance.listening


def test_each_home_folder_has_a_window_of_its_own(where, monkeypatch, tmp_path):
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path / "other"))
    assert address() != where
