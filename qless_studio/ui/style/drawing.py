"""What the controls are painted with: rounded plates, lines of text, and the state of a style option."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPalette, QPen
from PySide6.QtWidgets import QStyle, QWidget

from qless_studio.ui.style.fonts import baseline, draw
from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.style.theme import Theme

CONTROL, RADIUS = 32, 6
"""Height and corner radius of a control at 100 %."""
KIND = "kind"
"""The property of a stock widget that chooses a variant of its look; see docs/decisions/024."""

Role = QPalette.ColorRole
State = QStyle.StateFlag
# As integers: `&` of two Python flags takes ten times as long, and every control asks four times when it is painted.
ENABLED, HOVER, DOWN, ON, FOCUS, HORIZONTAL, PARTLY, RAISED, SELECTED, ACTIVE = (
    flag.value
    for flag in (
        State.State_Enabled,
        State.State_MouseOver,
        State.State_Sunken,
        State.State_On,
        State.State_HasFocus,
        State.State_Horizontal,
        State.State_NoChange,
        State.State_AutoRaise,
        State.State_Selected,
        State.State_Active,
    )
)
Option = Any
"""A QStyleOption; PySide hands over the subclass that Qt made."""
LEADING, CENTRE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter


def kind_of(widget: QWidget | None) -> str:
    """The kind of a widget, "" for the usual look."""
    return str(widget.property(KIND) or "") if widget is not None else ""


def visual(option: Option, x: float, y: float, width: float, height: float) -> QRectF:
    """A place counted from the leading edge of the option's rectangle, in its layout direction."""
    around = option.rect
    if option.direction == Qt.LayoutDirection.RightToLeft:
        x = around.width() - x - width
    return QRectF(around.x() + x, around.y() + y, width, height)


def visual_rect(option: Option, x: int, y: int, width: int, height: int) -> QRect:
    """The rectangle of `visual`, on whole pixels."""
    return visual(option, x, y, width, height).toRect()


def plate(
    painter: QPainter,
    rect: QRect | QRectF,
    radius: float,
    fill: QColor | None,
    edge: QColor | None = None,
    width: float = 1,
    dashed: bool = False,
) -> None:
    """A rounded rectangle; its outline lies inside `rect`, so that it falls on whole pixels."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if edge is None:
        painter.setPen(Qt.PenStyle.NoPen)
    else:
        pen = QPen(edge, width)
        if dashed:
            pen.setDashPattern([4, 3])
        painter.setPen(pen)
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    inset = width / 2 if edge is not None else 0
    place = QRectF(rect)
    if inset:
        place.adjust(inset, inset, -inset, -inset)
    painter.drawRoundedRect(place, radius - inset, radius - inset)


def fill(painter: QPainter, rect: QRect | QRectF, color: QColor | Qt.GlobalColor) -> None:
    """Fill a rectangle; `fillRect` would have PySide make QGradient with its 170 presets, which takes 1.5 ms."""
    painter.setBackground(color)
    painter.eraseRect(rect)


def weighted(font: QFont, weight: int) -> QFont:
    """The font in another weight."""
    made = QFont(font)
    made.setWeight(QFont.Weight(weight))
    return made


def plain(text: str) -> str:
    """A label without the `&` that marks an access key, and with `&` for `&&`."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&") if "&" in text else text


def text_width(font: QFont, text: str) -> int:
    """The width of one line, rounded up to whole pixels."""
    return int(QFontMetricsF(font).horizontalAdvance(text) + 0.999)


def line_of_text(
    painter: QPainter, option: Option, rect: QRectF, text: str, color: QColor, side: Qt.AlignmentFlag = LEADING
) -> None:
    """One line in the painter's font, elided to `rect`; access keys are hidden, and LEADING follows the direction.

    Its capitals are centred vertically.
    """
    text, font = plain(text), painter.font()
    metrics = QFontMetricsF(font)
    width = metrics.horizontalAdvance(text)
    if width > rect.width() + 0.5:
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        width = metrics.horizontalAdvance(text)
    if side == CENTRE:
        x = rect.center().x() - width / 2
    else:
        x = rect.right() - width if option.direction == Qt.LayoutDirection.RightToLeft else rect.x()
    draw(painter, QPointF(round(x), baseline(font, rect.center().y())), text, font, color)


def marked_pieces(text: str, places: Collection[int]) -> list[tuple[str, bool]]:
    """Split the text into (text, marked) pieces, given the positions of the marked letters."""
    pieces: list[tuple[str, bool]] = []
    start = 0
    for place in range(1, len(text) + 1):
        if place == len(text) or (place in places) != (start in places):
            pieces.append((text[start:place], start in places))
            start = place
    return pieces


def chevron(painter: QPainter, name: str, rect: QRectF, size: float, color: QColor) -> None:
    """An icon of this size in the middle of a rectangle, on whole pixels."""
    x, y = round(rect.center().x() - size / 2), round(rect.center().y() - size / 2)
    paint_icon(painter, name, QRectF(x, y, size, size), color)


def control_plate(
    painter: QPainter, theme: Theme, rect: QRect | QRectF, fill: QColor, edge: QColor, enabled: bool
) -> None:
    """The background of a button or box: unavailable ones have none, and a dashed edge in high contrast."""
    dashed = theme.high_contrast and not enabled
    plate(painter, rect, theme.px(RADIUS), fill if enabled else None, edge, dashed=dashed)
