"""The figures of a game as texts."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication

from qless_studio.engine.challenges.duel import Record
from qless_studio.engine.history import Entry, Result
from qless_studio.engine.play_statistics import MatchRecord, PlayStatistics, Streak, match_score
from qless_studio.engine.texts import clock_time, counted, decimal, figure
from qless_studio.ui.widgets.charts.curves import Curve

Facts = list[tuple[str, str]]
"""(label, figure) pairs."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("Statistics", text)


def percent(part: float) -> str:
    """A share as text, 1 for 100%."""
    return _tr("{}%").format(figure(round(100 * part)))


def points(score: float) -> str:
    """A score, or a mean of scores."""
    return figure(round(score)) if score == round(score) else decimal(score, 1)


def result_text(entry: Entry) -> str:
    """How a game ended; of one against the computer also both scores."""
    score = match_score(entry)
    if score is not None and entry.result is not Result.GIVEN_UP:
        mine, theirs = score
        won = _tr("Won, {} : {}") if mine > theirs else _tr("Lost, {} : {}") if mine < theirs else _tr("Draw, {} : {}")
        return won.format(points(mine), points(theirs))
    return {
        Result.SOLVED: _tr("Solved"),
        Result.FINISHED: _tr("Finished"),
        Result.GIVEN_UP: _tr("Given up"),
        Result.CLAIMED: _tr("Proven unsolvable"),
    }[entry.result]


def headline(found: PlayStatistics) -> tuple[int, str, Facts]:
    """The big figure, its unit, and the small figures beside it, each with its label after it."""
    if found.scored:
        small = _known(
            (_tr("best"), found.best_score, points),
            (_tr("average"), found.average_score, points),
            (_tr("of par"), found.par_share, percent),
        )
        return found.played, counted(found.played, "game", "games"), small
    small = _known(
        (_tr("best time"), found.best_seconds, clock_time),
        (_tr("average time"), found.average_seconds, clock_time),
    )
    return found.done, _tr("of {} solved").format(figure(found.played)), small


def facts(found: PlayStatistics) -> Facts:
    """The figures below the headline."""
    listed = [(_tr("Share solved"), percent(found.share))] if found.solved and not found.scored else []
    if found.given_up:
        listed.append((_tr("Given up"), figure(found.given_up)))
    listed.append((_tr("Without hints"), figure(found.without_hints)))
    listed += _known(
        (_tr("Share of the best possible score"), found.best_share, percent),
    )
    if not found.scored:
        listed += [
            (_tr("In a row"), figure(found.streak)),
            (_tr("Longest in a row"), figure(found.longest_streak)),
        ]
    return listed


def daily_facts(streak: Streak) -> Facts:
    """The figures of daily puzzles; none before the first one."""
    if not streak.played:
        return []
    return [
        (_tr("Daily puzzles done"), _tr("{} of {}").format(figure(streak.solved), figure(streak.played))),
        (_tr("Days in a row"), counted(streak.current, "{} day", "{} days")),
        (_tr("Most days in a row"), counted(streak.longest, "{} day", "{} days")),
    ]


def friends(records: Iterable[Record]) -> Facts:
    """Wins and losses against each friend, such as "3 : 2", and the draws."""
    return [(_tr("against {}").format(record.name or _tr("a friend")), _record_text(record)) for record in records]


def matches(records: Iterable[MatchRecord]) -> Facts:
    """Wins and losses against the computer at each strength, and the draws."""
    names = {"easy": _tr("Easy"), "medium": _tr("Medium"), "strong": _tr("Strong")}
    label = _tr("against the computer, {}")
    return [(label.format(names.get(record.strength, record.strength)), _record_text(record)) for record in records]


def _record_text(record: Record | MatchRecord) -> str:
    draws = counted(record.drawn, "{} draw", "{} draws") if record.drawn else ""
    score = _tr("{} : {}").format(figure(record.won), figure(record.lost))
    return ", ".join(filter(None, (score, draws)))


def _known(*rows: tuple[str, float | None, Callable[[float], str]]) -> Facts:
    return [(label, write(value)) for label, value, write in rows if value is not None]


def curves(found: PlayStatistics) -> tuple[str, list[Curve], Callable[[float], str]]:
    """The title, the curves and the unit of the chart: points in games with points, otherwise times."""
    weeks = found.weeks
    if found.scored:
        par = tuple((week.start, 100 * week.par_share) for week in weeks if week.par_share is not None)
        best = tuple((week.start, 100 * week.best_share) for week in weeks if week.best_share is not None)
        title = _tr("Share of points, by week")
        return title, [Curve(_tr("of par"), par), Curve(_tr("of the best"), best)], _percent_mark
    times = tuple((week.start, week.seconds / 60) for week in weeks if week.seconds is not None)
    return _tr("Average time, by week"), [Curve("", times)], _minutes_mark


def _percent_mark(value: float) -> str:
    return percent(value / 100)


def _minutes_mark(value: float) -> str:
    return clock_time(60 * value)
