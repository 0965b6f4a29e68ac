"""Charts by keyboard, and what can be taken from them."""

from __future__ import annotations

import csv
import io
from datetime import date

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QVBoxLayout, QWidget

from qless_studio.engine.solving import Run
from qless_studio.ui.widgets.basic.picture_files import image_of
from qless_studio.ui.widgets.basic.themed import MARGIN
from qless_studio.ui.widgets.charts.charts import BestScoreChart, LengthChart, RunningTotal
from qless_studio.ui.widgets.charts.curves import Curve, WeekCurves
from tests.fixtures.qt import use_theme
from tests.ui.access.keyboard import ringed
from tests.ui.seen import painted

STEPS = [(0.2, 84), (1.0, 96), (3.0, 108)]


def best():
    chart = BestScoreChart("Best score")
    chart.show_steps(STEPS, 4.0)
    return chart


def lengths():
    chart = LengthChart("Words by length")
    chart.show_counts([(3, 50), (4, 25), (5, 25)])
    return chart


def total():
    chart = RunningTotal("Running total")
    chart.show_total([(1.0, 10), (2.0, 30), (4.0, 60)], 1.0, 10.0)
    return chart


@pytest.fixture
def in_window(qtbot):
    """`in_window(make)` is a chart in an active window, a field before it."""
    windows = []  # Qt alone would not keep them

    def in_window(make, mode="light", direction=Qt.LayoutDirection.LeftToRight):
        use_theme(mode)
        windows.append(window := QWidget())
        qtbot.addWidget(window)
        column = QVBoxLayout(window)
        window.field = QLineEdit()
        chart = make()
        column.addWidget(window.field)
        column.addWidget(chart)
        window.setLayoutDirection(direction)
        window.resize(420, 220)
        window.show()
        window.activateWindow()
        window.field.setFocus()
        qtbot.waitUntil(window.field.hasFocus)
        return chart

    return in_window


READ = {
    best: ["84 after 200 ms", "96 after 1.0 s", "108 after 3.0 s"],
    lengths: ["50 with 3 letters (50%)", "25 with 4 letters (25%)", "25 with 5 letters (25%)"],
    total: ["10 at 0:01", "30 at 0:02", "60 at 0:04"],
}
every_chart = pytest.mark.parametrize("make", READ, ids=lambda make: make.__name__)


@every_chart
@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_tab_reaches_a_chart_and_the_arrows_read_it(qtbot, in_window, make, direction):
    chart = in_window(make, direction=direction)
    qtbot.keyClick(chart.window().field, Qt.Key.Key_Tab)
    assert chart.hasFocus()
    assert ringed() is chart
    before = chart.readout()
    on, back = (Qt.Key.Key_Right, Qt.Key.Key_Left)
    if direction == Qt.LayoutDirection.RightToLeft:
        on, back = back, on
    heard = []
    for _ in range(3):
        qtbot.keyClick(chart, on)
        heard.append(chart.readout())
    assert heard == READ[make]
    qtbot.keyClick(chart, back)
    assert chart.readout() == READ[make][1]
    qtbot.keyClick(chart, Qt.Key.Key_Escape)
    assert chart.readout() == before
    assert chart.accessibleDescription()


def test_home_and_end_go_to_the_first_and_the_last(qtbot, in_window):
    chart = in_window(best)
    chart.setFocus()
    qtbot.keyClick(chart, Qt.Key.Key_End)
    assert chart.readout() == READ[best][2]
    qtbot.keyClick(chart, Qt.Key.Key_Home)
    assert chart.readout() == READ[best][0]


def test_the_pointer_reads_a_chart_until_it_leaves(qtbot, in_window):
    chart = in_window(lengths)
    chart.caption = "all"
    qtbot.mouseMove(chart, QPoint(10, 60))
    qtbot.waitUntil(lambda: chart.readout() == READ[lengths][0])
    assert image_of(chart.picture()) == image_of(lengths_like(chart).picture())


def lengths_like(chart):
    other = lengths()
    other.caption = chart.caption
    other.resize(chart.size())
    return other


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize(
    "keys", [(Qt.Key.Key_Menu, Qt.KeyboardModifier.NoModifier), (Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)]
)
def test_the_menu_opens_by_key_once(qtbot, in_window, keys):
    chart = in_window(best)
    chart.setFocus()
    qtbot.keyClick(chart, *keys)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(5, 5), chart.mapToGlobal(QPoint(5, 5)))
    QApplication.sendEvent(chart, event)
    (menu,) = chart.findChildren(QMenu)
    assert [action.text() for action in menu.actions()] == [
        "Copy chart as image",
        "Copy data as CSV",
        "Save chart…",
    ]
    menu.close()


@every_chart
def test_figures_are_copied_as_a_table(qtbot, in_window, make):
    chart = in_window(make)
    with qtbot.waitSignal(chart.said) as heard:
        chart.menu().actions()[1].trigger()
    rows = list(csv.reader(io.StringIO(QGuiApplication.clipboard().text())))
    names, values = chart.figures()
    assert rows[0] == list(names)
    assert [[float(one) for one in row] for row in rows[1:]] == [[float(one) for one in row] for row in values]
    assert "clipboard" in heard.args[0]


