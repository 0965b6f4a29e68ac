"""The word chosen in a list: drawn on the board, explained, all its paths stepped through."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt

from qless_studio.ui.widgets.basic.picture_files import SHARP, image_of
from qless_studio.ui.widgets.basic.themed import MARGIN
from qless_studio.ui.widgets.board.board import area_of, picture_of
from tests.ui.grids.player import choose

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def boggle_tab(anew):
    return anew()


def test_a_chosen_word_is_drawn_explained_and_marked_in_the_chart(solved):
    tab = solved("HEAD/ENIL")
    choose(tab, "HEADLINE")
    assert tab.page.board.path == (0, 1, 2, 3, 7, 6, 5, 4)
    assert "HEADLINE" in tab.analyse.words.card.card.accessibleName()
    assert "H-E-A-D-L-I-N-E, 8 letters, 11 points, 1 path" in tab.analyse.words.card.card.accessibleName()
    assert not tab.analyse.words.card.stepper.isVisible()


def test_all_paths_of_a_word_can_be_stepped_through(qtbot, solved):
    tab = solved("CAT/A.A/T.T")
    choose(tab, "CAT")
    assert tab.analyse.words.card.stepper.isVisible()
    assert tab.page.board.path == (0, 1, 2)
    qtbot.mouseClick(tab.analyse.words.card.stepper.next, LEFT)
    assert tab.page.board.path == (0, 3, 6)
    qtbot.mouseClick(tab.analyse.words.card.stepper.next, LEFT)
    assert tab.page.board.path == (0, 1, 2)


def test_a_traced_path_is_in_the_picture_and_the_notice_is_not(qtbot, solved):
    tab = solved("HEAD/ENIL")
    plain = image_of(picture_of(tab.page.board, "board"))
    tab.page.board.show_notice("HEAD: 1 point", "good")
    assert image_of(picture_of(tab.page.board, "board")) == plain
    choose(tab, "HEADLINE")
    image, theme = image_of(picture_of(tab.page.board, "board")), tab.page.board.theme.on_paper()
    corner = area_of(tab.page.board).topLeft().toPoint()
    for cell in tab.page.board.cells:
        at = (cell.rect.bottomLeft() - corner + QPoint(MARGIN, MARGIN) + QPoint(8, -12)) * SHARP
        assert image.pixelColor(at) == theme.color("accent")


def test_the_word_under_the_pointer_is_drawn_as_long_as_the_pointer_stays(solved):
    tab = solved("HEAD/ENIL")
    choose(tab, "HEADLINE")
    (line,) = [found for found in tab.session.solutions if found.word == "line"]
    tab.analyse.words.table.solution_hovered.emit(line)
    assert tab.page.board.path == line.path
    tab.analyse.words.table.solution_hovered.emit(None)
    assert tab.page.board.path == (0, 1, 2, 3, 7, 6, 5, 4)


def test_without_a_chosen_word_nothing_is_drawn_or_explained(solved):
    tab = solved("HEAD/ENIL")
    choose(tab, "HEADLINE")
    tab.analyse.selected_word.select(None)
    assert tab.page.board.path == ()
    assert "HEADLINE" not in tab.analyse.words.card.card.accessibleName()
    assert not tab.analyse.words.card.stepper.isVisible()
