"""What every tab gives out; a new one is covered by being registered."""

from __future__ import annotations

import json
import re
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from qless_studio.engine.lexicon import load
from qless_studio.engine.results import as_json
from qless_studio.ui.style import accented
from qless_studio.ui.tab.session import State
from qless_studio.ui.widgets.basic.picture_files import SHARP, content_of, image_of
from qless_studio.ui.widgets.basic.themed import MARGIN
from qless_studio.ui.widgets.board.board import area_of, picture_of
from qless_studio.ui.work import SolveJob
from tests.fixtures.qt import use_theme
from tests.fixtures.studio import every_view_and
from tests.ui.null_view import VIEW as NULL_VIEW

pytestmark = pytest.mark.slow

every_view = every_view_and(NULL_VIEW)
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def open_tab(qtbot, new_session):
    """`open_tab(view)` shows the game's example, searched to the end."""

    def open_tab(view, mode="light", lexicon="common2k"):
        session = new_session(view.game, load(lexicon))
        use_theme(mode, reduced_motion=True)
        tab = accented(view.parts.tab(session), view.accent)
        qtbot.addWidget(tab)
        tab.resize(1280, 720)
        tab.show()
        session.edit(view.game.example, "Open example")
        qtbot.waitUntil(lambda: session.state is State.FINISHED)
        qtbot.waitUntil(lambda: all(job.over for job in session.findChildren(SolveJob)))
        return tab

    return open_tab


def rendered(svg: bytes, size: QSize) -> QImage:
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size * SHARP, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    painter = QPainter(image)
    QSvgRenderer(svg).render(painter)
    painter.end()
    return image


@every_view
def test_a_picture_is_the_same_whatever_the_window_wears(open_tab, view):
    light = open_tab(view).page.board
    dark = open_tab(view, "dark").page.board
    wanted = image_of(picture_of(light, "light"))
    assert image_of(picture_of(dark, "dark")) == wanted
    assert wanted.pixelColor(4, 4) == Qt.GlobalColor.white


@every_view
def test_every_cell_is_in_the_picture_and_in_the_drawing(open_tab, view):
    board = open_tab(view).page.board
    picture = picture_of(board, "A board")
    image, drawing = image_of(picture), rendered(content_of(picture, ".svg")(), picture.size)
    corner = area_of(board).topLeft() - QPointF(MARGIN, MARGIN)
    away = []
    for cell in board.cells:
        box = cell.rect.translated(-corner.toPoint())
        assert image.rect().contains(box)
        for point in (box.center(), box.topLeft() + QPointF(0.3 * box.width(), 0.2 * box.height()).toPoint()):
            at = point * SHARP
            one, other = image.pixelColor(at), drawing.pixelColor(at)
            away.append(max(abs(a - b) for a, b in zip(one.getRgb(), other.getRgb(), strict=True)))
    assert sum(difference > 24 for difference in away) <= len(away) // 20  # but for points on the edge of a letter


@every_view
def test_a_drawing_has_shapes_and_no_pixels(open_tab, view):
    tree = ElementTree.fromstring(content_of(picture_of(open_tab(view).page.board, "A & B"), ".svg")())
    assert tree.find(f"{SVG}title").text == "A & B"
    kinds = {element.tag for element in tree.iter()}
    assert f"{SVG}path" in kinds
    assert not {f"{SVG}image", f"{SVG}text"} & kinds


@every_view
def test_a_pdf_has_one_page_with_its_title(open_tab, view):
    pdf = content_of(picture_of(open_tab(view).page.board, "My board", ("My board", "letters")), ".pdf")()
    assert pdf.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf)) == 1
    assert "My board".encode("utf-16-be") in pdf or b"My board" in pdf


@every_view
def test_the_keyboards_cursor_is_not_in_the_picture(qtbot, open_tab, view):
    tab = open_tab(view)
    before = image_of(picture_of(tab.page.board, "board"))
    tab.activateWindow()
    tab.page.board.setFocus()
    qtbot.waitUntil(tab.page.board.hasFocus)
    qtbot.keyClick(tab.page.board, Qt.Key.Key_Right)
    assert image_of(picture_of(tab.page.board, "board")) == before


@every_view
def test_results_are_those_of_the_session_as_they_are_listed(open_tab, view):
    tab = open_tab(view, lexicon="common5k")  # in which every example has a solution
    results = tab.analyse.results()
    read = json.loads(as_json(results))
    assert set(map(id, results.solutions)) <= set(map(id, tab.session.solutions))
    assert (read["game"], read["outcome"]) == (view.key, "complete")
    assert read["solutions"]
    whole = len(results.solutions) == tab.session.found < tab.session.keep
    assert read["all_listed"] is whole
