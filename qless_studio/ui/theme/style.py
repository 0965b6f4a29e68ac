"""Stock widgets in the theme's clothes: Fusion, a palette, the font and a style sheet."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTemporaryDir
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from qless_studio.ui.theme import icons
from qless_studio.ui.theme.appearance import Appearance
from qless_studio.ui.theme.stylesheet import sheet
from qless_studio.ui.theme.theme import Theme


def apply_style(app: QApplication, appearance: Appearance) -> None:
    """Dress the application's stock widgets now and after every change of the appearance; once a process."""
    app.setStyle("Fusion")
    _Dresser(app, appearance).dress()


def palette(theme: Theme) -> QPalette:
    """The theme as Qt's palette."""
    role = QPalette.ColorRole
    made = QPalette()
    for name, token in (
        (role.Window, "window"),
        (role.WindowText, "text"),
        (role.Base, "raised"),
        (role.AlternateBase, "hover"),
        (role.Text, "text"),
        (role.PlaceholderText, "text_dim"),
        (role.Button, "raised"),
        (role.ButtonText, "text"),
        (role.BrightText, "bad"),
        (role.ToolTipBase, "raised"),
        (role.ToolTipText, "text"),
        (role.Highlight, "accent_bg"),
        (role.HighlightedText, "text"),
        (role.Link, "accent_text"),
        (role.LinkVisited, "accent_text"),
        (role.Light, "raised"),
        (role.Midlight, "line"),
        (role.Mid, "edge"),
        (role.Dark, "control_edge"),
        (role.Shadow, "edge"),
        (role.Accent, "accent"),
    ):
        made.setColor(name, theme.color(token))
    for name in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        made.setColor(QPalette.ColorGroup.Disabled, name, theme.color("text_dim"))
    return made


class _Dresser(QObject):
    """Keeps the application's palette, font and sheet those of the appearance. Belongs to the application."""

    def __init__(self, app: QApplication, appearance: Appearance) -> None:
        super().__init__(app)
        self.setObjectName("dresser")
        self._app, self._appearance = app, appearance
        self._marks = QTemporaryDir()
        self._worn: Theme | None = None
        appearance.changed.connect(self.dress)

    def dress(self) -> None:
        theme = self._appearance.theme
        if theme == self._worn:  # only the motion changed; a sheet anew polishes every widget anew
            return
        self._worn = theme
        self._app.setPalette(palette(theme))
        self._app.setFont(theme.font(14, 500))
        self._app.setStyleSheet(sheet(theme, lambda name, role: self._mark(theme, name, role)))

    def _mark(self, theme: Theme, name: str, role: str) -> str:
        """The path of an icon as a file: a style sheet takes pictures from nowhere else."""
        color, size = theme.color(role), theme.px(16)
        stem = f"{self._marks.path()}/{name}-{color.name()[1:]}-{size}"
        for ratio, suffix in ((1.0, ""), (2.0, "@2x")):
            icons.pixmap(name, color, size, ratio).save(f"{stem}{suffix}.png")
        return f"{stem}.png"
