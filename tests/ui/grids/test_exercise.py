"""Exercises of words on a board and on a heap: traced, typed, refused with the reason, helped, shown at the end."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest

from qless_studio.engine.exercises import Exercise
from qless_studio.engine.games import boggle, word_streak
from qless_studio.engine.games.word_streak.practice import PATH, path_text
from qless_studio.engine.lexicon import Lexicon
from qless_studio.ui.games.boggle.exercise import view_of
from qless_studio.ui.games.word_streak.exercise import view_of as word_streak_view
from tests.fixtures.qt import use_theme
from tests.ui.grids.player import drag

LEXICON = Lexicon("test", ["ate", "eat", "eta", "tea", "ten", "net", "need", "near", "earn", "neat"])
BOARD = "AVRO/NAEN/TDEM/JATL"


@pytest.fixture
def shown_view(qtbot):
    """`shown_view(exercise)`: its view with its field, and all it answers and says."""

    def show(exercise, make=view_of):
        use_theme("light", reduced_motion=True)
        view = make(exercise, LEXICON)
        for widget in (view, view.entry):
            qtbot.addWidget(widget)
            widget.resize(600, 600)
            widget.show()
        view.given = []
        view.answered.connect(view.given.append)
        return view

    return show


def again(*words, options=None):
    return Exercise("board", "Your board again", words, len(words), BOARD, options=options)


def marked(view):
    return [number for number, cell in enumerate(view.board.cells) if cell.tile.selected]


def test_words_are_traced_and_typed(shown_view):
    view = shown_view(again("near", "earn"))
    drag(view.board, *view.path_of("near"))
    QTest.keyClicks(view.board, "earn\r")
    assert view.given == ["near", "earn"]
    view.mark("earn", True)
    assert view.board.reaction.items == view.path_of("earn")
    assert view.board.reaction.right
    view.mark("near", True)
    QTest.keyClicks(view.board, "near\r")
    view.mark("near", True)
    assert view.field.note == "NEAR: already found"


@pytest.mark.parametrize(
    ("word", "reason"), [("toad", "not on the board"), ("nea", "not in the list"), ("eat", "not what is asked for")]
)
def test_what_is_no_answer_is_refused_with_its_reason(shown_view, word, reason):
    view = shown_view(again("near"))
    QTest.keyClicks(view.board, f"{word}\r")
    assert view.given == []
    assert view.field.note == f"{word.upper()}: {reason}"
    assert view.board.reaction.items == view.path_of(word)
    assert word == "toad" or not view.board.reaction.right  # of TOAD there are no tiles


def test_another_word_of_the_board_is_told_from_those_asked_for(shown_view):
    view = shown_view(again("near", "earn"))
    QTest.keyClicks(view.board, "eat\r")
    assert view.field.note == "EAT: on the board, but not one of these"


def test_hints_tell_more_and_more_of_one_word_and_go_on_to_the_next(shown_view):
    view = shown_view(again("near", "earn"))
    first = view.path_of("near")
    assert view.hint_target == "near"
    said = [view.show_hint(step) for step in range(2)]
    assert said[0] == "N"
    assert marked(view) == [first[0]]
    view.show_hint(2)
    assert marked(view) == sorted(first)
    assert view.show_hint(3) == "NEAR"
    assert view.board.path == first
    view.mark("near", True)
    assert (view.hint_target, marked(view)) == ("earn", [])


def test_at_the_end_what_was_not_found_is_shown_and_nothing_more_is_taken(shown_view):
    view = shown_view(again("near", "earn"))
    view.mark("near", True)
    view.reveal()
    assert view.board.path == view.path_of("earn")
    QTest.keyClicks(view.board, "earn\r")
    assert view.given == []
    view.show_answer("near")
    assert view.board.path == view.path_of("near")


def test_at_the_end_the_word_found_is_shown_where_one_was_enough(shown_view):
    view = shown_view(Exercise("board", "?", ("earn", "near"), 1, BOARD, options=boggle.GAME.options()))
    view.mark("near", True)
    view.reveal()
    assert view.board.path == view.path_of("near")


def test_a_heap_of_letters_takes_all_its_anagrams(shown_view):
    view = shown_view(Exercise("anagrams", "All words of AET", ("ate", "eat", "eta", "tea"), 4))
    assert sorted(view.board.board.tiles) == ["a", "e", "t"]
    QTest.keyClicks(view.board, "eta\r")
    drag(view.board, *view.path_of("tea"))
    assert view.given == ["eta", "tea"]
    QTest.keyClicks(view.board, "ten\r")
    assert view.field.note == "TEN: needs other letters"
    assert [view.show_hint(step) for step in range(3)] == ["A", "AT", "ATE"]


def test_long_heaps_stand_in_rows(shown_view):
    view = shown_view(Exercise("anagrams", "?", ("headlines",), 1))
    board = view.board.board
    assert (board.rows, board.columns) == (2, 5)
    QTest.keyClicks(view.board, "headlines\r")
    assert view.given == ["headlines"]


def test_the_board_is_that_of_the_game_with_its_rules(shown_view):
    for neighbours, there in ((8, True), (4, False)):  # NEAR goes over a corner
        QTest.keyClicks(
            (view := shown_view(again("near", options=boggle.GAME.options(neighbours=neighbours)))).board, "near"
        )
        assert bool(view.board.path) is there
    game = word_streak.GAME
    exercise = Exercise("board", "?", ("near",), 1, game.format(game.example), options=game.options())
    view = shown_view(exercise, word_streak_view)
    tiles = [cell.tile for cell in view.board.cells]
    assert all(tile.points for tile in tiles)
    assert [tile.multiplier for tile in tiles] == list(game.example.multipliers)


def test_the_hints_to_a_path_name_its_start_then_show_its_tiles_and_the_path(qtbot):
    rows, game = "TTTT/SSSS/NEAR/OOOO", word_streak.GAME
    answer = path_text(game.parse(rows).board, (8, 9, 10, 11))
    view = word_streak_view(Exercise(PATH, "?", (answer,), 1, rows, about="near", options=game.options()), LEXICON)
    qtbot.addWidget(view)
    view.show()
    assert view.show_hint(0) == "row 3, column 1"
    assert view.show_hint(1) == "marked"
    assert not view.board.path
    view.show_hint(2)
    assert tuple(view.board.path) == (8, 9, 10, 11)
