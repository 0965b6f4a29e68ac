"""Two rows of cards as people copy them, without spaces."""

from __future__ import annotations

import pytest

from qless_studio.engine.errors import PuzzleError
from qless_studio.engine.games.quiddler import GAME


@pytest.mark.parametrize("text", ["LOJOELTI\nQXITTHBOH", "  lojoelti \n\n qxitthboh  "])
def test_two_rows_without_spaces_are_eight_piles(text):
    assert GAME.read(text) == GAME.parse("L/Q O/X J/I O/T E/TH L/B T/O I/H")


def test_a_row_that_can_be_read_in_two_ways_is_asked_about():
    with pytest.raises(PuzzleError, match=r"line 2: .*several ways"):
        GAME.read("LOJOELTI\nTHERBOXIT")


@pytest.mark.parametrize("text", ["HELLO\nWORLD", "LOJOELT\nQXITTHBOH", "LOJOELTIS\nQXITTHBO"])
def test_other_rows_of_letters_are_no_cards(text):
    with pytest.raises(PuzzleError):
        GAME.read(text)


def test_what_parse_reads_is_read():
    for text in ("L/Q O/X - T", "hand: QU IN E", "L O J O E L T I\nQ X I T TH B O H"):
        assert GAME.read(text) == GAME.parse(text)
