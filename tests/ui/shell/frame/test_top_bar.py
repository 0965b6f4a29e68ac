"""The top bar: what is in it, in which order and by which names, how many questions are due, and what gives way."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from types import NoneType

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from qless_studio.engine.folders import data_folder
from qless_studio.engine.history import Entry, History, Kind, Result
from qless_studio.ui.games import VIEWS
from qless_studio.ui.shell.frame.actions import game_commands
from qless_studio.ui.shell.places.history.page import History as HistoryPlace
from qless_studio.ui.widgets.basic.access import tab_stops

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(open_program, appearance):
    window = open_program(appearance)
    yield window
    window.close()


def spoken(widget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def place(bar, widget) -> QRect:
    return QRect(widget.mapTo(bar, QPoint()), widget.size())


def test_the_controls_are_reached_and_spoken_in_the_order_in_which_they_stand(qtbot, window):
    bar = window.top_bar
    stops = tab_stops(bar)
    assert stops == [bar.menu_button, bar.home, bar.tabs, bar.history, bar.practice, bar.search]
    assert [spoken(stop) for stop in stops] == ["Open menu", "Home", VIEWS[0].title, "History", "Practice", "Search"]
    assert [bar.tabs.tabText(number) for number in range(bar.tabs.count())] == [view.title for view in VIEWS]
    lefts = [place(bar, stop).left() for stop in stops]
    assert lefts == sorted(lefts)
    window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    qtbot.rest(window)
    lefts = [place(bar, stop).left() for stop in stops]
    assert lefts == sorted(lefts, reverse=True)


def test_nine_games_have_a_key_and_more_have_none():
    keys = [command.keys for command in game_commands([*VIEWS, *VIEWS, *VIEWS])]
    assert keys[:9] == [(f"Ctrl+{number}",) for number in range(1, 10)]
    assert not any(keys[9:])


def test_history_and_practice_are_a_click_or_a_key_away(qtbot, window):
    bar = window.top_bar
    qtbot.mouseClick(bar.history, LEFT)
    assert type(window.commands.front.place) is HistoryPlace
    assert bar.history.isChecked()
    bar.practice.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(bar.practice, Qt.Key.Key_Return)
    page = window.commands.practice.page
    assert page.isVisible()
    assert (bar.practice.isChecked(), bar.home.isChecked()) == (True, False)
    qtbot.mouseClick(bar.home, LEFT)
    home = window.commands.front.place
    assert home.isVisible()
    assert (bar.practice.isChecked(), bar.home.isChecked()) == (False, True)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert page.isVisible()  # what was in front before
    for place in (HistoryPlace, NoneType):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
        assert type(window.commands.front.place) is place
    assert window.tab.isVisible()
    qtbot.mouseClick(bar.home, LEFT)
    qtbot.mouseClick(home.practice.button, LEFT)
    assert page.isVisible()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert home.isVisible()  # likewise


@pytest.mark.nightly
def test_the_number_due_is_the_same_in_the_bar_on_home_and_in_practice(qtbot, window):
    window.workspace.records = data_folder()
    for number, board in enumerate(("AVRO/NAEN/TDEM/JATL", "LNES/ICNL/PAGO/TRDJ")):
        when = (datetime.now(UTC) - timedelta(days=1)).isoformat(timespec="seconds")
        History(data_folder()).add(
            Entry("boggle", board, Result.FINISHED, Kind.ROUND, 60.0, (), (), {"score": 0}, "common2k",
                  when=when, id=f"n{number}")
        )  # fmt: skip
    bar = window.top_bar
    window.commands.places.show_home.trigger()
    home = window.commands.front.place
    qtbot.waitUntil(lambda: home.practice.number.text().isdigit())
    due = int(home.practice.number.text())
    assert 0 < due < 10  # of ten cards: words of a board are asked together
    assert spoken(bar.practice) == f"Practice, {due} due"
    qtbot.mouseClick(bar.practice, LEFT)
    practice = window.commands.practice
    calm = practice.page.start_page.calm
    qtbot.waitUntil(lambda: calm.row is calm.due)
    assert calm.due.figure.text() == f"{due} questions"
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: practice.course is not None and practice.course.attempt is not None)
    assert practice.page.question.progress.text() == f"1 of {due}"
    qtbot.waitUntil(lambda: practice.course.complete)
    assert practice.page.question.progress.text() == f"1 of {due}"
    practice.stop()


def test_where_there_is_no_room_names_give_way_and_then_the_tabs(qtbot, window, appearance):
    bar = window.top_bar
    bar.show_due(12)
    seen = []
    window.resize(900, 600)
    for percent in range(80, 170, 10):
        appearance.set_text_scale(percent / 100)
        qtbot.rest(window)
        for control in tab_stops(bar):
            assert control.width() >= control.sizeHint().width(), (percent, control)
            assert bar.rect().contains(place(bar, control)), (percent, control)
        icons = [part.width() < part.height() + 40 * percent / 100 for part in (bar.search, bar.history)]
        whole = [part.isVisible() for part in (bar.home, bar.tabs, bar.list)]
        assert whole in ([True, True, False], [False, False, True])
        if (state := [*icons, bar.list.isVisible()]) not in seen:
            seen.append(state)
    assert seen == [[False] * 3, [True, False, False], [True, True, False], [True] * 3]
    assert spoken(bar.practice) == "Practice, 12 due"
    assert [bar.list.itemText(number) for number in range(2)] == ["Home", VIEWS[0].title]
