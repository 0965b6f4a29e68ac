"""Push buttons, icon buttons and tool buttons.

Kinds of a QPushButton: "primary" (the one of a screen), "link" (small text in the accent), "flat" (an icon without
edges), "close" (flat, with a small icon), "letter" (with hardly any room beside its text), "game" (a row that opens
something of a game: a square in its accent, and a chevron). One without text is a square for its icon. A default button
of a dialog looks like a primary one.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter
from PySide6.QtWidgets import QDialogButtonBox, QStyle, QStyleOptionButton, QWidget

from qless_studio.ui.style.drawing import (
    CENTRE,
    CONTROL,
    DOWN,
    ENABLED,
    HOVER,
    ON,
    RADIUS,
    RAISED,
    Option,
    Role,
    chevron,
    control_plate,
    fill,
    kind_of,
    line_of_text,
    plain,
    plate,
    text_width,
    visual,
    weighted,
)
from qless_studio.ui.style.in_force import accent_in
from qless_studio.ui.style.theme import Theme

PADDING, ICON, ICON_GAP, LINK = 12, 20, 8, 24
LETTER_PADDING, SMALL_ICON = 4, 14
SQUARE, SQUARE_GAP, CHEVRON = 12, 10, 16
"""Sizes for the kind "game": its square, the gap to the text, and its chevron."""
DIALOG_WIDTH = 88
"""Minimum width of a button at the bottom of a dialog."""
CONTROL_HEIGHT = "control_height"
"""The property of a button that is not CONTROL high: its height at 100 %."""
DEFAULT = QStyleOptionButton.ButtonFeature.DefaultButton.value


def paint_button(theme: Theme, option: Option, painter: QPainter, widget: QWidget | None) -> None:
    """A whole QPushButton."""
    kind, state = kind_of(widget), option.state.value
    if kind == "link":
        _paint_link(theme, option, painter, state)
        return
    if not option.text:
        size = SMALL_ICON if kind == "close" else ICON
        _paint_icon_button(theme, option, painter, state, kind in ("flat", "close"), size)
        return
    primary = kind == "primary" or bool(option.features.value & DEFAULT)
    _paint_background(theme, option, painter, state, primary)
    enabled, on = bool(state & ENABLED), bool(state & ON)
    ink = theme.color("on_accent") if primary and enabled else option.palette.color(Role.ButtonText)
    if on:
        painter.setFont(weighted(painter.font(), 600))
    if kind == "game":
        _paint_game(theme, option, painter, ink)
        return
    tint = option.palette.color(Role.Link) if on and enabled else ink
    padding = LETTER_PADDING if kind == "letter" else PADDING
    _paint_content(theme, option, painter, padding, ink, tint, None if _in_dialog_box(widget) else option.icon)


def _paint_background(theme: Theme, option: Option, painter: QPainter, state: int, primary: bool) -> None:
    colour = option.palette.color
    enabled = bool(state & ENABLED)
    fill, edge = colour(Role.Button), colour(Role.Mid)
    if enabled and primary:
        plate(painter, option.rect, theme.px(RADIUS), colour(Role.Accent))
    else:
        if state & ON:
            fill = theme.with_accent(accent_in(option.palette)).color("accent_bg")
            edge = colour(Role.Link) if enabled else edge
        elif state & HOVER:
            fill = colour(Role.AlternateBase)
        control_plate(painter, theme, option.rect, fill, edge, enabled)
    if enabled and (state & DOWN or (primary and state & HOVER)):
        shade = QColor("#FFFFFF" if theme.high_contrast and not primary else "#000000")
        shade.setAlphaF(0.16 if state & DOWN and primary else 0.08)
        plate(painter, option.rect, theme.px(RADIUS), shade)


def _paint_content(
    theme: Theme, option: Option, painter: QPainter, padding: int, ink: QColor, tint: QColor, icon: QIcon | None
) -> None:
    """Icon and text, together in the middle."""
    rect = option.rect
    room = rect.width() - 2 * theme.px(padding)
    size = gap = 0
    if icon is not None and not icon.isNull():
        size, gap = theme.px(ICON), theme.px(ICON_GAP)
    text = min(text_width(painter.font(), plain(option.text)), room - size - gap)
    x = round((rect.width() - size - gap - text) / 2)
    if size and icon is not None:
        painter.setPen(tint)
        place = visual(option, x, round((rect.height() - size) / 2), size, size)
        icon.paint(painter, place.toRect(), mode=_mode(option))
    line_of_text(painter, option, visual(option, x + size + gap, 0, text, rect.height()), option.text, ink)


def _paint_game(theme: Theme, option: Option, painter: QPainter, ink: QColor) -> None:
    px, width, height = theme.px, option.rect.width(), option.rect.height()
    start, side, end = px(PADDING), px(SQUARE), px(PADDING) + px(CHEVRON)
    square = visual(option, start, (height - side) / 2, side, side)
    plate(painter, square, px(3), option.palette.color(Role.Accent))
    name = "back" if option.direction == Qt.LayoutDirection.RightToLeft else "next"
    place = visual(option, width - end, 0, px(CHEVRON), height)
    chevron(painter, name, place, px(CHEVRON), option.palette.color(Role.PlaceholderText))
    start += side + px(SQUARE_GAP)
    line_of_text(painter, option, visual(option, start, 0, width - start - end - px(4), height), option.text, ink)


def _mode(option: Option) -> QIcon.Mode:
    return QIcon.Mode.Normal if option.state.value & ENABLED else QIcon.Mode.Disabled


def _paint_icon_button(theme: Theme, option: Option, painter: QPainter, state: int, flat: bool, side: int) -> None:
    colour = option.palette.color
    enabled, hover = bool(state & ENABLED), bool(state & HOVER)
    if not flat and not enabled and not theme.high_contrast:
        plate(painter, option.rect, theme.px(RADIUS), colour(Role.Button), colour(Role.Mid))
    elif not flat:
        _paint_background(theme, option, painter, state, False)
    elif enabled and (hover or state & DOWN):
        plate(painter, option.rect, theme.px(RADIUS), colour(Role.AlternateBase))
    if not enabled:
        ink = Role.Dark
    elif state & ON:
        ink = Role.Link
    else:
        ink = Role.PlaceholderText if flat and not hover else Role.ButtonText
    painter.setPen(colour(ink))
    size, rect = theme.px(side), option.rect
    place = visual(option, round((rect.width() - size) / 2), round((rect.height() - size) / 2), size, size)
    option.icon.paint(painter, place.toRect(), mode=_mode(option))


def _paint_link(theme: Theme, option: Option, painter: QPainter, state: int) -> None:
    ink = option.palette.color(Role.Link if state & ENABLED else Role.PlaceholderText)
    painter.setFont(theme.font(12, 600))
    rect = QRectF(option.rect)
    line_of_text(painter, option, rect, option.text, ink, CENTRE)
    if state & HOVER and state & ENABLED:
        fill(painter, QRectF(rect.x(), rect.center().y() + theme.px(8), rect.width(), 1), ink)


def paint_tool_button(theme: Theme, option: Option, painter: QPainter, widget: QWidget | None) -> None:
    """A whole QToolButton: an icon, or text where it has none; `autoRaise` leaves its edges out."""
    state = option.state.value
    flat = bool(state & RAISED)
    if not option.icon.isNull():
        _paint_icon_button(theme, option, painter, state, flat, ICON)
        return
    if not flat or state & (HOVER | DOWN):
        _paint_background(theme, option, painter, state, False)
    if option.text:
        ink = option.palette.color(Role.ButtonText)
        line_of_text(painter, option, QRectF(option.rect), option.text, ink, CENTRE)
    else:  # the arrows beside a tab bar, and the menu button of the file dialog
        chevron(painter, ARROWS.get(option.arrowType.value, "down"), QRectF(option.rect), theme.px(16),
                option.palette.color(Role.ButtonText if state & ENABLED else Role.Dark))  # fmt: skip


ARROWS = {1: "up", 2: "down", 3: "back", 4: "next"}
"""Names of the chevrons for the values of Qt.ArrowType."""


def button_size(theme: Theme, option: Option, size: QSize, widget: QWidget | None) -> QSize:
    """Measured in bold, so that a button keeps its width when it is checked."""
    kind = kind_of(widget)
    if kind == "link":
        return QSize(text_width(theme.font(12, 600), plain(option.text)) + 1, theme.px(LINK))
    height = theme.px(float(widget.property(CONTROL_HEIGHT) or CONTROL) if widget is not None else CONTROL)
    if not option.text:
        return QSize(height, height)
    font = weighted(widget.font(), 600) if widget is not None else theme.font(14, 600)
    width = text_width(font, plain(option.text)) + 2 * theme.px(PADDING)
    if kind == "letter":
        return QSize(max(height, width - 2 * theme.px(PADDING - LETTER_PADDING)), height)
    if kind == "game":
        width += theme.px(SQUARE + SQUARE_GAP + CHEVRON + 18)
    in_box = _in_dialog_box(widget)
    if not option.icon.isNull() and not in_box:
        width += theme.px(ICON) + theme.px(ICON_GAP)
    return QSize(max((width + 3) // 4 * 4, theme.px(DIALOG_WIDTH) if in_box else 0), height)


def _in_dialog_box(widget: QWidget | None) -> bool:
    """Whether a button is at the bottom of one of Qt's dialogs, where some desktops add icons."""
    return widget is not None and isinstance(widget.parent(), QDialogButtonBox)


def tool_button_size(theme: Theme, option: Option, size: QSize, widget: QWidget | None) -> QSize:
    """A square for an icon; room for the text otherwise."""
    side = theme.px(CONTROL)
    if not option.icon.isNull() or not option.text:
        return QSize(side, side)
    return QSize(max(side, size.width() + 2 * theme.px(ICON_GAP)), side)


Control, Complex, Contents = QStyle.ControlElement, QStyle.ComplexControl, QStyle.ContentsType
CONTROLS = {Control.CE_PushButton: paint_button}
COMPLEX = {Complex.CC_ToolButton: paint_tool_button}
SIZES = {Contents.CT_PushButton: button_size, Contents.CT_ToolButton: tool_button_size}
