"""Qt's own controls under the style: every kind in every state, their sizes, and what they follow."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QAction, QColor, QFontDatabase, QFontMetrics, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QMenuBar,
    QMessageBox,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QScrollBar,
    QSlider,
    QSpinBox,
    QSplitter,
    QTableWidget,
    QTabWidget,
    QToolButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from qless_studio.ui.style.appearance import show_theme
from qless_studio.ui.style.drawing import TEXTS, set_kind, set_property, stroke_icon
from qless_studio.ui.style.in_force import accented, put_in_force
from qless_studio.ui.style.theme import Theme
from qless_studio.ui.style.tokens import ACCENTS, MODES
from tests.fixtures.nightly import by_day

KINDS = {
    QPushButton: ("", "primary", "link", "flat", "close", "letter", "game"),
    QRadioButton: ("", "segment"),
    QComboBox: ("", "arrow"),
    QFrame: ("", "track", "edge"),
}
SCALES = (1.0, 2.0)


@pytest.fixture
def theme(qapp):
    """`theme(mode, scale)` shows everything in a theme until the test ends."""

    def show(mode: str = "light", scale: float = 1.0) -> Theme:
        made = Theme(mode, scale=scale)
        put_in_force(made, reduces_motion=True)
        show_theme(qapp, made)
        qapp.processEvents()  # Qt tells the widgets from its event loop
        return made

    yield show
    show("light", 1.0)


def of_kind(widget: QWidget, kind: str) -> QWidget:
    widget.setProperty("kind", kind)
    return widget


def colours(widget: QWidget) -> set[str]:
    image = widget.grab().toImage()
    return {image.pixelColor(x, y).name() for y in range(image.height()) for x in range(image.width())}


def ink_middle(widget: QWidget, color: QColor) -> float:
    """The middle of the columns in which a colour stands."""
    image = widget.grab().toImage()
    found = [x for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y) == color]
    return sum(found) / len(found)


def every_control() -> list[QWidget]:
    """One of each class and kind, with text, icon and value."""
    made: list[QWidget] = []
    for cls in (QPushButton, QToolButton, QCheckBox, QRadioButton):
        for kind, text, icon in itertools.product(KINDS.get(cls, ("",)), ("", "A && &B"), ("", "die")):
            button = of_kind(cls(), kind)
            button.setText(text)
            if icon:
                button.setIcon(stroke_icon(icon))
            made.append(button)
    for kind in KINDS[QComboBox]:
        combo = of_kind(QComboBox(), kind)
        combo.addItem(stroke_icon("star"), "One")
        made.append(combo)
    field = QLineEdit("text")
    field.setProperty("icon", "search")
    field.setProperty("label", "Board")
    wrong = QLineEdit("x")
    wrong.setProperty("wrong", True)
    editable = QComboBox()
    editable.setEditable(True)
    third = QCheckBox("third")
    third.setTristate(True)
    third.setCheckState(Qt.CheckState.PartiallyChecked)
    group = QGroupBox("Group")
    group.setCheckable(True)
    made += [field, wrong, editable, third, group, QSpinBox(), QGroupBox()]
    for way in (Qt.Orientation.Horizontal, Qt.Orientation.Vertical):
        slider, bar, progress, split = QSlider(way), QScrollBar(way), QProgressBar(), QSplitter(way)
        slider.setValue(40)
        bar.setRange(0, 50)
        progress.setOrientation(way)
        progress.setValue(30)
        split.addWidget(QLabel("a"))
        split.addWidget(QLabel("b"))
        made += [slider, bar, progress, split]
    unknown = QProgressBar()
    unknown.setRange(0, 0)
    table = QTableWidget(2, 2)
    table.setSortingEnabled(True)
    rows = QListWidget()
    rows.addItems(["one", "two"])
    rows.item(0).setCheckState(Qt.CheckState.Checked)
    rows.setCurrentRow(1)
    tabs = QTabWidget()
    tabs.addTab(QLabel("x"), "One")
    made += [unknown, table, rows, tabs, QPlainTextEdit("text\n" * 40), QMenuBar()]
    made[-1].addMenu("&File")
    for shape in (QFrame.Shape.HLine, QFrame.Shape.VLine, QFrame.Shape.StyledPanel, QFrame.Shape.Box):
        for kind in KINDS[QFrame]:
            frame = of_kind(QFrame(), kind)
            frame.setFrameShape(shape)
            made.append(frame)
    return [*made, *(of_kind(QLabel("text"), kind) for kind in ("", *TEXTS))]


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("mode", MODES)
@by_day("light-1.0", "high_contrast-2.0")
def test_every_control_is_painted_in_every_state(qtbot, theme, mode, scale):
    theme(mode, scale)
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    controls = every_control()
    for control in controls:
        column.addWidget(control)
    page.show()
    for enabled, hovered, on, mirrored in itertools.product((True, False), repeat=4):
        page.setLayoutDirection(Qt.LayoutDirection.RightToLeft if mirrored else Qt.LayoutDirection.LeftToRight)
        for control in controls:
            control.setEnabled(enabled)
            control.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, hovered)
            if isinstance(control, QAbstractButton):
                control.setCheckable(True)
                control.setChecked(on)
                control.setDown(on and hovered)
        assert not page.grab().isNull()


def test_controls_are_as_high_as_the_design_says_and_follow_the_text_size(qtbot, theme):
    theme()
    controls = [QPushButton("Play"), of_kind(QPushButton("Play"), "primary"), QCheckBox("Box"), QComboBox(), QSpinBox()]
    controls += [QLineEdit(), QToolButton(), QSlider(Qt.Orientation.Horizontal)]
    for control in controls:
        qtbot.addWidget(control)
        control.show()
        assert control.sizeHint().height() == 32, control
    theme("light", 2.0)
    for control in controls:
        assert control.sizeHint().height() == 64, control


def test_a_button_keeps_its_width_when_it_is_checked_and_widths_are_multiples_of_four(qtbot, theme):
    theme()
    button = QPushButton("Heat map")
    button.setCheckable(True)
    qtbot.addWidget(button)
    width = button.sizeHint().width()
    button.setChecked(True)
    assert button.sizeHint().width() == width
    assert width % 4 == 0
    assert width >= QFontMetrics(button.font()).horizontalAdvance("Heat map") + 24


def test_a_button_without_text_is_square_and_takes_another_height(qtbot, theme):
    theme("light", 1.5)
    button = QPushButton()
    button.setIcon(stroke_icon("undo"))
    qtbot.addWidget(button)
    assert button.sizeHint() == QSize(48, 48)
    set_property(button, "control_height", 40)
    assert button.sizeHint() == QSize(60, 60)


@pytest.mark.parametrize("accent", ACCENTS)
def test_the_accent_of_a_page_reaches_what_is_in_it(qtbot, theme, accent):
    shown = theme("dark").with_accent(accent)
    page = QWidget()
    qtbot.addWidget(page)
    accented(page, accent)
    inner = QWidget(page)
    row = QHBoxLayout(inner)
    primary, box = of_kind(QPushButton("Play"), "primary"), QCheckBox("Torus")
    box.setChecked(True)
    row.addWidget(primary)
    row.addWidget(box)
    page.show()
    assert shown.color("accent").name() in colours(primary)
    assert shown.color("accent").name() in colours(box)
    assert shown.color("raised").name() in colours(of_page_button(page))


def of_page_button(page: QWidget) -> QPushButton:
    """A plain button on the page: what has no accent looks as in the rest of the program."""
    button = QPushButton("Plain", page)
    button.show()
    return button


def test_a_change_of_the_theme_reaches_what_is_shown(qtbot, theme):
    before = theme("light")
    page = QWidget()
    qtbot.addWidget(page)
    row = QHBoxLayout(page)
    field, button = QLineEdit("x"), of_kind(QPushButton("Play"), "primary")
    row.addWidget(field)
    row.addWidget(button)
    page.show()
    assert before.color("control_edge").name() in colours(field)
    after = theme("dark")
    assert after.color("raised").name() in colours(field)
    assert after.color("accent").name() in colours(button)
    assert page.palette().color(page.backgroundRole()) == after.color("panel")


def test_text_is_in_the_font_of_the_theme_whatever_the_desktop_s_is(qapp, theme):
    shown = theme("light", 2.0)
    qapp.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont))
    show_theme(qapp, shown)
    assert qapp.font() == shown.font(14, 500)


def test_the_accent_of_a_page_stands_when_the_theme_changes(qtbot, theme):
    theme("light")
    page = QWidget()
    qtbot.addWidget(page)
    accented(page, "green")
    field = QLineEdit("x", page)
    shown = theme("dark").with_accent("green")
    assert field.palette().color(field.palette().ColorRole.Accent) == shown.color("accent")
    assert field.palette().color(field.palette().ColorRole.Base) == shown.color("raised")


def test_what_is_in_a_page_is_told_of_another_theme_once(qtbot, theme):
    """Measuring and painting follow each time."""
    told = []

    class Inner(QWidget):
        def changeEvent(self, event: QEvent) -> None:
            if event.type() == QEvent.Type.PaletteChange:
                told.append(event.type())
            super().changeEvent(event)

    theme("light")
    window = QWidget()
    qtbot.addWidget(window)
    accented(window, "blue")
    page = accented(QWidget(window), "green")
    Inner(page)
    window.show()
    told.clear()
    theme("dark")
    assert len(told) == 1


def test_an_icon_takes_the_colour_of_the_text_beside_it(qtbot, theme):
    shown = theme("light")
    for kind, role in (("", "text"), ("primary", "on_accent")):
        button = of_kind(QPushButton("i"), kind)
        button.setIcon(stroke_icon("stop"))  # filled
        qtbot.addWidget(button)
        assert shown.color(role).name() in colours(button), kind


def test_from_right_to_left_an_icon_stands_on_the_right(qtbot, theme):
    shown = theme("light")
    button = QPushButton("ii")
    button.setIcon(stroke_icon("stop"))
    button.resize(100, 32)
    qtbot.addWidget(button)
    button.show()
    left = ink_middle(button, shown.color("text"))
    button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert ink_middle(button, shown.color("text")) > left + 4


def test_what_is_unavailable_is_dashed_in_high_contrast_alone(qtbot, theme):
    edges = {}
    for mode in MODES:
        shown = theme(mode)
        button = QPushButton("Hint")
        button.setEnabled(False)
        button.resize(120, 32)
        qtbot.addWidget(button)
        image = button.grab().toImage()
        top = [image.pixelColor(x, 0).name() == shown.color("edge").name() for x in range(10, 110)]
        edges[mode] = sum(top) / len(top)
    assert edges["light"] == edges["dark"] == 1.0
    assert 0.3 < edges["high_contrast"] < 0.8


def test_a_click_beside_a_check_box_s_word_checks_it(qtbot, theme):
    theme()
    box = QCheckBox("Torus")
    box.resize(300, 32)
    qtbot.addWidget(box)
    box.show()
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(280, 16))
    assert box.isChecked()


def test_segments_are_chosen_by_click_and_arrow_keys(qtbot, theme):
    theme()
    page, group = QWidget(), QButtonGroup()
    qtbot.addWidget(page)
    row = QHBoxLayout(page)
    pieces = [of_kind(QRadioButton(text), "segment") for text in ("Play", "Analyse")]
    for piece in pieces:
        group.addButton(piece)
        row.addWidget(piece)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    qtbot.mouseClick(pieces[0], Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert pieces[0].isChecked()
    qtbot.keyClick(pieces[0], Qt.Key.Key_Right)
    assert pieces[1].isChecked()


@pytest.mark.parametrize("mirrored", [False, True])
def test_the_buttons_of_a_spin_box_step(qtbot, theme, mirrored):
    theme()
    spin = QSpinBox()
    qtbot.addWidget(spin)
    if mirrored:
        spin.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    spin.resize(100, 32)
    spin.show()
    x = 8 if mirrored else 92
    qtbot.mouseClick(spin, Qt.MouseButton.LeftButton, pos=QPoint(x, 8))
    qtbot.mouseClick(spin, Qt.MouseButton.LeftButton, pos=QPoint(x, 8))
    qtbot.mouseClick(spin, Qt.MouseButton.LeftButton, pos=QPoint(x, 24))
    assert spin.value() == 1


def test_a_slider_is_dragged_from_end_to_end(qtbot, theme):
    theme()
    slider = QSlider(Qt.Orientation.Horizontal)
    slider.setRange(0, 10)
    slider.resize(216, 32)
    qtbot.addWidget(slider)
    slider.show()
    qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=QPoint(8, 16))
    qtbot.mouseMove(slider, QPoint(108, 16))
    assert slider.value() == 5
    qtbot.mouseMove(slider, QPoint(214, 16))
    qtbot.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(214, 16))
    assert slider.value() == 10


def test_a_scroll_bar_pages_beside_its_handle_and_is_dragged(qtbot, theme):
    theme()
    bar = QScrollBar(Qt.Orientation.Vertical)
    bar.setRange(0, 100)
    bar.setPageStep(100)
    bar.resize(bar.sizeHint().width(), 200)
    qtbot.addWidget(bar)
    bar.show()
    assert bar.sizeHint().width() == 8
    qtbot.mousePress(bar, Qt.MouseButton.LeftButton, pos=QPoint(4, 50))
    qtbot.mouseMove(bar, QPoint(4, 100))
    qtbot.mouseRelease(bar, Qt.MouseButton.LeftButton, pos=QPoint(4, 100))
    assert bar.value() == 50
    qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(4, 198))
    assert bar.value() == 100


def test_a_scroll_bar_is_empty_while_everything_is_visible(qtbot, theme):
    shown = theme()
    bar = QScrollBar(Qt.Orientation.Vertical)
    bar.setRange(0, 0)
    qtbot.addWidget(bar)
    assert colours(bar) == {shown.color("panel").name()}


def test_the_text_of_a_field_stands_behind_its_icon(qtbot, theme):
    theme()
    plain, found = QLineEdit("x"), QLineEdit("x")
    found.setProperty("icon", "search")
    for field in (plain, found):
        field.resize(200, 32)
        qtbot.addWidget(field)
        field.show()
    assert found.cursorRect().x() - plain.cursorRect().x() == 24


def test_what_is_wrong_has_a_red_edge(qtbot, theme):
    shown = theme()
    field = QLineEdit("x")
    qtbot.addWidget(field)
    assert shown.color("bad").name() not in colours(field)
    field.setProperty("wrong", True)
    assert shown.color("bad").name() in colours(field)


def test_a_menu_leaves_room_for_marks_and_keys(qtbot, theme):
    theme()
    plain, full = QMenu(), QMenu()
    for menu in (plain, full):
        qtbot.addWidget(menu)
        menu.addAction("Undo")
    checked = QAction("Checked", full)
    checked.setCheckable(True)
    checked.setShortcut("Ctrl+K")
    full.addAction(checked)
    keys = QFontMetrics(full.font()).horizontalAdvance("Ctrl+K")
    words = [QFontMetrics(full.font()).horizontalAdvance(word) for word in ("Undo", "Checked")]
    assert full.sizeHint().width() >= plain.sizeHint().width() - words[0] + words[1] + keys + 24
    assert full.actionGeometry(full.actions()[0]).top() >= 4


def test_labels_have_the_font_and_colour_of_their_kind_and_follow(qtbot, theme):
    shown = theme()
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    labels = {kind: of_kind(QLabel("HH"), kind) for kind in TEXTS}
    for label in labels.values():
        column.addWidget(label)
    page.show()
    for scale, mode in ((1.0, "light"), (1.5, "dark")):
        shown = theme(mode, scale)
        for kind, label in labels.items():
            assert label.font().pixelSize() == round(TEXTS[kind].size * scale), kind
            assert label.font().weight() == TEXTS[kind].weight, kind
            assert shown.color(TEXTS[kind].token).name() in colours(label), kind


def test_a_label_takes_another_kind(qtbot, theme):
    shown = theme()
    label = of_kind(QLabel("HH"), "good")
    qtbot.addWidget(label)
    label.show()
    set_kind(label, "caption")
    found = colours(label)
    assert shown.color("text_dim").name() in found
    assert shown.color("good").name() not in found


def test_a_dialog_stands_on_the_panel_and_its_default_button_is_primary(qtbot, theme):
    shown = theme("dark")
    dialog = QDialog()
    qtbot.addWidget(dialog)
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
    QVBoxLayout(dialog).addWidget(buttons)
    dialog.show()
    assert dialog.grab().toImage().pixelColor(2, 2) == shown.color("panel")
    assert shown.color("accent").name() in colours(buttons.button(QDialogButtonBox.StandardButton.Ok))
    assert shown.color("accent").name() not in colours(buttons.button(QDialogButtonBox.StandardButton.Cancel))


def test_message_boxes_have_the_marks_of_verdicts(qtbot, theme):
    shown = theme()
    for icon, role in ((QMessageBox.Icon.Warning, "warn"), (QMessageBox.Icon.Critical, "bad")):
        box = QMessageBox(icon, "Title", "Text")
        qtbot.addWidget(box)
        image = box.iconPixmap().toImage()
        found = {image.pixelColor(x, image.height() // 2).name() for x in range(image.width())}
        assert shown.color(role).name() in found


def test_an_unknown_icon_is_an_error():
    with pytest.raises(KeyError):
        stroke_icon("nothing")


def test_icons_in_lists_and_text_fields_are_dimmed_text(qtbot, theme):
    shown = theme("dark")
    image = stroke_icon("stop").pixmap(20).toImage()
    assert image.pixelColor(image.width() // 2, image.height() // 2) == shown.color("text_dim")
    assert image.pixelColor(0, 0).alpha() == 0
    assert stroke_icon("stop").name() == "stop"


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_names_that_look_like_html_are_plain_text_and_open_no_file(theme, qtbot, tmp_path):
    theme("light", 1.0)
    picture = QPixmap(10, 600)
    picture.fill("red")
    assert picture.save(str(tmp_path / "tall.png"))
    name = f"<img src='{tmp_path.as_posix()}/tall.png'>"
    label, box = QLabel(name), QMessageBox(QMessageBox.Icon.Question, name, name)
    box.setInformativeText(name)
    for widget in (label, box):
        qtbot.addWidget(widget)
        widget.show()
    QToolTip.showText(QPoint(5, 5), name, label)
    (tip,) = (each for each in QApplication.topLevelWidgets() if each.inherits("QTipLabel"))
    shown = [label, tip, *(each for each in box.findChildren(QLabel) if each.text())]
    assert [each.text() for each in shown] == [name] * 4
    assert all(each.sizeHint().height() < 600 for each in shown)
    QToolTip.hideText()
