"""Pictures of files and of the clipboard, made grey and small enough to be read. Needs no window."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QLoggingCategory, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter, QTransform

from qless_studio.engine.errors import PictureError
from qless_studio.engine.folders import read_regular
from qless_studio.engine.pictures import Picture
from qless_studio.engine.pictures.picture import LARGEST
from qless_studio.engine.texts import figure, say

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


# What the bytes of a picture file hold, looked at before Qt decodes them. Needs no Qt.

MOST_PIXELS = 100_000_000
"""Twice what today's telephones take; decoded, that is 400 MB for a moment."""
_MOST_SCANNED = 12 * MOST_PIXELS
"""Pixels of all passes over a JPEG picture: one to ten passes are usual, and each takes as long as a whole picture."""
_KINDS = {
    "png": rb"\x89PNG\r\n\x1a\n", "jpeg": rb"\xff\xd8\xff", "webp": rb"RIFF....WEBP", "gif": rb"GIF8[79]a",
    "bmp": rb"BM", "ppm": rb"P[2356]\s",
}  # fmt: skip
_HEIC = rb"....ftyp(heic|heix|mif1)"
_PNG_HEAD = 8
_PICTURE = {b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND"}
"""The chunks of a PNG file that are its picture; profiles and texts are not needed, and may unpack to anything."""
_ORIENTATION = 0x0112
_PIECE = 1 << 16


def kind_of(data: bytes) -> str:
    """The format, as Qt names it; raises `PictureError` for what is none of those that are read here.

    Only a decoder that is named is given the bytes: the others that Qt has (pages, drawings, TIFF) never see them.
    """
    for kind, head in _KINDS.items():
        if re.match(head, data, re.DOTALL):
            return kind
    if re.match(_HEIC, data, re.DOTALL):
        raise PictureError(say("HEIC pictures cannot be read; save the picture as JPEG"))
    raise PictureError(say("is not a picture that can be read here (PNG, JPEG or WebP)"))


def check_size(width: int, height: int) -> None:
    """Raises `PictureError` if there are too many pixels."""
    if width * height > MOST_PIXELS:
        raise PictureError(say("is too large"), say("{} × {} pixels", figure(width), figure(height)))


def check_scans(jpeg: bytes, pixels: int) -> None:
    """Raises `PictureError` if a JPEG file of this many pixels would take far longer than usual ones."""
    if jpeg.count(b"\xff\xda") * pixels > _MOST_SCANNED:
        raise PictureError(say("the picture is damaged"))


def checked(kind: str, data: bytes) -> tuple[bytes, int]:
    """What is left to decode, and the orientation from 1 to 8 that Qt would not apply on its own.

    Raises `PictureError` for a PNG file that is damaged, or unpacks to far more than its picture.
    """
    if kind == "png":
        return _checked_png(data)
    return data, _orientation(_exif_of_webp(data)) if kind == "webp" else 1


def _checked_png(data: bytes) -> tuple[bytes, int]:
    """The PNG file with its picture alone, and its orientation; other chunks are left out."""
    width, height = (int.from_bytes(data[at : at + 4], "big") for at in (16, 20))
    check_size(width, height)
    at, kind, exif, kept, packed = _PNG_HEAD, b"", b"", [data[:_PNG_HEAD]], []
    while kind != b"IEND":
        head = data[at : at + 8]
        end = at + 8 + int.from_bytes(head[:4], "big")
        kind, check = head[4:], data[end : end + 4]
        if len(check) < 4 or zlib.crc32(data[at + 4 : end]) != int.from_bytes(check, "big"):
            raise PictureError(say("the picture is damaged"))
        if kind in _PICTURE:
            kept.append(data[at : end + 4])
        if kind == b"IDAT":
            packed.append(data[at + 8 : end])
        elif kind == b"eXIf":
            exif = data[at + 8 : end]
        at = end + 4
    most = 8 * width * height + 4 * height + _PIECE  # 64 bits a pixel, a filter for each row, in seven passes
    if not _unpacks_to(most, b"".join(packed)):
        raise PictureError(say("the picture is damaged"))
    return b"".join(kept), _orientation(exif)


def _unpacks_to(most: int, packed: bytes) -> bool:
    """Whether all of it can be unpacked and is not more than that: libpng would unpack gigabytes that are not shown."""
    unpacker, size = zlib.decompressobj(), 0
    try:
        for at in range(0, len(packed), _PIECE):
            piece = packed[at : at + _PIECE]
            while piece and size <= most:
                size += len(unpacker.decompress(piece, 16 * _PIECE))
                piece = unpacker.unconsumed_tail
    except zlib.error:
        return False
    return unpacker.eof and size <= most


def _exif_of_webp(data: bytes) -> bytes:
    at = 12
    while at + 8 <= len(data):
        size = int.from_bytes(data[at + 4 : at + 8], "little")
        if data[at : at + 4] == b"EXIF":
            return data[at + 8 : at + 8 + size].removeprefix(b"Exif\0\0")
        at += 8 + size + size % 2
    return b""


def _orientation(exif: bytes) -> int:
    """The orientation that a camera has written, 1 if there is none."""
    if exif[:4] not in (b"II*\0", b"MM\0*"):
        return 1

    def number(at: int, size: int) -> int:
        return int.from_bytes(exif[at : at + size], "little" if exif[:2] == b"II" else "big")

    at = number(4, 4)
    for entry in range(at + 2, min(at + 2 + 12 * number(at, 2), len(exif)), 12):
        if number(entry, 2) == _ORIENTATION:
            found = number(entry + 8, 2)
            return found if 1 <= found <= 8 else 1
    return 1
