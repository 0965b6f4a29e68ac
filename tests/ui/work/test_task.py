"""Work away from the GUI thread: its result, its failure, or nothing once it is abandoned."""

from __future__ import annotations

import threading

from PySide6.QtCore import QObject

from qless_studio.ui.work import Task, wait_for_tasks
from tests.fixtures.patience import PATIENCE


def test_the_result_comes_in_the_gui_thread(qtbot, pool):
    owner, seen = QObject(), []
    task = Task(threading.get_ident, pool, owner)
    task.done.connect(lambda worker: seen.append((worker, threading.get_ident())))
    with qtbot.waitSignal(task.done):
        task.start()
    ((worker, gui),) = seen
    assert gui == threading.get_ident() != worker


def test_a_failure_comes_as_the_exception(qtbot, pool):
    def work():
        raise OSError("full")

    owner = QObject()
    task = Task(work, pool, owner)
    with qtbot.waitSignal(task.failed) as blocker:
        task.start()
    assert str(blocker.args[0]) == "full"


def test_nothing_is_heard_of_abandoned_work(qtbot, pool):
    owner, seen, go = QObject(), [], threading.Event()
    task = Task(go.wait, pool, owner)
    task.done.connect(seen.append)
    task.start()
    task.abandon()
    go.set()
    pool.waitForDone(PATIENCE)
    qtbot.wait(50)
    assert seen == []


def test_the_end_of_the_program_waits_for_work_under_way_even_abandoned(qtbot, pool):
    owner, go, written = QObject(), threading.Event(), []
    task = Task(lambda: (go.wait(), written.append(True)), pool, owner)
    task.start()
    task.abandon()
    assert not wait_for_tasks(0.01)
    go.set()
    assert wait_for_tasks(3)
    assert written == [True]
