"""What holds for every game while it is played: nothing in the window gives an answer away, and it can be left."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLineEdit

from qless_studio.engine.play import Stage
from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.send.subject import subject_in_front
from qless_studio.ui.tab.session import Mode
from qless_studio.ui.widgets.basic.buttons import Button, IconButton
from qless_studio.ui.widgets.feedback.hint_ladder import ClosedLadder
from tests.fixtures.studio import every_view
from tests.ui.access.tree import all_texts
from tests.ui.playing import give_up, go_to_play

pytestmark = pytest.mark.slow

Text = QAccessible.Text
TELLING = 5
"""Letters from which on a word is no accident of the window's own texts."""


def words_in(texts) -> set[str]:
    return set(re.findall("[a-z]+", " ".join(texts).lower()))


def answers(session) -> set[str]:
    """The longer words of all solutions."""
    found = (session.game.words_of(session.puzzle, solution) for solution in session.solutions)
    return {word for words in found for word in words if len(word) >= TELLING}


def play(opened, puzzle) -> None:
    window = opened.window
    window.tab.set_mode(Mode.PLAY)
    window.tab.game_play.start_with(puzzle, "Play")
    opened.settle()
    opened.finish()


@every_view
def test_nothing_in_the_window_names_an_answer_while_a_game_is_played(studio, view):
    opened = studio()
    window = opened.window
    window.show_tab([each.key for each in VIEWS].index(view.key))
    opened.rest()
    before = words_in(all_texts(window))
    play(opened, view.game.example)
    assert window.tab.game_play.stage is Stage.RUNNING
    verdict, texts = window.tab.analyse.verdict_text(), all_texts(window)
    assert (words_in(texts) - before) & answers(window.session) == set()
    assert not any(verdict in text for text in texts)
    assert not window.tab.has_listed
    assert subject_in_front(window.workspace).answers is None
    window.tab.game_play.give_up()
    window.tab.set_mode(Mode.ANALYSE)
    window.session.edit(window.tab.game_play.puzzle, "Analyse")  # Affix shows a solution in its place
    opened.settle()
    opened.finish()
    assert any(verdict in text for text in all_texts(window)), "the same test sees the answers once they are shown"


@every_view
def test_before_a_game_one_button_alone_is_primary(qtbot, studio, view):
    opened = studio()
    window = opened.window
    window.show_tab([each.key for each in VIEWS].index(view.key))
    opened.rest()
    go_to_play(qtbot, window.tab)
    opened.rest()

    def primary():
        return [each.text() for each in window.tab.findChildren(Button) if each.isVisible() and each.primary]

    assert primary() == ["New game"]
    if view.key in ("q-less", "quiddler"):  # elsewhere the empty board has none
        qtbot.mouseClick(window.tab.switch.button(Mode.ANALYSE), Qt.MouseButton.LeftButton)
        opened.rest()
        assert len(primary()) == 1


@every_view
def test_a_game_is_paused_and_given_up_by_the_keyboard(qtbot, studio, view):
    opened = studio()
    window = opened.window
    window.show_tab([each.key for each in VIEWS].index(view.key))
    opened.rest()
    control = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.mouseClick(window.tab.switch.button(Mode.PLAY), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.tab.current_mode is Mode.PLAY)
    window.tab.game_play.start_with(view.game.example, "Play")
    opened.settle()
    qtbot.keyClick(window, Qt.Key.Key_Space, control)
    assert window.tab.game_play.stage is Stage.PAUSED
    assert not window.tab.page.board.isVisible()
    window.resize(900, 600)  # the cover takes another size than the board had
    opened.rest()
    assert window.tab.play.panel.cover.isVisible()
    qtbot.keyClick(window, Qt.Key.Key_Space, control)
    assert window.tab.game_play.stage is Stage.RUNNING
    next(action for action in window.actions() if action.objectName() == "play_give_up").trigger()
    opened.finish()
    assert window.tab.play.panel.card.isVisible()
    qtbot.mouseClick(window.tab.switch.button(Mode.ANALYSE), Qt.MouseButton.LeftButton)
    assert window.tab.current_mode is Mode.ANALYSE
    assert window.tab.analyse.verdict.isVisible()


