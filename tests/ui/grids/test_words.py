"""The list of words: filtered without another search, given out as it is listed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel

from tests.ui.grids.player import words

LEFT = Qt.MouseButton.LeftButton


def test_the_filter_and_the_sliders_act_without_another_search(qtbot, solved):
    tab = solved("HEAD/ENIL")
    assert set(words(tab)) == {"HEADLINE", "HEAD", "LINE"}
    run = tab.session.run
    tab.analyse.words.filter.field.setText("*e")
    tab.analyse.words.filter.field.apply()
    assert set(words(tab)) == {"HEADLINE", "LINE"}
    tab.analyse.words.filter.length.slider.setValue(5)
    assert words(tab) == ["HEADLINE"]
    assert tab.analyse.words.filter.more.isChecked()
    tab.analyse.words.filter.field.setText("/(/")
    tab.analyse.words.filter.field.apply()
    assert tab.analyse.words.filter.problem.isVisible()
    assert tab.session.run is run


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_sliders_stand_in_a_card_under_their_button(qtbot, solved):
    tab = solved("HEAD/ENIL")
    qtbot.mouseClick(tab.analyse.words.filter.more, LEFT)
    popover = tab.analyse.words.filter.popover
    assert popover.isVisible()
    tab.analyse.words.filter.commonness.slider.setValue(3)
    assert tab.analyse.words.filter.bands.value == 3
    popover.close()


def test_results_are_given_out_as_they_are_listed(solved):
    tab = solved("HEAD/ENIL")
    tab.analyse.words.table.sort_by("word")
    assert [found.word.upper() for found in tab.analyse.results().solutions] == words(tab)
    assert tab.analyse.results().whole
    tab.analyse.words.filter.field.setText("*e")
    tab.analyse.words.filter.field.apply()
    assert [found.word.upper() for found in tab.analyse.results().solutions] == words(tab) == ["HEADLINE", "LINE"]
    assert not tab.analyse.results().whole


def test_half_a_board_is_solved_and_says_so(solved):
    tab = solved("CAT./....")
    assert words(tab) == ["CAT"]
    assert tab.analyse.verdict_text() == "1 word, 1 point; 5 cells are empty"


def test_a_word_in_the_list_has_its_length_and_points(solved):
    model = solved("HEAD/ENIL").analyse.words.model
    heads = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(model.columnCount())]
    wanted = [heads.index(name) for name in ("Word", "Length", "Points")]
    told = {tuple(model.index(row, column).data() for column in wanted) for row in range(model.rowCount())}
    assert told == {("HEADLINE", "8", "11"), ("HEAD", "4", "1"), ("LINE", "4", "1")}


def test_a_click_on_a_bar_of_the_chart_lists_only_that_length(qtbot, solved):
    tab = solved("HEAD/ENIL")
    chart, model = tab.analyse.chart, tab.analyse.words.model
    lengths = {len(found.word) for found in model.solutions()}
    assert len(lengths) > 1
    place = QPoint(round(chart.stops()[0]), round(chart.body().center().y()))
    qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=place)
    assert {len(found.word) for found in model.solutions()} == {min(lengths)}
    assert str(min(lengths)) in chart.readout()
    assert tab.analyse.words.filter.field.findChild(QLabel).text() == f"{model.shown} of {model.total}"
    qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=place)
    assert model.shown == model.total


def test_a_round_does_not_say_how_many_words_there_are(solved):
    tab = solved("HEAD/ENIL")
    tab.analyse.words.show_only(lambda found: False)
    assert tab.analyse.words.filter.field.findChild(QLabel).text() == ""
    tab.analyse.words.show_only(None)
