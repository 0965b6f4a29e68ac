"""A theme: a mode, an accent and a text scale, resolved to colours, lengths and fonts, and to palettes."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtGui import QColor, QFont, QPalette

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


# The tokens as palettes: the application's, and that of a page with an accent of its own.

Role = QPalette.ColorRole

ROLES = (
    (Role.Window, "panel"),
    (Role.WindowText, "text"),
    (Role.Base, "raised"),
    (Role.AlternateBase, "hover"),
    (Role.Text, "text"),
    (Role.PlaceholderText, "text_dim"),
    (Role.Button, "raised"),
    (Role.ButtonText, "text"),
    (Role.BrightText, "bad"),
    (Role.ToolTipBase, "raised"),
    (Role.ToolTipText, "text"),
    (Role.HighlightedText, "on_accent"),
    (Role.Light, "table"),
    (Role.Midlight, "line"),
    (Role.Mid, "edge"),
    (Role.Dark, "control_edge"),
    (Role.Shadow, "edge"),
    (Role.Accent, "accent"),
    (Role.Highlight, "accent"),
    (Role.Link, "accent_text"),
    (Role.LinkVisited, "accent_text"),
)
"""Role of the palette -> colour role. Dialogs stand on the panel; pages and bars say what they stand on."""
ACCENTED = "accent"
"""Property of a widget with an accent of its own: a key of `tokens.ACCENTS`."""
DIM = (Role.WindowText, Role.Text, Role.ButtonText)
"""What is dimmed in unavailable widgets."""


def palette(theme: Theme) -> QPalette:
    """All colours of the theme: for the application, and for a page with an accent of its own.

    A page takes nothing from above then, so that its widgets get a change of theme once.
    """
    made = QPalette()
    for role, token in ROLES:
        made.setColor(role, theme.color(token))
    for role in DIM:
        made.setColor(QPalette.ColorGroup.Disabled, role, theme.color("text_dim"))
    return made


def clear_palette(*roles: QPalette.ColorRole) -> QPalette:
    """Nothing in these roles: for backgrounds that a view or its delegate paints, or what it lies on."""
    made = QPalette()
    for role in roles:
        made.setColor(role, QColor(0, 0, 0, 0))
    return made
