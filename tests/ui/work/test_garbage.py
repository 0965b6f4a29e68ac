"""Garbage in cycles goes in moments between, and no look at it takes in what was kept before."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtCore import Qt

from qless_studio.ui.work import memory as garbage
from qless_studio.ui.work.memory import GarbageCollector


class Cyclic:
    def __init__(self):
        self.itself = self


@pytest.fixture
def taken_over(qapp, monkeypatch):
    """A collector at work; afterwards Python's own is back."""
    monkeypatch.setattr(garbage, "INACTIVE_MS", 20)
    yield GarbageCollector()
    gc.unfreeze()
    gc.enable()


def abandoned_cycle():
    return weakref.ref(Cyclic())


def test_python_never_stops_the_program_by_itself(taken_over):
    assert not gc.isenabled()
    left = abandoned_cycle()
    kept = [[] for _ in range(20_000)]
    assert left() is not None
    assert len(kept) == 20_000


def test_a_round_frees_cycles_made_since_the_last_and_looks_at_nothing_older(taken_over):
    taken_over.collect_young()
    left, kept = abandoned_cycle(), [[] for _ in range(1000)]
    before = gc.get_freeze_count()
    taken_over.collect_young()
    assert left() is None
    assert gc.get_freeze_count() >= before + len(kept)


def test_while_results_pour_in_a_round_only_puts_them_away(taken_over, monkeypatch):
    taken_over.collect_young()
    left, many = abandoned_cycle(), [[] for _ in range(garbage.YOUNG_LIMIT + 1000)]
    looked = []
    monkeypatch.setattr(gc, "collect", lambda *_: looked.append(True))
    before = gc.get_freeze_count()
    taken_over.collect_young()
    assert looked == []
    assert gc.get_freeze_count() >= before + len(many)
    assert left() is not None


def test_a_round_after_a_document_was_closed_frees_what_was_kept_before_too(taken_over, monkeypatch):
    left = abandoned_cycle()
    gc.freeze()
    taken_over.collect_young()
    assert left() is not None
    taken_over.expect_closed()
    monkeypatch.setattr(garbage, "WHOLE_LIMIT", 0)
    taken_over.collect_young()
    assert left() is not None  # that would take too long, now
    monkeypatch.setattr(garbage, "WHOLE_LIMIT", 10**9)  # not its own value: beside many tests there are more objects
    taken_over.collect_young()
    assert left() is None
    again = abandoned_cycle()
    gc.freeze()
    taken_over.collect_young()
    assert again() is not None  # once is enough


def test_everything_is_looked_at_once_the_user_has_turned_away(taken_over, qtbot, qapp):
    left = abandoned_cycle()
    gc.freeze()
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    qtbot.waitUntil(lambda: left() is None)


def test_a_user_who_is_back_at_once_is_not_kept_waiting(taken_over, qtbot, qapp):
    left = abandoned_cycle()
    gc.freeze()
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    qtbot.wait(60)
    assert left() is not None
