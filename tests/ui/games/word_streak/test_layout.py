"""Where the parts of the Word Streak tab are: the lists change places without a jump, and charts give way to them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt

from qless_studio.ui.widgets.basic.layout import ScrollColumn
from tests.fixtures.nightly import by_day
from tests.fixtures.studio import Studio

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def word_streak(studio):
    """`word_streak(width, height)`: the tab in a window of that size, with its example."""

    def opened(width, height):
        made: Studio = studio(width=width, height=height)
        made.show(next(view for view in made.window.workspace.views if view.key == "word-streak"))
        made.finish()
        return made

    return opened


def top(tab, widget) -> int:
    return widget.mapTo(tab, QPoint(0, 0)).y()


def cuts_nothing(tab) -> bool:
    """Whether all of the page is seen without scrolling, the lists aside."""
    return all(area.verticalScrollBar().maximum() == 0 for area in tab.findChildren(ScrollColumn))


@pytest.mark.long
@pytest.mark.parametrize("size", [(1280, 800), (1020, 600)])
@by_day("size1")
def test_plan_and_all_words_stay_where_they_are(qtbot, word_streak, size):
    studio = word_streak(*size)
    tab = studio.window.tab
    before = top(tab, tab.analyse.view), top(tab, tab.analyse.plan.table)
    qtbot.mouseClick(tab.analyse.view.button("words"), LEFT)
    studio.rest()
    assert (top(tab, tab.analyse.view), top(tab, tab.analyse.words.table)) == before


@pytest.mark.long
def test_in_a_narrow_window_the_choice_of_the_list_stays_too(qtbot, word_streak):
    studio = word_streak(900, 1100)
    tab = studio.window.tab
    before = top(tab, tab.analyse.view)
    qtbot.mouseClick(tab.analyse.view.button("words"), LEFT)
    studio.rest()
    assert top(tab, tab.analyse.view) == before
    assert cuts_nothing(tab)
    assert tab.analyse.words.table.height() > 4 * 28
    assert tab.analyse.words.filter.field.isVisible()
    qtbot.mouseClick(tab.analyse.view.button("plan"), LEFT)
    studio.rest()
    assert cuts_nothing(tab)
    assert tab.analyse.rules_picker.combo.isVisible()


def test_the_words_through_a_tile_are_those_that_are_listed(qtbot, word_streak):
    tab = word_streak(1280, 800).window.tab
    analyse, board = tab.analyse, tab.page.board
    assert analyse.plan.table.isVisible()
    qtbot.mouseClick(board, LEFT, pos=board.cells[2].rect.center())
    assert analyse.words.table.isVisible()
    assert not analyse.plan.table.isVisible()
    assert analyse.tile_note.label.text() == f"{len(analyse.listed()):,} words through P"


def test_the_filter_narrows_the_plan_too(qtbot, word_streak):
    tab = word_streak(1280, 800).window.tab
    count = tab.analyse.plan.rows.rowCount()
    qtbot.keyClicks(tab.analyse.words.filter.field, "pa*")
    qtbot.waitUntil(lambda: tab.analyse.plan.rows.rowCount() < count)
    assert all(row.found.word.startswith("pa") for row in tab.analyse.plan.rows.solutions())
    assert tab.analyse.plan.rows.rowCount() > 0


@pytest.mark.nightly
def test_in_a_low_window_the_chart_gives_way_to_the_list(qtbot, word_streak):
    studio = word_streak(1020, 600)
    tab = studio.window.tab
    assert not tab.analyse.plan.total.isVisible()
    assert tab.analyse.plan.table.height() > 5 * 32
    studio.window.resize(1020, 800)
    studio.rest()
    assert tab.analyse.plan.total.isVisible()


@pytest.mark.long
def test_the_legend_has_its_place_in_a_small_window(qtbot, word_streak):
    for size in ((900, 600), (1020, 600)):
        tab = word_streak(*size).window.tab
        foot = tab.analyse.legend.parentWidget()
        assert foot.rect().contains(tab.analyse.legend.geometry())
        assert all(
            foot.rect().contains(chip.parentWidget().geometry()) for chip in tab.analyse.multipliers.chips.values()
        )
