"""Draw the program's icon and that of its documents with the program's own painters, in every size and format.

python packaging/draw_icon.py      rewrites resources/icons, packaging/linux/icons, packaging/windows, packaging/macos
"""

from __future__ import annotations

import os
import re
import struct
import sys
from collections.abc import Callable
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"
ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF, QSize, Qt  # noqa: E402
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPainterPath  # noqa: E402
from PySide6.QtSvg import QSvgGenerator  # noqa: E402

from qless_studio.ui.style import shapes  # noqa: E402
from qless_studio.ui.style.fonts import paint_letter  # noqa: E402
from qless_studio.ui.style.theme import Theme  # noqa: E402
from qless_studio.ui.style.tiles import Tile, paint_tile  # noqa: E402

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
THEME = Theme()
DESIGN = 128
"""Both icons are designed on a square of so many units."""


def main() -> None:
    app = QGuiApplication(["draw_icon"])
    program = {size: png(size, draw_program) for size in SIZES}
    document = {size: png(size, draw_document) for size in SIZES}
    for size in SIZES:
        write(f"resources/icons/qless-studio-{size}.png", program[size])
        write(f"packaging/linux/icons/document-{size}.png", document[size])
    for name, drawn in (("qless-studio", program), ("document", document)):
        write(f"packaging/windows/{name}.ico", ico({size: drawn[size] for size in ICO_SIZES}))
        write(f"packaging/macos/{name}.icns", icns({size: drawn[size] for size in ICNS_TYPES}))
    for name, draw in (("program", draw_program), ("document", draw_document)):
        write(f"packaging/linux/icons/{name}.svg", svg(draw))
    app.quit()


def draw_program(painter: QPainter, small: bool) -> None:
    """A tile Q on a square of the accent; small ones leave most of the square to the tile."""
    edge = 2 if small else 8
    ground = QRectF(edge, edge, DESIGN - 2 * edge, DESIGN - 2 * edge)
    shapes.fill(painter, ground, 26, THEME.color("path_edge"))
    shapes.fill(painter, ground.adjusted(0, 0, 0, -3), 26, THEME.color("accent"))
    draw_tile(painter, QPointF(DESIGN / 2, DESIGN / 2 - 1.5), 104 if small else 88, small)


def draw_document(painter: QPainter, small: bool) -> None:
    """A sheet with a turned corner and the tile on it."""
    fold, left, right = 30, 18, DESIGN - 18
    sheet = QPainterPath(QPointF(left, 4))
    for x, y in ((right - fold, 4), (right, 4 + fold), (right, DESIGN - 4), (left, DESIGN - 4)):
        sheet.lineTo(x, y)
    sheet.closeSubpath()
    corner = QPainterPath(QPointF(right - fold, 4))
    corner.lineTo(right - fold, 4 + fold)
    corner.lineTo(right, 4 + fold)
    corner.closeSubpath()
    painter.setPen(THEME.color("control_edge"))
    painter.setBrush(THEME.color("raised"))
    painter.drawPath(sheet)
    painter.setBrush(THEME.color("edge"))
    painter.drawPath(corner)
    side = 76 if small else 64
    ground = QRectF((DESIGN - side) / 2, 42, side, side)
    shapes.fill(painter, ground, 14, THEME.color("accent"))
    draw_tile(painter, ground.center(), side - 14, small)


def draw_tile(painter: QPainter, middle: QPointF, side: float, small: bool) -> None:
    """The tile at a side of 48 units, enlarged: so its corners and its lip keep their share of it.

    Its letter is larger than a board's, for an icon is read from further away.
    """
    painter.save()
    painter.translate(middle)
    painter.scale(side / 48, side / 48)
    paint_tile(painter, THEME, QRectF(-24, -24, 48, 48), Tile())
    paint_letter(painter, "Q", QPointF(0, -1), 42 if small else 34, THEME.color("tile_text"))
    painter.restore()


def png(size: int, draw: Callable[[QPainter, bool], None]) -> bytes:
    """The drawing at `size` pixels as a PNG file."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / DESIGN, size / DESIGN)
    draw(painter, size <= 32)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


def svg(draw: Callable[[QPainter, bool], None]) -> bytes:
    """The drawing for any size, as a large one has it, but for the shadow: that is a picture of one size."""
    buffer = QBuffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(DESIGN, DESIGN))
    generator.setViewBox(QRectF(0, 0, DESIGN, DESIGN))
    painter = QPainter(generator)
    draw(painter, False)
    painter.end()
    return re.sub(rb"<image [^>]*/>", b"", bytes(buffer.data().data()))


def ico(images: dict[int, bytes]) -> bytes:
    """A Windows icon of PNG images; 256 is written as 0 there."""
    offset = 6 + 16 * len(images)
    entries, bodies = b"", b""
    for size, body in images.items():
        side = size % 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(body), offset + len(bodies))
        bodies += body
    return struct.pack("<HHH", 0, 1, len(images)) + entries + bodies


def icns(images: dict[int, bytes]) -> bytes:
    """A macOS icon of PNG images."""
    body = b"".join(ICNS_TYPES[size] + struct.pack(">I", 8 + len(image)) + image for size, image in images.items())
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write(name: str, content: bytes) -> None:
    path = ROOT / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


if __name__ == "__main__":
    main()
