"""What is drawn on a page: texts, lines and boxes in black and grey, measured in 150ths of an inch."""

from __future__ import annotations

import itertools
import struct
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any, Generic, TypeVar

from qless_studio.engine.folders import resource
from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.solving import Run

P = TypeVar("P")
DPI = 150
BLACK, TEXT, LINE, WHITE = 0, 0x4A, 0xB8, 0xFF
"""Greys, 0 to 255."""
START, MIDDLE, END = 0.0, 0.5, 1.0
"""Which part of a text is at its place."""
TOGETHER = str.maketrans(" ", "\u00a0")
"""For `str.translate`: a part of a text that is not broken over two lines."""


@dataclass(frozen=True)
class Text:
    """A text on its baseline."""

    x: float
    y: float
    text: str
    size: float
    bold: bool = False
    grey: int = BLACK
    turned: bool = False
    """Upside down; `x`, `y` are then its end on the right."""


@dataclass(frozen=True)
class Stroke:
    """A straight line."""

    x: float
    y: float
    to_x: float
    to_y: float
    width: float = 1.5
    grey: int = BLACK


@dataclass(frozen=True)
class Box:
    """A rectangle, perhaps with round corners."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 0.0
    line: float = 2.0
    """Width of its edge; 0 for none."""
    grey: int = BLACK
    """Grey of its edge."""
    fill: int | None = WHITE


Shape = Text | Stroke | Box


@dataclass(frozen=True)
class Page:
    """A page: its size, and its shapes in the order in which they are drawn."""

    width: float
    height: float
    shapes: tuple[Shape, ...]
    title: str = ""
    """What is on it, for people."""


@dataclass
class Drawing:
    """A place on a page that shapes are added to, in its own coordinates."""

    shapes: list[Shape] = field(default_factory=list)
    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0
    width: float = 0.0
    """Width of the room, in its own coordinates."""
    height: float = 0.0

    def at(self, x: float, y: float, width: float, height: float, scale: float = 1.0) -> Drawing:
        """A room in this one."""
        return Drawing(self.shapes, self.x + x * self.scale, self.y + y * self.scale, self.scale * scale, width, height)

    def text(
        self, x: float, y: float, text: str, size: float, *, bold: bool = False, grey: int = BLACK,
        anchor: float = START, turned: bool = False,
    ) -> None:  # fmt: skip
        """A text whose baseline is at `y`; `anchor` says which part of it is at `x`."""
        x -= anchor * font(bold).width(text, size)
        if turned:
            x += font(bold).width(text, size)
        at_x, at_y = self.x + x * self.scale, self.y + y * self.scale
        self.shapes.append(Text(at_x, at_y, text, size * self.scale, bold, grey, turned))

    def line(self, x: float, y: float, to_x: float, to_y: float, width: float = 1.5, grey: int = BLACK) -> None:
        """A straight line."""
        s = self.scale
        self.shapes.append(
            Stroke(self.x + x * s, self.y + y * s, self.x + to_x * s, self.y + to_y * s, width * s, grey)
        )

    def box(
        self, x: float, y: float, width: float, height: float, *, radius: float = 0.0, line: float = 2.0,
        grey: int = BLACK, fill: int | None = WHITE,
    ) -> None:  # fmt: skip
        """A rectangle."""
        s = self.scale
        self.shapes.append(Box(self.x + x * s, self.y + y * s, width * s, height * s, radius * s, line * s, grey, fill))

    def tile(self, x: float, y: float, side: float, text: str, size: float) -> None:
        """A letter tile."""
        self.box(x, y, side, side, radius=side / 7)
        self.text(x + side / 2, y + side / 2 + size * 0.36, text, size, bold=True, anchor=MIDDLE)

    def writing_lines(self, y: float, columns: tuple[float, ...], gap: float = 24.0, pitch: float = 44.0) -> None:
        """Lines to write on, from `y` down to the end of the room; `columns` are their parts of the width."""
        room = self.width - gap * (len(columns) - 1)
        while y <= self.height:
            x = 0.0
            for part in columns:
                self.line(x, y, x + part * room, y, 1.5, 0x80)
                x += part * room + gap
            y += pitch


def wrapped(text: str, size: float, width: float, bold: bool = False) -> list[str]:
    """The text broken at blanks, but not at no-break spaces, into lines that fit."""
    lines, measure = [""], font(bold).width
    for word in filter(None, text.split(" ")):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and measure(longer, size) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


@dataclass(frozen=True)
class Judged:
    """What is proven about a puzzle for a book."""

    level: float | None
    """Level on the scale of players; None where puzzles have no level."""
    about: str
    """One or two lines under its name."""
    hint: str
    """One short sentence that gives a little away."""
    solution: tuple[str, ...]
    """Paragraphs for the end of the book."""
    answer: Mapping[str, Any]
    """The solution as JSON values."""
    alike: str
    """A key that is equal for puzzles too similar to be in one book."""
    grid: tuple[str, ...] = ()
    """Rows of letters under the solution, "." for none."""


@dataclass(frozen=True)
class Paper(Generic[P]):
    """How the puzzles of a game are made for paper."""

    kind: str
    """Kind of the puzzles, such as "4 × 4, new dice"."""
    draw: Callable[[Lexicon, int, Run], P | None]
    """A puzzle from a seed below 2 ** 32, always the same; None where the list has none."""
    judge: Callable[[P, Lexicon, Run], Judged | None]
    """Judge a puzzle; None if it is not fit for a book."""
    paint: Callable[[P, Lexicon, Drawing], None]
    """Draws it, with room to write."""


# The program's own font as a file: widths for laying out, and the part of it that a PDF embeds.

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
