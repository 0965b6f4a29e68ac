"""What painted widgets share: the theme, and painting lines of text and rounded rectangles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from qless_studio.ui.style import Theme, theme_of
from qless_studio.ui.style.drawing import CONTROL as CONTROL
from qless_studio.ui.style.drawing import RADIUS as RADIUS
from qless_studio.ui.style.drawing import fill as fill
from qless_studio.ui.style.drawing import plate as plate
from qless_studio.ui.style.drawing import text_width as text_width
from qless_studio.ui.style.fonts import baseline, draw
from qless_studio.ui.style.lengths import sides as sides

LEADING, CENTRE, TRAILING = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight
OVERHANG = 8
"""How far the selected row of a list extends beyond its column on each side."""

if TYPE_CHECKING:
    _Mixin = QWidget
else:
    _Mixin = object  # PySide does not support two QObject bases


class Painted(_Mixin):
    """Mixin, named before the Qt class: paints itself with `theme`. See docs/decisions/025."""

    @property
    def theme(self) -> Theme:
        return theme_of(self)

    @property
    def mirrored(self) -> bool:
        """Whether the layout runs from right to left."""
        return mirrored(self)

    def visual(self, rect: QRectF) -> QRectF:
        """Convert a rectangle given for a left-to-right layout to the widget's layout direction."""
        return visual(self, rect)


class WithRoom(Painted):
    """Mixin, named before the Qt class: asks for a size at 100 % text size."""

    room: tuple[float, float] | None = None
    """Preferred width and height; None: those of the Qt class."""
    least: tuple[float, float] | None = None
    """Minimum width and height; None: those of the Qt class."""

    def sizeHint(self) -> QSize:
        return super().sizeHint() if self.room is None else QSize(*map(self.theme.px, self.room))

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint() if self.least is None else QSize(*map(self.theme.px, self.least))


class SelfPainted(WithRoom):
    """Mixin, named before the Qt class: all that the widget shows is painted by `paint_widget`."""

    def paint_widget(self, painter: QPainter) -> None:
        """Paint it, with antialiasing."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        self.paint_widget(painter)
        painter.end()


class Plated(SelfPainted):
    """Mixin, named before the Qt class: a rounded plate under what it holds."""

    ground = "panel"
    """Colour role; "" for none."""
    edge = "edge"

    def paint_widget(self, painter: QPainter) -> None:
        theme = self.theme
        ground = theme.color(self.ground) if self.ground else None
        plate(painter, QRectF(self.rect()), theme.px(8), ground, theme.color(self.edge))


class Measured(_Mixin):
    """Mixin, named before the Qt class: has sizes that follow the text size."""

    def measure(self) -> None:
        """Set the sizes; called for another text size, and in the constructor by the class itself."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.measure()


class Fitted(_Mixin):
    """Mixin, named before the Qt class: what it shows, or where, depends on its size."""

    def fit(self) -> None:
        """Adapt to the size it has; called after every change of it."""
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()


def by_width(widget: QWidget) -> None:
    """Have a widget as wide as there is room, and as high as it says for that width."""
    policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    widget.setSizePolicy(policy)


def mirrored(widget: QWidget) -> bool:
    """Whether the layout of a widget runs from right to left."""
    return widget.layoutDirection() == Qt.LayoutDirection.RightToLeft


def visual(widget: QWidget, rect: QRectF) -> QRectF:
    """Convert a rectangle given for a left-to-right layout to the layout direction of `widget`.

    See docs/decisions/041.
    """
    if widget.layoutDirection() == Qt.LayoutDirection.RightToLeft:
        return QRectF(widget.width() - rect.right(), rect.y(), rect.width(), rect.height())
    return rect


def painter_on(widget: QWidget) -> QPainter:
    """An antialiasing painter; the caller ends it."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def put_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: QColor,
    side: Qt.AlignmentFlag = LEADING,
    mirrored: bool = False,
) -> None:
    """One line with its capitals centred vertically in `rect`, elided to its width.

    `side` is LEADING, CENTRE or TRAILING; `mirrored` swaps the sides.
    """
    metrics = QFontMetricsF(font)
    width = metrics.horizontalAdvance(text)
    if width > rect.width() + 0.5:
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        width = metrics.horizontalAdvance(text)
    if mirrored and side != CENTRE:
        side = TRAILING if side == LEADING else LEADING
    x = {LEADING: rect.x(), CENTRE: rect.center().x() - width / 2, TRAILING: rect.right() - width}[side]
    draw(painter, QPointF(round(x), baseline(font, rect.center().y())), text, font, colour)


def put_marked(
    painter: QPainter,
    rect: QRectF,
    pieces: Iterable[tuple[str, bool]],
    fonts: tuple[QFont, QFont],
    colour: QColor,
    mirrored: bool = False,
) -> None:
    """One line of (text, marked) pieces, the marked ones in the second font; elided to the width of `rect`."""
    regular, bold = fonts
    pieces = list(pieces)
    if len(pieces) <= 1 and not any(marked for _, marked in pieces):
        put_text(painter, rect, "".join(text for text, _ in pieces), regular, colour, mirrored=mirrored)
        return
    widths = [QFontMetricsF(bold if marked else regular).horizontalAdvance(text) for text, marked in pieces]
    x = max(rect.x(), rect.right() - sum(widths)) if mirrored else rect.x()
    for (text, marked), width in zip(pieces, widths, strict=True):
        room = QRectF(x, rect.y(), min(width, rect.right() - x), rect.height())
        put_text(painter, room, text, bold if marked else regular, colour)
        x += width
        if x >= rect.right():
            break


def wrapped_lines(font: QFont, text: str, width: float) -> list[str]:
    """The text in lines up to `width` wide, broken at spaces; a wider word gets a line of its own."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if lines[-1] and text_width(font, longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
