"""Q-Less puzzles as text: what is read, what is refused and where."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qless_studio.engine.errors import OptionError, PuzzleError
from qless_studio.engine.games.q_less import GAME
from qless_studio.engine.games.q_less.puzzle import Options, Puzzle, Tile, moved, parse
from qless_studio.engine.lexicon import load
from qless_studio.engine.options import check_options
from qless_studio.engine.solving import Run


@st.composite
def puzzles(draw):
    free = draw(st.booleans())
    letters = draw(st.text("abcdefghijklmnopqrstuvwxyz", min_size=3 if free else 0, max_size=40 if free else 16))
    cells = draw(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), unique=True, max_size=len(letters)))
    laid = draw(st.permutations(letters))
    return Puzzle(letters, moved([Tile(r, c, x) for (r, c), x in zip(cells, laid, strict=False)]), free)


@given(puzzles())
def test_a_puzzle_survives_its_text(puzzle):
    assert GAME.parse(GAME.format(puzzle)) == puzzle
    assert GAME.parse(GAME.format(puzzle).upper()) == puzzle


@given(st.text("abcE .;/\n-1é", max_size=40))
def test_any_text_is_read_or_refused_with_a_reason(text):
    try:
        puzzle = parse(text)
    except PuzzleError:
        return
    assert parse(GAME.format(puzzle)) == puzzle


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("cat5", "letter 4: '5' is not a letter"),
        ("caféteria", "letter 4: 'é' is not a letter"),
        ("abcdefghijklmnopq", "Letters: 17 letters given; the maximum is 16"),
        ("tiles: ab", "Letters: 2 letters given; the minimum is 3"),
        ("tiles: " + "a" * 41, "Letters: 41 letters given; the maximum is 40"),
        ("cat; cow", "row 1, column 2 of the grid: O is not one of the letters"),
        ("cat; c/a/t/t", "row 4, column 1 of the grid: T is placed more often than the letters allow"),
        ("cat; c-t", "row 1, column 2 of the grid: '-' is not a letter"),
        ("; cat", "row 1, column 1 of the grid: C is not one of the letters"),
    ],
)
def test_bad_input_is_refused_in_one_line_that_says_where(text, said):
    with pytest.raises(PuzzleError) as caught:
        parse(text)
    assert str(caught.value).startswith(said)
    assert "\n" not in str(caught.value)


def test_rows_may_be_ragged_and_lie_anywhere():
    assert parse("cat; ..c/..a.\n..t") == parse("CAT;c/a/t")


def test_the_rack_is_what_is_not_on_the_grid():
    assert parse("tattoo; to/t").rack == "ato"


@pytest.mark.parametrize("values", [{"box": "5"}, {"box": "0x5"}, {"box": "axb"}, {"banned": "cat,d0g"}])
def test_options_that_cannot_be_read_are_refused(values):
    with pytest.raises(OptionError):
        Options(**values)


@pytest.mark.parametrize("values", [{"min_length": 1}, {"min_length": 17}, {"max_words": 0}])
def test_options_out_of_bounds_are_refused(values):
    with pytest.raises(OptionError):
        check_options(Options(**values))


def test_boxes_and_banned_words_are_read_generously():
    assert Options(box=" 5 X 6 ").box_size == (5, 6)
    assert Options(banned="Cat, dog,,").banned_words == ("cat", "dog")


def test_a_solution_in_json_is_its_grid_and_its_words():
    puzzle = GAME.parse("catdogs")
    solution = next(iter(GAME.solve(puzzle, load("common2k"), GAME.options(), Run())))
    fields = GAME.fields(puzzle, solution)
    assert fields == {"grid": list(solution.grid), "words": list(solution.words)}
    assert sorted("".join(fields["grid"]).replace(".", "")) == sorted("catdogs")