@every_chart
def test_a_picture_of_a_chart_is_light_on_white(in_window, make):
    light, dark = in_window(make), in_window(make, "dark")
    dark.resize(light.size())
    image = image_of(light.picture())
    assert image == image_of(dark.picture())
    assert image.pixelColor(2, 2) == Qt.GlobalColor.white
    assert image.width() == 2 * (light.width() + 2 * MARGIN)
    accent = light.theme.on_paper().color("accent_text" if make is not lengths else "plain_bar").name()
    colours = {image.pixelColor(x, y).name() for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}
    assert accent in colours


@pytest.mark.parametrize(("name", "start"), [("a.png", b"\x89PNG"), ("a.svg", b"<?xml"), ("a.csv", b"seconds,score")])
def test_a_chart_is_saved_as_the_ending_says(qtbot, in_window, choose, tmp_path, name, start):
    chart = in_window(best)
    choose(tmp_path / name)
    with qtbot.waitSignal(chart.said):
        chart.menu().actions()[2].trigger()
    assert (tmp_path / name).read_bytes().startswith(start)


def test_an_empty_chart_has_nothing_to_give_out(in_window):
    chart = in_window(lambda: BestScoreChart("Best score"))
    assert not any(action.isEnabled() for action in chart.menu().actions())


def test_a_falling_score_is_drawn_downwards(in_window):
    chart = in_window(best)
    chart.show_steps([(0.1, 6000), (1.0, 3000)], 2.0)
    image, colour, body = chart.grab().toImage(), chart.theme.color("accent_text"), chart.body().toRect()

    def height(x):
        """Where the line is at x, from the top."""
        return next(y for y in range(body.top(), body.bottom()) if image.pixelColor(x, y) == colour)

    first, last = (round(stop) for stop in chart.stops())
    assert height((first + last) // 2) < height(last + 20)


def test_a_run_is_shown_until_its_proof():
    use_theme("light")
    chart = best()
    run = Run()
    run.improved(7)
    run.proven()
    chart.show_run(run)
    names, rows = chart.figures()
    assert (tuple(names), [score for _, score in rows]) == (("seconds", "score"), [7])
    assert chart.accessibleDescription().startswith("best 7 after")


def test_the_read_out_goes_with_the_focus(qtbot, in_window):
    chart = in_window(best)
    chart.caption = "so far"
    chart.setFocus()
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    chart.window().field.setFocus()
    qtbot.waitUntil(lambda: chart.readout() == "so far")


def bar_of(chart, place):
    return QPoint(round(chart.stops()[place]), round(chart.body().center().y()))


def test_a_click_on_a_bar_asks_for_the_words_of_its_length(qtbot, shown):
    chart = shown(lengths(), 384, 132)
    for place, length in ((0, 3), (2, 5)):
        with qtbot.waitSignal(chart.length_chosen) as chosen:
            qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=bar_of(chart, place))
        assert chosen.args == [length]
    with qtbot.assertNotEmitted(chart.length_chosen):
        qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(10, 5))  # the title
        qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(380, 80))  # beside the bars


def test_enter_asks_for_the_length_that_the_arrow_keys_read_out(qtbot, shown):
    chart = shown(lengths(), 384, 132)
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    with qtbot.waitSignal(chart.length_chosen) as chosen:
        qtbot.keyClick(chart, Qt.Key.Key_Return)
    assert chosen.args == [4]


def test_the_chart_says_which_length_alone_is_listed():
    chart = lengths()
    chart.show_filter(4)
    assert "4" in chart.readout()
    chart.show_filter(None)
    assert chart.readout() == ""


def test_curves_over_weeks_say_where_they_end(appearance, shown, qtbot):
    chart = shown(WeekCurves("Share"), 600, 200)
    weeks = [date(2026, 11, 2), date(2026, 11, 9), date(2026, 11, 16)]
    par = Curve("of par", tuple(zip(weeks, (30.0, 40.0, 62.0), strict=True)))
    best = Curve("of the best", ((weeks[0], 10.0), (weeks[2], 20.0)))
    chart.show_curves("Share of points", [par, best, Curve("never", ())], lambda value: f"{value:.0f}%")
    assert chart.accessibleName() == "Share of points"
    assert chart.accessibleDescription() == "62% of par, 20% of the best"
    assert chart.as_csv().splitlines()[2] == "2026-11-09,40.0,"
    chart.setFocus()
    for _ in range(2):
        qtbot.keyClick(chart, Qt.Key.Key_Right)
    assert chart.readout() == "Week of 9 Nov: 40% of par"
    qtbot.keyClick(chart, Qt.Key.Key_End)
    assert chart.readout() == "Week of 16 Nov: 62% of par, 20% of the best"
    ends = chart.stops()[-1]
    image = chart.grab().toImage()
    column = {image.pixelColor(round(ends) - 1, y).name() for y in range(200)}
    assert {appearance.theme.color(role).name() for role in ("accent_text", "text_dim")} <= column


def test_a_single_week_and_no_week_are_shown_calmly(shown):
    chart = shown(WeekCurves("Share"), 600, 200)
    chart.show_curves("Time", [Curve("", ((date(2026, 11, 2), 1.5),))], str)
    chart.grab()
    assert chart.accessibleDescription() == "1.5"
    for value in (2.42, 40.0, 90.0, 7.0):  # the scale goes beyond the only point
        chart.show_curves("Time", [Curve("", ((date(2026, 11, 2), value),))], str)
        assert max(int(each.text) for each in painted(chart) if each.text.isdigit()) >= value
    chart.show_curves("Time", [], str)
    chart.grab()
    assert (chart.readout(), chart.stops()) == ("", [])
