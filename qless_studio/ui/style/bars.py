"""Sliders, scroll bars, progress bars, tab bars and splitters."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QWidget

from qless_studio.ui.style.drawing import (
    CENTRE,
    CONTROL,
    DOWN,
    ENABLED,
    HORIZONTAL,
    HOVER,
    SELECTED,
    Option,
    Role,
    fill,
    line_of_text,
    plain,
    plate,
    text_width,
    visual,
    weighted,
)
from qless_studio.ui.style.theme import Theme

KNOB, GROOVE, SLIDER_LENGTH = 16, 4, 120
SCROLL, HANDLE, LEAST_HANDLE = 8, 4, 28
"""Pixels, at every text size: a scroll bar, its visible handle, and how short that becomes."""
LEAST_SCROLL = 48
"""Minimum length of a scroll bar's handle, at 100 %."""
PROGRESS = 4
TAB_PADDING, UNDERLINE = 12, 3
Part = QStyle.SubControl


def paint_slider(theme: Theme, option: Option, painter: QPainter, widget: QWidget | None) -> None:
    """A whole QSlider: the part up to the handle in the accent, ticks where it asks for some."""
    colour, rect = option.palette.color, QRectF(option.rect)
    across = option.orientation == Qt.Orientation.Horizontal
    knob, thick = QRectF(slider_part(theme, option, Part.SC_SliderHandle, widget)), theme.px(GROOVE)
    done = colour(Role.Accent if option.state.value & ENABLED else Role.Mid)
    if across:
        rail = QRectF(rect.x(), rect.center().y() - thick / 2, rect.width(), thick)
        before, after = QRectF(rail), QRectF(rail)
        before.setRight(knob.center().x())
        after.setLeft(knob.center().x())
    else:
        rail = QRectF(rect.center().x() - thick / 2, rect.y(), thick, rect.height())
        before, after = QRectF(rail), QRectF(rail)
        before.setBottom(knob.center().y())
        after.setTop(knob.center().y())
    plate(painter, rail, thick / 2, colour(Role.Mid))
    plate(painter, after if option.upsideDown else before, thick / 2, done)
    ring = colour(Role.Link if option.state.value & ENABLED else Role.Dark)
    plate(painter, knob, knob.width() / 2, colour(Role.Base), ring, 2)


