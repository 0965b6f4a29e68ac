"""How Play answers to words: on the tiles, in the list, in the panel."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor

from qless_studio.engine.history import History, Result
from qless_studio.ui.style import theme_of
from qless_studio.ui.widgets.basic.themed import Transition
from tests.ui.grids.player import drag
from tests.ui.grids.test_play import enter, play
from tests.ui.playing import give_up


@pytest.fixture
def tab(qtbot, boggle_tab, tmp_path):
    boggle_tab.session.folder = tmp_path
    return play(qtbot, boggle_tab)


def edge_of(board, cell: int) -> QColor:
    """The colour at the left edge of a cell, as the window shows it."""
    rect = board.cells[cell].rect
    return board.grab().toImage().pixelColor(rect.topLeft() + QPoint(1, rect.height() // 2))


def test_the_tiles_of_a_right_word_turn_green_and_say_its_worth(qtbot, tab):
    board = tab.page.board
    drag(board, 7, 6, 5, 4)  # LINE
    assert board.reaction.items == (7, 6, 5, 4)
    assert board.reaction.text == "+1"
    qtbot.waitUntil(lambda: edge_of(board, 6) == theme_of(board).color("good"))
    assert edge_of(board, 0) != theme_of(board).color("good")
    qtbot.waitUntil(lambda: board.reaction.items == ())
    assert edge_of(board, 6) != theme_of(board).color("good")


def test_refused_tiles_turn_red_shake_and_stay_where_they_are(qtbot, tab):
    board = tab.page.board
    enter(tab, "hea")
    assert board.reaction.items == tab.rules.paths("hea")[0]
    assert not board.reaction.right
    assert board.reaction.text == ""
    cell = board.reaction.items[0]
    qtbot.waitUntil(lambda: board.reaction.shift(cell) == 0)
    assert edge_of(board, cell) == theme_of(board).color("bad")
    enter(tab, "line")  # the next word does not wait
    assert board.reaction.right


def test_a_shake_is_slow_enough_to_be_seen(tab, monkeypatch):
    for module in ("qless_studio.ui.widgets.board.reaction", "qless_studio.ui.widgets.basic.themed"):
        monkeypatch.setattr(f"{module}.reduces_motion", lambda: False)
    board, frame = tab.page.board, 15
    enter(tab, "hea")
    cell = board.reaction.items[0]
    (motion,) = (each for each in board.findChildren(Transition) if each.state() is Transition.State.Running)
    motion.pause()
    shifts = []
    for time in range(frame, motion.duration(), frame):
        motion.setCurrentTime(time)
        shifts.append(board.reaction.shift(cell))
    sides = [list(group) for _, group in groupby(shifts, lambda shift: shift > 0)]
    assert max(map(abs, shifts)) > 5
    assert len(sides) > 2
    assert all(len(side) > 1 for side in sides[:-1]), "no frame leaps from one side to the other and back"
    motion.finish()


def test_with_reduced_motion_the_same_is_shown_at_rest(qtbot, tab, monkeypatch):
    for module in ("qless_studio.ui.widgets.board.reaction", "qless_studio.ui.widgets.basic.themed"):
        monkeypatch.setattr(f"{module}.reduces_motion", lambda: True)
    board = tab.page.board
    enter(tab, "hea")
    assert [board.reaction.shift(cell) for cell in board.reaction.items] == [0.0] * 3
    assert edge_of(board, board.reaction.items[0]) == theme_of(board).color("bad")
    enter(tab, "line")
    assert board.reaction.text == "+1"


def test_the_row_of_a_word_found_before_lights_up(tab):
    enter(tab, "head")
    enter(tab, "line")
    table = tab.play_view.own.table
    assert not table.selectedIndexes()
    enter(tab, "head")
    assert tab.page.board.reaction.right  # of LINE: HEAD is not refused
    assert [index.data() for index in table.selectedIndexes()] == ["HEAD"]
    enter(tab, "headline")
    assert not table.selectedIndexes()


def test_what_is_remarkable_is_told_in_one_line(tab):
    note = tab.play.panel.note
    enter(tab, "line")
    assert note.text() == ""
    enter(tab, "headline")
    assert note.text() in ("Par reached", "No word on this board is longer")


def test_a_record_is_told_before_the_figures_of_the_result(qtbot, tab):
    enter(tab, "head")
    now = tab.game_play.finished
    history = History(tab.session.folder)
    for number, first in enumerate("BLM"):
        entry = replace(now, played=replace(now.played, result=Result.FINISHED)).entry()
        history.add(replace(entry, puzzle=f"{first}EAD/ENIL", id=str(number)))
    enter(tab, "line")
    tab.game_play.history.read()
    qtbot.waitUntil(lambda: len(tab.game_play.history.entries) == 3)
    give_up(tab)
    card = tab.play.panel.card
    qtbot.waitUntil(lambda: card.told.text() == "Best so far: 2 points, previously 1")
    assert card.told.isVisible()
    assert card.told.geometry().bottom() < card.figures.geometry().top()
