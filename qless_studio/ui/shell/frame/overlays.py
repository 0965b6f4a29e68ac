"""The overlays of a window: made when first asked for, at most one of them open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtWidgets import QApplication, QWidget

from qless_studio.ui.shell.frame.overlay import Overlay

V = TypeVar("V", bound=Overlay)


class Overlays:
    """One overlay of each class."""

    def __init__(self, parent: QWidget, focus_below: Callable[[], object]) -> None:
        """`parent` is what the overlays cover; `focus_below` gives the focus to what one sees when one has closed."""
        self._parent, self._focus_below = parent, focus_below
        self._overlays: dict[type[Overlay], Overlay] = {}

    def get(self, kind: type[V], make: Callable[[QWidget], V]) -> V:
        """The overlay of that class; `make` gets the widget to cover. All others close."""
        for other, overlay in self._overlays.items():
            if other is not kind:
                overlay.close_overlay()
        if kind not in self._overlays:
            self._overlays[kind] = make(self._parent)
            self._overlays[kind].closed.connect(self._on_closed)
        overlay = self._overlays[kind]
        assert isinstance(overlay, kind)
        return overlay

    def _on_closed(self) -> None:
        """What had the focus before may be hidden now: a pause covers the board."""
        focus = QApplication.focusWidget()
        if focus is not None and not focus.isVisible():
            self._focus_below()

    @property
    def current(self) -> Overlay | None:
        """The one that is open, if any."""
        return next((overlay for overlay in self._overlays.values() if overlay.isVisible()), None)

    def close_all(self) -> None:
        for overlay in self._overlays.values():
            overlay.close_overlay()
