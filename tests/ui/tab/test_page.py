"""The skeleton of a tab at every size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QThreadPool
from PySide6.QtWidgets import QApplication, QScrollArea, QSplitter, QWidget

from qless_studio.engine.games.nullgame import GAME
from qless_studio.ui.tab.lexicons import Lexicons
from qless_studio.ui.tab.page import GamePage
from qless_studio.ui.tab.session import Session
from qless_studio.ui.tab.typed_entry import TypedEntry
from qless_studio.ui.widgets.basic.buttons import Button
from qless_studio.ui.widgets.charts.charts import LengthChart
from qless_studio.ui.widgets.feedback.verdict import ScoreDisplay, VerdictBar, VerdictKind
from qless_studio.ui.widgets.results.result_model import Column, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable
from qless_studio.ui.widgets.results.word_facts import DefinitionCard
from qless_studio.ui.widgets.results.word_filter import FilterField
from tests.fixtures.nightly import by_day
from tests.fixtures.qt import use_theme


def _session():
    pool = QThreadPool.globalInstance()
    lexicons = Lexicons(pool)
    session = Session(GAME, lexicons, pool)
    lexicons.setParent(session)
    return session


class Filled(GamePage):
    """A page with something in every place."""

    def __init__(self, **settings):
        super().__init__(_session(), **settings)
        self._session.setParent(self)
        self.board, self.entry = QWidget(), TypedEntry("Letters", str, hint="Rows with / between")
        self.board.setMinimumSize(200, 200)
        self.left = [Button(f"Control {number}") for number in range(4)]
        self.right = Button("Play against the clock", "clock")
        self.verdict, self.figures = VerdictBar(), ScoreDisplay()
        self.verdict.show_verdict(VerdictKind.GOOD, "Complete: 214 words, 389 points", "0.2 ms")
        self.figures.show_figures(389, "points", [("214", "words"), ("10", "longest"), ("1.82", "mean points")])
        self.chart, self.filter = LengthChart("Words by length"), FilterField()
        self.model = ResultModel([Column("word", "Word", str)], parent=self)
        self.model.extend(["HEADLINE", "LINE"])
        self.list, self.foot = ResultTable(self.model, "Words"), DefinitionCard()
        self.foot.show_word("HEADLINE", "noun", "the heading or caption of a newspaper article")
        self.put("controls_left", *self.left)
        self.put("controls_right", self.right)
        for name in ("board", "entry", "verdict", "figures", "chart", "filter", "list", "foot"):
            self.put(name, getattr(self, name))
        self.everything = [*self.left, self.right, self.board, self.entry, self.verdict, self.figures, self.chart]
        self.everything += [self.filter, self.list, self.foot]

    def place(self, widget):
        return QRect(widget.mapTo(self, QPoint(0, 0)), widget.size())


def test_the_panel_is_at_the_side_of_a_wide_window(appearance, shown):
    page = shown(Filled(), 1280, 720)
    assert not page.narrow
    assert page.place(page.verdict) == QRect(880, 16, 384, 40)
    assert page.place(page.left[0]).topLeft() == QPoint(24, 12)
    assert page.place(page.right).right() == page.place(page.board).right()
    assert page.place(page.entry.field).bottom() == 703
    assert page.place(page.list).left() == 872
    assert page.place(page.list).right() == 1279


def test_the_panel_is_where_the_board_is_larger(shown):
    page = shown(Filled(), 900, 600)
    assert not page.narrow
    page.resize(900, 1100)
    assert page.narrow


def test_the_panel_is_under_the_board_of_a_high_window(shown):
    page = shown(Filled(), 900, 1100)
    assert page.narrow
    assert page.place(page.verdict).top() > page.place(page.board).bottom()
    assert page.place(page.chart).left() > page.place(page.verdict).right()
    assert page.place(page.list).left() > page.place(page.chart).right()
    assert page.place(page.foot).right() < page.place(page.board).left()
    assert page.place(page.entry).left() > page.place(page.board).right()
    assert page.list.rowHeight(0) == 28


@pytest.mark.parametrize(("width", "height"), [(900, 520), (1280, 720), (1920, 1120)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@by_day("1.0-900-520", "2.0-900-520", "2.0-1920-1120")
def test_nothing_is_narrower_than_it_must_be_and_nothing_overlaps(shown, width, height, scale):
    use_theme("light", scale, reduced_motion=True)
    page = shown(Filled(), width, height)
    folding = [page.chart, *page.left] if not page.narrow else []
    in_sight = [widget for widget in page.everything if widget not in folding or widget.isVisible()]
    for widget in in_sight:  # a chart beside the board leaves its room to the list, and controls may be in a menu
        assert widget.isVisible(), widget
        assert widget.width() >= widget.minimumSizeHint().width(), widget
        assert widget.height() >= widget.minimumSizeHint().height(), widget
        place = page.place(widget)
        assert place.left() >= 0, widget
        assert place.right() < width, widget
    columns = [area for area in page.findChildren(QScrollArea) if not area.findChildren(QScrollArea)]
    assert len(columns) == 2
    for side in (column.widget() for column in columns):
        inside = [widget for widget in in_sight if side.isAncestorOf(widget)]
        for widget in inside:
            top = widget.mapTo(side, QPoint(0, 0)).y()
            assert top + widget.height() <= side.height(), f"{widget} is cut and cannot be scrolled to"
        for one in inside:
            for other in inside:
                assert one is other or not page.place(one).intersects(page.place(other)), (one, other)


@pytest.mark.parametrize("keeps_columns", [True, False])
def test_what_is_shown_later_overlaps_nothing_under_the_board(shown, qtbot, keeps_columns):
    page = Filled(keeps_columns=keeps_columns)
    page.chart.hide()
    shown(page, 900, 1100)
    page.chart.show()
    qtbot.rest(page)
    assert page.place(page.chart).width() > 100
    others = [page.verdict, page.figures, page.list]
    assert not any(page.place(page.chart).intersects(page.place(other)) for other in others)


def test_there_and_back_again(shown, qtbot):
    page = shown(Filled(), 1280, 720)
    before = [page.place(widget) for widget in page.everything]
    page.resize(900, 1100)
    assert page.narrow
    page.resize(1280, 720)
    qtbot.waitUntil(lambda: [page.place(widget) for widget in page.everything] == before)
    assert page.list.rowHeight(0) == 32


def test_text_size_and_theme_change_a_page_in_use(appearance, shown):
    page = shown(Filled(), 1280, 720)
    appearance.set_mode("dark")
    QApplication.processEvents()  # palettes are handed down in a turn of the event loop
    image = page.grab().toImage()
    assert image.pixelColor(5, 300) == appearance.theme.color("table")
    assert image.pixelColor(868, 300) == appearance.theme.color("panel")
    appearance.set_text_scale(2.0)
    page.resize(1280, 1200)
    assert page.narrow, "twice the text leaves half the room"


def test_what_is_beneath_the_board_is_as_wide_as_the_board(shown, qtbot):
    page = shown(Filled(), 1280, 720)
    page.set_board_width(568)
    qtbot.waitUntil(lambda: abs(page.entry.width() - 568) <= 1)
    assert abs(page.place(page.entry).center().x() - page.place(page.board).center().x()) <= 1


def test_an_unknown_place_is_an_error(qtbot):
    page = GamePage(_session())
    qtbot.addWidget(page)
    with pytest.raises(KeyError):
        page.put("ceiling", QWidget(page))


def test_a_wide_board_has_the_whole_width_of_a_narrow_window(shown):
    page = Filled()
    page.set_wide_board()
    shown(page, 900, 520)
    assert page.narrow
    assert page.place(page.board).width() == page.place(page.entry.field).width() > 840
    assert page.place(page.entry.field).top() > page.place(page.board).bottom()


def test_what_grows_or_shrinks_gets_its_height_after_the_window_was_narrow(qtbot, shown):
    page = shown(Filled(), 1280, 720)
    page.filter.hide()
    for width in (900, 1280, 900, 1280):
        page.resize(width, 520)
        qtbot.rest(page)
    page.filter.show()
    page.verdict.show_verdict(
        VerdictKind.GOOD, "A verdict of so many words that it takes more than one line of the bar", ""
    )
    qtbot.waitUntil(lambda: page.verdict.height() == 60)
    assert page.filter.parentWidget().height() >= 16 + page.filter.height()
    page.verdict.show_verdict(VerdictKind.GOOD, "Complete", "")
    qtbot.waitUntil(lambda: page.verdict.height() == 40)


def test_the_entry_is_as_wide_as_the_board_and_under_it_at_every_size(qtbot, shown):
    page = shown(Filled(), 1280, 720)
    page.set_board_width(400)
    for width in (1900, 900, 1100, 1700, 1280):
        page.resize(width, 720)
        qtbot.rest(page)
        if not page.narrow:
            board, entry = page.place(page.board), page.place(page.entry)
            assert entry.width() == 400
            assert abs(entry.center().x() - board.center().x()) <= 1


def test_tab_goes_through_the_page_as_one_reads_it(qtbot, shown):
    page = shown(Filled(), 1280, 720)
    page.left[0].setFocus()
    reached = []
    for _ in range(10):
        reached.append(page.focusWidget())
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
    assert reached == [*page.left, page.right, page.entry.field, page.chart, page.filter, page.list, page.left[0]]


def test_a_chart_gives_way_before_the_list_does(shown, qtbot):
    page = shown(Filled(), 1280, 720)
    qtbot.rest(page)
    assert page.chart.isVisible()
    page.resize(1280, 430)
    qtbot.rest(page)
    assert not page.chart.isVisible()
    assert page.list.height() >= 4 * page.list.rowHeight(0)
    page.resize(1280, 720)
    qtbot.rest(page)
    assert page.chart.isVisible()


def test_in_one_column_the_chart_comes_back_when_the_panel_is_made_higher(shown, qtbot):
    use_theme("light", 1.8, reduced_motion=True)
    page = shown(Filled(), 900, 1700)
    qtbot.rest(page)
    assert not page.chart.isVisible()
    page.findChild(QSplitter).moveSplitter(400, 1)
    qtbot.rest(page)
    assert page.chart.isVisible()
