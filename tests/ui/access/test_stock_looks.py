"""What Qt draws over a tab looks as if it belonged to it; tool tips say what a button does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton

from qless_studio.ui.games import VIEWS
from qless_studio.ui.style import theme_of
from qless_studio.ui.widgets.basic.buttons import ActionButton
from qless_studio.ui.widgets.basic.dialogs import Popover
from qless_studio.ui.widgets.basic.labels import text_label
from tests.fixtures.nightly import by_day
from tests.fixtures.studio import one_view

TINTED = next(view for view in VIEWS if view.accent != "blue")
"""A game with another accent than the program."""


def colours(widget) -> set[str]:
    image = widget.grab().toImage()
    return {image.pixelColor(x, y).name() for y in range(image.height()) for x in range(image.width())}


@pytest.mark.parametrize("mode", ["light", "dark"])
@by_day("dark")
def test_a_question_has_the_accent_and_the_icon_of_the_program(studio, mode):
    opened = studio(mode)
    opened.show(TINTED)
    window = opened.window
    window.commands.documents.ask_to_save(window.document, lambda: None)
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    tint, program = theme_of(window), window.appearance.theme
    shown = colours(box)
    assert tint.color("accent").name() in shown
    assert program.color("accent").name() not in shown
    assert tint.color("warn").name() in {
        box.iconPixmap().toImage().pixelColor(x, box.iconPixmap().height() // 2).name()
        for x in range(box.iconPixmap().width())
    }
    assert [button.icon().isNull() for button in box.findChildren(QPushButton)] == [True] * 3
    box.close()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_menus_are_not_marked_in_the_accent_of_another_game(studio):
    opened = studio()
    opened.show(TINTED)
    window = opened.window
    window.open_menu()
    menu = QApplication.activePopupWidget()
    plain = colours(menu)
    menu.setActiveAction(menu.actions()[1])
    marked = colours(menu) - plain
    assert marked
    assert window.appearance.theme.color("accent_bg").name() not in marked
    menu.close()


def test_a_popover_needs_no_compositor(shown):
    button = shown(text_label("Filter"))
    popover = Popover("Filter", button)
    popover.add(text_label("Minimum length"))
    assert not popover.testAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
    image = popover.grab().toImage()
    corners = [(x, y) for x in (0, image.width() - 1) for y in (0, image.height() - 1)]
    assert [image.pixelColor(*corner).alpha() for corner in corners] == [255] * 4


@one_view("boggle")
def test_tool_tips_say_the_keys_or_more_than_the_label(studio, view):
    opened = studio()
    opened.show(view)
    for button in opened.window.tab.findChildren(ActionButton):
        if button.isVisible():
            keys = button.action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            tip = button.toolTip().removesuffix(f" ({keys})")
            assert keys or len(tip) > len(button.label) + 8, button.label


def test_where_a_word_starts_is_not_marked_like_the_keyboard(studio):
    opened = studio()
    opened.show(next(view for view in VIEWS if view.key == "word-streak"))
    board = opened.window.tab.page.board
    opened.finish()
    opened.window.tab.analyse.entry.field.setFocus()
    start = next(cell for cell in board.cells if cell.tile.start)
    around = start.rect.adjusted(-6, -6, 6, 6)
    image = board.grab(around).toImage()
    accent = board.theme.color("accent_text").name()
    edge = [image.pixelColor(x, 3).name() for x in range(image.width())]
    assert accent not in edge
    assert 0 < edge.count(board.theme.color("text").name()) < 0.8 * len(edge), "dashed"
