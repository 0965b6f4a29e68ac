"""The calendar of daily puzzles."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QAccessible

from qless_studio.ui.style import Appearance
from qless_studio.ui.style.palette import palette
from qless_studio.ui.widgets.play.calendar import Calendar
from qless_studio.ui.widgets.play.calendar_days import DayShown, DayState, week_of
from tests.ui.access.cutting import cut
from tests.ui.access.test_contrast import Paints

LEFT = Qt.MouseButton.LeftButton
TODAY = date(2026, 11, 20)
DAYS = {
    date(2026, 11, 16): DayShown(DayState.GIVEN_UP),
    date(2026, 11, 17): DayShown(DayState.SOLVED, "6:12"),
    date(2026, 10, 4): DayShown(DayState.PLAYED, "23 points"),
}


@pytest.fixture
def locale():
    """Weeks that begin on Monday; a test may set others."""
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield QLocale.setDefault
    QLocale.setDefault(before)


@pytest.fixture
def calendar(shown, locale):
    calendar = shown(Calendar(), 384, 500)
    calendar.show_streak("3 days", "longest 11")
    calendar.show_days(DAYS, TODAY)
    return calendar


def spot(calendar, day) -> QPoint:
    return calendar.cells.cell(day).center().toPoint()


def test_the_week_begins_as_in_the_users_country(calendar, locale):
    assert calendar.cells.days()[0] == date(2026, 11, 16)
    locale(QLocale("en_US"))
    assert calendar.cells.days()[0] == date(2026, 11, 15)
    locale(QLocale("ar_EG"))
    assert week_of(TODAY) == date(2026, 11, 14)


def test_each_day_says_what_became_of_it(calendar):
    said = [calendar.cells.spoken(day) for day in calendar.cells.days()]
    endings = ["given up", "solved, 6:12", "not played", "not played", "today", "to come", "to come"]
    assert [text.split("2026, ")[1] for text in said] == endings
    assert "Tuesday" in said[1]
    assert "17 November" in said[1]
    whole = QAccessible.queryAccessibleInterface(calendar.cells)
    assert whole.child(1).text(QAccessible.Text.Name) == said[1]


def test_a_click_chooses_a_day_but_none_to_come(calendar, qtbot):
    chosen = []
    calendar.day_chosen.connect(chosen.append)
    for day in (17, 22, 20):
        qtbot.mouseClick(calendar.cells, LEFT, pos=spot(calendar, date(2026, 11, day)))
    assert chosen == [date(2026, 11, 17), TODAY]


def test_the_keyboard_goes_through_the_weeks(calendar, qtbot):
    chosen = []
    calendar.day_chosen.connect(chosen.append)
    calendar.cells.setFocus()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Return, Qt.Key.Key_Up, Qt.Key.Key_Space, Qt.Key.Key_End, Qt.Key.Key_Enter):
        qtbot.keyClick(calendar.cells, key)
    assert chosen == [date(2026, 11, 19), date(2026, 11, 12), date(2026, 11, 15)]
    qtbot.keyClick(calendar.cells, Qt.Key.Key_Down)
    qtbot.keyClick(calendar.cells, Qt.Key.Key_Right)
    assert calendar.cells.cursor_day == TODAY, "no further than today"


def test_the_name_of_the_month_opens_it(calendar, qtbot):
    assert not calendar.back.isVisible()
    assert calendar.month.accessibleName() == "November, show the whole month"
    qtbot.mouseClick(calendar.month, LEFT)
    assert [calendar.cells.days()[place].day for place in (0, -1)] == [1, 30]
    assert not calendar.forward.isEnabled()
    qtbot.mouseClick(calendar.back, LEFT)
    assert calendar.month.text() == "October 2026"
    assert calendar.cells.spoken(date(2026, 10, 4)).endswith("played, 23 points")
    qtbot.mouseClick(calendar.forward, LEFT)
    assert calendar.month.text() == "November"
    calendar.cells.setFocus()
    qtbot.keyClick(calendar.cells, Qt.Key.Key_PageUp)
    qtbot.keyClick(calendar.month, Qt.Key.Key_Space)
    assert len(calendar.cells.days()) == 7


@pytest.mark.parametrize("mode", ["light", "dark", "high_contrast"])
@pytest.mark.parametrize(("scale", "width"), [(1.0, 384), (1.0, 288), (2.0, 640)])
def test_nothing_is_cut_and_all_can_be_read(shown, qtbot, monkeypatch, locale, mode, scale, width):
    appearance = Appearance(mode, scale, reduced_motion=True)
    calendar = Calendar()
    calendar.show_streak("3 days", "longest 11, solved 41 of 52")
    calendar.show_days(DAYS, TODAY)
    calendar.cells.show_whole_month(True)
    shown(calendar, width, calendar.heightForWidth(width))
    qtbot.rest(calendar)
    assert cut(monkeypatch, calendar) == []
    calendar.setPalette(palette(appearance.theme))
    calendar.setAutoFillBackground(True)
    assert Paints(monkeypatch).unreadable(calendar) == []