def show_playing(studio, view):
    """The window with the example of a game being played, and the hint button in view."""
    opened = studio()
    window = opened.window
    window.show_tab([each.key for each in VIEWS].index(view.key))
    opened.rest()
    play(opened, view.game.example)
    buttons = window.tab.findChildren(ClosedLadder)
    return opened, next(ladder.button for ladder in buttons if ladder.button.isVisible())


@every_view
def test_after_a_hint_one_types_on_without_a_click(qtbot, studio, view):
    opened, show = show_playing(studio, view)
    window, before = opened.window, opened.window.session.text
    qtbot.mouseClick(show, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.tab.game_play.hints != ())
    opened.rest()
    assert show.hasFocus() or window.tab.page.places.board_has_focus  # and nothing elsewhere, such as the menu button
    letter = "t" if view.key == "boggle" else next(filter(str.isalpha, before)).lower()
    qtbot.keyClicks(QApplication.focusWidget(), letter)
    opened.rest()
    focus = QApplication.focusWidget()
    assert not show.hasFocus()
    typed = focus.text().lower() if isinstance(focus, QLineEdit) else all_texts(window.tab.page.board)
    assert window.session.text != before or letter in " ".join(typed).lower()
    assert window.tab.game_play.stage is Stage.RUNNING


@every_view
def test_undo_stops_at_the_start_of_the_game_and_giving_up_leaves_the_keyboard_there(qtbot, studio, view):
    opened, _ = show_playing(studio, view)
    window, play, before = opened.window, opened.window.tab.game_play, opened.window.session.text
    undo = next(action for action in window.actions() if action.objectName() == "undo")
    buttons = [each for each in window.tab.findChildren(IconButton) if each.icon_name == "undo" and each.isVisible()]
    assert not undo.isEnabled()
    assert not any(button.isEnabled() for button in buttons)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    opened.rest()
    assert (window.session.text, play.stage, play.question) == (before, Stage.RUNNING, None)
    give_up(window.tab)
    opened.finish()
    assert window.tab.isAncestorOf(QApplication.focusWidget())
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    opened.rest()
    assert play.stage is Stage.OVER
    assert window.tab.play.panel.card.isVisible()
    window.tab.set_mode(Mode.ANALYSE)
    assert undo.isEnabled()  # what was there before the game comes back


@every_view
def test_a_pause_takes_the_hints_away_and_giving_up_asks_once_something_was_done(qtbot, studio, view):
    opened, show = show_playing(studio, view)
    play, panel = opened.window.tab.game_play, opened.window.tab.play.panel
    play.toggle_pause()
    opened.rest()
    assert not (show.isVisible() and show.isEnabled())
    play.toggle_pause()
    opened.rest()
    assert show.isVisible()
    assert show.isEnabled()
    qtbot.mouseClick(show, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: play.hints != ())
    qtbot.mouseClick(panel.give_up, Qt.MouseButton.LeftButton)
    assert play.stage is Stage.PAUSED
    qtbot.mouseClick(play.question.keep, Qt.MouseButton.LeftButton)
    assert play.stage is Stage.RUNNING
    qtbot.mouseClick(panel.give_up, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(play.question.end, Qt.MouseButton.LeftButton)
    assert play.stage is Stage.OVER


@every_view
def test_a_puzzle_pasted_in_play_stays_covered(studio, view):
    opened = studio()
    window = opened.window
    window.show_tab([each.key for each in VIEWS].index(view.key))
    opened.rest()
    window.tab.set_mode(Mode.PLAY)
    opened.settle()
    QApplication.clipboard().setText(view.game.format(view.game.example))
    window.commands.documents.paste()
    opened.settle()
    assert window.session.puzzle == view.game.example
    assert window.tab.current_mode is Mode.PLAY
    assert window.tab.covered
    window.tab.play_actions.this.trigger()
    opened.settle()
    assert window.tab.game_play.stage is Stage.RUNNING
    play, text = window.tab.game_play, window.session.text
    window.commands.documents.paste()  # beside the game that goes on
    opened.settle()
    assert (play.playing, play.session.text) == (True, text)
    assert window.tab.game_play is not play
    assert window.tab.covered
