"""Check boxes, radio buttons, segments and combo boxes.

Property `marks` of a QCheckBox: positions of letters to be painted bold, which match a search. Kinds: "segment" of a
QRadioButton, "track" of the QFrame that segments stand in, "arrow" of a QComboBox that shows its arrow alone.
"""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QWidget

from qless_studio.ui.style.drawing import (
    CENTRE,
    CONTROL,
    DOWN,
    ENABLED,
    HOVER,
    ON,
    PARTLY,
    RADIUS,
    Option,
    Role,
    chevron,
    control_plate,
    fill,
    kind_of,
    line_of_text,
    marked_pieces,
    plain,
    plate,
    text_width,
    visual,
    visual_rect,
    weighted,
)
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.style.shapes import paint_shadow
from qless_studio.ui.style.theme import Theme

BOX, BOX_GAP, SEGMENT_PADDING = 18, 10, 14
INSET = 2
"""Distance of segments from the edge of their track."""
ARROW, ARROW_END, TEXT_START, ARROW_GAP = 16, 10, 12, 8
SEGMENT_RADIUS = 5
MARKS = "marks"
Part = QStyle.SubControl


def paint_check_box(theme: Theme, option: Option, painter: QPainter, widget: QWidget | None) -> None:
    """A whole QCheckBox."""
    size = theme.px(BOX)
    paint_box(theme, option, painter, visual(option, 1, round((option.rect.height() - size) / 2), size, size))
    _paint_label(theme, option, painter, widget.property(MARKS) if widget is not None else None)


def paint_indicator(theme: Theme, option: Option, painter: QPainter, widget: QWidget | None) -> None:
    """The box alone, as in a list."""
    paint_box(theme, option, painter, QRectF(option.rect))


def paint_box(theme: Theme, option: Option, painter: QPainter, box: QRectF) -> None:
    """The box of a check box."""
    colour, state = option.palette.color, option.state.value
    enabled = bool(state & ENABLED)
    if state & (ON | PARTLY):
        plate(painter, box, theme.px(4), colour(Role.Accent if enabled else Role.Mid))
        ink = theme.color("on_accent") if enabled else colour(Role.Base)
        if state & ON:
            paint_icon(painter, "check", box, ink)
        else:
            bar = QRectF(box.x() + box.width() / 4, box.center().y() - 1, box.width() / 2, 2)
            fill(painter, bar, ink)
        return
    inside = colour(Role.AlternateBase if enabled and state & HOVER else Role.Base)
    plate(painter, box, theme.px(4), inside, colour(Role.Dark), dashed=theme.high_contrast and not enabled)


def _paint_label(theme: Theme, option: Option, painter: QPainter, marks: Collection[int] | None = None) -> None:
    start, ink = theme.px(BOX) + theme.px(BOX_GAP), option.palette.color(Role.WindowText)
    regular = painter.font()
    pieces = marked_pieces(option.text, marks) if marks else [(option.text, False)]
    for text, marked in pieces:
        painter.setFont(weighted(regular, 700) if marked else regular)
        place = visual(option, start, 0, option.rect.width() - start, option.rect.height())
        line_of_text(painter, option, place, text, ink)
        start += text_width(painter.font(), text)
        if start >= option.rect.width():
            break


def paint_radio_button(theme: Theme, option: Option, painter: QPainter, widget: QWidget | None) -> None:
    """A whole QRadioButton, or a segment."""
    if kind_of(widget) == "segment":
        _paint_segment(theme, option, painter)
        return
    size = theme.px(BOX)
    _paint_disc(theme, option, painter, visual(option, 1, round((option.rect.height() - size) / 2), size, size))
    _paint_label(theme, option, painter)


def paint_radio_indicator(theme: Theme, option: Option, painter: QPainter, widget: QWidget | None) -> None:
    """The disc alone, as in a group box."""
    _paint_disc(theme, option, painter, QRectF(option.rect))


def _paint_disc(theme: Theme, option: Option, painter: QPainter, disc: QRectF) -> None:
    colour, state = option.palette.color, option.state.value
    enabled, radius = bool(state & ENABLED), disc.width() / 2
    if state & ON:
        plate(painter, disc, radius, colour(Role.Accent if enabled else Role.Mid))
        inner = disc.width() * 0.3
        dot = disc.adjusted(inner, inner, -inner, -inner)
        plate(painter, dot, dot.width() / 2, theme.color("on_accent") if enabled else colour(Role.Base))
        return
    fill = colour(Role.AlternateBase if enabled and state & HOVER else Role.Base)
    plate(painter, disc, radius, fill, colour(Role.Dark), dashed=theme.high_contrast and not enabled)


def _paint_segment(theme: Theme, option: Option, painter: QPainter) -> None:
    state, rect = option.state.value, QRectF(option.rect)
    on, radius = bool(state & ON), theme.px(SEGMENT_RADIUS)
    if on and theme.high_contrast:
        plate(painter, rect, radius, theme.color("segment"), theme.color("edge"))
        bar = rect.adjusted(theme.px(6), rect.height() - theme.px(5), -theme.px(6), -theme.px(3))
        plate(painter, bar, 1, option.palette.color(Role.Link))
    elif on:
        paint_shadow(painter, theme, rect, radius, 1)
        plate(painter, rect, radius, theme.color("segment"))
    painter.setFont(weighted(painter.font(), 600 if on else 500))
    strong = on or (state & ENABLED and state & HOVER)
    ink = option.palette.color(Role.WindowText if strong else Role.PlaceholderText)
    line_of_text(painter, option, rect, option.text, ink, CENTRE)


