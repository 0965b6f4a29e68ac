"""Results as documents: read back, they say what the engine found."""

from __future__ import annotations

import csv
import dataclasses
import io
import json
from itertools import islice

import pytest

from qless_studio.engine.games.nullgame import GAME as NULL
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.options import read_options
from qless_studio.engine.registry import GAMES
from qless_studio.engine.results import Results, as_csv, as_json, as_text
from qless_studio.engine.solving import FinishedRun, Outcome, Run, Search

MOST = 40
every_game = pytest.mark.parametrize("game", [*GAMES, NULL], ids=lambda game: game.key)


@pytest.fixture(scope="module")
def lexicon():
    return load("common5k")


@pytest.fixture
def found(lexicon):
    """`found(game)` is what the search for the game's example gives, its first solutions listed."""

    def found(game, **changes):
        run = Run(keep=MOST)
        search = Search(lambda run: islice(game.solve(game.example, lexicon, game.options(), run), 2000), run)
        solutions = tuple(search.results())
        finished = search.finished
        assert finished.error is None
        verdict = game.verdict(run.summary, finished.outcome)
        results = Results(
            game, game.example, game.options(), "common5k", solutions, search.found, 1000, run, finished, verdict
        )
        return dataclasses.replace(results, **changes)

    return found


@every_game
def test_json_holds_the_fields_of_the_command_line_and_what_was_asked(found, game):
    results = found(game)
    read = json.loads(as_json(results))
    solutions = [json.loads(json.dumps(game.fields(game.example, one))) for one in results.solutions]
    assert read["solutions"] == solutions
    assert (read["game"], read["list"], read["listed"]) == (game.key, "common5k", len(solutions))
    assert game.parse(read["puzzle"]) == game.example
    texts = {name: str(value) for name, value in read["options"].items()}
    assert read_options(game.options, texts) == game.options()
    assert (read["outcome"], read["verdict"]) == ("complete", results.verdict)
    assert read["summary"] == json.loads(json.dumps(dataclasses.asdict(results.run.summary)))


@every_game
def test_a_table_has_a_row_for_each_solution_and_no_nested_value(found, game):
    results = found(game)
    rows = list(csv.DictReader(io.StringIO(as_csv(results))))
    assert len(rows) == len(results.solutions)
    for row, solution in zip(rows, results.solutions, strict=True):
        for name, value in game.fields(game.example, solution).items():
            if isinstance(value, str | int):
                assert row[name] == str(value)
            elif isinstance(value, dict):
                assert {key: row[f"{name}.{key}"] for key in value} == {key: str(one) for key, one in value.items()}
            elif value and all(isinstance(one, str) for one in value):
                assert row[name].split(" ") == value
            elif value and isinstance(value[0], list):
                assert [[int(part) for part in one.split(".")] for one in row[name].split()] == value
            elif value:
                for key in {key: None for one in value for key in one}:
                    cells = [one.get(key, "-") for one in value]
                    parts = [".".join(map(str, cell)) if isinstance(cell, list) else str(cell) for cell in cells]
                    assert row[f"{name}.{key}"].split(" ") == parts
        assert not any("{" in cell for cell in row.values())


@every_game
def test_with_a_list_that_has_spellings_they_are_a_column(found, game):
    results = found(game)
    words = {word for one in results.solutions for word in game.words_of(game.example, one)}
    spelt = dataclasses.replace(
        results, words=Lexicon("spelt", words, spellings={word: (word.title(), word) for word in words})
    )
    expected = [[f"{word.title()}/{word}" for word in game.words_of(game.example, one)] for one in results.solutions]
    assert [one["spelling"] for one in json.loads(as_json(spelt))["solutions"]] == expected
    rows = list(csv.DictReader(io.StringIO(as_csv(spelt))))
    assert [row["spelling"].split(" ") for row in rows] == expected
    plain = dataclasses.replace(results, words=Lexicon("plain", words))
    assert (as_csv(plain), as_json(plain)) == (as_csv(results), as_json(results))


def test_a_table_escapes_what_would_break_it(found):
    game = dataclasses.replace(NULL, fields=lambda puzzle, solution: {"said": 'a "b", c\nd', "left": None, "on": True})
    rows = list(csv.DictReader(io.StringIO(as_csv(found(game)), newline="")))
    assert rows[0] == {"said": 'a "b", c\nd', "left": "", "on": "true"}


@every_game
def test_text_begins_with_the_verdict_and_has_every_solution(found, game):
    results = found(game)
    lines = as_text(results, ["What was asked"]).split("\n")
    assert lines[:3] == [results.verdict, "What was asked", ""]
    assert "\n".join(lines).count(game.describe(game.example, results.solutions[0])) >= 1
    assert lines[-1] == ""


@pytest.mark.parametrize(
    ("changes", "whole"),
    [
        ({}, True),
        ({"finished": FinishedRun(Run(), Outcome.LIMITED)}, False),
        ({"finished": None}, False),
        ({"solutions": ()}, False),
        ({"keep": 1}, False),
    ],
)
def test_a_list_is_called_whole_only_if_the_search_was_and_nothing_is_left_out(found, changes, whole):
    results = found(NULL, **changes)
    assert results.whole is whole
    assert json.loads(as_json(results))["all_listed"] is whole


def test_results_of_a_search_that_goes_on_or_has_not_begun_say_so(found):
    going_on = json.loads(as_json(found(NULL, finished=None)))
    assert (going_on["outcome"], going_on["all_listed"]) == ("running", False)
    assert going_on["summary"]["words"] > 0
    before = json.loads(as_json(found(NULL, run=None, finished=None, solutions=())))
    assert (before["outcome"], before["seconds"], before["summary"]) == ("running", 0.0, {})


def test_steps_of_several_kinds_stay_in_order_and_none_of_them_leaves_no_column(found):
    several = iter([{"moves": [{"word": "jilt", "piles": [2, 7]}, {"from": 1}, {"word": "qi", "piles": [0]}]},
                    {"moves": []}])  # fmt: skip
    results, game = found(NULL), dataclasses.replace(NULL, fields=lambda puzzle, solution: next(several))
    text = as_csv(dataclasses.replace(results, game=game, solutions=results.solutions[:1] * 2))
    assert text == "moves.word,moves.piles,moves.from\r\njilt - qi,2.7 - 0,- 1 -\r\n,,\r\n"


def test_rows_may_have_fields_that_others_lack(found):
    several = iter([{"a": 1}, {"b": "x"}, {"a": 3, "c": {"d": 4}}])
    results = found(NULL)
    game = dataclasses.replace(NULL, fields=lambda puzzle, solution: next(several))
    text = as_csv(dataclasses.replace(results, game=game, solutions=results.solutions[:1] * 3))
    assert text == "a,b,c.d\r\n1,,\r\n,x,\r\n3,,4\r\n"
    assert as_csv(dataclasses.replace(results, solutions=())) == "\r\n"


@pytest.mark.parametrize("key", ["boggle", "q-less"])
def test_in_a_text_grids_are_apart_and_words_are_not(found, key):
    results = found(next(game for game in GAMES if game.key == key))
    solutions = as_text(results, []).split(f"{results.verdict}\n\n")[1]
    assert len(solutions.split("\n\n")) == (len(results.solutions) if key == "q-less" else 1)
