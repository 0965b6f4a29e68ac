"""Text keeps the colour of the theme in force whatever order Qt polishes hidden widgets in."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qless_studio.ui.style.style import dress
from qless_studio.ui.widgets.basic.fields import Field
from qless_studio.ui.widgets.basic.labels import Label


@pytest.fixture
def styled(dressed):
    return dressed("light", 1.0)


@pytest.mark.parametrize("hidden", [False, True])
def test_a_new_theme_reaches_hidden_and_moved_widgets(qtbot, styled, hidden):
    window, other = QWidget(), QWidget()
    for each in (window, other):
        dress(each)
        qtbot.addWidget(each)
    label, field = Label("text"), Field()
    column = QVBoxLayout(window)
    for widget in (label, field):
        column.addWidget(widget)
    window.show()
    window.setVisible(not hidden)
    styled.set_mode("dark")
    window.setStyleSheet(window.styleSheet() + "\n")
    place = QVBoxLayout(other)
    for widget in (label, field):
        place.addWidget(widget)
    other.show()
    assert label.palette().color(QPalette.ColorRole.WindowText) == styled.theme.color("text")
    assert field.palette().color(QPalette.ColorRole.Text) == styled.theme.color("text")


def test_a_label_that_moves_keeps_the_size_of_the_text(qtbot, styled):
    styled.set_text_scale(2.0)
    first, second = QWidget(), QWidget()
    for window in (first, second):
        qtbot.addWidget(window)
        QVBoxLayout(window)
        window.show()
    label = Label("text", 12)
    first.layout().addWidget(label)
    styled.set_text_scale(1.0)
    second.layout().addWidget(label)
    assert label.font() == styled.theme.font(12, 400)
