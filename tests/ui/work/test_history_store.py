"""The history is changed off the GUI thread, in order, and whoever reads it afterwards sees every change."""

from __future__ import annotations

import errno
import threading

import shiboken6
from PySide6.QtCore import QObject

from qless_studio.engine import history as engine_history
from qless_studio.engine.history import Entry, History, Result
from qless_studio.ui.work import HistoryStore, Task, history_store, wait_for_changes, wait_for_tasks, write_kept
from tests.fixtures.patience import PATIENCE


def roll(number: int) -> Entry:
    when = f"2026-11-20T10:{number:02}:00+00:00"
    return Entry("q-less", f"roll {number}", Result.SOLVED, when=when, id=str(number))


def test_changes_are_made_on_one_other_thread_in_order(qtbot, tmp_path):
    owner, threads, made, done = QObject(), [], [], []
    stores = [HistoryStore(tmp_path, owner) for _ in range(3)]

    def add(number):
        def change(history):
            threads.append(threading.get_ident())
            made.append(number)
            history.add(roll(number))
            return number

        return change

    for number in range(12):
        stores[number % 3].change(add(number), done.append)
    qtbot.waitUntil(lambda: len(done) == 12)
    assert made == list(range(12))
    assert sorted(done) == made
    assert threading.get_ident() not in threads
    assert [entry.id for entry in History(tmp_path).read()[0]] == [str(number) for number in range(12)]


def test_a_reader_waits_for_what_was_asked_for_before(qtbot, pool, tmp_path):
    owner, go, found = QObject(), threading.Event(), []
    store = HistoryStore(tmp_path, owner)

    def read():
        wait_for_changes()
        return History(tmp_path).read()[0]

    store.change(lambda history: (go.wait(PATIENCE / 1000), history.add(roll(1))))
    reading = Task(read, pool, owner)
    reading.done.connect(found.append)
    reading.start()
    go.set()
    qtbot.waitUntil(lambda: found == [[roll(1)]])


def test_a_change_under_way_is_finished_before_the_program_ends(qapp, tmp_path):
    owner = QObject()
    HistoryStore(tmp_path, owner).change(lambda history: history.add(roll(1)))
    owner.deleteLater()  # the window is gone
    assert wait_for_tasks(PATIENCE / 1000)
    assert len(History(tmp_path).read()[0]) == 1


def test_a_failing_change_is_said_and_the_next_one_is_made(qtbot, tmp_path):
    owner, done, path = QObject(), [], tmp_path / "data"
    path.write_text("in the way")
    store = HistoryStore(path, owner)
    with qtbot.waitSignal(store.problem) as said:
        store.change(lambda history: history.add(roll(1)), done.append)
    assert "history.jsonl: cannot be written" in said.args[0]
    assert done == []
    path.unlink()
    store.change(lambda history: history.add(roll(2)), done.append)
    qtbot.waitUntil(lambda: len(done) == 1)


def test_what_cannot_be_written_is_kept_until_there_is_room(qtbot, tmp_path, monkeypatch):
    owner, said, done, path = QObject(), [], [], tmp_path / "data"
    store = HistoryStore(path, owner, said.append)

    def full(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(engine_history, "append_lines", full)
    monkeypatch.setattr(history_store, "RETRY_MS", 20)
    store.add([roll(1)], done.append)
    qtbot.waitUntil(lambda: len(said) == 1)
    other = QObject()
    HistoryStore(path, other, said.append).add([roll(2)])  # of a document that is closed
    qtbot.waitUntil(lambda: len(said) == 2)
    shiboken6.delete(other)
    monkeypatch.undo()
    qtbot.waitUntil(lambda: len(done) == 1)
    assert [entry.id for entry in History(path).read()[0]] == ["1", "2"]
    assert all("No space left" in line for line in said)


def test_what_was_kept_is_tried_once_more_when_the_program_ends(qtbot, tmp_path):
    owner, path = QObject(), tmp_path / "data"
    path.write_text("in the way")
    store = HistoryStore(path, owner)
    with qtbot.waitSignal(store.problem):
        store.add([roll(1)])
    write_kept()  # still no room
    path.unlink()
    write_kept()
    assert History(path).read()[0] == [roll(1)]


def test_a_history_that_is_nearly_full_is_said_once(qtbot, tmp_path, monkeypatch):
    owner, said, done = QObject(), [], []
    store = HistoryStore(tmp_path, owner)
    store.problem.connect(said.append)
    store.change(lambda history: history.add(roll(1)), done.append)
    qtbot.waitUntil(lambda: len(done) == 1)
    assert said == []
    monkeypatch.setattr(engine_history, "NEARLY_FULL", 10)
    for number in (2, 3):
        store.change(lambda history, number=number: history.add(roll(number)), done.append)
    qtbot.waitUntil(lambda: len(done) == 3)
    assert [line.split(".")[0] for line in said] == ["The history is nearly full and soon cannot be read whole"]
