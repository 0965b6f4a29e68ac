"""The row under the board that explains its figures and colours."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from qless_studio.engine.texts import figure
from qless_studio.ui.theme import Appearance
from qless_studio.ui.theme.tiles import HEAT_STEPS, heat_color
from qless_studio.ui.widgets.basic.themed import LEADING, TRAILING, Themed, painter_on, plate, put_text, text_width

SWATCH = (22, 12)


class Legend(Themed, QWidget):
    """The lower corners of the tiles, and the steps of the heat map; hidden in a narrow window."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._maximum: int | None = None
        self._points = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.wear(appearance)
        self.show_heat(None)

    def show_heat(self, maximum: int | None, points: bool = True) -> None:
        """Explain a heat map with at most this many points, or words, through one tile; None: there is no map."""
        self._maximum, self._points = maximum, points
        if maximum is None:
            self.setAccessibleName(self._right())
        else:
            text = self.tr("{}, up to {}. {}")
            self.setAccessibleName(text.format(self._left(), figure(maximum), self._right()))
        self.update()

    def _left(self) -> str:
        return self.tr("Bottom left: remaining points") if self._points else self.tr("Bottom left: remaining words")

    def _right(self) -> str:
        return self.tr("Bottom right: value. Dashed ring: start here")

    def set_compact(self, compact: bool) -> None:
        self.setVisible(not compact)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(400), self.theme.px(32))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self.theme, painter_on(self)
        font, dim, middle = theme.font(12, 400), theme.color("text_dim"), QRectF(self.rect())
        right = self._right()
        put_text(painter, middle, right, font, dim, TRAILING, self.mirrored)
        room = middle.width() - text_width(font, right) - theme.px(16)
        left = self._left()
        x = text_width(font, left) + theme.px(12)
        wide, tall = theme.px(SWATCH[0]), theme.px(SWATCH[1])
        needed = x + HEAT_STEPS * (wide + 2) + theme.px(40)
        if self._maximum is None or needed > room:
            painter.end()
            return
        put_text(painter, middle, left, font, dim, LEADING, self.mirrored)
        edge = theme.color("tile_edge")
        for step in range(HEAT_STEPS):
            place = QRectF(x, round((self.height() - tall) / 2), wide, tall)
            plate(painter, self.visual(place), 3, heat_color(theme, step / (HEAT_STEPS - 1)), edge)
            x += wide + 2
        number = QRectF(x + theme.px(8), 0, theme.px(40), self.height())
        strong = theme.font(12, 600, tabular=True)
        put_text(
            painter, self.visual(number), figure(self._maximum), strong, theme.color("text"), LEADING, self.mirrored
        )
        painter.end()
