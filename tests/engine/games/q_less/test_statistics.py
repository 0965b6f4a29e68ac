"""Statistics of rolls, and the move of an old record into the history."""

from __future__ import annotations

import json
import os

import pytest

from qless_studio.engine.errors import SessionError
from qless_studio.engine.games.q_less import old_record
from qless_studio.engine.games.q_less.statistics import statistics
from qless_studio.engine.history import Entry, History, Kind, Result

OLD = {
    "letters": "aabcdlmnnptt", "result": "solved", "seconds": 61.5, "hints": 2, "grid": ["cat"], "lexicon": "wide",
    "when": "2024-05-31T18:00:00+00:00", "daily": True,
}  # fmt: skip


def test_a_roll_without_solution_counts_nowhere():
    won, lost = Result.SOLVED, Result.GIVEN_UP
    rolls = [
        Entry("q-less", "ab" if n else "ac", result, seconds=10.0 * (n + 1), hints=("word",) * (n % 2),
              proven={"solvable": False} if n == 4 else {})
        for n, result in enumerate([won, won, lost, won, lost, won])
    ]  # fmt: skip
    other = [Entry("boggle", "AB/CD", won), Entry("q-less", "ab", lost, Kind.EXERCISE)]
    found = statistics([*rolls, *other])
    assert (found.played, found.solved, found.streak, found.longest_streak) == (5, 4, 2, 2)
    assert (found.best_seconds, found.average_seconds, found.without_hints) == (10.0, 32.5, 1)
    assert found.by_letter == (("a", 5, 4), ("b", 4, 3), ("c", 1, 1))
    assert statistics([]).share == 0


def test_an_old_record_moves_into_the_history(tmp_path):
    lines = [OLD, {"letters": "abc", "result": "unsolvable"}, OLD]
    text = "".join(json.dumps(line) + "\n" for line in lines) + "damaged\n"
    old = tmp_path / old_record.FILE
    old.write_text(text)
    os.utime(old, (0, 86400))
    old_record.move(tmp_path)
    entries, damaged = History(tmp_path).read()
    assert damaged == 0
    unsolvable, first, second = entries
    assert (unsolvable.puzzle, unsolvable.result, unsolvable.proven) == ("abc", Result.GIVEN_UP, {"solvable": False})
    assert unsolvable.when == "1970-01-02T00:00:00+00:00"
    assert first.id != second.id
    for entry in (first, second):
        assert (entry.puzzle, entry.result, entry.seconds, len(entry.hints)) == ("aabcdlmnnptt", Result.SOLVED, 61.5, 2)
        assert (entry.found, entry.lexicon, entry.day) == (("cat",), "wide", "2024-05-31")
    assert not old.exists()
    assert (tmp_path / old_record.MOVED).read_text() == text
    assert statistics(entries).played == 2


def test_a_move_that_was_interrupted_repeats_nothing(tmp_path):
    (tmp_path / old_record.FILE).write_text(json.dumps(OLD) + "\n")
    old_record.move(tmp_path)
    (tmp_path / old_record.MOVED).rename(tmp_path / old_record.FILE)
    old_record.move(tmp_path)
    assert len(History(tmp_path).read()[0]) == 1


def test_without_an_old_record_nothing_is_written(tmp_path):
    old_record.move(tmp_path)
    assert not list(tmp_path.iterdir())


def test_a_record_that_cannot_be_read_is_named(tmp_path):
    (tmp_path / old_record.FILE).mkdir()
    with pytest.raises(SessionError) as refused:
        old_record.move(tmp_path)
    assert old_record.FILE in str(refused.value)
