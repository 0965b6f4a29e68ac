"""Quiddler: the text form, pasted daily puzzles and bad input."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qless_studio.engine.errors import OptionError, PuzzleError
from qless_studio.engine.games.quiddler import GAME, Options, format_puzzle, notes, parse
from qless_studio.engine.games.quiddler.puzzle import Discard, Puzzle, Shift, Word, played, positions
from qless_studio.engine.games.quiddler.rules import COPIES, ENGLISH_DECK, POINTS, UNKNOWN, bonus_table, deck_of
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.lexicon.languages import LANGUAGES
from qless_studio.engine.solving import Run
from tests.examples import examples

CARDS = st.sampled_from(sorted(POINTS))


@st.composite
def puzzles(draw):
    """Any puzzle, with some moves made."""
    if draw(st.booleans()):
        puzzle = Puzzle((), tuple(draw(st.one_of(st.just([]), st.lists(CARDS, min_size=3, max_size=11)))))
    else:
        two = st.tuples(CARDS, st.one_of(CARDS, st.just(UNKNOWN)))
        pile = st.one_of(st.just(()), st.tuples(CARDS), two)
        puzzle = Puzzle(tuple(draw(st.lists(pile, min_size=1, max_size=8))))
    for _ in range(draw(st.integers(0, 4))):
        position = positions(puzzle)[-1]
        up = [n for n, held in enumerate(position.places) if held and puzzle.cards[held[0]] != UNKNOWN]
        stacked = [n for n, held in enumerate(position.places) if len(held) == 2]
        if () in position.places and stacked and draw(st.booleans()):
            puzzle = played(puzzle, Shift(draw(st.sampled_from(stacked)), position.places.index(())))
        elif len(up) >= 2:
            order = draw(st.permutations(up))[: draw(st.integers(2, len(up)))]
            letters = "".join(puzzle.cards[position.places[n][0]] for n in order).lower()
            puzzle = played(puzzle, Word(letters, tuple(order)))
    left = [number for number, held in enumerate(positions(puzzle)[-1].places) if held]
    if puzzle.hand is not None and left and draw(st.booleans()):
        puzzle = played(puzzle, Discard(draw(st.sampled_from(left))))
    return puzzle


@pytest.mark.long
@given(puzzles())
@settings(max_examples=examples(100, 200))
def test_round_trip(puzzle):
    assert parse(format_puzzle(puzzle)) == puzzle
    assert parse(format_puzzle(puzzle).lower()) == puzzle


@pytest.mark.long
@given(st.one_of(st.text(max_size=40), st.text("LQOX/-?;> 123HAND:\n,", max_size=60)))
@settings(max_examples=examples(200, 400))
def test_any_text_is_a_puzzle_or_a_clear_error(text):
    puzzle = None
    with contextlib.suppress(PuzzleError):
        puzzle = parse(text)
    if puzzle is not None:
        assert parse(format_puzzle(puzzle)) == puzzle


def test_the_deck_is_the_real_one():
    assert sum(COPIES.values()) == len(deck_of(LANGUAGES["en"]).unseen(())) == 118
    assert sum(COPIES[card] * POINTS[card] for card in COPIES) == 592


DAILY = parse("L/Q O/X J/I O/T E/TH L/B T/O I/H")


@pytest.mark.parametrize(
    "text",
    [
        "L O J O E L T I\nQ X I T TH B O H",
        "L3 O2 J13 O2 E2 L3 T3 I2\nQ15 X12 I2 T3 TH9 B8 O2 H7\n",
        "l, o, j, o, e, l, t, i\n\n q, x, i, t, th, b, o, h",
        "L O J O E L T I Q X I T TH B O H",
        "L/Q O/X J/I O/T\nE/TH L/B T/O I/H",
        "l/q15 o/x J13/i o/t e/Th L/b t/o i/h",
    ],
)
def test_a_daily_puzzle_is_pasted_in_many_ways(text):
    assert parse(text) == DAILY


def test_two_rows_may_have_holes_and_unknown_cards():
    assert parse("A B - C\nQ ? - -") == parse("A/Q B/? - C")


def test_two_lines_are_rows_if_they_are_equally_long_and_no_longer_than_a_row():
    assert parse("A B C\nD E F") == parse("A/D B/E C/F")
    assert parse("A B C D E F G H\nA B C D E F G H") == parse("A/A B/B C/C D/D E/E F/F G/G H/H")
    assert parse("A B C\nD E") == parse("A B C D E")
    assert parse("A B\nC D\nE F") == parse("A B C D E F")
    with pytest.raises(PuzzleError, match="18 piles given"):
        parse("A B C D E F G H I\nA B C D E F G H I")


@pytest.mark.parametrize(
    ("text", "where", "what"),
    [
        ("", "", "no cards given"),
        (" ; ", "", "no cards given"),
        (",", "", "no cards given"),
        ("A/B C/5", "pile 2", "'5' is not a card"),
        ("A/B QQ", "pile 2", "'QQ' is not a card"),
        ("A/B/C", "pile 1", "3 cards; a pile has at most two"),
        ("A B C D E F G H I", "", "9 piles"),
        ("A B C D E F G H I J K L M N O", "", "15 piles given; the maximum is 8, and a daily puzzle has 16 cards"),
        ("?/A", "pile 1", "Only a lower card may be unknown"),
        ("A/", "pile 1", "'' is not a card"),
        ("A -\nB C", "column 2", "is missing"),
        ("L9/Q", "pile 1", "L has 3 points, not 9"),
        ("hand: A B", "Hand", "2 cards; a hand has 3 to 11"),
        ("hand: A B C D E F G H I J K L", "Hand", "12 cards"),
        ("hand: A B ?", "card 3", "'?' is not a card"),
        ("A/B C; AC 1", "move 1", "at least 2 cards"),
        ("A/B C; CA 1 2", "move 1", "these cards spell AC, not CA"),
        ("A/B C; AC 1 2; BC 1 2", "move 2, pile 2", "is empty"),
        ("A/B C; AC 1 3", "move 1, pile 3", "is empty"),
        ("A/? C D; AC 1 2; XD 1 3", "move 2, pile 1", "unknown"),
        ("A/B C; 1>2", "move 1", "Only the top card of a pile of two"),
        ("A/B -; 2>1", "move 1", "Only the top card of a pile of two"),
        ("A/B -; 1>9", "move 1, pile 9", "is empty"),
        ("A/B -; hello", "move 1", "neither a word with its piles"),
    ],
)
def test_bad_input_is_answered_in_one_line_that_says_where(text, where, what):
    with pytest.raises(PuzzleError) as error:
        parse(text)
    assert error.value.where == where
    assert what in error.value.what
    assert "\n" not in str(error.value)


def test_more_copies_than_the_deck_has_are_allowed_with_a_note():
    assert notes(parse("J/J J/A"), ENGLISH_DECK) == ("3 × J: the deck has only 2",)
    assert notes(DAILY, ENGLISH_DECK) == ()
    assert GAME.notes(parse("J/J J/A"), Options(), LANGUAGES["en"]) == ("3 × J: the deck has only 2",)


def test_moves_lead_to_a_position():
    puzzle = parse("L/Q O/X J - T; jo 3 2; 1 > 3;; LX 3 2")
    assert format_puzzle(puzzle) == "L/Q O/X J - T; JO 3 2; 1>3; LX 3 2"
    last = positions(puzzle)[-1]
    assert [[puzzle.cards[number] for number in place] for place in last.places] == [["Q"], [], [], [], ["T"]]
    assert last.covered == 0


def test_bonus_table_reads_letters_and_points():
    assert list(bonus_table("5:2, 6:5"))[4:8] == [0, 2, 5, 0]
    assert list(bonus_table(""))[5] == 0
    standard = bonus_table(Options().bonus)
    assert [standard[n] for n in (4, 5, 6, 7, 8, 9, 13, 16)] == [0, 2, 5, 10, 20, 30, 70, 100]


@pytest.mark.parametrize("text", ["5", "5:", "a:1", "5:-1", "0:3", "21:3", "5:10001", "5:2;6:5", "9" * 5000 + ":1"])
def test_bonus_tables_that_make_no_sense_are_refused(text):
    with pytest.raises(OptionError, match="option bonus"):
        Options(bonus=text)


def test_a_hand_with_the_card_drawn_in_the_last_round_is_solved():
    puzzle = parse("hand: Q U A I L TH ER IN X Z J")
    assert parse(format_puzzle(puzzle)) == puzzle
    run = Run()
    best = next(iter(GAME.solve(puzzle, Lexicon("few", ["quail", "quit", "zither"]), Options(), run)))
    left = sorted(POINTS[card] for card in ("Q", "U", "A", "L", "IN", "X", "J"))
    assert best.score == sum(POINTS[card] for card in ("Z", "I", "TH", "ER")) - sum(left[:-1])
    assert run.summary.proven
