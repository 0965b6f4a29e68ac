"""The theme in force, and what a widget takes from it. See docs/decisions/025."""

from __future__ import annotations

from typing import TypeVar
from weakref import WeakKeyDictionary

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from qless_studio.ui.style import tokens
from qless_studio.ui.style.palette import ACCENT
from qless_studio.ui.style.theme import Theme

W = TypeVar("W", bound=QWidget)


class _State:
    """What the application's one `Appearance` has put in force; light, and everything moves, where there is none."""

    theme = Theme()
    reduces_motion = False


_accents: WeakKeyDictionary[QWidget, str] = WeakKeyDictionary()
"""The widgets with an accent of their own."""


def theme_of(widget: QWidget | None = None) -> Theme:
    """The theme in force, with the accent of this widget: its own, or that of the nearest one above it.

    Dialogs and menus take the accent of their parent. Without a widget it is the program's accent.
    """
    return _State.theme.with_accent(_accent(widget))


def accented(widget: W, accent: str) -> W:
    """Give a widget and all in it an accent, a key of `tokens.ACCENTS`; gives the widget back."""
    before = _accent(widget)
    _accents[widget] = accent
    _tint(widget)
    if accent != before:
        _announce(widget)
    return widget


def reduces_motion() -> bool:
    """Whether animations are off."""
    return _State.reduces_motion


def put_in_force(theme: Theme, reduces_motion: bool) -> None:
    """Have `theme_of` and `reduces_motion` give these from now on; for `Appearance`."""
    _State.theme, _State.reduces_motion = theme, reduces_motion
    for widget in list(_accents):
        if isValid(widget):
            _tint(widget)


def _accent(widget: QWidget | None) -> str:
    while widget is not None:
        accent = _accents.get(widget)
        if accent is not None:
            return accent
        widget = widget.parentWidget()
    return tokens.DEFAULT_ACCENT


def _tint(widget: QWidget) -> None:
    """Give the widget's palette its accent, which Qt hands down to all in it."""
    colours, theme = widget.palette(), theme_of(widget)
    for role, token in ACCENT:
        colours.setColor(role, theme.color(token))
    widget.setPalette(colours)


def _announce(widget: QWidget) -> None:
    """Tell a widget and all in it that has no accent of its own that colours have changed."""
    QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.PaletteChange))
    for child in widget.children():
        if isinstance(child, QWidget) and child not in _accents:
            _announce(child)
