"""Push buttons with text, and icon buttons."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from qless_studio.ui.style.icons import paint_icon
from qless_studio.ui.widgets.basic.themed import (
    CENTRE,
    CONTROL,
    RADIUS,
    Themed,
    dashed_plate,
    fill,
    painter_on,
    plate,
    put_text,
    text_width,
)

PADDING, ICON, ICON_GAP = 12, 20, 8


def without_access_keys(text: str) -> str:
    """A label as it is painted: without the `&` that marks an access key, and with `&` for `&&`."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


class Button(Themed, QPushButton):
    """A push button with text and an optional icon; checkable after `setCheckable`."""

    def __init__(
        self, text: str, icon: str = "", primary: bool = False, height: int = CONTROL, parent: QWidget | None = None
    ) -> None:
        super().__init__(text, parent)
        self.icon_name, self.primary, self._height = icon, primary, height
        self.setAutoDefault(False)
        self.setMouseTracking(True)
        self.wear()

    @property
    def label(self) -> str:
        """The text without access key marks."""
        return without_access_keys(self.text())

    def set_icon(self, name: str) -> None:
        self.icon_name = name
        self.updateGeometry()
        self.update()

    def set_height(self, height: int) -> None:
        """Set the height at 100 % text size."""
        self._height = height
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        theme = self.theme
        # Measured in bold, so that a button keeps its width when it is checked.
        width = text_width(theme.font(14, 600), self.label) + 2 * theme.px(PADDING)
        if self.icon_name:
            width += theme.px(ICON) + theme.px(ICON_GAP)
        return QSize((width + 3) // 4 * 4, theme.px(self._height))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        self._paint_background(painter)
        self._paint_content(painter, self.theme.color(self._text_role()))
        painter.end()

    def _text_role(self) -> str:
        if not self.isEnabled():
            return "text_dim"
        return "on_accent" if self.primary else "text"

    def _paint_background(self, painter: QPainter) -> None:
        theme, rect = self.theme, QRectF(self.rect())
        fill: QColor | None = theme.color("raised")
        edge: QColor | None = theme.color("edge")
        if not self.isEnabled():
            fill = None
        elif self.primary:
            fill, edge = theme.color("accent"), None
        elif self.isChecked():
            fill, edge = theme.color("accent_bg"), theme.color("accent_text")
        elif self.underMouse():
            fill = theme.color("hover")
        if theme.high_contrast and not self.isEnabled():
            dashed_plate(painter, rect, theme.px(RADIUS), theme.color("edge"))
        else:
            plate(painter, rect, theme.px(RADIUS), fill, edge)
        if self.isEnabled() and (self.isDown() or (self.primary and self.underMouse())):
            shade = QColor("#FFFFFF" if theme.high_contrast and not self.primary else "#000000")
            shade.setAlphaF(0.08 if not self.isDown() or not self.primary else 0.16)
            plate(painter, rect, theme.px(RADIUS), shade)

    def _paint_content(self, painter: QPainter, colour: QColor) -> None:
        theme, label = self.theme, self.label
        font = theme.font(14, 600 if self.isChecked() else 500)
        icon, gap = (theme.px(ICON), theme.px(ICON_GAP)) if self.icon_name else (0, 0)
        room = self.width() - 2 * theme.px(PADDING)
        text = min(text_width(font, label), room - icon - gap)
        x = round((self.width() - icon - gap - text) / 2)
        if icon:
            tint = theme.color("accent_text") if self.isChecked() and self.isEnabled() else colour
            place = self.visual(QRectF(x, round((self.height() - icon) / 2), icon, icon))
            paint_icon(painter, self.icon_name, place, tint)
        place = self.visual(QRectF(x + icon + gap, 0, text, self.height()))
        put_text(painter, place, label, font, colour, mirrored=self.mirrored)


class IconButton(Button):
    """A square button with an icon only; its tool tip is also its accessible name."""

    def __init__(self, icon: str, tip: str, flat: bool = False, parent: QWidget | None = None) -> None:
        super().__init__("", icon, parent=parent)
        self.flat = flat
        self.set_tip(tip)

    def set_tip(self, tip: str) -> None:
        self.setToolTip(tip)
        self.setAccessibleName(tip)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(CONTROL), self.theme.px(CONTROL))

    def _paint_background(self, painter: QPainter) -> None:
        theme = self.theme
        if not self.flat:
            super()._paint_background(painter)
        elif self.isEnabled() and (self.underMouse() or self.isDown()):
            plate(painter, QRectF(self.rect()), theme.px(RADIUS), theme.color("hover"))
        if not self.flat and not self.isEnabled() and not theme.high_contrast:
            plate(painter, QRectF(self.rect()), theme.px(RADIUS), theme.color("raised"), theme.color("edge"))

    def _paint_content(self, painter: QPainter, colour: QColor) -> None:
        theme, size = self.theme, self.theme.px(ICON)
        if not self.isEnabled():
            colour = theme.color("control_edge")
        elif self.isChecked():
            colour = theme.color("accent_text")
        elif self.flat:
            colour = theme.color("text" if self.underMouse() else "text_dim")
        place = QRectF(round((self.width() - size) / 2), round((self.height() - size) / 2), size, size)
        paint_icon(painter, self.icon_name, place, colour)


class LinkButton(Button):
    """A button that looks like a link: small text in the accent colour."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent=parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        theme = self.theme
        return QSize(text_width(theme.font(12, 600), self.label) + 1, theme.px(24))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, rect, painter = self.theme, QRectF(self.rect()), painter_on(self)
        font = theme.font(12, 600)
        colour = theme.color("accent_text" if self.isEnabled() else "text_dim")
        put_text(painter, rect, self.label, font, colour, CENTRE)
        if self.underMouse() and self.isEnabled():
            line = QRectF(0, rect.center().y() + theme.px(8), rect.width(), 1)
            fill(painter, line, colour)
        painter.end()


class Cluster(Themed, QWidget):
    """A row of small controls that belong together, with less space between them than in the rest of their row."""

    def __init__(self, *buttons: QWidget) -> None:
        super().__init__()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for button in buttons:
            self._row.addWidget(button)
        self.wear()

    def restyle(self) -> None:
        self._row.setSpacing(self.theme.px(4))
