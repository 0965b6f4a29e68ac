"""Laying letters on the grid, with real clicks and keys."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from qless_studio.engine.games.q_less.puzzle import parse
from tests.fixtures.nightly import by_day

LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def open_tab(open_again):
    return open_again


def centre(tab, index) -> QPoint:
    return tab.page.board.cells[index].rect.center()


def cell(tab, row, column) -> QPoint:
    """The middle of a cell, rows and columns counted in what is in sight."""
    return centre(tab, row * tab.page.board.open_grid.columns + column)


def die(tab, slot) -> QPoint:
    return centre(tab, tab.page.board.index_of(slot))


def rack(tab) -> str:
    return "".join(shown.tile.text or "." for shown in tab.page.board.cells[tab.page.board.index_of(0) :])


def drag(tab, start: QPoint, end: QPoint) -> None:
    QTest.mousePress(tab.page.board, LEFT, pos=start)
    QTest.mouseMove(tab.page.board, start + QPoint(12, 12))
    QTest.mouseMove(tab.page.board, end)
    QTest.mouseRelease(tab.page.board, LEFT, pos=end)


def assert_every_die_is_there(tab) -> None:
    """Every letter of the puzzle is either on the grid or on the rack, as painted."""
    board = tab.page.board
    on_grid = [cell.tile.text for cell in board.cells[: board.index_of(0)] if cell.tile.text]
    on_rack = rack(tab).replace(".", "")
    assert Counter(on_grid) + Counter(on_rack) == Counter(tab.session.puzzle.letters.upper())


def test_a_click_and_letters_lay_a_word_and_the_dice_leave_the_rack(qtbot, open_tab, settle):
    tab = open_tab("ratcoat")
    qtbot.mouseClick(tab.page.board, LEFT, pos=cell(tab, 3, 4))
    qtbot.keyClicks(tab.page.board, "coat")
    assert tab.session.puzzle.rows == ("coat",)
    assert sorted(rack(tab).replace(".", "")) == list("ART")
    settle(tab)
    assert [(fact.text, fact.mark, fact.remark) for fact in tab.analyse.facts.facts] == [("COAT", "good", "across")]
    assert tab.analyse.progress.text().startswith("4 of 7 dice placed")


def test_space_turns_the_direction_and_backspace_takes_back(qtbot, open_tab):
    tab = open_tab("ratcoat")
    qtbot.mouseClick(tab.page.board, LEFT, pos=cell(tab, 2, 4))
    QTest.keyClick(tab.page.board, Qt.Key.Key_Space)
    qtbot.keyClicks(tab.page.board, "tar")
    assert tab.session.puzzle.rows == ("t", "a", "r")
    QTest.keyClick(tab.page.board, Qt.Key.Key_Backspace)
    QTest.keyClick(tab.page.board, Qt.Key.Key_Backspace)
    assert tab.session.puzzle.rows == ("t",)
    QTest.keyClick(tab.page.board, Qt.Key.Key_Up)
    QTest.keyClick(tab.page.board, Qt.Key.Key_Delete)
    assert not tab.session.puzzle.tiles


def test_a_second_click_on_the_same_cell_turns_the_direction(qtbot, open_tab):
    tab = open_tab("ratcoat")
    tab.page.board.setFocus()
    qtbot.mouseClick(tab.page.board, LEFT, pos=cell(tab, 2, 4))
    assert not tab.page.board.down
    qtbot.mouseClick(tab.page.board, LEFT, pos=cell(tab, 2, 4))
    assert tab.page.board.down


def test_typing_passes_over_letters_that_lie_there(qtbot, open_tab):
    tab = open_tab("ratcoat; t/a/r")
    row, column = tab.page.board.open_grid.origin
    qtbot.mouseClick(tab.page.board, LEFT, pos=centre(tab, tab.page.board.index_of((row + 1, column - 1))))
    qtbot.keyClicks(tab.page.board, "oat")
    assert "oat" in tab.session.puzzle.rows


@pytest.mark.parametrize(("key", "said"), [("z", "No Z left on the rack"), ("7", "7 is not a letter")])
def test_what_is_not_on_the_rack_is_refused_in_words(qtbot, open_tab, key, said):
    tab = open_tab("cat")
    told = []
    tab.session.message.connect(told.append)
    tab.page.board.setFocus()
    qtbot.keyClicks(tab.page.board, key)
    assert told == [said]
    assert not tab.session.puzzle.tiles


def test_dice_are_dragged_to_the_grid_within_it_and_back(open_tab):
    tab = open_tab("cat")
    drag(tab, die(tab, 0), cell(tab, 3, 3))
    drag(tab, die(tab, 1), cell(tab, 3, 5))
    assert tab.session.puzzle.rows == ("c.a",)
    drag(tab, cell(tab, 3, 5), cell(tab, 3, 4))
    assert tab.session.puzzle.rows == ("ca",)
    drag(tab, cell(tab, 3, 4), cell(tab, 3, 3))
    assert tab.session.puzzle.rows == ("ac",)
    drag(tab, cell(tab, 3, 3), die(tab, 1))
    assert tab.session.puzzle.rows == ("c",)
    assert rack(tab).replace(".", "") == "AT"


def test_a_click_on_a_die_lays_it_at_the_cursor(qtbot, open_tab):
    tab = open_tab("cat")
    qtbot.mouseClick(tab.page.board, LEFT, pos=cell(tab, 3, 3))
    for slot in range(3):
        qtbot.mouseClick(tab.page.board, LEFT, pos=die(tab, slot))
    assert tab.session.puzzle.rows == ("cat",)


def test_every_step_is_undone_and_done_again_without_tiles_jumping(open_tab):
    tab = open_tab("cat")
    drag(tab, die(tab, 0), cell(tab, 2, 6))
    drag(tab, die(tab, 1), cell(tab, 2, 5))
    before = tab.page.board.open_grid.tiles
    tab.session.undo_stack.undo()
    assert tab.page.board.open_grid.tiles.items() <= before.items()
    tab.session.undo_stack.redo()
    assert tab.page.board.open_grid.tiles == before
    tab.session.undo_stack.undo()
    tab.session.undo_stack.undo()
    assert tab.session.puzzle == parse("cat")


@pytest.mark.long
def test_of_two_equal_dice_the_one_dragged_is_gone(open_tab):
    tab = open_tab("tat")
    drag(tab, die(tab, 2), cell(tab, 3, 3))
    assert rack(tab) == "TA."


@pytest.mark.long
def test_a_die_dropped_on_an_equal_tile_returns_to_the_rack(qtbot, open_tab):
    tab = open_tab("tat")
    drag(tab, die(tab, 0), cell(tab, 3, 3))
    steps = tab.session.undo_stack.count()
    drag(tab, die(tab, 2), cell(tab, 3, 3))
    assert_every_die_is_there(tab)
    assert rack(tab) == ".AT"
    assert tab.session.undo_stack.count() == steps
    qtbot.mouseClick(tab.page.board, LEFT, pos=cell(tab, 3, 3))
    qtbot.mouseClick(tab.page.board, LEFT, pos=die(tab, 2))
    assert_every_die_is_there(tab)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
@by_day("0")
def test_no_drag_loses_a_die(open_tab, seed):
    random, tab = Random(seed), open_tab("tattoo")
    for _ in range(40):
        cells = range(len(tab.page.board.cells))
        tiles = [index for index in cells if tab.page.board.cells[index].tile.text]
        start = random.choice(tiles)
        end = random.choice(tiles if random.random() < 0.5 else [*tiles, *cells])
        if random.random() < 0.3:
            QTest.mouseDClick(tab.page.board, LEFT, pos=centre(tab, random.choice(tiles)))
        if random.random() < 0.3:
            QTest.mouseClick(tab.page.board, LEFT, CONTROL, centre(tab, random.choice(tiles)))
            QTest.mouseClick(tab.page.board, LEFT, CONTROL, centre(tab, start))
        drag(tab, centre(tab, start), QPoint(1, 1) if random.random() < 0.1 else centre(tab, end))
        assert sorted(tab.session.puzzle.letters) == sorted("tattoo")
        assert_every_die_is_there(tab)
        if random.random() < 0.2:
            tab.session.undo_stack.undo()
            assert_every_die_is_there(tab)


def test_a_die_is_moved_within_the_rack(open_tab):
    tab = open_tab("cat")
    drag(tab, die(tab, 0), die(tab, 2))
    assert tab.session.puzzle.letters == "atc"


def test_control_and_arrows_move_the_whole_grid_but_not_the_puzzle(open_tab):
    tab = open_tab("ratcoat; coat")
    before, steps = tab.page.board.open_grid, tab.session.undo_stack.count()
    tab.page.board.setFocus()
    QTest.keyClick(tab.page.board, Qt.Key.Key_Down, CONTROL)
    QTest.keyClick(tab.page.board, Qt.Key.Key_Right, CONTROL)
    assert (tab.page.board.open_grid.top, tab.page.board.open_grid.left) == (before.top - 1, before.left - 1)
    assert tab.session.undo_stack.count() == steps
    tab.grid_commands.centre.trigger()
    assert tab.page.board.open_grid.top == before.top


def test_a_word_is_lifted_and_the_grid_cleared(qtbot, open_tab):
    tab = open_tab("ratcoat; coat/..r")
    qtbot.mouseClick(tab.page.board, LEFT, pos=centre(tab, tab.page.board.index_of(tab.page.board.open_grid.origin)))
    tab.grid_commands.lift.trigger()
    assert tab.session.puzzle.rows == ("a", "r")
    tab.grid_commands.clear.trigger()
    assert not tab.session.puzzle.tiles
    assert not tab.grid_commands.clear.isEnabled()


def test_rows_and_columns_are_exchanged(open_tab):
    tab = open_tab("ratcoat; coat")
    tab.grid_commands.swap.trigger()
    assert tab.session.puzzle.rows == ("c", "o", "a", "t")


def test_a_run_that_is_no_word_is_marked_named_and_spoken(open_tab):
    tab = open_tab("ratcoat; tac")
    assert [(fact.text, fact.mark) for fact in tab.analyse.facts.facts] == [("TAC", "bad")]
    row, column = tab.page.board.open_grid.origin
    middle = tab.page.board.cells[tab.page.board.index_of((row, column + 1))]
    assert "part of an invalid word: TAC" in middle.spoken
    image = tab.page.board.grab().toImage()
    at = QPoint(middle.rect.center().x(), middle.rect.bottom() + 5)
    assert image.pixelColor(at) == tab.page.board.theme.color("bad")


def test_a_check_that_changes_no_mark_lays_nothing_out(qtbot, open_tab, monkeypatch):
    tab, laid_out = open_tab("ratcoat; cat"), []
    layout = tab.page.board.layout_cells
    monkeypatch.setattr(tab.page.board, "layout_cells", lambda: laid_out.append(True) or layout())
    tab.page.board.replace_tiles({(0, 0): "r", (0, 1): "a", (0, 2): "t"}, "Place")
    laid_out.clear()
    with qtbot.waitSignal(tab.analysis.grid_checked):
        pass
    assert laid_out == []
    tab.page.board.replace_tiles({(0, 0): "t", (0, 1): "a", (0, 2): "c"}, "Place")
    laid_out.clear()
    with qtbot.waitSignal(tab.analysis.grid_checked):
        pass
    assert laid_out == [True]


def test_a_tile_of_two_invalid_words_says_both(open_tab):
    tab = open_tab("ratcoat; tac/a../t..")
    corner = tab.page.board.cells[tab.page.board.index_of(tab.page.board.open_grid.origin)]
    assert corner.spoken.endswith("part of an invalid word: TAC, TAT")


def marks(tab):
    return [(fact.text, fact.mark, fact.remark) for fact in tab.analyse.facts.facts]


def test_a_word_is_no_mistake_while_it_is_being_typed(qtbot, open_tab, settle):
    tab = open_tab("ratcoat")
    qtbot.mouseClick(tab.page.board, LEFT, pos=cell(tab, 3, 4))
    qtbot.keyClicks(tab.page.board, "ta")
    settle(tab)
    assert marks(tab) == [("TA", "", "being typed, across")]
    assert "invalid" not in tab.page.board.cells[tab.page.board.index_of(tab.page.board.open_grid.origin)].spoken
    bar = tab.page.board.cells[tab.page.board.index_of(tab.page.board.open_grid.origin)].rect
    image = tab.page.board.grab().toImage()
    assert image.pixelColor(bar.center().x(), bar.bottom() + 5) != tab.page.board.theme.color("bad")
    qtbot.keyClicks(tab.page.board, "r")
    settle(tab)
    assert marks(tab) == [("TAR", "good", "across")]
    qtbot.keyClicks(tab.page.board, "o")
    settle(tab)
    qtbot.waitUntil(lambda: marks(tab) == [("TARO", "bad", "not in the list, across")])  # nothing more is typed


WAYS_ON = {
    "down": lambda tab: QTest.keyClick(tab.page.board, Qt.Key.Key_Down),
    "space": lambda tab: QTest.keyClick(tab.page.board, Qt.Key.Key_Space),
    "click": lambda tab: QTest.mouseClick(tab.page.board, LEFT, pos=cell(tab, 0, 0)),
    "entry": lambda tab: tab.analyse.entry.field.setFocus(),
}


def test_a_word_that_is_left_is_judged(qtbot, open_tab, settle):
    tab = open_tab()
    tab.activateWindow()
    qtbot.waitUntil(tab.isActiveWindow)
    for name, leave in WAYS_ON.items():
        tab.session.edit_text("ratcoat")
        settle(tab)
        board = tab.page.board
        board.setFocus()
        qtbot.mouseClick(board, LEFT, pos=cell(tab, 3, 4))
        if board.down:
            QTest.keyClick(board, Qt.Key.Key_Space)
        qtbot.keyClicks(board, "ta")
        settle(tab)
        assert marks(tab) == [("TA", "", "being typed, across")], name
        leave(tab)
        assert marks(tab) == [("TA", "bad", "too short, across")], name


def test_words_across_the_one_being_typed_are_judged_at_once(qtbot, open_tab, settle):
    tab = open_tab("ratcoat; cat")
    row, column = tab.page.board.open_grid.origin
    qtbot.mouseClick(tab.page.board, LEFT, pos=centre(tab, tab.page.board.index_of((row + 1, column))))
    qtbot.keyClicks(tab.page.board, "t")
    settle(tab)
    assert ("CT", "bad", "too short, down") in marks(tab)


def test_parts_that_hang_apart_are_told(open_tab):
    tab = open_tab("ratcoat; cat/.../r..")
    assert ("2 parts", "warn") in [(fact.text, fact.mark) for fact in tab.analyse.facts.facts]


@pytest.mark.long
def test_a_long_word_makes_the_grid_larger(open_tab):
    tab = open_tab("abcdefghijkl; a/b/c/d/e/f/g/h/i")
    assert tab.page.board.open_grid.rows == 11
    assert all(tab.page.board.rect().contains(shown.rect) for shown in tab.page.board.cells)


def test_the_word_at_the_cursor_is_the_chosen_one(qtbot, open_tab):
    tab = open_tab("ratcoat; rat/.o./.c.")
    row, column = tab.page.board.open_grid.origin
    tab.page.board.setFocus()
    qtbot.mouseClick(tab.page.board, LEFT, pos=centre(tab, tab.page.board.index_of((row, column + 2))))
    assert tab.session.chosen_words == ("rat",)
    qtbot.mouseClick(tab.page.board, LEFT, pos=centre(tab, tab.page.board.index_of((row, column + 1))))
    assert set(tab.session.chosen_words) == {"rat", "aoc"}
    qtbot.mouseClick(tab.page.board, LEFT, pos=centre(tab, tab.page.board.index_of((row, column + 3))))
    assert tab.session.chosen_words == ("rat",)
    qtbot.mouseClick(tab.page.board, LEFT, pos=centre(tab, tab.page.board.index_of((row + 3, column + 5))))
    assert tab.session.chosen_words == ()
