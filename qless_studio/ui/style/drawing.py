"""What the controls are painted with: rounded plates, lines of text, labels by their kind, and icons."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QIcon,
    QIconEngine,
    QPainter,
    QPalette,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QLabel, QStyle, QWidget

from qless_studio.ui.style.fonts import baseline, draw
from qless_studio.ui.style.icons import NAMES, paint_icon
from qless_studio.ui.style.in_force import measure
from qless_studio.ui.style.shapes import paint_disc
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


# What a QLabel is there for, as its kind: that decides its font and colour.
#
# The style gives both when the label is first shown, and `appearance.show_theme` again when the theme changes; the
# body text of a page needs no kind.


class Text(NamedTuple):
    """How text of a kind is set."""

    size: float
    """Size in pixels at 100 %."""
    weight: int
    token: str = "text"


TEXTS = {
    "body": Text(14, 400),
    "note": Text(14, 400, "text_dim"),
    "strong": Text(14, 600),
    **{f"strong_{role}": Text(14, 600, role) for role in ("text_dim", "good", "warn", "bad")},
    "alert": Text(14, 500, "warn"),
    "caption": Text(12, 400, "text_dim"),
    "section": Text(12, 600, "text_dim"),
    "small": Text(12, 500),
    "good": Text(12, 600, "good"),
    "warn": Text(12, 500, "warn"),
    "bad": Text(12, 500, "bad"),
    "figure": Text(18, 600),
    "title": Text(28, 700),
    "display": Text(44, 700),
}
"""Kind -> its text: body text, dimmed body text, the name of something, a warning; captions, section headings, small
text, and small text about validity; figures and names of pages; the heading of a page; a large number."""
ROLES = {
    "text": Role.WindowText,
    "text_dim": Role.PlaceholderText,
    "bad": Role.BrightText,
    "accent_text": Role.Link,
}
"""Colour role -> the role of the palette that has it; others need a palette of the label's own."""


def set_text(label: QLabel, theme: Theme) -> None:
    """Give a label the font and colour of its kind; one without a kind keeps its own."""
    text = TEXTS.get(str(label.property(KIND) or ""))
    if text is None:
        return
    font = theme.font(text.size, text.weight)
    if label.font() != font:
        label.setFont(font)
    role = ROLES.get(text.token)
    if role is None:
        own = QPalette()
        own.setColor(Role.WindowText, theme.color(text.token))
        label.setPalette(own)
        role = Role.WindowText
    elif label.testAttribute(Qt.WidgetAttribute.WA_SetPalette):  # set for the kind it was before
        label.setPalette(QPalette())
    if label.foregroundRole() != role:
        label.setForegroundRole(role)


def set_kind(widget: QWidget, kind: str) -> None:
    """Change the kind of a widget that is in use already."""
    set_property(widget, KIND, kind)


def set_property(widget: QWidget, name: str, value: object) -> None:
    """Change a property that the style reads, of a widget that is in use already: it is measured and painted again."""
    widget.setProperty(name, value)
    widget.style().polish(widget)
    change_style(widget)


def change_style(widget: QWidget) -> None:
    """Notify a widget that its style has changed, such as for another text size."""
    measure(widget)
    QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))
    if widget.hasFocus():  # a QFocusFrame hides
        QCoreApplication.sendEvent(widget.style(), QFocusEvent(QEvent.Type.FocusIn))


# Icons for actions, buttons and dialogs: strokes painted when they are needed, in the colour of what they stand in.

DISC = 0.75
"""Diameter of the disc of a message box, of the size that Qt gives its icon."""


def stroke_icon(name: str) -> QIcon:
    """An icon of `icons.NAMES`, sharp at every size; raises `KeyError` for an unknown name.

    The style paints it in the colour of the text beside it. Where Qt asks for a pixmap (file dialog, buttons in text
    fields) it has the colour of dimmed text. Its `name()` is the icon's.
    """
    if name not in NAMES:
        raise KeyError(name)
    return QIcon(_StrokeEngine(name))


def disc_icon(theme: Theme, role: str, name: str) -> QIcon:
    """The icon of a message box: as the mark of a verdict, on a disc in a colour role."""
    return QIcon(_DiscEngine(theme, role, name))


class _StrokeEngine(QIconEngine):
    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def iconName(self) -> str:
        return self._name

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        paint_icon(painter, self._name, QRectF(rect), painter.pen().color())

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        colours = QGuiApplication.palette()
        role = Role.Dark if mode == QIcon.Mode.Disabled else Role.PlaceholderText
        made, painter = _clear_pixmap(size)
        paint_icon(painter, self._name, QRectF(made.rect()), QColor(colours.color(role)))
        painter.end()
        return made

    def clone(self) -> QIconEngine:
        return _StrokeEngine(self._name)


class _DiscEngine(QIconEngine):
    def __init__(self, theme: Theme, role: str, name: str) -> None:
        super().__init__()
        self._theme, self._role, self._name = theme, role, name

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        size = DISC * min(rect.width(), rect.height())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_disc(painter, self._theme, QRectF(rect).center(), size, self._role, self._name, "panel")

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        made, painter = _clear_pixmap(size)
        self.paint(painter, made.rect(), mode, state)
        painter.end()
        return made

    def clone(self) -> QIconEngine:
        return _DiscEngine(self._theme, self._role, self._name)


def _clear_pixmap(size: QSize) -> tuple[QPixmap, QPainter]:
    made = QPixmap(size)
    made.fill(Qt.GlobalColor.transparent)
    return made, QPainter(made)
