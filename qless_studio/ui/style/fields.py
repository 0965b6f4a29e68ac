"""Text fields and spin boxes.

Properties of a QLineEdit: "icon" (a name of `icons.NAMES`) and "label" at its start, "wrong" for a red edge. What its
layout holds stands inside it, at its end.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractSpinBox, QStyle, QWidget

from qless_studio.ui.style.drawing import (
    CONTROL,
    ENABLED,
    FOCUS,
    RADIUS,
    Option,
    Role,
    chevron,
    control_plate,
    line_of_text,
    plate,
    text_width,
    visual,
    visual_rect,
    weighted,
)
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.style.theme import Theme

WRONG, ICON, LABEL = "wrong", "icon", "label"
INSET, ICON_PLACE, ICON_SIZE, GAP = 12, 10, 20, 4
QT_MARGIN = 2
"""By which a QLineEdit insets its text from SE_LineEditContents."""
END_START, END_GAP = 6, 4
"""Between the text and what stands at the end, and between that and the edge."""
LEAST = 96
ARROWS = 26
"""Width of the two buttons of a spin box."""
Part = QStyle.SubControl
Step = QAbstractSpinBox.StepEnabledFlag


def paint_field(theme: Theme, option: Option, painter: QPainter, widget: QWidget | None) -> None:
    """The background of a QLineEdit; one without a frame, as in a spin box, has none."""
    if option.lineWidth <= 0:
        return
    colour, state = option.palette.color, option.state.value
    wrong = widget is not None and bool(widget.property(WRONG))
    enabled = bool(state & ENABLED)
    if wrong:
        plate(painter, option.rect, theme.px(RADIUS), colour(Role.Base), theme.color("bad"), 3 if state & FOCUS else 2)
    else:
        edge = colour(Role.Dark if enabled else Role.Mid)
        control_plate(painter, theme, option.rect, colour(Role.Base), edge, enabled)
    icon, label = _start(widget)
    x = theme.px(INSET)
    if icon:
        size = theme.px(ICON_SIZE)
        place = visual(option, theme.px(ICON_PLACE), round((option.rect.height() - size) / 2), size, size)
        paint_icon(painter, icon, place, colour(Role.PlaceholderText))
        x += size + theme.px(GAP)
    if label and widget is not None:
        painter.setFont(weighted(widget.font(), 400))
        place = visual(option, x, 0, text_width(painter.font(), label), option.rect.height())
        line_of_text(painter, option, place, label, colour(Role.PlaceholderText))


def _start(widget: QWidget | None) -> tuple[str, str]:
    if widget is None:
        return "", ""
    return str(widget.property(ICON) or ""), str(widget.property(LABEL) or "")


def field_contents(theme: Theme, option: Option, widget: QWidget | None) -> QRect | None:
    """Where the text of a QLineEdit stands: behind its icon and label, before what its layout holds."""
    if option.lineWidth <= 0:
        return None
    rect = option.rect
    icon, label = _start(widget)
    start, end = theme.px(INSET) - QT_MARGIN, theme.px(INSET) - QT_MARGIN
    if icon:
        start += theme.px(ICON_SIZE) + theme.px(GAP)
    if label and widget is not None:
        start += text_width(weighted(widget.font(), 400), label) + theme.px(INSET)
    ends = widget.layout() if widget is not None else None
    taken = ends.sizeHint().width() if ends is not None else 0
    if taken > theme.px(END_GAP):
        end = theme.px(END_START) - QT_MARGIN + taken
    return visual_rect(option, start, 0, rect.width() - start - end, rect.height())


def field_size(theme: Theme, option: Option, size: QSize, widget: QWidget | None) -> QSize:
    px = theme.px
    if option.lineWidth <= 0:
        return size
    return QSize(max(px(LEAST), size.width() + 2 * px(INSET)), max(px(CONTROL), size.height()))


def paint_spin_box(theme: Theme, option: Option, painter: QPainter, widget: QWidget | None) -> None:
    """A QSpinBox without its text."""
    colour = option.palette.color
    enabled = bool(option.state.value & ENABLED)
    control_plate(painter, theme, option.rect, colour(Role.Base), colour(Role.Dark if enabled else Role.Mid), enabled)
    steps = option.stepEnabled
    for part, name, step in ((Part.SC_SpinBoxUp, "up", Step.StepUpEnabled),
                             (Part.SC_SpinBoxDown, "down", Step.StepDownEnabled)):  # fmt: skip
        place = QRectF(spin_part(theme, option, part, widget))
        ink = colour(Role.ButtonText if enabled and steps & step else Role.Mid)
        chevron(painter, name, place, min(theme.px(14), place.height()), ink)


def spin_part(theme: Theme, option: Option, part: Part, widget: QWidget | None) -> QRect:
    """The text from the start, and the two buttons above each other at the end."""
    px, rect = theme.px, option.rect
    width, half = min(px(ARROWS), rect.width()), rect.height() // 2
    if part == Part.SC_SpinBoxUp:
        return visual_rect(option, rect.width() - width, 0, width, half)
    if part == Part.SC_SpinBoxDown:
        return visual_rect(option, rect.width() - width, half, width, rect.height() - half)
    if part == Part.SC_SpinBoxEditField:
        return visual_rect(option, px(10) - QT_MARGIN, 1, rect.width() - width - px(10) + QT_MARGIN, rect.height() - 2)
    return QRect(rect)


def spin_size(theme: Theme, option: Option, size: QSize, widget: QWidget | None) -> QSize:
    """`size` of the longest text."""
    px = theme.px
    return QSize(size.width() + px(18) + px(ARROWS), px(CONTROL))


Primitive, Complex, Contents, Sub = (
    QStyle.PrimitiveElement,
    QStyle.ComplexControl,
    QStyle.ContentsType,
    QStyle.SubElement,
)
PRIMITIVES = {Primitive.PE_PanelLineEdit: paint_field}
COMPLEX = {Complex.CC_SpinBox: paint_spin_box}
SIZES = {Contents.CT_LineEdit: field_size, Contents.CT_SpinBox: spin_size}
RECTS = {Sub.SE_LineEditContents: field_contents}
PARTS = {Complex.CC_SpinBox: spin_part}
