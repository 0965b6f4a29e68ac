"""What holds for every game, the null game included; a new game is covered by being registered."""

from __future__ import annotations

import dataclasses
import json
import subprocess
import sys
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.errors import PuzzleError, StudioError
from qless_studio.engine.games.nullgame import GAME as NULL_GAME
from qless_studio.engine.lexicon import load
from qless_studio.engine.options import check_options, options_of, read_options
from qless_studio.engine.registry import GAMES
from qless_studio.engine.solving import Limit, Outcome, Run, Search

every_game = pytest.mark.parametrize("game", [*GAMES, NULL_GAME], ids=lambda game: game.key)


@pytest.fixture(scope="module")
def lexicon():
    return load("common5k")


def solved(game, puzzle, lexicon, *, keep=200, **limits):
    """(search, its first solutions) of a run to its end or limit."""
    options = game.options()
    search = Search(lambda run: game.solve(puzzle, lexicon, options, run), Run(Limit(**limits), keep))
    return search, list(search.results())


def parsed(game, text):
    """(puzzle, "") or (None, the line for the user)."""
    try:
        return game.parse(text), ""
    except PuzzleError as error:
        return None, str(error)


def texts_near(game):
    """Texts that are puzzles, nearly puzzles, or nothing of the kind."""
    whole = game.format(game.example)
    alphabet = st.sampled_from([*sorted(set(whole)), *"aQz?#*/.;:=- 0\n", "é", "\0"])

    def edited(edits):
        letters = list(whole)
        for place, letter, kind in edits:
            place %= len(letters) + 1
            letters[place : place + (kind != "insert")] = [] if kind == "delete" else [letter]
        return "".join(letters)

    kinds = st.sampled_from(["insert", "replace", "delete"])
    near = st.lists(st.tuples(st.integers(0, 200), alphabet, kinds), max_size=6).map(edited)
    return near | st.text(alphabet, max_size=30)


def test_keys_are_unique_and_fit_for_files_and_shells():
    keys = [game.key for game in GAMES]
    assert len(set(keys)) == len(keys)
    assert all(key.replace("-", "").isalpha() and key.islower() for key in keys)


@every_game
def test_blank_and_example_survive_their_text_form(game):
    for puzzle in (game.blank, game.example):
        assert game.parse(game.format(puzzle)) == puzzle
    assert game.example != game.blank


@every_game
def test_whatever_parses_round_trips_and_solves(game, lexicon):
    @settings(max_examples=60)
    @given(texts_near(game))
    def check(text):
        puzzle, complaint = parsed(game, text)
        if puzzle is None:
            assert complaint.strip()
            assert "\n" not in complaint
            return
        assert game.parse(game.format(puzzle)) == puzzle
        search, _ = solved(game, puzzle, lexicon, keep=5, seconds=0.03)
        outcome, error = search.finished.outcome, search.finished.error
        assert outcome is not Outcome.FAILED or isinstance(error, StudioError), error

    check()


@every_game
def test_puzzles_options_and_solutions_cannot_change(game, lexicon):
    _, solutions = solved(game, game.example, lexicon, keep=3, solutions=3)
    assert solutions
    for value in (game.blank, game.example, game.options(), game.dealer.options(), *solutions):
        assert dataclasses.is_dataclass(value)
        assert value.__dataclass_params__.frozen
        hash(value)


@every_game
def test_options_say_what_they_are_and_read_back(game):
    for kind in (game.options, game.dealer.options):
        check_options(kind())
        for known in options_of(kind):
            assert known.label
            assert not any(f"{choice.value}:" in known.help for choice in known.choices)  # forms show no raw values
            written = "auto" if known.default is None else str(known.default)
            assert getattr(read_options(kind, {known.name: written}), known.name) == known.default


@every_game
def test_a_cancelled_run_leaves(game, lexicon):
    run = Run()
    run.cancel()
    search = Search(lambda run: game.solve(game.example, lexicon, game.options(), run), run)
    search.perform()
    assert (search.finished.outcome, search.finished.error) == (Outcome.CANCELLED, None)


@every_game
def test_the_same_puzzle_gives_the_same_solutions_in_the_same_order(game, lexicon):
    first, again = (solved(game, game.example, lexicon, solutions=200)[1] for _ in range(2))
    assert first == again


@every_game
def test_solutions_and_summary_can_be_told(game, lexicon):
    search, solutions = solved(game, game.example, lexicon, keep=50, seconds=5)
    for solution in solutions:
        json.dumps(game.fields(game.example, solution))
        assert game.describe(game.example, solution).strip()
    summary = search.run.summary
    json.dumps(dataclasses.asdict(summary))
    for outcome in Outcome:
        for known in (summary, None):
            sentence = game.verdict(known, outcome)
            assert sentence
            assert "\n" not in sentence


@every_game
def test_words_of_solutions_are_words_of_the_list(game, lexicon):
    _, solutions = solved(game, game.example, lexicon, seconds=5.0)
    assert solutions
    for solution in solutions:
        words = game.words_of(game.example, solution)
        assert words
        assert all(word in lexicon for word in words)
        assert all(points is None or isinstance(points, int) for points in words.values())


@every_game
def test_an_unfinished_run_claims_no_proof(game, lexicon):
    search, _ = solved(game, game.example, lexicon, seconds=1e-9)
    assert search.finished.outcome is Outcome.LIMITED
    sentence = game.verdict(search.run.summary, Outcome.LIMITED).lower()
    assert "proven" not in sentence
    assert "complete" not in sentence


@every_game
def test_a_seed_deals_the_same_again(game, lexicon):
    options = game.dealer.options()
    if "seed" in {known.name for known in options_of(game.dealer.options)}:
        options = dataclasses.replace(options, seed=7)

    def dealt():
        search = Search(lambda run: game.dealer.deal(lexicon, options, run), Run(Limit(solutions=2, seconds=20)))
        puzzles = list(islice(search.results(), 2))
        assert search.finished is None or search.finished.outcome in (Outcome.COMPLETE, Outcome.LIMITED)
        return puzzles

    first, again = dealt(), dealt()
    assert [d.puzzle for d in first] == [d.puzzle for d in again]
    for d in first:
        assert game.parse(game.format(d.puzzle)) == d.puzzle
        assert game.dealer.describe(d)
        json.dumps(dict(d.details))


@pytest.mark.long
def test_the_engine_and_the_command_line_import_no_qt():
    code = "import sys, qless_studio.cli.main; sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
