"""The texts of the History: games, results, days and figures; no widgets."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import date, datetime

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from qless_studio.engine.challenges.duel import Record as Versus
from qless_studio.engine.history import Entry, Result
from qless_studio.engine.past import Played
from qless_studio.engine.play_statistics import (
    MatchRecord,
    PlayStatistics,
    Record,
    Streak,
    is_later,
    match_score,
    number,
    share,
)
from qless_studio.engine.texts import capitalised, clock_time, counted, decimal, figure, percent, say
from qless_studio.ui.shell.places.history.views import Shown
from qless_studio.ui.translation import date_text

SMALL = 100
"""Points below which a mean has a decimal place."""


def tr(text: str) -> str:
    return QCoreApplication.translate("History", text)


def points(score: float) -> str:
    """A score, or a mean of scores."""
    return figure(round(score)) if score == round(score) else decimal(score, 1)


# days


def local(entry: Entry) -> QDateTime | None:
    """When a game ended, in the time zone of this computer; None beyond the calendar."""
    try:
        when = datetime.fromisoformat(entry.when).astimezone()
        return QDateTime(when.year, when.month, when.day, when.hour, when.minute, when.second)
    except (OverflowError, OSError, ValueError):
        return None


def clock(entry: Entry) -> str:
    """The time of day at which a game ended."""
    when = local(entry)
    return "" if when is None else QLocale().toString(when.time(), QLocale.FormatType.ShortFormat)


def ended(entry: Entry) -> str:
    """The day and the time at which a game ended."""
    when = local(entry)
    return entry.when[:10] if when is None else f"{date_text(when.date(), brief=True, year=True)}, {clock(entry)}"


def day_text(day: date, today: date) -> str:
    """A day with its weekday; of another year with the year."""
    return date_text(day, weekday=True, year=day.year != today.year)


def month_text(day: date) -> str:
    """The month of a day, with its year, as a heading."""
    return f"{capitalised(QLocale().standaloneMonthName(day.month))} {day.year}"


# a game


def score_of(entry: Entry) -> float | None:
    """The points; in a game against the computer those of the player."""
    score, match = number(entry, "score"), match_score(entry)
    return score if match is None else match[0]


def result_text(entry: Entry) -> str:
    """How a game ended; of one against the computer also both scores."""
    score = match_score(entry)
    if score is not None and entry.result is not Result.GIVEN_UP:
        mine, theirs = score
        won = tr("You win") if mine > theirs else say("{} wins", say("Computer")) if mine < theirs else tr("A draw")
        return f"{won}, {points(mine)} : {points(theirs)}"
    return ending(entry.result)


def ending(result: Result) -> str:
    """How a game ended."""
    return {
        Result.SOLVED: capitalised(tr("solved")),
        Result.FINISHED: tr("Finished"),
        Result.GIVEN_UP: capitalised(tr("given up")),
        Result.CLAIMED: capitalised(tr("no solution exists")),
    }[result]


def kind_text(played: Played, brief: bool = False) -> str:
    """What was played and how it ended, in a few words; `brief`: the first of them."""
    entry, parts = played.entry, list[str]()
    if entry.is_sum:
        parts.append(tr("Match"))
    if entry.result is not Result.FINISHED or match_score(entry) is not None:
        parts.append(result_text(entry))
    if entry.day and not (brief and parts):
        parts.append(tr("played later") if is_later(entry) else tr("daily puzzle"))
    if played.friend is not None and not (brief and parts):
        parts.append(tr("against {}").format(played.friend or tr("a friend")))
    text = ", ".join(parts) or result_text(entry)
    return text[:1].upper() + text[1:]


def points_text(entry: Entry) -> str:
    score = score_of(entry)
    return "" if score is None else points(score)


def of_par(entry: Entry) -> str:
    part = share(entry, "par")
    return "" if part is None else percent(part)


def time_text(entry: Entry) -> str:
    return "" if entry.seconds is None else clock_time(entry.seconds)


def spoken(played: Played, title: str) -> str:
    """A game in a line: what it was, what was reached, compared with par, the time, whether it is a record."""
    entry = played.entry
    score, part = score_of(entry), share(entry, "par")
    return ", ".join(filter(None, (
        title, kind_text(played),
        "" if score is None else counted(round(score), "{} point", "{} points"),
        "" if part is None else tr("{} of par").format(percent(part)),
        time_text(entry),
        counted(len(entry.hints), "{} hint", "{} hints") if entry.hints else "",
        tr("a record") if played.record is not None else "",
        counted(len(played.rounds), "{} round", "{} rounds") if played.rounds else "",
    )))  # fmt: skip


def reached(entry: Entry) -> str:
    """What was reached, in a word: the points, or the time of what was solved."""
    if entry.result is Result.GIVEN_UP:
        return tr("given up")
    return points_text(entry) or time_text(entry)


def record_text(title: str, record: Record) -> str:
    """A record of a day, after the name of its game."""
    return f"{title}: {record.values}, {record.kind}"


# figures


def by_game(title: str, accent: str, found: PlayStatistics, act: Callable[[], object]) -> Shown:
    """How many games, what is usual and the best of one game."""
    if found.scored:
        average, best = found.average_score, found.best_score
        usual = "" if average is None else tr("{} points").format(points(round(average, 0 if average >= SMALL else 1)))
        most = "" if best is None else points(best)
    else:
        usual = "" if found.average_seconds is None else clock_time(found.average_seconds)
        most = "" if found.best_seconds is None else clock_time(found.best_seconds)
    return Shown(title, (figure(found.played), usual, most), "square", accent, act=act)


def facts(found: PlayStatistics) -> list[Shown]:
    """The figures of one game."""
    rows: list[tuple[str, str | None]] = [
        (tr("best"), _known(found.best_score, points) if found.scored else None),
        (tr("average"), _known(found.average_score, points)),
        (tr("best"), _known(None if found.scored else found.best_seconds, clock_time)),
        (tr("average"), _known(None if found.scored else found.average_seconds, clock_time)),
        (capitalised(tr("of par")), _known(found.par_share, percent)),
        (tr("Share of the best possible score"), _known(found.best_share, percent)),
        (tr("Share solved"), percent(found.share) if found.solved and not found.scored else None),
        (capitalised(tr("given up")), figure(found.given_up) if found.given_up else None),
    ]
    return [Shown(label[:1].upper() + label[1:], (text,)) for label, text in rows if text is not None]


def _known(value: float | None, write: Callable[[float], str]) -> str | None:
    return None if value is None else write(value)


def in_a_row(current: int, longest: int) -> str:
    return tr("{}, longest {}").format(figure(current), figure(longest))


def rows_of(
    figures: Iterable[tuple[str, PlayStatistics]],
    streak: Streak,
    friends: Iterable[Versus],
    matches: Iterable[MatchRecord],
) -> list[Shown]:
    """Days and games in a row, games without hints, games against others; `figures` with the titles of the games."""
    figures, shown = list(figures), list[Shown]()
    if streak.played:
        shown.append(Shown(tr("Days in a row"), (in_a_row(streak.current, streak.longest),), "flame"))
        done = tr("{} of {}").format(figure(streak.solved), figure(streak.played))
        shown.append(Shown(tr("Daily puzzles done"), (done,), "check"))
    for title, found in figures:
        if found.solved and not found.scored:
            text = in_a_row(found.streak, found.longest_streak)
            shown.append(Shown(tr("{}, solved in a row").format(title), (text,), "check"))
    played = sum(found.played for _, found in figures)
    if played:
        without = sum(found.without_hints for _, found in figures)
        text = tr("{} of {}").format(figure(without), figure(played))
        shown.append(Shown(tr("Without hints"), (text,), "eye"))
    shown += (
        Shown(_capital(tr("against {}").format(each.name or tr("a friend"))), (_versus(each),), "friends")
        for each in friends
    )
    names = {"easy": tr("Easy"), "medium": capitalised(say("medium")), "strong": tr("Strong")}
    for each in matches:
        label = tr("against {}").format(f"{say('Computer')}, {names.get(each.strength, each.strength)}")
        shown.append(Shown(_capital(label), (_versus(each),), "target"))
    return shown


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _versus(record: Versus | MatchRecord) -> str:
    draws = counted(record.drawn, "{} draw", "{} draws") if record.drawn else ""
    score = f"{figure(record.won)} : {figure(record.lost)}"
    return ", ".join(filter(None, (score, draws)))
