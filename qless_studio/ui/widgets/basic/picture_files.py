"""Pictures of boards and charts as PNG, SVG or PDF, or on a printed page; asking for a printer."""

from __future__ import annotations

import sys
from collections.abc import Callable

from PySide6.QtCore import QBuffer, QIODevice, QLocale, QMarginsF, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QWidget

from qless_studio.engine.errors import SessionError
from qless_studio.engine.texts import say
from qless_studio.ui.style import Theme
from qless_studio.ui.widgets.basic.dialogs import open_dialog
from qless_studio.ui.widgets.basic.save_file import Say
from qless_studio.ui.widgets.basic.themed import MARGIN, Picture, fill, put_text

# See docs/decisions/034.

SHARP = 2
"""Pixels of an image per pixel of the design."""
PAGE_MARGIN = 15
"""Millimetres."""
DPI = 300
"""Resolution of a page. Only rounding depends on it, as pages hold vector graphics."""
MAX_PIXEL = 0.34
"""Maximum size on paper of a pixel of the design, in millimetres: a 4 × 4 board fills the width of a page."""
PIXELS_PER_INCH = 96


def image_of(picture: Picture) -> QImage:
    """The picture on white, at SHARP times the resolution of the design."""
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
    """An image as the content of a PNG file; may run in any thread. Raises `SessionError` if it is too large."""
    content = _written(lambda buffer: image.save(buffer, "PNG"))  # type: ignore[call-overload]  # the stub wants bytes
    if not content:
        raise SessionError(say("is too large"))
    return content


def svg_of(picture: Picture) -> bytes:
    """The picture as the content of an SVG file, with text as paths."""
    from PySide6.QtSvg import QSvgGenerator

    def write(buffer: QBuffer) -> None:
        svg = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)  # SVG Tiny, the default, has no clip paths
        svg.setOutputDevice(buffer)
        svg.setResolution(PIXELS_PER_INCH)
        svg.setSize(picture.size)
        svg.setViewBox(QRect(0, 0, picture.size.width(), picture.size.height()))
        svg.setTitle(picture.title)
        svg.setDescription("Qless Studio")
        painter = QPainter(svg)
        fill(painter, QRect(0, 0, picture.size.width(), picture.size.height()), Qt.GlobalColor.white)
        picture.paint(painter)
        painter.end()

    return _written(write)


def pdf_of(picture: Picture) -> bytes:
    """The picture as the content of a PDF file with one page."""

    def paint(writer: QPdfWriter) -> None:
        painter = QPainter(writer)
        paint_on_page(painter, QSizeF(writer.width(), writer.height()), DPI, picture)
        painter.end()

    return pdf_with(picture.title, page_for(picture), paint)


def pdf_with(title: str, layout: QPageLayout, paint: Callable[[QPdfWriter], object]) -> bytes:
    """The content of a PDF file whose pages `paint` paints, at DPI dots per inch."""

    def write(buffer: QBuffer) -> None:
        writer = QPdfWriter(buffer)
        writer.setResolution(DPI)
        writer.setTitle(title)
        writer.setCreator("Qless Studio")
        writer.setPageLayout(layout)
        paint(writer)

    return _written(write)


def content_of(picture: Picture, suffix: str) -> Callable[[], bytes]:
    """A function that returns the content of a `.png`, `.svg` or `.pdf` file, and may be called in any thread.

    The painting itself is done here, in the calling thread.
    """
    if suffix == ".png":
        image = image_of(picture)
        return lambda: png_of(image)
    content = svg_of(picture) if suffix == ".svg" else pdf_of(picture)
    return lambda: content


def page_for(picture: Picture) -> QPageLayout:
    """A page in the locale's usual paper size, in the orientation that suits the picture."""
    imperial = QLocale().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
    paper = QPageSize(QPageSize.PageSizeId.Letter if imperial else QPageSize.PageSizeId.A4)
    orientation = QPageLayout.Orientation.Landscape if picture.landscape else QPageLayout.Orientation.Portrait
    return QPageLayout(paper, orientation, QMarginsF(*[PAGE_MARGIN] * 4), QPageLayout.Unit.Millimeter)


def paint_on_page(painter: QPainter, room: QSizeF, dpi: float, picture: Picture) -> float:
    """Paint the heading and below it the picture, as large as fits; returns its bottom. All lengths are in dots."""
    millimetre = dpi / 25.4
    pixel = MAX_PIXEL * millimetre
    top = _paint_heading(painter, room.width() / pixel, picture.heading, pixel)
    size = QSizeF(picture.size)
    factor = min(room.width() / size.width(), (room.height() - top) / size.height(), pixel)
    painter.save()
    painter.translate((room.width() - size.width() * factor) / 2, top)
    painter.scale(factor, factor)
    picture.paint(painter)
    painter.restore()
    return top + size.height() * factor


def _paint_heading(painter: QPainter, width: float, heading: tuple[str, ...], pixel: float) -> float:
    """Paint a title and the lines under it; returns their height in dots."""
    if not heading:
        return 0.0
    theme = Theme().on_paper()
    painter.save()
    painter.scale(pixel, pixel)
    y = 0.0
    for number, line in enumerate(heading):
        font, height, role = (theme.font(18, 600), 28, "text") if number == 0 else (theme.font(12, 400), 18, "text_dim")
        put_text(painter, QRectF(QPointF(0, y), QSizeF(width, height)), line, font, theme.color(role))
        y += height
    painter.restore()
    return (y + MARGIN / 2) * pixel


def _written(write: Callable[[QBuffer], object]) -> bytes:
    """What `write` writes to a buffer, which outlives whatever it makes for that: see docs/decisions/085."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    write(buffer)
    return bytes(buffer.data().data())


# Ask for a printer; without one there is one line of text instead.


def ask_for_printer(printer: QPrinter, parent: QWidget, then: Callable[[], object], complain: Say) -> None:
    """Ask where to print; `then` is called once `printer` is set up so, unless the user cancels.

    `complain` gets one line if this system has no printer. On Linux the dialog is asked all the same: it can print
    into a file. The dialogs of Windows and macOS would neither open nor end.
    """
    if sys.platform != "linux" and printer.outputFormat() != QPrinter.OutputFormat.NativeFormat:
        complain(say("There is no printer. You can save a PDF instead."))
        return
    dialog = QPrintDialog(printer, parent)
    dialog.accepted.connect(then)
    open_dialog(dialog)
