"""Rolls remembered for an empty board, and the measured share of rolls that a list solves."""

import pytest

from qless_studio.engine.errors import SessionError
from qless_studio.engine.games.q_less.recent import (
    FILE,
    MOST,
    Looked,
    remember,
    remembered,
    solvable_share,
    with_latest,
)
from qless_studio.engine.lexicon import Lexicon, load


def test_the_last_rolls_come_back_the_latest_first(tmp_path):
    rolls = ()
    for number in range(MOST + 3):
        rolls = with_latest(rolls, Looked("abc" + "d" * number, number, "wide"))
    remember(tmp_path / "new", rolls)
    assert remembered(tmp_path / "new") == rolls
    assert [one.solutions for one in rolls] == list(range(MOST + 2, 2, -1))


def test_the_same_letters_stand_there_once():
    rolls = with_latest((Looked("abc", 1, "wide"), Looked("xyz", 2, "wide")), Looked("cab", 3, "max"))
    assert rolls == (Looked("cab", 3, "max"), Looked("xyz", 2, "wide"))


@pytest.mark.parametrize("text", ["", "{", "[1]", '[{"letters": "a1", "solutions": 1, "lexicon": "wide"}]', "\xff"])
def test_a_damaged_file_is_as_good_as_none(tmp_path, text):
    (tmp_path / FILE).write_bytes(text.encode("latin-1"))
    assert remembered(tmp_path) == ()


def test_a_folder_that_cannot_be_written_is_said(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(SessionError):
        remember(tmp_path / "file", (Looked("abc", 1, "wide"),))


def test_the_share_is_known_for_shipped_lists_alone():
    share = solvable_share(load("wide"))
    assert share is not None
    assert 0.98 < share < 1
    assert solvable_share(Lexicon("wide", ["cat"])) is None
    assert solvable_share(Lexicon("mine", ["cat"])) is None
