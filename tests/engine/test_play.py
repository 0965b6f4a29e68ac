"""A saved game: read back as it was; any damage is a ValueError or TypeError."""

from __future__ import annotations

import json

import pytest

from qless_studio.engine.history import Result
from qless_studio.engine.play import SavedPlay, saved_play
from tests.fuzz.mutations import mutations

SAVED = SavedPlay(("cat",), ("word",), 61.5, 180.0, "2024-05-31", Result.SOLVED, {"moves": 2})


def test_it_is_read_as_it_was_saved():
    assert saved_play(json.loads(json.dumps(SAVED.as_json()))) == SAVED
    assert saved_play(json.loads(json.dumps(SavedPlay().as_json()))) == SavedPlay()


@pytest.mark.parametrize("odd", [10**400, -1, 1e999, float("nan"), True, "61", [61], {}])
@pytest.mark.parametrize("name", ["seconds", "limit"])
def test_a_time_that_no_clock_shows_is_damage(name, odd):
    with pytest.raises((ValueError, TypeError)):
        saved_play(SAVED.as_json() | {name: odd})


def test_no_damage_raises_anything_else():
    read = 0
    for _, damaged in mutations(SAVED.as_json()):
        try:
            data = json.loads(damaged)
        except (ValueError, RecursionError):
            continue
        try:
            saved_play(data)
        except (ValueError, TypeError):
            read += 1
    assert read > 50
