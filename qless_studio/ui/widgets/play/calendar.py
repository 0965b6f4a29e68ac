"""The streak of daily puzzles, with a calendar of what became of them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.ui.style import theme_of
from qless_studio.ui.widgets.basic.buttons import IconButton, link_button
from qless_studio.ui.widgets.basic.flow import FlowLayout, bare, filled
from qless_studio.ui.widgets.basic.labels import SectionHeader, text_label
from qless_studio.ui.widgets.play.calendar_days import DayCells, DayShown


class Calendar(QWidget):
    """The current week; the name of the month opens the whole month, in which one can go back to earlier ones."""

    day_chosen = Signal(object)
    """The `datetime.date` that the player chose; never one to come."""

    def __init__(self, title: str = "", parent: QWidget | None = None) -> None:
        """`title` is "Streak" unless given."""
        super().__init__(parent)
        tr = self.tr
        title = title or tr("Days in a row")
        self.cells = DayCells(tr("Daily puzzles"))
        self.month = link_button("", act=self._toggle_month)
        self.back = IconButton("back", tr("Previous month"), flat=True, act=lambda: self.cells.go_to_month(-1))
        self.forward = IconButton("next", tr("Next month"), flat=True, act=lambda: self.cells.go_to_month(1))
        self._streak = text_label("", "figure")
        self._note = text_label("", "caption")
        self._lay_out(title)
        self.cells.day_chosen.connect(self.day_chosen)
        self.cells.page_changed.connect(self._update_month)
        self.show_streak("", "")
        self._update_month()

    def _lay_out(self, title: str) -> None:
        header = filled(bare(QHBoxLayout(), 4), (SectionHeader(title), 1), self.back, self.month, self.forward)
        self._texts = QWidget()
        row = filled(FlowLayout(self._texts, spacing=lambda: theme_of(self).px(8)), self._streak)
        row.add_stretch()
        row.addWidget(self._note)
        filled(bare(QVBoxLayout(self), 8), header, self._texts, self.cells)

    def show_streak(self, streak: str, note: str) -> None:
        """Show the current streak, such as "3 days", and what it compares with."""
        self._streak.setText(streak)
        self._note.setText(note)
        self._texts.setVisible(bool(streak or note))

    def show_days(self, days: Mapping[date, DayShown], today: date) -> None:
        """Show what became of the puzzle of each day that was played."""
        self.cells.show_days(days, today)
        self._update_month()

    def set_compact(self, compact: bool) -> None:
        """Use lower cells."""
        self.cells.set_compact(compact)

    def _toggle_month(self) -> None:
        self.cells.show_whole_month(not self.cells.whole_month)
        self._update_month()

    def _update_month(self) -> None:
        """Name the month, and offer its neighbours while the whole month is shown."""
        cells, day = self.cells, self.cells.cursor_day
        name = QLocale().standaloneMonthName(day.month)
        self.month.setText(name if cells.at_last_month else f"{name} {day.year}")
        said = self.tr("{}, show the week") if cells.whole_month else self.tr("{}, show the whole month")
        self.month.setAccessibleName(said.format(self.month.text()))
        self.month.setToolTip(self.month.accessibleName())
        self.month.updateGeometry()
        self.back.setVisible(cells.whole_month)
        self.forward.setVisible(cells.whole_month)
        self.forward.setEnabled(not cells.at_last_month)
