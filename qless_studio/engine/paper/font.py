"""The program's own font as a file: widths for laying out, and the part of it that a PDF embeds."""

from __future__ import annotations

import itertools
import struct
from collections.abc import Iterable, Iterator
from functools import cache, cached_property

from qless_studio.engine.resources import resource

REGULAR, BOLD = "Inter-Regular", "Inter-Bold"
_CHARSTRINGS = 17
"""Operator of a CFF Top DICT: where the outlines are. Adobe Technical Note 5176."""
_END = b"\x0e"
"""An outline that has nothing but its end."""


class Font:
    """An OpenType font with CFF outlines. See the OpenType specification, tables `cmap`, `hmtx`, `head` and `CFF`."""

    def __init__(self, name: str) -> None:
        """`name` of a file in `resources/fonts`; use `font`, so that it is read once."""
        self.name = name
        self._data = resource(f"fonts/{name}.otf").read_bytes()
        (count,) = struct.unpack(">H", self._data[4:6])
        records = (struct.unpack(">4sLLL", self._data[12 + 16 * n : 28 + 16 * n]) for n in range(count))
        self._tables = {tag.decode("ascii"): (start, length) for tag, _, start, length in records}

    def _table(self, tag: str) -> bytes:
        start, length = self._tables[tag]
        return self._data[start : start + length]

    @cached_property
    def units(self) -> int:
        """Units of an em."""
        return int(struct.unpack(">H", self._table("head")[18:20])[0])

    @cached_property
    def bounds(self) -> tuple[int, int, int, int]:
        """Left, bottom, right and top of all glyphs together, in units."""
        left, bottom, right, top = struct.unpack(">4h", self._table("head")[36:44])
        return left, bottom, right, top

    @cached_property
    def glyphs(self) -> dict[int, int]:
        """The glyph of each code point up to U+FFFF (`cmap`, format 4)."""
        table = self._table("cmap")
        (count,) = struct.unpack(">H", table[2:4])
        places = (struct.unpack(">HHL", table[4 + 8 * n : 12 + 8 * n])[2] for n in range(count))
        start = next(place for place in places if table[place : place + 2] == b"\0\4")
        segments = struct.unpack(">H", table[start + 6 : start + 8])[0] // 2

        def column(number: int, kind: str) -> tuple[int, ...]:
            at = start + 14 + 2 * segments * number + (2 if number else 0)
            return struct.unpack(f">{segments}{kind}", table[at : at + 2 * segments])

        ends, starts, deltas, offsets = column(0, "H"), column(1, "H"), column(2, "h"), column(3, "H")
        found = {}
        for n in range(segments):
            for code in range(starts[n], min(ends[n], 0xFFFE) + 1):
                glyph = code
                if offsets[n]:
                    at = start + 16 + 2 * (3 * segments + n) + offsets[n] + 2 * (code - starts[n])
                    glyph = struct.unpack(">H", table[at : at + 2])[0]
                if glyph or not offsets[n]:
                    found[code] = (glyph + deltas[n]) & 0xFFFF
        return found

    @cached_property
    def advances(self) -> tuple[int, ...]:
        """The width of each glyph in units; further glyphs have the last one."""
        (count,) = struct.unpack(">H", self._table("hhea")[34:36])
        return tuple(struct.unpack(f">{2 * count}H", self._table("hmtx")[: 4 * count])[::2])

    def advance(self, glyph: int) -> int:
        """The width of a glyph in units."""
        return self.advances[min(glyph, len(self.advances) - 1)]

    def glyph(self, character: str) -> int:
        """The glyph of a character; that of `?` for one that the font lacks."""
        return self.glyphs.get(ord(character)) or self.glyphs[ord("?")]

    def width(self, text: str, size: float) -> float:
        """The width of a text of this size, without kerning."""
        return sum(self.advance(self.glyph(character)) for character in text) * size / self.units

    def outlines_of(self, glyphs: Iterable[int]) -> bytes:
        """The table `CFF` with the outlines of these glyphs only: the others are emptied, so that it compresses well.

        Nothing is moved, so no offset changes.
        """
        data, kept = bytearray(self._table("CFF ")), {0, *glyphs}
        for number, (start, end) in enumerate(self._outlines(bytes(data))):
            if number not in kept:
                data[start:end] = _END.ljust(end - start, b"\0")
        return bytes(data)

    def _outlines(self, data: bytes) -> Iterator[tuple[int, int]]:
        """Where the outline of each glyph is."""
        _, names_end = _index(data, data[2])
        tops, _ = _index(data, names_end)
        top = data[slice(*tops[0])]
        return iter(_index(data, _operand(top, _CHARSTRINGS))[0])


@cache
def font(bold: bool) -> Font:
    """The regular or the bold font."""
    return Font(BOLD if bold else REGULAR)


def _index(data: bytes, start: int) -> tuple[list[tuple[int, int]], int]:
    """The places of the objects of a CFF INDEX, and its end."""
    (count,) = struct.unpack(">H", data[start : start + 2])
    if not count:
        return [], start + 2
    size, table = data[start + 2], start + 3
    offsets = [int.from_bytes(data[table + size * n : table + size * (n + 1)], "big") for n in range(count + 1)]
    base = table + size * (count + 1) - 1
    return [(base + a, base + b) for a, b in itertools.pairwise(offsets)], base + offsets[-1]


def _operand(top: bytes, wanted: int) -> int:
    """The last operand before an operator of one byte in a CFF DICT."""
    place, operand = 0, 0
    while place < len(top):
        byte = top[place]
        if byte == wanted:
            return operand
        if byte == 28:
            operand, place = int.from_bytes(top[place + 1 : place + 3], "big"), place + 3
        elif byte == 29:
            operand, place = int.from_bytes(top[place + 1 : place + 5], "big"), place + 5
        elif byte == 30:  # a real number: nibbles up to F
            place += 1
            while top[place] & 0xF != 0xF and top[place] >> 4 != 0xF:
                place += 1
            place += 1
        elif byte >= 247:
            operand, place = (abs(byte - 247) % 4) * 256 + top[place + 1] + 108, place + 2
        elif byte >= 32:
            operand, place = byte - 139, place + 1
        else:
            place += 2 if byte == 12 else 1
    raise ValueError(wanted)
