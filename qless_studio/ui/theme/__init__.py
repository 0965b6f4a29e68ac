"""How everything looks: the tokens, the font, the icons and the painters of tiles and cards."""

from qless_studio.ui.theme.appearance import Appearance
from qless_studio.ui.theme.theme import Theme

__all__ = ["Appearance", "Theme"]
