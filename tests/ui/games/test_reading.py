"""Which game a text from outside opens in, whatever game is in front."""

from __future__ import annotations

import pytest

from qless_studio.engine.errors import PuzzleError
from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.documents.puzzle_detection import read_puzzle

KEYS = [view.key for view in VIEWS]
BOARDS, ALL = ("boggle", "word-streak"), tuple(KEYS)


def read_in(text: str, front: str) -> str:
    return KEYS[read_puzzle(text, VIEWS, KEYS.index(front)).index]


@pytest.mark.parametrize("front", KEYS)
@pytest.mark.parametrize(
    ("text", "games"),
    [
        ("ABLE/ACID/RAIN/TENT", BOARDS),
        ("able\nacid\nrain\ntent\n", BOARDS),
        ("A B L E\r\nA C I D\r\n\r\nR A I N\r\nT E N T", BOARDS),
        ("QuAT/E#S", BOARDS),
        ("AB/CD; TL 0", ("word-streak",)),
        ("L/Q O/X J/I O/T E/TH L/B T/O I/H", ("quiddler",)),
        ("L/Q O/X - T/?", ("quiddler",)),
        ("L3 O2 J13 O2 E2 L3 T3 I2\nQ15 X12 I2 T3 TH9 B8 O2 H7", ("quiddler",)),
        ("L O J O E L T I Q X I T TH B O H", ("quiddler",)),
        ("hand: QU IN E", ("quiddler",)),
        ("L O J O E L T I\nQ X I T A B O H", ("quiddler", *BOARDS)),  # cards or a board of two rows
        ("BCDGILLORTUW", ("q-less",)),
        ("b c d g i l l o r t u w", ("q-less",)),
        ("bcdgillortuw; bird/o...", ("q-less",)),
        ("tiles: bcdgillortuwbcdgillortuw", ("q-less",)),
        ("an ell est ar", ("affix",)),
        ("an ? est ar; XYZW=b", ("affix",)),
    ],
)
def test_a_text_opens_in_a_game_it_is_meant_for(text, games, front):
    assert read_in(text, front) == (front if front in games else next(key for key in KEYS if key in games))


@pytest.mark.parametrize("view", VIEWS, ids=KEYS)
@pytest.mark.parametrize("front", KEYS)
def test_a_games_own_text_opens_in_it(view, front):
    text = view.game.format(view.game.example)
    shared = BOARDS if view.key == "boggle" else (view.key,)
    assert read_in(text, front) in shared


def test_what_is_meant_for_none_opens_in_the_first_that_reads_it():
    assert read_in("ABC DEF\nGH", "boggle") == "q-less"
    assert read_in("ABC DEF\nGH", "affix") == "affix"


@pytest.mark.parametrize("text", ["", " \n ", "§$%", "12 34"])
def test_what_no_game_reads_is_refused(text):
    with pytest.raises(PuzzleError):
        read_puzzle(text, VIEWS, 0)
