"""The current appearance: mode, accent, text size and motion, with a signal for changes, given to the application."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QStyleHints
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from qless_studio.ui.style import fonts, tokens
from qless_studio.ui.style.drawing import change_style, set_text
from qless_studio.ui.style.in_force import measure_layouts, put_in_force, system_reduces_motion, theme_of
from qless_studio.ui.style.studio_style import StudioStyle
from qless_studio.ui.style.theme import ACCENTED, Theme, palette

SYSTEM = "system"


class Appearance(QObject):
    """The user's choices, and the system's settings where the user chose to follow the system.

    The program has one. It applies them to the application, at once and whenever they change: widgets ask `theme_of`
    when they paint, and learn of changes by Qt's events. See docs/decisions/025.
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
        self._theme = Theme(self._resolved(), scale=text_scale)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._refresh)
        if hasattr(hints, "accessibility"):  # since Qt 6.10
            hints.accessibility().contrastPreferenceChanged.connect(self._refresh)
        self._apply()

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
            put_in_force(self._theme, self.reduced_motion)
            self.changed.emit()

    def set_system_reduces_motion(self, reduces: bool) -> None:
        """Note whether a Linux desktop asks for reduced motion; it may say so late, and change it at any time."""
        before, self._system_reduces_motion = self.reduced_motion, reduces
        if self.reduced_motion != before:
            put_in_force(self._theme, self.reduced_motion)
            self.changed.emit()

    @property
    def chosen_reduced_motion(self) -> bool | None:
        """The user's own choice; None follows the system."""
        return self._reduced_motion

    def _refresh(self) -> None:
        before, self._theme = self._theme, Theme(self._resolved(), scale=self._scale)
        if self._theme != before:
            self._apply()
            self.changed.emit()

    def _apply(self) -> None:
        before = theme_of()
        put_in_force(self._theme, self.reduced_motion)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        show_theme(app, self._theme)
        if self._theme.scale != before.scale:
            for window in app.topLevelWidgets():
                measure_layouts(window)
                for widget in (*reversed(window.findChildren(QWidget)), window):  # children before their parents
                    change_style(widget)  # most have their own font: Qt would not notify them of a change

    def _resolved(self) -> str:
        return system_mode(QGuiApplication.styleHints()) if self._mode == SYSTEM else self._mode


def system_mode(hints: QStyleHints) -> str:
    """The mode of `tokens.MODES` that the system asks for; Qt reports high contrast since 6.10."""
    if hasattr(hints, "accessibility"):
        contrast = hints.accessibility().contrastPreference()
        if contrast == Qt.ContrastPreference.HighContrast:
            return tokens.HIGH_CONTRAST
    return tokens.DARK if hints.colorScheme() == Qt.ColorScheme.Dark else tokens.LIGHT


# Giving the application a theme: style, palette and font, from which all widgets take theirs.


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
