"""Pages as PDF, with the fonts embedded and nothing that depends on when or where it was written.

See docs/decisions/092 for why this is not Qt's. After ISO 32000-1: 7 (syntax), 8 (graphics), 9.7 (composite fonts).
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from hashlib import md5

from qless_studio import __version__
from qless_studio.engine.paper.sheet import DPI, Box, Font, Page, Shape, Stroke, Text, font

POINTS = 72 / DPI
_ROUND = 0.5523
"""Control points of the cubic curve nearest to a quarter of a circle."""
_FONTS = (False, True)


def pdf_of(pages: Sequence[Page], title: str, language: str = "en") -> bytes:
    """The pages as a file; the same for the same pages."""
    writer = _Writer()
    catalog, tree, info = writer.reserve(), writer.reserve(), writer.reserve()
    used = {bold: _characters(pages, bold) for bold in _FONTS}
    fonts = {bold: _font_object(writer, font(bold), used[bold]) for bold in _FONTS if used[bold]}
    named = " ".join(f"/F{int(bold)} {number} 0 R" for bold, number in fonts.items())
    numbers = []
    for page in pages:
        content = writer.stream("", "\n".join(_drawn(page)).encode("ascii"))
        size = f"[0 0 {_figure(page.width * POINTS)} {_figure(page.height * POINTS)}]"
        numbers.append(writer.add(
            f"<</Type/Page/Parent {tree} 0 R/MediaBox {size}/Resources<</Font<<{named}>>>>/Contents {content} 0 R>>"
        ))  # fmt: skip
    kids = " ".join(f"{number} 0 R" for number in numbers)
    writer.set(tree, f"<</Type/Pages/Count {len(numbers)}/Kids[{kids}]>>")
    writer.set(catalog, f"<</Type/Catalog/Pages {tree} 0 R/Lang{_string(language)}"
                        "/ViewerPreferences<</DisplayDocTitle true>>>>")  # fmt: skip
    writer.set(info, f"<</Title{_string(title)}/Producer{_string(f'Qless Studio {__version__}')}>>")
    return writer.file(catalog, info)


def _characters(pages: Iterable[Page], bold: bool) -> list[str]:
    texts = (shape.text for page in pages for shape in page.shapes if isinstance(shape, Text) and shape.bold == bold)
    return sorted({character for text in texts for character in text})


class _Writer:
    """Collects the objects of a file."""

    def __init__(self) -> None:
        self._objects: list[bytes] = []

    def reserve(self) -> int:
        """The number of an object that is set later."""
        self._objects.append(b"")
        return len(self._objects)

    def set(self, number: int, body: str) -> None:
        self._objects[number - 1] = body.encode("ascii")

    def add(self, body: str) -> int:
        number = self.reserve()
        self.set(number, body)
        return number

    def stream(self, fields: str, data: bytes) -> int:
        packed = zlib.compress(data, 9)
        header = f"<</Length {len(packed)}/Filter/FlateDecode{fields}>>\nstream\n".encode("ascii")
        self._objects.append(header + packed + b"\nendstream")
        return len(self._objects)

    def file(self, catalog: int, info: int) -> bytes:
        parts, places = [b"%PDF-1.6\n%\xe2\xe3\xcf\xd3\n"], []
        length = len(parts[0])
        for number, body in enumerate(self._objects, start=1):
            places.append(length)
            parts.append(b"%d 0 obj\n" % number + body + b"\nendobj\n")
            length += len(parts[-1])
        digest = md5(b"".join(parts), usedforsecurity=False).hexdigest()
        table = "".join(f"{place:010} 00000 n \n" for place in places)
        size = len(places) + 1
        parts.append(
            f"xref\n0 {size}\n0000000000 65535 f \n{table}trailer\n<</Size {size}/Root {catalog} 0 R/Info {info} 0 R"
            f"/ID[<{digest}><{digest}>]>>\nstartxref\n{length}\n%%EOF\n".encode("ascii")
        )
        return b"".join(parts)


def _font_object(writer: _Writer, face: Font, characters: Sequence[str]) -> int:
    """A composite font whose codes are the numbers of its glyphs."""
    glyphs = {face.glyph(character): character for character in reversed(characters)}
    scale = 1000 / face.units
    outlines = writer.stream("/Subtype/CIDFontType0C", face.outlines_of(glyphs))
    box = " ".join(_figure(each * scale) for each in face.bounds)
    name = f"QLESSA+{face.name}"
    descriptor = writer.add(
        f"<</Type/FontDescriptor/FontName/{name}/Flags 4/FontBBox[{box}]/ItalicAngle 0/Ascent 969/Descent -242"
        f"/CapHeight 727/StemV 90/FontFile3 {outlines} 0 R>>"
    )
    widths = " ".join(f"{glyph}[{_figure(face.advance(glyph) * scale)}]" for glyph in sorted(glyphs))
    descendant = writer.add(
        f"<</Type/Font/Subtype/CIDFontType0/BaseFont/{name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)"
        f"/Supplement 0>>/FontDescriptor {descriptor} 0 R/DW 600/W[{widths}]>>"
    )
    unicode = writer.stream("", _unicode_map(glyphs).encode("ascii"))
    return writer.add(
        f"<</Type/Font/Subtype/Type0/BaseFont/{name}/Encoding/Identity-H/DescendantFonts[{descendant} 0 R]"
        f"/ToUnicode {unicode} 0 R>>"
    )


def _unicode_map(glyphs: dict[int, str]) -> str:
    """Which characters the glyphs are, so that text can be searched and copied."""
    pairs = [f"<{glyph:04X}><{character.encode('utf-16-be').hex().upper()}>" for glyph, character in glyphs.items()]
    blocks = [pairs[start : start + 100] for start in range(0, len(pairs), 100)]
    maps = "\n".join(f"{len(block)} beginbfchar\n" + "\n".join(block) + "\nendbfchar" for block in blocks)
    return (
        "/CIDInit/ProcSet findresource begin 12 dict begin begincmap"
        "/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def/CMapName/Adobe-Identity-UCS def"
        f"/CMapType 2 def\n1 begincodespacerange\n<0000><FFFF>\nendcodespacerange\n{maps}\n"
        "endcmap CMapName currentdict/CMap defineresource pop end end"
    )


def _drawn(page: Page) -> list[str]:
    """The operators that draw a page: the origin is at its top left, as in the shapes."""
    factor = _figure(POINTS, 5)
    return [f"{factor} 0 0 -{factor} 0 {_figure(page.height * POINTS)} cm", *map(_operators, page.shapes)]


def _operators(shape: Shape) -> str:
    if isinstance(shape, Text):
        face = font(shape.bold)
        codes = "".join(f"{face.glyph(character):04X}" for character in shape.text)
        turn = "-1 0 0 1" if shape.turned else "1 0 0 -1"
        return (
            f"{_grey(shape.grey)} g BT/F{int(shape.bold)} {_figure(shape.size)} Tf {turn} {_figure(shape.x)} "
            f"{_figure(shape.y)} Tm<{codes}>Tj ET"
        )
    if isinstance(shape, Stroke):
        ends = f"{_figure(shape.x)} {_figure(shape.y)} m {_figure(shape.to_x)} {_figure(shape.to_y)} l"
        return f"{_grey(shape.grey)} G {_figure(shape.width)} w {ends} S"
    how = "B" if shape.fill is not None and shape.line else "f" if shape.fill is not None else "S"
    fill = "" if shape.fill is None else f"{_grey(shape.fill)} g "
    line = f"{_grey(shape.grey)} G {_figure(shape.line)} w " if shape.line else ""
    return f"{fill}{line}{_outline(shape)} {how}"


def _outline(box: Box) -> str:
    x, y, w, h, r = box.x, box.y, box.width, box.height, min(box.radius, box.width / 2, box.height / 2)
    if not r:
        return " ".join(map(_figure, (x, y, w, h))) + " re"
    k = r * (1 - _ROUND)
    path: list[tuple[str, tuple[float, ...]]] = [
        ("m", (x + r, y)),
        ("l", (x + w - r, y)), ("c", (x + w - k, y, x + w, y + k, x + w, y + r)),
        ("l", (x + w, y + h - r)), ("c", (x + w, y + h - k, x + w - k, y + h, x + w - r, y + h)),
        ("l", (x + r, y + h)), ("c", (x + k, y + h, x, y + h - k, x, y + h - r)),
        ("l", (x, y + r)), ("c", (x, y + k, x + k, y, x + r, y)),
    ]  # fmt: skip
    return " ".join(" ".join(map(_figure, points)) + f" {operator}" for operator, points in path) + " h"


def _grey(grey: int) -> str:
    return _figure(grey / 255, 3)


def _figure(value: float, places: int = 2) -> str:
    return f"{value:.{places}f}".rstrip("0").rstrip(".") or "0"


def _string(text: str) -> str:
    return f"<FEFF{text.encode('utf-16-be').hex().upper()}>"
