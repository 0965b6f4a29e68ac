"""The daily puzzles of a game: what became of each, and the streak; a click on a day plays its puzzle, or shows it."""

from __future__ import annotations

from datetime import date

from qless_studio.engine.history import Entry, Result
from qless_studio.engine.play_statistics import SOLVED, daily_entries, number, shown_for, streaks
from qless_studio.engine.texts import clock_time, counted, figure, say
from qless_studio.ui.tab.game_play import GamePlay
from qless_studio.ui.widgets.play.calendar import Calendar
from qless_studio.ui.widgets.play.calendar_days import DayShown, DayState


class DailyCalendar(Calendar):
    """Follows the history of the games played."""

    def __init__(self, play: GamePlay) -> None:
        super().__init__()
        self._play = play
        self.day_chosen.connect(self._on_day_chosen)
        play.history.changed.connect(self._show_entries)
        self._show_entries()

    def _on_day_chosen(self, day: date) -> None:
        """Play the puzzle of a day, or look at the game of one that was played."""
        known, game = self._play.history.entries, self._play.session.game.key
        entry = daily_entries(known, game).get(day)
        if entry is None:
            self._play.daily.start(day)
        else:
            self._play.past_wanted.emit(shown_for(entry, known))

    def _show_entries(self) -> None:
        today, game, known = date.today(), self._play.session.game.key, self._play.history.entries
        streak = streaks(known, game, today)
        note = self.tr("longest {}, done {} of {}").format(streak.longest, streak.solved, streak.played)
        self.show_streak(counted(streak.current, "{} day", "{} days"), note if streak.played else "")
        self.show_days({day: _shown(entry) for day, entry in daily_entries(known, game).items()}, today)


def _shown(entry: Entry) -> DayShown:
    """A day with what was reached: the points, or without any the time it took."""
    if entry.result is Result.GIVEN_UP:
        return DayShown(DayState.GIVEN_UP, say("given up"))
    state, score = DayState.SOLVED if entry.result in SOLVED else DayState.PLAYED, number(entry, "score")
    if score is not None:
        return DayShown(state, figure(round(score)))
    solved_in = entry.seconds if state is DayState.SOLVED else None
    return DayShown(state, "" if solved_in is None else clock_time(solved_in))
