"""Rolls remembered for an empty board, and the measured share of rolls that a list solves."""

import pytest

from qless_studio.engine.errors import SessionError
from qless_studio.engine.games.q_less.recent import (
    FILE,
    MAX_ROLLS,
    RecentLog,
    RecentRoll,
    remember,
    remembered,
    solvable_rate,
    with_latest,
)
from qless_studio.engine.lexicon import Lexicon, load


def test_the_last_rolls_come_back_the_latest_first(tmp_path):
    rolls = ()
    for number in range(MAX_ROLLS + 3):
        rolls = with_latest(rolls, RecentRoll("abc" + "d" * number, number, "wide"))
    remember(tmp_path / "new", rolls)
    assert remembered(tmp_path / "new") == rolls
    assert [one.solutions for one in rolls] == list(range(MAX_ROLLS + 2, 2, -1))


def test_the_same_letters_stand_there_once():
    rolls = with_latest((RecentRoll("abc", 1, "wide"), RecentRoll("xyz", 2, "wide")), RecentRoll("cab", 3, "max"))
    assert rolls == (RecentRoll("cab", 3, "max"), RecentRoll("xyz", 2, "wide"))


@pytest.mark.parametrize("text", ["", "{", "[1]", '[{"letters": "a1", "solutions": 1, "lexicon": "wide"}]', "\xff"])
def test_a_damaged_file_is_as_good_as_none(tmp_path, text):
    (tmp_path / FILE).write_bytes(text.encode("latin-1"))
    assert remembered(tmp_path) == ()


def test_a_folder_that_cannot_be_written_is_said(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(SessionError):
        remember(tmp_path / "file", (RecentRoll("abc", 1, "wide"),))


def test_the_share_is_known_for_shipped_lists_alone():
    share = solvable_rate(load("wide"))
    assert share is not None
    assert 0.98 < share < 1
    assert solvable_rate(Lexicon("wide", ["cat"])) is None
    assert solvable_rate(Lexicon("mine", ["cat"])) is None


def test_rolls_of_several_windows_are_all_remembered(tmp_path):
    one, other = RecentLog(tmp_path), RecentLog(tmp_path)
    one.add(RecentRoll("bcdgillortuw", 12, "wide"))
    other.add(RecentRoll("aabbccddeeff", 0, "wide"))
    one.add(RecentRoll("abcdefghijkl", 3, "wide"))
    assert [roll.letters for roll in remembered(tmp_path)] == ["abcdefghijkl", "aabbccddeeff", "bcdgillortuw"]
    assert RecentLog(tmp_path).rolls == one.rolls


def test_without_a_folder_rolls_are_remembered_for_the_moment(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    log = RecentLog(None)
    log.add(RecentRoll("abc", 1, "wide"))
    assert log.rolls == (RecentRoll("abc", 1, "wide"),)
    assert not list(tmp_path.iterdir())
