"""The look of the program: tokens, font, icons, and the functions that paint tiles and cards."""

from qless_studio.ui.theme.appearance import Appearance
from qless_studio.ui.theme.theme import Theme

__all__ = ["Appearance", "Theme"]
