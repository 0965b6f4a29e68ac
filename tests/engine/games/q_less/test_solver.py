"""The solver finds every grid once: against brute force, a second method, the reference cases, in both kernel modes."""

from collections import Counter
from contextlib import contextmanager
from operator import itemgetter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.games.q_less import GAME, solve, solver
from qless_studio.engine.games.q_less.puzzle import Options, Puzzle, Tile, moved, parse, tiles_of
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.languages import LANGUAGES
from qless_studio.engine.solving import Limit, LimitReached, Outcome, Run, Search
from tests.cases import cases, lexicon, lexicon_of
from tests.engine.games.q_less import oracle
from tests.examples import examples
from tests.fixtures.kernels import interpreted
from tests.fixtures.nightly import by_day


def solved(puzzle, lexicon, options=None, run=None):
    """All solutions that come out, and the summary."""
    run = run or Run()
    found = list(solve(puzzle, lexicon, options or Options(), run))
    return found, run.summary


@contextmanager
def interpreted_kernels():
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(solver, "Search", interpreted("q_less_search").Search)
        patch.setattr(solver, "Index", interpreted("q_less_index").Index)
        patch.setattr(solver, "spell", interpreted("spell").spell)
        yield


@st.composite
def small_puzzles(draw):
    known, language = draw(st.sampled_from([("abc", "en"), ("ałż", "pl")]))  # ż: the last of 32 letters
    letters = draw(st.text(known + draw(st.sampled_from(["", "", "ñ"])), min_size=3, max_size=5))  # ñ: in neither
    words = draw(st.lists(st.text(known, min_size=2, max_size=5), min_size=3, max_size=25))
    tiles = ()
    if draw(st.booleans()):
        cells = draw(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), unique=True, max_size=3))
        tiles = moved([Tile(r, c, letter) for (r, c), letter in zip(cells, letters, strict=False)])
    options = Options(
        min_length=draw(st.sampled_from([2, 3, 3])),
        touching=draw(st.booleans()),
        repeats=draw(st.booleans()),
        banned=draw(st.sampled_from(["", "aba,bac", words[0]])),
        max_words=draw(st.sampled_from([None, None, 1, 2, 3])),
        box=draw(st.sampled_from(["", "", "3x3", "2x4", "4x3"])),
    )
    zipf = {word: n / 3 for n, word in enumerate(words)}
    return Puzzle(letters, tiles), Lexicon("small", words, zipf, LANGUAGES[language]), options


@pytest.mark.long
@settings(max_examples=examples(60, 150))
@given(small_puzzles())
def test_it_agrees_with_trying_everything(case):
    puzzle, lexicon, options = case
    found, summary = solved(puzzle, lexicon, options)
    assert (summary.solutions, summary.placements) == oracle.brute_force(puzzle, set(lexicon.words), options)
    assert len(found) == len(set(found)) or puzzle.tiles  # a pattern may lie in one grid at two places
    assert len(found) == summary.solutions
    assert summary.solvable == (summary.solutions > 0)
    for solution in found:
        grid = {(r, c): letter for r, row in enumerate(solution.grid) for c, letter in enumerate(row) if letter != "."}
        assert oracle.legal(grid, set(lexicon.words), options)
        assert sorted(grid.values()) == sorted(puzzle.letters)


@settings(max_examples=40)
@given(small_puzzles())
def test_the_interpreted_kernel_gives_the_same_in_the_same_order(case):
    compiled = solved(*case)
    with interpreted_kernels():
        assert solved(*case) == compiled


@pytest.mark.long
@settings(max_examples=examples(4, 6))
@given(
    st.text("aabc", min_size=6, max_size=6), st.lists(st.text("abc", min_size=3, max_size=4), min_size=12, max_size=30)
)
def test_six_letters_agree_with_trying_everything(letters, words):
    puzzle, lexicon = Puzzle(letters), Lexicon("small", words)
    _, summary = solved(puzzle, lexicon)
    assert (summary.solutions, summary.placements) == oracle.brute_force(puzzle, set(words), Options())


@pytest.mark.parametrize("case", cases("q_less"), ids=itemgetter("id"))
def test_reference_cases(case):
    run = Run(keep=1)
    solved(parse(case["puzzle"]), lexicon_of(case), Options(**case["options"]), run)
    assert {name: getattr(run.summary, name) for name in case["expect"]} == case["expect"]


@pytest.mark.parametrize(
    ("text", "min_length", "said"),
    [
        ("", 2, "0 letters given; the minimum is 2"),
        ("a", 2, "1 letter given; the minimum is 2"),
        ("at", 3, "2 letters given; the minimum is 3"),
    ],
)
def test_fewer_letters_than_a_word_needs_are_read_but_not_solved(text, min_length, said):
    options = Options(min_length=min_length)
    with pytest.raises(PuzzleError, match=f"Letters: {said}"):
        next(solve(parse(text), Lexicon("small", ["at"]), options, Run()), None)


