"""The theme in force, and what a widget takes from it. See docs/decisions/025."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QWidget

from qless_studio.ui.style import tokens
from qless_studio.ui.style.palette import ACCENTED, palette
from qless_studio.ui.style.theme import Theme

W = TypeVar("W", bound=QWidget)

_NAMES = {QColor(colour).rgb(): name for name, roles in tokens.ACCENTS.items() for colour in roles["accent"]}
"""Colour for fills, of any mode -> name of the accent: just after a change, some palettes are still of another mode."""


class _State:
    """What the application's one `Appearance` has put in force; light, and everything moves, where there is none."""

    theme = Theme()
    reduces_motion = False


def theme_of(widget: QWidget | None = None) -> Theme:
    """The theme in force, with the accent of this widget's palette; without a widget with the program's accent."""
    if widget is None:
        return _State.theme.with_accent(tokens.DEFAULT_ACCENT)
    return _State.theme.with_accent(accent_in(widget.palette()))


def accent_in(palette: QPalette) -> str:
    """The name of the accent that a palette has, a key of `tokens.ACCENTS`."""
    return _NAMES.get(palette.color(QPalette.ColorRole.Accent).rgb(), tokens.DEFAULT_ACCENT)


def accented(widget: W, accent: str) -> W:
    """Give a widget and all in it an accent, a key of `tokens.ACCENTS`, by its palette; gives the widget back."""
    widget.setProperty(ACCENTED, accent)
    widget.setPalette(palette(theme_of().with_accent(accent)))
    return widget


def reduces_motion() -> bool:
    """Whether animations are off."""
    return _State.reduces_motion


def put_in_force(theme: Theme, reduces_motion: bool) -> None:
    """Have `theme_of` and `reduces_motion` give these from now on; for `Appearance`."""
    _State.theme, _State.reduces_motion = theme, reduces_motion
