"""What is built when it is first asked for is complete when it is painted, and has what is typed right after."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from qless_studio.engine.play import Stage
from qless_studio.ui.games import VIEWS
from qless_studio.ui.tab.session import Mode
from tests.fixtures.nightly import by_day
from tests.fixtures.studio import every_view, one_view
from tests.ui.access.tree import all_texts

pytestmark = pytest.mark.slow

LEFT, CONTROL, SHIFT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
NUMBERS = range(1, len(VIEWS))


class Paints(QObject):
    """Collects what `look` returns whenever the window is about to be painted."""

    def __init__(self, window, look):
        super().__init__()
        self._window, self._look, self.seen = window, look, []

    def __enter__(self):
        self._window.installEventFilter(self)
        return self.seen

    def __exit__(self, *_):
        self._window.removeEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() is QEvent.Type.UpdateRequest:
            self.seen.append(self._look())
        return False


def press_tab(qtbot, window, number):
    tabs = window.top_bar.tabs
    qtbot.mousePress(tabs, LEFT, pos=tabs.tabRect(number).center())


def is_shown(window, number):
    return window.stack.currentWidget() is window.panes.get(number) and window.tab.isVisible()


def number_of(view):
    return [each.key for each in VIEWS].index(view.key)


# a game


@pytest.mark.parametrize("number", NUMBERS)
@by_day("3")
def test_a_game_and_its_tab_are_made_when_it_is_first_shown(studio, qtbot, number):
    window = studio().window
    workspace = window.workspace
    assert [document.index for document in workspace.documents] == [0]
    with Paints(window, lambda: is_shown(window, number)) as seen:
        press_tab(qtbot, window, number)
        qtbot.rest(window)
    assert {document.index for document in workspace.documents} == {0, number}
    assert len(workspace.tabs) == 2
    assert is_shown(window, number)
    assert window.top_bar.tabs.currentIndex() == number
    assert set(seen) == {True}  # neither a blank page nor the game before


@pytest.mark.parametrize("width", [1280, pytest.param(900, marks=pytest.mark.nightly)])
@one_view("q-less")
def test_an_empty_page_begins_at_its_top_however_large_the_text(studio, view, width):
    opened = studio(scale=2.0, width=width, height=width * 5 // 8)
    opened.window.show_tab(number_of(view))
    opened.rest()
    switch = opened.window.tab.switch
    assert switch.visibleRegion().boundingRect() == switch.rect()


@pytest.mark.parametrize("number", NUMBERS)
@by_day("3")
def test_a_key_pressed_at_once_goes_to_the_game_that_was_asked_for(studio, qtbot, number):
    opened = studio()
    window = opened.window
    before = window.session
    press_tab(qtbot, window, number)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_N, CONTROL)  # a new document
    assert [len(window.workspace.of(index)) for index in (0, number)] == [1, 2]
    assert before.puzzle == before.game.blank
    assert window.document is window.workspace.of(number)[1]
    assert is_shown(window, number)


def test_the_keys_of_the_games_bring_them_one_after_the_other(studio, qtbot):
    window = studio().window
    for number, key in ((3, Qt.Key.Key_4), (2, Qt.Key.Key_3), (0, Qt.Key.Key_1), (4, Qt.Key.Key_5)):
        qtbot.keyClick(QApplication.focusWidget(), key, CONTROL)
        assert is_shown(window, number)
    assert len(window.workspace.tabs) == 4


def test_what_is_typed_right_after_a_new_document_goes_there(studio, qtbot):
    opened = studio()
    window, before = opened.window, opened.window.tab
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_N, CONTROL)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_A)
    assert window.document is window.workspace.of(0)[1]
    opened.rest()
    assert window.session.text.lower().startswith("a")
    assert before.session.puzzle == before.session.game.blank


# Play


def show_with_example(studio, view):
    """The window with the example of a game in Analyse, searched."""
    opened = studio()
    opened.window.show_tab(number_of(view))
    opened.rest()
    opened.show(view)
    return opened


@every_view
def test_play_is_painted_when_it_is_complete(studio, qtbot, view):
    opened = show_with_example(studio, view)
    tab = opened.window.tab
    assert not tab.has_page(Mode.PLAY)

    def look():
        return tab.analyse.verdict.isVisible(), tab.has_page(Mode.PLAY) and tab.play.panel.start.isVisible()

    with Paints(opened.window, look) as seen:
        qtbot.mouseClick(tab.switch.button(Mode.PLAY), LEFT)
        opened.rest()
    assert seen[-1] == (False, True)
    assert set(seen) <= {(True, False), (False, True)}


@every_view
def test_what_is_typed_right_after_play_this_puzzle_belongs_to_the_game(studio, qtbot, view):
    opened = show_with_example(studio, view)
    window, before = opened.window, opened.window.session.text
    letter = "t" if view.key == "boggle" else next(filter(str.isalpha, before)).lower()
    window.tab.play_actions.this.trigger()
    QTest.keyClick(window.windowHandle(), Qt.Key(ord(letter.upper())))
    assert window.tab.current_mode is Mode.PLAY
    assert window.tab.game_play.stage is Stage.RUNNING
    opened.rest()
    focus = QApplication.focusWidget()
    typed = focus.text().lower() if isinstance(focus, QLineEdit) else " ".join(all_texts(window.tab.page.board)).lower()
    assert window.session.text != before or letter in typed


@one_view("boggle")
def test_the_key_of_play_covers_and_plays_and_the_switch_leads_back(studio, qtbot, view):
    opened = show_with_example(studio, view)
    window = opened.window
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_P, CONTROL | SHIFT)
    assert window.tab.current_mode is Mode.PLAY
    qtbot.waitUntil(lambda: window.tab.stage is Stage.RUNNING)
    window.tab.game_play.give_up()
    qtbot.mouseClick(window.tab.switch.button(Mode.ANALYSE), Qt.MouseButton.LeftButton)
    assert window.tab.current_mode is Mode.ANALYSE
    opened.rest()
    assert window.tab.analyse.verdict.isVisible()
    assert window.tab.switch.value is Mode.ANALYSE


@every_view
def test_a_document_left_in_play_is_first_shown_complete(studio, view):
    window = studio().window
    document = window.workspace.open(number_of(view))
    document.session.set_mode(Mode.PLAY)
    window.workspace.show(document)
    assert window.tab.switch.isVisible()
    assert window.tab.play.panel.start.isVisible()
    assert not window.tab.analyse.verdict.isVisible()
