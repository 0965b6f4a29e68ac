"""The month of the History, painted: its days by mouse, by key and for screen readers."""

from __future__ import annotations

from collections import Counter
from datetime import date

import pytest
from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from qless_studio.engine.past import MonthShown
from qless_studio.engine.play_statistics import Streak
from qless_studio.ui.shell.places.history.month import Month, week_of
from qless_studio.ui.style import Appearance
from qless_studio.ui.style.theme import palette
from tests.fixtures.windows import SECOND
from tests.ui.access.cutting import cut
from tests.ui.access.test_contrast import Paints
from tests.ui.null_view import VIEW

LEFT = Qt.MouseButton.LeftButton
TODAY = date(2026, 11, 20)
SHOWN = MonthShown(
    date(2026, 11, 1),
    Counter({date(2026, 11, 17): 7, date(2026, 11, 18): 1}),
    {date(2026, 11, 17): (VIEW.key,), date(2026, 11, 18): (VIEW.key, "second")},
    frozenset({date(2026, 11, 17)}),
    Streak(2, 2, 2, 2),
)


@pytest.fixture
def locale():
    """Weeks that begin on Monday; a test may set others."""
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield QLocale.setDefault
    QLocale.setDefault(before)


@pytest.fixture
def month(shown, locale):
    month = shown(Month([VIEW, SECOND]), 784, 630)
    month.show_month(SHOWN, [VIEW.key, "second"], TODAY)
    month.show_day(TODAY)
    return month


def click(qtbot, month, day):
    qtbot.mouseClick(month, LEFT, pos=month.cell(day).center().toPoint())


def test_the_week_begins_as_in_the_users_country(month, locale):
    assert week_of(TODAY) == date(2026, 11, 16)
    assert month.cell(date(2026, 11, 1)).x() > month.cell(date(2026, 11, 2)).x()
    locale(QLocale("en_US"))
    assert week_of(TODAY) == date(2026, 11, 15)
    assert month.cell(date(2026, 11, 1)).x() < month.cell(date(2026, 11, 2)).x()
    locale(QLocale("ar_EG"))
    assert week_of(TODAY) == date(2026, 11, 14)


def test_each_day_is_a_sentence(month):
    said = [month.spoken(day) for day in month.days()]
    assert said[16].startswith("Tuesday 17 November")
    assert said[16].endswith(", 1 of 2 puzzles, 7 games, a record")
    assert said[17].endswith(", 2 of 2 puzzles, 1 game")
    assert said[19].endswith(", today, 0 of 2 puzzles, 0 games")
    assert said[20].endswith(", to come")
    whole = QAccessible.queryAccessibleInterface(month)
    assert [whole.child(number).text(QAccessible.Text.Name) for number in range(whole.childCount())] == said


def test_a_click_goes_to_a_day_but_to_none_to_come(month, qtbot):
    chosen = []
    month.day_chosen.connect(chosen.append)
    for day in (17, 21, 20):
        click(qtbot, month, date(2026, 11, day))
    assert chosen == [date(2026, 11, 17), TODAY]


def test_the_mouse_over_a_day_says_what_was_played_where_one_can_click(month, qtbot, monkeypatch):
    told = []
    monkeypatch.setattr(QToolTip, "showText", lambda place, text, *_: told.append(text))
    for day in (17, 21):
        place = month.cell(date(2026, 11, day)).center().toPoint()
        qtbot.mouseMove(month, place)
        clicks = month.cursor().shape() == Qt.CursorShape.PointingHandCursor
        assert clicks is (day == 17)
        QApplication.sendEvent(month, QHelpEvent(QEvent.Type.ToolTip, place, month.mapToGlobal(place)))
    assert told == [month.spoken(date(2026, 11, day)) for day in (17, 21)]


def test_a_screen_reader_finds_each_day_at_its_place(month):
    whole = QAccessible.queryAccessibleInterface(month)
    days = [whole.child(number) for number in range(whole.childCount())]
    for day, part in zip(month.days(), days, strict=True):
        assert part.rect().center() == month.mapToGlobal(month.cell(day).toRect().center())
    assert [part.state().selected for part in days].index(True) == TODAY.day - 1


def test_the_keyboard_goes_through_the_days_and_months(month, qtbot):
    chosen, entered = [], []
    month.day_chosen.connect(chosen.append)
    month.entered.connect(lambda: entered.append(month.cursor_day))
    month.setFocus()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Home, Qt.Key.Key_PageUp, Qt.Key.Key_End):
        qtbot.keyClick(month, key)
    assert [(day.month, day.day) for day in chosen] == [(11, 19), (11, 12), (11, 1), (10, 1), (10, 31)]
    qtbot.keyClick(month, Qt.Key.Key_Return)
    assert entered == [date(2026, 10, 31)]
    qtbot.keyClick(month, Qt.Key.Key_PageDown)
    assert month.cursor_day == TODAY, "no further than today"


@pytest.mark.parametrize("mode", ["light", "dark", "high_contrast"])
@pytest.mark.parametrize(("width", "height"), [(784, 630), (402, 320)])
def test_nothing_is_cut_and_all_can_be_read(shown, qtbot, locale, monkeypatch, mode, width, height):
    appearance = Appearance(mode)
    month = Month([VIEW, SECOND])
    month.show_month(SHOWN, [VIEW.key, "second"], TODAY)
    month.show_day(TODAY)
    shown(month, width, height)
    qtbot.rest(month)
    assert cut(monkeypatch, month) == []
    month.setPalette(palette(appearance.theme))
    month.setAutoFillBackground(True)
    assert Paints(monkeypatch).unreadable(month) == []
