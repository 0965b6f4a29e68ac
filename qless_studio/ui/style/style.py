"""The style sheet of Qt's own widgets, which are drawn by Fusion. See docs/decisions/024."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar
from weakref import ref

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt, QTemporaryDir, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from qless_studio.ui.style import icons
from qless_studio.ui.style.appearance import Appearance
from qless_studio.ui.style.shapes import paint_disc
from qless_studio.ui.style.stylesheet import box_sheet, stylesheet
from qless_studio.ui.style.theme import Theme

RATIOS = ((1.0, ""), (2.0, "@2x"))
"""Device pixel ratios of pictures in files, and what their names end with."""
DISC = 36
"""The icon of a message box, at 100 %."""
DRESSED = "dressed"
"""The property of a widget that wears the style sheet."""


def apply_style(app: QApplication, appearance: Appearance) -> None:
    """Style the application now and after every change of the appearance; call it once per process, then `dress`."""
    style = _ApplicationStyle(app, appearance)
    _ApplicationStyle.in_force = ref(style)
    style.apply()


def dress(widget: QWidget) -> None:
    """Give a widget, all in it, and every menu and dialog with a parent in it, the style sheet, now and after changes.

    While it is hidden a change waits until it is shown. Rules that it has already stay in force. Without `apply_style`,
    as in most tests, stock widgets stay as they are. What wears the sheet, and why: see docs/decisions/024.
    """
    style = _ApplicationStyle.in_force()
    if style is not None and isValid(style) and not widget.property(DRESSED):
        widget.setProperty(DRESSED, True)
        _Dress(style, widget)


def dress_window(window: QWidget) -> None:
    """`dress` a dialog or menu that is about to be shown, unless something that it is in wears the style sheet."""
    above = window.parentWidget()
    while above is not None and not above.property(DRESSED):
        above = above.parentWidget()
    if above is None:
        dress(window)


class _ApplicationStyle(QObject):
    """Keeps the windows' style sheet in step with the appearance; a child of the application."""

    sheet_changed = Signal()
    in_force: ClassVar[Callable[[], _ApplicationStyle | None]] = lambda: None
    """The one of this process; `findChild` would make the type of every child of the application. A weak reference:
    with the application the folder of the icons goes."""

    def __init__(self, app: QApplication, appearance: Appearance) -> None:
        super().__init__(app)
        self.setObjectName("application_style")
        self._appearance = appearance
        self._icon_folder = QTemporaryDir()
        self._applied: Theme | None = None
        self._sheet = ""
        appearance.changed.connect(self.apply)

    def apply(self) -> None:
        """Apply the current theme, if it is not applied already."""
        theme = self._appearance.theme
        if theme == self._applied:  # only the motion setting changed; a new style sheet polishes every widget again
            return
        self._applied = theme
        self._sheet = ""
        self.sheet_changed.emit()

    @property
    def sheet(self) -> str:
        """That of the theme in force; made when first asked for, since it takes drawing icons."""
        if not self._sheet:
            theme = self._appearance.theme
            self._sheet = stylesheet(theme, lambda name, role: self._icon_file(theme, name, role))
        return self._sheet

    def sheet_for(self, widget: QWidget) -> str:
        """What a widget wears; message boxes have icons beside, which are drawn when one is opened."""
        if not widget.inherits("QMessageBox"):
            return self.sheet
        theme = self._appearance.theme
        return self.sheet + box_sheet(lambda name, role: self._disc_file(theme, name, role))

    def _icon_file(self, theme: Theme, name: str, role: str) -> str:
        """The path of an icon written as a file: a style sheet can load images from nowhere else."""
        color, size = theme.color(role), theme.px(16)
        stem = f"{self._icon_folder.path()}/{name}-{color.name()[1:]}-{size}"
        for ratio, suffix in RATIOS:
            if Path(f"{stem}{suffix}.png").exists():  # written for this theme before
                continue
            icons.pixmap(name, color, size, ratio).save(f"{stem}{suffix}.png")
        return f"{stem}.png"

    def _disc_file(self, theme: Theme, name: str, role: str) -> str:
        """The path of the icon of a message box, which looks like the mark of a verdict."""
        size = theme.px(DISC)
        stem = f"{self._icon_folder.path()}/disc-{name}-{theme.color(role).name()[1:]}-{size}"
        for ratio, suffix in RATIOS:
            image = QPixmap(QSize(size, size) * ratio)
            image.setDevicePixelRatio(ratio)
            image.fill(Qt.GlobalColor.transparent)
            painter = QPainter(image)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_disc(painter, theme, QPointF(size / 2, size / 2), size, role, name, "panel")
            painter.end()
            image.save(f"{stem}{suffix}.png")
        return f"{stem}.png"


class _Dress(QObject):
    """Has a widget wear the style sheet in force whenever it is visible; a child of the widget."""

    def __init__(self, style: _ApplicationStyle, widget: QWidget) -> None:
        super().__init__(widget)
        self._style, self._widget = style, widget
        self._own, self._worn = widget.styleSheet(), ""
        widget.installEventFilter(self)
        style.sheet_changed.connect(self._on_sheet_changed)
        self._put_on()

    def _on_sheet_changed(self) -> None:
        if self._widget.isVisible():
            self._put_on()

    def _put_on(self) -> None:
        if self._worn != self._style.sheet:
            self._worn = self._style.sheet
            self._widget.setStyleSheet(self._style.sheet_for(self._widget) + self._own)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            self._put_on()
        return False
