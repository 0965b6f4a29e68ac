"""How many words of each length are left to find, if the player wants to know."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.ui.widgets.basic.buttons import link_button
from qless_studio.ui.widgets.basic.flow import bare, filled
from qless_studio.ui.widgets.basic.labels import SectionHeader
from qless_studio.ui.widgets.charts.charts import LengthBars

HEIGHT, LOW = 100, 80


class _Bars(LengthBars):
    """The quiet chart: nothing here competes with the board."""

    room, least = (384, HEIGHT), (160, LOW)

    title_height = 0
    bar_role, number_role = "unlit_bar", "text_dim"


class Remains(QWidget):
    """A header with Show or Hide, and the chart once it is shown; until then it holds no number anywhere."""

    shown_changed = Signal(bool)
    """The player showed or hid the chart."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts: tuple[tuple[int, int], ...] = ()
        title = self.tr("What remains, by length")
        self.link = link_button("", act=self._on_clicked)
        self.chart = _Bars(title)
        header = filled(QHBoxLayout(), (SectionHeader(title), 1), self.link)
        filled(bare(QVBoxLayout(self), 0), header, self.chart)
        self.set_shown(False)

    @property
    def shown(self) -> bool:
        """Whether the chart is shown."""
        return not self.chart.isHidden()

    def set_shown(self, shown: bool) -> None:
        """Show or hide the chart, without a signal."""
        self.chart.setVisible(shown)
        self.chart.show_counts(self._counts if shown else ())
        self.link.setText(self.tr("Hide") if shown else self.tr("Show"))
        name = f"{self.link.text()}: {self.tr('What remains, by length')}"
        self.link.setAccessibleName(name)
        self.link.updateGeometry()

    def show_counts(self, counts: Iterable[tuple[int, int]]) -> None:
        """Set the (length, number of words left) pairs, in ascending order of length."""
        self._counts = tuple(counts)
        if self.shown:
            self.chart.show_counts(self._counts)

    def _on_clicked(self) -> None:
        self.set_shown(not self.shown)
        self.shown_changed.emit(self.shown)
