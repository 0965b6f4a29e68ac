"""One list row: what a delegate and a button paint in every state and direction."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QKeySequence, QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QListView, QStyle, QStyleOptionViewItem, QWidget

from qless_studio.ui.style import theme_of
from qless_studio.ui.widgets.basic.list_row import ListDelegate, ListRow, RowButton, RowMetrics
from tests.fixtures.qt import use_theme

LEFT = Qt.MouseButton.LeftButton
WIDTH = 400
SELECTED, HOVERED = QStyle.StateFlag.State_Selected, QStyle.StateFlag.State_MouseOver
REST = QStyle.StateFlag.State_Enabled
RTL = Qt.LayoutDirection.RightToLeft


@pytest.fixture
def view(qtbot):
    view = QListView()
    qtbot.addWidget(view)
    return view


def delegate_of(view, row, metrics=None):
    """A delegate that shows the same row everywhere, in a view without focus."""
    model = QStandardItemModel(view)
    model.appendRow(QStandardItem(row.text))
    view.setModel(model)
    return ListDelegate(view, lambda index: row, metrics or RowMetrics())


def painted(view, row, state=REST, metrics=None, direction=Qt.LayoutDirection.LeftToRight):
    """The row as an image on a white background."""
    delegate = delegate_of(view, row, metrics)
    option, index = QStyleOptionViewItem(), view.model().index(0, 0)
    option.state, option.direction = state, direction
    option.rect.setSize(delegate.sizeHint(option, index).expandedTo(option.rect.size()))
    option.rect.setWidth(WIDTH)
    image = QImage(option.rect.size(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    delegate.paint(painter, option, index)
    painter.end()
    return image


def ink(image, left, right):
    """How many pixels between two columns are not white."""
    white = image.pixelColor(0, 0)
    columns = range(max(0, left), min(image.width(), right))
    return sum(image.pixelColor(x, y) != white for x in columns for y in range(image.height()))


def test_each_part_has_its_place(view):
    metrics = RowMetrics(text=56, icon=22)
    assert ink(painted(view, ListRow("", icon="die"), metrics=metrics), 22, 42)
    text = painted(view, ListRow("Roll"), metrics=metrics)
    assert ink(text, 56, 120)
    assert not ink(text, 0, 56)
    for row in (
        ListRow("", note="none"),
        ListRow("", number="1,234"),
        ListRow("", shortcuts=[QKeySequence("Ctrl+R")]),
        ListRow("", detail=" ", detail_note="changed"),
    ):
        image = painted(view, row, metrics=metrics)
        assert ink(image, WIDTH - 60, WIDTH - 19), row
        assert not ink(image, 0, WIDTH // 2), row
        assert not ink(image, WIDTH - 19, WIDTH), row


def test_a_mirrored_row_begins_at_the_right(view):
    row = ListRow("Roll", icon="die", number="12")
    metrics = RowMetrics(text=56)
    plain, mirrored = painted(view, row, metrics=metrics), painted(view, row, metrics=metrics, direction=RTL)
    assert ink(mirrored, WIDTH - 120, WIDTH - 56)
    assert ink(mirrored, WIDTH - 40, WIDTH - 20)
    assert ink(mirrored, 20, 60)
    assert abs(ink(plain, 0, WIDTH) - ink(mirrored, 0, WIDTH)) < 20


@pytest.mark.parametrize("mode", ["light", "dark", "high_contrast"])
def test_the_selected_and_the_hovered_row_have_a_background(view, mode):
    use_theme(mode)
    middle = QPoint(WIDTH // 2, 20)
    for state, role in ((SELECTED, "accent_bg"), (HOVERED, "hover"), (SELECTED | HOVERED, "accent_bg")):
        image = painted(view, ListRow(""), state)
        assert image.pixelColor(middle) == theme_of().color(role)
        assert image.pixelColor(3, 20) == Qt.GlobalColor.white
    assert painted(view, ListRow(""), REST).pixelColor(middle) == Qt.GlobalColor.white


def test_what_cannot_be_used_is_not_highlighted(view):
    for state in (SELECTED, HOVERED):
        for row in (ListRow("", enabled=False), ListRow("", heading=True)):
            assert painted(view, row, state).pixelColor(WIDTH // 2, 20) == Qt.GlobalColor.white


def test_marked_letters_and_heavier_weights_take_more_ink(view):
    plain = painted(view, ListRow("Roll the dice", weight=400))
    marked = painted(view, ListRow("Roll the dice", (0, 1, 9), weight=400))
    bold = painted(view, ListRow("Roll the dice", weight=700))
    assert ink(plain, 0, WIDTH) < ink(marked, 0, WIDTH) < ink(bold, 0, WIDTH)
    row = ListRow("Roll the dice", weight=400, selected_weight=700)
    assert painted(view, row) == plain
    assert painted(view, row, SELECTED) == painted(view, ListRow("Roll the dice", weight=700), SELECTED)


def test_a_long_text_gives_way_to_what_is_at_the_end(view):
    end = painted(view, ListRow("", number="1,234"))
    both = painted(view, ListRow("a very long name " * 9, number="1,234"))
    number = range(WIDTH - 62, WIDTH)
    assert all(both.pixelColor(x, y) == end.pixelColor(x, y) for x in number for y in range(end.height()))
    detail = painted(view, ListRow("", detail="a very long detail " * 9, detail_note="+3"))
    note = painted(view, ListRow("", detail=" ", detail_note="+3"))
    last = range(WIDTH - 45, WIDTH)
    assert all(detail.pixelColor(x, y) == note.pixelColor(x, y) for x in last for y in range(note.height()))


def test_heights_follow_the_content_and_the_text_size(view):
    metrics = RowMetrics(height=30, detail_height=50, heading_height=20)
    use_theme("light", 2.0)
    for row, height in ((ListRow("a"), 60), (ListRow("a", detail="b"), 100), (ListRow("a", heading=True), 40)):
        delegate = delegate_of(view, row, metrics)
        assert delegate.sizeHint(QStyleOptionViewItem(), view.model().index(0, 0)).height() == height


def test_the_outline_shows_that_the_list_has_the_focus(shown):
    row = ListRow("")
    holder = QWidget()
    list_view = QListView(holder)
    shown(holder, 300, 100)
    list_view.clearFocus()
    before = painted(list_view, row, SELECTED)
    list_view.setFocus()
    after = painted(list_view, row, SELECTED)
    accent = theme_of().color("accent_text")
    assert accent not in [before.pixelColor(WIDTH // 2, y) for y in range(before.height())]
    assert accent in [after.pixelColor(WIDTH // 2, y) for y in range(after.height())]


class Word(RowButton):
    def paint_content(self, painter, rect):
        self.painted = rect


def test_a_row_button_is_pressed_by_mouse_and_space(shown, qtbot):
    row, pressed = shown(Word(), 200, 40), []
    row.clicked.connect(lambda: pressed.append(1))
    qtbot.mouseClick(row, LEFT)
    row.setFocus()
    qtbot.keyClick(row, Qt.Key.Key_Space)
    assert pressed == [1, 1]


def test_a_row_button_is_highlighted_only_where_it_can_be_pressed(appearance, shown):
    row, theme = shown(Word(), 200, 40), appearance.theme
    row.setFocus()
    assert row.pressable
    image = row.grab().toImage()
    assert image.pixelColor(100, 20) == theme.color("hover")
    assert image.pixelColor(100, 39) == theme.color("line")
    assert image.pixelColor(100, 38) != theme.color("hover")
    assert row.painted == row.rect()
    row.clearFocus()
    row.set_pressable(False)
    assert row.focusPolicy() == Qt.FocusPolicy.NoFocus
    assert row.grab().toImage().pixelColor(100, 20) != theme.color("hover")
    assert row.grab().toImage().pixelColor(100, 39) == theme.color("line")
