"""The mouse wheel scrolls, and changes no value that passes under it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSlider, QAbstractSpinBox, QApplication, QComboBox, QScrollBar, QWidget

from qless_studio.ui.widgets.basic.fields import SliderRow
from qless_studio.ui.widgets.basic.layout import ScrollColumn
from tests.fixtures.nightly import by_day
from tests.fixtures.studio import every_view


def wheel(widget: QWidget, step: int = -120) -> None:
    """One notch over the middle of a widget, as the system sends it."""
    window = widget.window()
    QTest.wheelEvent(window.windowHandle(), widget.mapTo(window, QPointF(widget.rect().center())), QPoint(0, step))


def value(widget: QWidget) -> object:
    return widget.currentIndex() if isinstance(widget, QComboBox) else widget.value()


def controls(root: QWidget) -> list[QWidget]:
    found = [each for kind in (QComboBox, QAbstractSpinBox, QAbstractSlider) for each in root.findChildren(kind)]
    in_sight = [each for each in found if each.visibleRegion().contains(each.rect().center())]
    return [each for each in in_sight if not isinstance(each, QScrollBar)]


def turn_over_all(root: QWidget) -> int:
    """Turn the wheel both ways over every control that has a value; how many there are."""
    found = controls(root)
    for widget in found:
        before, focus = value(widget), QApplication.focusWidget()
        if widget is focus:
            continue
        for step in (-120, 120):
            wheel(widget, step)
            assert value(widget) == before, widget.accessibleName()
            assert QApplication.focusWidget() is focus, "the wheel takes no focus"
    return len(found)


@every_view
def test_the_wheel_changes_nothing_in_a_tab(studio, view):
    opened = studio()
    opened.show(view)
    turn_over_all(opened.window)


@pytest.mark.parametrize("name", ["preferences", "quiddler_deal_with", "quiddler_rules", "word_streak_rules"])
@by_day("preferences")
def test_the_wheel_changes_nothing_in_a_dialog(studio, name):
    opened = studio()
    keys = [each.key for each in opened.window.workspace.views]
    game = next((key for key in keys if name.startswith(key.replace("-", "_"))), keys[0])
    opened.show(opened.window.workspace.views[keys.index(game)])
    dialog = opened.open_dialog(name)
    opened.qtbot.waitUntil(dialog.isActiveWindow)
    assert turn_over_all(dialog)
    dialog.close()


def test_the_page_under_a_choice_scrolls(studio):
    opened = studio("light", 2.0, 900, 600)
    dialog = opened.open_dialog("preferences")
    opened.qtbot.waitUntil(dialog.isActiveWindow)
    column = next(each for each in dialog.findChildren(ScrollColumn) if each.verticalScrollBar().maximum() > 0)
    combo = next(each for each in column.findChildren(QComboBox) if each.visibleRegion().contains(each.rect().center()))
    wheel(combo)
    assert column.verticalScrollBar().value() > 0
    dialog.close()


def test_with_the_keyboard_on_it_the_wheel_changes_a_value(shown):
    row = shown(SliderRow("Length", 1, 10, 5), 300, 40)
    row.slider.setFocus()
    wheel(row.slider)
    assert row.value != 5
