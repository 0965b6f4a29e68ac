"""The list of past games."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt, QTime

from qless_studio.engine.history import Entry
from qless_studio.engine.play_statistics import match_score, number, share
from qless_studio.engine.texts import clock_time
from qless_studio.ui.shell.statistics.figures import percent, points, result_text
from qless_studio.ui.widgets.results.result_model import Column, Kind, ResultModel
from qless_studio.ui.widgets.results.result_table import ResultTable

PLAIN, SCORED, DAY = "plain", "scored", "day"
LONGEST = datetime(2026, 12, 30, 22, 58)
"""A date whose text is long, for the width of the column."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("Statistics", text)


def ended(entry: Entry) -> str:
    """Time of the end, in the time zone of this computer."""
    when = _local(entry)
    return entry.when[:10] if when is None else _moment(when)


def _local(entry: Entry) -> datetime | None:
    try:
        return datetime.fromisoformat(entry.when).astimezone()
    except (OverflowError, OSError, ValueError):
        return None


def _moment(when: datetime) -> str:
    moment = QDateTime.fromString(when.replace(tzinfo=None).isoformat(timespec="seconds"), Qt.DateFormat.ISODate)
    return f"{QLocale().toString(moment.date(), _tr('d MMM yyyy'))}, {_clock(when)}"


def _clock(when: datetime | None) -> str:
    return "" if when is None else QLocale().toString(QTime(when.hour, when.minute), QLocale.FormatType.ShortFormat)


def _result(entry: Entry) -> str:
    return f"{result_text(entry)} · {_tr('daily')}" if entry.day else result_text(entry)


def _points(entry: Entry) -> str:
    score = _score(entry)
    return "" if score is None else points(score)


def _score(entry: Entry) -> float | None:
    """The points; in a game against the computer those of the player."""
    score, match = number(entry, "score"), match_score(entry)
    return score if match is None else match[0]


def _of_par(entry: Entry) -> str:
    part = share(entry, "par")
    return "" if part is None else percent(part)


def _time(entry: Entry) -> str:
    return "" if entry.seconds is None else clock_time(entry.seconds)


def _columns(kind: str, titles: Mapping[str, str]) -> list[Column]:
    made = [
        Column("clock", _tr("Ended"), lambda entry: entry.when, lambda entry: _clock(_local(entry)), width=72),
        Column("game", _tr("Game"), lambda entry: titles[entry.game], width=104),
        Column("ended", _tr("Ended"), lambda entry: entry.when, ended, width=136, widest=_moment(LONGEST)),
        Column("result", _tr("Result"), _result),
        Column("points", _tr("Points"), _score, _points, Kind.NUMBER, width=60),
        Column("par", _tr("Of par"), lambda entry: share(entry, "par"), _of_par, Kind.NUMBER, width=60),
        Column("time", _tr("Time"), lambda entry: entry.seconds, _time, Kind.NUMBER, width=64),
        Column("hints", _tr("Hints"), lambda entry: len(entry.hints), kind=Kind.NUMBER, width=52),
    ]
    without = {PLAIN: ("clock", "game", "points", "par"), SCORED: ("clock", "game"), DAY: ("ended",)}[kind]
    return [column for column in made if column.key not in without]


class EntryTable(ResultTable):
    """Past games of one kind, the last one first."""

    def __init__(self, kind: str, titles: Mapping[str, str]) -> None:
        """`kind` is `SCORED` for games with points, otherwise `PLAIN`; `DAY` for all games, which have these titles."""
        super().__init__(ResultModel(_columns(kind, titles)), _tr("Games"))
        self.sort_by("clock" if kind == DAY else "ended", Qt.SortOrder.DescendingOrder)

    def show_entries(self, entries: list[Entry]) -> None:
        self.model().show(entries)
