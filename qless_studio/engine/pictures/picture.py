"""A grey picture, and how large it may be."""

from __future__ import annotations

from dataclasses import dataclass

from qless_studio.engine.errors import PictureError
from qless_studio.engine.texts import figure, say

SMALLEST = 60
"""Shortest side, in pixels: three tiles of 20."""
LARGEST = 1600
"""Longest side that is of use; decoders scale larger pictures down."""


@dataclass(frozen=True)
class Picture:
    """Grey values of 0 to 255, row by row and without padding; width and height are `SMALLEST` to `LARGEST` pixels.

    Raises `PictureError`.
    """

    width: int
    height: int
    grey: bytes

    def __post_init__(self) -> None:
        size = say("{} × {} pixels", figure(self.width), figure(self.height))
        if min(self.width, self.height) < SMALLEST or max(self.width, self.height) > LARGEST:
            raise PictureError(say("a picture has {} to {} pixels on each side", SMALLEST, figure(LARGEST)), size)
        if len(self.grey) != self.width * self.height:
            raise PictureError(say("the picture is damaged"), size)

    def turned(self, quarters: int) -> Picture:
        """The picture turned clockwise by this many quarter turns."""
        turned = self
        for _ in range(quarters % 4):
            width, height, grey = turned.width, turned.height, turned.grey
            rows = b"".join(grey[x::width][::-1] for x in range(width))
            turned = Picture(height, width, rows)
        return turned
