"""A long list is freed little by little, whatever else is going on, and nothing that somebody holds."""

from __future__ import annotations

import weakref

import pytest
from PySide6.QtCore import QObject, QTimer

from qless_studio.ui.work import memory as deferred_free
from qless_studio.ui.work.memory import free_in_slices


class Solution:
    """Something that can be seen to go."""


@pytest.fixture
def many():
    return [Solution() for _ in range(5 * deferred_free.SLICE + 1)]


def test_all_go_between_other_events(qtbot, many):
    owner, gone, seen = QObject(), [], []
    refs = [weakref.ref(solution, lambda _: gone.append(True)) for solution in many]
    free_in_slices(many, owner)
    count = len(many)
    del many[:]
    assert gone == []
    watch = QTimer(owner, interval=0)
    watch.timeout.connect(lambda: seen.append(len(gone)))
    watch.start()
    qtbot.waitUntil(lambda: len(gone) == count)
    assert max(after - before for before, after in zip([0, *seen], seen, strict=False)) <= deferred_free.SLICE
    assert not any(ref() for ref in refs)
    qtbot.waitUntil(lambda: owner.findChildren(QTimer) == [watch])


def test_what_somebody_still_reads_stays_whole(qtbot, many):
    owner = QObject()
    free_in_slices(many, owner)
    qtbot.waitUntil(lambda: not owner.findChildren(QTimer))
    assert len(many) == 5 * deferred_free.SLICE + 1
    assert all(isinstance(solution, Solution) for solution in many)
