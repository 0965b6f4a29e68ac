"""How much of something large is done: the share in large figures, what it is of, and a bar."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from qless_studio.engine.texts import decimal
from qless_studio.ui.widgets.basic.flow import bare, filled
from qless_studio.ui.widgets.basic.labels import text_label
from qless_studio.ui.widgets.basic.themed import SelfPainted, plate

TRACK = 8
"""Height of the bar."""


def share_text(share: float) -> str:
    """A part of the whole in percent; never 100 before everything is done."""
    return decimal(100.0 if share >= 1 else min(99.9, 100 * share), 1)


class ShareBar(QWidget):
    """A share from 0 to 1; the labels are what screen readers read."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        """`text` follows the figures, such as "of all boards checked"."""
        super().__init__(parent)
        self.figures = text_label("", "title")
        self._what = text_label(text, "note", wrap=True)
        self._bar = _Bar()
        row = QHBoxLayout()
        row.setSpacing(8)
        filled(row, self.figures, (self._what, 1))
        filled(bare(QVBoxLayout(self), 4), row, self._bar)
        self.show_share(0.0)

    def show_share(self, share: float) -> None:
        text = self.tr("{}%").format(share_text(share))
        if text != self.figures.text():
            self.figures.setText(text)
            self.setAccessibleName(f"{text} {self._what.text()}")
        self._bar.show_share(share)


class _Bar(SelfPainted, QWidget):
    room = (160, TRACK)

    def __init__(self) -> None:
        super().__init__()
        self._share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_share(self, share: float) -> None:
        self._share = min(1.0, max(0.0, share))
        self.update()

    def paint_widget(self, painter: QPainter) -> None:
        theme = self.theme
        track = QRectF(self.rect())
        edge = theme.color("edge") if theme.high_contrast else None
        plate(painter, track, track.height() / 2, theme.color("unlit_bar" if theme.dark else "hover"), edge)
        if self._share > 0:
            width = max(track.width() * self._share, track.height())
            plate(painter, self.visual(QRectF(0, 0, width, track.height())), track.height() / 2, theme.color("accent"))
