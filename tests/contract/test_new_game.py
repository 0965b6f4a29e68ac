"""One command starts a game in Play and makes a puzzle in Analyse, whatever the game, by the same key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from qless_studio.engine.play import Stage
from qless_studio.ui.tab.play_actions import NewGameDialog
from qless_studio.ui.tab.session import Mode
from tests.fixtures.studio import every_view, one_view
from tests.fixtures.windows import view_of

pytestmark = [pytest.mark.slow, pytest.mark.qt_log_ignore("This plugin does not support", extend=True)]
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@every_view
def test_its_key_makes_a_puzzle_in_analyse_and_starts_a_game_in_play(studio, qtbot, view):
    opened = studio()
    opened.show(view)
    window, tab = opened.window, opened.window.tab
    new_game = tab.play_actions.new_game
    tab.set_mode(Mode.ANALYSE)
    before = window.session.puzzle
    assert new_game.text() == "New puzzle"
    qtbot.keyClick(window, Qt.Key.Key_R, CONTROL)
    qtbot.waitUntil(lambda: window.session.puzzle != before)
    assert tab.current_mode is Mode.ANALYSE
    tab.set_mode(Mode.PLAY)
    assert new_game.text() == "New game"
    analysed = window.session.puzzle
    qtbot.keyClick(window, Qt.Key.Key_R, CONTROL)
    qtbot.waitUntil(lambda: tab.stage is Stage.RUNNING)
    assert window.session.puzzle != analysed
    assert tab.covered


@every_view
def test_play_this_puzzle_covers_and_plays_what_is_there_and_plays_it_again(studio, qtbot, view):
    opened = studio()
    opened.show(view)
    window, tab = opened.window, opened.window.tab
    tab.set_mode(Mode.ANALYSE)
    qtbot.keyClick(window, Qt.Key.Key_P, CONTROL | SHIFT)
    qtbot.waitUntil(lambda: tab.stage is Stage.RUNNING)
    assert tab.covered
    this = tab.play_actions.this
    assert (this.isEnabled(), this.reason) == (False, "a game is running")
    played = tab.game_play.puzzle
    assert tab.play_actions.pause.text() == "Pause"
    qtbot.keyClick(window, Qt.Key.Key_Space, CONTROL | SHIFT)
    assert (tab.stage, tab.play_actions.pause.text()) == (Stage.PAUSED, "Go on")
    tab.game_play.give_up()
    qtbot.waitUntil(lambda: tab.stage is Stage.OVER)
    qtbot.keyClick(window, Qt.Key.Key_P, CONTROL | SHIFT)
    qtbot.waitUntil(lambda: tab.stage is Stage.RUNNING)
    assert tab.game_play.puzzle == played


@one_view("boggle")
def test_what_cannot_run_says_why(studio, view):
    tab = studio().window.tab
    tab.set_mode(Mode.PLAY)
    for action in (tab.play_actions.pause, tab.play_actions.give_up):
        assert (action.isEnabled(), action.reason) == (False, "no game is running")
    assert tab.play_actions.this.reason == "there is no puzzle"
    for action in tab.own_commands:
        assert action.isEnabled() or action.reason, action.objectName()


@pytest.mark.nightly
def test_a_new_game_with_a_seed_has_the_same_board_each_time(studio, qtbot):
    opened = studio()
    opened.show(view_of("boggle"))
    tab, boards = opened.window.tab, []
    tab.set_mode(Mode.PLAY)
    for _ in range(2):
        tab.play_actions.new_game_with.trigger()
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGameDialog)
        dialog.fields[0].selectAll()
        qtbot.keyClicks(dialog.fields[0], "28112026")
        qtbot.keyClick(dialog.fields[0], Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: tab.stage is Stage.RUNNING)
        boards.append(tab.game_play.puzzle)
        tab.game_play.give_up()
        qtbot.waitUntil(lambda: tab.stage is Stage.OVER)
    assert boards[0] == boards[1]
