"""What painted widgets share: the theme, lines of text and rounded rectangles, repainting, delegates, and pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QSizePolicy, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from qless_studio.ui.style import Theme, reduces_motion, theme_of
from qless_studio.ui.style.drawing import CONTROL as CONTROL
from qless_studio.ui.style.drawing import RADIUS as RADIUS
from qless_studio.ui.style.drawing import fill as fill
from qless_studio.ui.style.drawing import plate as plate
from qless_studio.ui.style.drawing import text_width as text_width
from qless_studio.ui.style.fonts import baseline, draw
from qless_studio.ui.style.in_force import sides as sides

LEADING, CENTRE, TRAILING = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight
OVERHANG = 8
"""How far the selected row of a list extends beyond its column on each side."""

if TYPE_CHECKING:
    Mixin = QWidget
else:
    Mixin = object  # PySide does not support two QObject bases


class Painted(Mixin):
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


class Measured(Mixin):
    """Mixin, named before the Qt class: has sizes that follow the text size."""

    def measure(self) -> None:
        """Set the sizes; called for another text size, and in the constructor by the class itself."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.measure()


class Fitted(Mixin):
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


# An animation from 0 to 1 that repaints a widget.


class Transition(QVariantAnimation):
    """After `run()`, `progress` goes from 0 to 1, ease-out cubic, repainting the widget; at rest it is 1.

    With reduced motion, or while the widget is hidden, it is 1 at once. Qt's `finished` is emitted at the end.
    """

    def __init__(self, widget: QWidget, milliseconds: int) -> None:
        super().__init__(widget)
        self._widget = widget
        self.progress = 1.0
        self.setDuration(milliseconds)
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.valueChanged.connect(self._on_value_changed)

    def run(self) -> None:
        """Start from 0."""
        self.stop()
        if reduces_motion() or not self._widget.isVisible():
            self.progress = 1.0
            self._widget.update()
            self.finished.emit()
        else:
            self.progress = 0.0
            self.start()

    def finish(self) -> None:
        """Skip to the end."""
        if self.state() != QVariantAnimation.State.Stopped:
            self.setCurrentTime(self.duration())

    def _on_value_changed(self, value: float) -> None:
        self.progress = value
        self._widget.update()


# What all delegates that paint the items of a view share.

Index = QModelIndex | QPersistentModelIndex


class ItemDelegate(QStyledItemDelegate):
    """Paints the items of a view; a subclass paints one of them in `paint_item`."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view

    @property
    def theme(self) -> Theme:
        """The view's theme."""
        return theme_of(self._view)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_item(painter, option, index, option.direction == Qt.LayoutDirection.RightToLeft)
        painter.restore()

    def paint_item(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, mirrored: bool) -> None:
        """Paint an item, from left to right or mirrored."""
        raise NotImplementedError

    def paint_plate(self, painter: QPainter, place: QRectF, selected: bool, hovered: bool, outline: float = 2) -> None:
        """What is behind a selected or hovered row; the selected one has an outline while the view has the focus."""
        theme = self.theme
        if selected:
            edge = theme.color("accent_text") if theme.high_contrast or self._view.hasFocus() else None
            plate(painter, place, theme.px(RADIUS), theme.color("accent_bg"), edge, outline)
        elif hovered:
            plate(painter, place, theme.px(RADIUS), theme.color("hover"))

    def paint_ruled(self, painter: QPainter, rect: QRectF, selected: bool, hovered: bool) -> None:
        """Paint the background of a row in a list with a line below each row."""
        self.paint_plate(painter, rect.adjusted(0, 1, 0, -1), selected, hovered)
        if not (selected or hovered):
            fill(painter, QRectF(rect.x(), rect.bottom() - 1, rect.width(), 1), self.theme.color("line"))


# A picture of a board or a chart: one painting function for the screen, for files and for paper.
#
# See docs/decisions/034; `picture_files` writes pictures.

MARGIN = 24
"""White border around a board, in pixels of the design."""


class Picture(NamedTuple):
    """Something that can be painted on white at any scale."""

    title: str
    """Title in the properties of a file."""
    size: QSize
    """Size in pixels of the design."""
    paint: Callable[[QPainter], None]
    """Paints it into a rectangle of `size` at the origin."""
    heading: tuple[str, ...] = ()
    """Lines above it on a page; the first is the title."""

    @property
    def landscape(self) -> bool:
        """Whether the picture suits a page in landscape format."""
        return self.size.width() > 1.15 * self.size.height()
