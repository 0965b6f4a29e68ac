"""Drawing: every puzzle as often as every other, levels that are what they say, the same puzzle for the same seed."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import sqrt
from random import Random

import pytest

from qless_studio.engine.games.affix import dealer as drawing
from qless_studio.engine.games.affix.dealer import GenerateOptions, PuzzleSpace, Sampler, draw, generate
from qless_studio.engine.games.affix.pairs import pairs_for, ranks
from qless_studio.engine.games.affix.puzzle import Options, find_board
from qless_studio.engine.games.affix.solver import arrangements, words_needed
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.solving import Run
from tests.engine.games.affix import oracle

BOARDS = {
    "mini7": find_board("mini7"),
    "apart": oracle.board_of("XYZ", ["XY", "XY", "Z"]),  # X and Z share no node
    "one-way": oracle.board_of("XYZ", ["XYZ", "XY", "X"]),  # no symmetry
    "wheel": oracle.board_of("XYZW", ["XY", "YZ", "ZW", "WX"]),
}


def tiny():
    """Two thirds of the words that a few prefixes and suffixes make."""
    words = sorted({prefix + suffix for prefix in oracle.PREFIXES for suffix in oracle.SUFFIXES})
    kept = sorted(Random(7).sample(words, len(words) * 2 // 3))
    return Lexicon("tiny", kept, {word: float(place) for place, word in enumerate(kept)})


def assert_even(drawn, expected):
    """Pearson's chi-square of draws that should be even, at most five standard deviations above its mean."""
    counts, freedom = Counter(drawn), len(expected) - 1
    mean = len(drawn) / len(expected)
    chi_square = sum((counts[each] - mean) ** 2 / mean for each in expected)
    assert set(counts) <= set(expected)
    assert chi_square <= freedom + 5 * sqrt(2 * freedom)


@pytest.mark.parametrize("rule", ["pair", "prefix", "word"])
@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_the_sampler_draws_every_puzzle_of_brute_force_equally_often(board, rule):
    lexicon = tiny()
    options = replace(oracle.options_on(board, rule), prefix_max=2, suffix_max=2)
    expected, group = oracle.puzzles(board, lexicon, options)
    sampler = Sampler(board, pairs_for(board, lexicon, options, lambda: None), options)
    random = Random(1)
    drawn = [sampler.draw(random, lambda: None) for _ in range(20 * len(expected))]
    assert len(expected) > 2
    for suffixes, boards in drawn:
        assert oracle.orbit_name(suffixes, group) == suffixes
        assert expected[suffixes] == boards
    assert_even([suffixes for suffixes, _ in drawn], expected)


@pytest.mark.long
@pytest.mark.parametrize("few", [0, 10_000])
def test_draws_of_any_level_are_even_with_and_without_a_list(monkeypatch, few):
    monkeypatch.setattr(drawing, "FEW", few)
    board, lexicon, options, run = find_board("mini7"), load("common2k"), Options(board="mini7"), Run()
    listed = [suffixes for suffixes, _ in arrangements(board, lexicon, options, run)]
    space = PuzzleSpace(board, lexicon, options, run)
    assert (space.listed is None) == (few == 0)
    random = Random(5)
    assert_even([space.draw("any", random, run) for _ in range(5 * len(listed))], listed)


@pytest.mark.long
def test_the_easiest_puzzles_are_exactly_those_that_need_the_fewest_words():
    lexicon, options, run = load("common5k"), Options(), Run()
    space = PuzzleSpace(find_board("kansai"), lexicon, options, run)
    needed = {suffixes: words_needed(space.position(suffixes), ranks(lexicon)) for suffixes in space.listed}
    for size in (1, 2, 50, 251, 252, 300):
        words, easiest = space.easiest(size, run)
        assert sorted(easiest) == sorted(suffixes for suffixes, least in needed.items() if least <= words)
        assert len(easiest) >= min(size, len(needed))
        assert sum(least < words for least in needed.values()) < size


@pytest.mark.long
@pytest.mark.parametrize("few", [0, 10_000])
def test_each_level_draws_what_it_says(monkeypatch, few):
    monkeypatch.setattr(drawing, "FEW", few)
    monkeypatch.setattr(drawing, "EASY", 40)
    monkeypatch.setattr(drawing, "MEDIUM", 150)
    monkeypatch.setattr(drawing, "_known", {})
    lexicon, run = load("common5k"), Run()
    drawn = {
        level: [draw(lexicon, Options(), level, Random(seed), run) for seed in range(20)] for level in drawing.LEVELS
    }
    needed = {level: [each.words_needed for each in some] for level, some in drawn.items()}
    assert max(needed["easy"]) < min(needed["medium"])
    assert max(needed["medium"]) < min(needed["hard"])
    assert min(each.boards for each in drawn["easy"]) >= drawing.SEVERAL
    assert all(len({each.suffixes for each in some}) > 10 for some in drawn.values())


@pytest.mark.long
def test_a_large_space_is_not_drawn_from_its_beginning():
    """A wheel of five with 5,000 words has tens of millions of puzzles; the first 100,000 all have -AB."""
    lexicon = load("common5k")
    for level in ("any", "hard"):
        options = GenerateOptions(board="wheel5", level=level)
        drawn = [next(generate(lexicon, replace(options, seed=seed), Run())) for seed in range(8)]
        assert len({dealt.puzzle.suffixes[0] for dealt in drawn}) > 4
        assert sum("ab" in dealt.puzzle.suffixes for dealt in drawn) < 4


@pytest.mark.parametrize("level", ["any", *drawing.LEVELS])
def test_a_seed_gives_the_same_puzzle_whatever_was_drawn_before(monkeypatch, level):
    lexicon, options = load("common5k"), GenerateOptions(board="mini7", level=level, seed=11)
    first = next(generate(lexicon, options, Run()))
    next(generate(lexicon, replace(options, seed=12), Run()))
    monkeypatch.setattr(drawing, "_known", {})
    assert next(generate(lexicon, options, Run())) == first


def test_a_single_puzzle_is_of_every_level():
    words = ["all", "are", "ame", "ball", "bare", "call", "came", "dare", "dame"]  # A-, B-, C-, D- on mini7
    lexicon = Lexicon("one", words)
    options = Options(board="mini7", suffix_min=2)
    drawn = {draw(lexicon, options, level, Random(1), Run()).suffixes for level in ("any", *drawing.LEVELS)}
    assert drawn == {("ll", "me", "re")}


def test_no_puzzles_give_none():
    assert draw(Lexicon("empty", []), Options(), "any", Random(1), Run()) is None
