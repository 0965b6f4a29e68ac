"""The daily puzzles of a game: what became of each, and the streak; a click on a day plays its puzzle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from qless_studio.engine.errors import SessionError
from qless_studio.engine.history import Entry, History, Result
from qless_studio.engine.play_statistics import SOLVED, daily_entries, number, streaks
from qless_studio.engine.solving import Run
from qless_studio.engine.texts import clock_time, counted, figure
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.widgets.play.calendar import Calendar
from qless_studio.ui.widgets.play.calendar_days import DayShown, DayState


class DailyCalendar(Calendar):
    """Reads the history on a worker whenever a game is over, and at its start."""

    def __init__(self, play: GamePlay) -> None:
        super().__init__(play.appearance)
        self._play = play
        self._searches = BackgroundSearches(play.session, self)  # not those of the play, which a new game cancels
        self.day_chosen.connect(play.daily)
        play.written.connect(self.read)
        self.show_entries(())
        self.read()

    def read(self) -> None:
        """Bring it up to date with the history."""
        folder = self._play.session.folder
        if folder is not None:
            self._searches.start("calendar", lambda run: _entries(folder, run), self._on_read)

    def show_entries(self, entries: Iterable[Entry]) -> None:
        """Show the daily puzzles among the entries of a history."""
        today, game, known = date.today(), self._play.session.game.key, tuple(entries)
        streak = streaks(known, game, today)
        note = self.tr("longest {}, done {} of {}").format(streak.longest, streak.solved, streak.played)
        self.show_streak(counted(streak.current, "{} day", "{} days"), note if streak.played else "")
        self.show_days({day: _shown(entry) for day, entry in daily_entries(known, game).items()}, today)

    def _on_read(self, batches: list[tuple[Entry, ...]]) -> None:
        self.show_entries(batches[-1])


def _entries(folder: Path, run: Run) -> Iterator[tuple[Entry, ...]]:
    """What the history holds; nothing while it cannot be read, which writing to it reports."""
    run.checkpoint()
    try:
        yield tuple(History(folder).read()[0])
    except SessionError:
        return


def _shown(entry: Entry) -> DayShown:
    """A day with what was reached: the time it took where there is something to solve, else the points."""
    if entry.result is Result.GIVEN_UP:
        return DayShown(DayState.GIVEN_UP, QCoreApplication.translate("DailyCalendar", "given up"))
    if entry.result in SOLVED:
        return DayShown(DayState.SOLVED, "" if entry.seconds is None else clock_time(entry.seconds))
    score = number(entry, "score")
    return DayShown(DayState.PLAYED, "" if score is None else figure(round(score)))
