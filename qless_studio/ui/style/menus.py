"""Menus, menu bars and tool tips."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionMenuItem, QWidget

from qless_studio.ui.style.drawing import (
    CENTRE,
    DOWN,
    ENABLED,
    SELECTED,
    Option,
    Role,
    chevron,
    fill,
    line_of_text,
    plain,
    plate,
    text_width,
    visual,
    weighted,
)
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.style.theme import Theme

Item = QStyleOptionMenuItem.MenuItemType
INSET, START, END, ABOVE, RADIUS = 4, 12, 24, 6, 6
"""Distances: the marked row to the menu, its text to the row's ends and to the row's top; then the row's radius."""
TIP_MARGIN = 6
"""Distance of the text of a tool tip from its edges."""
MARK, MARK_GAP, KEYS_GAP, SEPARATOR = 16, 8, 16, 9


def paint_menu_item(theme: Theme, option: Option, painter: QPainter, widget: QWidget | None) -> None:
    """A row: check mark or icon, text, and the keys or the arrow of a submenu at the end.

    Rows of an open combo box, too: it is no wider than its texts, so the one in force is bold instead of marked.
    """
    colour, rect = option.palette.color, option.rect
    px = theme.px
    if option.menuItemType == Item.Separator:
        _paint_separator(theme, option, painter)
        return
    enabled = bool(option.state.value & ENABLED)
    if isinstance(widget, QComboBox):
        fill(painter, rect, colour(Role.Base))
    if option.state.value & SELECTED and enabled:
        place = QRectF(rect).adjusted(px(INSET), 0, -px(INSET), 0)
        plate(painter, place, px(RADIUS), theme.mix("hover", "text", 0.08))
    ink = colour(Role.Text if enabled else Role.PlaceholderText)
    painter.setFont(option.font)
    start, end = px(INSET + START), px(INSET + START)
    if not isinstance(widget, QComboBox):
        _paint_mark(theme, option, painter)
        start = _start(theme, option)
    elif option.checked:
        painter.setFont(weighted(option.font, 600))
    text, _, keys = option.text.partition("\t")
    room = rect.width() - start - end
    line_of_text(painter, option, visual(option, start, 0, room, rect.height()), text, ink)
    if keys:
        width = text_width(option.font, keys)
        place = visual(option, rect.width() - end - width, 0, width, rect.height())
        line_of_text(painter, option, place, keys, colour(Role.PlaceholderText))
    if option.menuItemType == Item.SubMenu:
        name = "back" if option.direction == Qt.LayoutDirection.RightToLeft else "next"
        place = visual(option, rect.width() - px(INSET + 4 + MARK), 0, px(MARK), rect.height())
        chevron(painter, name, place, px(MARK), colour(Role.PlaceholderText))


def _paint_separator(theme: Theme, option: Option, painter: QPainter) -> None:
    rect, inset = option.rect, theme.px(INSET + 8)
    if option.text:  # the title of a section
        painter.setFont(theme.font(12, 600))
        place = QRectF(rect).adjusted(inset, 0, -inset, 0)
        line_of_text(painter, option, place, option.text, option.palette.color(Role.PlaceholderText))
        return
    line = QRect(rect.x() + inset, rect.center().y(), rect.width() - 2 * inset, 1)
    fill(painter, line, option.palette.color(Role.Midlight))


def _paint_mark(theme: Theme, option: Option, painter: QPainter) -> None:
    px, size = theme.px, theme.px(MARK)
    place = visual(option, px(INSET + START), round((option.rect.height() - size) / 2), size, size)
    ink = option.palette.color(Role.Text if option.state.value & ENABLED else Role.PlaceholderText)
    if option.checked and option.checkType != QStyleOptionMenuItem.CheckType.NotCheckable:
        paint_icon(painter, "check", place, ink)
    elif not option.icon.isNull():
        painter.setPen(ink)
        option.icon.paint(painter, place.toRect())


def _start(theme: Theme, option: Option) -> int:
    """Distance from a row's edge to its text; if any row of the menu has a mark, all leave room for one."""
    px = theme.px
    marks = option.menuHasCheckableItems or option.maxIconWidth > 0
    return px(INSET + START) + (px(MARK) + px(MARK_GAP) if marks else 0)


def menu_item_size(theme: Theme, option: Option, size: QSize, widget: QWidget | None) -> QSize:
    """Qt adds the width of the longest keys itself."""
    px = theme.px
    if option.menuItemType == Item.Separator:
        return QSize(size.width(), px(28) if option.text else px(SEPARATOR))
    text, _, keys = option.text.partition("\t")
    metrics = QFontMetrics(option.font)
    width = text_width(option.font, plain(text)) + _start(theme, option) + px(END + INSET)
    if keys:
        width += px(KEYS_GAP)
    return QSize(width, metrics.height() + 2 * px(ABOVE))


def paint_menu(theme: Theme, option: Option, painter: QPainter, widget: QWidget | None) -> None:
    """The background: square, because round corners need a compositor."""
    plate(painter, option.rect, 0, option.palette.color(Role.Base), option.palette.color(Role.Mid))


def paint_nothing(theme: Theme, option: Option, painter: QPainter, widget: QWidget | None) -> None:
    """What is painted with the background already."""


def paint_menu_bar(theme: Theme, option: Option, painter: QPainter, widget: QWidget | None) -> None:
    fill(painter, option.rect, option.palette.color(Role.Window))


def paint_menu_bar_item(theme: Theme, option: Option, painter: QPainter, widget: QWidget | None) -> None:
    state = option.state.value
    paint_menu_bar(theme, option, painter, widget)
    if state & ENABLED and state & (SELECTED | DOWN):
        plate(painter, option.rect, theme.px(4), option.palette.color(Role.AlternateBase))
    ink = option.palette.color(Role.ButtonText if state & ENABLED else Role.PlaceholderText)
    line_of_text(painter, option, QRectF(option.rect), option.text, ink, CENTRE)


def menu_bar_item_size(theme: Theme, option: Option, size: QSize, widget: QWidget | None) -> QSize:
    return size + QSize(2 * theme.px(8), 2 * theme.px(4))


def paint_tool_tip(theme: Theme, option: Option, painter: QPainter, widget: QWidget | None) -> None:
    plate(painter, option.rect, 0, option.palette.color(Role.ToolTipBase), option.palette.color(Role.Mid))


Control, Primitive, Contents = QStyle.ControlElement, QStyle.PrimitiveElement, QStyle.ContentsType
CONTROLS = {
    Control.CE_MenuItem: paint_menu_item,
    Control.CE_MenuEmptyArea: paint_nothing,
    Control.CE_MenuBarItem: paint_menu_bar_item,
    Control.CE_MenuBarEmptyArea: paint_menu_bar,
}
PRIMITIVES = {
    Primitive.PE_PanelMenu: paint_menu,
    Primitive.PE_FrameMenu: paint_nothing,
    Primitive.PE_PanelTipLabel: paint_tool_tip,
}
SIZES = {Contents.CT_MenuItem: menu_item_size, Contents.CT_MenuBarItem: menu_bar_item_size}