def paint_track(theme: Theme, option: Option, painter: QPainter) -> None:
    """What segments lie in; high contrast has none."""
    if not theme.high_contrast:
        plate(painter, option.rect, theme.px(RADIUS), theme.color("segment_track"))


def box_size(theme: Theme, option: Option, size: QSize, widget: QWidget | None) -> QSize:
    """Size of a check box, a radio button or a segment."""
    px = theme.px
    if kind_of(widget) == "segment":
        font = weighted(widget.font(), 600) if widget is not None else theme.font(14, 600)
        return QSize(text_width(font, plain(option.text)) + 2 * px(SEGMENT_PADDING), px(CONTROL) - 2 * px(INSET))
    font = widget.font() if widget is not None else theme.font(14)
    return QSize(text_width(font, plain(option.text)) + px(BOX) + px(BOX_GAP) + 2, px(CONTROL))


def box_contents(theme: Theme, option: Option, widget: QWidget | None) -> QRect | None:
    """A click anywhere checks."""
    return QRect(option.rect)


def box_indicator(theme: Theme, option: Option, widget: QWidget | None) -> QRect | None:
    size = theme.px(BOX)
    return visual_rect(option, 1, (option.rect.height() - size) // 2, size, size)


def paint_combo(theme: Theme, option: Option, painter: QPainter, widget: QWidget | None) -> None:
    """A QComboBox without its text."""
    colour, state = option.palette.color, option.state.value
    enabled = bool(state & ENABLED)
    fill = colour(Role.AlternateBase if state & (HOVER | DOWN) and not option.editable else Role.Base)
    edge = colour(Role.Dark if option.editable else Role.Mid)
    control_plate(painter, theme, option.rect, fill, edge, enabled)
    ink = colour(Role.ButtonText if enabled else Role.PlaceholderText)
    chevron(painter, "down", _arrow(theme, option, kind_of(widget) == "arrow"), theme.px(ARROW), ink)


def _arrow(theme: Theme, option: Option, alone: bool) -> QRectF:
    px, rect = theme.px, option.rect
    end = round((rect.width() - px(ARROW)) / 2) if alone else px(ARROW_END)
    return visual(option, rect.width() - end - px(ARROW), 0, px(ARROW), rect.height())


def paint_combo_label(theme: Theme, option: Option, painter: QPainter, widget: QWidget | None) -> None:
    """The text and icon chosen, unless it is edited in place."""
    if option.editable or kind_of(widget) == "arrow":
        return
    px, rect = theme.px, option.rect
    start, end = px(TEXT_START), px(ARROW_END) + px(ARROW) + px(4)
    if not option.currentIcon.isNull():
        size = px(ARROW)
        painter.setPen(option.palette.color(Role.ButtonText))
        place = visual(option, start, round((rect.height() - size) / 2), size, size)
        option.currentIcon.paint(painter, place.toRect())
        start += size + px(ARROW_GAP)
    place = visual(option, start, 0, rect.width() - start - end, rect.height())
    line_of_text(painter, option, place, option.currentText, option.palette.color(Role.ButtonText))


def combo_part(theme: Theme, option: Option, part: Part, widget: QWidget | None) -> QRect | None:
    px, rect = theme.px, option.rect
    arrow = px(ARROW_END) + px(ARROW) + px(4)
    if part == Part.SC_ComboBoxEditField:
        return visual_rect(option, px(TEXT_START) - 2, 1, rect.width() - px(TEXT_START) + 2 - arrow, rect.height() - 2)
    if part == Part.SC_ComboBoxArrow:
        return visual_rect(option, rect.width() - arrow, 0, arrow, rect.height())
    return None


def combo_size(theme: Theme, option: Option, size: QSize, widget: QWidget | None) -> QSize:
    """`size` of the widest text."""
    px = theme.px
    if kind_of(widget) == "arrow":
        return QSize(px(28), px(CONTROL))
    width = size.width() + px(TEXT_START + ARROW_GAP + ARROW + ARROW_END)
    return QSize((width + 3) // 4 * 4, px(CONTROL))


Control, Complex, Contents = QStyle.ControlElement, QStyle.ComplexControl, QStyle.ContentsType
Primitive, Sub = QStyle.PrimitiveElement, QStyle.SubElement
CONTROLS = {
    Control.CE_CheckBox: paint_check_box,
    Control.CE_RadioButton: paint_radio_button,
    Control.CE_ComboBoxLabel: paint_combo_label,
}
PRIMITIVES = {
    Primitive.PE_IndicatorCheckBox: paint_indicator,
    Primitive.PE_IndicatorItemViewItemCheck: paint_indicator,
    Primitive.PE_IndicatorRadioButton: paint_radio_indicator,
}
COMPLEX = {Complex.CC_ComboBox: paint_combo}
SIZES = {Contents.CT_CheckBox: box_size, Contents.CT_RadioButton: box_size, Contents.CT_ComboBox: combo_size}
RECTS = {
    Sub.SE_CheckBoxClickRect: box_contents,
    Sub.SE_RadioButtonClickRect: box_contents,
    Sub.SE_CheckBoxIndicator: box_indicator,
    Sub.SE_RadioButtonIndicator: box_indicator,
}
PARTS = {Complex.CC_ComboBox: combo_part}
