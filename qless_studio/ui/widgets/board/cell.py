"""A cell of a board: what is where, how it looks and how it is spoken."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QRect

from qless_studio.ui.theme.tiles import Tile


@dataclass(frozen=True)
class Cell:
    """One place of a board. Painting, hit-testing, keys and accessibility all read this and nothing else."""

    rect: QRect
    """In the board's coordinates, on whole pixels."""
    spoken: str
    """What a screen reader says, complete by itself: "A, row 1, column 2, 1 point"."""
    tile: Tile = field(default_factory=Tile)
    """What `paint_cell` paints, unless a board overrides it."""
    tip: str = ""
    """The tool tip, or nothing."""
    enabled: bool = True
    """False: neither the keyboard nor the mouse can reach it."""
