"""The look of the program: tokens, font, icons, and the functions that paint tiles and cards."""

from qless_studio.ui.style.appearance import Appearance
from qless_studio.ui.style.in_force import accented, reduces_motion, theme_of
from qless_studio.ui.style.theme import Theme

__all__ = ["Appearance", "Theme", "accented", "reduces_motion", "theme_of"]
