"""Solutions as pictures: what a screen reader finds, and where they stay while others come in."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible

from qless_studio.engine.games.q_less.puzzle import Solution
from qless_studio.ui.games.q_less.thumbnails import Thumbnails
from qless_studio.ui.widgets.results.result_model import Column, ResultModel
from tests.fixtures.qt import use_theme


def solution(word):
    return Solution((word,), (word,))


@pytest.fixture
def pictures(qtbot):
    model = ResultModel([Column("words", "Words", lambda found: found.words[0].upper())])
    model.extend([solution(f"m{chr(97 + n // 26)}{chr(97 + n % 26)}") for n in range(60)])
    use_theme("light", reduced_motion=True)
    view = Thumbnails(model, "Solutions as thumbnails")
    model.setParent(view)
    qtbot.addWidget(view)
    view.resize(410, 400)
    view.show()
    view.activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    return view


def test_every_picture_is_an_item_with_its_words(pictures):
    tree = QAccessible.queryAccessibleInterface(pictures)
    assert (tree.role(), tree.text(QAccessible.Text.Name)) == (QAccessible.Role.List, "Solutions as thumbnails")
    assert tree.childCount() == 60
    third = tree.child(2)
    assert third.text(QAccessible.Text.Name) == "MAC"
    assert third.role() == QAccessible.Role.ListItem
    place = pictures.visualRect(pictures.model().index(2, 0))
    assert third.rect().topLeft() == pictures.viewport().mapToGlobal(place.topLeft())
    assert tree.childAt(*third.rect().center().toTuple()) is third
    assert tree.child(59).state().offscreen
    assert tree.child(60) is None


def test_the_chosen_one_is_known(qtbot, pictures):
    pictures.choose(solution("maa"))
    qtbot.keyClick(pictures, Qt.Key.Key_Right)
    tree = QAccessible.queryAccessibleInterface(pictures)
    assert tree.focusChild().text(QAccessible.Text.Name) == "MAB"
    assert [bool(tree.child(row).state().selected) for row in range(3)] == [False, True, False]


def test_pictures_that_are_gone_leave_no_ghosts(pictures):
    ghost = QAccessible.queryAccessibleInterface(pictures).child(40)
    pictures.model().clear()
    assert not ghost.isValid()
    assert ghost.text(QAccessible.Text.Name) == ""


def test_whoever_has_scrolled_keeps_the_pictures_in_sight(pictures):
    model, bar = pictures.model(), pictures.verticalScrollBar()
    model.sort(0)
    bar.setValue(bar.maximum() // 2)
    before = model.solution(pictures.indexAt(QPoint(20, 60)).row())
    model.extend([solution(f"a{chr(97 + n // 26)}{chr(97 + n % 26)}") for n in range(40)])
    assert model.solution(pictures.indexAt(QPoint(20, 60)).row()) == before
    bar.setValue(0)
    model.extend([solution("aaaa")])
    assert bar.value() == 0


def test_tiles_are_painted_once_and_then_drawn_as_images(pictures, monkeypatch):
    first = pictures.viewport().grab().toImage()
    painted = []
    monkeypatch.setattr("qless_studio.ui.games.q_less.thumbnails.paint_tile", lambda *args: painted.append(args))
    assert pictures.viewport().grab().toImage() == first
    assert painted == []
