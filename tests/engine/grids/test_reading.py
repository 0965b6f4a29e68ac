"""Boards as people write them: letters make squares, words make rows, and what has rows is read as in the text form."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.games import boggle, word_streak
from qless_studio.engine.grids import Board, format_board, parse_board, read_board

SIXTEEN = "BWFV/SLIN/DAEN/TEHT"


@pytest.mark.parametrize(
    "text",
    [
        "bwfvslindaenteht",
        "BWFVSLINDAENTEHT",
        "B W F V S L I N D A E N T E H T",
        "b, w, f, v, s, l, i, n, d, a, e, n, t, e, h, t",
        "B,W,F,V\nS,L,I,N\nD,A,E,N\nT,E,H,T",
        "\n".join("BWFVSLINDAENTEHT"),
        "BWFVSLINDA\nENTEHT",
        "BWFV SLIN DAEN TEHT",
        "BWFV, SLIN, DAEN, TEHT",
        "BWFV/SLIN/DAEN/TEHT",
        "bwfv\r\nslin\r\n\r\ndaen\r\nteht\r\n",
    ],
)
def test_sixteen_letters_are_a_square_however_they_are_written(text):
    assert format_board(read_board(text)) == SIXTEEN


@pytest.mark.parametrize(("count", "side"), [(9, 3), (16, 4), (25, 5), (36, 6)])
def test_letters_of_the_usual_sizes_are_squares(count, side):
    board = read_board("e" * count)
    assert (board.rows, board.columns) == (side, side)
    strip = read_board("e" * count + "/") if count <= 16 else Board(1, count, ())
    assert (strip.rows, strip.columns) == (1, count)


@pytest.mark.parametrize(
    ("text", "board"),
    [
        ("ABCD EFGH IJKL", "ABCD/EFGH/IJKL"),
        ("CAT DOG", "CAT/DOG"),
        ("ABC", "ABC"),
        ("ABCDE", "ABCDE"),
        ("LOJOELTI\nQXITABOH", "LOJOELTI/QXITABOH"),
        ("ab/\ncd", "AB/CD"),
        ("#*. E#S AB*", "#*./E#S/AB*"),
    ],
)
def test_words_of_equal_length_are_rows_and_the_rest_is_one_row(text, board):
    assert format_board(read_board(text)) == board


@pytest.mark.parametrize(
    ("text", "board"),
    [
        ("quatersdighloepno", "QuATE/RSDI/GHLO/EPNO"),
        ("Quate rsdi ghlo epno", "QuATE/RSDI/GHLO/EPNO"),
        ("QUATE/RSDI/GHLO/EPNO", "QuATE/RSDI/GHLO/EPNO"),
        ("A B QU D E F G H I", "ABQu/DEF/GHI"),
        ("QuATE/RSDI/GHLO/EPNO", "QuATE/RSDI/GHLO/EPNO"),
        ("QUIT/ABCD", "QUIT/ABCD"),
        ("quitabcde", "QUI/TAB/CDE"),
        ("quit\nabc", "QuIT/ABC"),
    ],
)
def test_q_and_u_are_one_tile_where_the_rows_come_out_even_only_so(text, board):
    assert format_board(read_board(text)) == board


@given(st.text("ABQUabqu#*./\n ", max_size=24))
def test_what_has_rows_in_the_text_form_is_read_as_they_say(text):
    try:
        expected = parse_board(text)
    except PuzzleError:
        return
    if expected.rows > 1 and expected.columns > 1:
        assert read_board(text) == expected


@pytest.mark.parametrize(
    "text",
    ["", "  ", "12 34", "AB//CD", "AB/C", f"{SIXTEEN}/12 : 5".replace("/", "\n"), "hello world how are you", "e" * 40],
)
def test_what_is_no_board_is_refused_as_the_text_form_refuses_it(text):
    with pytest.raises(PuzzleError) as complaint:
        read_board(text)
    with pytest.raises(PuzzleError) as expected:
        parse_board(text.replace(",", " ").strip())
    assert str(complaint.value) == str(expected.value)


def test_the_games_read_leniently_and_parse_exactly():
    letters = SIXTEEN.replace("/", "")
    assert boggle.GAME.format(boggle.GAME.read(letters)) == SIXTEEN
    assert boggle.GAME.format(boggle.GAME.parse(letters)) == letters
    read = word_streak.GAME.read(f"{letters}; TL 8 10 14; TW 9")
    assert word_streak.GAME.format(read) == f"{SIXTEEN}; TL 8 10 14; TW 9"
    assert word_streak.GAME.parse(letters).board.rows == 1


@pytest.mark.parametrize(
    "lines",
    [
        "TL 8 10 14\nTW 9",
        "tw: 9\ntl: 8, 10, 14",
        "\n....\n....\nTL TW TL .\n. . TL .",
        "- - - -\n- - - -\nTL TW TL -\n- - TL -",
    ],
)
def test_multipliers_on_lines_of_their_own_are_read(lines):
    rows = SIXTEEN.replace("/", "\n")
    read = word_streak.GAME.read(f"{rows}\n{lines}")
    assert word_streak.GAME.format(read) == f"{SIXTEEN}; TL 8 10 14; TW 9"


@pytest.mark.parametrize("lines", ["DX 3", "TL 16", "TL . . .\n....\n....\n....X"])
def test_lines_under_a_board_that_cannot_be_read_are_told(lines):
    with pytest.raises(PuzzleError):
        word_streak.GAME.read(SIXTEEN.replace("/", "\n") + f"\n{lines}")
