"""What holds for every game while it is played: nothing in the window gives an answer away, and it can be left."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from qless_studio.engine.play import Stage
from qless_studio.ui.games import VIEWS
from qless_studio.ui.tab.mode import Mode
from tests.fixtures.studio import every_view
from tests.ui.access.tree import all_texts

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
    verdict, texts = window.tab.verdict_text(), all_texts(window)
    assert (words_in(texts) - before) & answers(window.session) == set()
    assert not any(verdict in text for text in texts)
    assert not window.tab.has_listed
    assert window.tab.told() == ""
    window.tab.game_play.give_up()
    window.tab.set_mode(Mode.ANALYSE)
    opened.settle()
    opened.finish()
    assert any(verdict in text for text in all_texts(window)), "the same test sees the answers once they are shown"


@every_view
def test_a_game_is_paused_and_given_up_by_the_keyboard(qtbot, studio, view):
    opened = studio()
    window = opened.window
    window.show_tab([each.key for each in VIEWS].index(view.key))
    opened.rest()
    control = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(window, Qt.Key.Key_P, control)
    assert window.tab.current_mode is Mode.PLAY
    window.tab.game_play.start_with(view.game.example, "Play")
    opened.settle()
    qtbot.keyClick(window, Qt.Key.Key_Space, control)
    assert window.tab.game_play.stage is Stage.PAUSED
    assert not window.tab.board.isVisible()
    window.resize(900, 600)  # the cover takes another size than the board had
    opened.rest()
    assert window.tab.play_panel.cover.isVisible()
    qtbot.keyClick(window, Qt.Key.Key_Space, control)
    assert window.tab.game_play.stage is Stage.RUNNING
    next(action for action in window.actions() if action.objectName() == "play_give_up").trigger()
    opened.finish()
    assert window.tab.play_panel.card.isVisible()
    qtbot.keyClick(window, Qt.Key.Key_P, control)
    assert window.tab.current_mode is Mode.ANALYSE
    assert window.tab.verdict.isVisible()