def test_two_letters_make_a_grid_where_words_of_two_are_allowed():
    _, summary = solved(parse("at"), Lexicon("small", ["at"]), Options(min_length=2))
    assert (summary.solutions, summary.placements) == (1, 2)


@pytest.mark.parametrize(
    ("letters", "words", "count"),
    [
        ("abcd", ["cat"], 0),  # AB over CD: no word at all
        ("catx", ["cat"], 0),  # X touches CAT, and is in no word
        ("catdog", ["cat", "dog"], 0),  # the pair TO or such joins the two, which do not cross
        ("catog", ["cat", "tog"], 1),
    ],
)
@by_day("abcd-words0-0", "catx-words1-0", "catog-words3-1")
def test_touching_pairs_make_no_crossword_without_words_that_join_all_letters(letters, words, count):
    puzzle, options = Puzzle(letters), Options(touching=True)
    found, summary = solved(puzzle, Lexicon("small", words), options)
    assert (summary.solutions, summary.placements) == oracle.brute_force(puzzle, set(words), options)
    assert summary.solutions == len(found) == count


@pytest.mark.parametrize("tile", ["c", "a"])
def test_the_ways_to_finish_a_tile_are_the_places_that_it_has_in_all_solutions(tile):
    letters, words = "ratcoat", Lexicon("small", ["cat", "rat", "oat", "coat", "taco", "arc", "tar", "oar"])
    every, summary = solved(Puzzle(letters), words)
    turned = [list(map("".join, zip(*each.grid, strict=True))) for each in every]
    grids = {tiles_of(rows) for rows in (*(each.grid for each in every), *turned)}
    assert len(grids) == summary.placements
    _, of_tile = solved(parse(f"{letters}; {tile}"), words)
    assert of_tile.solutions == sum(placed.letter == tile for grid in grids for placed in grid)


@pytest.fixture(scope="module")
def layouts():
    return oracle.strict_layouts(12)


@pytest.mark.slow
def test_there_are_as_many_layouts_of_twelve_cells_as_the_rules_say(layouts):
    assert len(layouts) == 16_699
    turned = {min(tuple(sorted(cells)), tuple(sorted((c, r) for r, c in cells))) for cells in layouts}
    assert len(turned) == 8_363


@pytest.mark.slow
@pytest.mark.parametrize(
    ("roll", "known"),
    [
        ("ddeglrrsttuy", "2k"),
        ("ccdeghiklnov", "2k"),
        pytest.param("cefglorrtuwz", "5k", marks=pytest.mark.soak),
        pytest.param("adfghimmopst", "2k", marks=pytest.mark.soak),
    ],
)
@by_day("ccdeghiklnov-2k")
def test_twelve_letters_agree_with_filling_every_layout(roll, known, layouts):
    """Small oracles miss mistakes in undoing; this one does not."""
    common = lexicon(f"common{known}")
    have = Counter(roll)
    words = oracle.words_with(word for word in common.words if len(word) > 2 and not Counter(word) - have)
    expected = sum(oracle.fill(cells, roll, words) for cells in layouts)
    assert solved(Puzzle(roll), common, run=Run(keep=0))[1].placements == expected > 0


def test_a_grid_equal_to_its_mirror_image_counts_once_in_both_ways():
    found, summary = solved(Puzzle("aabbc"), Lexicon("cross", ["cab", "acb", "abc", "bac", "bca"]))
    assert summary.placements % 2 == 0 or summary.placements < 2 * summary.solutions
    assert len({solution.grid for solution in found}) == summary.solutions


WORDS = ["cat", "car", "tar", "rat", "art", "oat", "coat", "taco", "arc", "star", "cast", "scar", "cost", "rots"]


def test_grids_of_common_words_come_first():
    zipf = {word: 6.0 - n * 0.25 for n, word in enumerate(WORDS)}
    found, _ = solved(Puzzle("ratcoat"), Lexicon("small", WORDS, zipf))
    rarest = [max(round(900 - 100 * zipf[word]) for word in solution.words) for solution in found]
    bands = [next((n for n, limit in enumerate(solver.BANDS) if value < limit), 99) for value in rarest]
    assert bands == sorted(bands)
    assert len(set(bands)) > 1


def test_the_same_puzzle_gives_the_same_solutions_in_the_same_order():
    lexicon = Lexicon("small", WORDS)
    assert solved(Puzzle("catstro"), lexicon) == solved(Puzzle("catstro"), lexicon)


def test_it_counts_on_beyond_what_is_kept():
    lexicon = Lexicon("small", WORDS, {word: n / 2 for n, word in enumerate(WORDS)})
    everything, summary = solved(Puzzle("catstro"), lexicon)
    kept, same = solved(Puzzle("catstro"), lexicon, run=Run(keep=2))
    assert kept == everything[:2]
    assert same == summary
    assert summary.solutions > 2


