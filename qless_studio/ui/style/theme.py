"""A theme: a mode, an accent and a text scale, resolved to colours, lengths and fonts."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtGui import QColor, QFont

from qless_studio.ui.style import fonts, tokens


class Theme(NamedTuple):
    """Colours by role, and lengths and fonts at the player's text size."""

    mode: str = tokens.LIGHT
    """A name in `tokens.MODES`."""
    accent: str = tokens.DEFAULT_ACCENT
    """A key of `tokens.ACCENTS`."""
    scale: float = 1.0
    """The player's text size, 1 for 100 %; lengths scale with it."""
    paper: bool = False
    """For printing and image files: white backgrounds, and no shadows, which vector files cannot show."""

    @property
    def dark(self) -> bool:
        """Whether backgrounds are dark; they are in high contrast."""
        return self.mode != tokens.LIGHT

    @property
    def high_contrast(self) -> bool:
        """Whether outlines alone separate surfaces, without shadows and raised edges."""
        return self.mode == tokens.HIGH_CONTRAST

    def color(self, role: str, alpha: float = 1.0) -> QColor:
        """A colour by its role in `tokens`, mixed and accent roles included; raises `KeyError` for an unknown role."""
        made = QColor(_colours(self.mode, self.accent, self.paper)[role])
        if alpha != 1.0:
            made.setAlphaF(made.alphaF() * alpha)
        return made

    def mix(self, a: str, b: str, share: float) -> QColor:
        """`a` * (1 - share) + `b` * share; `a` and `b` are roles or #RRGGBB colours."""
        table = _colours(self.mode, self.accent, self.paper)
        return QColor(tokens.mix(table.get(a, a), table.get(b, b), share))

    def px(self, length: float) -> int:
        """A length of the design at this text scale, in whole logical pixels."""
        return max(1, round(length * self.scale)) if length > 0 else 0

    def font(self, size: float, weight: int = 500, tabular: bool = False) -> QFont:
        """The font for a size of the design at this text scale."""
        return fonts.font(size * self.scale, weight, tabular)

    def with_accent(self, accent: str) -> Theme:
        """This theme with another accent."""
        return _theme(self.mode, accent, self.scale)

    def on_paper(self) -> Theme:
        """The light theme with the same accent and text size, for printing and image files. See docs/decisions/034."""
        return self._replace(mode=tokens.LIGHT, paper=True)


@lru_cache(maxsize=32)
def _theme(mode: str, accent: str, scale: float) -> Theme:
    """Cached: every widget asks for its theme whenever it measures or paints."""
    return Theme(mode, accent, scale)


@lru_cache(maxsize=32)
def _colours(mode: str, accent: str, paper: bool) -> dict[str, str]:
    return tokens.colours(mode, accent, paper)
