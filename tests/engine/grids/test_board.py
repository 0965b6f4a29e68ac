"""Boards read as they are written, complain with row and column, and know which cells touch."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.grids import Board, format_board, letters_of, neighbours_of, parse_board, spelled
from qless_studio.engine.lexicon import Lexicon

tiles = st.text("abqxz", min_size=1, max_size=3) | st.sampled_from("#*.")


@st.composite
def boards(draw):
    rows, columns = draw(st.integers(1, 5)), draw(st.integers(1, 5))
    count = rows * columns
    return Board(rows, columns, tuple(draw(st.lists(tiles, min_size=count, max_size=count))))


@pytest.mark.long
@given(boards())
def test_every_board_survives_its_text_form(board):
    assert parse_board(format_board(board)) == board


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("AEKC/MRFS", [*"aekcmrfs"]),
        ("aekc/mrfs", [*"aekcmrfs"]),
        ("QuAT/E#*", ["qu", "a", "t", "e", "#", "*"]),
        ("A.B/Qu..", ["a", ".", "b", "qu", ".", "."]),
        ("...", [".", ".", "."]),
        ("The", ["the"]),
        ("An", ["an"]),
        ("qu", ["q", "u"]),
        ("AB\r\nCD\n", [*"abcd"]),
        (" A B / C D ", [*"abcd"]),
        ("AB/\nCD", [*"abcd"]),
        ("ab\n\nCD", [*"abcd"]),
    ],
)
def test_tiles_as_written(text, expected):
    assert list(parse_board(text).tiles) == expected


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "the board is empty"),
        (" \n ", "the board is empty"),
        ("AB//CD", "row 2: is empty"),
        ("AB/C", "row 2: 1 tile, but row 1 has 2"),
        ("AB/C1", "row 2, column 2: '1' is not a letter"),
        ("AB/Cé", "row 2, column 2: 'é' is not a letter"),
        ("aB", "row 1, column 1: the lowercase letter 'a' must follow a capital"),
        ("QuA#b", "row 1, column 4: the lowercase letter 'b' must follow a capital"),
        ("ATher", "row 1, column 2, “Ther”: has 4 letters; the maximum is 3"),
        ("A" * 17, "row 1: a row has at most 16 tiles, not 17"),
        ("/".join("A" * 17), "a board has at most 16 rows, not 17"),
    ],
)
def test_a_bad_board_is_told_where(text, complaint):
    with pytest.raises(PuzzleError) as caught:
        parse_board(text)
    assert complaint in str(caught.value)


def test_a_board_of_16_by_16_is_read():
    assert parse_board("/".join(["A" * 16] * 16)).rows == 16


def test_neighbours_are_counted_once_and_never_the_cell_itself():
    assert neighbours_of(4, 4)[0] == (1, 4, 5)
    assert neighbours_of(4, 4, 4)[5] == (1, 4, 6, 9)
    assert neighbours_of(1, 1, 8, True) == ((),)
    assert neighbours_of(2, 2, 8, True)[0] == (1, 2, 3)
    assert neighbours_of(1, 3, 8, True)[0] == (1, 2)
    assert neighbours_of(3, 3, 8, True)[0] == (1, 2, 3, 4, 5, 6, 7, 8)
    assert neighbours_of(3, 4, 4, True)[0] == (1, 3, 4, 8)


@given(st.integers(1, 6), st.integers(1, 6), st.sampled_from([4, 8]), st.booleans())
def test_touching_is_mutual(rows, columns, degree, torus):
    near = neighbours_of(rows, columns, degree, torus)
    assert all(cell in near[other] and cell != other for cell, others in enumerate(near) for other in others)


def test_an_empty_cell_spells_nothing():
    board = parse_board("C.T")
    assert spelled(board.tiles, [0, 1, 2], Lexicon("test", ["cat", "ct", "c"])) == []


def test_a_path_spells_its_words():
    lexicon = Lexicon("test", ["cat", "cot", "cut", "quit", "it", "c"])
    assert spelled(["c", "a", "t"], [0, 1, 2], lexicon) == ["cat"]
    assert spelled(["c", "*", "t"], [0, 1, 2], lexicon) == ["cat", "cot", "cut"]
    assert spelled(["qu", "it"], [0, 1], lexicon) == ["quit"]
    assert spelled(["c", "#", "t"], [0, 1, 2], lexicon) == []
    assert spelled(["c", "a", "t"], [0, 1], lexicon) == []


def test_a_lone_q_plays_qu_only_when_asked():
    assert letters_of(("q", "qu", "a"), q_is_qu=True) == ("qu", "qu", "a")
    assert letters_of(("q", "qu", "a")) == ("q", "qu", "a")
