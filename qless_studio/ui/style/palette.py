"""The tokens as palettes: the application's, and that of a page with an accent of its own."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette

from qless_studio.ui.style.theme import Theme

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
