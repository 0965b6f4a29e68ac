"""Stock widgets wear the theme, change with it, and leave painted widgets alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QSlider,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from qless_studio.ui.style import style
from qless_studio.ui.style.tokens import MODES


@pytest.fixture
def dressed(dressed):
    return dressed("light", 1.0)


class PaintedField(QLineEdit):
    """A field that paints itself."""


def dialog(qtbot) -> QDialog:
    made = QDialog()
    style.dress(made)
    qtbot.addWidget(made)
    layout = QVBoxLayout(made)
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
    parts = [
        QLabel("Text"),
        QCheckBox("Box"),
        QComboBox(),
        QLineEdit(),
        QPlainTextEdit(),
        QSlider(),
        QSpinBox(),
        buttons,
    ]
    for part in parts:
        layout.addWidget(part)
    made.resize(400, 600)
    made.show()
    return made


@pytest.mark.parametrize("mode", MODES)
def test_a_dialog_wears_the_mode(qtbot, dressed, mode):
    made = dialog(qtbot)
    dressed.set_mode(mode)
    QApplication.processEvents()
    image, theme = made.grab().toImage(), dressed.theme
    assert image.pixelColor(3, 3).name() == theme.color("panel").name()
    cancel = made.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Cancel)
    inside = cancel.mapTo(made, QPoint(8, cancel.height() // 2))
    assert image.pixelColor(inside).name() == theme.color("raised").name()
    assert QApplication.palette().color(QPalette.ColorRole.WindowText) == theme.color("text")


def test_the_primary_button_has_the_accent(qtbot, dressed):
    button = QPushButton("Go")
    style.dress(button)
    qtbot.addWidget(button)
    button.setDefault(True)
    button.resize(100, 40)
    assert button.grab().toImage().pixelColor(10, 20).name() == dressed.theme.color("accent").name()


def test_a_menu_marks_what_is_checked(qtbot, dressed):
    window = QWidget()
    style.dress(window)
    qtbot.addWidget(window)
    menu = QMenu(window)
    action = menu.addAction("Analysis")
    action.setCheckable(True)
    before = menu.grab().toImage()
    action.setChecked(True)
    assert menu.grab().toImage() != before
    assert before.pixelColor(before.width() // 2, 3).name() == dressed.theme.color("raised").name()


def test_painted_widgets_get_no_border_from_the_sheet(qtbot, dressed):
    painted, stock = PaintedField(), QLineEdit()
    for field in (painted, stock):
        style.dress(field)
        qtbot.addWidget(field)
        field.setFrame(False)
        field.ensurePolished()
    assert painted.sizeHint().height() < 28
    assert stock.sizeHint().height() >= 32


def test_what_is_hidden_follows_when_it_is_shown(qtbot, dressed):
    window, button = QWidget(), QPushButton("Go")
    QVBoxLayout(window).addWidget(button)
    button.setDefault(True)
    button.setStyleSheet("QPushButton { margin: 3px; }")
    style.dress(button)
    qtbot.addWidget(window)
    window.show()
    button.hide()
    before = button.styleSheet()
    dressed.set_mode("dark")
    assert button.styleSheet() == before  # nothing is polished that nobody sees
    button.show()
    shown = button.grab().toImage()
    assert shown.pixelColor(shown.width() // 4, shown.height() // 2).name() == dressed.theme.color("accent").name()
    assert button.styleSheet().endswith("margin: 3px; }")  # rules of its own stay


def test_larger_text_makes_larger_controls(qtbot, dressed):
    button = QPushButton("Go")
    style.dress(button)
    qtbot.addWidget(button)
    button.show()
    dressed.set_text_scale(1.5)
    QApplication.processEvents()
    assert QApplication.font().pixelSize() == 21
    assert button.sizeHint().height() >= 47
