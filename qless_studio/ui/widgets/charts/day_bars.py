"""A number for today and for each of the next days."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date

from PySide6.QtCore import QDate, QLocale

from qless_studio.engine.texts import counted, figure
from qless_studio.ui.widgets.charts.charts import LengthBars


class DayBars(LengthBars):
    """Bars with the names of the days below; the first day is today."""

    def show_days(self, days: Iterable[tuple[date, int]]) -> None:
        """(day, number of cards) pairs, in order."""
        bars = [(day.toordinal(), number) for day, number in days]
        self._today = bars[0][0] if bars else 0
        self.show_counts(bars)

    def is_marked(self, length: int) -> bool:
        return length == self._today

    def label_of(self, length: int) -> str:
        if length == self._today:
            return self.tr("today")
        return QLocale().dayName(date.fromordinal(length).isoweekday(), QLocale.FormatType.ShortFormat)

    def readout(self) -> str:
        place = self._bar_at_pointer()
        if not 0 <= place < len(self._bars):
            return self.caption
        ordinal, number = self._bars[place]
        day = date.fromordinal(ordinal)
        named = QLocale().toString(QDate(day.year, day.month, day.day), self.tr("d MMM"))
        return f"{named}: {counted(number, '{} card', '{} cards', figure(number))}"

    def figures(self) -> tuple[Sequence[str], Sequence[Sequence[object]]]:
        return ("day", "cards"), [(date.fromordinal(day).isoformat(), number) for day, number in self._bars]
