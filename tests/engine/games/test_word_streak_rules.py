"""Tables of rules: the shipped ones, and those a user edits, saves and damages."""

import copy
import json

import pytest

from qless_studio.engine.errors import OptionError
from qless_studio.engine.games.word_streak import rules
from qless_studio.engine.games.word_streak.puzzle import Options
from qless_studio.engine.options import options_of, read_options


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("QLESS_STUDIO_HOME", str(tmp_path))


def good():
    return {
        "schema": 1,
        "title": "House rules",
        "min_length": 3,
        "values": dict.fromkeys("abcdefghijklmnopqrstuvwxyz", 1),
        "bonus": [0, 0, 0, 0, 0, 4],
        "multiplier": {"6": 1.25},
    }


def test_the_shipped_tables_by_length():
    streak, ruzzle, wordament = (rules.load_rules(name) for name in ("word_streak", "ruzzle", "wordament"))
    assert streak.scoring().bonus[5:14] == (3, 6, 10, 15, 21, 28, 36, 45, 55)
    assert ruzzle.scoring().bonus[3:9] == (0, 0, 5, 10, 15, 20)
    assert set(wordament.scoring().bonus) == {0}
    assert wordament.scoring().percent[3:10] == (100, 100, 150, 200, 200, 250, 250)
    assert [table.min_length for table in (streak, ruzzle, wordament)] == [2, 2, 3]
    assert streak.scoring().value("qu") == streak.scoring().value("q") == 10
    assert ruzzle.scoring().value("qu") == 12


def test_a_table_is_saved_chosen_and_read_again():
    table = rules.check_rules(good(), "rules house")
    rules.save_rules("house", table)
    assert rules.load_rules("house") == table
    assert rules.names() == ("word_streak", "ruzzle", "wordament", "house")
    known, *_ = options_of(Options)
    assert ("house", "House rules") in [(choice.value, choice.label) for choice in known.choices]
    assert read_options(Options, {"rules": "house"}).rules == "house"


def test_a_saved_table_may_take_the_place_of_a_shipped_one():
    rules.save_rules("ruzzle", rules.check_rules(good(), "rules ruzzle"))
    assert rules.load_rules("ruzzle").title == "House rules"
    assert rules.names() == ("word_streak", "ruzzle", "wordament")


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"schema": 2}, "is damaged: schema 2; this version reads 1"),
        ({"title": " "}, "title: is empty"),
        ({"min_length": 0}, "min_length: 0 is not a whole number from 1 to 32"),
        ({"values": []}, "values: is damaged: not a table of tile values"),
        ({"values": {"A": 1}}, "values: is damaged: 'A' is not a tile"),
        ({"values": {"a": 1}}, "values: is damaged: no value for B, C"),
        ({"values": {"a": 1.5}}, "values A: 1.5 is not a whole number from 0 to 99"),
        ({"bonus": []}, "bonus: is damaged: not a list of 1 to 65 numbers"),
        ({"bonus": [0, True]}, "bonus 1: True is not a whole number"),
        ({"multiplier": {"x": 2}}, "multiplier: 'x' is not a whole number from 1 to 64"),
        ({"multiplier": {"65": 2}}, "multiplier: '65' is not a whole number from 1 to 64"),
        ({"multiplier": {"5": 11}}, "multiplier 5: 11 is not a number from 0 to 10"),
        ({"multiplier": {"5": 1.125}}, "multiplier 5: 1.125 has more than two decimal places"),
        ({"colour": 1}, "is damaged: unknown entry 'colour'"),
    ],
)
def test_a_damaged_table_is_told_where_and_never_saved(change, complaint, tmp_path):
    data = copy.deepcopy(good()) | change
    with pytest.raises(OptionError) as caught:
        rules.check_rules(data, "rules house")
    assert complaint in str(caught.value)
    folder = tmp_path / "data" / "rules"
    folder.mkdir(parents=True)
    (folder / "house.json").write_text(json.dumps(data))
    with pytest.raises(OptionError):
        rules.load_rules("house")
    assert ("house", "house (damaged)") in list(rules.choices())


def test_what_is_not_json_or_not_there_is_told(tmp_path):
    folder = tmp_path / "data" / "rules"
    folder.mkdir(parents=True)
    (folder / "torn.json").write_text('{"schema": 1,')
    (folder / "binary.json").write_bytes(b"\xff\xfe\x00")
    for name, complaint in (
        ("torn", "is damaged: not valid JSON"),
        ("binary", "is damaged: not valid JSON"),
        ("none", "option rules: 'none' is not one of word_streak, "),
    ):
        with pytest.raises(OptionError, match=complaint):
            rules.load_rules(name)
    with pytest.raises(OptionError, match="is not one of"):
        rules.load_rules("../secret")


def test_a_folder_that_cannot_be_written_is_told(tmp_path):
    (tmp_path / "data").write_text("a file where the folder should be")
    with pytest.raises(OptionError, match="cannot be written"):
        rules.save_rules("house", rules.check_rules(good(), "rules house"))


def test_a_bad_name_is_refused():
    for name in ("", "A", "../x", "x" * 41):
        with pytest.raises(OptionError, match="a name may have up to 40 lowercase letters"):
            rules.save_rules(name, rules.check_rules(good(), "rules"))
