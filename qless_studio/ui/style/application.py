"""Giving the application a theme: style, palette and font, from which all widgets take theirs."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QLabel

from qless_studio.ui.style.palette import ACCENTED, accent_palette, palette
from qless_studio.ui.style.studio_style import StudioStyle
from qless_studio.ui.style.texts import set_text
from qless_studio.ui.style.theme import Theme


def show_theme(app: QApplication, theme: Theme) -> None:
    """Show everything in this theme, now and until the next call; the first call installs the style.

    Widgets learn of it from the event loop.
    """
    style = app.style()
    if isinstance(style, StudioStyle):
        style.theme = theme
    else:
        app.setStyle(StudioStyle(theme))  # the application owns it
    app.setPalette(palette(theme))
    font = theme.font(14, 500)
    if app.font() != font:
        app.setFont(font)
    for widget in app.allWidgets():
        if isinstance(widget, QLabel):
            set_text(widget, theme)
        accent = widget.property(ACCENTED)
        if accent:
            widget.setPalette(accent_palette(theme.with_accent(accent)))
