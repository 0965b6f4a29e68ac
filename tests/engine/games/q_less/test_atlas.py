"""The atlas: how likely each roll is, and what a complete census says of one."""

from __future__ import annotations

import json
from array import array
from collections import Counter
from itertools import product

import pytest

from qless_studio.engine.errors import SessionError
from qless_studio.engine.folders import resource
from qless_studio.engine.games.q_less import difficulty as module
from qless_studio.engine.games.q_less.census import append_to, line_of, plan_in, plan_of, table_of, ways_of_rolls
from qless_studio.engine.games.q_less.dice import Rolls, roll
from qless_studio.engine.games.q_less.difficulty import Table, difficulty, standing, table_from
from qless_studio.engine.games.q_less.puzzle import Options, Puzzle
from qless_studio.engine.games.q_less.searches import diagnose
from qless_studio.engine.games.q_less.solver import number_of_solutions
from qless_studio.engine.lexicon import load
from qless_studio.engine.solving import Run

DICE = ("mmllby", "rrdlgg", "ccbtjd", "aeiouu", "aaeeoo")
"""Five dice, of which all 7,776 throws can be looked at."""


def test_the_ways_to_throw_a_roll_are_those_of_all_throws():
    rolls, ways = Rolls(DICE), ways_of_rolls(DICE)
    thrown = Counter("".join(sorted(throw)) for throw in product(*DICE))
    assert {rolls[number]: count for number, count in enumerate(ways)} == thrown
    assert len(ways) == len(rolls)


@pytest.fixture(scope="module")
def census(tmp_path_factory):
    """A complete census of the five dice with made-up counts: chunks in another order, one of them twice."""
    rolls, path = Rolls(DICE), tmp_path_factory.mktemp("census") / "file"
    plan = plan_of(load("common2k"), None, 0, 4)
    counts = [number * 7 % 5 for number in range(len(rolls))]
    with append_to(path, plan) as file:
        for chunk in (1, 0, 1, *range(2, -(-len(rolls) // 500))):
            file.write(line_of(chunk, array("Q", counts[chunk * 500 : chunk * 500 + 500])))
    return path, rolls, counts


def test_the_table_of_a_census_counts_rolls_and_throws(census):
    path, rolls, counts = census
    ways = ways_of_rolls(DICE)
    values = table_of(plan_in(path), path, rolls, ways)
    expected = [[0, 0] for _ in range(5)]
    for number, count in enumerate(counts):
        expected[count][0] += 1
        expected[count][1] += ways[number]
    assert values["counts"] == expected
    assert sum(number for _, number in expected) == 6**5
    assert values["solvable"] == sum(count > 0 for count in counts) / len(rolls)
    only = {rolls[number]: ways[number] for number, count in enumerate(counts) if count == 1}
    assert set(values["hardest"]) <= only.keys()
    assert min(only[letters] for letters in values["hardest"]) >= sorted(only.values())[-12]
    assert table_from(json.loads(json.dumps(values))).standing(2).harder == expected[1][1] / (6**5 - expected[0][1])


def test_a_census_that_is_not_complete_gives_no_table(census, tmp_path):
    path, rolls, _ = census
    part = tmp_path / "part"
    part.write_text("".join(path.read_text().splitlines(keepends=True)[:2]))
    diary = tmp_path / "diary"
    diary.write_text("dear diary\n")
    with pytest.raises(SessionError, match="448 of 948"):
        table_of(plan_in(part), part, rolls, ways_of_rolls(DICE))
    with pytest.raises(SessionError, match="not the file of a census"):
        plan_in(diary)


def test_the_place_of_a_roll_is_between_those_with_more_and_with_fewer_solutions():
    table = Table(3, (10, 20, 30, 40))
    shown = [table.standing(count) for count in (0, 1, 2, 3, 99)]
    assert [(one.easier, one.harder, one.capped) for one in shown] == [
        (0.9, 0, False),
        (70 / 90, 0, False),
        (40 / 90, 20 / 90, False),
        (0, 50 / 90, True),
        (0, 50 / 90, True),
    ]


@pytest.fixture
def known_list(monkeypatch):
    """A list of 2,000 words with a table of its own."""
    lexicon = load("common2k")
    monkeypatch.setattr(module, "_tables", lambda: {"common2k": (lexicon.crc, Table(9, (50, *range(10, 19))))})
    return lexicon


def test_only_a_roll_under_the_rules_of_the_table_has_a_place(known_list):
    rolls = [roll(seed).letters for seed in range(12)]
    for letters in rolls:
        count = number_of_solutions(Puzzle(letters), known_list, Options())
        found = standing(letters, known_list, Options())
        assert (found.solutions, found.capped) == (min(count, 9), count >= 9)
        told = difficulty(Puzzle(letters), known_list, Options(), Run())
        assert (told or diagnose(Puzzle(letters), known_list, Options(), (), Run())).standing == found
    assert standing(rolls[0], known_list, Options(min_length=4)) is None
    assert standing(rolls[0], known_list.with_words("common2k", known_list.words[:-1]), Options()) is None
    assert standing(rolls[0], load("common5k"), Options()) is None
    assert standing("catdog", known_list, Options()) is None
    assert standing("a" * 12, known_list, Options()) is None


def test_shipped_tables_are_of_the_shipped_lists():
    for name, values in json.loads(resource("q_less/atlas.json").read_text("utf-8"))["lists"].items():
        assert values["crc"] == load(name).crc
        rolls, ways = (sum(column) for column in zip(*values["counts"], strict=True))
        assert (rolls, ways) == (15_800_439, 6**12)
        for letters in values["hardest"]:
            assert number_of_solutions(Puzzle(letters), load(name), Options()) == 1
