"""Pictures of files and of the clipboard, made grey and small enough to be read. Needs no window."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QLoggingCategory, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter, QTransform

from qless_studio.engine.errors import PictureError
from qless_studio.engine.folders import read_regular
from qless_studio.engine.pictures import Picture
from qless_studio.engine.pictures.picture import LARGEST
from qless_studio.engine.texts import say
from qless_studio.ui.pictures.formats import MOST_PIXELS, check_scans, check_size, checked, kind_of

SUFFIXES = (".png", ".jpg", ".jpeg", ".webp", ".bmp", ".gif")
"""How the names of picture files end."""
MOST_BYTES = 64 << 20
_QUIET = "qt.gui.icc=false\nqt.gui.imageio*=false"
"""What is wrong with a picture is said by us, and a colour profile does not matter."""
_TURNS = {
    1: (1, 0, 0, 1), 2: (-1, 0, 0, 1), 3: (-1, 0, 0, -1), 4: (1, 0, 0, -1),
    5: (0, 1, 1, 0), 6: (0, 1, -1, 0), 7: (0, -1, -1, 0), 8: (0, -1, 1, 0),
}  # fmt: skip
"""The map that rotates a picture of each orientation to its top edge, as the numbers of a QTransform by rows."""


def read_file(path: Path) -> QImage:
    """The picture of a regular file, turned as its camera says, each side at most 1600 pixels.

    Raises `PictureError`, for large or damaged files, too, before they take much time or memory.
    """
    try:
        data = read_regular(path, MOST_BYTES + 1)
    except OSError as error:
        raise PictureError(say("cannot be read: {}", error.strerror or error), path.name) from None
    if len(data) > MOST_BYTES:
        raise PictureError(say("is too large"), path.name)
    if not data:
        raise PictureError(say("is empty"), path.name)
    try:
        return read_bytes(data)
    except PictureError as error:
        raise PictureError(str(error), path.name) from None


def read_bytes(data: bytes) -> QImage:
    """Read a picture as `read_file`, from the bytes of a file."""
    QLoggingCategory.setFilterRules(_QUIET)
    kind = kind_of(data)
    content, orientation = checked(kind, data)
    with _reader(content, kind) as reader:
        size = reader.size()
        check_size(size.width(), size.height())
        if kind == "jpeg":
            check_scans(data, size.width() * size.height())
            if max(size.width(), size.height()) > 2 * LARGEST:
                reader.setScaledSize(size.scaled(QSize(2 * LARGEST, 2 * LARGEST), Qt.AspectRatioMode.KeepAspectRatio))
        image = reader.read()
    if image.isNull():
        raise PictureError(say("the picture is damaged"))
    return fitted(image).transformed(QTransform(*_TURNS[orientation], 0, 0))


@contextmanager
def _reader(content: bytes, kind: str) -> Iterator[QImageReader]:
    """A reader over a buffer, which it leaves before the buffer ends: see docs/decisions/085."""
    buffer = QBuffer()
    buffer.setData(content)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, kind.encode())
    reader.setAutoDetectImageFormat(False)
    reader.setAutoTransform(kind == "jpeg")
    reader.setAllocationLimit(MOST_PIXELS * 4 // 2**20 + 1)
    try:
        yield reader
    finally:
        reader.setDevice(None)  # type: ignore[arg-type]  # the stub wants a device, Qt takes none


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
        raise PictureError(str(error), path.name) from None
