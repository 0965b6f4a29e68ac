"""What every control shares: how it follows the appearance, and how it sets text and plates."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter, QPen
from PySide6.QtWidgets import QWidget

from qless_studio.ui.theme import Appearance, Theme
from qless_studio.ui.theme.fonts import baseline, draw

LEADING, CENTRE, TRAILING = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight
CONTROL, RADIUS = 32, 6
"""Height and corner of a control at 100 %."""
OVERHANG = 8
"""How far the chosen row of a list reaches beyond its column on each side."""


class Themed:
    """Mixed in before a Qt class: wears an appearance and changes with it."""

    appearance: Appearance

    def wear(self, appearance: Appearance) -> None:
        """Take this appearance now and follow its changes; once, at the end of the constructor."""
        self.appearance = appearance
        appearance.changed.connect(self._on_appearance_changed)
        self.restyle()

    @property
    def theme(self) -> Theme:
        return self.appearance.theme

    def restyle(self) -> None:
        """Take fonts, palette and sizes from the theme; widgets that only paint need nothing here."""

    def repalette(self) -> None:
        """Set the palette from the theme; widgets without a palette of their own need nothing here."""

    def _on_appearance_changed(self) -> None:
        self.restyle()
        self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if not hasattr(self, "appearance"):
            return
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._on_appearance_changed()
        elif event.type() == QEvent.Type.StyleChange:  # a new style sheet gives back the palette from before the last
            self.repalette()

    @property
    def mirrored(self) -> bool:
        """Whether it is laid out from right to left."""
        return self.layoutDirection() == Qt.LayoutDirection.RightToLeft

    def visual(self, rect: QRectF) -> QRectF:
        """Where a rectangle thought of from left to right lies in the layout's direction."""
        return visual(self, rect)


def visual(widget: QWidget, rect: QRectF) -> QRectF:
    """Where a rectangle thought of from left to right lies in a widget."""
    if widget.layoutDirection() == Qt.LayoutDirection.RightToLeft:
        return QRectF(widget.width() - rect.right(), rect.y(), rect.width(), rect.height())
    return rect


def sides(leading: int, top: int, trailing: int, bottom: int) -> tuple[int, int, int, int]:
    """Margins of a layout in the direction of the window: Qt turns rows round, and leaves margins as they are."""
    mirrored = QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
    return (trailing, top, leading, bottom) if mirrored else (leading, top, trailing, bottom)


def painter_on(widget: QWidget) -> QPainter:
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def plate(
    painter: QPainter, rect: QRectF, radius: float, fill: QColor | None, edge: QColor | None = None, width: float = 1
) -> None:
    """A rounded rectangle whose edge lies inside `rect`, so that it stands on whole pixels."""
    painter.setPen(QPen(edge, width) if edge is not None else Qt.PenStyle.NoPen)
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    inset = width / 2 if edge is not None else 0
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset)


def dashed_plate(painter: QPainter, rect: QRectF, radius: float, edge: QColor) -> None:
    """The dashed edge of what cannot be had now, where paler colours would tell nothing."""
    pen = QPen(edge, 1)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def put_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: QColor,
    side: Qt.AlignmentFlag = LEADING,
    mirrored: bool = False,
) -> None:
    """One line, its capitals centred on the middle of `rect`, elided to its width; sides swap when `mirrored`."""
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
    """One line made of pieces, the marked ones in the second font; elided to its width, from the right if mirrored."""
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


def text_width(font: QFont, text: str) -> int:
    """The width of one line in whole pixels, rounded up."""
    return int(QFontMetricsF(font).horizontalAdvance(text) + 0.999)


def broken(font: QFont, text: str, width: float) -> list[str]:
    """The text in lines no wider than that, broken at spaces; a word that is wider stands alone."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if lines[-1] and text_width(font, longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
