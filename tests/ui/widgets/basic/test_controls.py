"""Buttons, choices, fields and labels under mouse and keyboard, in every theme and size."""

from __future__ import annotations

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAction, QFontMetricsF
from PySide6.QtWidgets import QApplication, QCheckBox, QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.ui.style import Appearance
from qless_studio.ui.style.drawing import text_width
from qless_studio.ui.widgets.basic.buttons import Button, IconButton, cluster
from qless_studio.ui.widgets.basic.fields import Combo, Field, Segments, SliderRow, SpinBox
from qless_studio.ui.widgets.basic.labels import Elided, KeyCap, KeyCaps
from qless_studio.ui.widgets.basic.layout import FlowLayout, ScrollColumn, background
from qless_studio.ui.widgets.feedback.empty_state import EmptyState
from qless_studio.ui.widgets.results.word_filter import FilterField
from tests.fixtures.qt import use_theme
from tests.ui.access.keyboard import ring, ringed

LEFT = Qt.MouseButton.LeftButton


def named(widget):
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def test_buttons_are_32_high_and_scale_with_the_text(appearance, qtbot):
    controls = [
        Button("Roll", "die"),
        IconButton("undo", "Undo"),
        Segments([(1, "All"), (2, "Common")]),
        Combo([(1, "New")]),
        Field(),
        SpinBox(),
        QCheckBox("Wildcards"),
    ]
    for control in controls:
        qtbot.addWidget(control)
        assert control.sizeHint().height() == 32, control
    assert controls[0].sizeHint().width() % 4 == 0
    appearance.set_text_scale(2.0)
    assert [control.sizeHint().height() for control in controls] == [64] * 7


def test_a_button_is_pushed_by_mouse_and_space(shown, qtbot):
    button, pushed = shown(Button("Roll", "die")), []
    button.clicked.connect(lambda: pushed.append(1))
    qtbot.mouseClick(button, LEFT)
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Space)
    assert pushed == [1, 1]
    assert named(button) == "Roll"


def test_a_toggled_button_keeps_its_width(shown):
    button = shown(Button("Heat map", "flame"))
    before = button.sizeHint()
    button.setCheckable(True)
    button.setChecked(True)
    assert button.sizeHint() == before


def test_an_icon_button_has_a_name(qtbot):
    button = IconButton("undo", "Undo")
    qtbot.addWidget(button)
    assert named(button) == "Undo"
    assert button.toolTip() == "Undo"


@pytest.mark.parametrize("mode", ["light", "dark", "high_contrast"])
def test_primary_and_plain_grounds(appearance, qtbot, mode):
    appearance.set_mode(mode)
    plain, primary = Button("Clear"), Button("Play", primary=True)
    for button, role in ((plain, "raised"), (primary, "accent")):
        qtbot.addWidget(button)
        button.resize(120, 32)
        image = button.grab().toImage()
        assert image.pixelColor(8, 16) == appearance.theme.color(role)


def test_segments_are_one_tab_stop_with_arrows(shown, qtbot):
    segments, chosen = shown(Segments([(4, "4 × 4"), (5, "5 × 5"), (6, "6 × 6")], "Size")), []
    segments.value_changed.connect(chosen.append)
    segments.button(4).setFocus()
    qtbot.keyClick(segments.button(4), Qt.Key.Key_Right)
    qtbot.mouseClick(segments.button(6), LEFT)
    assert chosen == [5, 6]
    assert segments.value == 6
    segments.set_value(4)
    assert segments.value == 4
    assert chosen == [5, 6], "the program's own choice is no news"
    with pytest.raises(ValueError, match="not in list"):
        segments.set_value(7)


def test_a_combo_gives_values(shown, qtbot):
    combo, chosen = shown(Combo([("new", "New 4 × 4"), ("old", "Old 4 × 4")], "Dice")), []
    combo.value_changed.connect(chosen.append)
    qtbot.keyClick(combo, Qt.Key.Key_Down)
    combo.set_value("new")
    assert chosen == ["old"]
    assert combo.value == "new"
    assert combo.accessibleName() == "Dice"
    combo.set_choices([])
    assert combo.value is None


def test_the_filter_applies_after_a_pause_and_at_enter(shown, qtbot):
    field, sent = shown(FilterField()), []
    field.filter_changed.connect(sent.append)
    with qtbot.waitSignal(field.filter_changed):
        qtbot.keyClicks(field, "lin")
    qtbot.keyClicks(field, "e")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert sent == ["lin", "line"]
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert sent == ["lin", "line", ""]
    assert named(field) == "Filter list"