def slider_part(theme: Theme, option: Option, part: Part, widget: QWidget | None) -> QRect:
    """The round handle, and the groove that its middle follows."""
    rect, size = option.rect, theme.px(KNOB)
    if part != Part.SC_SliderHandle:
        return QRect(rect)
    across = option.orientation == Qt.Orientation.Horizontal
    room = (rect.width() if across else rect.height()) - size
    at = QStyle.sliderPositionFromValue(
        option.minimum, option.maximum, option.sliderPosition, max(room, 0), option.upsideDown
    )
    if across:
        return QRect(rect.x() + at, rect.y() + (rect.height() - size) // 2, size, size)
    return QRect(rect.x() + (rect.width() - size) // 2, rect.y() + at, size, size)


def slider_size(theme: Theme, option: Option, size: QSize, widget: QWidget | None) -> QSize:
    long, thick = theme.px(SLIDER_LENGTH), theme.px(CONTROL)
    return QSize(long, thick) if option.orientation == Qt.Orientation.Horizontal else QSize(thick, long)


def paint_scroll_bar(theme: Theme, option: Option, painter: QPainter, widget: QWidget | None) -> None:
    """A whole QScrollBar: a thin handle at its leading edge, nothing while everything is visible.

    It lies on what its view lies on: the style has it not cover that.
    """
    colour = option.palette.color
    if option.maximum <= option.minimum:
        return
    handle = QRectF(scroll_part(theme, option, Part.SC_ScrollBarSlider, widget))
    rail = QRectF(option.rect)
    if option.orientation == Qt.Orientation.Vertical:
        x = visual(option, 0, 0, HANDLE, 0).x()
        rail, handle = QRectF(x, rail.y(), HANDLE, rail.height()), QRectF(x, handle.y(), HANDLE, handle.height())
    else:
        y = rail.bottom() - HANDLE
        rail, handle = QRectF(rail.x(), y, rail.width(), HANDLE), QRectF(handle.x(), y, handle.width(), HANDLE)
    plate(painter, rail, HANDLE / 2, colour(Role.AlternateBase))
    strong = option.state.value & HOVER or option.state.value & DOWN
    plate(painter, handle, HANDLE / 2, colour(Role.Dark if strong else Role.Mid))


def scroll_part(theme: Theme, option: Option, part: Part, widget: QWidget | None) -> QRect:
    """No buttons at the ends: the groove takes the whole length."""
    rect = option.rect
    upright = option.orientation == Qt.Orientation.Vertical
    length = rect.height() if upright else rect.width()
    reach = option.maximum - option.minimum
    long = length
    if reach > 0:
        long = min(length, max(LEAST_HANDLE, length * option.pageStep // max(1, reach + option.pageStep)))
    at = QStyle.sliderPositionFromValue(
        option.minimum, option.maximum, option.sliderPosition, length - long, option.upsideDown
    )
    spans = {
        Part.SC_ScrollBarGroove: (0, length),
        Part.SC_ScrollBarSlider: (at, long),
        Part.SC_ScrollBarSubPage: (0, at),
        Part.SC_ScrollBarAddPage: (at + long, length - at - long),
    }
    start, span = spans.get(part, (0, 0))
    if upright:
        return QRect(rect.x(), rect.y() + start, rect.width() if span else 0, span)
    return QStyle.visualRect(
        option.direction, rect, QRect(rect.x() + start, rect.y(), span, rect.height() if span else 0)
    )


def scroll_size(theme: Theme, option: Option, size: QSize, widget: QWidget | None) -> QSize:
    if option.orientation == Qt.Orientation.Vertical:
        return QSize(SCROLL, theme.px(LEAST_SCROLL))
    return QSize(theme.px(LEAST_SCROLL), SCROLL)


def paint_progress(theme: Theme, option: Option, painter: QPainter, widget: QWidget | None) -> None:
    """A whole QProgressBar: a line without text; of one that does not know its end the middle is filled."""
    colour, rect = option.palette.color, QRectF(option.rect)
    thick = theme.px(PROGRESS)
    upright = not option.state.value & HORIZONTAL
    reach = option.maximum - option.minimum
    share = (option.progress - option.minimum) / reach if reach > 0 else 0.4
    share = min(1.0, max(0.0, share))
    if upright:
        x, length = rect.center().x() - thick / 2, rect.height() * share
        rail, done = QRectF(x, rect.y(), thick, rect.height()), QRectF(x, rect.bottom() - length, thick, length)
    else:
        y, length = rect.center().y() - thick / 2, rect.width() * share
        start = 0.0 if reach > 0 else (rect.width() - length) / 2
        place = visual(option, start, 0, length, thick)
        rail, done = QRectF(rect.x(), y, rect.width(), thick), QRectF(place.x(), y, length, thick)
    plate(painter, rail, thick / 2, colour(Role.AlternateBase))
    if share > 0:
        plate(painter, done, thick / 2, colour(Role.Accent))


def progress_size(theme: Theme, option: Option, size: QSize, widget: QWidget | None) -> QSize:
    long, thick = theme.px(SLIDER_LENGTH), theme.px(PROGRESS)
    return QSize(long, thick) if option.state.value & HORIZONTAL else QSize(thick, long)


def paint_tab(theme: Theme, option: Option, painter: QPainter, widget: QWidget | None) -> None:
    """A whole tab of a QTabBar that does not paint its own: dimmed words, the one in front underlined."""
    colour, state, rect = option.palette.color, option.state.value, QRectF(option.rect)
    front = bool(state & SELECTED)
    painter.setFont(weighted(painter.font(), 600 if front else 500))
    strong = front or (state & ENABLED and state & HOVER)
    ink = colour(Role.WindowText if strong else Role.PlaceholderText)
    place = rect.adjusted(theme.px(TAB_PADDING), 0, -theme.px(TAB_PADDING), 0)
    line_of_text(painter, option, place, option.text, ink, CENTRE)
    if front:
        plate(painter, QRectF(place.x(), rect.bottom() - UNDERLINE, place.width(), UNDERLINE), 1.5, colour(Role.Accent))


def tab_size(theme: Theme, option: Option, size: QSize, widget: QWidget | None) -> QSize:
    font = weighted(widget.font(), 600) if widget is not None else theme.font(14, 600)
    ends = option.leftButtonSize.width() + option.rightButtonSize.width()
    width = text_width(font, plain(option.text)) + 2 * theme.px(TAB_PADDING) + 1
    return QSize(width + ends, theme.px(CONTROL + 4))


def paint_tab_base(theme: Theme, option: Option, painter: QPainter, widget: QWidget | None) -> None:
    """The line below a tab bar."""
    rect = option.rect
    fill(painter, QRect(rect.x(), rect.bottom(), rect.width(), 1), option.palette.color(Role.Mid))


def paint_splitter(theme: Theme, option: Option, painter: QPainter, widget: QWidget | None) -> None:
    """One visible pixel; a wide handle, as in the file dialog, is a gap."""
    rect = option.rect
    if min(rect.width(), rect.height()) > 1:
        return
    if option.state.value & HORIZONTAL:
        line = QRect(rect.center().x(), rect.y(), 1, rect.height())
    else:
        line = QRect(rect.x(), rect.center().y(), rect.width(), 1)
    fill(painter, line, option.palette.color(Role.Mid))


Control, Complex, Contents = QStyle.ControlElement, QStyle.ComplexControl, QStyle.ContentsType
CONTROLS = {
    Control.CE_ProgressBar: paint_progress,
    Control.CE_TabBarTab: paint_tab,
    Control.CE_Splitter: paint_splitter,
}
PRIMITIVES = {QStyle.PrimitiveElement.PE_FrameTabBarBase: paint_tab_base}
COMPLEX = {Complex.CC_Slider: paint_slider, Complex.CC_ScrollBar: paint_scroll_bar}
SIZES = {
    Contents.CT_Slider: slider_size,
    Contents.CT_ScrollBar: scroll_size,
    Contents.CT_ProgressBar: progress_size,
    Contents.CT_TabBarTab: tab_size,
}
PARTS = {Complex.CC_Slider: slider_part, Complex.CC_ScrollBar: scroll_part}
