"""A picture of a board or a chart: one painting function for the screen, for files and for paper.

See docs/decisions/034; `picture_files` writes pictures.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter

MARGIN = 24
"""White border around a board, in pixels of the design."""


class Picture(NamedTuple):
    """Something that can be painted on white at any scale."""

    title: str
    """Title in the properties of a file."""
    size: QSize
    """Size in pixels of the design."""
    paint: Callable[[QPainter], None]
    """Paints it into a rectangle of `size` at the origin."""
    heading: tuple[str, ...] = ()
    """Lines above it on a page; the first is the title."""

    @property
    def landscape(self) -> bool:
        """Whether the picture suits a page in landscape format."""
        return self.size.width() > 1.15 * self.size.height()
