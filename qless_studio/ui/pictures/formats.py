"""What the bytes of a picture file hold, looked at before Qt decodes them. Needs no Qt."""

from __future__ import annotations

import re
import zlib

from qless_studio.engine.errors import PictureError
from qless_studio.engine.texts import figure, say

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
