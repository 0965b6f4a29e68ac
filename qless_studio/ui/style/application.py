"""Giving the application a theme: style, palette and font, from which all widgets take theirs."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from qless_studio.ui.style.palette import ACCENTED, palette
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
    widgets, font = app.allWidgets(), theme.font(14, 500)
    own = [widget for widget in widgets if widget.testAttribute(Qt.WidgetAttribute.WA_SetPalette)]
    resized = app.font() != font
    if resized:
        app.setFont(font)
    for widget in widgets if resized else own:
        if isinstance(widget, QLabel):
            set_text(widget, theme)
        accent = widget.property(ACCENTED)
        if accent:
            widget.setPalette(palette(theme.with_accent(accent)))
