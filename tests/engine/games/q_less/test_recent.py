"""Rolls remembered for an empty board, and the measured share of rolls that a list solves."""

import pytest

from qless_studio.engine.errors import SessionError
from qless_studio.engine.games.q_less.dice import ROLLS, RecentRoll, solvable_rate
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.recent import MOST, RecentLog


def test_the_last_rolls_come_back_the_latest_first(tmp_path):
    rolls = ()
    for number in range(MOST + 3):
        rolls = ROLLS.with_latest(rolls, RecentRoll("abc" + "d" * number, number, "wide"))
    ROLLS.remember(tmp_path / "new", rolls)
    assert ROLLS.remembered(tmp_path / "new") == rolls
    assert [one.solutions for one in rolls] == list(range(MOST + 2, 2, -1))


def test_the_same_letters_stand_there_once():
    rolls = ROLLS.with_latest((RecentRoll("abc", 1, "wide"), RecentRoll("xyz", 2, "wide")), RecentRoll("cab", 3, "max"))
    assert rolls == (RecentRoll("cab", 3, "max"), RecentRoll("xyz", 2, "wide"))


@pytest.mark.parametrize("text", ["", "{", "[1]", '[{"letters": "a1", "solutions": 1, "lexicon": "wide"}]', "\xff"])
def test_a_damaged_file_is_as_good_as_none(tmp_path, text):
    (tmp_path / ROLLS.name).write_bytes(text.encode("latin-1"))
    assert ROLLS.remembered(tmp_path) == ()


def test_a_folder_that_cannot_be_written_is_said(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(SessionError):
        ROLLS.remember(tmp_path / "file", (RecentRoll("abc", 1, "wide"),))


def test_the_share_is_known_for_shipped_lists_alone():
    share = solvable_rate(load("wide"))
    assert share is not None
    assert 0.98 < share < 1
    assert solvable_rate(Lexicon("wide", ["cat"])) is None
    assert solvable_rate(Lexicon("mine", ["cat"])) is None


def test_rolls_of_several_windows_are_all_remembered(tmp_path):
    one, other = RecentLog(ROLLS, tmp_path), RecentLog(ROLLS, tmp_path)
    one.add(RecentRoll("bcdgillortuw", 12, "wide"))
    other.add(RecentRoll("aabbccddeeff", 0, "wide"))
    one.add(RecentRoll("abcdefghijkl", 3, "wide"))
    assert [roll.letters for roll in ROLLS.remembered(tmp_path)] == ["abcdefghijkl", "aabbccddeeff", "bcdgillortuw"]
    assert RecentLog(ROLLS, tmp_path).latest == one.latest


def test_without_a_folder_rolls_are_remembered_for_the_moment(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    log = RecentLog(ROLLS, None)
    log.add(RecentRoll("abc", 1, "wide"))
    assert log.latest == (RecentRoll("abc", 1, "wide"),)
    assert not list(tmp_path.iterdir())