def test_a_broken_expression_is_told_in_place_and_not_applied(shown, qtbot):
    field, sent = shown(FilterField()), []
    field.filter_changed.connect(sent.append)
    problems = []
    field.problem_changed.connect(problems.append)
    qtbot.keyClicks(field, "/(a")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert sent == []
    assert field.wrong
    assert "character 1" in field.toolTip()
    qtbot.keyClicks(field, ")/")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert sent == ["/(a)/"]
    assert [bool(problem) for problem in problems] == [True, False]
    assert not field.wrong


def test_a_slider_says_its_value(shown, qtbot):
    row = shown(SliderRow("Pace", 1, 30, 12, lambda number: f"{number} a minute"), 400, 32)
    row.slider.setFocus()
    with qtbot.waitSignal(row.value_changed) as changed:
        qtbot.keyClick(row.slider, Qt.Key.Key_Right)
    assert changed.args == [13]
    assert named(row.slider) == "Pace"


def test_a_check_box_toggles_wherever_it_is_clicked(shown, qtbot):
    box = shown(QCheckBox("Wildcards"), 200, 32)
    qtbot.mouseClick(box, LEFT, pos=box.rect().center())
    assert box.isChecked()


def test_what_is_elided_is_in_the_tool_tip(shown):
    label = shown(Elided("the heading or caption of a newspaper article"), 80, 20)
    label.grab()
    assert label.toolTip() == label.text()
    label.resize(600, 20)
    label.grab()
    assert label.toolTip() == ""


def test_shortcuts_are_one_cap_a_key(qtbot):
    caps = KeyCaps("Ctrl+Shift++")
    qtbot.addWidget(caps)
    assert [cap.text() for cap in caps.findChildren(KeyCap)] == ["Ctrl", "Shift", "+"]


@pytest.fixture
def two_buttons(shown, appearance):
    """Two buttons side by side in a window."""
    window = QWidget()
    row = QHBoxLayout(window)
    first, second = Button("First"), Button("Second")
    row.addWidget(first)
    row.addWidget(second)
    shown(window)
    return window, first, second


def test_the_ring_follows_the_keyboard_not_the_mouse(two_buttons, qtbot):
    window, first, second = two_buttons
    first.setFocus(Qt.FocusReason.MouseFocusReason)
    assert ringed() is None
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    assert ringed() is second
    assert ring().geometry() == second.geometry().adjusted(-4, -4, 4, 4)
    window.resize(500, 80)
    qtbot.waitUntil(lambda: ring().geometry() == second.geometry().adjusted(-4, -4, 4, 4))
    qtbot.mouseClick(first, LEFT)
    first.setFocus(Qt.FocusReason.MouseFocusReason)
    assert ringed() is None
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    second.deleteLater()
    qtbot.waitUntil(lambda: ringed() in (None, first))


def test_the_ring_stays_at_another_text_size(two_buttons, appearance, qtbot):
    _, first, second = two_buttons
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    appearance.set_text_scale(2.0)
    qtbot.waitUntil(lambda: second.height() == 64)
    assert ringed() is second
    assert ring().geometry() == second.geometry().adjusted(-4, -4, 4, 4)


def test_the_ring_outlives_the_window_it_was_in(qtbot, appearance):
    for name in ("one", "two"):
        window = QWidget()
        column = QVBoxLayout(window)
        field = Field(name=name)
        column.addWidget(field)
        window.show()
        window.activateWindow()
        field.setFocus()
        qtbot.waitUntil(lambda field=field: ringed() is field)
        shiboken6.delete(window)
        assert ringed() is None


def test_a_control_at_the_edge_of_what_scrolls_it_has_a_whole_ring(shown, qtbot, appearance):
    content = QWidget()
    column = QVBoxLayout(content)
    column.setContentsMargins(0, 0, 0, 0)
    button = Button("At the edge")
    column.addWidget(button)
    column.addStretch(1)
    window, area = QWidget(), ScrollColumn(content)
    QVBoxLayout(window).addWidget(area)
    shown(window, 200, 200)
    button.clearFocus()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    image, edge = area.viewport().grab().toImage(), appearance.theme.color("accent_text")
    middle = button.geometry().center()
    assert [image.pixelColor(x, middle.y()) for x in (0, 1)] == [edge] * 2
    assert [image.pixelColor(middle.x(), y) for y in (0, 1)] == [edge] * 2
    assert image.pixelColor(middle.x(), button.geometry().bottom() + 4) == edge, "below there is room"


