"""What is drawn on a page: texts, lines and boxes in black and grey, measured in 150ths of an inch."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from qless_studio.engine.lexicon import Lexicon
from qless_studio.engine.paper.font import font
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
