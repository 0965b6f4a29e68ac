"""The plan against the clock: made beside the window, shown as rows with a running total."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QObject, Signal

from qless_studio.engine.games.word_streak.plan import Plan, make_plan
from qless_studio.engine.grids import FoundWord
from qless_studio.ui.grids.round import clock_text
from qless_studio.ui.grids.words import word_columns
from qless_studio.ui.tab.background_searches import BackgroundSearches
from qless_studio.ui.tab.session import Session
from qless_studio.ui.widgets.results.result_model import Column, Kind


@dataclass(frozen=True)
class Row:
    """A word played, or one to play."""

    found: FoundWord
    at: float
    """Seconds from the beginning of the round, once it is played."""
    total: int
    """Points of the round by then."""
    done: bool


def tr(text: str) -> str:
    return QCoreApplication.translate("WordColumns", text)


def path_columns(zipf: Callable[[str], float | None], ticked: Callable[[str], bool]) -> list[Column]:
    """The columns of a list of `FoundWord`, with the length of the path: a tile may have several letters."""
    word, common, length, points = word_columns(zipf, ticked)
    tiles = Column("tiles", tr("Path"), lambda found: len(found.path), kind=Kind.NUMBER, width=44)
    return [word, common, replace(length, width=52), tiles, replace(points, width=60)]


def plan_columns(zipf: Callable[[str], float | None]) -> list[Column]:
    """The columns of a list of `Row`."""

    def role(row: Row) -> str:
        return "text_dim" if row.done else ""

    return [
        Column(
            "at", tr("Time"), lambda row: row.at, lambda row: clock_text(row.at), width=48, role=lambda row: "text_dim"
        ),
        Column(
            "done",
            "",
            lambda row: row.done,
            lambda row: "",
            width=20,
            icon=lambda row: "check" if row.done else "",
            role=lambda row: "good",
            spoken=lambda row: tr("played") if row.done else tr("not played"),
            spoken_title=tr("Played"),
        ),
        Column(
            "word",
            tr("Word"),
            lambda row: row.found.word.upper(),
            role=lambda row: "text_dim" if row.done else "text",
            words=lambda row: (row.found.word,),
        ),
        Column("common", tr("Common"), lambda row: zipf(row.found.word), kind=Kind.COMMONNESS, width=60),
        Column("points", tr("Points"), lambda row: row.found.score, kind=Kind.NUMBER, width=52, role=role),
        Column("total", tr("Total"), lambda row: row.total, kind=Kind.NUMBER, width=56),
    ]


class Planner(QObject):
    """Plans anew whenever something changed; only the last plan asked for counts."""

    planned = Signal(object)
    """list of `Row`"""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self.rows: list[Row] = []
        self._session = session
        self._searches = BackgroundSearches(session, self)
        self._before: list[Row] = []
        self._elapsed = 0.0

    def forget(self) -> None:
        """There is nothing to plan."""
        self._searches.cancel()
        self._show([])

    def plan(self, found: Mapping[str, FoundWord], played: Mapping[str, float], elapsed: float, seconds: float) -> None:
        """Plan the rest of a round of `seconds`; `played` are words with the time they were played at."""
        words, done, pace = tuple(found.values()), frozenset(played), self._session.options.pace
        self._before, self._elapsed = played_rows(found, played), elapsed
        work = lambda run: iter([make_plan(words, seconds - elapsed, pace, done)])  # noqa: E731
        self._searches.start("plan", work, self._on_plans)

    def _on_plans(self, plans: list[Plan]) -> None:
        self._show([*self._before, *planned_rows(plans[-1], self._before, self._elapsed)])

    def _show(self, rows: list[Row]) -> None:
        self.rows = rows
        self.planned.emit(rows)


def played_rows(found: Mapping[str, FoundWord], played: Mapping[str, float]) -> list[Row]:
    """The words played, in the order in which they were."""
    rows, total = [], 0
    for word, at in played.items():
        if word in found:
            total += found[word].score
            rows.append(Row(found[word], at, total, True))
    return rows


def planned_rows(plan: Plan, before: Iterable[Row], elapsed: float) -> list[Row]:
    """The words of a plan after those already played."""
    played = sum(row.found.score for row in before)
    return [Row(step.found, elapsed + step.clock, played + step.total, False) for step in plan.steps]
