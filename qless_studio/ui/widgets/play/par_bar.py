"""How near the player is to par, and in a result to the best."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from qless_studio.ui.theme import Appearance
from qless_studio.ui.widgets.basic.themed import Themed, painter_on, plate

HEIGHT, TRACK, MARK = 16, 8, 2
"""Height of the mark for par and of the track, and width of the mark."""


class ParBar(Themed, QLabel):
    """A bar with a mark at par; a QLabel, so that screen readers read it."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._share = 0.0
        self._par: float | None = None
        self._result = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.wear(appearance)

    def show_share(self, share: float, par_share: float | None = 1.0, result: bool = False) -> None:
        """Fill the bar up to `share`, with the mark at `par_share`; both are shares of the whole bar.

        During a game the bar ends at par, so that the best stays hidden: `par_share` is 1. In a `result` it ends at the
        best, and has the colour of results.
        """
        self._share, self._par, self._result = share, par_share, result
        of_par = share if par_share is None else share / par_share if par_share else 0.0
        said = self.tr("{}% of the best") if par_share is None else self.tr("{}% of par")
        text = said.format(round(100 * of_par))
        if text != self.text():
            self.setText(text)
        self.update()

    def par_x(self) -> float | None:
        """The middle of the mark, from the leading edge; None without one."""
        half = self.theme.px(MARK) / 2
        return None if self._par is None else min(max(self.width() * self._par, half), self.width() - half)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(200), self.theme.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(80), self.theme.px(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self.theme, painter_on(self)
        height = theme.px(TRACK)
        track = QRectF(0, (self.height() - height) / 2, self.width(), height)
        edge = theme.color("edge") if theme.high_contrast else None
        plate(painter, track, height / 2, theme.color("unlit_bar" if theme.dark else "hover"), edge)
        width = track.width() * min(1.0, max(0.0, self._share))
        if width > 0:
            done = self.visual(QRectF(0, track.y(), max(width, height), height))
            plate(painter, done, height / 2, theme.color("accent" if self._result else "accent_text"))
        at = self.par_x()
        if at is not None:
            mark = theme.px(MARK)
            painter.fillRect(self.visual(QRectF(round(at - mark / 2), 0, mark, self.height())), theme.color("text_dim"))
        painter.end()
