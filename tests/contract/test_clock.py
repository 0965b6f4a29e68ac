"""The clock of a game stands while something else is in front, whatever the game and whatever a command opens."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from qless_studio.engine.play import Stage
from qless_studio.ui.games import VIEWS
from qless_studio.ui.tab import staged_play
from qless_studio.ui.tab.session import Mode
from tests.fixtures.nightly import by_day

pytestmark = [pytest.mark.slow, pytest.mark.qt_log_ignore("This plugin does not support", extend=True)]

CARDS = ("study", "progress", "statistics", "day", "help", "welcome", "palette", "about")
"""Commands that open something, though no dialog that asks for more: their texts do not end in an ellipsis."""
SHARED = ("about", "statistics")
"""Those that are tried in all games."""


def opens(action) -> bool:
    return action.text().endswith("…") or action.objectName() in CARDS


@pytest.fixture
def opened(studio, monkeypatch):
    """The window, its clocks ticking fast."""
    monkeypatch.setattr(staged_play, "TICK_MS", 10)
    return studio()


def go_on(opened, view):
    """The example of a game is played in front, and the clock runs."""
    window = opened.window
    window.show_tab(VIEWS.index(view))
    window.tab.set_mode(Mode.PLAY)
    play = window.tab.game_play
    if play.stage is Stage.PAUSED:
        play.toggle_pause()
    if play.stage is not Stage.RUNNING:
        play.start_with(view.game.example, "Play")
        opened.settle()
    if not play.clock.running:  # it waits for the first move
        play.clock.start()
    window.activateWindow()  # as a window manager does
    with opened.qtbot.waitSignal(play.ticked):
        pass
    assert (play.stage, play.clock.running) == (Stage.RUNNING, True)
    return play


@pytest.mark.parametrize("view", VIEWS, ids=lambda view: view.key)
@by_day("quiddler")
def test_the_clock_stands_under_whatever_a_command_opens_and_behind_another_game(opened, view):
    """All of the window's commands in the first game; in each game its own, and a dialog and a page of the window."""
    window, over = opened.window, []
    play = go_on(opened, view)
    everywhere = [each for each in opened.window_commands() if view is VIEWS[0] or each.objectName() in SHARED]
    for action in (*opened.commands(), *everywhere):
        if isValid(action) and action.isEnabled() and opens(action):
            name = action.objectName()

            def look(shown, play=play, name=name):
                front = window.overlays.current or window.commands.front.place
                if shown is not window or front is not None:
                    over.append(name)
                    opened.qtbot.waitUntil(lambda: not (play.clock.running and name))  # the name is told

            opened.run(action, look)
            play = go_on(opened, view)
    goes_on_when_a_card_is_closed(opened, play)
    window.show_tab(int(view is VIEWS[0]))
    opened.qtbot.waitUntil(lambda: play.stage is Stage.PAUSED)
    assert not play.clock.running
    assert set(SHARED) <= set(over)
    if view is VIEWS[0]:
        assert {"preferences", "common_words", "help", *CARDS, "new_game_with"} <= set(over)


def goes_on_when_a_card_is_closed(opened, play):
    opened.window.open_palette()
    opened.qtbot.waitUntil(lambda: not play.clock.running)
    assert play.stage is Stage.RUNNING
    opened.qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    opened.qtbot.waitUntil(lambda: play.clock.running)
