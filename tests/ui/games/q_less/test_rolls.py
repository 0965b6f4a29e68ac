"""Where letters come from: the empty board, the dice, the roll of the day, recent rolls."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from qless_studio.engine.games.q_less.dice import ROLLS, RecentRoll
from qless_studio.engine.games.q_less.puzzle import Puzzle, parse
from qless_studio.ui.tab.play_actions import NewGameDialog

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def open_tab(open_again):
    return open_again


def test_letters_are_typed_or_rolled_into_an_empty_tab(qtbot, open_tab):
    tab = open_tab()
    assert tab.aids.empty_state.isVisible()
    assert tab.analyse.verdict_text() == "Nothing to check yet"
    assert not tab.play_actions.hint.isEnabled()
    tab.page.board.setFocus()
    qtbot.keyClicks(tab.page.board, "c")
    assert tab.analyse.entry.text == "c"
    tab.play_actions.new_game.trigger()
    assert len(tab.session.puzzle.letters) == 12
    assert not tab.aids.empty_state.isVisible()
    assert "roll " in tab.rule_summary()


@pytest.mark.parametrize("size", [(900, 520), (1280, 720), (1920, 1100)])
def test_the_empty_state_is_not_cut_at_any_size(open_tab, size):
    tab = open_tab()
    tab.resize(*size)
    assert tab.page.board.rect().contains(tab.aids.empty_state.geometry())
    assert tab.aids.empty_state.height() >= tab.aids.empty_state.layout().totalHeightForWidth(
        tab.aids.empty_state.width()
    )


def test_a_recent_roll_can_be_opened_again(qtbot, open_tab, tmp_path):
    open_tab("ratcoat", folder=tmp_path)
    tab = open_tab(folder=tmp_path)
    row = tab.analyse.recent.rows[0]
    assert row.isVisible()
    assert "solutions" in row.accessibleName()
    qtbot.mouseClick(row, LEFT)
    assert tab.session.puzzle == parse("ratcoat")


@pytest.mark.nightly
def test_a_recent_roll_comes_back_with_its_word_list(qtbot, open_tab, tmp_path, monkeypatch):
    """A list that is gone is replaced with a message, as for a document."""
    rolls = (RecentRoll("eñinot", 3, "es-common2k"), RecentRoll("ratcoat", 3, "gone"), RecentRoll("tarcoat", 1, "wide"))
    ROLLS.remember(tmp_path, rolls)
    tab = open_tab(folder=tmp_path)
    session, told = tab.session, []
    session.words.substituted.connect(lambda: told.append(session.words.take_note()))
    monkeypatch.setattr(type(session.lexicons), "has", lambda _, name: name != "gone")
    session.hold()  # no search is needed here
    for row, roll in zip(tab.analyse.recent.rows, rolls, strict=False):
        session.edit(Puzzle(""), "Clear")
        qtbot.mouseClick(row, LEFT)
        assert session.puzzle.letters == roll.letters
        assert session.words.wanted == roll.lexicon
    assert len(told) == 1
    assert "gone is not installed" in told[0]


def test_the_rate_of_solvable_rolls_is_shown_only_if_it_was_measured(open_tab):
    tab = open_tab()
    assert not tab.analyse.solvable_rate.figure.isVisible()


def test_an_invalid_roll_number_is_refused_with_a_message(qtbot, open_tab):
    tab = open_tab("ratcoat")
    told = []
    tab.session.message.connect(told.append)
    for typed in ("twelve", "-1", "99999999999", "٣", ""):
        told.clear()
        tab.play_actions.new_game_with.trigger()
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGameDialog)
        dialog.fields[0].setText(typed)
        qtbot.keyClick(dialog.fields[0], Qt.Key.Key_Return)
        assert told == [f"{typed!r} is not a whole number from 0 to 4,294,967,295"]
        assert tab.session.puzzle == parse("ratcoat"), typed
        dialog.reject()


def test_a_free_game_has_the_chosen_number_of_tiles_on_a_square_grid(qtbot, open_tab):
    tab = open_tab()
    tab.resize(1280, 900)
    for count, side in ((15, 9), (40, 15)):
        tab.play_actions.new_game_with.trigger()
        dialog = tab.findChild(NewGameDialog)
        dialog.fields[1].selectAll()
        qtbot.keyClicks(dialog.fields[1], str(count))
        qtbot.keyClick(dialog.fields[1], Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: tab.findChild(NewGameDialog) is None)
        assert len(tab.session.puzzle.letters) == count
        assert tab.session.puzzle.free
        grid = tab.page.board.open_grid
        assert (grid.rows, grid.columns) == (side, side)
        slots = [cell.rect for cell in tab.page.board.cells[tab.page.board.index_of(0) :]]
        assert len({rect.top() for rect in slots}) == -(-count // side)
        assert all(tab.page.board.rect().contains(cell.rect) for cell in tab.page.board.cells)
    tab.session.stop()
    tab.play_actions.new_game_with.trigger()
    dialog = tab.findChild(NewGameDialog)
    assert dialog.fields[1].text() == "40"
    dialog.reject()
    assert len(tab.session.puzzle.letters) == 40


def test_an_ordinary_roll_after_a_free_game_has_the_usual_grid(open_tab):
    tab = open_tab("tiles: ratcoatratcoat")
    assert tab.page.board.open_grid.rows == tab.page.board.open_grid.columns == 9
    tab.session.edit_text("ratcoat")
    assert (tab.page.board.open_grid.rows, tab.page.board.open_grid.columns) == (7, 12)
