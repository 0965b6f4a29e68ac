"""Generating and completing puzzles against brute force and the reference cases."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise, permutations
from operator import itemgetter
from threading import Timer

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from qless_studio.engine.games.affix import GAME, dealer, pairs, solver
from qless_studio.engine.games.affix import dealer as drawing
from qless_studio.engine.games.affix import position as counting
from qless_studio.engine.games.affix import solver as arrangements
from qless_studio.engine.games.affix.dealer import GenerateOptions, GenerateSummary
from qless_studio.engine.games.affix.puzzle import Options, Puzzle, parse_puzzle
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.solving import Limit, Outcome, Run, Search
from tests.cases import cases, lexicon_of
from tests.engine.games.affix import oracle
from tests.examples import examples


def every(lexicon, options, **limits):
    search = Search(lambda run: dealer.generate(lexicon, options, run), Run(Limit(**limits)))
    return search, list(search.results())


def use(kernel, monkeypatch):
    module = kernel("affix")
    monkeypatch.setattr(arrangements, "Arrangements", module.Arrangements)
    monkeypatch.setattr(arrangements, "SLICE", module.SLICE)
    monkeypatch.setattr(counting, "kernel", module)


@pytest.mark.slow
def test_every_puzzle_once_as_by_brute_force(kernel, monkeypatch):
    use(kernel, monkeypatch)

    @settings(max_examples=examples(12, 25))
    @given(
        oracle.user_boards() | st.just(oracle.find_board("mini7")),
        oracle.lexicons(),
        st.sampled_from(["pair", "prefix", "word"]),
        st.sampled_from(["stem", "any", "none"]),
    )
    def check(board, lexicon, rule, plural):
        options = replace(oracle.options_on(board, rule, plural), prefix_max=2, suffix_max=2)
        try:
            expected, group = oracle.puzzles(board, lexicon, options)
        except oracle.TooMany:
            reject()
        found = list(arrangements.arrangements(board, lexicon, options, Run()))
        assert {oracle.orbit_name(suffixes, group): boards for suffixes, boards in found} == expected
        assert len(found) == len(expected)

    check()


@pytest.mark.nightly
@settings(max_examples=25)
@given(oracle.user_boards(), oracle.lexicons(), st.sampled_from(["pair", "prefix", "word"]), st.data())
def test_completions_are_those_of_brute_force(board, lexicon, rule, data):
    options = replace(oracle.options_on(board, rule, "none"), prefix_max=2, suffix_max=2)
    ring = data.draw(st.permutations(oracle.SUFFIXES))[: len(board.suffixes)]
    known = [suffix if data.draw(st.booleans()) else "" for suffix in ring]
    known[data.draw(st.integers(0, len(known) - 1))] = ""
    puzzle = Puzzle(tuple(known))
    if data.draw(st.booleans()):
        puzzle = puzzle.with_prefix(board.nodes[-1].name, data.draw(st.sampled_from(oracle.PREFIXES)))
    ends = [end for end in sorted({w[cut:] for w in lexicon.words for cut in range(1, len(w))}) if len(end) <= 2]
    expected = {}
    for suffixes in permutations(ends, len(known)):
        if all(given in ("", suffix) for given, suffix in zip(known, suffixes, strict=True)):
            try:
                fills = oracle.fills(board, suffixes, lexicon, options, steps=1000)
            except oracle.TooMany:
                reject()
            count = sum(full >= set(puzzle.placed) for full in fills)
            if count:
                expected[suffixes] = count
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(solver, "find_board", lambda name: board)
        run = Run()
        found = list(solver.solve(puzzle, lexicon, options, run))
    assert {fill.suffixes: fill.boards for fill in found} == expected
    assert len(found) == len(expected)
    assert run.summary == solver.CompletionSummary(str(sum(expected.values())), len(expected))
    for fill in found:
        assert frozenset(fill.prefixes) in oracle.fills(board, fill.suffixes, lexicon, options)
        assert set(fill.prefixes) >= set(puzzle.placed)


def check(case):
    """Solve or generate what a case asks for, and compare the figures."""
    run, words = Run(keep=1), lexicon_of(case)
    if case["verb"] == "generate":
        found = list(dealer.generate(words, GenerateOptions(**case["options"]), run))
        assert sum(int(dealt.details["boards"]) for dealt in found) == int(run.summary.boards)
    else:
        list(solver.solve(parse_puzzle(case["puzzle"]), words, Options(**case["options"]), run))
    told = {key: str(getattr(run.summary, key)) for key in case["expect"]}
    assert told == {key: str(value) for key, value in case["expect"].items()}


@pytest.mark.parametrize("case", cases("affix"), ids=itemgetter("id"))
def test_reference_cases(case):
    check(case)


def test_reference_cases_interpreted(kernel, monkeypatch):
    use(kernel, monkeypatch)
    for case in cases("affix"):
        if case["verb"] == "generate" and "words" in case:
            check(case)


def test_every_generated_puzzle_solves_to_its_number_of_boards():
    lexicon = load("common5k")
    search, dealt = every(lexicon, GenerateOptions())
    assert search.finished.outcome is Outcome.COMPLETE
    for each in dealt[::10]:
        run = Run(keep=0)
        list(solver.solve(each.puzzle, lexicon, Options(), run))
        assert run.summary.boards == each.details["boards"]
        assert each.details["suffixes"] == each.puzzle.suffixes


def test_more_puzzles_than_asked_for_are_never_called_complete():
    lexicon = load("common5k")
    search, dealt = every(lexicon, GenerateOptions(most=100))
    assert (search.finished.outcome, search.finished.error) == (Outcome.LIMITED, None)
    assert len(dealt) == 100
    assert search.run.summary.puzzles == 100
    assert GAME.verdict(search.run.summary, Outcome.LIMITED).startswith("Stopped: 100 puzzles")
    search, dealt = every(lexicon, GenerateOptions(most=252))
    assert (search.finished.outcome, search.finished.error) == (Outcome.COMPLETE, None)
    assert len(dealt) == 252


@pytest.mark.slow
def test_a_level_draws_one_puzzle_and_the_seed_draws_it_again():
    lexicon = load("common5k")
    needed = {}
    for level in drawing.LEVELS:
        drawn = [every(lexicon, GenerateOptions(level=level, seed=seed))[1] for seed in (3, 3, 4, 5)]
        assert drawn[0] == drawn[1]
        assert all(len(one) == 1 for one in drawn)
        needed[level] = [one[0].details["words_needed"] for one in drawn]
    assert max(needed["easy"]) <= min(needed["hard"])


def test_cancelling_leaves_the_search_and_the_building_of_its_tables():
    lexicon = Lexicon("many", load("wide").words)
    for after in (0.02, 0.5):
        run = Run()
        search = Search(lambda run: dealer.generate(lexicon, GenerateOptions(), run), run)
        timer = Timer(after, run.cancel)
        timer.start()
        search.perform()
        timer.join()
        assert (search.finished.outcome, search.finished.error) == (Outcome.CANCELLED, None)


def test_no_words_give_no_puzzles():
    search, dealt = every(Lexicon("empty", []), GenerateOptions())
    assert dealt == []
    assert search.finished.outcome is Outcome.COMPLETE
    assert search.run.summary == GenerateSummary(0, 0, "0")
    assert every(Lexicon("empty", []), GenerateOptions(level="easy"))[1] == []


def test_pairing_words_can_be_stopped_every_few_milliseconds(monkeypatch):
    judged, known = [], pairs.is_excluded
    monkeypatch.setattr(pairs, "is_excluded", lambda word, *given: judged.append(word) or known(word, *given))
    reached = [0]
    pairs.Pairs(load("common10k"), Options(), 3, 3, lambda: reached.append(len(judged)))
    assert max(b - a for a, b in pairwise(reached)) <= 2048
