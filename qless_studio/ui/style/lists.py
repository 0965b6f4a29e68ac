"""Frames, list headers, group boxes, and the focus within lists; rows are Fusion's, in the colours of the palette."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QFrame,
    QStyle,
    QStyleOptionHeader,
    QStyleOptionViewItem,
    QWidget,
)

from qless_studio.ui.style.choices import paint_box, paint_track
from qless_studio.ui.style.drawing import (
    ENABLED,
    FOCUS,
    SELECTED,
    Option,
    Role,
    chevron,
    fill,
    kind_of,
    line_of_text,
    plate,
)
from qless_studio.ui.style.in_force import accent_in
from qless_studio.ui.style.theme import Theme

FRAME_RADIUS = 3
"""Corner radius of lists and text views; small, since their contents have square corners."""
HEADER_INSET, SORT_ARROW = 8, 12
Shape = QFrame.Shape
Sort = QStyleOptionHeader.SortIndicator


def paint_frame(theme: Theme, option: Option, painter: QPainter, widget: QWidget | None) -> None:
    """The frame of a QFrame; a line of one pixel, the edge of a list or text view, or the track of segments.

    Called for every QLabel, too, which is a QFrame without one.
    """
    shape = option.frameShape
    if shape == Shape.NoFrame:
        return
    rect, colour = option.rect, option.palette.color
    if shape in (Shape.HLine, Shape.VLine):
        line = QRect(rect.x(), rect.center().y(), rect.width(), 1)
        if shape == Shape.VLine:
            line = QRect(rect.center().x(), rect.y(), 1, rect.height())
        fill(painter, line, colour(Role.Mid if kind_of(widget) == "edge" else Role.Midlight))
    elif kind_of(widget) == "track":
        paint_track(theme, option, painter)
    elif isinstance(widget, QAbstractScrollArea):
        if option.state.value & FOCUS:
            plate(painter, rect, FRAME_RADIUS, colour(Role.Base), colour(Role.Link), 2)
        else:
            edge = Role.Mid if isinstance(widget, QAbstractItemView) else Role.Dark
            plate(painter, rect, FRAME_RADIUS, colour(Role.Base), colour(edge))
    else:
        plate(painter, rect, FRAME_RADIUS, None, colour(Role.Mid))


def paint_focus(theme: Theme, option: Option, painter: QPainter, widget: QWidget | None) -> None:
    """Where the keyboard is in a list; controls have a ring outside them instead."""
    if isinstance(widget, QAbstractItemView):
        plate(painter, option.rect, FRAME_RADIUS, None, option.palette.color(Role.Link))


def row_option(theme: Theme, option: Option) -> Option:
    """A row of a view for Fusion, which has a selected one in the colours of selected text: here it is tinted."""
    if not option.state.value & SELECTED:
        return option
    made = QStyleOptionViewItem(option)
    tint = theme.with_accent(accent_in(option.palette)).color("accent_bg")
    made.palette.setColor(Role.Highlight, tint)
    made.palette.setColor(Role.HighlightedText, option.palette.color(Role.Text))
    return made


def paint_header_section(theme: Theme, option: Option, painter: QPainter, widget: QWidget | None) -> None:
    rect = option.rect
    fill(painter, rect, option.palette.color(Role.Window))
    fill(painter, QRect(rect.x(), rect.bottom(), rect.width(), 1), option.palette.color(Role.Mid))


def paint_header_label(theme: Theme, option: Option, painter: QPainter, widget: QWidget | None) -> None:
    """The title, dimmed but for the column that is sorted."""
    px = theme.px
    is_sorted = option.sortIndicator != Sort.None_
    painter.setFont(theme.font(12, 600))
    place = QRectF(option.rect).adjusted(px(4), 0, -px(4), 0)
    ink = option.palette.color(Role.WindowText if is_sorted else Role.PlaceholderText)
    line_of_text(painter, option, place, option.text, ink)


def paint_sort_arrow(theme: Theme, option: Option, painter: QPainter, widget: QWidget | None) -> None:
    name = "down" if getattr(option, "sortIndicator", Sort.SortDown) == Sort.SortDown else "up"
    chevron(painter, name, QRectF(option.rect), theme.px(SORT_ARROW), option.palette.color(Role.WindowText))


def paint_group_box(theme: Theme, option: Option, painter: QPainter, widget: QWidget | None) -> None:
    """A QGroupBox: its title, and a line beside it instead of a box around."""
    part, complex_ = QStyle.SubControl, QStyle.ComplexControl.CC_GroupBox
    colour, state = option.palette.color, option.state.value
    place = QApplication.style().subControlRect if widget is None else widget.style().subControlRect
    label = QRectF(place(complex_, option, part.SC_GroupBoxLabel, widget))
    if option.subControls & part.SC_GroupBoxCheckBox:
        paint_box(theme, option, painter, QRectF(place(complex_, option, part.SC_GroupBoxCheckBox, widget)))
    ink = colour(Role.PlaceholderText if state & ENABLED else Role.Mid)
    line_of_text(painter, option, label.adjusted(0, 0, 4, 0), option.text, ink)
    y = round(label.center().y()) if option.text else option.rect.y()
    start = int(label.right()) + theme.px(8)
    if start < option.rect.right():
        fill(painter, QRect(start, y, option.rect.right() - start, 1), colour(Role.Midlight))


Control, Primitive = QStyle.ControlElement, QStyle.PrimitiveElement
CONTROLS = {
    Control.CE_ShapedFrame: paint_frame,
    Control.CE_HeaderSection: paint_header_section,
    Control.CE_HeaderLabel: paint_header_label,
}
PRIMITIVES = {Primitive.PE_FrameFocusRect: paint_focus, Primitive.PE_IndicatorHeaderArrow: paint_sort_arrow}
COMPLEX = {QStyle.ComplexControl.CC_GroupBox: paint_group_box}
