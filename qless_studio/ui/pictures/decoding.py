"""Pictures of files and of the clipboard, made grey and small enough to be read. Needs no window."""

from __future__ import annotations

import zlib
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLoggingCategory, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter

from qless_studio.engine.errors import PictureError
from qless_studio.engine.pictures import Picture
from qless_studio.engine.pictures.picture import LARGEST
from qless_studio.engine.texts import figure, say

FORMATS = {b"png", b"jpeg", b"jpg", b"webp", b"bmp", b"gif", b"ppm", b"pgm"}
"""Formats of single pictures; what else Qt may read on this machine (pages, drawings) has no size in pixels."""
SUFFIXES = (".png", ".jpg", ".jpeg", ".webp", ".bmp", ".gif")
"""How the names of picture files end."""
MOST_PIXELS = 100_000_000
"""Twice what today's telephones take; decoded, that is 400 MB for a moment."""
MOST_BYTES = 64 << 20
_PNG = b"\x89PNG\r\n\x1a\n"


def read_file(path: Path) -> QImage:
    """The picture of a file, turned as its camera says, each side at most 1600 pixels; raises `PictureError`."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise PictureError(say("is too large for a picture"), path.name)
        data = path.read_bytes()
    except OSError as error:
        raise PictureError(say("cannot be read: {}", error.strerror or error), path.name) from None
    if not data:
        raise PictureError(say("the file is empty"), path.name)
    try:
        return read_bytes(data)
    except PictureError as error:
        raise PictureError(error.what, path.name) from None


def read_bytes(data: bytes) -> QImage:
    """As `read_file`, from the bytes of a file."""
    QLoggingCategory.setFilterRules("qt.gui.imageio.warning=false")  # what is wrong with a picture is said by us
    if data.startswith(_PNG):
        _check_png(data)
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    reader.setAllocationLimit(MOST_PIXELS * 4 // 2**20 + 1)
    kind, size = bytes(reader.format().data()), reader.size()
    if data[4:12] in (b"ftypheic", b"ftypheix", b"ftypmif1"):
        raise PictureError(say("HEIC pictures cannot be read; save it as JPEG"))
    if kind not in FORMATS:
        raise PictureError(say("is not a picture that can be read here (PNG, JPEG or WebP)"))
    _check_size(size.width(), size.height())
    if kind in (b"jpeg", b"jpg") and max(size.width(), size.height()) > 2 * LARGEST:
        reader.setScaledSize(size.scaled(QSize(2 * LARGEST, 2 * LARGEST), Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    if image.isNull():
        raise PictureError(say("the picture is damaged"))
    return fitted(image)


def _check_size(width: int, height: int) -> None:
    if width * height > MOST_PIXELS:
        raise PictureError(say("{} × {} pixels are too many", figure(width), figure(height)))


def _check_png(data: bytes) -> None:
    """Raises `PictureError` if a PNG file is cut off or changed: libpng would write to stderr about it."""
    at, kind = len(_PNG), b""
    while kind != b"IEND":
        head = data[at : at + 8]
        end = at + 8 + int.from_bytes(head[:4], "big")
        kind, check = head[4:], data[end : end + 4]
        if len(check) < 4 or zlib.crc32(data[at + 4 : end]) != int.from_bytes(check, "big"):
            raise PictureError(say("the picture is damaged"))
        if kind == b"IHDR":
            _check_size(int.from_bytes(data[at + 8 : at + 12], "big"), int.from_bytes(data[at + 12 : at + 16], "big"))
        at = end + 4


def fitted(image: QImage) -> QImage:
    """The image over white where it is transparent, each side at most 1600 pixels."""
    if max(image.width(), image.height()) > LARGEST:
        image = image.scaled(
            LARGEST, LARGEST, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
    if image.hasAlphaChannel():
        opaque = QImage(image.size(), QImage.Format.Format_RGB32)
        opaque.fill(Qt.GlobalColor.white)
        painter = QPainter(opaque)
        painter.drawImage(0, 0, image)
        painter.end()
        image = opaque
    image.setDevicePixelRatio(1.0)
    return image


def grey_picture(image: QImage) -> Picture:
    """The grey values of a `fitted` image; raises `PictureError` if it is too small."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    width, height, stride = grey.width(), grey.height(), grey.bytesPerLine()
    data = bytes(grey.constBits())
    if stride != width:  # rows are padded to four bytes
        data = b"".join(data[y * stride : y * stride + width] for y in range(height))
    return Picture(width, height, data)


def picture_in(path: Path) -> Picture:
    """The grey values of a picture file; raises `PictureError` with the name of the file."""
    image = read_file(path)
    try:
        return grey_picture(image)
    except PictureError as error:
        raise PictureError(error.what, path.name) from None