def test_a_row_of_controls_wraps_rather_than_cuts(shown):
    window = QWidget()
    flow = FlowLayout(window)
    buttons = [Button(f"Button {number}") for number in range(6)]
    for button in buttons[:4]:
        flow.addWidget(button)
    flow.add_stretch()
    for button in buttons[4:]:
        flow.addWidget(button)
    shown(window, 900, 32)
    assert {button.y() for button in buttons} == {0}
    assert buttons[-1].geometry().right() == 899
    window.resize(300, flow.heightForWidth(300))
    assert all(window.rect().contains(button.geometry()) for button in buttons)
    assert all(button.width() >= button.sizeHint().width() for button in buttons)
    assert not any(a.geometry().intersects(b.geometry()) for a in buttons for b in buttons if a is not b)


def test_a_box_gives_room_that_its_choice_does_not_need_to_a_row_that_just_does_not_fit(shown):
    window = QWidget()
    flow = FlowLayout(window)
    box = Combo([("old", "Old"), ("long", "The longest of all choices")])
    first, last = Button("First"), Button("Last")
    for part in (first, box, last):
        flow.addWidget(part)
    whole = sum(part.sizeHint().width() for part in (first, box, last)) + 2 * 8
    shown(window, whole - 40, 80)
    assert first.y() == box.y() == last.y()
    assert last.geometry().right() < window.width()
    assert box.width() == box.sizeHint().width() - 40
    box.setCurrentIndex(1)  # it needs its whole width now
    QApplication.processEvents()
    assert box.width() == box.sizeHint().width()
    assert last.y() > first.y()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_a_box_with_no_more_room_than_it_needs_shows_its_whole_choice(shown, scale):
    appearance = Appearance("light", scale)
    box = Combo([("long", "The longest of all choices"), ("new", "New 4 × 4")])
    shown(box)
    box.clearFocus()
    for choice in ("long", "new"):
        box.set_value(choice)
        text = text_width(box.font(), box.currentText()) + appearance.theme.px(12)
        pictures = []
        for width in (box.least_width(), box.least_width() + 60):
            box.resize(width, box.height())
            picture = box.grab().toImage()
            pictures.append(picture.copy(4, 4, text - 4, picture.height() - 8))
        assert pictures[0] == pictures[1]


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_no_label_of_an_empty_state_is_cut(shown, scale):
    appearance = Appearance("light", scale)
    state = EmptyState("Roll the dice or type letters", "Build one crossword that uses every die.")
    command = QAction("Roll")
    command.setShortcut("Ctrl+R")
    roll = state.add_action("Roll 12 dice", "die", command, primary=True)
    letters = state.add_action("Type letters", "pencil", hint="or just start typing")
    shown(state, 1200, 700)
    assert letters.mapTo(state, letters.rect().topLeft()).y() == roll.mapTo(state, roll.rect().topLeft()).y()
    needed = QFontMetricsF(appearance.theme.font(14, 500)).horizontalAdvance("Roll 12 dice")
    assert roll.width() > needed + appearance.theme.px(28)


def test_right_to_left_mirrors_without_complaint(shown, appearance):
    window = QWidget()
    window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    column = QVBoxLayout(window)
    field = Field(icon="search", label="Letters")
    for widget in (Button("Roll", "die"), Combo([(1, "New")]), field, SpinBox()):
        column.addWidget(widget)
    shown(window, 300, 200)
    ink = window.palette().color(window.palette().ColorRole.PlaceholderText).lightness()
    image, half = field.grab().toImage(), field.width() // 2
    middle, dark = image.height() // 2, (ink + 255) // 2
    marks = [x for x in range(4, 2 * half - 4) if image.pixelColor(x, middle).lightness() < dark]
    assert min(marks) > half, "icon and label stand at the right"


def test_icon_buttons_of_a_cluster_stand_close(shown):
    undo, redo = IconButton("undo", "Undo"), IconButton("redo", "Redo")
    together = shown(cluster(undo, redo))
    assert together.layout().count() == 2
    assert redo.x() - undo.geometry().right() - 1 == 4


def test_high_contrast_shows_by_the_edge_that_a_button_cannot_be_pressed(shown):
    use_theme("high_contrast")
    ground = shown(background("panel"), 220, 50)
    button = Button("Reset", "undo", parent=ground)
    button.setGeometry(10, 10, 200, 32)
    button.show()
    edges = []
    for able in (True, False):
        button.setEnabled(able)
        image = ground.grab().toImage()
        edges.append(sum(image.pixelColor(x, 10).lightness() > 128 for x in range(20, 200)))
    assert edges[1] < 0.8 * edges[0]
