"""The theme in force, and what widgets take from it: lengths by text size, and motion. See docs/decisions/025."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from functools import lru_cache
from typing import Any, ClassVar, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QLayout, QWidget

from qless_studio.ui.style import tokens
from qless_studio.ui.style.theme import ACCENTED, Theme, palette

W = TypeVar("W", bound=QWidget)

_NAMES = {QColor(colour).rgb(): name for name, roles in tokens.ACCENTS.items() for colour in roles["accent"]}
"""Colour for fills, of any mode -> name of the accent: just after a change, some palettes are still of another mode."""


class _State:
    """What the application's one `Appearance` has put in force; light, and everything moves, where there is none."""

    theme = Theme()
    reduces_motion = False
    by_palette: ClassVar[dict[int, Theme]] = {}
    """The theme for each palette asked for, by its cache key: every widget asks whenever it measures or paints."""


MOST_PALETTES = 4096
"""Palettes of widgets that are gone are forgotten beyond these."""


def theme_of(widget: QWidget | None = None) -> Theme:
    """The theme in force, with the accent of this widget's palette; without a widget with the program's accent."""
    if widget is None:
        return _State.theme.with_accent(tokens.DEFAULT_ACCENT)
    own = widget.palette()
    key = own.cacheKey()
    found = _State.by_palette.get(key)
    if found is None:
        if len(_State.by_palette) >= MOST_PALETTES:
            _State.by_palette.clear()
        found = _State.by_palette[key] = _State.theme.with_accent(accent_in(own))
    return found


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
    _State.by_palette.clear()


# Lengths that follow the text size: margins and spacing of layouts, and sizes of widgets.

L = TypeVar("L", bound=QLayout)

LENGTHS = "lengths"
"""The property of a layout or widget that keeps its lengths at 100 %."""
SETTERS: dict[str, Callable[[QWidget, int], None]] = {
    "width": QWidget.setFixedWidth,
    "height": QWidget.setFixedHeight,
    "minimum_width": QWidget.setMinimumWidth,
    "minimum_height": QWidget.setMinimumHeight,
}


def spaced(layout: L, between: float, leading: float = 0, top: float = 0, trailing: float = 0, bottom: float = 0) -> L:
    """Give a layout its spacing and margins at 100 % text size, now and at every other size; gives it back.

    The margins are in the application's layout direction: Qt mirrors rows, but not margins. Hairlines, of 1, stay. A
    layout without margins may be given some that stay, by Qt's own call.
    """
    layout.setProperty(LENGTHS, [between, leading, top, trailing, bottom])
    layout.setContentsMargins(0, 0, 0, 0)
    _space(layout)
    return layout


def sized(widget: W, **lengths: float) -> W:
    """Give a widget its lengths at 100 % text size, by the keys of `SETTERS`, as `spaced` does; gives it back."""
    widget.setProperty(LENGTHS, {**(widget.property(LENGTHS) or {}), **lengths})
    _size(widget)
    return widget


def measure_layouts(window: QWidget) -> None:
    """Give the layouts in a window their lengths at the text size in force."""
    for layout in window.findChildren(QLayout):
        if layout.property(LENGTHS):
            _space(layout)


def measure(widget: QWidget) -> None:
    """Give a widget its lengths at the text size in force."""
    if widget.property(LENGTHS):
        _size(widget)


def _space(layout: QLayout) -> None:
    px = theme_of().px
    between, *margins = (px(length) if length != 1 else 1 for length in layout.property(LENGTHS))
    layout.setSpacing(between)
    if any(margins):
        layout.setContentsMargins(*sides(*margins))


def _size(widget: QWidget) -> None:
    for name, length in widget.property(LENGTHS).items():
        SETTERS[name](widget, theme_of().px(length))


def sides(leading: int, top: int, trailing: int, bottom: int) -> tuple[int, int, int, int]:
    """Contents margins in the application's layout direction. See docs/decisions/041."""
    mirrored = QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
    return (trailing, top, leading, bottom) if mirrored else (leading, top, trailing, bottom)


# How long animations last, and whether the system asks for reduced motion. See docs/decisions/025.

LIFT = 120
"""Milliseconds for hover, press, ring and row selection."""
DRAW = 150
"""Milliseconds for a path being drawn and a verdict changing."""
SLIDE = 180
"""Milliseconds for a card moving and the palette opening."""
SPI_GETCLIENTAREAANIMATION = 0x1042


@lru_cache(maxsize=1)
def system_reduces_motion() -> bool:
    """Whether Windows or macOS asks for reduced motion; read once per process, False elsewhere.

    Qt has no property for it up to 6.11. On Linux `theme.portal` asks the desktop.
    """
    if sys.platform == "win32":
        enabled = ctypes.c_int(1)
        ctypes.windll.user32.SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(enabled), 0)
        return not enabled.value
    if sys.platform == "darwin":
        from ctypes.util import find_library  # imports half a dozen modules that no other system needs

        return _workspace_reduces_motion(ctypes.CDLL(find_library("objc")))
    return False


def _workspace_reduces_motion(objc: Any) -> bool:
    """NSWorkspace.accessibilityDisplayShouldReduceMotion through the Objective-C runtime; Qt has loaded AppKit."""
    lookup, name = objc.objc_getClass, objc.sel_registerName
    lookup.restype = name.restype = ctypes.c_void_p
    lookup.argtypes = name.argtypes = [ctypes.c_char_p]
    kind = lookup(b"NSWorkspace")
    if not kind:
        return False
    address = ctypes.cast(objc.objc_msgSend, ctypes.c_void_p).value or 0
    get = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(address)
    ask = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)(address)
    return bool(ask(get(kind, name(b"sharedWorkspace")), name(b"accessibilityDisplayShouldReduceMotion")))


def ease_out(share: float) -> float:
    """Ease-out cubic: progress of a movement, 0 to 1, after a fraction `share` of its duration."""
    return 1 - (1 - share) ** 3
