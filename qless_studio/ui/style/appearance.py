"""The current appearance: mode, accent, text size and motion, with a signal for changes."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QStyleHints

from qless_studio.ui.style import fonts, tokens
from qless_studio.ui.style.motion import system_reduces_motion
from qless_studio.ui.style.theme import Theme

SYSTEM = "system"


class Appearance(QObject):
    """The user's choices, and the system's settings where the user chose to follow the system.

    Every widget that paints gets one: `appearance.theme` is the current theme, `changed` is emitted when it changes.
    A game's tab gets `appearance.tinted(accent)`, which follows this one but has the game's accent.
    See docs/decisions/025.
    """

    changed = Signal()
    """The theme or the motion setting changed; the properties already have their new values."""

    def __init__(
        self,
        mode: str = SYSTEM,
        text_scale: float = 1.0,
        reduced_motion: bool | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        fonts.load()
        self._mode, self._scale, self._reduced_motion = mode, text_scale, reduced_motion
        self._system_reduces_motion = False
        self._theme = Theme(self._resolved(), tokens.DEFAULT_ACCENT, text_scale)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._refresh)
        if hasattr(hints, "accessibility"):  # since Qt 6.10
            hints.accessibility().contrastPreferenceChanged.connect(self._refresh)

    @property
    def theme(self) -> Theme:
        """The current theme."""
        return self._theme

    @property
    def mode(self) -> str:
        """The mode chosen: "system" or one of `tokens.MODES`."""
        return self._mode

    @property
    def text_scale(self) -> float:
        """The text size, 1 for 100 %."""
        return self._scale

    @property
    def reduced_motion(self) -> bool:
        """Whether animations are off: as the user chose, else as the system asks."""
        if self._reduced_motion is None:
            return self._system_reduces_motion or system_reduces_motion()
        return self._reduced_motion

    def set_mode(self, mode: str) -> None:
        """Choose "system" or one of `tokens.MODES`; ValueError for anything else."""
        if mode != SYSTEM and mode not in tokens.MODES:
            raise ValueError(f"unknown mode {mode!r}")
        self._mode = mode
        self._refresh()

    def set_text_scale(self, scale: float) -> None:
        """Choose the text size, 1 for 100 %."""
        self._scale = scale
        self._refresh()

    def set_reduced_motion(self, reduced: bool | None) -> None:
        """Choose whether animations are off; None leaves it to the system."""
        if reduced != self._reduced_motion:
            self._reduced_motion = reduced
            self.changed.emit()

    def set_system_reduces_motion(self, reduces: bool) -> None:
        """Note whether a Linux desktop asks for reduced motion; it may say so late, and change it at any time."""
        before, self._system_reduces_motion = self.reduced_motion, reduces
        if self.reduced_motion != before:
            self.changed.emit()

    @property
    def chosen_reduced_motion(self) -> bool | None:
        """The user's own choice; None follows the system."""
        return self._reduced_motion

    def tinted(self, accent: str) -> Tinted:
        """This appearance with another accent; a child of this one that follows its changes."""
        return Tinted(self, accent)

    def _refresh(self) -> None:
        theme = Theme(self._resolved(), self._theme.accent, self._scale)
        if theme != self._theme:
            self._theme = theme
            self.changed.emit()

    def _resolved(self) -> str:
        return system_mode(QGuiApplication.styleHints()) if self._mode == SYSTEM else self._mode


def system_mode(hints: QStyleHints) -> str:
    """The mode of `tokens.MODES` that the system asks for; Qt reports high contrast since 6.10."""
    if hasattr(hints, "accessibility"):
        contrast = hints.accessibility().contrastPreference()
        if contrast == Qt.ContrastPreference.HighContrast:
            return tokens.HIGH_CONTRAST
    return tokens.DARK if hints.colorScheme() == Qt.ColorScheme.Dark else tokens.LIGHT


class Tinted(Appearance):
    """An appearance with its own accent that takes everything else from another."""

    def __init__(self, source: Appearance, accent: str) -> None:
        QObject.__init__(self, source)
        self._source, self._accent = source, accent
        source.changed.connect(self.changed)

    def tint(self, accent: str) -> None:
        """Change the accent."""
        if accent != self._accent:
            self._accent = accent
            self.changed.emit()

    @property
    def theme(self) -> Theme:
        return self._source.theme.with_accent(self._accent)

    @property
    def mode(self) -> str:
        return self._source.mode

    @property
    def text_scale(self) -> float:
        return self._source.text_scale

    @property
    def reduced_motion(self) -> bool:
        return self._source.reduced_motion

    @property
    def chosen_reduced_motion(self) -> bool | None:
        return self._source.chosen_reduced_motion

    def set_mode(self, mode: str) -> None:
        self._source.set_mode(mode)

    def set_text_scale(self, scale: float) -> None:
        self._source.set_text_scale(scale)

    def set_reduced_motion(self, reduced: bool | None) -> None:
        self._source.set_reduced_motion(reduced)
