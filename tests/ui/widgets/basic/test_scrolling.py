"""A column scrolls where it must, and settles whatever its content does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.ui.style.bars import SCROLL
from qless_studio.ui.widgets.basic.layout import ScrollColumn, background
from tests.fixtures.qt import use_theme


class Proportional(QWidget):
    """Half as high as it is wide, as a board that fills its width."""

    def minimumSizeHint(self):
        return QSize(100, self.width() // 2)

    def resizeEvent(self, event):
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


@pytest.fixture
def column(shown, qtbot, appearance):
    content = background("table")
    layout = QVBoxLayout(content)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(Proportional())
    area = shown(ScrollColumn(content), 400, 300)
    qtbot.rest(area)
    return area


@pytest.mark.parametrize("height", range(190, 206))
def test_a_content_as_high_as_its_width_allows_settles(column, qtbot, height):
    column.resize(400, height)
    qtbot.rest(column)
    settled = column.verticalScrollBar().isVisible(), column.viewport().width()
    assert settled in [(True, 400 - SCROLL), (False, 400)]
    assert settled[0] or height >= 200
    qtbot.rest(column)
    assert (column.verticalScrollBar().isVisible(), column.viewport().width()) == settled


def test_a_whole_column_asks_for_what_it_needs(column, qtbot):
    column.set_whole(True)
    assert column.minimumSizeHint().height() == 200
    column.resize(600, 150)
    qtbot.rest(column)
    assert column.minimumSizeHint().height() == 300
    assert not column.verticalScrollBar().isVisible()


@pytest.mark.parametrize("role", ["table", "panel", "raised"])
@pytest.mark.parametrize("mode", ["light", "dark"])
def test_a_scroll_bar_lies_on_what_its_column_lies_on(shown, qtbot, role, mode):
    appearance, content = use_theme(mode), background(role)
    QVBoxLayout(content).addSpacing(900)
    area = shown(ScrollColumn(content), 200, 300)
    qtbot.rest(area)
    assert area.verticalScrollBar().isVisible()
    image = area.grab().toImage()
    assert image.pixelColor(199, 150) == image.pixelColor(50, 150) == appearance.theme.color(role)
