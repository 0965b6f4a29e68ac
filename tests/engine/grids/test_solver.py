"""The kernel finds what trying every path finds, compiled and interpreted, in slices of any size."""

from array import array
from collections import Counter
from dataclasses import replace
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.games.boggle.puzzle import scoring_of
from qless_studio.engine.grids import BoardSolver, FoundWord, FoundWords, Scoring, neighbours_of
from qless_studio.engine.grids import solver as solver_module
from qless_studio.engine.grids.dice import DICE, roll
from qless_studio.engine.kernels import grid, grid_counts
from qless_studio.engine.lexicon import Lexicon, load
from qless_studio.engine.lexicon.languages import LANGUAGES
from qless_studio.engine.solving import Cancelled, Run
from tests.fixtures.kernels import interpreted

BOTH = [(grid, grid_counts), (interpreted("grid"), interpreted("grid_counts"))]
VALUES = {"a": 3, "b": 1, "q": 7, "u": 2, "qu": 5}
POLISH = str.maketrans("abqu", "aółż")
"""Letters from all over an alphabet of 32 letters, the last one included."""
BONUS = tuple(letters * letters // 2 for letters in range(65))
PERCENT = tuple([100] * 3 + [150] + [233] * 61)


def install(patch, kernels):
    patch.setattr(solver_module, "kernel", kernels[0])
    patch.setattr(solver_module, "Counts", kernels[1].Counts)


def paths_from(path, near, tiles):
    yield path
    for cell in near[path[-1]]:
        if cell not in path and tiles[cell] not in "#.":
            yield from paths_from((*path, cell), near, tiles)


def by_trying_all(tiles, near, words, scoring, letter_factors, word_factors, letters="abqu"):
    """The same list the slow way: every path, every letter for a wildcard."""
    found = {}
    for start in range(len(tiles)):
        if tiles[start] in "#.":
            continue
        for path in paths_from((start,), near, tiles):
            total = sum(scoring.value(tiles[cell]) * letter_factors[cell] for cell in path)
            for cell in path:
                total *= word_factors[cell]
            for played in product(*(letters if tiles[cell] == "*" else [tiles[cell]] for cell in path)):
                word = "".join(played)
                if word in words and len(word) >= scoring.min_length:
                    score = total * scoring.percent[len(word)] // 100 + scoring.bonus[len(word)]
                    found.setdefault(word, []).append((-score, path))
    return [FoundWord(word, -min(ways)[0], min(ways)[1], len(ways)) for word, ways in sorted(found.items())]


@st.composite
def problems(draw):
    rows, columns = draw(st.sampled_from([(1, 1), (1, 4), (3, 1), (2, 2), (2, 3), (3, 2), (3, 3)]))
    count = rows * columns
    # many wildcards on many cells take the oracle too long
    plain = st.sampled_from(["a", "b", "u", "q", "qu", "ab", "bab", "#", ".", "ñ", "uñ"])  # no list has an ñ
    tiles = draw(st.lists(plain, min_size=count, max_size=count))
    for cell in draw(st.lists(st.integers(0, count - 1), max_size=1 if count > 6 else 2)):
        tiles[cell] = "*"
    words = set(draw(st.lists(st.text("abqu", min_size=1, max_size=6), min_size=1, max_size=40)))
    factors = st.lists(st.integers(1, 3), min_size=count, max_size=count)
    near = neighbours_of(rows, columns, draw(st.sampled_from([4, 8])), draw(st.booleans()))
    scoring = Scoring(draw(st.integers(1, 4)), BONUS, PERCENT, draw(st.sampled_from([VALUES, {}])))
    return tiles, near, words, scoring, draw(factors), draw(factors)


@pytest.mark.slow
@settings(max_examples=60)
@given(problems(), st.sampled_from(BOTH), st.integers(1, 50))
def test_words_scores_paths_and_smallest_best_path(problem, kernels, budget):
    tiles, near, words, scoring, letter_factors, word_factors = problem
    with pytest.MonkeyPatch.context() as patch:
        install(patch, kernels)
        solver = BoardSolver(Lexicon("test", words), near, scoring, tiles, letter_factors, word_factors)
        expected = by_trying_all(tiles, near, words, scoring, letter_factors, word_factors)
        assert list(solver.all(tiles)) == expected
        assert solver.many([tiles]) == [(len(expected), sum(word.score for word in expected))]
        patch.setattr(kernels[0], "SLICE", budget)
        run = Run()
        assert list(solver.find(tiles, run, len)) == expected
        assert run.summary == len(expected)
        assert run.fraction == 1.0


@pytest.mark.slow
@settings(max_examples=40)
@given(problems(), st.sampled_from(BOTH))
def test_the_same_with_an_alphabet_of_32_letters(problem, kernels):
    tiles, near, words, scoring, *factors = problem
    tiles, words = [tile.translate(POLISH) for tile in tiles], {word.translate(POLISH) for word in words}
    values = {tile.translate(POLISH): value for tile, value in scoring.values.items()}
    scoring = Scoring(scoring.min_length, BONUS, PERCENT, values)
    with pytest.MonkeyPatch.context() as patch:
        install(patch, kernels)
        lexicon = Lexicon("test", words, language=LANGUAGES["pl"])
        solver = BoardSolver(lexicon, near, scoring, tiles, *factors)
        assert solver.tiles(solver.codes(tiles)) == tuple("#" if tile == "." else tile for tile in tiles)
        expected = by_trying_all(tiles, near, words, scoring, *factors, "aółż")
        assert list(solver.all(tiles)) == expected
        assert solver.many([tiles]) == [(len(expected), sum(word.score for word in expected))]


ROW = neighbours_of(1, 3)


@pytest.mark.parametrize(
    ("near", "boards"),
    [
        (ROW, [("a", "b", "a")] + [("#", "#", "#")] * 254 + [("a", "b", "a")]),  # more than a byte distinguishes
        (((1,), (2,), (0,)), [("a", "b", "a"), ("a", "b", "b")]),  # no way back
        (ROW, [("ab", "a", "#"), ("ab", "a", "b"), ("b", "ab", "a"), ("aba", "ab", "aba")]),  # a letter comes again
    ],
)
def test_counting_forgets_no_word(kernel, monkeypatch, near, boards):
    install(monkeypatch, (kernel("grid"), kernel("grid_counts")))
    words = ["".join(letters) for size in range(1, 9) for letters in product("ab", repeat=size)]
    solver = BoardSolver(Lexicon("test", words), near, Scoring(2, BONUS), ["ab", "aba"])
    expected = [(len(found), found.score) for found in map(solver.all, boards)]
    assert expected[0][0] > 0
    assert solver.many(boards) == expected


@pytest.mark.parametrize(("rows", "columns", "qu"), [(8, 8, 0), (8, 8, 1), (7, 8, 8), (7, 8, 9), (9, 9, 0)])
def test_boards_of_any_size_are_counted(kernel, monkeypatch, rows, columns, qu):
    """With 64 letters and with more."""
    install(monkeypatch, (kernel("grid"), kernel("grid_counts")))
    lexicon = Lexicon("test", ["aa", "aaa", "qua", "aqua", "quqa", "qa"])
    solver = BoardSolver(lexicon, neighbours_of(rows, columns), Scoring(1, BONUS), ["qu"])
    board = ["qu"] * qu + ["a"] * (rows * columns - qu)
    found = solver.all(board)
    assert len(found) == 2 + 2 * (qu > 0)
    assert solver.many([board] * 2) == [(len(found), found.score)] * 2


@pytest.mark.nightly
@pytest.mark.parametrize("name", ["wide", "common10k"])
def test_20_000_boards_of_dice_are_counted_as_by_every_path(name):
    random = Random(7)
    solver = BoardSolver(load(name), neighbours_of(4, 4), scoring_of("standard", 3, 16), ["qu"])
    codes = b"".join(solver.codes(roll(DICE["new"].dice, random)) for _ in range(20_000))
    assert solver.counts.many(codes) == solver.kernel.many(codes)


SHAPES = [(1, 1), (1, 5), (5, 1), (2, 2), (2, 3), (3, 4), (4, 4), (5, 5), (6, 6), (7, 9), (8, 8), (9, 9), (10, 10)]
ODD = ["qu", "in", "th", "er", "he", "an", "ing", "ch", "ñ", "uñ", "zz"]


@pytest.mark.nightly
@pytest.mark.parametrize("name", ["wide", "common10k", "de-common10k", "pl-common10k", "es-common10k"])
def test_2_000_odd_boards_are_counted_as_by_every_path(name):
    lexicon, random = load(name), Random(name)
    for _ in range(500):
        rows, columns = random.choice(SHAPES)
        near = neighbours_of(rows, columns, random.choice([4, 8]), random.random() < 0.4)
        scoring = scoring_of(random.choice(["standard", "super_big"]), random.randint(1, 6), len(near))
        scoring = replace(scoring, values={"a": 1, "e": 2} if random.random() < 0.1 else {})
        solver = BoardSolver(lexicon, near, scoring, ODD)
        for _ in range(4):
            tiles = [random.choice(random.choice(lexicon.words)) for _ in near]  # letters as frequent as in words
            for cell, kind in enumerate(random.choices([[], ODD, "#", "."], [89, 6, 4, 1], k=len(near))):
                tiles[cell] = random.choice(kind or [tiles[cell]])
            if len(near) <= 30:
                tiles[random.randrange(len(near))] = random.choice(["*", tiles[0]])
            codes = solver.codes(tiles)
            assert solver.counts.many(codes) == solver.kernel.many(codes), (rows, columns, tiles)


@pytest.fixture
def solver(kernel, monkeypatch):
    """A solver for 4x4 boards in both kernel modes, with more words than its first output buffer holds."""
    install(monkeypatch, (kernel("grid"), kernel("grid_counts")))
    words = ["".join(letters) for size in (1, 2, 3) for letters in product("abcdefghijkl", repeat=size)]
    return BoardSolver(Lexicon("test", words), neighbours_of(4, 4), Scoring(2, (0, 0, 1, 2) + (0,) * 61), ["qu"])


def test_output_grows_as_needed(solver):
    tiles = [*"abcd", *"ef*g", *"h*ij", *"kl*a"]
    found = solver.all(tiles)
    assert len(found) > 512
    assert [word.word for word in found] == sorted({word.word for word in found})
    assert found.score == sum(word.score for word in found)
    assert solver.many([tiles, tiles]) == [(len(found), found.score)] * 2


def test_many_boards_as_one_by_one(solver):
    boards = [[*"abcdefghijklabcd"], ["qu"] * 16, ["#"] * 16, [*"aabbccddeeffgghh"], ["a"] * 16]
    expected = [(len(found), found.score) for found in map(solver.all, boards)]
    assert solver.many(boards) == expected
    assert expected[1] == expected[2] == (0, 0)
    assert solver.many([]) == []


def test_the_boards_that_have_a_word_are_counted(solver):
    boards = [[*"abcdefghijklabcd"], ["#"] * 16, [*"aabbccddeeffgghh"], [*"abcdefghijklabcd"]]
    tallies = array("H", bytes(2 * len(solver.lexicon)))
    solver.counts.tally(b"".join(map(solver.codes, boards)), tallies)
    expected = Counter(found.word for board in boards for found in solver.all(board))
    order = [number for number in solver.lexicon.trie.word if number >= 0]
    assert {
        solver.lexicon.words[number]: tally for number, tally in zip(order, tallies, strict=True) if tally
    } == expected


def test_one_word_by_many_paths(solver):
    # on a 4x4 board of one letter every ordered pair of neighbours spells AA
    aa, aaa = solver.all(["a"] * 16)
    assert (aa.word, aa.paths, aa.path) == ("aa", 84, (0, 1))
    assert aaa.paths == sum(len(near) * (len(near) - 1) for near in neighbours_of(4, 4))


def test_a_search_of_years_is_left_within_a_slice(kernel, monkeypatch):
    monkeypatch.setattr(solver_module, "kernel", kernel("grid"))
    lexicon = Lexicon("test", ["a" * length for length in range(2, 41)])
    solver = BoardSolver(lexicon, neighbours_of(10, 10), Scoring(2, (1,) * 65), [])
    run = Run()
    monkeypatch.setattr(run, "publish", lambda *args, **more: run.cancel() if args[0] else None)
    with pytest.raises(Cancelled):
        list(solver.find(["a"] * 100, run, len))
    # and the solver is as good as new
    assert len(solver.all(["#"] * 98 + ["a"] * 2)) == 1


def test_huge_products_of_word_multipliers_do_not_overflow(kernel, monkeypatch):
    monkeypatch.setattr(solver_module, "kernel", kernel("grid"))
    for length, expected in ((27, 27 * 3**27), (40, 40 * kernel("grid").LARGEST_FACTOR)):
        lexicon = Lexicon("test", ["ab" * 30, "a" * length])
        near = neighbours_of(1, length)
        solver = BoardSolver(lexicon, near, Scoring(1, (0,) * 65, values={"a": 1}), [], (), [3] * length)
        assert [word.score for word in solver.all(["a"] * length)] == [expected]


def test_an_empty_list_has_no_words(solver):
    nothing = BoardSolver(Lexicon("none", []), neighbours_of(2, 2), Scoring(1, (1,) * 65), [])
    assert list(nothing.all([*"abcd"])) == []


def test_rows_are_decoded_when_looked_at(solver):
    found = solver.all([*"abcdefghijklabcd"])
    assert isinstance(found, FoundWords)
    assert found[0] == found[:1][0] == next(iter(found))
    assert found[-1] == list(found)[-1]


def test_a_board_of_another_size_is_refused(solver):
    for tiles in ("abc", "abcdefghijklabcda"):
        with pytest.raises(ValueError, match="tiles"):
            solver.all([*tiles])
        with pytest.raises(ValueError, match="tiles"):
            solver.many([[*tiles]])
