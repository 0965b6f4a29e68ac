"""The look of the program: tokens, font, icons, and the functions that paint tiles and cards."""

from qless_studio.ui.style.appearance import Appearance
from qless_studio.ui.style.theme import Theme

__all__ = ["Appearance", "Theme"]
