"""A theme: one mode with one accent at one text scale, ready for painters."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from PySide6.QtGui import QColor, QFont

from qless_studio.ui.theme import fonts, tokens


@dataclass(frozen=True)
class Theme:
    """Colours by role, lengths and fonts scaled; two themes made of the same three values are equal."""

    mode: str = tokens.LIGHT
    """One of `tokens.MODES`."""
    accent: str = tokens.DEFAULT_ACCENT
    """A key of `tokens.ACCENTS`."""
    scale: float = 1.0
    """The player's text size, 1 for 100 %; lengths scale with it."""
    paper: bool = False
    """For a sheet or a file: grounds are white, and there are no shadows, which no drawing of lines has."""

    @property
    def dark(self) -> bool:
        """Whether grounds are dark (high contrast is)."""
        return self.mode != tokens.LIGHT

    @property
    def high_contrast(self) -> bool:
        """Whether surfaces are told apart by edges alone: no shadows, no lips."""
        return self.mode == tokens.HIGH_CONTRAST

    def color(self, role: str, alpha: float = 1.0) -> QColor:
        """A colour by its role in `tokens` (mixed ones and the accent's included); KeyError for an unknown role."""
        made = QColor(_colours(self.mode, self.accent, self.paper)[role])
        if alpha != 1.0:
            made.setAlphaF(made.alphaF() * alpha)
        return made

    def mix(self, a: str, b: str, share: float) -> QColor:
        """`a` (1 - share) + `b` share; a side is a role or a #RRGGBB colour."""
        table = _colours(self.mode, self.accent, self.paper)
        return QColor(tokens.mix(table.get(a, a), table.get(b, b), share))

    def px(self, length: float) -> int:
        """A length of the design in whole logical pixels at this text scale."""
        return max(1, round(length * self.scale)) if length > 0 else 0

    def font(self, size: float, weight: int = 500, tabular: bool = False) -> QFont:
        """The font at a size of the design, at this text scale."""
        return fonts.font(size * self.scale, weight, tabular)

    def with_accent(self, accent: str) -> Theme:
        """The same theme with another accent."""
        return _theme(self.mode, accent, self.scale)

    def on_paper(self) -> Theme:
        """The light theme with the same accent and text size, for a sheet or a file."""
        return replace(self, mode=tokens.LIGHT, paper=True)


@lru_cache(maxsize=32)
def _theme(mode: str, accent: str, scale: float) -> Theme:
    """Kept, because every widget asks for its theme whenever it measures or paints."""
    return Theme(mode, accent, scale)


@lru_cache(maxsize=32)
def _colours(mode: str, accent: str, paper: bool) -> dict[str, str]:
    return tokens.colours(mode, accent, paper)
