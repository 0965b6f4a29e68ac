"""The shipped data sets are those described, and can be made again."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import replace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

import qless_studio
from qless_studio.engine.games.q_less.census import plan_of, take_census
from qless_studio.engine.games.q_less.dice import Rolls
from qless_studio.engine.games.q_less.puzzle import Options, Puzzle
from qless_studio.engine.games.q_less.solver import number_of_solutions
from qless_studio.engine.lexicon import load
from qless_studio.engine.solving import Run

SCRIPT = Path(__file__).resolve().parents[2] / "packaging" / "data_sets.py"


@pytest.fixture(scope="module")
def script():
    spec = spec_from_file_location("data_sets", SCRIPT)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_check_sums_are_those_of_the_files(script):
    assert script.OUT.read_text("utf-8") == script.described()
    for data in qless_studio.data_sets().values():
        assert data.read()
        assert data.sha256 in str(data)


def test_a_file_that_was_changed_is_refused(tmp_path):
    data = replace(qless_studio.data_sets()["q-less-atlas"], sha256="0" * 64)
    with pytest.raises(qless_studio.StudioError, match="check sum"):
        data.read()


DICE = ("ab", "ab", "ct", "ct", "st")


def test_the_table_of_all_rolls_has_each_with_its_ways_and_solutions(script, tmp_path, monkeypatch):
    monkeypatch.setattr("qless_studio.engine.games.q_less.census.all_rolls", lambda dice: Rolls(DICE))
    lexicon, rolls = load("common5k"), Rolls(DICE)
    plan, census = plan_of(lexicon, None, 0, script.CAP), tmp_path / "census.jsonl"
    list(take_census(plan, lexicon, census, Run()))
    ways = script.ways_of_rolls(DICE)
    known = script.write(tmp_path / "table.csv.gz", script.lines(plan, census, rolls, ways))
    text = gzip.decompress((tmp_path / "table.csv.gz").read_bytes())
    assert hashlib.sha256(text).hexdigest() == known
    header, *rows = text.decode().splitlines()
    assert header == "roll,ways,solutions"
    assert [row.split(",")[0] for row in rows] == list(rolls)
    assert sum(int(row.split(",")[1]) for row in rows) == 2**5
    for row in rows:
        letters, _, solutions = row.split(",")
        assert int(solutions) == number_of_solutions(Puzzle(letters), lexicon, Options(), script.CAP)
