"""What the Statistics page shows of one day, in all games."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from PySide6.QtCore import QCoreApplication, QDate, QLocale, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from qless_studio.engine.history import Entry
from qless_studio.engine.records import Record, Span
from qless_studio.engine.texts import clock_time, counted, figure
from qless_studio.ui.shell.statistics.facts import FactRows
from qless_studio.ui.shell.statistics.reading import DayReport
from qless_studio.ui.style.lengths import spaced
from qless_studio.ui.widgets.basic.buttons import Button, IconButton
from qless_studio.ui.widgets.basic.flow import filled
from qless_studio.ui.widgets.basic.labels import SectionHeader, text_label
from qless_studio.ui.widgets.feedback.score_display import ScoreDisplay


def _tr(text: str) -> str:
    return QCoreApplication.translate("Statistics", text)


def long_day(day: date) -> str:
    """A day with its weekday and year."""
    return QLocale().toString(QDate(day.year, day.month, day.day), _tr("dddd d MMMM yyyy"))


class DayBar(QWidget):
    """Goes from a day to the one before or after it on which something was played, and back to all days."""

    wanted = Signal(object)
    """A `date`; None for all days."""

    def __init__(self) -> None:
        super().__init__()
        self.back = IconButton("back", self.tr("Previous day"), flat=True)
        self.forward = IconButton("next", self.tr("Next day"), flat=True)
        self.all_days = Button(self.tr("All days"), act=lambda: self.wanted.emit(None))
        self._report = DayReport(date.min)
        self.back.clicked.connect(lambda: self.wanted.emit(self._report.before))
        self.forward.clicked.connect(lambda: self.wanted.emit(self._report.after))
        filled(spaced(QHBoxLayout(self), 4), self.back, self.forward, self.all_days)

    def show_report(self, report: DayReport) -> None:
        """Show where one can go from a day."""
        self._report = report
        for button, day in ((self.back, report.before), (self.forward, report.after)):
            if day is None and button.hasFocus():
                self.all_days.setFocus()  # disabled, it would give the focus to the first control of the page
            button.setEnabled(day is not None)


class DayFacts(QWidget):
    """How much was played on a day, the records set, and what was learned."""

    def __init__(self, titles: Mapping[str, str]) -> None:
        """`titles`: of the games by key."""
        super().__init__()
        self._titles = titles
        self.score, self.records, self.learned = ScoreDisplay(), FactRows(), text_label("", wrap=True)
        self._records_header, self._learned_header = SectionHeader(_tr("Records")), SectionHeader(_tr("Learned"))
        column = spaced(QVBoxLayout(self), 8)
        parts = self.score, self._records_header, self.records, self._learned_header, self.learned
        filled(column, *parts)

    def show_report(self, report: DayReport) -> None:
        """Show what there is of a day."""
        games = report.played
        seconds = sum(entry.seconds or 0 for entry in games)
        small = [(clock_time(seconds), _tr("played"))] if seconds else []
        self.score.show_figures(len(games), counted(len(games), "game", "games"), small)
        self.records.show_facts([self._record(*each) for each in report.records])
        self._records_header.setVisible(bool(report.records))
        names = {game: [name for key, name in report.learned if key == game] for game, _ in report.learned}
        lines = (_tr("{game}: {names}").format(game=self._titles[key], names=", ".join(names[key])) for key in names)
        self.learned.setText("\n".join(lines))
        for part in (self._learned_header, self.learned):
            part.setVisible(bool(names))

    def _record(self, entry: Entry, record: Record) -> tuple[str, str]:
        spans = {
            Span.EVER: _tr("{}: best until then"),
            Span.MONTH: _tr("{}: best of the month until then"),
            Span.DAY: _tr("{}: best of the day"),
        }
        write = clock_time if record.score is None else lambda value: figure(round(value))
        value = record.seconds if record.score is None else record.score
        label = spans[record.span].format(self._titles[entry.game])
        return label, _tr("{}, previously {}").format(write(value), write(record.before))