@pytest.mark.parametrize("keep", [None, 0, 1])
def test_it_stops_after_as_many_solutions_as_asked_for(keep):
    run = Run(Limit(solutions=3), keep=keep)
    search = Search(lambda run: solve(Puzzle("catstro"), Lexicon("small", WORDS), Options(), run), run)
    search.perform()
    assert (search.finished.outcome, search.finished.error) == (Outcome.LIMITED, None)
    assert run.summary.solutions == 3
    assert len(search.inbox) == (3 if keep is None else keep)


def test_a_cancelled_run_leaves_at_its_next_checkpoint():
    run = Run()
    run.cancel()
    search = Search(lambda run: solve(Puzzle("catstro"), Lexicon("small", WORDS), Options(), run), run)
    search.perform()
    assert (search.finished.outcome, search.finished.error) == (Outcome.CANCELLED, None)


def test_progress_never_goes_back_and_ends_at_one():
    lexicon = Lexicon("small", WORDS, {word: 5.0 - n / 4 for n, word in enumerate(WORDS)})
    seen = []

    class Watched(Run):
        def publish(self, nodes=0, fraction=None, summary=None):
            super().publish(nodes, fraction, summary)
            seen.append(self.fraction or 0.0)

    solved(Puzzle("catstro"), lexicon, run=Watched())
    assert seen == sorted(seen)
    assert seen[-1] == 1.0


@pytest.mark.parametrize(
    ("text", "solvable"),
    [
        ("catstro; c......................o", False),
        ("cat; c.t", True),
        ("cat; ca", True),
        ("cat; ct", False),
    ],
)
def test_tiles_that_lie_apart_have_to_be_joined(text, solvable):
    assert solved(parse(text), Lexicon("small", WORDS))[1].solvable is solvable


def test_a_list_without_a_usable_word_gives_a_proof_at_once():
    for words in ([], ["zzz"], ["ca"]):
        run = Run()
        assert solved(Puzzle("catstro"), Lexicon("none", words), run=run) == ([], run.summary)
        assert GAME.verdict(run.summary, Outcome.COMPLETE) == "No solution exists with this list (proven)"


def test_solutions_contain_the_tiles_laid():
    puzzle = parse("catstro; c/./s")
    found, summary = solved(puzzle, Lexicon("small", WORDS))
    assert summary.solvable
    for solution in found:
        cells = set(tiles_of(solution.grid))
        assert any(
            {Tile(t.row + dr, t.column + dc, t.letter) for t in puzzle.tiles} <= cells
            for dr in range(7)
            for dc in range(7)
        )


def test_free_games_use_every_tile_and_claim_no_proof():
    puzzle = parse("tiles: " + "catstro" * 3)
    search = Search(lambda run: solve(puzzle, Lexicon("small", WORDS), Options(), run), Run())
    search.perform()
    (solution,) = search.inbox
    assert (search.finished.outcome, search.finished.error) == (Outcome.LIMITED, None)
    assert sorted("".join(solution.grid).replace(".", "")) == sorted(puzzle.letters)
    assert set(solution.words) <= set(WORDS)


@pytest.mark.parametrize("text", ["tiles: catz", "tiles: cac", "tiles: cat; c..................t"])
def test_free_games_without_hope_end(text):
    run = Run()
    with pytest.raises(LimitReached):
        list(solve(parse(text), Lexicon("small", WORDS), Options(), run))
    assert run.summary.solvable is None


def test_a_free_game_with_all_32_letters_of_an_alphabet():
    """More fields of bits than the kernel has room for: what it does not check is checked afterwards."""
    letters = LANGUAGES["pl"].alphabet.letters + "aeiozwyn"
    across, rest = letters[:12], letters[12:]
    down = [across[2 * n] + rest[n::6] for n in range(6)]
    decoys = [word[::-1] for word in down] + [across[n] + rest[n] + rest[n] for n in range(12)]
    lexicon = Lexicon("comb", [across, *down, *decoys], language=LANGUAGES["pl"])
    found = next(solve(Puzzle(letters, free=True), lexicon, Options(), Run(Limit(seconds=60))))
    assert sorted("".join(found.grid).replace(".", "")) == sorted(letters)


def test_a_free_game_gives_the_same_grid_in_both_kernel_modes():
    def first():
        return next(solve(parse("tiles: " + "catstroar" * 2), Lexicon("small", WORDS), Options(), Run()))

    compiled = first()
    assert first() == compiled
    with interpreted_kernels():
        assert first() == compiled


def test_a_limit_of_solutions_is_a_limit_even_without_keeping():
    with pytest.raises(LimitReached):
        solved(Puzzle("catstro"), Lexicon("small", WORDS), run=Run(Limit(solutions=1), keep=0))
