"""The one way to write a picture: as PNG, SVG, PDF or onto a page, each from the same painting."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QLocale,
    QMargins,
    QMarginsF,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from qless_studio.engine.errors import SessionError
from qless_studio.engine.texts import say
from qless_studio.ui.theme import Theme
from qless_studio.ui.widgets.basic.themed import put_text
from qless_studio.ui.widgets.board.board import BoardWidget
from qless_studio.ui.widgets.charts.chart import Chart

SHARP = 2
"""Pixels of an image for one of the design."""
MARGIN = 24
"""White around a board, in pixels of the design."""
PAGE_MARGIN = 15
"""Millimetres."""
DPI = 300
"""Of a page: only rounding depends on it, as everything on it is drawn."""
LARGEST = 0.34
"""Millimetres on paper for a pixel of the design at most: a board of 4 by 4 fills the width of a page."""
PIXELS_PER_INCH = 96


@dataclass(frozen=True)
class Picture:
    """Something that can be painted on white, at any scale."""

    title: str
    """What it shows, for the properties of the file."""
    size: QSize
    """In pixels of the design."""
    paint: Callable[[QPainter], None]
    """Paints it into a rectangle of that size at the origin."""
    head: tuple[str, ...] = ()
    """Lines that stand above it on a page."""

    @property
    def landscape(self) -> bool:
        """Whether a page is better laid across."""
        return self.size.width() > 1.15 * self.size.height()


def portrait(board: BoardWidget, title: str, head: tuple[str, ...] = ()) -> Picture:
    """A board as it lies, in the light theme on white."""
    part = board.extent().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN).toAlignedRect()

    def paint(painter: QPainter) -> None:
        painter.translate(-part.topLeft())
        board.portray(painter, board.theme.on_paper())

    return Picture(title, part.size(), paint, head)


def portrait_of_chart(chart: Chart) -> Picture:
    """A chart as it is, in the light theme on white."""
    edge = QMargins(*[MARGIN] * 4)

    def paint(painter: QPainter) -> None:
        painter.translate(MARGIN, MARGIN)
        chart.portray(painter)

    return Picture(chart.title, chart.size().grownBy(edge), paint)


def image_of(picture: Picture) -> QImage:
    """The picture on white, SHARP times as fine as the design."""
    image = QImage(picture.size * SHARP, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(SHARP)
    image.setDotsPerMeterX(round(SHARP * PIXELS_PER_INCH / 0.0254))
    image.setDotsPerMeterY(round(SHARP * PIXELS_PER_INCH / 0.0254))
    image.setText("Title", picture.title)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    picture.paint(painter)
    painter.end()
    return image


def png_of(image: QImage) -> bytes:
    """An image as a file; for any thread."""
    data, buffer = _buffer()
    if not image.save(buffer, "PNG"):
        raise SessionError(say("the image is too large"))
    return bytes(data.data())


def svg_of(picture: Picture) -> bytes:
    """The picture as a drawing, its text as paths."""
    from PySide6.QtSvg import QSvgGenerator  # only who draws waits for it

    data, buffer = _buffer()
    drawing = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)  # which knows how to clip
    drawing.setOutputDevice(buffer)
    drawing.setResolution(PIXELS_PER_INCH)
    drawing.setSize(picture.size)
    drawing.setViewBox(QRect(0, 0, picture.size.width(), picture.size.height()))
    drawing.setTitle(picture.title)
    drawing.setDescription("Qless Studio")
    painter = QPainter(drawing)
    painter.fillRect(QRect(0, 0, picture.size.width(), picture.size.height()), Qt.GlobalColor.white)
    picture.paint(painter)
    painter.end()
    return bytes(data.data())


def pdf_of(picture: Picture) -> bytes:
    """The picture on one page of the paper that is usual here."""

    def paint(writer: QPdfWriter) -> None:
        painter = QPainter(writer)
        paint_on_page(painter, QSizeF(writer.width(), writer.height()), DPI, picture)
        painter.end()

    return pdf_with(picture.title, page_for(picture), paint)


def pdf_with(title: str, layout: QPageLayout, paint: Callable[[QPdfWriter], object]) -> bytes:
    """A PDF with the pages that `paint` paints, at DPI dots an inch."""
    data, buffer = _buffer()
    writer = QPdfWriter(buffer)
    writer.setResolution(DPI)
    writer.setTitle(title)
    writer.setCreator("Qless Studio")
    writer.setPageLayout(layout)
    paint(writer)
    return bytes(data.data())


def content_of(picture: Picture, suffix: str) -> Callable[[], bytes]:
    """Work that gives the file of a kind, `.png`, `.svg` or `.pdf`; painted already, it may run in any thread."""
    if suffix == ".png":
        image = image_of(picture)
        return lambda: png_of(image)
    content = svg_of(picture) if suffix == ".svg" else pdf_of(picture)
    return lambda: content


def page_for(picture: Picture) -> QPageLayout:
    """A page of the paper that is usual here, laid as suits the picture."""
    imperial = QLocale().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
    paper = QPageSize(QPageSize.PageSizeId.Letter if imperial else QPageSize.PageSizeId.A4)
    way = QPageLayout.Orientation.Landscape if picture.landscape else QPageLayout.Orientation.Portrait
    return QPageLayout(paper, way, QMarginsF(*[PAGE_MARGIN] * 4), QPageLayout.Unit.Millimeter)


def paint_on_page(painter: QPainter, room: QSizeF, dpi: float, picture: Picture) -> float:
    """The head, and under it the picture as large as is fitting; returns where it ends. All lengths in dots."""
    millimetre = dpi / 25.4
    pixel = LARGEST * millimetre
    top = _paint_head(painter, room.width() / pixel, picture.head, pixel)
    size = QSizeF(picture.size)
    factor = min(room.width() / size.width(), (room.height() - top) / size.height(), pixel)
    painter.save()
    painter.translate((room.width() - size.width() * factor) / 2, top)
    painter.scale(factor, factor)
    picture.paint(painter)
    painter.restore()
    return top + size.height() * factor


def _paint_head(painter: QPainter, width: float, head: tuple[str, ...], pixel: float) -> float:
    """A title and lines under it; returns their height in dots."""
    if not head:
        return 0.0
    theme = Theme().on_paper()
    painter.save()
    painter.scale(pixel, pixel)
    y = 0.0
    for number, line in enumerate(head):
        font, height, role = (theme.font(18, 600), 28, "text") if number == 0 else (theme.font(12, 400), 18, "text_dim")
        put_text(painter, QRectF(QPointF(0, y), QSizeF(width, height)), line, font, theme.color(role))
        y += height
    painter.restore()
    return (y + MARGIN / 2) * pixel


def _buffer() -> tuple[QByteArray, QBuffer]:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return data, buffer
